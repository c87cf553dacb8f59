/** The current view of the page, stored in the address so that it can be reloaded, shared and left with "back". */
export type Route =
  | { name: "lobby" }
  | { name: "nowhere" }
  | { name: "join"; id: string; token: string }
  | { name: "new"; game: string | null }
  | { name: "table"; id: string }
  | { name: "learn"; game: string; tutorial: string }
  | { name: "rules"; game: string; clause: string | null };

export function parsed(path: string, hash: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "new") return { name: "new", game: second ?? null };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "learn" && second && third) return { name: "learn", game: second, tutorial: third };
  if (first === "rules" && second) return { name: "rules", game: second, clause: hash.slice(1) || null };
  if (first === "join" && second && third) return { name: "join", id: second, token: third };
  return { name: first === undefined ? "lobby" : "nowhere" };
}

class Router {
  route = $state<Route>(parsed(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Without a way back, if the address before is of no use any more. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = parsed(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For links: go there without loading the page again, unless the reader wants another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link);
}

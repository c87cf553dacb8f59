/** The reader's own choices, kept in the browser. */
import { LANGUAGES, type Language } from "./texts";

const KEY = "sirocco-settings";
/** On a screen wider than this everything is larger: it is a big one, seen from further away. */
const VAST = 2600;
const LARGER = 1.35;
export type Theme = "auto" | "light" | "dark";

interface Stored {
  language: Language;
  theme: Theme;
  size: number;
  skip: boolean;
  animate: boolean;
  /** How long the other side's doings stay to be seen, as a factor; 0 shows them as they come. */
  pace: number;
  /** On one screen: nobody minds the other seeing his hand. */
  openHands: boolean;
  notify: boolean;
  /** What the player is called. */
  name: string;
}

function initial(): Stored {
  const language = navigator.language?.startsWith("it") ? "it" : "en";
  const animate = !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  const standard: Stored = {
    language,
    theme: "auto",
    size: 1,
    skip: true,
    animate,
    pace: animate ? 1 : 0,
    openHands: false,
    notify: false,
    name: "",
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const merged = { ...standard, ...(kept as Partial<Stored>) };
    return LANGUAGES.includes(merged.language) ? merged : standard;
  } catch {
    return standard;
  }
}

export const settings = $state<Stored>(initial());

/** Keep the settings and show them: language, colours and size are properties of the whole document. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  const vast = globalThis.innerWidth > VAST ? LARGER : 1;
  root.style.fontSize = `${settings.size * vast * 100}%`;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

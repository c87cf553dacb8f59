/** A notification for a player who is not looking at the page, if the browser permits it. */
export function notifyTurn(title: string, body: string): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: "sirocco-turn", icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

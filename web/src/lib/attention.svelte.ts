/** Whether the page is in sight: in a tab that is shown, in a window that is not minimised. */
class Attention {
  visible = $state(document.visibilityState === "visible");

  constructor() {
    document.addEventListener("visibilitychange", () => (this.visible = document.visibilityState === "visible"));
  }
}

export const attention = new Attention();

/** The card that explains a word of the trade: one at a time, beside the word. */

interface Explained {
  word: HTMLElement;
  meaning: string;
  /** Opened by a click or a tap: it stays until something else is touched. */
  pinned: boolean;
}

class GlossaryCard {
  shown = $state.raw<Explained | null>(null);

  show(word: HTMLElement, meaning: string, pinned = false): void {
    this.shown = { word, meaning, pinned };
  }

  /** Hide the card of a word, or any. */
  hide(word: HTMLElement | null = null): void {
    if (!word || this.shown?.word === word) this.shown = null;
  }
}

export const card = new GlossaryCard();

/** The words on the page: its own, and those of the game on the table. */
import { settings } from "./settings.svelte";
import { textsOf } from "./game.svelte";
import { Texts } from "./texts";
import type { Sheet } from "./types";

class Voice {
  texts = $state.raw(new Texts(settings.language));
  private sheet: Sheet | null = null;

  /** Speak of this game from now on (null: of none), in the reader's language. */
  async speak(sheet: Sheet | null): Promise<void> {
    this.sheet = sheet;
    const language = settings.language;
    const texts = sheet ? await textsOf(sheet.game, language, sheet) : new Texts(language);
    if (this.sheet === sheet && settings.language === language) this.texts = texts;
  }

  /** The reader has chosen another language. */
  async turn(): Promise<void> {
    await this.speak(this.sheet);
  }
}

export const voice = new Voice();
export const t = (key: string, args: Record<string, string | number> = {}): string => voice.texts.t(key, args);

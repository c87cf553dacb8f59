/** The texts of the page in the current language: its own, and those of the game on the table. */
import { settings } from "./settings.svelte";
import { textsOf } from "./resources.svelte";
import { Texts } from "./texts";
import type { Sheet } from "./types";

class PageTexts {
  texts = $state.raw(new Texts(settings.language));
  private sheet: Sheet | null = null;

  /** Load the texts of a game (null: of the page alone) in the reader's language. */
  async load(sheet: Sheet | null): Promise<void> {
    this.sheet = sheet;
    const language = settings.language;
    const texts = sheet ? await textsOf(sheet.game, language, sheet) : new Texts(language);
    if (this.sheet === sheet && settings.language === language) this.texts = texts;
  }

  /** Load the same texts again after a change of language. */
  async reload(): Promise<void> {
    await this.load(this.sheet);
  }
}

export const page = new PageTexts();
export const t = (key: string, args: Record<string, string | number> = {}): string => page.texts.t(key, args);

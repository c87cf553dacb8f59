/** The unchanging parts of a game, loaded once: sheet, board, pictures, rulebook and texts. */
import { ask, askText } from "./api";
import { Texts, type Language } from "./texts";
import type { Board, Rulebook, Sheet } from "./types";

const cache = new Map<string, Promise<unknown>>();

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}

export const sheetOf = (game: string, scenario: string): Promise<Sheet> =>
  once(`sheet ${game} ${scenario}`, () => ask<Sheet>(`games/${game}/${scenario}/sheet`));

export const boardOf = (game: string, scenario: string, language: Language): Promise<Board | null> =>
  once(`board ${game} ${scenario} ${language}`, () =>
    ask<Board | null>(`games/${game}/${scenario}/board`, { lang: language }),
  );

export const pictureOf = (address: string): Promise<string> =>
  once(`picture ${address}`, async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  });

export const rulebookOf = (game: string, language: Language): Promise<Rulebook | null> =>
  once(`rules ${game} ${language}`, () => ask<Rulebook | null>(`games/${game}/rules/${language}`));

export const catalogueOf = (game: string, language: Language): Promise<string> =>
  once(`text ${game} ${language}`, () => askText(`games/${game}/text/${language}`));

export async function textsOf(game: string, language: Language, sheet: Sheet | null): Promise<Texts> {
  return new Texts(language, await catalogueOf(game, language), sheet);
}

/** Finding words in a text and marking them: case and accents do not matter. */

/** A text normalised for searching: lower case, without accents, of the same length. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const found = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return found.length === letter.length ? found : letter;
  }).join("");

export const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

export function mentions(text: string, words: string[]): boolean {
  const searched = words.length ? plain(text) : "";
  return words.every((word) => searched.includes(word));
}

/** A text split where one of the words begins or ends. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const searched = plain(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  const found: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1);
    const letter = text.charAt(i);
    if (last && last.hit === hit[i]) last.text += letter;
    else found.push({ text: letter, hit: hit[i]! });
  }
  return found;
}

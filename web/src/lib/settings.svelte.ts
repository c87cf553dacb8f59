/** The user's settings, stored in the browser. */
import { LANGUAGES, type Language } from "./texts";

const KEY = "sirocco-settings";
/** On a screen wider than this everything is larger, since it is viewed from further away. */
const VAST = 2600;
const LARGER = 1.35;
export type Theme = "auto" | "light" | "dark";

interface Stored {
  language: Language;
  theme: Theme;
  size: number;
  skip: boolean;
  animate: boolean;
  /** How long updates by the other side stay on the screen, as a factor; 0 shows them immediately. */
  pace: number;
  /** Two players on one screen: hands are not hidden from each other. */
  openHands: boolean;
  notify: boolean;
  /** The player's name. */
  name: string;
}

const prefers = (what: string): boolean => typeof matchMedia === "function" && matchMedia(`(prefers-${what})`).matches;

function initial(): Stored {
  const language = navigator.language.startsWith("it") ? "it" : "en";
  const animate = !prefers("reduced-motion: reduce");
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
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const merged = { ...standard, ...(stored as Partial<Stored>) };
    return LANGUAGES.includes(merged.language) ? merged : standard;
  } catch {
    return standard;
  }
}

export const settings = $state<Stored>(initial());

/** Store and apply the settings: language, colours and size are properties of the whole document. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark = prefers("color-scheme: dark");
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  const vast = globalThis.innerWidth > VAST ? LARGER : 1;
  root.style.fontSize = `${settings.size * vast * 100}%`;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Playing works without storage, too.
  }
}

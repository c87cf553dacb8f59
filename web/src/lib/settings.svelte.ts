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
  /** Ask before a step ends although units could still move. */
  remind: boolean;
  notify: boolean;
  sound: boolean;
  /** The player's name. */
  name: string;
  /** The dock beside the board: folded away, and how wide (in rem). */
  folded: boolean;
  dock: number;
  /** How often the player has done something, at any table, up to `PRACTISED`. */
  acted: number;
}

/** Whoever has done so much knows the way: advice no longer offers itself first. */
export const PRACTISED = 30;

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
    remind: true,
    notify: false,
    sound: false,
    name: "",
    folded: false,
    dock: 25,
    acted: 0,
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const merged = { ...standard, ...(stored as Partial<Stored>) };
    // There was a slower pace once.
    merged.pace = Math.min(merged.pace, 1);
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

/** Short sounds, made on the spot, for those who want them: a counter set down, dice, your turn. */
import { settings } from "./settings.svelte";

export type Sound = "move" | "dice" | "turn";

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  if (which === "turn") [523, 784].forEach((pitch, i) => tone(context!, pitch, 0.14 * i, 0.3));
  else if (which === "move") knock(context, 0, 900, 0.06);
  else [0, 0.09, 0.16, 0.27, 0.34].forEach((at) => knock(context!, at, 2200, 0.04));
}

function tone(on: AudioContext, pitch: number, at: number, long: number): void {
  const source = on.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  source.connect(fading(on, at, long, 0.12));
  source.start(on.currentTime + at);
  source.stop(on.currentTime + at + long);
}

/** A knock of wood: a moment of noise around one pitch. */
function knock(on: AudioContext, at: number, pitch: number, long: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(on, at, long, 0.35));
  source.start(on.currentTime + at);
}

function fading(on: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, on.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, on.currentTime + at + long);
  gain.connect(on.destination);
  return gain;
}

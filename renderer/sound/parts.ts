/**
 * What sounds are composed of: tones and filtered noise, each with its own start, attack and decay. Plain data, so that
 * a sound can be checked without being played. Times are in seconds, frequencies in hertz; gains are linear.
 */
interface Timed {
  readonly start: number;
  readonly attack: number;
  readonly length: number;
  readonly gain: number;
}
/** A tone that glides from one frequency to another. */
export interface Tone extends Timed {
  readonly wave: 'sine' | 'triangle' | 'square';
  readonly from: number;
  readonly to: number;
}
/** Noise through a filter whose frequency glides. */
export interface Noise extends Timed {
  readonly wave: 'noise';
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
  readonly from: number;
  readonly to: number;
  readonly q: number;
}
type Part = Tone | Noise;
export type Recipe = readonly Part[];

export const tone = (
  wave: Tone['wave'],
  [from, to]: readonly [number, number],
  length: number,
  gain: number,
  start = 0,
  attack = 0.004,
): Tone => ({ wave, from, to, length, gain, start, attack });

export const noise = (
  filter: Noise['filter'],
  [from, to]: readonly [number, number],
  length: number,
  gain: number,
  start = 0,
  attack = 0.003,
  q = 1,
): Noise => ({ wave: 'noise', filter, from, to, length, gain, start, attack, q });

export const note = (frequency: number, length: number, gain: number, start = 0, wave: Tone['wave'] = 'sine'): Tone =>
  tone(wave, [frequency, frequency], length, gain, start, 0.008);

export const recipeLength = (recipe: Recipe): number => Math.max(...recipe.map(({ start, length }) => start + length));

/** The same sound higher or lower. */
export const transposed = (recipe: Recipe, by: number): Recipe =>
  by === 1 ? recipe : recipe.map((part) => ({ ...part, from: part.from * by, to: part.to * by }));

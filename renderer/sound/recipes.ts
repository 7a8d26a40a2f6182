/**
 * What every sound is composed of. Sounds of touch have the material of their game; signals sound alike everywhere, so
 * that they are learnt once.
 */
import type { MaterialName } from '../board/material.ts';
import type { SoundName } from './names.ts';
import { type Noise, noise, note, type Recipe, tone } from './parts.ts';

interface Body {
  /** the lowest resonance, and the others as multiples of it: frequency, gain, decay in seconds */
  readonly base: number;
  readonly modes: readonly (readonly [number, number, number])[];
  /** the noise of the contact, and the frequency of something sliding */
  readonly click: readonly [Noise['filter'], number, number];
  readonly scrape: number;
}

// biome-ignore format: one row per material
const bodies: Readonly<Record<MaterialName, Body>> = {
  wood: { base: 420, modes: [[1, 0.5, 0.09], [2.3, 0.22, 0.06], [4.2, 0.1, 0.04]], click: ['lowpass', 1800, 0.3], scrape: 700 },
  stone: { base: 880, modes: [[1, 0.32, 0.05], [2.1, 0.22, 0.04], [0.17, 0.3, 0.07]], click: ['bandpass', 3000, 0.5], scrape: 1500 },
  glass: { base: 1650, modes: [[1, 0.4, 0.24], [2.76, 0.18, 0.17], [5.4, 0.08, 0.1]], click: ['highpass', 5000, 0.14], scrape: 3600 },
  shell: { base: 650, modes: [[1, 0.4, 0.1], [1.52, 0.3, 0.08], [2.9, 0.16, 0.06]], click: ['bandpass', 2200, 0.35], scrape: 2200 },
};

/** One piece meets another or the board. */
function knock({ base, modes, click: [filter, at, gain] }: Body, pitch = 1, strength = 1, start = 0): Recipe {
  const contact = noise(filter, [at * pitch, at * pitch], 0.03, gain * strength, start, 0.001);
  const rings = modes.map(([times, loud, decay]) =>
    tone('sine', [base * times * pitch, base * times * pitch * 0.985], decay, loud * strength, start, 0.001),
  );
  return [contact, ...rings];
}
const thump = (gain: number, start = 0): Recipe => [tone('sine', [150, 55], 0.18, gain, start, 0.003)];
/** notes one after another */
const tune = (
  frequencies: readonly number[],
  step: number,
  length: number,
  gain: number,
  wave: 'sine' | 'triangle' = 'sine',
): Recipe => frequencies.map((frequency, i) => note(frequency, length, gain, i * step, wave));

/** the usual length of what lasts as long as a movement, in seconds */
const SLIDE = 0.3;

type Recipes = Readonly<Record<SoundName, (body: Body, length: number) => Recipe>>;

// biome-ignore format: one entry per sound
const recipes: Recipes = {
  lift: ({ base, scrape }) => [tone('sine', [base * 0.8, base * 1.3], 0.09, 0.22, 0, 0.02), noise('highpass', [scrape, scrape * 1.5], 0.05, 0.05, 0, 0.01)],
  place: (body) => knock(body),
  slide: ({ scrape }, length) => [noise('bandpass', [scrape * 0.8, scrape * 1.1], length, 0.17, 0, length * 0.3, 1.4)],
  leap: () => [noise('bandpass', [350, 1500], 0.24, 0.3, 0, 0.12, 2)],
  swap: (body) => [...knock(body, 1.12, 0.7), noise('bandpass', [900, 500], 0.14, 0.16, 0.02, 0.05, 2), ...knock(body, 0.84, 0.8, 0.15)],
  mount: (body) => [...knock(body, 0.75, 0.6), ...knock(body, 1.5, 0.6, 0.08)],
  carry: ({ base }) => [tone('triangle', [base * 0.4, base * 0.75], 0.28, 0.24, 0, 0.09)],
  'put-back': (body) => knock(body, 0.68, 0.4),
  back: ({ base }) => [noise('bandpass', [1900, 450], 0.15, 0.24, 0, 0.07, 2), tone('sine', [base * 1.1, base * 0.6], 0.13, 0.14, 0, 0.05)],
  // what is thrown is of the same material everywhere
  die: () => [noise('bandpass', [3100, 2700], 0.02, 0.36, 0, 0.001, 1.5), tone('sine', [1180, 1120], 0.045, 0.25, 0, 0.001), tone('sine', [2740, 2700], 0.03, 0.12, 0, 0.001), tone('sine', [240, 190], 0.06, 0.19, 0, 0.001)],
  coin: () => [noise('highpass', [6000, 6000], 0.015, 0.2, 0, 0.001), tone('sine', [3350, 3340], 0.34, 0.2, 0, 0.001), tone('sine', [5480, 5470], 0.24, 0.12, 0, 0.001), tone('sine', [8100, 8090], 0.14, 0.06, 0, 0.001)],

  capture: (body) => [...knock(body, 0.82, 0.9), ...thump(0.36), noise('lowpass', [900, 200], 0.2, 0.2, 0.02)],
  shove: (body) => [...knock(body, 0.55, 0.6), noise('lowpass', [420, 260], 0.26, 0.42, 0.01, 0.02, 2)],
  fall: () => [tone('sine', [620, 95], 0.46, 0.28, 0, 0.05), ...thump(0.4, 0.42)],
  shot: () => [noise('highpass', [2400, 1400], 0.07, 0.4, 0, 0.001), noise('lowpass', [1300, 160], 0.24, 0.36, 0.01, 0.002)],
  explosion: () => [noise('lowpass', [1100, 70], 0.95, 0.6, 0, 0.006), tone('sine', [92, 34], 0.6, 0.3, 0, 0.006), noise('bandpass', [2600, 900], 0.3, 0.1, 0.03)],
  recruit: (body) => [...knock(body, 0.9, 0.5), note(440, 0.12, 0.22, 0.06, 'triangle'), note(659, 0.2, 0.22, 0.16, 'triangle')],

  gate: () => [tone('sine', [260, 940], 0.28, 0.24, 0, 0.08), tone('sine', [267, 965], 0.28, 0.2, 0, 0.08), tone('sine', [940, 300], 0.32, 0.24, 0.26, 0.06), tone('sine', [965, 306], 0.32, 0.2, 0.26, 0.06)],
  depart: () => [tone('triangle', [420, 2100], 0.6, 0.24, 0, 0.2), noise('highpass', [2500, 8000], 0.6, 0.08, 0.05, 0.35)],
  landing: (body) => [tone('triangle', [1900, 260], 0.34, 0.2, 0, 0.12), ...thump(0.4, 0.3), ...knock(body, 0.7, 0.7, 0.3)],
  drop: (body) => [noise('bandpass', [1600, 500], 0.12, 0.2, 0, 0.05, 2), ...knock(body, 0.92, 0.9, 0.1), ...thump(0.2, 0.1)],
  promote: () => tune([523, 659, 784, 1047], 0.075, 0.16, 0.24),
  freeze: () => [note(2093, 0.3, 0.14), note(2794, 0.32, 0.12, 0.06), note(3729, 0.3, 0.1, 0.13), noise('highpass', [6000, 7500], 0.1, 0.12, 0, 0.02), noise('highpass', [7000, 8500], 0.14, 0.1, 0.14, 0.02)],
  thaw: () => [tone('sine', [1250, 760], 0.1, 0.22), tone('sine', [980, 590], 0.1, 0.22, 0.12), tone('sine', [1400, 830], 0.12, 0.2, 0.26)],
  crumble: (body) => [0, 0.07, 0.13, 0.22, 0.3].flatMap((start, i) => [noise('bandpass', [820 - 90 * i, 500 - 60 * i], 0.1, 0.36 - 0.05 * i, start, 0.004, 1.5), ...knock(body, 0.5 - 0.04 * i, 0.22, start)]),
  lay: (body) => [noise('lowpass', [750, 300], 0.12, 0.4), note(330, 0.16, 0.2, 0.05, 'triangle'), ...knock(body, 0.6, 0.3)],
  clear: () => [noise('bandpass', [1500, 260], 0.34, 0.4, 0, 0.1, 1.2)],
  tick: () => [note(1245, 0.025, 0.2, 0, 'triangle'), note(932, 0.03, 0.2, 0.09, 'triangle')],
  state: () => [note(698, 0.09, 0.2), note(740, 0.09, 0.14)],

  check: () => [...tune([880, 659], 0.14, 0.18, 0.3, 'triangle'), ...tune([1760, 1319], 0.14, 0.12, 0.07)],
  win: () => [...tune([262, 330, 392, 523], 0.13, 0.5, 0.2, 'triangle'), note(659, 0.8, 0.16, 0.52), note(784, 0.8, 0.14, 0.52)],
  loss: () => tune([440, 349, 294, 220], 0.19, 0.42, 0.24, 'triangle'),
  draw: () => [...tune([392, 494], 0.22, 0.4, 0.22), note(392, 0.6, 0.2, 0.44), note(587, 0.6, 0.16, 0.44)],
  'your-turn': () => tune([523, 784], 0.1, 0.2, 0.22),
  turn: () => [note(392, 0.1, 0.2)],
  'clock-low': () => [0, 0.16, 0.32].flatMap((start) => [note(1480, 0.04, 0.26, start, 'triangle'), noise('bandpass', [2400, 2400], 0.02, 0.2, start, 0.001, 4)]),
  flag: () => [note(988, 0.5, 0.2), note(1483, 0.4, 0.1), note(988, 0.6, 0.2, 0.24), note(1483, 0.5, 0.1, 0.24), tone('triangle', [392, 196], 0.5, 0.2, 0.24, 0.02)],

  illegal: () => [tone('sine', [208, 196], 0.1, 0.3, 0, 0.02), tone('sine', [175, 165], 0.14, 0.3, 0.11, 0.02)],
  retract: () => [tone('triangle', [370, 165], 0.3, 0.28, 0, 0.03), noise('lowpass', [500, 300], 0.2, 0.16, 0, 0.05)],
  hint: () => [note(1047, 0.3, 0.16), note(1319, 0.36, 0.16, 0.09), note(2637, 0.2, 0.04, 0.09)],
  choice: () => [note(880, 0.04, 0.18, 0, 'triangle'), note(1175, 0.05, 0.18, 0.05, 'triangle')],
  'square-empty': () => [note(2489, 0.03, 0.14)],
  'square-own': () => [note(523, 0.07, 0.2, 0, 'triangle'), note(2093, 0.03, 0.06)],
  'square-other': () => [tone('square', [262, 262], 0.07, 0.1, 0, 0.006), note(330, 0.06, 0.12)],
};

/** `length`: of what lasts as long as a movement, in seconds. */
export const recipeOf = (sound: SoundName, material: MaterialName, length = SLIDE): Recipe =>
  recipes[sound](bodies[material], length);

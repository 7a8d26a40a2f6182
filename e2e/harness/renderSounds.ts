/**
 * Runs in a page: renders every sound without a loudspeaker and measures it. The spectrum is taken in bands of a third
 * of an octave, in several frames, so that it tells a rising tone from a falling one.
 */
import { MATERIALS, type MaterialName } from '../../renderer/board/material.ts';
import { type SoundName, soundNames } from '../../renderer/sound/names.ts';
import { recipeOf } from '../../renderer/sound/recipes.ts';
import { schedule } from '../../renderer/sound/synth.ts';

export interface Rendered {
  readonly name: SoundName;
  readonly material: MaterialName;
  readonly peak: number;
  /** the last moment that can be heard, in seconds */
  readonly end: number;
  /** of unit length */
  readonly spectrum: readonly number[];
}

const RATE = 44_100;
/** longer than any sound */
const ROOM = 2;
const HEARD = 0.002;
const FRAME = 1024;
/** the length of the first frames, in seconds; the last one is the rest */
const FRAMES = [0, 0.04, 0.1, 0.2, 0.4, ROOM] as const;
const LOWEST = 40;
const BANDS = 28;

const WINDOW = Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME));

/** The power of a stretch of samples at a frequency (Goertzel). */
function powerAt(samples: Float32Array, from: number, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let before = 0;
  let last = 0;
  for (let i = 0; i < FRAME; i++) {
    const next = turn * last - before + (samples[from + i] ?? 0) * WINDOW[i]!;
    before = last;
    last = next;
  }
  return before * before + last * last - turn * before * last;
}

/** `last`: the last sample that can be heard. */
function spectrumOf(samples: Float32Array, last: number): number[] {
  const all: number[] = [];
  for (let frame = 0; frame + 1 < FRAMES.length; frame++) {
    const bands = new Array<number>(BANDS).fill(0);
    const [start, end] = [FRAMES[frame]! * RATE, FRAMES[frame + 1]! * RATE];
    for (let at = Math.floor(start); at < Math.min(end, last); at += FRAME)
      for (let band = 0; band < BANDS; band++)
        for (const within of [-0.1, 0, 0.1]) bands[band]! += powerAt(samples, at, LOWEST * 2 ** (band / 3 + within));
    // as the ear, by magnitude rather than power
    all.push(...bands.map(Math.sqrt));
  }
  const length = Math.hypot(...all) || 1;
  return all.map((value) => value / length);
}

async function render(name: SoundName, material: MaterialName): Promise<Rendered> {
  const context = new OfflineAudioContext(1, RATE * ROOM, RATE);
  const recipe = recipeOf(name, material);
  schedule(context, context.destination, recipe, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > HEARD);
  return {
    name,
    material,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    end: last < 0 ? 0 : last / RATE,
    spectrum: spectrumOf(samples, last),
  };
}

export async function renderAll(): Promise<readonly Rendered[]> {
  const all: Rendered[] = [];
  for (const material of MATERIALS) for (const name of soundNames) all.push(await render(name, material));
  return all;
}

/**
 * Plays sounds. There is no audio context before a person's first gesture, and none as long as everything is off; when
 * the last sound has ended the context is suspended, so that silence costs nothing. A machine without audio is silent.
 * Must stay true: nothing here throws, whatever the audio device does.
 */
import type { Settings } from '../../electron/contract/settings.ts';
import type { MaterialName } from '../board/material.ts';
import { decorate } from '../decoration/decorate.ts';
import { BY_EAR, groupOf, type SoundName } from './names.ts';
import { transposed } from './parts.ts';
import { recipeOf } from './recipes.ts';
import { schedule } from './synth.ts';

type Volumes = Pick<Settings, 'sound' | 'calm' | 'volume' | 'volumes' | 'byEar'>;

/** Where a sound comes from: -1 left to 1 right, 0 near to 1 far; and what it is made of. */
export interface Source {
  readonly across: number;
  readonly away: number;
  readonly material: MaterialName;
}
/** `after`: in so many seconds; `length`: of what lasts as long as a movement; `strength`: how hard it is, 0 to 1. */
interface When {
  readonly after?: number;
  readonly length?: number | undefined;
  readonly strength?: number;
}
export const NOWHERE: Source = { across: 0, away: 0, material: 'wood' };

/** how far to one side a sound at the edge of the board is heard; by ear it must be told exactly */
const PAN = 0.6;
const PAN_BY_EAR = 0.95;
/** how much softer it is at the far edge, and by ear how much higher, in octaves */
const FAR_SOFTER = 0.3;
const FAR_HIGHER = 0.5;
/** more sources at a time are a noise in which nothing is heard: further sounds are left out */
const MOST_SOURCES = 96;
/** the same sound again within this time, in seconds, is the same event: pieces that are captured together */
const SAME = 0.03;
/** from the request to the first sample, so that the start of a sound is not cut off */
const AHEAD = 0.012;

/** How loud a sound is, 0 to 1; the ear hears the square of what a slider shows. */
export function loudness(sound: SoundName, { sound: on, calm, volume, volumes, byEar }: Volumes): number {
  if (!on || calm || (BY_EAR.has(sound) && !byEar)) return 0;
  return (volume / 100) ** 2 * (volumes[groupOf(sound)] / 100) ** 2;
}

export class Speaker {
  readonly #make: () => AudioContext;
  #volumes: Volumes | null = null;
  #mayPlay = false;
  #context: AudioContext | null = null;
  #out: AudioNode | null = null;
  #isBroken = false;
  #sources = 0;
  readonly #last = new Map<SoundName, number>();

  constructor(make: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' })) {
    this.#make = make;
  }

  /** A person has pressed a key or a button: from now on there may be sound. */
  allow(): void {
    this.#mayPlay = true;
  }

  set(volumes: Volumes): void {
    this.#volumes = volumes;
    if (!volumes.sound || volumes.calm || volumes.volume === 0) decorate('silence', () => this.#rest());
  }

  play(sound: SoundName, from: Source = NOWHERE, when: When = {}): void {
    decorate('a sound', () => this.#play(sound, from, when));
  }

  #play(sound: SoundName, from: Source, { after = 0, length, strength = 1 }: When): void {
    const gain = this.#volumes ? loudness(sound, this.#volumes) : 0;
    if (gain === 0 || !this.#mayPlay || this.#sources >= MOST_SOURCES) return;
    const context = this.#open();
    if (!context || !this.#out) return;
    const at = context.currentTime + AHEAD + after;
    const before = this.#last.get(sound);
    if (before !== undefined && at >= before && at - before < SAME) return;
    this.#last.set(sound, at);
    const byEar = this.#volumes?.byEar ?? false;
    const voice = context.createGain();
    voice.gain.value = gain * strength * (1 - FAR_SOFTER * from.away);
    const panner = context.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, from.across)) * (byEar ? PAN_BY_EAR : PAN);
    voice.connect(panner).connect(this.#out);
    const recipe = transposed(recipeOf(sound, from.material, length), byEar ? 2 ** (FAR_HIGHER * from.away) : 1);
    const sources = schedule(context, voice, recipe, at);
    this.#sources += sources.length;
    let left = sources.length;
    for (const source of sources)
      source.onended = () => {
        left--;
        this.#sources--;
        if (left === 0) panner.disconnect();
        if (this.#sources === 0) this.#rest();
      };
  }

  #open(): AudioContext | null {
    if (this.#isBroken) return null;
    try {
      if (!this.#context) {
        this.#context = this.#make();
        // many sounds at once stay below the loudest level
        const limit = this.#context.createDynamicsCompressor();
        limit.threshold.value = -8;
        limit.ratio.value = 12;
        limit.attack.value = 0.002;
        limit.connect(this.#context.destination);
        this.#out = limit;
      }
    } catch {
      // no audio here
      this.#isBroken = true;
      return null;
    }
    if (this.#context.state !== 'running') this.#context.resume().catch(() => {});
    return this.#context;
  }

  #rest(): void {
    if (this.#context?.state === 'running') this.#context.suspend().catch(() => {});
  }
}

/** The one speaker of the page. */
export const speaker = new Speaker();

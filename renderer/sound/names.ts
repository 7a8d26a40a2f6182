/**
 * Every sound that there is, with the group whose volume it has. What each sounds like is in `recipes.ts`, when each is
 * heard in `effects.ts` and `utterances.ts`.
 */
import type { SoundGroup } from '../../electron/contract/settings.ts';

// biome-ignore format: one row per group
const table = {
  lift: 'moves', place: 'moves', slide: 'moves', leap: 'moves', swap: 'moves', mount: 'moves', carry: 'moves', 'put-back': 'moves', back: 'moves', die: 'moves', coin: 'moves',
  capture: 'captures', shove: 'captures', fall: 'captures', shot: 'captures', explosion: 'captures', recruit: 'captures',
  gate: 'powers', depart: 'powers', landing: 'powers', drop: 'powers', promote: 'powers', freeze: 'powers', thaw: 'powers', crumble: 'powers', lay: 'powers', clear: 'powers', tick: 'powers', state: 'powers',
  check: 'alerts', win: 'alerts', loss: 'alerts', draw: 'alerts', 'your-turn': 'alerts', turn: 'alerts', 'clock-low': 'alerts', flag: 'alerts',
  illegal: 'help', retract: 'help', hint: 'help', choice: 'help', 'square-empty': 'help', 'square-own': 'help', 'square-other': 'help',
} as const satisfies Readonly<Record<string, SoundGroup>>;

export type SoundName = keyof typeof table;
export const soundNames = Object.keys(table) as readonly SoundName[];
export const groupOf = (sound: SoundName): SoundGroup => table[sound];

/** Heard only where every event has a sound: they come so often that they would disturb everybody else. */
export const BY_EAR: ReadonlySet<SoundName> = new Set([
  'tick',
  'state',
  'turn',
  'choice',
  'square-empty',
  'square-own',
  'square-other',
]);

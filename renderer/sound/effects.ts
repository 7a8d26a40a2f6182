/**
 * Which sound an effect has, when it begins and when it is done. The table has an entry for every effect; a new effect
 * without one does not compile.
 */
import type { EffectView, MovementView, View } from '../../electron/contract/view.ts';
import type { SoundName } from './names.ts';

type EffectName = EffectView['do'];
type EffectOf<D extends EffectName> = Extract<EffectView, { do: D }>;

/** As much of the view after the effects as a sound depends on. */
export type After = Pick<View, 'players' | 'last'>;

export interface Sounding {
  readonly begin: SoundName | null;
  readonly done: SoundName | null;
  /** null: it comes from nowhere in particular */
  readonly cell: number | null;
}

type Pair = readonly [begin: SoundName | null, done: SoundName | null];

const ways: Readonly<Record<MovementView, Pair>> = {
  walk: ['slide', 'place'],
  leap: ['leap', 'place'],
  castle: ['leap', 'place'],
  push: ['shove', null],
  carry: [null, 'place'],
  lift: ['carry', 'place'],
  warp: ['gate', 'place'],
  drop: [null, 'drop'],
  board: ['leap', 'mount'],
};

/**
 * By state of a piece: when it begins and when it ends. A state without an entry has a faint sound, where every event
 * has one.
 */
const states: Readonly<Record<string, readonly [on: SoundName, off: SoundName]>> = {
  frozen: ['freeze', 'thaw'],
  leaderless: ['crumble', 'state'],
  'cut-off': ['state', 'state'],
};
const STATE = ['state', 'state'] as const;

const taken = ({ into, how }: EffectOf<'take'>, after: After): Pair => {
  if (into === 'depths' || how === 'push') return [null, 'fall'];
  return [after.last?.kind === 'rifle' ? 'shot' : null, 'capture'];
};

const isAway = ({ computer, elsewhere }: After['players'][0]): boolean => Boolean(computer) || Boolean(elsewhere);

/** The person at this screen hears whether they have won; between two people, or two computers, somebody has. */
const ended = (winner: 0 | 1 | null, { players }: After): SoundName => {
  if (winner === null) return 'draw';
  return isAway(players[winner]) && !isAway(players[winner === 0 ? 1 : 0]) ? 'loss' : 'win';
};

/** It becomes the turn of the person here, after the computer's or a friend's elsewhere. */
const begun = (side: 0 | 1, { players }: After): SoundName =>
  !isAway(players[side]) && isAway(players[side === 0 ? 1 : 0]) ? 'your-turn' : 'turn';

const at = (cell: number | null, [begin, done]: Pair): Sounding => ({ begin, done, cell });

const table: { readonly [D in EffectName]: (effect: EffectOf<D>, after: After) => Sounding } = {
  go: ({ how, from, to }) => at(to, how === 'warp' && from === null ? ['landing', null] : ways[how]),
  take: (effect, after) => at(effect.from, taken(effect, after)),
  swap: ({ to }) => at(to, [null, 'swap']),
  become: ({ at: cell }) => at(cell, ['promote', null]),
  // who stays where it is is not put down
  convert: ({ from, at: cell }) => at(cell, ['recruit', from === cell ? null : 'drop']),
  recruit: ({ at: cell }) => at(cell, ['recruit', null]),
  state: ({ state, on, at: cell }) => at(cell, [(states[state] ?? STATE)[on ? 0 : 1], null]),
  banish: ({ from }) => at(from, ['depart', null]),
  tick: ({ to }) => at(to, ['tick', null]),
  // where a secret lies is not heard
  feature: ({ cell, on, hidden }) => at(hidden ? null : cell, [on ? 'lay' : 'clear', null]),
  burst: ({ cell }) => at(cell, ['explosion', null]),
  retract: ({ to }) => at(to, ['retract', null]),
  check: ({ at: cell }) => at(cell, ['check', null]),
  turn: ({ side }, after) => at(null, [null, begun(side, after)]),
  end: ({ winner }, after) => at(null, [null, ended(winner, after)]),
};

/** The compiler cannot see that the effect has the type of its entry. */
export const soundingOf = (effect: EffectView, after: After): Sounding =>
  (table[effect.do] as (effect: EffectView, after: After) => Sounding)(effect, after);

/** Where only one of the sounds of an action is played: the first of these that it has. */
const TELLING: readonly SoundName[] = [
  ...(['win', 'loss', 'draw', 'check', 'retract', 'explosion', 'shot', 'fall', 'recruit', 'capture'] as const),
  ...(['landing', 'depart', 'gate', 'freeze', 'crumble', 'promote', 'thaw', 'shove', 'swap', 'drop', 'mount'] as const),
  ...(['place', 'lay', 'clear', 'your-turn', 'tick', 'state', 'turn'] as const),
];

/** The one sound of an action that is shown without playback; null: it has none. */
export function oneSound(
  effects: readonly EffectView[],
  after: After,
): { sound: SoundName; cell: number | null } | null {
  const all = effects.flatMap((effect) => {
    const { begin, done, cell } = soundingOf(effect, after);
    return [begin, done].flatMap((sound) => (sound === null ? [] : [{ sound, cell }]));
  });
  for (const sound of TELLING) {
    const found = all.find((one) => one.sound === sound);
    if (found) return found;
  }
  return null;
}

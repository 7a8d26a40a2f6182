/** Every effect of every game has a sound: by type, by manner, by state. */
import { expect, test } from 'vitest';
import { EffectView, MovementView } from '../../electron/contract/view.ts';
import { type After, oneSound, soundingOf } from './effects.ts';
import { BY_EAR } from './names.ts';

const person = { name: '' };
const computer = { name: '', computer: { level: '3', seconds: 5 } };
const after = (players: After['players'] = [person, person], kind = 'move'): After => ({
  players,
  last: { text: '', label: '', side: 0, kind, piece: 1, cells: [] },
});
const says = '';
type Go = Extract<EffectView, { do: 'go' }>;
const go = (how: Go['how'], from: number | null = 1): Go => ({ do: 'go', piece: 1, from, to: 2, how, via: [], says });
const taken = { do: 'take', piece: 2, from: 2, by: 1, into: 'lost', says } as const;
const frozen = { do: 'state', piece: 1, at: 1, state: 'frozen', on: true, by: [] as number[], says } as const;

/** one of each type of the contract */
const each: { readonly [D in EffectView['do']]: Extract<EffectView, { do: D }> } = {
  go: go('walk'),
  take: taken,
  swap: { do: 'swap', piece: 1, with: 2, from: 1, to: 2, says },
  convert: { do: 'convert', piece: 1, from: 1, at: 2, side: 0, group: 'a', was: 'b', says },
  recruit: { do: 'recruit', piece: 1, at: 1, side: 0, kind: 'a', was: 'b', says },
  become: { do: 'become', piece: 1, at: 1, kind: 'a', was: 'b', says },
  state: frozen,
  banish: { do: 'banish', piece: 1, from: 1, to: 2, turns: 3, says },
  tick: { do: 'tick', piece: 1, to: 2, left: 2, says },
  feature: { do: 'feature', feature: 'mine', cell: 1, on: true, hidden: false, says },
  burst: { do: 'burst', cell: 1, radius: 1, says },
  retract: { do: 'retract', piece: 1, from: 1, to: 2, says },
  check: { do: 'check', side: 0, at: 1, by: 2, says },
  turn: { do: 'turn', side: 0, turnNumber: 2, says },
  end: { do: 'end', winner: 0, reason: 'mate', says },
};
const soundsOf = (effect: EffectView, then = after()) => {
  const { begin, done } = soundingOf(effect, then);
  return [begin, done].filter((sound) => sound !== null);
};

test('every type of effect in the contract has a sound of its own', () => {
  const types = EffectView.options.map((option) => option.entries.do.literal);
  expect(Object.keys(each).sort()).toEqual([...types].sort());
  const last = types.map((type) => soundsOf(each[type]).at(-1));
  expect(last.filter((sound) => sound === undefined)).toEqual([]);
  expect(new Set(last).size).toBe(types.length);
});

test('every manner of moving has a sound', () => {
  for (const how of MovementView.options) expect(soundsOf(go(how)), how).not.toEqual([]);
  expect(soundsOf(go('walk'))).toEqual(['slide', 'place']);
  expect(soundsOf(go('warp'))).toEqual(['gate', 'place']);
  expect(soundsOf(go('warp', null))).toEqual(['landing']);
});

test('what happens in another way sounds otherwise', () => {
  expect(soundsOf(taken, after(undefined, 'rifle'))).toEqual(['shot', 'capture']);
  expect(soundsOf({ ...taken, into: 'depths' })).toEqual(['fall']);
  expect(soundsOf({ ...taken, how: 'push' })).toEqual(['fall']);
  expect(soundsOf({ ...frozen, on: false })).toEqual(['thaw']);
  expect(soundsOf({ ...frozen, state: 'leaderless' })).toEqual(['crumble']);
  expect(soundsOf({ ...each.feature, on: false })).toEqual(['clear']);
});

test('the end sounds as it is for the person at the screen', () => {
  expect(soundsOf({ ...each.end, winner: null })).toEqual(['draw']);
  expect(soundsOf(each.end)).toEqual(['win']);
  expect(soundsOf(each.end, after([computer, person]))).toEqual(['loss']);
  expect(soundsOf(each.end, after([person, computer]))).toEqual(['win']);
  expect(soundsOf(each.end, after([computer, computer]))).toEqual(['win']);
});

test('a person is told that it is their turn after the computer, and otherwise only where every event is heard', () => {
  expect(soundsOf(each.turn, after([person, computer]))).toEqual(['your-turn']);
  expect(soundsOf(each.turn, after([computer, person]))).toEqual(['turn']);
  expect(BY_EAR.has('turn')).toBe(true);
});

test('where a secret lies is not heard', () => {
  expect(soundingOf(each.feature, after()).cell).toBe(1);
  expect(soundingOf({ ...each.feature, hidden: true }, after()).cell).toBeNull();
});

test('without playback an action has one sound, the most telling', () => {
  const { turn } = each;
  expect(oneSound([go('walk'), turn], after())).toEqual({ sound: 'place', cell: 2 });
  expect(oneSound([taken, go('walk'), turn], after())?.sound).toBe('capture');
  expect(oneSound([taken, each.burst, go('walk')], after())?.sound).toBe('explosion');
  expect(oneSound([taken, each.burst, each.check], after())?.sound).toBe('check');
  expect(oneSound([taken, each.end], after())?.sound).toBe('win');
  for (const effect of Object.values(each)) expect(oneSound([effect], after()), effect.do).not.toBeNull();
  expect(oneSound([], after())).toBeNull();
});

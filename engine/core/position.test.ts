/** The face of a position, on acid: texts, previews, undo, what comes from outside. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../testing/dice.ts';
import { started } from '../testing/started.ts';
import { acid } from '../variants/acid/index.ts';
import type { Game } from './game.ts';
import { Position } from './position.ts';
import { describe as tell } from './text/describe.ts';
import type { StartPosition } from './vocabulary.ts';

const start = (from?: StartPosition, options = {}): Position => started(acid, options, from);
const codeOf = (made: { ok: boolean; error?: { code: string } }): string => (made.ok ? 'fine' : made.error!.code);
const find = (position: Position, text: string) => {
  const action = position.find(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

test('listing actions records no effects: telling them would cost far more than making them', () => {
  let [made, told] = [0, 0];
  const actionEnds = (game: Game): void => {
    acid.turns?.actionEnds?.(game);
    made++;
    if (game.watching !== null) told++;
  };
  const watched = Position.start({ ...acid, turns: { ...acid.turns, actionEnds } });
  if (!watched.ok) throw new Error(watched.error.message);
  expect(watched.value.actions().length).toBeGreaterThan(100);
  expect([made > 100, told]).toEqual([true, 0]);
  watched.value.play(watched.value.actions()[0]);
  expect(told).toBe(1);
});

describe('texts', () => {
  test('are found as written, as typed and as printed', () => {
    const position = start();
    for (const text of ['Gb1-Δλ', 'gb1-z0', 'G b1 – Δλ', 'Gb1-z0 ']) expect(find(position, text).text).toBe('Gb1-Δλ');
    expect(find(position, 'K e1⇄a1').text).toBe('Ke1<>a1');
    expect(find(position, 'm@×d2').text).toBe('M@xd2');
    expect(position.find('Gb1-ΔΛ')).not.toEqual(position.find('Gb1-Δλ')); // Greek letters keep their case
  });
  test('that are no action are answered with a sentence', () => {
    const position = start();
    const say = (text: string): string => {
      const found = position.find(text);
      return found.ok ? 'fine' : `${found.error.code}: ${found.error.message}`;
    };
    expect(say('Sa1-a9')).toMatch(/^no-such-action: .*Two pieces are in the way/);
    expect(say('Dc2-c4')).toContain('The Diskette does not move like that');
    expect(say('Ge5-e6')).toContain('there is no piece on e5');
    expect(say('c2c3')).toContain('did you mean Dc2-c3?');
    expect(say('castle please')).toContain('is not a move');
    expect(say('x'.repeat(5000)).length).toBeLessThan(200);
  });
  test('of any sort do no harm', () => {
    const dice = new Dice(7);
    const position = start();
    const print = position.fingerprint();
    const letters = [...'KAVHRGSDMWC@x-<>,!=Δδλ Λabcdefghi0123456789#\u0000\n😀'];
    for (let n = 0; n < 20_000; n++) {
      const text = Array.from({ length: dice.below(12) }, () => dice.pick(letters)).join('');
      const found = position.find(text);
      if (!found.ok) expect(found.error.message.length).toBeGreaterThan(10);
    }
    expect(position.fingerprint()).toBe(print);
  });
});

describe('playing', () => {
  test('gives the effects that the preview gave, and is taken back exactly', () => {
    const position = start();
    const prints: string[] = [];
    const dice = new Dice(3);
    for (let n = 0; n < 60 && position.outcome === null; n++) {
      prints.push(position.fingerprint() + position.key());
      const action = dice.pick(position.actions());
      expect(position.play(action)).toEqual(position.takeBack() && position.effectsOf(action));
      position.play(action);
    }
    for (const print of prints.reverse()) {
      expect(position.takeBack()).toBe(true);
      expect(position.fingerprint() + position.key()).toBe(print);
    }
    expect(position.takeBack()).toBe(false);
  });
  test('an action of another position is wrong code', () => {
    const position = start();
    const action = find(position, 'Dc2-c3');
    position.play(action);
    expect(() => position.play(action)).toThrow('Dc2-c3');
  });
  test('actions and effects are plain and survive JSON', () => {
    const position = start();
    const actions = position.actions();
    expect(JSON.parse(JSON.stringify(actions))).toEqual(actions);
    expect(structuredClone(actions)).toEqual(actions);
  });
  test('the turn number counts turns of both sides', () => {
    const position = start();
    const seen: number[] = [];
    for (const text of ['Dc2-c3', 'Dc8-c7', 'Dd2-d3', 'Dd8-d7']) {
      seen.push(position.turnNumber);
      position.play(find(position, text));
    }
    expect(seen).toEqual([1, 1, 2, 2]);
    expect([position.turnNumber, position.ply, position.turn]).toEqual([3, 4, 0]);
  });
});

describe('what comes from outside', () => {
  const king = { kind: 'king', side: 'magi', at: 'e1' };
  test.each<[string, unknown, unknown]>([
    ['bad-options', 5, undefined],
    ['unknown-option', { speed: 'fast' }, undefined],
    ['bad-option', { shove: 'sideways' }, undefined],
    ['bad-option', { shove: 3 }, undefined],
    ['bad-start', {}, 5],
    ['bad-start', {}, { turn: 'magi' }],
    ['bad-start', {}, { pieces: [], weather: 'fine' }],
    ['bad-piece', {}, { pieces: [5] }],
    ['bad-piece', {}, { pieces: [{ ...king, mood: 'good' }] }],
    ['unknown-kind', {}, { pieces: [{ ...king, kind: 'queen' }] }],
    ['unknown-side', {}, { pieces: [{ ...king, side: 'white' }] }],
    ['unknown-side', {}, { pieces: [king], turn: 'white' }],
    ['unknown-side', {}, { pieces: [king], hands: { white: [] } }],
    ['unknown-cell', {}, { pieces: [{ ...king, at: 'k9' }] }],
    ['unknown-cell', {}, { pieces: [{ ...king, at: null }] }],
    ['cell-taken', {}, { pieces: [king, { ...king, side: 'line' }] }],
    ['bad-hands', {}, { pieces: [king], hands: [] }],
    ['bad-hands', {}, { pieces: [king], hands: { magi: 'mass' } }],
    ['unknown-kind', {}, { pieces: [king], hands: { magi: ['queen'] } }],
    ['bad-hand', {}, { pieces: [king], hands: { magi: ['ghost'] } }],
    ['bad-hand', {}, { pieces: [king], hands: { magi: ['mass', 'mass'] } }],
    ['mass-in-zone', {}, { pieces: [king, { kind: 'mass', side: 'magi', at: 'Δ5' }] }],
    ['bad-flag', {}, { pieces: [{ ...king, watchedBy: ['e2'] }] }],
    ['bad-watchers', {}, { pieces: [king, { kind: 'angel', side: 'magi', at: 'e5', watchedBy: ['e1'] }] }],
    ['bad-watchers', {}, { pieces: [king, { kind: 'angel', side: 'magi', at: 'e5', watchedBy: 'e1' }] }],
    ['bad-field', {}, { pieces: [king], quiet: -1 }],
    ['too-many-pieces', {}, { pieces: [], hands: { magi: Array(129).fill('mass') } }],
  ])('is refused: %s', (code, options, from) => {
    const made = Position.start(acid, options as never, from as never);
    expect(codeOf(made)).toBe(code);
    if (!made.ok) expect(made.error.message).toMatch(/^[A-Z“].*\.$/s);
  });
  test('typed aliases of cells, empty boards and missing Kings are fine', () => {
    expect(start({ pieces: [{ kind: 'ghost', side: 'line', at: 'j10' }], turn: 'line' }).census()).toBe('g@δΛ');
    expect(start({ pieces: [] }).outcome?.reason).toBe('stalemate');
  });
  test('facts that contradict each other are refused and change nothing', () => {
    const position = start();
    const [print, saved] = [position.fingerprint(), position.save()];
    const spoil = (name: string, i: number, value: number) => ({
      ...saved,
      [name]: saved[name].map((v, k) => (k === i ? value : v)),
    });
    const spoiled = [
      ['at', 0, 60],
      ['at', 0, -3],
      ['on', 60, 3],
      ['kind', 2, 90],
      ['side', 2, 7],
      ['place', 2, 9],
      ['population', 0, 2],
      ['population', 0, 2000],
      ['turn', 0, 2],
      ['outcome', 0, 1],
      ['outcome', 0, 9],
    ] as const;
    for (const [name, i, value] of spoiled)
      expect(codeOf(position.load(spoil(name, i, value))), name).toBe('bad-facts');
    expect(position.fingerprint()).toBe(print);
    expect(position.load(saved).ok).toBe(true);
  });
});

test('a variant is described whole, as plain JSON', () => {
  const told = tell(acid);
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  expect(told.topology.cells).toHaveLength(121);
  expect(told.topology.cells.filter((c) => c.zone === 'zone')).toHaveLength(40);
  expect(new Set(told.topology.cells.map((c) => c.alias)).size).toBe(121);
  expect(told.kinds.map((k) => k.id).sort()).toEqual(Object.keys(acid.words.kinds).sort());
  expect(told.setup).toHaveLength(36);
});

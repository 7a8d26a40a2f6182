/** Turns of several actions, ending a turn, and reactions to reactions: on a tiny variant made for this test. */
import { describe, expect, test } from 'vitest';
import { started } from '../testing/started.ts';
import { Layout } from './board/layout.ts';
import { ALL, Topology } from './board/topology.ts';
import type { Effect } from './effects.ts';
import { Game } from './game.ts';
import { type Cell, NOBODY } from './ids.ts';
import { Planner } from './moves/planner.ts';
import { step } from './moves/rules.ts';
import type { Position } from './position.ts';
import type { PieceType, Variant } from './variant.ts';

const board = new Topology({ width: 4, height: 4, files: [...'abcd'], ranks: [...'1234'] });
const layout = new Layout({ cells: 16, pieces: 6 });
const spent = layout.perPiece('spent');
const man: PieceType = {
  id: 'man',
  name: 'Man',
  letter: 'M',
  value: 1,
  rules: [step({ id: 'step', says: 'Steps.' }, ALL)],
};
const cellNamed = (name: string): Cell => board.parse(name)!;

/** Every man may move once a turn; who enters d4 is lost, and who is lost takes a neighbour on d3 along. */
const tiny: Variant = {
  id: 'tiny',
  rulesVersion: 1,
  sides: [
    { id: 'one', name: 'One', says: '' },
    { id: 'two', name: 'Two', says: '' },
  ],
  ...{ topology: board, layout, types: [man], options: [] },
  endings: [{ id: 'stuck', name: 'Stuck', says: '{winner} wins.' }],
  words: {
    ...{ title: 'Tiny', tagline: '', designers: '', size: '', length: '', difficulty: { pips: 1, word: '' } },
    kinds: { man: { name: 'Man', letter: 'M', summary: 'Steps.', sentences: [] } },
    ...{ reasons: {}, states: [], rulebook: [] },
  },
  setup(game) {
    for (const at of ['a1', 'b1']) game.add(man, 0, cellNamed(at));
    for (const at of ['d3', 'c3']) game.add(man, 1, cellNamed(at));
  },
  turnRules: [
    {
      id: 'end',
      says: 'A turn may be ended.',
      plan(g) {
        if (g.game.pieces.some((p) => g.get(spent, p))) g.by(NOBODY).endTurn().done();
      },
    },
  ],
  limits: { mayMove: (game, p) => game.get(spent, p) === 0 },
  reactions: [
    {
      id: 'pit',
      says: 'The pit swallows.',
      on: 'entered',
      run(game, p, cell) {
        if (cell === cellNamed('d4')) game.take(p);
      },
    },
    {
      id: 'drag',
      says: 'Who falls drags another along.',
      on: 'taken',
      run(game, _p, cell) {
        const next = game.pieceOn(cellNamed('d3'));
        if (cell === cellNamed('d4') && next !== NOBODY) game.take(next);
      },
    },
  ],
  turns: {
    turnContinues(game) {
      if (game.mover === NOBODY) return false;
      game.set(spent, game.mover, 1);
      return true;
    },
    turnBegins(game) {
      for (const p of game.pieces) game.set(spent, p, 0);
    },
  },
  whenStuck: (game) => ({ winner: game.toMove === 0 ? 1 : 0, reason: 'stuck' }),
};
const play = (position: Position, text: string): readonly Effect[] => {
  const action = position.find(text);
  if (!action.ok) throw new Error(action.error.message);
  return position.play(action.value);
};

describe('a turn of several actions', () => {
  test('goes on until it is ended, by an action like any other', () => {
    const position = started(tiny);
    expect(position.find('end').ok).toBe(false);
    play(position, 'Ma1-a2');
    expect([position.turn, position.ply, position.turnNumber]).toEqual([0, 1, 1]);
    expect(position.actions().some((a) => a.text.startsWith('Ma2'))).toBe(false);
    expect(position.find('end')).toMatchObject({ ok: true, value: { kind: 'end-turn', from: null, to: null } });
    play(position, 'Mb1-b2');
    expect(position.actions().map((a) => a.text)).toEqual(['end']);
    expect(play(position, 'end')).toMatchObject([{ do: 'turn', side: 1, turnNumber: 1 }]);
    expect(position.turn).toBe(1);
    expect(position.actions().length).toBeGreaterThan(3);
    play(position, 'Mc3-c4');
    expect(play(position, 'end')).toMatchObject([{ do: 'turn', side: 0, turnNumber: 2 }]);
    expect(position.turnNumber).toBe(2);
    while (position.takeBack());
    expect([position.turn, position.ply]).toEqual([0, 0]);
  });
});
describe('reactions', () => {
  test('answer in the order of what happened, each with its own reason', () => {
    const position = started(tiny);
    play(position, 'Ma1-a2');
    play(position, 'end');
    const effects = play(position, 'Mc3-d4');
    expect(effects.map((e) => [e.do, e.because])).toEqual([
      ['go', 'Steps.'],
      ['take', 'The pit swallows.'],
      ['take', 'Who falls drags another along.'],
    ]);
    expect(position.census()).toBe('M@a2 M@b1');
  });
  test('that never settle are wrong code', () => {
    const endless: Variant = {
      ...tiny,
      reactions: [
        {
          id: 'twitch',
          says: 'Twitches.',
          on: 'entered',
          run: (game, p, cell) => game.go(p, (cell === 0 ? 1 : 0) as Cell),
        },
      ],
      setup: (game) => void game.add(man, 0, cellNamed('c2')),
    };
    const game = new Game(endless);
    const planner = new Planner(game);
    planner.everyAction();
    expect(() => game.make(planner.plans, 0)).toThrow('never settle');
  });
});

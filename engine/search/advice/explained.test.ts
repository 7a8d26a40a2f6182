/** What the computer says of its own move, and that it says no more than may be known. */
import { expect, test } from 'vitest';
import type { Position } from '../../core/position.ts';
import { mined } from '../../match/fixtures/mined.fixture.ts';
import { TestTable as Chesimals } from '../../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../../testing/deicide/table.ts';
import { choose } from '../choose.ts';
import { levels } from '../levels.ts';
import { TranspositionTable } from '../table.ts';
import { explained } from './explained.ts';
import { gameOfView, type SideView, sideViewOf, viewOfPosition } from './position-view.ts';

const table = new TranspositionTable(14);
const seen = (position: Position): SideView => viewOfPosition(position, position.turn, 0);
const [, , , casual] = levels;

test('why it moved, and what it expects', () => {
  const view = seen(Deicide.of('K@i2 R@a1 q@a9 p@n13').position);
  const { game, past } = gameOfView(view);
  const choice = choose(game, { level: { ...casual, heat: 0 }, seed: 1, past, table });
  const { why, expects } = explained(view, choice);
  expect(why?.reason.is).toBe('captures');
  expect([expects?.side, expects?.text]).toEqual([1, choice.thought?.lines[0].actions[1]]);
});
test('that it is lost, where every move loses, and only there', () => {
  const whyOf = (pieces: string): string | undefined => {
    const view = seen(Deicide.of(pieces, 'black').position);
    const { game, past } = gameOfView(view);
    return explained(view, choose(game, { level: { ...casual, heat: 0 }, seed: 1, past, table })).why?.reason.is;
  };
  expect(whyOf('K@b14 Q@h14 k@a16 p@n9')).toBe('loses');
  // with a Rook that can stand between
  expect(whyOf('K@b14 Q@h14 k@a16 r@d9')).not.toBe('loses');
});
test('nothing where it is stopped, however often it was asked before', () => {
  const view = seen(Deicide.of('K@i2 R@a1 q@a9 p@n13').position);
  const { game, past } = gameOfView(view);
  const choice = choose(game, { level: { ...casual, heat: 0 }, seed: 1, past, table });
  let asked = 0;
  explained(view, choice, () => ++asked < 0);
  expect(asked).toBeGreaterThan(4);
  for (let until = 0; until < asked; until++) {
    let now = 0;
    expect(explained(view, choice, () => now++ >= until)).toEqual({ why: null, expects: null });
  }
});
test('in the middle of a turn nothing is expected yet', () => {
  const view = seen(Chesimals.of('Cw@e5 Gw@d4 Cs@l1 Gb@e6 Cb@e8 Cr@l16').position);
  const { game, past } = gameOfView(view);
  const choice = choose(game, { level: { ...casual, heat: 0 }, seed: 1, past, table });
  const { expects } = explained(view, choice);
  expect(expects).toBeNull();
});
test('of nothing that only it may know', () => {
  const said = (whites: readonly string[]): string => {
    const match = mined(whites, ['e10']);
    const [line] = match.position.actions().filter(({ text }) => text === 'Nf4-e6');
    const thought = { lines: [{ actions: [line.text], score: 0, wins: null }], depth: 1, nodes: 1, complete: true };
    return JSON.stringify(
      explained(viewOfPosition(match.position, null, match.cursor.secrets), { action: line.text, thought }),
    );
  };
  expect(new Set([said([]), said(['d8']), said(['c8', 'g8'])]).size).toBe(1);
});
test('nothing, where it is not known or nothing was searched', () => {
  const view = sideViewOf(mined([], []), 0);
  const nothing = { why: null, expects: null };
  expect(explained(view, { action: null, thought: null })).toEqual(nothing);
  expect(explained(view, { action: 'Ra1-b2', thought: null })).toEqual(nothing);
});

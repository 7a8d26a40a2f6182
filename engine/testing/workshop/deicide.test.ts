/** Kinds of Deicide that Betza's notation can say: where they may go is the same on random boards. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../core/board/layout.ts';
import { Game } from '../../core/game.ts';
import { type Cell, other, type Piece, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Variant } from '../../core/variant.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';

const BOARDS = usually(60, 10_000);
const SIZE = 16;
const MOST_OTHERS = 60;
/** by the ids of Deicide */
const KINDS: Readonly<Record<string, string>> = {
  archbishop: 'BN',
  archer: 'mBcpB',
  cannon: 'mRcpR',
  centaur: 'KN',
  champion: 'WDA',
  chancellor: 'RN',
  kitsune: 'yafsyafsWmaW',
  knight: 'N',
  princess: 'KDAHG',
  queen: 'Q',
  werewolf: 'yafsyafsFmaF',
  wizard: 'FC',
};
const FOOL = 'fool';
const letters = [...'ABCDEFGHIJKL'];
const row = (first: string): string => [first, ...Array<string>(SIZE - 1).fill('.')].join(' ');
const text = [
  ...['fairygame 1', '[game]', 'title = Some of Deicide', `board = ${SIZE} x ${SIZE}`],
  ...Object.entries(KINDS).flatMap(([id, betza], i) => [`[piece ${id}]`, `letter = ${letters[i]}`, `moves = ${betza}`]),
  ...[`[piece ${FOOL}]`, 'letter = Z', 'moves also like = last moved'],
  ...['[array]', row('a'), ...Array<string>(SIZE - 2).fill(row('.')), row('A')],
].join('\n');
const read = readGame(text);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const own = compile(read.data, 'own:deicide');

interface Placed {
  readonly at: Cell;
  readonly side: Side;
}
/** What each keeps of the kind that a side moved last. */
const MOVED_LAST = ['lastMoved', 'lastKind'];
/** Where the kind can go from there, and where it captures; `copied` is what the other side moved last. */
function moves(variant: Variant, kind: string, me: Placed, others: readonly Placed[], copied?: string): string[] {
  const typeOf = (id: string) => variant.types.find((type) => type.id === id)!;
  const game = new Game(variant, {}, (begun) => {
    begun.add(typeOf(kind), me.side, me.at);
    for (const { at, side } of others) begun.add(typeOf('knight'), side, at);
    begun.set(begun.facts.turn, 0, me.side);
    const fact = variant.layout.facts.find(({ name }) => MOVED_LAST.includes(name)) as Fact<Side>;
    if (copied !== undefined) begun.set(fact, other(me.side), 1 + variant.types.indexOf(typeOf(copied)));
  });
  const planner = new Planner(game);
  planner.plans.newPosition();
  planner.planPiece(0 as Piece, me.at);
  const found = new Set<string>();
  for (let i = 0; i < planner.plans.count; i++) {
    const steps = planner.plans.steps(i);
    const end = steps.findLast((step) => step.do === 'go' && step.piece === 0);
    if (end?.do === 'go') found.add(`${end.to}${steps.some((step) => step.do === 'take') ? 'x' : ''}`);
  }
  return [...found].sort();
}

/** Whoever it is and whoever stands around, by chance. */
function randomBoard(dice: Dice): { readonly me: Placed; readonly others: readonly Placed[] } {
  const [at, ...taken] = dice.shuffled(own.topology.cells).slice(0, 1 + dice.below(MOST_OTHERS));
  const others = taken.map((cell): Placed => ({ at: cell, side: dice.below(2) as Side }));
  return { me: { at, side: dice.below(2) as Side }, others };
}

describe(`${BOARDS} random boards`, () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const dice = new Dice(kind.length);
    for (let n = 0; n < BOARDS; n++) {
      const { me, others } = randomBoard(dice);
      expect(moves(own, kind, me, others)).toEqual(moves(deicide, kind, me, others));
    }
  });
  test.each(Object.keys(KINDS))('a fool after %s', (copied) => {
    const dice = new Dice(copied.length + 100);
    let found = 0;
    for (let n = 0; n < BOARDS; n++) {
      const { me, others } = randomBoard(dice);
      const mine = moves(own, FOOL, me, others, copied);
      found += mine.length;
      expect(mine).toEqual(moves(deicide, FOOL, me, others, copied));
    }
    expect(found).toBeGreaterThan(BOARDS);
  });
  test('a fool before anybody has moved', () => {
    const { me, others } = randomBoard(new Dice(1));
    expect(moves(own, FOOL, me, others)).toEqual([]);
    expect(moves(deicide, FOOL, me, others)).toEqual([]);
  });
});

/** The judgement of turns that were played: what they cost, what was better, and that it is the same each time. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../core/position.ts';
import { TestTable as Acid } from '../../testing/acid/table.ts';
import { TestTable as Chesimals } from '../../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../../testing/deicide/table.ts';
import { TestTable as Fourchan } from '../../testing/fourchan/table.ts';
import { TranspositionTable } from '../table.ts';
import type { SideView } from './position-view.ts';
import { reviewTurn, type TurnReview } from './review.ts';

const table = new TranspositionTable(14);
const seen = ({ variant, options, turn, game }: Position): SideView => ({
  variant: variant.id,
  options,
  side: turn,
  facts: game.world.save(),
  past: [],
  entered: [],
});
const review = (
  { position }: { readonly position: Position },
  actions: readonly string[],
  stop?: () => boolean,
): TurnReview | null => reviewTurn({ view: seen(position), actions, nodes: 2500 }, stop ? { table, stop } : { table });
const reviewed = (...asked: Parameters<typeof review>): TurnReview => {
  const found = review(...asked);
  if (found === null) throw new Error('it was stopped');
  return found;
};

describe('a turn that loses the game at once, in every game', () => {
  const losing: readonly (readonly [string, () => { readonly position: Position }, readonly string[], string])[] = [
    ['acid', () => Acid.of('K@e4 D@a1 v@h7 k@i9'), ['Da1-a2'], 'king'],
    [
      'fourchan',
      () => Fourchan.of('A@e5 N@b2 R@a1 D@c1 t@e9 a@j10'),
      [Fourchan.of('A@e5 N@b2 R@a1 D@c1 t@e9 a@j10').texts('b2')[0]],
      'admin-taken',
    ],
    ['chesimals', () => Chesimals.of('Cw@e5 Gw@d4 Gb@e6 Cb@e7 Cr@l16'), ['Gd4-d3', 'end'], 'chiefs-taken'],
  ];
  test.each(losing)('%s is a blunder, and it says what was better', (_, at, actions, ending) => {
    const { judged, before, after, better, answer } = reviewed(at(), actions);
    expect([judged, after]).toEqual(['blunder', 0]);
    expect(before).toBeGreaterThanOrEqual(30);
    expect(answer?.outcome?.reason).toBe(ending);
    expect(better?.steps.length).toBeGreaterThan(0);
    expect(better?.steps[0].text).not.toBe(actions[0]);
    // the better turn is whole, and by one side
    expect(new Set(better?.steps.map(({ side }) => side)).size).toBe(1);
  });
  test('deicide: a Queen given away', () => {
    const { judged, before, after, better, answer } = reviewed(Deicide.of('Q@d4 P@m4 r@d14 p@n13'), ['Qd4-d13']);
    expect(answer?.lost.map(({ side }) => side)).toEqual([0]);
    expect(judged).toBe('blunder');
    expect(before - after).toBeGreaterThanOrEqual(30);
    expect(better?.steps[0].side).toBe(0);
  });
});

describe('a turn that wins', () => {
  const winning: readonly (readonly [string, () => { readonly position: Position }, readonly string[]])[] = [
    ['acid', () => Acid.of('K@e4 D@a1 k@e5 d@h8'), ['Ke4xe5']],
    ['fourchan', () => Fourchan.of('T@e5 N@b2 a@e8 n@b9'), ['Te5xe8']],
    ['deicide', () => Deicide.of('q@b14 k@c14 r@p9 K@a16 P@m3', 'black'), ['Qb14-b15']],
    ['chesimals', () => Chesimals.of('Cw@e5 Gw@e6 Cs@l1 Cb@e7'), ['Ge6xe7']],
  ];
  test.each(winning)('%s is best', (_, at, actions) => {
    const { judged, before, after, better, answer } = reviewed(at(), actions);
    expect([judged, before, after, better, answer]).toEqual(['best', 100, 100, null, null]);
  });
  test.each(winning)('%s: whoever does not play it is told', (_, at) => {
    const { position } = at();
    const isQuiet = (text: string): boolean => {
      const action = position.find(text);
      return action.ok && position.after(action.value, () => position.outcome === null);
    };
    const other = position.actions().find(({ text, piece }) => piece >= 0 && isQuiet(text));
    const turn = position.variant.groups ? [other?.text ?? '', 'end'] : [other?.text ?? ''];
    const { judged, before, better } = reviewed({ position }, turn);
    expect(before).toBe(100);
    if (judged !== 'good') expect(better?.why?.reason.is).toBe('ends');
  });
});

test('the same turn is judged the same, however often', () => {
  const [{ text }] = Chesimals.usual().position.actions();
  const ask = (): TurnReview => reviewed(Chesimals.usual(), [text, 'end']);
  expect(ask()).toEqual(ask());
});
test('stopped, it has no answer', () => {
  expect(review(Deicide.usual(), [Deicide.usual().position.actions()[0].text], () => true)).toBeNull();
  expect(review(Chesimals.usual(), [Chesimals.usual().position.actions()[0].text, 'end'], () => true)).toBeNull();
});
test('what only who knows more could play costs nothing', () => {
  const { before, after, judged } = reviewed(Deicide.of('R@a1 r@p9'), ['Ra1-b2']);
  expect([judged, after]).toEqual(['good', before]);
});
test('a check that was called with the action is no part of it', () => {
  const table = (): Deicide => Deicide.of('R@a1 P@m4', 'white', { options: { check: 'players' } });
  expect(reviewed(table(), ['Ra1-a16+'])).toEqual(reviewed(table(), ['Ra1-a16']));
});

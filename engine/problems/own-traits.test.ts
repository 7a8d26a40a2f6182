/** At least twenty problems of every game are solved by what only that game has; and an ordinary move is no such thing. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { startOf } from '../core/start/start-written.ts';
import { TestTable as Acid } from '../testing/acid/table.ts';
import { TestTable as Deicide } from '../testing/deicide/table.ts';
import { ownTraits } from './own-traits.ts';
import { gamesWithProblems, shippedProblems } from './shipped-problems.ts';

const shown = new Map(gamesWithProblems.map((game) => [game, shippedProblems(game).map(ownTraits)]));

test.each(gamesWithProblems)('twenty problems of %s or more show a trait of the game', (game) => {
  expect(shown.get(game)?.filter((traits) => traits.length > 0).length).toBeGreaterThanOrEqual(20);
});
test.each([
  ['acid', 'zone', 10],
  ['acid', 'drop', 10],
  ['deicide', 'time-travel', 3],
  ['deicide', 'push', 3],
  ['deicide', 'explosion', 3],
  ['deicide', 'extra-turn', 3],
  ['deicide', 'joker', 2],
  ['deicide', 'hop', 3],
  ['deicide', 'universal-leap', 2],
  ['deicide', 'bend', 2],
  ['deicide', 'terrain', 2],
])('of %s, %s is shown by %i or more', (game, trait, least) => {
  expect(shown.get(game)?.filter((traits) => traits.includes(trait)).length).toBeGreaterThanOrEqual(least);
});

const traitsOf = (position: Position, ...solution: readonly string[]): readonly string[] =>
  ownTraits({
    ...{ id: 'test', variant: position.variant.id, grade: 1, goal: { is: 'win', turns: 1 } },
    ...{ start: startOf(position.game, null), solution },
  });
const deicide = (men: string) => Deicide.of(men).position;
describe('what a solution shows', () => {
  test.each<[string, string[], Position, string[]]>([
    ['a capture by a Rook', [], deicide('R@a1 r@a9'), ['Ra1xa9']],
    ['a capture by a Champion', [], deicide('H@a1 r@a3'), ['Ha1xa3']],
    ['a departure', ['time-travel'], deicide('T@a1'), ['Ta1>>a9']],
    ['a landing', ['time-travel'], deicide('R@a1 T@d9~1'), ['Ra1-a2']],
    ['a push', ['push'], deicide('U@e5 r@e6'), ['Ue5>e6>e7']],
    ['a Bomber captured', ['explosion'], deicide('R@a1 m@a9'), ['Ra1xa9']],
    ['a Cannon that slides', [], deicide('O@a1'), ['Oa1-a5']],
    ['a Cannon that captures', ['hop'], deicide('O@a1 P@a4 r@a9'), ['Oa1xa9']],
    ['a Sorceress that leaps', ['universal-leap'], deicide('S@a1'), ['Sa1-p12']],
    ['a Sorceress that strikes', [], deicide('S@a1 r@a2'), ['Sa1xa2']],
    ['a capture through Portals', ['terrain'], deicide('R@a4 portal@a6 portal@k6 r@k9'), ['Ra4-a5-a6-k6-k7-k8xk9']],
    ['a step of a King', [], Acid.of('K@e4 k@i9').position, ['Ke4-e5']],
    ['a drop', ['drop'], Acid.of('K@e4 k@i9', 'magi', { hands: 'W/' }).position, ['W@a5']],
    ['a swap of the King', ['king-swap'], Acid.of('K@e4 D@e8 k@i9').position, ['Ke4<>e8']],
    ['a push into the Zone', ['zone'], Acid.of('K@e4 S@a1 d@a5 k@i9').position, ['Sa1-a9,a5>aΛ']],
  ])('%s', (_, traits, position, solution) => {
    expect(traitsOf(position, ...solution)).toEqual(traits);
  });
});

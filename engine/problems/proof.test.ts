/** The proof says what trying everything says, and leaves no trace. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { TestTable as Acid } from '../testing/acid/table.ts';
import { TestTable as Chesimals } from '../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../testing/deicide/table.ts';
import { TestTable as Fourchan } from '../testing/fourchan/table.ts';
import { dataOf, positionOf } from '../testing/workshop/position.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import { Proof } from './proof.ts';

/** Every action of both sides, without order, memory or shortcuts. */
function winsByTrying(position: Position, winner: number, turns: number): boolean {
  if (position.outcome !== null) return position.outcome.winner === winner;
  if (turns === 0) return false;
  const isWinners = position.turn === winner;
  const after = (action: Parameters<Position['after']>[0]): boolean =>
    position.after(action, () =>
      winsByTrying(position, winner, isWinners && position.turn !== winner ? turns - 1 : turns),
    );
  const actions = position.actions();
  return isWinners ? actions.some(after) : actions.every(after);
}

const few: readonly (readonly [string, Position, number])[] = [
  ['acid, a King that hangs', Acid.of('K@e4 D@a1 k@e5 d@h8').position, 1],
  ['acid, Kings apart', Acid.of('K@e4 k@e7').position, 2],
  ['acid, a Charonite behind', Acid.of('K@e1 C@e5 k@i9').position, 2],
  ['4chan, nothing to win', Fourchan.of('A@e4 a@i10').position, 2],
  ['4chan, an Admin that hangs', Fourchan.of('T@e5 a@e8 n@b9').position, 1],
  ['Deicide, a mate', Deicide.of('q@b14 k@c14 K@a16', 'black').position, 1],
  ['Deicide, no mate', Deicide.of('q@f10 k@c12 K@a16', 'black').position, 1],
  ['Chesimals, the last royal Chief', Chesimals.of('Cw@e5 Gw@e6 Cb@e7').position, 1],
];
describe('a proof agrees with trying every action', () => {
  test.each(few)('%s', (_, position, most) => {
    for (const winner of [0, 1] as const) {
      for (let turns = 1; turns <= most; turns++) {
        const proof = new Proof(position.game);
        expect(proof.wins(winner, turns), `${winner} in ${turns}`).toBe(winsByTrying(position, winner, turns));
      }
    }
  });
});

test('a win on points, where moves without progress would draw, is a win', () => {
  const janggi = shelf.get('janggi')!.replace('progress by = -', 'no progress = 1\nprogress by = -');
  const winsIn = (census: string, winner: 0 | 1, turns: number): boolean | null =>
    new Proof(positionOf(dataOf(janggi), census).game).wins(winner, turns);
  expect(winsIn('K@d2 R@a1 k@f9 n@i10', 0, 2)).toBe(true);
  expect(winsIn('K@d2 R@a1 k@f9 n@i10', 1, 1)).toBe(false);
  expect(winsIn('K@d2 N@a1 k@f9 r@i10', 0, 2)).toBe(false);
  expect(winsIn('K@d2 N@a1 k@f9 r@i10', 1, 1)).toBe(true);
});

test('nothing of it is left in the game, whether it was finished or stopped', () => {
  const { position } = Acid.of('K@e4 D@a1 V@c3 k@e7 d@h8');
  const before = [position.census(), JSON.stringify(position.game.world.save()), position.game.world.hash()];
  const proof = new Proof(position.game);
  expect(proof.wins(0, 2, { nodes: 50 })).toBeNull();
  expect(proof.wins(0, 2, { stop: () => true })).toBeNull();
  expect(proof.wins(0, 1)).toBe(false);
  expect([position.census(), JSON.stringify(position.game.world.save()), position.game.world.hash()]).toEqual(before);
  expect(position.game.trying).toBe(false);
});
test('the other side is asked about as well', () => {
  const { position } = Acid.of('K@e4 k@e5 d@h8');
  expect(new Proof(position.game).wins(0, 1)).toBe(true);
  const proof = new Proof(position.game);
  expect(proof.wins(1, 1)).toBe(false);
  expect(proof.wins(0, 1)).toBe(true);
});

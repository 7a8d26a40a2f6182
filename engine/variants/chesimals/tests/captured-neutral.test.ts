/** Whose a captured neutral unit was (Q41): nobody's, so that it lies with what its captor has taken from the other side. */
import { expect, test } from 'vitest';
import { startOf } from '../../../core/start/start-written.ts';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { chesimals } from '../index.ts';

const options = { convert: 'all' };
const FAR = 'Cs@l1 Cr@c16';
const captured = ({ position }: TestTable) =>
  position
    .pieces()
    .filter(({ place }) => place !== 'board')
    .map(({ side, place, piece }) => [side, place, chesimals.groups?.of(position.game, piece).id]);

test.each([
  ['white', 'Gw@d6', 'Gd6xe6', 1],
  ['black', 'Gb@d6', 'Gd6xe6', 0],
] as const)(
  'Q41: what %s captures is among the losses of the other side, and is neutral still',
  (turn, captor, text, side) => {
    const chiefs = turn === 'white' ? 'Cw@d5 Cb@a16' : 'Cw@a1 Cb@d5';
    const table = TestTable.of(`${chiefs} ${captor} Gn@e6 ${FAR}`, turn, { options });
    table.after(text);
    expect(captured(table)).toEqual([[side, 'lost', 'neutral']]);
    const loaded = TestTable.from(options).position;
    expect([loaded.load(table.position.save()).ok, loaded.key()]).toEqual([true, table.position.key()]);
  },
);

test('Q41: it is nobody’s again when the capture is taken back', () => {
  const table = TestTable.of(`Cw@d5 Cb@a16 Gw@d6 Gn@e6 ${FAR}`, 'white', { options });
  const { game } = table.position;
  const before = [table.position.fingerprint(), JSON.stringify(startOf(game, null))];
  const mark = game.world.mark();
  table.after('Gd6xe6');
  expect(table.position.fingerprint()).not.toBe(before[0]);
  game.world.rollback(mark);
  expect([table.position.fingerprint(), JSON.stringify(startOf(game, null))]).toEqual(before);
});

import { expect, test } from 'vitest';
import { play, positionOf } from '../../../testing/workshop/position.ts';
import { builtIn } from '../../import/parents.ts';
import { readIni } from '../../import/read-ini.ts';

const dataOf = (betza: string) => {
  const read = readIni(
    `[mine:chess]\npawnTypes = ps\nenPassantTypes = s\ncustomPiece1 = s:${betza}\nstartFen = k7/8/8/8/8/s7/4P3/K7 w\n`,
    null,
    builtIn,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
/** After a Pawn has passed e3: where Black’s piece on the square may capture. */
const captures = (betza: string, square: string, others = ''): readonly string[] => {
  const position = positionOf(dataOf(betza), `K@a1 k@a8 P@e2 s@${square} ${others}`.trim());
  play(position, 'Pe2-e4');
  return position
    .actions()
    .filter(({ captures: taken }) => taken.length > 0)
    .map(({ to }) => position.variant.topology.name(to!));
};

test.each([
  ['beside it', 'fmWfcF', 'd4', '', ['e3']],
  ['at the end of an open line', 'fmWfcB', 'b6', '', ['e3']],
  ['not over somebody', 'fmWfcB', 'b6', 'p@c5', []],
  ['not beyond its range', 'fmWfcB2', 'b6', '', []],
  ['over the one over whom it must go', 'fmWfcpB', 'b6', 'p@d4', ['e3']],
  ['not over nobody', 'fmWfcpB', 'b6', '', []],
] as const)('a piece captures in passing %s', (_, betza, square, others, found) => {
  expect(captures(betza, square, others)).toEqual(found);
});

/** What whoever makes a game is warned of. */
import { expect, test } from 'vitest';
import { smallGame, withLine } from '../file/small-game.fixture.ts';
import { editable } from './editable.ts';

const NO_PROMOTION = withLine('promotes = at far, must: King', '');
const moving = (moves: string): string => NO_PROMOTION.replace('moves = mfWcfF', `moves = ${moves}`);
const warned = 'On the last rank a Pawn can move no more, and it does not promote.';

test.each([
  ['moves only ahead and does not promote', NO_PROMOTION, [warned]],
  ['promotes', smallGame, []],
  ['moves sideways, too', moving('fWsW'), []],
  ['does not move', NO_PROMOTION.replace('moves = mfWcfF\n', ''), []],
  ['stays on its part of the board', moving('fW\nstays in = far'), []],
  ['may not go where it could never move again', `${NO_PROMOTION}immobile = forbidden\n`, []],
  ['wins on the last rank', `${NO_PROMOTION}[endings]\ngoal = Pawn on far\n`, []],
  ['wins there only together with others', `${NO_PROMOTION}[endings]\ngoal = Pawn on far, at least 2\n`, [warned]],
  ['does not win there, another kind does', `${NO_PROMOTION}[endings]\ngoal = King on far\n`, [warned]],
  [
    'wins on a part of the last rank',
    `${NO_PROMOTION.replace('own rank 4', 'white: a4; black: a1')}[endings]\ngoal = Pawn on far\n`,
    [warned],
  ],
])('a kind that %s', (_says, text, warnings) => {
  const { pieces, problems } = editable(text);
  expect(problems).toEqual([]);
  expect(pieces.map((piece) => piece.warnings)).toEqual([[], warnings]);
});

/** Pictures of a game that says what its board looks like, for lists, cards and the rulebook. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameLooks } from '../../../electron/contract/description.ts';
import { ownBoard } from '../../testing/own.ts';
import { FlatPicture } from '../flat/FlatPicture.tsx';
import { Diorama } from './Diorama.tsx';

const flat = (looks?: GameLooks, seat: 0 | 1 = 0): string =>
  renderToStaticMarkup(
    <FlatPicture description={{ ...ownBoard, ...(looks && { looks }) }} pieces={[]} label="" seat={seat} />,
  );
const drawn = (looks?: GameLooks): string =>
  renderToStaticMarkup(<Diorama description={{ ...ownBoard, ...(looks && { looks }) }} pieces={[]} />);
const squares = (markup: string): number => markup.split('data-shade').length - 1;

test('a board of squares has the tones of its material', () => {
  expect(flat({ of: 'marble' })).toContain('--cell-light:#e6e1d8');
  expect(squares(flat({ of: 'marble' }))).toBe(256);
  expect(drawn({ of: 'marble' })).toContain('--d-dark:#8b9896');
});
test('a board of points is lines on one ground', () => {
  const points: GameLooks = { board: 'points', of: 'paper' };
  expect(squares(flat(points))).toBe(0);
  // the outermost lines go through the middle of the squares
  expect(flat(points)).toContain('M0.5 0.5L15.5 0.5');
  expect(flat(points, 1)).toContain('rotate(180 800 800) scale(100)');
  expect(drawn(points).match(/class="dark" d="([^"]*)"/)?.[1]).toBe('');
  // 16 lines each way and the border
  expect(
    drawn(points)
      .match(/class="line" d="([^"]*)"/)?.[1]
      ?.split('M'),
  ).toHaveLength(1 + 16 + 16 + 1);
});
test('pieces of the second side that point at the enemy are turned: both have the same colours', () => {
  const { id } = ownBoard.kinds[0];
  const pieces = ([0, 1] as const).map((side) => ({ kind: id, side, at: side }));
  const symbols = renderToStaticMarkup(<Diorama description={ownBoard} pieces={pieces} />).match(/<symbol[^>]*>/g);
  expect(symbols?.map((symbol) => symbol.includes('farGlyph'))).toEqual([false, true]);
});
test('a game that says nothing of its board keeps the usual one', () => {
  for (const markup of [flat(), drawn()]) expect(markup).not.toMatch(/--(cell|d)-light/);
  expect(drawn().match(/class="line" d="([^"]*)"/)?.[1]).toBe('');
});

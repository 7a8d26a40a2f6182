/**
 * Turns of Deicide Chess that are more than a plain move: two moves in a turn, en passant by each of the three kinds of
 * pawn, a choice of promotion, castling, a push over the edge, a Big Bang. Each is played on the board from the
 * positions of the rules; announcements, positions and undo are checked.
 */
import { check, deicide, leadsTo, rule, stands } from '../../harness/deicide.ts';
import type { Opened } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const opens = (player: Player, game: Opened) => player.open(deicide(game));
/** Chooses the piece's destination, and returns the announcements from then on. */
const goes = async (player: Player, from: string, to: string): Promise<string[]> => {
  await player.lift(from);
  return player.hear(() => player.change(() => player.click(to)));
};
const toMove = (player: Player, side: string) => expect(player.page.locator('body')).toHaveAttribute('data-turn', side);

test.describe('two moves in a turn', () => {
  const snail: Opened = { name: 'the Snail has moved', pieces: 'K@a5 Z@d4 k@i16 r@h1 n@b8' };
  const two = 'The other side moved its Snail, so this turn has two moves.';

  test('played, and skipped by the button and by the keys', async ({ player, page }) => {
    await opens(player, snail);
    await goes(player, 'd4', 'd5');
    await expect(player.step).toHaveText(`Black to move, up to 2 moves.${two}`);
    await expect(page.getByTestId('budget')).toHaveAttribute('aria-label', 'Move 1 of 2');
    await expect(page.getByTestId('end-turn')).toHaveCount(0);
    expect(await goes(player, 'b8', 'd9')).toEqual(['Black. Knight b8 to d9.', `Still Black’s turn: ${two}`]);
    await toMove(player, 'black');
    await expect(page.getByTestId('budget')).toHaveAttribute('aria-label', 'Move 2 of 2');
    expect((await goes(player, 'h1', 'h2')).at(-1)).toBe('White to move. Turn 2.');
    await stands(player, leadsTo(snail, 'Zd4-d5', 'Nb8-d9', 'Rh1-h2'), 'after both moves');
    await toMove(player, 'white');

    await player.change(() => player.press('Control+z'));
    await expect(page.getByTestId('budget')).toHaveAttribute('aria-label', 'Move 2 of 2');
    const [byButton] = await player.hear(() => player.change(() => page.getByTestId('end-turn').click()));
    expect(byButton).toBe('Black ends the turn.');
    await toMove(player, 'white');
    await stands(player, leadsTo(snail, 'Zd4-d5', 'Nb8-d9'), 'after the end of the turn');

    await player.change(() => player.press('Control+z'));
    await toMove(player, 'black');
    await player.change(() => player.press('Control+Enter'));
    await toMove(player, 'white');
    await stands(player, leadsTo(snail, 'Zd4-d5', 'Nb8-d9', 'end'), 'after the keys');
  });

  test('a first move that gives check ends the turn', async ({ player, page }) => {
    await opens(player, snail);
    await goes(player, 'd4', 'd5');
    const heard = await goes(player, 'h1', 'a1');
    expect(heard).toContain('White to move. Turn 2.');
    expect(heard).toContain('White is in check on a5, by Rook a1.');
    await toMove(player, 'white');
    await expect(page.getByTestId('budget')).toHaveCount(0);
    await expect(page.getByTestId('check-notice')).toContainText(check('capture', { by: 'Black Rook', there: 'a1' }));
  });
});

interface Passing {
  readonly game: Opened;
  readonly start: readonly [from: string, to: string];
  readonly taker: readonly [from: string, to: string];
  readonly text: readonly [start: string, taking: string];
  readonly heard: string;
}
const passing: readonly Passing[] = [
  {
    game: { name: 'Pawns in passing', pieces: 'K@i1 P@e4 p@f6 p@f7 p@f8 p@f9 k@i16' },
    start: ['e4', 'e8'],
    taker: ['f7', 'e6'],
    text: ['Pe4-e8', 'Pf7xe8-e6ep'],
    heard: 'Black. Pawn f7 captures White Pawn on e8. Ends on e6.',
  },
  {
    game: { name: 'Rookies in passing', pieces: 'K@i1 J@d3 j@e6 j@c8 p@e9 k@i16' },
    start: ['d3', 'd8'],
    taker: ['e6', 'd6'],
    text: ['Jd3-d8', 'Je6xd8-d6ep'],
    heard: 'Black. Rookie e6 captures White Rookie on d8. Ends on d6.',
  },
  {
    game: { name: 'Drunk Pawns in passing', pieces: "K@i1 D@c3' d@d5 d@e6 k@i16" },
    start: ['c3', 'f6'],
    taker: ['d5', 'd4'],
    text: ['Dc3-f6', 'Dd5xf6-d4ep'],
    heard: 'Black. Drunk Pawn d5 captures White Drunk Pawn on f6. Ends on d4.',
  },
];
test('en passant: Pawn, Rookie and Drunk Pawn', async ({ player }) => {
  for (const { game, start, taker, text, heard } of passing)
    await test.step(game.name, async () => {
      await opens(player, game);
      await goes(player, ...start);
      await player.lift(taker[0]);
      // the victim is on another square than the destination, and is marked there
      const marks = await player.marks();
      expect([marks[start[1]], marks[taker[1]]], game.name).toEqual(['last capture', 'move strike']);
      await player.hover(taker[1]);
      await expect.poll(async () => (await player.marks())[start[1]] ?? '').toContain('loss');
      expect(await player.hear(() => player.change(() => player.click(taker[1])))).toEqual([
        heard,
        'White to move. Turn 2.',
      ]);
      await stands(player, leadsTo(game, ...text), 'after it');
    });
});

test('a Pawn is promoted: by mouse, by the arrow keys, by typing; Esc keeps it lifted', async ({ player, page }) => {
  const game: Opened = { name: 'the far rank', pieces: 'K@i1 P@b15 n@c16 k@p10' };
  const kinds = player.chooser.getByRole('option');
  const asks = async (): Promise<void> => {
    await player.lift('b15');
    await player.click('c16');
    await player.mode('choosing');
    await expect(kinds).toHaveCount(21);
  };
  await opens(player, game);
  await asks();
  // kinds that are never offered: the King, and every kind of pawn
  for (const name of ['King', 'Pawn', 'Rookie', 'Drunk Pawn'])
    await expect(player.chooser.getByRole('option', { name, exact: true })).toHaveCount(0);
  await player.press('Escape');
  await player.mode('lifted');
  await player.click('c16');
  await player.mode('choosing');
  const heard = await player.hear(() =>
    player.change(() => player.chooser.getByRole('option', { name: 'Archbishop', exact: true }).click()),
  );
  expect(heard).toEqual([
    'White. Pawn b15 captures Black Knight on c16.',
    'Pawn on c16 becomes an Archbishop.',
    'Black to move. Turn 1.',
  ]);
  await stands(player, leadsTo(game, 'Pb15xc16=A'), 'by mouse');

  await player.change(() => player.press('Control+z'));
  await asks();
  // the strongest first, equal ones in the order of their names: Queen, Chancellor, Archbishop
  await expect(player.chooser.getByRole('option', { selected: true })).toHaveAccessibleName('Queen');
  await player.press('ArrowDown', 'ArrowRight', 'ArrowRight');
  await expect(player.chooser.getByRole('option', { selected: true })).toHaveAccessibleName('Archbishop');
  await expect(page.getByTestId('become')).toHaveText('Become an Archbishop');
  await player.change(() => player.press('Enter'));
  await stands(player, leadsTo(game, 'Pb15xc16=A'), 'by the arrow keys');

  await player.change(() => player.press('Control+z'));
  await asks();
  await page.keyboard.type('time');
  await expect(kinds).toHaveCount(1);
  await player.change(() => player.press('Enter'));
  await stands(player, leadsTo(game, 'Pb15xc16=T'), 'by typing');
});

test('castling to both sides, a push, a push over the edge, a Big Bang', async ({ player }) => {
  const castling: Opened = { name: 'castling', pieces: "K@i1' R@a1' R@p1' k@i16" };
  await opens(player, castling);
  expect(await goes(player, 'i1', 'g1')).toEqual(['White. King i1 to g1.', 'Rook a1 to h1.', 'Black to move. Turn 1.']);
  await stands(player, leadsTo(castling, 'Ki1-g1,Ra1-h1'), 'castled to the a-side');
  await player.change(() => player.press('Control+z'));
  expect(await goes(player, 'i1', 'k1')).toContain('Rook p1 to j1.');
  await stands(player, leadsTo(castling, 'Ki1-k1,Rp1-j1'), 'castled to the p-side');
  await expect(player.step).toContainText(rule('kingCastle'));

  const pushing: Opened = { name: 'a push', pieces: 'K@i1 U@e5 n@e6 k@i16' };
  await opens(player, pushing);
  await player.lift('e5');
  await player.hover('e6');
  await expect.poll(async () => (await player.marks()).e6 ?? '').toContain('push');
  expect(await player.hear(() => player.change(() => player.click('e6')))).toEqual([
    'White. Sumo Wrestler e5 to e6 pushes Black Knight to e7.',
    'Black to move. Turn 1.',
  ]);
  await stands(player, leadsTo(pushing, 'Ue5>e6>e7'), 'after the push');

  const edge: Opened = { name: 'over the edge', pieces: 'K@i1 U@e14 q@e16 k@p13' };
  await opens(player, edge);
  expect((await goes(player, 'e14', 'e16'))[0]).toBe(
    'White. Sumo Wrestler e14 to e16 pushes Black Queen off the board.',
  );
  await stands(player, leadsTo(edge, 'Ue14xe16'), 'after the push over the edge');

  const bang: Opened = { name: 'a Big Bang', pieces: 'K@i1 k@i16 M@e5 P@f7 m@f6 n@g7 r@e6 z@e7 q@h6' };
  await opens(player, bang);
  const heard = await goes(player, 'e5', 'f6');
  const loud = heard.find((said) => said.startsWith('Explosion on f6. Lost: ')) ?? heard.join(' | ');
  for (const lost of ['Pawn', 'Black Knight', 'Black Rook', 'Black Snail']) expect(loud).toContain(lost);
  expect(loud).not.toContain('Queen');
  await stands(player, leadsTo(bang, 'Me5xf6'), 'after the Big Bang');
  await player.change(() => player.press('Control+z'));
  await stands(player, leadsTo(bang), 'before it again');
});

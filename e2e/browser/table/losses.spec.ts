/**
 * Before a move is made: its captures and losses are shown by marks, described in the step bar and announced; and the
 * click does what the preview showed. On the 3D table and on the flat board.
 */
import type { SavedGame } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

const rage: SavedGame = {
  name: 'rage',
  variant: 'fourchan',
  pieces: 'A@e2 R@d5 M@c5 a@e9 o@d6 o@d7 m@e5 n@c6',
};
const shot = async (player: Player, name: string): Promise<void> => {
  if (process.env.SHOTS) await player.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

async function rages(player: Player, board: string): Promise<void> {
  await player.open(rage);
  await player.lift('d5');
  const marks = await player.marks();
  expect([marks.b5, marks.f5, marks.d7, marks.e4].map((m) => m?.split(' ').sort().join(' '))).toEqual([
    'move own',
    'move strike',
    'capture',
    'move',
  ]);
  // who is run over is shown when the square is pointed at
  expect(marks.c5).toBeUndefined();
  await player.hover('b5');
  await expect(player.step).toContainText('The /r9k/ rages to b5: loses your own /mlp/ on c5.');
  await shot(player, `${board}-rage-b5`);
  await player.hover('f5');
  await expect(player.step).toContainText('The /r9k/ rages to f5: captures an /mlp/ on e5.');
  await player.hover('c5');
  await expect(player.step).toContainText('A click picks up /mlp/ c5 instead.');
  await expect(player.page.getByTestId('takes')).toBeHidden();
  await shot(player, `${board}-rage-c5`);
  await player.click('c5');
  await player.mode('lifted');
  await expect(player.step).toContainText('/mlp/ c5');
}

test('a rage is marked and previewed as what it is', async ({ player }) => {
  await rages(player, 'table');
  await player.open({ name: 'mass', pieces: 'K@e1 k@e9 d@e5 d@c3 d@e3 V@b2 D@d6 M@-' });
  await player.liftHand('MAGI Mass');
  expect((await player.marks()).d6).toBe('drop own');
  const said = await player.hear(async () => {
    await player.hover('d6');
    await expect(player.step).toContainText('Drops the Mass on d6: loses your own Diskette.');
  });
  expect(said).toEqual(['Drops the Mass on d6: loses your own Diskette.']);
  await shot(player, 'table-mass');
  await player.press('Escape');
  await player.lift('b2');
  expect((await player.marks()).d4?.split(' ')).toContain('strike');
  await shot(player, 'table-voyager');
});

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });
  test('the same', async ({ player }) => rages(player, 'flat'));
});

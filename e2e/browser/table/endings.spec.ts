/**
 * Every ending of Acid once: the move that causes it, its name and its sentence in the end dialog, the assertive
 * announcement, the file on disk, and the same result when the game is opened again. A move that loses at once asks
 * first. The end of a whole game on the 3D table is in acid/mouse.spec.ts; the flat board is enough here.
 */
import fs from 'node:fs';
import path from 'node:path';
import { replayed, type SavedGame } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';
import { ending, readOut } from '../../harness/sentences.ts';

test.use({ settings: { board: 'flat' }, viewport: { width: 1120, height: 680 } });

interface End {
  readonly game: SavedGame;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly winner: 'MAGI' | 'LINE' | null;
  /** a move that loses at once and has to be confirmed, in words */
  readonly loses?: string;
}

/** The heading of the end dialog, and its sentence. */
interface Told {
  readonly name: string;
  readonly reason: string;
  readonly title: string;
  readonly sentence: string;
}

const told = ({ game, reason, winner }: End): Told => {
  const { name, says } = ending(reason, winner ?? '', winner === 'MAGI' ? 'LINE' : 'MAGI');
  return { name: game.name, reason, title: winner ? `${winner} wins · ${name}` : `Draw · ${name}`, sentence: says };
};

const ends: readonly End[] = [
  {
    game: { name: 'a King taken', pieces: 'K@e1 D@d4 k@e5' },
    from: 'd4',
    to: 'e5',
    reason: 'king',
    winner: 'MAGI',
  },
  {
    game: { name: 'a King to the depths', pieces: 'S@a9 d@g3 k@δλ K@e1' }, // AE13
    from: 'a9',
    to: 'i1',
    reason: 'king',
    winner: 'MAGI',
  },
  {
    game: { name: 'one’s own King to the depths', pieces: 'S@a9 d@g3 K@δλ k@e1' }, // AE13
    from: 'a9',
    to: 'i1',
    reason: 'king',
    winner: 'LINE',
    loses: 'MAGI Sweeper a9 to i1, removing MAGI King δλ, pushing LINE Diskette g3 to δλ.',
  },
  {
    game: { name: 'worm extraction', pieces: 'W@e4 K@a1 k@e7' }, // AE65
    from: 'e4',
    to: 'e7',
    reason: 'worm-extraction',
    winner: 'MAGI',
  },
  {
    game: { name: 'worm breach', pieces: 'W@e4 d@e6 K@a1 k@e7' }, // AE65
    from: 'e4',
    to: 'e6',
    reason: 'worm-breach',
    winner: 'LINE',
    loses: 'MAGI Worm e4 captures LINE Diskette on e6.',
  },
  {
    game: { name: 'mutiny', pieces: 'C@c2 K@a1 k@i9' },
    from: 'c2',
    to: 'c1',
    reason: 'mutiny',
    winner: 'MAGI',
  },
  {
    game: { name: 'the mutiny of the others', pieces: 'K@e9 c@e5 k@i9' }, // AE09
    from: 'e9',
    to: 'e5',
    reason: 'mutiny',
    winner: 'LINE',
    loses: 'MAGI King e9 swaps places with LINE Charonite e5.',
  },
  {
    game: { name: 'no action left', turn: 'line', pieces: 'K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@h9' }, // AE67
    from: 'h9',
    to: 'h8',
    reason: 'stalemate',
    winner: null,
  },
  {
    game: {
      name: 'the third time',
      pieces: 'D@e4 D@f4 K@a1 k@i9 d@e7 d@f7',
      actions: ['De4<>f4', 'de7<>f7', 'De4<>f4'],
    },
    from: 'e7',
    to: 'f7',
    reason: 'repetition',
    winner: null,
  },
  {
    game: { name: 'fifty moves each', pieces: 'K@a1 k@i9', options: { noprogress: '50' }, quiet: 99 },
    from: 'a1',
    to: 'a2',
    reason: 'no-progress',
    winner: null,
  },
];

/** The end in the dialog, in the announcement, in the file, and after the game is reopened. */
async function isEnd(player: Player, home: string, end: Told): Promise<void> {
  const { page } = player;
  const dialog = player.dialog(end.title);
  await expect(dialog.getByTestId('end').getByRole('paragraph')).toHaveText(end.sentence);
  await expect(dialog.getByRole('button', { name: 'Rematch, swap sides' })).toBeFocused();
  await expect(page.getByTestId('alert')).toContainText(end.sentence);

  await dialog.getByRole('button', { name: 'Main menu' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-screen', 'start');
  const file = path.join(home, 'library', `${end.name}.fairytable`);
  const saved = replayed(fs.readFileSync(file, 'utf8'));
  expect(saved.match.outcome).toMatchObject({ reason: end.reason, says: end.sentence });

  await player.press('Control+o');
  await page
    .getByRole('button', { name: `Open ${end.name}`, exact: true })
    .first()
    .click();
  await player.atTable();
  await expect(page.locator('body')).toHaveAttribute('data-turn', 'over');
  await expect(player.step).toHaveText(end.title + end.sentence);
  await page.getByTestId('result').click();
  await expect(dialog.getByTestId('end').getByRole('paragraph')).toHaveText(end.sentence);
  await player.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => player.census()).toBe(saved.census);
}

async function play(player: Player, end: End): Promise<void> {
  await player.lift(end.from);
  if (end.loses === undefined) {
    await player.change(() => player.click(end.to));
    return;
  }
  const before = await player.census();
  const rev = (await player.state).rev;
  const dialog = player.dialog('This loses the game');
  await player.click(end.to);
  await expect(dialog.getByRole('paragraph').first()).toHaveText(
    `${end.loses}${end.loses === readOut(end.loses) ? '' : readOut(end.loses)} ${told(end).sentence}`,
  );
  // the safe answer has the focus, and Enter chooses it: nothing was played
  await expect(dialog.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await player.press('Enter');
  await expect(dialog).toBeHidden();
  await player.mode('idle');
  expect([await player.census(), (await player.state).rev]).toEqual([before, rev]);
  await player.lift(end.from);
  await player.click(end.to);
  await player.change(() => dialog.getByRole('button', { name: 'Play it anyway' }).click());
}

// starting the app takes longer than a game of one move
for (const [part, some] of [
  ['Kings and Worms', ends.slice(0, 5)],
  ['mutinies and draws', ends.slice(5)],
] as const)
  test(`each ending in its own game: ${part}`, async ({ player, home }) => {
    for (const end of some)
      await test.step(end.game.name, async () => {
        await player.open(end.game);
        await play(player, end);
        await isEnd(player, home, told(end));
      });
  });

async function choose(player: Player, entry: string): Promise<void> {
  await player.page.getByTestId('menu').click();
  await player.page.getByRole('menuitem', { name: entry }).click();
}

test('a draw by agreement: the other side is asked by name, and may play on', async ({ player, home }) => {
  const game = { name: 'agreed', pieces: 'K@a1 D@b2 k@i9', players: ['Ada', 'Bo'] } as const;
  await player.open(game);
  const dialog = player.dialog('Ada (MAGI) offers a draw');
  await choose(player, 'Offer a draw');
  await dialog.getByRole('button', { name: 'Bo (LINE) declines' }).click();
  await expect(dialog).toBeHidden();
  expect((await player.state).turn).toBe('magi');
  await choose(player, 'Offer a draw');
  await player.change(() => dialog.getByRole('button', { name: 'Bo (LINE) agrees' }).click());
  const title = 'Draw · Agreement';
  await isEnd(player, home, { name: game.name, reason: 'agreement', title, sentence: 'Draw by agreement.' });
});

test('resigning asks first and can be undone', async ({ player, home }) => {
  const game = { name: 'resigned', pieces: 'K@a1 D@b2 k@i9', players: ['Ada', 'Bo'] } as const;
  await player.open(game);
  const dialog = player.dialog('Resign as Ada (MAGI)?');
  await choose(player, 'Resign');
  await expect(dialog.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await player.press('Escape');
  await expect(dialog).toBeHidden();
  const resign = async () => {
    await choose(player, 'Resign');
    await player.change(() => dialog.getByRole('button', { name: 'Ada (MAGI) resigns' }).click());
  };
  await resign();
  await expect(player.dialog(/^LINE wins/)).toBeVisible();
  await player.press('Escape');
  await player.change(() => player.press('Control+z'));
  expect((await player.state).turn).toBe('magi');
  await resign();
  const title = 'LINE wins · Resignation';
  await isEnd(player, home, { name: game.name, reason: 'resignation', title, sentence: 'MAGI resigned; LINE wins.' });
});

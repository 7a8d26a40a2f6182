/**
 * A game of Chesimals by mouse on the 3D table, to the capture of the second royal Chief: three units of grey move and
 * the turn is ended with its button; then one turn captures a royal Chief, restores a chain and captures the other one
 * with the unit that was linked again. After every action the texts of the page, the figures and the engine's replay
 * agree. Then the capture is undone, and the whole turn.
 */
import { chesimals, ending, stands } from '../../harness/chesimals.ts';
import { after, type Opened } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { playback: 'fast', motion: 'full' } });

interface Move {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly hand?: 'drag';
  /** what is announced while the pointer is on it */
  readonly foretold?: string;
}
const END = 'end';
const first: readonly (Move | typeof END)[] = [
  { text: 'Ge6-e7', from: 'e6', to: 'e7' },
  { text: 'Nf6-g8', from: 'f6', to: 'g8', hand: 'drag' },
  { text: 'Ce5-e6', from: 'e5', to: 'e6', foretold: 'Guard e7 would be linked again.' },
  END,
  { text: 'Gh9-i9', from: 'h9', to: 'i9' },
  END,
];
const second: readonly Move[] = [
  {
    text: 'Ge7xe8',
    from: 'e7',
    to: 'e8',
    foretold: 'Blue would be leaderless. Your Guard would be cut off there.',
  },
  { text: 'Ce6-f7', from: 'e6', to: 'f7', hand: 'drag' },
  { text: 'Ng8xh10', from: 'g8', to: 'h10' },
];
const start: Opened = {
  name: 'two royal Chiefs',
  pieces: 'Cs@e5 Gs@e6 Ns@f6 Cw@l1 Gw@l2 Cb@e8 Gb@e9 Cr@h10 Gr@h9',
};

async function makes(player: Player, move: Move | typeof END): Promise<void> {
  if (move === END) return player.change(() => player.page.getByTestId('turn-end').click());
  if (move.foretold === undefined) return player[move.hand ?? 'play'](move.from, move.to);
  await player.lift(move.from);
  await player.hover(move.to);
  await expect(player.page.getByTestId('breaks')).toHaveText(move.foretold);
  await player.change(() => player.click(move.to));
  await player.still();
}

test('by mouse to the capture of the second royal Chief; its capture and the turn are undone', async ({
  page,
  player,
}) => {
  // such as a policy violation, or a missing picture
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  await player.open(chesimals(start));
  let played = start;
  await stands(player, played, 'at the start');
  for (const move of [...first, ...second]) {
    const text = move === END ? END : move.text;
    await test.step(text, async () => {
      await makes(player, move);
      played = after(played, text);
      await stands(player, played, `after ${played.actions?.join(' ')}`);
    });
  }

  const { name, says } = ending('chiefs-taken', 'White', 'Black');
  const end = player.dialog(`White wins · ${name}`);
  await expect(end.getByTestId('end').getByRole('paragraph')).toHaveText(says);
  expect(await player.heard()).toEqual(
    expect.arrayContaining([
      'White moves grey units. Guard e6 to e7.',
      'Cut off: Guard e7, Knight g8.',
      'Black moves red units. Guard h9 to i9.',
      'Grey. Knight g8 captures Black’s red Chief on h10.',
    ]),
  );
  expect((await player.heard()).slice(-1)).toEqual([`${name}. ${says}`]);
  expect((await player.state).turn).toBe('over');
  await expect(page.getByTestId('chiefs-black')).toContainText('royal Chiefs left: 0 of 2');

  await test.step('the capture is undone, then the whole turn', async () => {
    await player.press('Escape');
    await expect(end).toBeHidden();
    const actions = played.actions ?? [];
    await player.change(() => player.press('Control+z'));
    await stands(player, { ...start, actions: actions.slice(0, -1) }, 'after undo');
    await expect(page.getByTestId('chiefs-black')).toContainText('royal Chiefs left: 1 of 2');
    await player.change(() => page.getByTestId('turn-undo-all').click());
    await stands(player, { ...start, actions: actions.slice(0, -3) }, 'after undo of the turn');
    await expect(page.getByTestId('chiefs-black')).toContainText('royal Chiefs left: 2 of 2');
    await player.change(() => player.press('Alt+Shift+z'));
    await stands(player, played, 'after redo of the turn');
    await expect(end).toBeVisible();
  });
  expect(complaints, 'errors on the console').toEqual([]);
});

test('nine units move together by a frame and a click, and one undo takes them back', async ({ page, player }) => {
  await player.newGame('Chesimals I');
  const before = await player.drawn();
  const at = async (name: string) => player.project({ cell: await player.cell(name) });
  const [[left], [right], [, top], [endX, endY]] = [await at('i1'), await at('j3'), await at('j5'), await at('l1')];
  await page.mouse.move((left + right) / 2, top);
  await page.mouse.down();
  await page.mouse.move(endX + 40, endY + 20, { steps: 4 });
  await expect(page.getByTestId('frame')).toBeVisible();
  await page.mouse.up();
  await expect(player.step.first()).toContainText('9 orange units selected.');
  await player.hover('k4');
  await expect(player.step.last()).toContainText('All 9 move that way.');
  await player.change(() => player.click('k4'));
  await player.still();
  expect(await player.drawn()).not.toBe(before);
  expect(await player.label('k4')).toContain('Warmachine');
  await player.change(() => player.press('Control+z'));
  await player.still();
  expect(await player.drawn()).toBe(before);
});

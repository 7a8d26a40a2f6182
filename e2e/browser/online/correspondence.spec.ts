/**
 * A game of Deicide Chess by text: two hosts, each with a page of its own, and nothing between them but what is copied on
 * one page and pasted on the other. Terrain and Landmines, a file that is dropped in, texts that do not fit, and either host
 * killed and started again.
 */
import { Correspondent, layingMines, layMines, minesShown } from '../../harness/correspondent.ts';
import { TITLE } from '../../harness/deicide.ts';
import { expect, test } from '../../harness/flatPlayer.ts';

/** White's part of the invitation: New game, a friend elsewhere, the position, Start. */
async function invites(machine: Correspondent): Promise<void> {
  const { page } = machine;
  await page.getByRole('button', { name: TITLE, exact: true }).click();
  await machine.seatsFriend('Grace');
  await page.getByRole('radiogroup', { name: 'Terrain' }).getByRole('radio', { name: 'On' }).click();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await machine.screen('setup');
  await page.getByLabel('The position as text').fill(JSON.stringify(layingMines));
  await page.getByRole('button', { name: 'Put it on the board', exact: true }).click();
  // it is on the board, and the host has found it playable
  await expect.poll(() => machine.label('o11')).toContain('Glue');
  await expect(page.getByTestId('setup-play')).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('setup-play').click();
  await machine.atTable();
}

test('a game of Deicide Chess by text, with terrain and mines, on two machines', async ({ browser }) => {
  test.slow();
  const [ada, grace] = [await Correspondent.start(browser), await Correspondent.start(browser)];

  const first = await test.step('White lays mines and invites', async () => {
    await invites(ada);
    await expect(ada.page.getByTestId('hand-over')).toHaveCount(0);
    await layMines(ada, 'e7', 'f8');
    expect(await minesShown(ada)).toEqual(['e7', 'f8']);
    await expect(ada.stepBar).toContainText('Your turn is ready to send.');
    await ada.killed();
    expect(await minesShown(ada)).toEqual(['e7', 'f8']);
    const text = await ada.copies();
    await expect(ada.stepBar).toContainText('Waiting for Grace.');
    return text;
  });
  expect(first).not.toContain('mine');

  const second = await test.step('Black accepts at the start screen, sees no mine, and lays its own', async () => {
    await grace.page.getByRole('button', { name: 'Paste text' }).click();
    await grace.refuses(first.slice(0, -5).split('\n').at(-1) ?? '', /The end of this line is missing/);
    await grace.gets(`Here you are.\n\n${first}\n\nAda`);
    expect(await minesShown(grace)).toEqual([]);
    await layMines(grace, 'a7');
    expect(await minesShown(grace)).toEqual(['a7']);
    return grace.copies();
  });

  await test.step('a turn goes back, and one that does not fit is refused in words', async () => {
    await ada.refuses(first, /This is your own turn/);
    await ada.refuses(
      second.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      /changed on its way/,
    );
    await ada.gets(second);
    expect(await minesShown(ada)).toEqual(['e7', 'f8']);
    await ada.refuses(second, /played already/);
    await ada.press('Escape');
    await ada.play('c4', 'c5');
    await ada.change(() => ada.press('Control+z'));
    await ada.play('c4', 'c5');
  });

  await test.step('a file with the turn is dropped on the window, after the host was killed', async () => {
    const text = await ada.copies();
    await grace.killed();
    await expect(grace.stepBar).toContainText('Waiting for your friend.');
    await grace.page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'turn.txt', { type: 'text/plain' }));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    }, text);
    await expect.poll(() => grace.label('c5')).toContain('White Pawn');
    await grace.play('n13', 'n12');
    // what was not copied is there after a kill, and can still be taken back
    await grace.killed();
    await expect(grace.stepBar).toContainText('Your turn is ready to send.');
    await ada.gets(await grace.copies({ draw: true }));
    await expect(ada.stepBar).toContainText('offers a draw');
  });

  await test.step('a Landmine of the other side explodes on both boards alike', async () => {
    await ada.play('a1', 'a7');
    await ada.press('Control+z');
    await ada.rest();
    await expect(ada.stepBar).toContainText('Your turn is ready to send.');
    await grace.gets(await ada.copies());
    expect(await grace.census()).toBe(await ada.census());
  });

  await test.step('the start screen says what the game waits for, and resignation ends it', async () => {
    await ada.leaveTable();
    await expect(ada.page.getByText('Waiting for Grace.')).toBeVisible();
    await grace.page.getByTestId('menu').click();
    await grace.page.getByRole('menuitem', { name: 'Resign' }).click();
    await grace.page.getByTestId('resign-yes').click();
    const text = await grace.copies({ atEnd: true });
    // pasted on the page, not into a field
    await ada.page.evaluate((content) => {
      const data = new DataTransfer();
      data.setData('text/plain', content);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
    await ada.atTable();
    await expect(ada.stepBar).toContainText('White wins');
    expect(await grace.census()).toBe(await ada.census());
  });
  for (const machine of [ada, grace]) await machine.end();
});

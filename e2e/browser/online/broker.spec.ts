/**
 * A game of Deicide Chess by a message broker: two hosts, each with a page of its own, and a broker between them, which is
 * stopped and begun again. Only the invitation is copied; terrain and Landmines; either host is killed.
 */
import { TestBroker } from '../../../electron/online/mailbox/broker.fixture.ts';
import { Correspondent, layingMines, layMines, minesShown } from '../../harness/correspondent.ts';
import { TITLE } from '../../harness/deicide.ts';
import { expect, test } from '../../harness/flatPlayer.ts';

test('a game of Deicide Chess by a message broker, with terrain and mines, on two machines', async ({ browser }) => {
  let broker = await TestBroker.open();
  const { port, url } = broker;
  const [ada, grace] = [await Correspondent.start(browser), await Correspondent.start(browser)];

  const invitation = await test.step('White names a broker, lays mines and copies the invitation', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    const black = page.getByTestId('new-seat-black');
    await black.getByRole('radio', { name: 'Friend elsewhere' }).click();
    await black.getByRole('textbox').fill('Grace');
    await page.getByRole('radio', { name: 'By a message broker' }).click();
    await page.getByTestId('broker-url').fill('broker.example.org');
    await page.getByTestId('broker-check').click();
    await expect(page.getByTestId('broker-said')).toHaveText(/begins with mqtt/);
    await page.getByTestId('broker-url').fill(url);
    await page.getByTestId('broker-check').click();
    await expect(page.getByTestId('broker-said')).toHaveText('The broker answers, and carries your turns.');
    await expect(page.getByTestId('who')).toContainText('by a message broker');
    await page.getByRole('radiogroup', { name: 'Terrain' }).getByRole('radio', { name: 'On' }).click();
    await page.getByRole('button', { name: 'Set up a position' }).click();
    await ada.screen('setup');
    await page.getByLabel('The position as text').fill(JSON.stringify(layingMines));
    await page.getByRole('button', { name: 'Put it on the board', exact: true }).click();
    await expect.poll(() => ada.label('o11')).toContain('Glue');
    await expect(page.getByTestId('setup-play')).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByTestId('setup-play').click();
    await ada.atTable();
    await layMines(ada, 'e7', 'f8');
    await expect(ada.stepBar).toContainText('From then on the turns go over by themselves.');
    await ada.press('Alt+q');
    await expect(page.getByText(`The invitation names the broker ${url}.`)).toBeVisible();
    await page.getByTestId('send-copy').click();
    const text = await page.getByTestId('send-text').inputValue();
    await page.getByTestId('send-close').click();
    await ada.rest();
    await expect(ada.stepBar).toContainText('Sent, not yet fetched.');
    return text;
  });

  await test.step('Black accepts, lays a mine, and the turns come by themselves', async () => {
    await grace.page.getByRole('button', { name: 'Paste text' }).click();
    await grace.page.getByTestId('open-text').fill(invitation);
    await grace.page.keyboard.press('Control+Enter');
    // nothing connects before that
    await expect(grace.page.getByTestId('broker-machine')).toContainText(`port ${port}. This is your own computer.`);
    await grace.page.getByTestId('broker-allow').click();
    await grace.atTable();
    expect(await minesShown(grace)).toEqual([]);
    await layMines(grace, 'a7');
    await expect(ada.stepBar).not.toContainText('Waiting for');
    expect(await minesShown(ada)).toEqual(['e7', 'f8']);
    await ada.play('c4', 'c5');
    await expect.poll(() => grace.label('c5')).toContain('White Pawn');
    await expect(ada.stepBar).toContainText('Grace has your turn.');
  });

  await test.step('while both are connected they talk, and point at squares', async () => {
    await expect(ada.page.getByTestId('people')).toContainText('Grace');
    await ada.page.getByTestId('talk-field').fill('Good luck');
    await ada.page.keyboard.press('Enter');
    await expect(grace.page.getByTestId('talk-lines')).toContainText('Good luck');
    await grace.page.getByRole('button', { name: 'Let me think.' }).click();
    await expect(ada.page.getByTestId('talk-lines')).toContainText('Let me think.');
    await ada.page.locator('[data-board] [data-name="e9"]').click({ button: 'right' });
    for (const { page } of [ada, grace]) await expect(page.locator('[data-arrow]')).toHaveCount(1);
  });

  await test.step('a turn waits while its receiver is gone, and is played when the game is opened', async () => {
    await ada.kill();
    await grace.play('n13', 'n12');
    await expect(grace.stepBar).toContainText('Sent, not yet fetched.');
    await grace.kill();
    await ada.begin();
    await expect(ada.page.getByText('Their turn has come').first()).toBeVisible();
    await ada.goOn();
    await expect.poll(() => ada.label('n12')).toContain('Black Pawn');
  });

  await test.step('a turn is kept while the broker cannot be reached, also over a kill', async () => {
    await broker.stop();
    await ada.play('a1', 'a7');
    await expect(ada.stepBar).toContainText('your turn is kept and sent later; you can still copy it.');
    await ada.page.getByTestId('open-broker').click();
    await expect(ada.page.getByTestId('broker-state')).toContainText('Not connected.');
    await ada.page.getByTestId('broker-close').click();
    await ada.kill();
    broker = await TestBroker.open({ port });
    await ada.begin();
    await ada.goOn();
    await grace.begin();
    await grace.goOn();
    await expect(grace.stepBar).not.toContainText('Waiting for');
    await expect.poll(async () => (await grace.census()) === (await ada.census())).toBe(true);
  });

  await test.step('a draw is offered with a turn, and accepted', async () => {
    await grace.page.getByTestId('menu').click();
    await grace.page.getByRole('menuitem', { name: 'Offer a draw' }).click();
    await expect(grace.page.getByText('Your next turn offers a draw.')).toBeVisible();
    await grace.play('n12', 'n11');
    await expect(ada.stepBar).toContainText('offers a draw');
    await ada.page.getByTestId('accept-draw').click();
    await expect(grace.stepBar).toContainText(/[Dd]raw/);
    expect(await grace.census()).toBe(await ada.census());
  });

  await test.step('another game goes by the same broker, and nothing is copied', async () => {
    await ada.page.getByTestId('rematch').click();
    await ada.atTable();
    await expect(grace.page.getByTestId('end-asked')).toContainText('asks for another game, with sides changed.');
    await grace.page.getByTestId('rematch').click();
    await grace.atTable();
    await layMines(grace, 'e7');
    await expect(ada.stepBar).not.toContainText('Waiting for');
    expect(await minesShown(ada)).toEqual([]);
    await layMines(ada, 'a10');
    await expect(grace.stepBar).not.toContainText('Waiting for');
    await grace.play('c4', 'c5');
    await expect.poll(() => ada.label('c5')).toContain('White Pawn');
  });
  for (const machine of [ada, grace]) await machine.end();
  await broker.stop();
});

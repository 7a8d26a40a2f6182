/**
 * Modal dialogs make the rest of the page inert. Toasts, the progress of long operations and announcements must work
 * all the same. Escape closes the topmost dialog and no other, and the focus is returned. What is inert is read from
 * the browser's accessibility tree.
 */
import type { Page } from '@playwright/test';
import { commands } from '../../../electron/contract/commands.ts';
import type { Work } from '../../../electron/contract/requests.ts';
import type { Problem } from '../../../electron/contract/result.ts';
import { uiText } from '../../../renderer/text/index.ts';
import { expect, test as flat } from '../../harness/flatPlayer.ts';

const test = flat.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      window.WebSocket = class extends WebSocket {
        constructor(...words: ConstructorParameters<typeof WebSocket>) {
          super(...words);
          Object.assign(window, { socket: this });
        }
      };
    });
    await use(page);
  },
});

/** As if the host had sent it. */
const told = (page: Page, event: string, what: readonly Work[] | Problem) =>
  page.evaluate(
    (data) => (window as unknown as { socket: WebSocket }).socket.dispatchEvent(new MessageEvent('message', { data })),
    JSON.stringify({ event, what }),
  );
const damaged = (happened: string): Problem => ({ code: 'damaged', happened, safe: 'All is safe.', todo: 'Go on.' });

/** The accessible content of the page: texts, and the names of controls. */
async function perceivable(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return nodes.flatMap(({ ignored, name }) => (ignored ? [] : [String(name?.value ?? '')])).join('\n');
}
const focus = (page: Page) => page.locator(':focus');

test('a toast over a dialog is visible, announced and can be pressed', async ({ flat: player }) => {
  const { page } = player;
  await page.getByRole('button', { name: uiText.start.about }).click();
  const dialog = player.dialog('About Fairytable');
  await dialog.getByRole('button', { name: commands['copy-report'].label }).click();
  const toast = page.getByTestId('toast');
  // it stays while the pointer is on it
  await toast.hover();
  // a browser that refuses the clipboard is told of in more than one part
  const texts = await toast.evaluate((box) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const all: string[] = [];
    while (walker.nextNode()) all.push(walker.currentNode.textContent ?? '');
    return all;
  });
  const heard = await perceivable(page);
  expect(texts.join('')).not.toBe('');
  for (const text of texts) expect(heard).toContain(text.trim());
  // the page itself is inert
  expect(heard).not.toContain('Settings');
  const region = await page.getByTestId('toasts').elementHandle();
  const dismiss = toast.getByRole('button', { name: uiText.shell.dismiss });
  await dismiss.focus();
  await expect(dismiss).toBeFocused();
  await dismiss.click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await player.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: uiText.start.about })).toBeFocused();
  // the live region is the same element before and after
  expect(await region?.evaluate((it) => it.isConnected && it === document.querySelector('[data-testid=toasts]'))).toBe(
    true,
  );
  expect(await perceivable(page)).toContain('Settings');
});

test('a long operation is shown over a dialog and can be cancelled', async ({ flat: player }) => {
  const { page } = player;
  const cancelled = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const { socket } = window as unknown as { socket: WebSocket };
        const send = socket.send.bind(socket);
        socket.send = (words) => (String(words).includes('app.cancel') ? done(String(words)) : send(words));
      }),
  );
  await page.getByRole('button', { name: 'Settings' }).click();
  await told(page, 'works', [{ id: 'w-7', what: 'recover', name: 'A long game', done: 10, total: 100 }]);
  const progress = page.getByRole('progressbar', { name: uiText.works.recover('A long game') });
  await expect(progress).toBeVisible();
  expect(await perceivable(page)).toContain(uiText.works.recover('A long game'));
  await page.getByRole('button', { name: uiText.shell.cancel }).click();
  expect(JSON.parse(await cancelled)).toMatchObject({ request: 'app.cancel', input: { work: 'w-7' } });
  await expect(player.dialog('Settings')).toBeVisible();
});

test('Escape closes only the topmost dialog, and the focus is returned step by step', async ({ flat: player }) => {
  const { page } = player;
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.getByRole('tab', { name: uiText.settings.groups.speech }).click();
  await page.getByRole('button', { name: uiText.settings.showKeys }).click();
  await expect(focus(page)).toHaveAttribute('aria-label', uiText.table.keys.find);
  // these open by themselves, without a click since the last one
  await told(page, 'notice', damaged('The first file is damaged.'));
  await expect(page.getByText('The first file is damaged.')).toBeVisible();
  const open = page.locator('dialog[open]');
  await expect(open).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await player.press('Escape');
    await expect(open).toHaveCount(left);
    if (left === 2) await expect(focus(page)).toHaveAttribute('aria-label', uiText.table.keys.find);
    if (left === 1) await expect(focus(page)).toHaveText(uiText.settings.showKeys);
  }
  await expect(settings).toBeFocused();
});

test('Escape closes the dialog wherever in it was pressed last, and does not affect the page beneath', async ({
  flat: player,
}) => {
  const { page } = player;
  await player.newGame();
  await player.press('Control+o');
  await player.screen('saves');
  await page.getByRole('button', { name: /^What to do with/ }).click();
  await page.getByRole('menuitem', { name: uiText.saves.rename }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeFocused();
  await player.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-screen', 'saves');
  await expect(page.getByRole('button', { name: /^What to do with/ })).toBeFocused();
});

test('the focus stays in a dialog, and a press beside it closes it', async ({ flat: player }) => {
  const { page } = player;
  await page.getByRole('button', { name: 'Settings' }).click();
  const outside = () => page.evaluate(() => !document.activeElement?.matches('dialog *, dialog, body'));
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')]) {
    await player.press(key);
    expect(await outside()).toBe(false);
  }
  await page.mouse.click(4, 4);
  await expect(player.dialog('Settings')).toHaveCount(0);
});

test('a page opened from a dialog can be used, and the dialog is there again after it', async ({ flat: player }) => {
  const { page } = player;
  await player.open({ name: 'worm', pieces: 'W@e4 K@a1 k@e9' });
  await player.lift('e4');
  await player.click('e5');
  await page.getByTestId('lose').click();
  const end = page.getByTestId('end');
  await expect(end).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: uiText.table.end.newGame }).click();
  await player.screen('new-game');
  await expect(end).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await player.press('Escape');
  await player.screen('table');
  await expect(end).toBeVisible();
});

test('a menu closes on Escape and on a press beside it, and nothing else receives that', async ({ flat: player }) => {
  const { page } = player;
  await player.newGame();
  const opener = page.getByTestId('menu');
  const menu = page.getByRole('menu');
  await opener.click();
  await expect(focus(page)).toHaveRole('menuitem');
  await player.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await opener.click();
  await expect(menu).toBeHidden();
  await player.lift('e2');
  await opener.click();
  await expect(focus(page)).toHaveRole('menuitem');
  await player.press('Escape');
  await expect(menu).toBeHidden();
  await player.mode('lifted');
});

test('a group of the menu opens and closes by keys; at 640 px none of them scrolls', async ({ flat: player }) => {
  const { page } = player;
  await page.setViewportSize({ width: 1024, height: 640 });
  await player.newGame();
  const opener = page.getByTestId('menu');
  const { groups } = uiText.table.menu;
  const menuOf = (name: string) => page.getByRole('menu', { name, exact: true });
  const scrolls = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=menu]:popover-open')].some((it) => it.scrollHeight > it.clientHeight),
    );
  await opener.click();
  await expect(player.menuGroup('game')).toBeFocused();
  for (const group of ['game', 'table', 'friends', 'learn', 'view', 'help'] as const) {
    await expect(player.menuGroup(group)).toBeFocused();
    await player.press('ArrowRight');
    await expect(menuOf(groups[group]).getByRole('menuitem').first()).toBeFocused();
    expect(await scrolls(), group).toBe(false);
    await player.press(group === 'help' ? 'Escape' : 'ArrowLeft');
    await expect(menuOf(groups[group])).toBeHidden();
    await expect(player.menuGroup(group)).toBeFocused();
    if (group !== 'help') await player.press('ArrowDown');
  }
  await player.press('Escape');
  await expect(menuOf(uiText.table.menu.label)).toBeHidden();
  await expect(opener).toBeFocused();
  await player.menu('rename');
  await expect(player.dialog(uiText.table.rename.title)).toBeVisible();
});

/** A key is changed by keyboard alone: it works at once, is listed, and is there after a reload. */
import { commands } from '../../../electron/contract/commands.ts';
import { uiText } from '../../../renderer/text/index.ts';
import { expect, test } from '../../harness/flatPlayer.ts';
import { focused } from '../../harness/listener.ts';

const words = uiText.keys;
const { settings, legend } = commands;

test('Settings get the key of another command by keyboard, and keep it after a reload', async ({ flat: player }) => {
  const { page } = player;
  const list = player.dialog(uiText.table.keys.title);
  const row = (of: string, keys: string) => list.getByRole('button', { name: words.change(of, keys), exact: true });
  const find = async (text: string) => {
    await page.keyboard.press('F1');
    await expect(list.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(text);
  };
  await find(settings.label);
  await page.keyboard.press('Tab');
  await expect(row(settings.label, 'Ctrl+,')).toBeFocused();
  await page.keyboard.press('Enter');
  const choice = player.dialog(words.title(settings.label));
  await expect(choice.getByRole('textbox', { name: words.press })).toBeFocused();
  await page.keyboard.press('Control+i');
  await expect(choice.getByText(words.taken('Ctrl+I', legend.label))).toBeVisible();
  const take = words.take(legend.label);
  for (let n = 0; n < 5 && (await focused(page)) !== take; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choice.getByText(words.set(settings.label, 'Ctrl+I'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(settings.label, 'Ctrl+I')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  const dialog = player.dialog(uiText.settings.title);
  await page.keyboard.press('Control+i');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await player.atStart();
  await page.keyboard.press('Control+,');
  await find('Ctrl+I');
  await expect(dialog).toHaveCount(0);
  await expect(row(settings.label, 'Ctrl+I')).toBeVisible();
  await list.getByRole('textbox').fill(legend.label);
  await expect(row(legend.label, words.none)).toBeVisible();
});

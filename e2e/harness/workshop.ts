/** Steps in the workshop of games of one's own. */
import type { Page } from '@playwright/test';
import type { FlatPlayer } from './flatPlayer.ts';

/** From the start screen to a new game of one's own. */
export async function newGameInWorkshop(player: FlatPlayer): Promise<void> {
  await player.page.getByTestId('door-own-games').click();
  await player.screen('own-games');
  await player.page.getByTestId('new-rules').click();
  await player.screen('workshop');
}
/** In the set-up: puts a position on the board, and takes it back to the workshop. */
export async function takePosition(page: Page, position: string): Promise<void> {
  await page.getByTestId('setup-take').waitFor();
  await page.getByRole('textbox', { name: 'The position as text' }).fill(position);
  await page.getByRole('button', { name: 'Put it on the board' }).click();
  await page.getByTestId('setup-take').click();
}

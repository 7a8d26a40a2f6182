/**
 * Every screen of the application, by the way that leads a player to it, so that a test can look at each of them. A
 * screen is left as it was found: the start screen, or the table of the game.
 */
import { said } from '../../engine/shared/language.ts';
import { uiText } from '../../renderer/text/index.ts';
import type { SavedGame } from './games.ts';
import type { Player } from './player.ts';

export interface Screen {
  readonly name: string;
  show(player: Player): Promise<unknown>;
  /** absent: Escape */
  leave?(player: Player): Promise<unknown>;
}

const screenIs = (player: Player, screen: string): Promise<unknown> =>
  player.page.waitForFunction((wanted) => document.body.dataset.screen === wanted, screen);
const press = (player: Player, name: string): Promise<void> =>
  player.page.getByRole('button', { name, exact: true }).click();
const escapeTo = async (player: Player, screen: string): Promise<void> => {
  await player.press('Escape');
  await screenIs(player, screen);
};
/** One for each tab, by the words for it. `elsewhere`: those that are not in this host. */
const tabs = <Name extends string>(
  words: Readonly<Record<Name, string>>,
  show: (player: Player) => Promise<unknown>,
  leave: Screen['leave'],
  elsewhere: readonly Name[] = [],
): Screen[] => {
  const names = (Object.keys(words) as Name[]).filter((name) => !elsewhere.includes(name));
  return names.map((name, i) => ({
    name,
    show: async (player) => {
      if (i === 0) await show(player);
      await player.page.getByRole('tab', { name: words[name], exact: true }).click();
    },
    leave: i === names.length - 1 ? leave : async () => {},
  }));
};
const page = (name: string, screen: string, open: (player: Player) => Promise<unknown>): Screen => ({
  name,
  show: async (player) => {
    await open(player);
    await screenIs(player, screen);
  },
  leave: (player) => escapeTo(player, 'start'),
});

/** Those around a game; the player is at the start screen. */
export const startScreens: readonly Screen[] = [
  { name: 'start', show: (player) => screenIs(player, 'start'), leave: async () => {} },
  page('new game', 'new-game', async (player) => {
    await press(player, said('acid'));
    const { seat } = uiText.computer;
    const who = player.page.getByRole('radiogroup', { name: seat.kind(said('LINE')) });
    await who.getByText(seat.computer).click();
  }),
  page('rulebook', 'rulebook', (player) => press(player, uiText.start.rulebook)),
  page('learn', 'learn', ({ page: at }) => at.getByTestId('door-learn').click()),
  page('problems', 'problems', ({ page: at }) => at.getByTestId('door-problems').click()),
  page('known variants', 'known-variants', ({ page: at }) => at.getByTestId('door-known-variants').click()),
  {
    name: 'card of a known variant',
    show: async (player) => {
      await player.page.getByTestId('door-known-variants').click();
      await screenIs(player, 'known-variants');
      await player.page.locator('[data-game=xiangqi]').click();
      await player.page.locator('dialog[open]').last().waitFor();
    },
    leave: async (player) => {
      await player.press('Escape');
      await escapeTo(player, 'start');
    },
  },
  page('own games', 'own-games', ({ page: at }) => at.getByTestId('door-own-games').click()),
  page('saved games', 'saves', (player) => player.press('Control+o')),
  page('join a table', 'join', ({ page: at }) => at.getByTestId('start-join').click()),
  page('keys', 'keys', (player) => player.press('F1')),
  page('about', 'about', (player) => press(player, uiText.start.about)),
  ...tabs(
    uiText.settings.groups,
    async (player) => {
      await press(player, uiText.start.settings);
      await screenIs(player, 'settings');
    },
    (player) => escapeTo(player, 'start'),
    // only the desktop application starts programs
    ['engines'],
  ),
  {
    name: 'set-up',
    show: async (player) => {
      await press(player, said('acid'));
      await press(player, uiText.setup.open);
      await screenIs(player, 'setup');
    },
    leave: async (player) => {
      await escapeTo(player, 'new-game');
      await escapeTo(player, 'start');
    },
  },
  ...tabs(
    uiText.workshop.tabs,
    async (player) => {
      await player.page.getByTestId('door-own-games').click();
      await player.page.getByTestId('new-rules').click();
      await screenIs(player, 'workshop');
    },
    async (player) => {
      await escapeTo(player, 'own-games');
      await escapeTo(player, 'start');
    },
  ),
];

const dialog = (name: string, open: (player: Player) => Promise<unknown>): Screen => ({
  name,
  show: async (player) => {
    await open(player);
    await player.page.locator('dialog[open]').last().waitFor();
  },
  leave: async (player) => {
    await player.press('Escape');
    await player.page.waitForFunction(() => !document.querySelector('dialog[open]'));
  },
});
/** Those over the table of acid; the player is at it, and no piece is lifted. */
export const tableScreens: readonly Screen[] = [
  { name: 'menu', show: (player) => player.press('F10'), leave: async () => {} },
  {
    name: 'group of the menu',
    show: (player) => player.menuGroup('game').click(),
    leave: async (player) => {
      await player.press('Escape');
      await player.press('Escape');
    },
  },
  { name: 'drawing', show: (player) => player.press('Alt+Shift+E') },
  dialog('all commands', (player) => player.press('Control+k')),
  dialog('share', (player) => player.press('Alt+s')),
  dialog('resign', (player) => player.menu('resign')),
  dialog('draw', (player) => player.menu('agree-draw')),
  dialog('rename', (player) => player.menu('rename')),
  dialog('trays', ({ page: at }) => at.getByTestId('seat-magi').getByRole('button').last().click()),
  dialog('go to a square', (player) => player.press('Control+g')),
  dialog('comment', (player) => player.press('Alt+e')),
  dialog('notes', (player) => player.press('Control+Shift+M')),
  dialog('coin and dice', (player) => player.press('Alt+o')),
  dialog('pieces on the board', (player) => player.press('Control+i')),
  dialog('invite', (player) => player.press('Alt+i')),
];

/** A game of each kind, and a piece that can be lifted there. */
export const games: readonly { readonly game: SavedGame; readonly lifted: string }[] = [
  { game: { name: 'Chesimals', variant: 'chesimals' }, lifted: 'g3' },
  { game: { name: '4chan chess', variant: 'fourchan' }, lifted: 'c2' },
  { game: { name: 'Deicide', variant: 'deicide' }, lifted: 'e4' },
  { game: { name: 'acid', actions: ['De2-e3', 'Dc8-c7'] }, lifted: 'c2' },
];

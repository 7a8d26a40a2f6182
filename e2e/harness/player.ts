/**
 * A user of the table in a browser: mouse input that finds cells by their position on the 3D table, keyboard input, the
 * texts of labels and the step bar, and all announcements of the live regions, in order, as a screen reader would have
 * read them. Every wait is for the page's state (`document.body.dataset`), never for time. Must stay true: nothing here
 * looks into the page's internal state or the engine.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { commands, type TableMenuCommand, tableMenuPlaces } from '../../electron/contract/commands.ts';
import type { Settings } from '../../electron/contract/settings.ts';
import { ENGLISH, said, sayIn } from '../../engine/shared/language.ts';
import { addPseudoLanguage, PSEUDO } from '../../engine/shared/pseudo-language.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type {} from '../../renderer/scene/testHook.ts'; // window.__fairytable
import { uiText } from '../../renderer/text/index.ts';
import { type SavedGame, saveOf } from './games.ts';
import { test as base, expect } from './test.ts';

/** Runs in the page before anything else: records the live regions. */
export function listen(): void {
  const heard: string[] = [];
  (window as unknown as { heard: string[] }).heard = heard;
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node instanceof HTMLElement && node.matches('[data-testid=log] > p, [data-testid=alert] > p'))
          heard.push(node.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}

/** The 3D table uses software rendering: a sixteenth of the pixels is much faster, and no test looks at single ones. */
export const FEW_PIXELS = 0.25;
/** Asking with every frame, as Playwright does, makes the page produce frames: that costs a fifth of the whole run. */
export const POLLING = { polling: 25 } as const;

/** Letters of a game's kinds, by id and by name, as its first side writes them. */
function lettersOf(id: string | undefined): ReadonlyMap<string, string> {
  const variant = variantNamed(id ?? 'acid');
  if (!variant) throw new Error(`The page shows a game called ${id}.`);
  return new Map(variant.types.flatMap((t) => [[t.id, t.letter] as const, [t.name, t.letter] as const]));
}
const FIRST_SIDES = /^(MAGI|White)$/;

/**
 * Something that goes by itself after some seconds is shown. Asked before what shows it: the page watches from then on,
 * so that nothing is missed on a busy machine.
 */
export const appears = (page: Page, selector: string, text = ''): Promise<unknown> =>
  page.waitForFunction(
    ([which, said]) => [...document.querySelectorAll(which)].some((one) => one.textContent?.includes(said)),
    [selector, text] as const,
    POLLING,
  );

export const inOrder = (tokens: readonly string[]): string => [...tokens].sort().join(' ');

export class Player {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  // --- the screens ---

  async screen(name: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.body.dataset.screen === wanted, name, POLLING);
  }
  /** The start screen is painted. */
  async atStart(): Promise<void> {
    await this.screen('start');
  }

  /** From the table by its menu to the start screen. */
  async leaveTable(): Promise<void> {
    await this.page.getByTestId('menu').click();
    await this.page.getByRole('menuitem', { name: 'Main menu' }).click();
    await this.atStart();
  }
  /** From the start screen back to the game that was left there. */
  async continueGame(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await this.atTable();
  }

  /** From the start screen: a new game with the defaults. */
  async newGame(title = 'acid'): Promise<void> {
    await this.page.getByRole('button', { name: said(title), exact: true }).click();
    await this.page.getByRole('button', { name: uiText.newGame.start, exact: true }).click();
    await this.atTable();
  }

  /** From the start screen or from another game: a game from a file, put on the table. */
  async open(game: SavedGame): Promise<void> {
    const { page } = this;
    if ((await this.state).screen === 'table') {
      await page.keyboard.press('Control+o');
      await this.chooseFile(uiText.saves.import, game.name, saveOf(game));
      await page
        .getByRole('button', { name: uiText.saves.open(game.name), exact: true })
        .first()
        .click();
    } else await this.chooseFile(uiText.start.openFile, game.name, saveOf(game));
    await expect(page.getByRole('heading', { name: game.name, exact: true, level: 1 })).toBeVisible();
    await this.atTable();
  }

  /** Presses the button that opens a file chooser and answers with this file. */
  async chooseFile(button: string, name: string, text: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: button }).click();
    const file = { name: `${name}.fairytable`, mimeType: 'application/json', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
  }

  /** The table is drawn and at rest. */
  async atTable(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const { screen, rev, busy, shown } = document.body.dataset;
        if (screen !== 'table' || rev === undefined || busy !== '0') return false;
        return shown === 'flat' || window.__fairytable?.ready === true;
      },
      undefined,
      POLLING,
    );
    await this.still();
  }

  /** From the flat board to the 3D table, which is drawn and at rest. */
  async toTable(): Promise<void> {
    await this.press('Control+3');
    await this.page.waitForFunction(() => document.body.dataset.shown === 'table');
    await this.atTable();
  }

  /** Runs a command from the menu of the table. */
  async menu(id: TableMenuCommand): Promise<void> {
    const group = tableMenuPlaces.find((place) => place.id === id)?.group ?? null;
    await this.page.getByTestId('menu').click();
    if (group !== null) await this.menuGroup(group).click();
    const name = group === null ? uiText.table.menu.label : uiText.table.menu.groups[group];
    const menu = this.page.getByRole('menu', { name, exact: true });
    // its keys and the reason why it is not available follow its name
    const label = commands[id].label.replace(/[[\]~.]/g, '\\$&');
    await menu.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click();
  }
  /** The row of a group in the open menu of the table. */
  menuGroup(group: keyof typeof uiText.table.menu.groups): Locator {
    const menu = this.page.getByRole('menu', { name: uiText.table.menu.label, exact: true });
    return menu.locator('> [role=menuitem]').filter({ hasText: uiText.table.menu.groups[group] });
  }

  // --- waiting for the page ---

  /** No request is pending and nothing moves. */
  async rest(): Promise<void> {
    await this.page.waitForFunction(() => document.body.dataset.busy === '0', undefined, POLLING);
  }

  async mode(mode: string): Promise<void> {
    await this.page.waitForFunction(
      (m) => {
        const { busy, mode } = document.body.dataset;
        return busy === '0' && mode === m;
      },
      mode,
      POLLING,
    );
  }

  get state(): Promise<Record<string, string | undefined>> {
    return this.page.evaluate(() => ({ ...document.body.dataset }));
  }

  /** Does something that leads the game to another revision, and waits until that is painted and at rest. */
  change(act: () => Promise<unknown>): Promise<void> {
    return this.leadsOn('rev', act);
  }

  /** Does something that shows another position of the game, and waits until that is painted and at rest. */
  look(act: () => Promise<unknown>): Promise<void> {
    return this.leadsOn('node', act);
  }

  private async leadsOn(key: 'rev' | 'node', act: () => Promise<unknown>): Promise<void> {
    const before = (await this.state)[key];
    await act();
    await this.page.waitForFunction(
      ([name, value]) => {
        const { [name]: now, busy, mode } = document.body.dataset;
        return now !== value && busy === '0' && mode === 'idle';
      },
      [key, before] as const,
      POLLING,
    );
  }

  /** The camera is at rest: the same cells at the same places for some frames of the page. */
  async still(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((done) => {
          if (document.body.dataset.shown === 'flat') return done();
          let before = '';
          let same = 0;
          const look = () => {
            const now = [0, 40, 80].map((cell) => window.__fairytable?.project({ cell })?.join()).join(';');
            same = now === before ? same + 1 : 0;
            before = now;
            if (same >= 4) done();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
  }

  // --- reading the page ---

  button(name: string): Locator {
    return this.page.locator(`[data-board] [data-name="${name}"]`);
  }

  async cell(name: string): Promise<number> {
    const cell = await this.button(name).getAttribute('data-cell');
    if (cell === null) throw new Error(`No cell is called ${name}.`);
    return Number(cell);
  }

  async label(name: string): Promise<string> {
    return (await this.button(name).getAttribute('aria-label')) ?? '';
  }

  /** The pieces by cell according to the labels: a census without hands, flights and terrain. */
  async census(): Promise<string> {
    const [variant, labels] = await this.page.evaluate(() => [
      document.body.dataset.variant,
      [...document.querySelectorAll<HTMLElement>('[data-board] [data-cell]')].map(
        (one) => [one.dataset.name, one.getAttribute('aria-label') ?? ''] as const,
      ),
    ]);
    const letters = lettersOf(variant);
    return inOrder(
      labels.flatMap(([cell, label]) => {
        const [, side = '', name = ''] = /^[^,]+, (MAGI|LINE|White|Black) ([^,]+)/.exec(label) ?? [];
        const letter = letters.get(name);
        return letter ? [`${FIRST_SIDES.test(side) ? letter : letter.toLowerCase()}@${cell}`] : [];
      }),
    );
  }

  /** The names of the cells by their numbers. */
  async cellNames(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-board] [data-cell]')].map((one) => [
          one.dataset.cell ?? '',
          one.dataset.name ?? '',
        ]),
      ),
    );
  }

  /** The pieces by cell as drawn on the 3D table. */
  async drawn(): Promise<string> {
    const [variant, figures] = await this.page.evaluate(() => [
      document.body.dataset.variant,
      window.__fairytable?.instances() ?? [],
    ]);
    const names = await this.cellNames();
    const letters = lettersOf(variant);
    return inOrder(
      figures.map((figure) => {
        const [, kind = '', side, cell = ''] = /^([\w-]+)\/([01])@(\d+)$/.exec(figure) ?? [];
        const letter = letters.get(kind) ?? '?';
        return `${side === '0' ? letter : letter.toLowerCase()}@${names[cell]}`;
      }),
    );
  }

  /** The marks by cell, by their names: `{ f5: 'capture' }`. */
  async marks(): Promise<Record<string, string>> {
    const all = await this.page
      .locator('[data-board] [data-marks]')
      .evaluateAll((cells) =>
        cells.map((c) => [c.getAttribute('data-name') ?? '', c.getAttribute('data-marks') ?? '']),
      );
    return Object.fromEntries(all);
  }

  get stepBar(): Locator {
    return this.page.getByTestId('stepbar');
  }
  /** its text */
  get step(): Locator {
    return this.stepBar.locator('p');
  }
  get chooser(): Locator {
    return this.page.getByTestId('chooser');
  }
  get moves(): Locator {
    return this.page.locator('[data-section=moves] [data-node]');
  }
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  // --- announcements ---

  async heard(): Promise<string[]> {
    return this.page.evaluate(() => [...(window as unknown as { heard: string[] }).heard]);
  }

  /** The announcements made while something is done, until the page is at rest again. */
  async hear(act: () => Promise<unknown>): Promise<string[]> {
    const before = (await this.heard()).length;
    await act();
    await this.rest();
    return (await this.heard()).slice(before);
  }

  // --- input ---

  /** Where the board shows a cell's piece, or the empty cell, in CSS pixels of the page. */
  async spot(name: string): Promise<[number, number]> {
    if ((await this.state).shown === 'flat') return this.square(name);
    const button = this.button(name);
    const cell = Number(await button.getAttribute('data-cell'));
    const piece = await button.getAttribute('data-piece');
    return this.project(piece === null ? { cell } : { piece: Number(piece) });
  }

  /** The middle of a square of the flat board on top, of a game or of the editor. */
  async square(name: string): Promise<[number, number]> {
    const box = await this.button(name).last().boundingBox();
    if (box === null) throw new Error(`${name} is not in sight.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async project(what: { cell: number } | { piece: number }): Promise<[number, number]> {
    const spot = await this.page.evaluate((w) => window.__fairytable?.project(w) ?? null, what);
    if (spot === null) throw new Error(`${JSON.stringify(what)} is not on the table.`);
    return spot;
  }

  async hover(name: string): Promise<void> {
    const [x, y] = await this.spot(name);
    await this.page.mouse.move(x, y);
  }

  async click(name: string): Promise<void> {
    const [x, y] = await this.spot(name);
    await this.page.mouse.click(x, y);
  }

  /** By keys: to the square of this name, which has the focus then. */
  async cursorTo(name: string): Promise<void> {
    await this.press('Control+g');
    await this.page.keyboard.type(name);
    await this.press('Enter');
    await expect(this.button(name)).toBeFocused();
  }

  async lift(name: string): Promise<void> {
    await this.click(name);
    await this.mode('lifted');
  }

  /** The hand's piece by its button in the panel. */
  async liftHand(piece: string): Promise<void> {
    await this.page.getByRole('button', { name: `${piece}, in hand` }).click();
    await this.mode('lifted');
  }

  /** Click a piece, click where it goes. */
  async play(from: string, to: string): Promise<void> {
    await this.lift(from);
    await this.change(() => this.click(to));
    await this.still();
  }

  /** Press on a piece, pull it over the table, let go. */
  async drag(from: string, to: string): Promise<void> {
    const [x, y] = await this.spot(from);
    const [tx, ty] = await this.spot(to);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 10, y + 10, { steps: 2 });
    await this.mode('lifted');
    await this.page.mouse.move(tx, ty, { steps: 4 });
    await this.change(() => this.page.mouse.up());
    await this.still();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}

export interface PlayerFixtures {
  /** differences from the default settings; low quality, no place, motion or sound unless a test asks for them */
  readonly settings: Partial<Settings>;
  /** the texts that a test looks for are those of the language that is set */
  readonly spoken: undefined;
  readonly player: Player;
}

const calm: Partial<Settings> = {
  quality: 'low',
  place: 'plain',
  playback: 'none',
  motion: 'reduced',
  followTurn: false,
  // the first sound makes the audio of the page, and each is mixed by the processor; sound.spec.ts hears them
  sound: false,
};
/** Settings of a new home that cost little to draw, with these differences. */
export function writeSettings(home: string, settings: Partial<Settings>): void {
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings: { ...calm, ...settings }, spots: {} }));
}

export const test = base.extend<PlayerFixtures>({
  settings: [{}, { option: true }],
  spoken: [
    async ({ settings: { language = ENGLISH } }, use) => {
      if (language === PSEUDO) addPseudoLanguage();
      sayIn(() => language);
      await use(undefined);
      sayIn(() => ENGLISH);
    },
    { auto: true },
  ],
  home: async ({ home, settings }, use) => {
    writeSettings(home, settings);
    await use(home);
  },
  deviceScaleFactor: async ({ settings }, use) => {
    await use(settings.board === 'flat' ? 1 : FEW_PIXELS);
  },
  page: async ({ page }, use) => {
    await page.addInitScript(listen);
    await use(page);
  },
  player: async ({ table }, use) => use(new Player(table)),
});
export { expect };

/**
 * A whole game by keyboard alone, without looking at the screen: the test reads only the announcements in the live
 * regions and the name of the focused element. Nothing here looks at the board, the page's state or the engine; a piece
 * is where the page says it is, or the test fails. Also the focus order, and every key that announces something.
 */
import type { Page } from '@playwright/test';
import { uiText } from '../../../renderer/text/index.ts';
import { focused } from '../../harness/listener.ts';
import { expect, type Player, test } from '../../harness/player.ts';
import { ending, reason, summary } from '../../harness/sentences.ts';

test.use({ viewport: { width: 1120, height: 680 } });

const worm = ending('worm-extraction', 'MAGI', 'LINE');

class Listener {
  readonly player: Player;
  readonly page: Page;
  constructor(player: Player) {
    this.player = player;
    this.page = player.page;
  }

  /** Presses Tab until the focused element has this name. */
  async tabTo(name: string | RegExp, key = 'Tab'): Promise<void> {
    for (let n = 0; n < 60; n++) {
      const here = await focused(this.page);
      if (typeof name === 'string' ? here === name : name.test(here)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`Tab never came to ${name}.`);
  }

  /** Presses a key and returns the announcements until the page is at rest. */
  async press(key: string): Promise<string[]> {
    return this.player.hear(() => this.page.keyboard.press(key));
  }

  /** A letter again and again until the focus is on this piece's cell. */
  async find(letter: string, label: string): Promise<void> {
    const met: string[] = [];
    for (let n = 0; n < 24; n++) {
      await this.page.keyboard.press(letter);
      const here = await focused(this.page);
      met.push(here);
      if (here.startsWith(label)) return;
    }
    throw new Error(`The letter ${letter} never came to ${label}: ${met.join(' | ')}`);
  }

  /** Enter on a piece: the lift must be announced. */
  async lift(piece: string, cell: string): Promise<string> {
    const [said = ''] = await this.press('Enter');
    expect(said).toContain(`${piece} picked up from ${cell}.`);
    return said;
  }

  /** `.` again and again until the focus is on this destination. */
  async destination(cell: string): Promise<string> {
    for (let n = 0; n < 40; n++) {
      await this.page.keyboard.press('.');
      const here = await focused(this.page);
      if (here.startsWith(`${cell},`)) return here;
    }
    throw new Error(`No destination is called ${cell}.`);
  }
}

test('a game by keyboard alone, from the announcements', async ({ player, page }) => {
  const blind = new Listener(player);

  await test.step('to the table', async () => {
    await blind.tabTo('acid');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Start');
    await page.keyboard.press('Enter');
    await player.atTable();
    // the focus starts on the board, on a piece of the side to move
    expect(await focused(page)).toMatch(/^[a-i]\d, MAGI /);
  });

  await test.step('the situation', async () => {
    expect(await blind.press('F3')).toEqual([
      'MAGI to move. Turn 1. 15 pieces can move. MAGI has Mass and Worm in hand. LINE has Mass and Worm in hand.',
    ]);
    expect(await blind.press('F4')).toEqual(['No move yet.']);
    expect(await blind.press('F8')).toEqual(['Pick up a piece first.']);
    expect(await blind.press('?')).toEqual(['Pick up a piece first.']);
  });

  await test.step('a Diskette by its letter, where it can go, why not, put back, and the move', async () => {
    await blind.find('d', 'e2, MAGI Diskette');
    expect(await blind.press('F2')).toEqual(['e2, MAGI Diskette']);
    expect(await blind.press('Space')).toEqual([`MAGI Diskette. ${summary('diskette')}`]);
    expect(await blind.lift('Diskette', 'e2')).toBe('Diskette picked up from e2. 3 possible moves. 2 swap.');
    const [where = ''] = await blind.press('F8');
    expect(where).toContain('Diskette e2 can go to ');
    expect(where).toMatch(/d2 \(.+\), f2 \(.+\) and e3\./);
    // a cell by its name, and why not there
    await page.keyboard.press('Control+g');
    await page.keyboard.type('E5');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('e5, empty');
    expect(await blind.press('?')).toEqual([
      `Diskette can’t go to e5. ${reason('not-its-way', { mover: 'Diskette', summary: summary('diskette') }).says}`,
    ]);
    // Greek cells without Greek keys
    await page.keyboard.press('Control+g');
    await page.keyboard.type('z10');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('capital Delta capital Lambda, empty, the Zone');
    expect(await blind.press('Escape')).toEqual(['Diskette back on e2.']);
    await blind.find('d', 'e2, MAGI Diskette');
    await blind.lift('Diskette', 'e2');
    expect(await blind.destination('e3')).toBe('e3, empty, can go');
    await player.change(() => page.keyboard.press('Enter'));
    expect((await player.heard()).slice(-2)).toEqual(['MAGI. Diskette e2 to e3.', 'LINE to move. Turn 1.']);
    expect(await blind.press('F4')).toEqual(['MAGI Diskette e2 to e3.']);
    // the focus is where the move ended
    expect(await focused(page)).toMatch(/^e3, MAGI Diskette/);
  });

  await test.step('LINE answers with the arrows', async () => {
    expect((await blind.press('F3'))[0]).toMatch(/^LINE to move\. Turn 1\./);
    // from e3 up the file, as seen from MAGI's side; every cell on the way is announced
    const way: string[] = [];
    for (let n = 0; n < 5; n++) {
      await page.keyboard.press('ArrowUp');
      way.push(await focused(page));
    }
    expect(way).toEqual(['e4, empty', 'e5, empty', 'e6, empty', 'e7, empty', 'e8, LINE Diskette']);
    await blind.lift('Diskette', 'e8');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('e7, empty, can go');
    await player.change(() => page.keyboard.press('Enter'));
    expect((await player.heard()).slice(-2)).toEqual(['LINE. Diskette e8 to e7.', 'MAGI to move. Turn 2.']);
  });

  await test.step('the Worm from the hand', async () => {
    await page.keyboard.press('Control+Shift+h');
    await expect.poll(() => focused(page)).toBe('MAGI Mass, in hand');
    await blind.tabTo('MAGI Worm, in hand');
    const [lifted = ''] = await blind.press('Enter');
    expect(lifted).toBe('Worm picked up from the hand. 45 possible moves.');
    await page.keyboard.press('Control+g');
    await page.keyboard.type('e8');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('e8, empty, last move, can drop');
    await player.change(() => page.keyboard.press('Enter'));
    expect((await player.heard()).slice(-2)).toEqual(['MAGI drops Worm on e8.', 'LINE to move. Turn 2.']);
  });

  await test.step('LINE undoes a move, and overlooks the Worm', async () => {
    await page.keyboard.press('Control+.');
    await blind.find('d', 'a8, LINE Diskette');
    await blind.lift('Diskette', 'a8');
    await blind.destination('a7');
    await player.change(() => page.keyboard.press('Enter'));
    await player.change(() => page.keyboard.press('Control+z'));
    expect((await player.heard()).slice(-2)).toEqual(['Undone: LINE Diskette a8 to a7', 'LINE to move. Turn 2.']);
    await blind.find('d', 'b8, LINE Diskette');
    await blind.lift('Diskette', 'b8');
    await blind.destination('b7');
    await player.change(() => page.keyboard.press('Enter'));
  });

  await test.step('the Worm captures the King', async () => {
    await blind.find('w', 'e8, MAGI Worm');
    const said = await blind.lift('Worm', 'e8');
    expect(said).toMatch(/captures?\./);
    const [where = ''] = await blind.press('F8');
    expect(where).toContain('e9 (');
    expect(await blind.destination('e9')).toBe('e9, LINE King, can capture');
    await player.change(() => page.keyboard.press('Enter'));
    expect((await player.heard()).slice(-2)).toEqual([
      'MAGI. Worm e8 captures LINE King on e9.',
      `${worm.name}. ${worm.says}`,
    ]);
    // the end dialog has the focus, and can be left by keyboard
    await expect.poll(() => focused(page)).toBe('Rematch, swap sides');
    await page.keyboard.press('Escape');
    expect((await blind.press('F3'))[0]).toContain(`${worm.name}.`);
    expect(await focused(page)).toMatch(/^e9, MAGI Worm/);
  });
});

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });

  test('the focus order: one stop for the board, regions by F6, choosers and dialogs return it', async ({
    player,
    page,
  }) => {
    const blind = new Listener(player);
    await player.open({ name: 'two ways', pieces: 'V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9' }); // AE52
    const region = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region);

    await test.step('regions', async () => {
      expect(await region()).toBe('board');
      const order = ['board'];
      for (let n = 0; n < 4; n++) {
        await page.keyboard.press('F6');
        order.push((await region()) ?? '');
      }
      expect(order).toEqual(['board', 'bottom', 'panel', 'top', 'board']);
      await page.keyboard.press('Shift+F6');
      expect(await region()).toBe('top');
      // the focus shows the same tooltip as the pointer
      await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText(uiText.table.menu.label);
      await page.keyboard.press('F6');
      await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0);
    });

    await test.step('Tab: from the skip link over the strip to the board, one stop, and on', async () => {
      const stops: string[] = [];
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.locator('.skip').focus();
      expect(await focused(page)).toBe('Skip to the board');
      for (let n = 0; n < 30; n++) {
        await page.keyboard.press('Tab');
        const here = (await region()) ?? 'none';
        if (stops.at(-1) !== here || here === 'board') stops.push(here);
        if (here === 'panel') break;
      }
      expect(stops.filter((stop) => stop !== 'none')).toEqual(['top', 'board', 'bottom', 'panel']);
      // and the link does what it says
      await page.locator('.skip').focus();
      await page.keyboard.press('Enter');
      expect(await region()).toBe('board');
    });

    await test.step('a chooser takes the focus and returns it; a digit chooses', async () => {
      await blind.find('v', 'e2, MAGI Voyager');
      await blind.lift('Voyager', 'e2');
      await blind.destination('e6');
      expect(await blind.press('Enter')).toEqual([
        '2 ways on e6. 1: Captures LINE Diskette f3 and LINE Diskette f5. 2: Captures LINE Diskette d3 and LINE Diskette d5.',
      ]);
      await expect.poll(() => focused(page)).toContain('Captures LINE Diskette f3 and LINE Diskette f5.');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toContain('Captures LINE Diskette d3 and LINE Diskette d5.');
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toMatch(/^e6, /);
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toContain('Captures LINE Diskette f3');
      // a digit without a choice does nothing
      expect(await blind.press('7')).toEqual([]);
      await player.change(() => page.keyboard.press('2'));
      expect((await player.heard()).slice(-2)).toEqual([
        'MAGI. Voyager captures 2: LINE Diskette d3, LINE Diskette d5. Ends on e6.',
        'LINE to move. Turn 1.',
      ]);
      await expect.poll(() => focused(page)).toMatch(/^e6, MAGI Voyager/);
    });

    await test.step('dialogs hold the focus and return it', async () => {
      await page.keyboard.press('F1');
      const keys = player.dialog('Keyboard shortcuts');
      await expect(keys).toBeVisible();
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press('Tab');
        // past its last stop the focus leaves the page, in a browser for its toolbar: never to the inert page beneath
        const held = () =>
          keys.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body);
        expect(await held()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toMatch(/^e6, MAGI Voyager/);
      await page.keyboard.press('Control+g');
      await expect(player.dialog(uiText.table.goTo.title)).toBeVisible();
      await page.keyboard.type('k44');
      await page.keyboard.press('Enter');
      await expect(page.getByText(uiText.table.goTo.unknown('k44'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toMatch(/^e6, MAGI Voyager/);
      // it has the focus as soon as it is shown, before it has said so: Escape closes it however soon it comes
      const isFocused = await page.evaluate(async () => {
        const menu = document.querySelector('[role=menu]');
        const shown = new Promise((resolve) => menu?.addEventListener('beforetoggle', resolve, { once: true }));
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', code: 'F10', bubbles: true }));
        await shown;
        return menu?.contains(document.activeElement);
      });
      expect(isFocused).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect.poll(() => focused(page)).toMatch(/^e6, MAGI Voyager/);
    });
  });
});

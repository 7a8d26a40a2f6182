/**
 * A short game of Deicide Chess by keyboard alone, to mate, without looking at the screen: the test reads only the
 * announcements in the live regions and the name of the focused element. Among so many pieces a letter leads to the
 * next of its kind; a Pawn is promoted to a Queen by typing; a Time Machine leaves, is found again in its list, and its
 * landing square mates.
 */
import { check, deicide, ending } from '../../harness/deicide.ts';
import { focused, Listener } from '../../harness/listener.ts';
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

class Mover extends Listener {
  /** Enter on the focused piece, a square by its name, Enter; returns the announcements of the move. */
  async goes(piece: string, from: string, to: string, label: RegExp): Promise<string[]> {
    const [lifted = ''] = await this.says('Enter');
    expect(lifted).toContain(`${piece} picked up from ${from}.`);
    await this.goTo(to, label);
    return this.plays();
  }
}

test('a short game by keyboard alone, to mate', async ({ table, page }) => {
  const blind = new Mover(table);
  await blind.atStart();
  await blind.open(deicide({ name: 'by ear', pieces: 'K@i1 T@a1 N@d16 P@p15 k@a16 p@b15 n@b16 p@m13' }));

  await test.step('the situation', async () => {
    expect((await blind.says('F3')).join()).toMatch(/^White to move\. Turn 1\. 4 pieces can move\./);
    expect(await blind.says('+')).toEqual(['Nobody is in check.']);
    expect(await blind.says('Control+l')).toEqual(['Nothing is in flight.']);
    expect(await blind.says('Control+Enter')).toEqual(['The turn can’t be ended now.']);
  });

  await test.step('a Pawn is promoted to a Queen by typing its name', async () => {
    await blind.find('p', 'p15, White Pawn');
    await blind.says('Enter');
    await blind.goTo('p16', /^p16, empty, can go$/);
    expect(await blind.says('Enter')).toEqual(['On p16 it becomes one of 21. Type a name, or use the arrow keys.']);
    await expect.poll(() => focused(page)).toBe('Type a name');
    await page.keyboard.type('que');
    const heard = await blind.hear(() => blind.change(() => page.keyboard.press('Enter')));
    expect(heard.slice(0, 2)).toEqual(['White. Pawn p15 to p16.', 'Pawn on p16 becomes a Queen.']);
    await expect.poll(() => focused(page)).toMatch(/^p16, White Queen/);
  });

  await test.step('Black answers; the pieces that may capture there are announced', async () => {
    await blind.find('p', 'm13, Black Pawn');
    const heard = await blind.goes('Pawn', 'm13', 'm10', /^m10, empty, can go$/);
    expect(heard).toEqual(['Black. Pawn m13 to m10.', 'White to move. Turn 2.']);
    expect(await blind.says('!')).toEqual(['Who can capture on m10? White: nobody. Black: nobody.']);
  });

  await test.step('a Knight comes nearer, the King cannot get out', async () => {
    await blind.find('n', 'd16, White Knight');
    const heard = await blind.goes('Knight', 'd16', 'c14', /^c14, empty, can go$/);
    expect(heard[0]).toBe('White. Knight d16 to c14.');
    await blind.find('k', 'a16, Black King');
    expect((await blind.says('Enter')).join()).toMatch(/^King a16 can’t move now\. .*King would be in check/);
    await blind.find('p', 'm10, Black Pawn');
    await blind.goes('Pawn', 'm10', 'm9', /^m9, empty, can go$/);
  });

  await test.step('the Time Machine leaves for the King, who cannot walk away: mate', async () => {
    await blind.find('t', 'a1, White Time Machine');
    const heard = await blind.goes('Time Machine', 'a1', 'a16', /^a16, Black King, .*can travel there$/);
    expect(heard[0]).toBe('White. Time Machine leaves a1. Lands on a16 in 3 turns.');
    const { name, says } = ending('checkmate', 'White', 'Black');
    expect(heard.at(-1)).toBe(`${name}. ${says}`);
    await expect.poll(() => focused(page)).toBe('Rematch, swap sides');
    await page.keyboard.press('Escape');
    expect((await blind.says('F3')).join()).toContain(`${name}.`);
    expect(await blind.says('+')).toEqual([check('landing', { by: 'White Time Machine', at: 'a16' })]);
  });
});

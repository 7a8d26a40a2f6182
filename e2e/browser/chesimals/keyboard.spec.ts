/**
 * A game of Chesimals by keyboard alone, to the capture of the last royal Chief, without looking at the screen: the
 * test reads only the announcements in the live regions and the name of the focused element. A Chief that is not royal
 * is captured; a unit is announced to be cut off by its move and moves all the same; it cannot move again; its Chief
 * brings it back into contact.
 */
import { chesimals, ending, reason, state } from '../../harness/chesimals.ts';
import { expect, test } from '../../harness/flatPlayer.ts';
import { focused, Listener } from '../../harness/listener.ts';

test('a game by keyboard alone, to the capture of the last royal Chief', async ({ flat, page }) => {
  const blind = new Listener(flat.page);
  await blind.open(
    chesimals({ name: 'by ear', pieces: 'Cs@e5 Gs@e6 Gs@d6 Ns@f4 Cw@l1 Cb@h8 Gb@g9 Cg@e7 Gg@e8 Gr@c12' }),
  );

  await test.step('the situation', async () => {
    const [situation = ''] = await blind.says('F3');
    expect(situation).toMatch(/^White to move\. Turn 1\. 5 pieces can move\./);
    expect(situation).toContain('grey 4 (4 can move)');
    expect(situation).toContain('red 1 (leaderless)');
    await blind.goTo('c12', new RegExp(`^c12, Black’s red Guard, ${state('leaderless')}`));
  });

  await test.step('a Chief that is not royal is captured', async () => {
    await blind.find('g', 'e6, White’s grey Guard');
    expect((await blind.says('Enter')).join()).toMatch(/^Grey Guard picked up from e6\. .* One captures\./);
    expect(await blind.goTo('e7', /^e7, Black’s green Chief, can capture/)).toEqual(['Green would be leaderless.']);
    expect(await blind.plays()).toEqual([
      'White moves grey units. Guard e6 captures Black’s green Chief on e7.',
      'The green Chief was captured. Green is leaderless: 1 unit can never move again.',
      '1 of 4 grey units moved.',
    ]);
  });

  await test.step('a move that cuts its own unit off is announced before it is made; undone and made again', async () => {
    await blind.find('n', 'f4, White’s grey Knight');
    await blind.says('Enter');
    expect(await blind.goTo('g6', /^g6, empty, can go$/)).toEqual(['Your Knight would be cut off there.']);
    const cut = ['Grey. Knight f4 to g6.', 'Cut off: Knight g6.', '2 of 4 grey units moved.'];
    expect(await blind.plays()).toEqual(cut);
    await expect.poll(() => focused(page)).toMatch(/^g6, White’s grey Knight, /);
    expect((await blind.plays('Control+z'))[0]).toMatch(/^Undone: /);
    expect(await blind.plays('Control+Shift+z')).toEqual(cut);
  });

  await test.step('the turn ends with two units left, which is announced', async () => {
    expect(await blind.plays('Control+Enter')).toEqual([
      'White ends the turn. 2 of 4 grey units moved. Could still have moved: Chief e5, Guard d6.',
      'Black to move. Turn 1.',
    ]);
    await blind.goTo('g9', /^g9, Black’s blue Guard/);
    await blind.says('Enter');
    await blind.goTo('g10', /^g10, empty, can go$/);
    expect((await blind.plays())[0]).toBe('Black moves blue units. Guard g9 to g10.');
    expect((await blind.plays('Control+Enter')).at(-1)).toBe('White to move. Turn 2.');
  });

  await test.step('a unit that is cut off cannot move until its Chief is back', async () => {
    await blind.goTo('g6', new RegExp(`^g6, White’s grey Knight, ${state('cut-off')}`));
    const { says } = reason('cut-off', { mover: 'Knight', there: 'e5' });
    expect(await blind.says('Enter')).toEqual([`Grey Knight g6 can’t move now. ${says}`]);
    await blind.find('c', 'e5, White’s grey Chief');
    await blind.says('Enter');
    expect(await blind.goTo('f6', /^f6, empty, can go$/)).toEqual(['Knight g6 would be linked again.']);
    expect(await blind.plays()).toEqual([
      'White moves grey units. Chief e5 to f6.',
      'Linked again: Knight g6.',
      '1 of 4 grey units moved.',
    ]);
  });

  await test.step('the last royal Chief is captured, which ends the game', async () => {
    await blind.find('n', 'g6, White’s grey Knight');
    await blind.says('Enter');
    const { name, says } = ending('chiefs-taken', 'White', 'Black');
    expect(await blind.goTo('h8', /^h8, Black’s blue Chief, can capture/)).toEqual([`This wins the game: ${name}.`]);
    expect(await blind.plays()).toEqual(['Grey. Knight g6 captures Black’s blue Chief on h8.', `${name}. ${says}`]);
    await expect.poll(() => focused(page)).toBe('Rematch, swap sides');
    await page.keyboard.press('Escape');
    expect((await blind.says('F3')).join()).toContain(`${name}.`);
  });
});

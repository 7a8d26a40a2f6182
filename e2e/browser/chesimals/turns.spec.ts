/**
 * Turns of Chesimals on the flat board: a chain that breaks and closes again, announced before the move and after it;
 * why a unit cannot move; one move and a whole turn undone and redone; a turn that ends with units left; a Chief that
 * is captured, and its colour with it.
 */
import { chesimals, reason, stands, state, unitsInRow } from '../../harness/chesimals.ts';
import { after, type Opened } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

/** Lifts a unit and points at its destination; returns what the page says before the move is made. */
async function points(player: Player, from: string, to: string): Promise<void> {
  await player.lift(from);
  await player.hover(to);
}
/** Puts it down there, and returns the announcements from then on. */
const goes = (player: Player, to: string): Promise<string[]> =>
  player.hear(() => player.change(() => player.click(to)));

const chain: Opened = { name: 'a chain', pieces: 'Cs@e5 Gs@e6 Gs@e7 Gs@f4 Cw@l1 Gw@l2 Cb@a16 Cr@c16 Gb@a15' };

test('a chain broken and closed again; moves and a whole turn undone; no question at the end', async ({
  player,
  page,
}) => {
  const breaks = page.getByTestId('breaks');
  await player.open(chesimals(chain));
  let game = chain;
  await stands(player, game, 'at the start');

  await test.step('broken: announced before, and after', async () => {
    await points(player, 'e6', 'd5');
    await expect(breaks).toHaveText('Guard e7 would be cut off.');
    await expect(player.step).toContainText('Guard e7 would be cut off.');
    await expect.poll(async () => (await player.marks()).e7 ?? '').toContain('cut');
    await stands(player, game, 'while it is only thought of');
    expect(await goes(player, 'd5')).toEqual([
      'White moves grey units. Guard e6 to d5.',
      'Cut off: Guard e7.',
      '1 of 4 grey units moved.',
    ]);
    game = after(game, 'Ge6-d5');
    await stands(player, game, 'with a broken chain');
    expect(await player.label('e7')).toBe(`e7, White’s grey Guard, ${state('cut-off')}`);
    expect(await player.label('d5')).toContain(`White’s grey Guard, ${state('moved')}`);
    expect(await unitsInRow(player, 'Cut off')).toEqual(['Guard e7']);
    await expect(breaks).toHaveCount(0);
  });

  await test.step('why the others cannot move', async () => {
    const mover = 'Guard';
    for (const [cell, name, why] of [
      ['e7', 'Grey Guard e7', reason('cut-off', { mover, there: 'e5' })],
      ['d5', 'Grey Guard d5', reason('moved-already', { mover })],
      ['l2', 'White Guard l2', reason('other-colour')],
    ] as const) {
      const [sentence = ''] = why.says.split(' Moved so far');
      const heard = await player.hear(() => player.click(cell));
      expect(heard.join(' '), cell).toContain(`${name} can’t move now. ${sentence}`);
      await expect(player.step, cell).toContainText(sentence);
      await expect(player.stepBar.getByRole('button', { name: why.ruling }), cell).toBeVisible();
      expect((await player.state).mode, cell).toBe('idle');
    }
  });

  await test.step('closed again, by the Chief', async () => {
    await points(player, 'e5', 'e6');
    await expect(breaks).toHaveText('Guard f4 would be cut off. Guard e7 would be linked again.');
    const [what, ...follows] = await goes(player, 'e6');
    expect(what).toBe('Grey. Chief e5 to e6.');
    // the order in which chains are named does not matter
    expect(follows.slice(0, -1).sort()).toEqual(['Cut off: Guard f4.', 'Linked again: Guard e7.']);
    expect(follows.at(-1)).toBe('2 of 4 grey units moved.');
    game = after(game, 'Ce5-e6');
    await stands(player, game, 'with the chain closed');
    await player.lift('e7');
    expect((await goes(player, 'f8')).at(-1)).toBe('3 of 4 grey units moved. No other unit can move.');
    game = after(game, 'Ge7-f8');
    await stands(player, game, 'after three moves');
  });

  await test.step('undo and redo of one move and of the turn', async () => {
    const actions = game.actions ?? [];
    const at = (n: number): Opened => ({ ...chain, actions: actions.slice(0, n) });
    const steps: readonly [what: string, act: () => Promise<unknown>, moves: number][] = [
      ['undo of a move', () => page.getByTestId('turn-undo').click(), 2],
      ['redo of a move', () => player.press('Control+Shift+z'), 3],
      ['undo of the turn', () => page.getByTestId('turn-undo-all').click(), 0],
      ['redo of the turn', () => player.press('Control+Shift+Y'), 3],
      ['undo by key', () => player.press('Control+z'), 2],
      ['undo of the turn by key', () => player.press('Alt+z'), 0],
    ];
    for (const [what, act, moves] of steps) {
      await player.change(act);
      await stands(player, at(moves), `after ${what}`);
    }
    // no colour is chosen any more: another one may begin
    await player.lift('l2');
    expect((await goes(player, 'k2'))[0]).toBe('White moves white units. Guard l2 to k2.');
    game = after(chain, 'Gl2-k2');
    await stands(player, game, 'with another colour');
  });

  await test.step('the turn ends with a unit left: no question, and the unit is announced', async () => {
    expect(await player.hear(() => player.change(() => page.getByTestId('turn-end').click()))).toEqual([
      'White ends the turn. 1 of 2 white units moved. Could still have moved: Chief l1.',
      'Black to move. Turn 1.',
    ]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    game = after(game, 'end');
    await stands(player, game, 'after the turn');
    await expect(page.locator('body')).toHaveAttribute('data-turn', 'black');
  });
});

const falling: Opened = { name: 'a Chief falls', pieces: 'Cs@e5 Gs@e6 Cw@l1 Cg@e7 Gg@e8 Wg@e9 Cb@a16 Cr@c16' };

test('a Chief is captured and his colour is leaderless; a turn is one line with its moves folded under it', async ({
  player,
  page,
}) => {
  await player.open(chesimals(falling));
  await points(player, 'e6', 'e7');
  await expect(page.getByTestId('breaks')).toContainText('Green would be leaderless.');
  const [what, ...follows] = await goes(player, 'e7');
  expect(what).toBe('White moves grey units. Guard e6 captures Black’s green Chief on e7.');
  expect(follows.slice(0, -1).sort()).toEqual([
    'Cut off: Guard e7.',
    'The green Chief was captured. Green is leaderless: 2 units can never move again.',
  ]);
  expect(follows.at(-1)).toBe('1 of 2 grey units moved.');
  let game = after(falling, 'Ge6xe7');
  await stands(player, game, 'after the fall');
  expect(await player.label('e8')).toBe(`e8, Black’s green Guard, ${state('leaderless')}`);
  await player.lift('e5');
  await goes(player, 'd6');
  await player.change(() => player.press('Control+Enter'));
  game = after(game, 'Ce5-d6', 'end');
  await stands(player, game, 'when Black is to move');

  await test.step('green cannot be chosen, and why', async () => {
    await expect(page.getByRole('button', { name: /^Green, leaderless/ })).toHaveAttribute('aria-disabled', 'true');
    const { says, ruling } = reason('leaderless', { mover: 'Guard' });
    expect(await player.hear(() => player.click('e8'))).toEqual([`Green Guard e8 can’t move now. ${says}`]);
    await expect(player.stepBar.getByRole('button', { name: ruling })).toBeVisible();
    const heard = await player.hear(() => player.press('F3'));
    expect(heard.join(' ')).toContain('green 2 (leaderless)');
    // neither is royal, so the game does not depend on them
    await expect(page.getByTestId('chiefs-black')).toContainText('royal Chiefs left: 2 of 2');
  });

  await test.step('the turn in the list', async () => {
    const line = page.locator('[data-section=moves] [data-turn="1"][data-side="0"]');
    await expect(line.getByRole('button', { name: '1, White: Grey, 2 moves', exact: true })).toBeVisible();
    await expect(line.getByRole('list')).toHaveCount(0);
    await line.getByRole('button', { name: 'Show the moves of turn 1, White' }).click();
    await expect(line.getByRole('list').getByRole('listitem')).toHaveCount(3);
    await player.look(() => line.getByRole('list').getByRole('button').first().click());
    await expect(page.getByTestId('now')).toBeVisible();
    expect(await player.label('e8')).toContain(state('leaderless'));
    expect(await player.label('e5')).toContain('White’s grey Chief');
    await player.look(() => page.getByTestId('now').click());
    await stands(player, game, 'back at now');
  });
});

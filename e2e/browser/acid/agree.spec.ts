/**
 * The labels of the flat grid, the figures in the scene and the engine's own replay agree after each of the random
 * actions by mouse on the 3D table, with occasional undo and redo. The random numbers are seeded, so a failure can be
 * reproduced.
 */
import type { Action } from '../../../engine/core/position.ts';
import type { Match } from '../../../engine/match/match.ts';
import { Dice } from '../../../engine/testing/dice.ts';
import { usually } from '../../../engine/testing/usual.ts';
import { matchOf } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 } });

const ACTIONS = usually(9, 16);

/**
 * One of the actions that do not end the game: first a random type of action and kind of piece, so that rare ones come
 * up.
 */
function pick(dice: Dice, { position }: Match): Action {
  const goesOn = (a: Action) => position.after(a, () => position.outcome === null);
  const all = position.actions().filter((a) => a.loses === null && goesOn(a));
  const sort = (a: Action) => `${a.kind} ${a.text[0]}`;
  const wanted = dice.pick([...new Set(all.map(sort))]);
  return dice.pick(all.filter((a) => sort(a) === wanted));
}

const onBoard = (match: Match): string =>
  match.position
    .census()
    .split(' ')
    .filter((token) => !token.endsWith('@-'))
    .sort()
    .join(' ');

/** What the labels must say of every Angel on the board: which pieces freeze her, if any. */
const frozen = (match: Match): string[] =>
  match.position
    .pieces()
    .filter((p) => p.place === 'board' && p.states.length > 0)
    .map((p) => match.variant.topology.name(p.at))
    .sort();

async function plays(player: Player, match: Match, action: Action): Promise<void> {
  const { variant, position } = match;
  const name = (cell: number) => variant.topology.name(cell as Parameters<typeof variant.topology.name>[0]);
  if (action.from === null) {
    const side = variant.sides[position.turn].name;
    await player.liftHand(`${side} ${action.text.startsWith('M') || action.text.startsWith('m') ? 'Mass' : 'Worm'}`);
  } else {
    await player.lift(name(action.from));
    await expect(player.button(name(action.from)), `${action.text}: the piece that is lifted`).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await player.change(async () => {
    await player.click(name(action.to!));
    await player.page.waitForFunction(() => document.body.dataset.mode !== 'lifted');
    if ((await player.state).mode !== 'choosing') return;
    await player.chooser
      .getByRole('button')
      .filter({ has: player.page.locator('small').getByText(action.label, { exact: true }) })
      .click();
  });
}

async function agrees(player: Player, match: Match, what: string): Promise<void> {
  const expected = onBoard(match);
  expect([await player.census(), await player.drawn()], what).toEqual([expected, expected]);
  const cells = await player.page
    .locator('[data-board] [data-cell][aria-label*="frozen by"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-name') ?? ''));
  expect(cells.sort(), `${what}: who is frozen`).toEqual(frozen(match));
  const turn = match.variant.sides[match.position.turn].id;
  expect((await player.state).turn, what).toBe(turn);
}

test('labels, figures and the engine agree through random play', async ({ player }) => {
  const dice = new Dice(20_261_120);
  const game = { name: 'random' };
  const match = matchOf(game);
  await player.open(game);
  await agrees(player, match, 'the usual array');
  for (let n = 1; n <= ACTIONS; n++) {
    const action = pick(dice, match);
    await plays(player, match, action);
    const made = match.play(action.text);
    if (!made.ok) throw new Error(made.error.message);
    await agrees(player, match, `${n}: ${action.text}`);
    if (n % 8 !== 0) continue;
    await player.change(() => player.press('Control+z'));
    match.undo();
    await agrees(player, match, `${n}: ${action.text} taken back`);
    await player.change(() => player.press('Control+y'));
    match.redo();
    await agrees(player, match, `${n}: ${action.text} played again`);
  }
});

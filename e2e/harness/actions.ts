/**
 * Plays any action that the notation can write through the page, by mouse or by keys: the piece (the rider or the mount of
 * a stack, one in hand), its square, and whatever the page asks then. The engine says what the text means; that the page
 * did the same is for the test to check.
 */
import type { Action } from '../../engine/core/action.ts';
import type { Position } from '../../engine/core/position.ts';
import { expect, type Player, POLLING } from './player.ts';

export type Device = 'mouse' | 'keys';

/** Chooses the cell, as a click or Enter does. */
export async function press(player: Player, device: Device, cell: string): Promise<void> {
  if (device === 'mouse') return player.click(cell);
  await player.cursorTo(cell);
  await player.press('Enter');
}

async function take(player: Player, device: Device, position: Position, { piece, from }: Action): Promise<void> {
  const { topology, sides } = position.variant;
  if (from === null) {
    const name = `${sides[position.turn].name} ${position.game.typeOf(piece).name}`;
    const inHand = player.page.getByRole('button', {
      name: new RegExp(`^${name.replace(/\W/g, '\\$&')}( × \\d+)?, in hand`),
    });
    if (device === 'mouse') await inHand.click();
    else await inHand.press('Enter');
    return player.mode('lifted');
  }
  const cell = topology.name(from);
  const square = player.button(cell);
  const rider = await square.getAttribute('data-rider');
  if (rider === null || device === 'keys') await press(player, device, cell);
  else if (rider === String(piece)) await square.locator('[data-figure]').click();
  else await square.locator('> svg').last().click();
  await player.mode('lifted');
  // Enter on a stack lifts one of the two, and Enter again the other
  const lifted = `${position.game.typeOf(piece).name} ${cell}`;
  if (rider !== null && !(await player.step.innerText()).includes(lifted)) await player.press('Enter');
  if (rider !== null) await expect(player.step).toContainText(lifted);
}

/** The button of an action in whatever lets choose: of a lift only which piece is lifted, not where it goes. */
function choiceOf(position: Position, { text, promotion, movesAnother }: Action): string {
  if (movesAnother) return `[data-action="${text}"], [data-action^="${text.split('>')[0]}>"]`;
  const becomes = promotion === null ? '' : `, [data-kind="${position.variant.types[promotion].id}"]`;
  return `[data-action="${text}"]${becomes}`;
}

async function endTurn(player: Player, device: Device): Promise<void> {
  if (device === 'keys') await player.press('Control+Enter');
  else
    await player.page
      .getByRole('button', { name: /^End turn/ })
      .first()
      .click();
}

/** Plays the action of that text; afterwards it is sent, and perhaps answered. */
export async function act(player: Player, device: Device, position: Position, text: string): Promise<void> {
  const found = position.find(text);
  if (!found.ok) throw new Error(found.error.message);
  const action = found.value;
  if (action.to === null) return endTurn(player, device);
  const name = (cell: number): string => position.variant.topology.name(cell as never);
  await take(player, device, position, action);
  const { movesAnother } = action;
  const cells = movesAnother ? [movesAnother.from, movesAnother.to] : [action.to];
  for (const cell of cells) {
    const before = await player.state;
    await press(player, device, name(cell));
    await player.page.waitForFunction(
      ({ mode, rev }) => {
        const now = document.body.dataset;
        return now.busy === '0' && (now.mode !== mode || now.rev !== rev);
      },
      { mode: before.mode, rev: before.rev },
      POLLING,
    );
    if ((await player.state).mode !== 'choosing') continue;
    const wanted = player.chooser.locator(choiceOf(position, action)).first();
    if (device === 'mouse') await wanted.click();
    else await wanted.press('Enter');
  }
  // it is asked about before it loses the game
  if (action.loses === null) return;
  await player.mode('warned');
  const anyway = player.page.getByTestId('lose');
  await (device === 'mouse' ? anyway.click() : anyway.press('Enter'));
}

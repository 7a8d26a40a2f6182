/**
 * Games against the computer: a new game with seats, waiting for the computer's turn to end, and the game as it is on
 * the disk, from which the tests choose moves with the engine's own search. Must stay true: what is played is played
 * through the page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Action } from '../../engine/core/position.ts';
import type { Match } from '../../engine/match/match.ts';
import { readCheckedLine } from '../../engine/match/save/checksum.ts';
import { readLines, replayJournal } from '../../engine/match/save/journal.ts';
import { uiText } from '../../renderer/text/index.ts';
import type { FlatPlayer } from './flatPlayer.ts';
import { replayed } from './games.ts';
import { type Player, POLLING } from './player.ts';

export interface SeatChoice {
  readonly level: string;
  readonly seconds?: number;
}

/** From the start screen: a new game in which these sides are the computer's. */
export async function startAgainst(
  { page }: Player,
  title: string,
  seats: readonly [SeatChoice | null, SeatChoice | null],
): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click();
  for (const [side, seat] of seats.entries()) {
    if (seat === null) continue;
    const row = page.locator('[data-testid^=new-seat-]').nth(side);
    await row.getByRole('radio', { name: 'Computer', exact: true }).click();
    await row.getByRole('radio', { name: new RegExp(`^Level ${seat.level},`) }).click();
    if (seat.seconds !== undefined) await row.getByRole('spinbutton').fill(String(seat.seconds));
  }
  await page.getByRole('button', { name: seats.includes(null) ? 'Start' : 'Watch', exact: true }).click();
}

/** It is that side's turn, or the game is over, and everything is at rest. */
export async function turnOf({ page }: Player, side: string): Promise<'over' | 'to move'> {
  await page.waitForFunction(
    (mine) => {
      const { busy, mode, turn, computer } = document.body.dataset;
      return busy === '0' && mode === 'idle' && computer === 'none' && (turn === mine || turn === 'over');
    },
    side,
    POLLING,
  );
  return (await page.evaluate(() => document.body.dataset.turn)) === 'over' ? 'over' : 'to move';
}

/** What the computer that is to move does. */
export async function computerIs({ page }: Player, state: string): Promise<void> {
  const now = () =>
    page.evaluate(() => {
      const { busy, computer } = document.body.dataset;
      return { busy, computer };
    });
  await expect.poll(now).toEqual({ busy: '0', computer: state });
}

/** The open game, from its journal: everything that has been shown is in it. */
export function onDisk(home: string): Match {
  const folder = path.join(home, 'journals');
  const [file] = fs.readdirSync(folder).filter((name) => name.endsWith('.journal'));
  if (file === undefined) throw new Error('no game is open');
  const text = fs.readFileSync(path.join(folder, file), 'latin1');
  const end = text.indexOf('\n');
  const { base } = readCheckedLine(text.slice(0, end)) as { base: string };
  const { match } = replayed(base);
  const done = replayJournal(match, readLines(text.slice(end + 1)));
  if (!done.ok) throw new Error(done.error.message);
  return match;
}

/** Plays an action by mouse: from the board or the hand to its cell; it must be the only one of its piece there. */
export async function makeMove(player: Player | FlatPlayer, match: Match, { piece, from, to }: Action): Promise<void> {
  const { variant, position } = match;
  if (to === null) throw new Error('the action goes nowhere');
  const target = variant.topology.name(to);
  if (from === null) {
    const type = position.game.typeOf(piece);
    await player.liftHand(`${variant.sides[position.turn].name} ${type.name}`);
  } else await player.lift(variant.topology.name(from));
  await player.change(() => player.click(target));
}

/** Actions that one press on the piece and one on the cell play. */
export const simple = (match: Match): readonly Action[] => {
  const all = match.position.actions();
  const here = (a: Action) => `${a.piece} ${a.to}`;
  const often = new Map<string, number>();
  for (const a of all) often.set(here(a), (often.get(here(a)) ?? 0) + 1);
  return all.filter((a) => a.to !== null && a.loses === null && a.promotion === null && often.get(here(a)) === 1);
};

/** In a low window the panel's section about the computer is folded. */
export const showComputer = (player: Player): Promise<void> =>
  player.page
    .getByRole('button', { name: uiText.table.sections.unfold(uiText.computer.panel.title), exact: true })
    .click();

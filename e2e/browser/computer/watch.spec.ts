/**
 * Watching: the computer plays both sides of a whole game, or of the beginning of a long one, and the table ends where the
 * game on the disk does. A pause, a stop after each turn, another level and a person who takes over, in between. With
 * `--all` also the beginning of Chesimals I, the ends of long games, and the computer beats a person who captures whatever they can.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Action } from '../../../engine/core/position.ts';
import type { Match } from '../../../engine/match/match.ts';
import { sideViewOf } from '../../../engine/search/advice/position-view.ts';
import { consider } from '../../../engine/search/consider.ts';
import { isWholeRun, usually } from '../../../engine/testing/usual.ts';
import { FlatPlayer } from '../../harness/flatPlayer.ts';
import { matchOf, type SavedGame, saveOf } from '../../harness/games.ts';
import { computerIs, makeMove, onDisk, simple, startAgainst, turnOf } from '../../harness/opponent.ts';
import { expect, POLLING, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const quick = { level: '1', seconds: 1 };
/** The actions of a whole game that two computers play without the page. */
function wholeGame(variant: string): string[] {
  const match = matchOf({ name: '', variant });
  const actions: string[] = [];
  while (match.outcome === null) {
    const asked = { level: quick.level, limits: {}, seed: actions.length };
    const { action } = consider(sideViewOf(match, match.position.turn), asked);
    if (action === null || !match.play(action).ok) throw new Error('there is always an action');
    actions.push(action);
  }
  return actions;
}
/** A game in the library of the test, under the name Begun. */
const begunWith = (game: () => SavedGame) =>
  test.extend({
    home: async ({ home }, use) => {
      fs.mkdirSync(path.join(home, 'library'), { recursive: true });
      fs.writeFileSync(path.join(home, 'library', 'Begun.fairytable'), saveOf(game()));
      await use(home);
    },
  });
async function opensBegun(table: Page): Promise<FlatPlayer> {
  const player = new FlatPlayer(table);
  await player.atStart();
  await player.press('Control+o');
  await player.page.getByRole('button', { name: 'Open Begun', exact: true }).first().click();
  await player.atTable();
  return player;
}

/** The table shows as many cells with pieces as the game on the disk has. */
async function showsAllOf(match: Match, { page }: FlatPlayer): Promise<void> {
  const cells = match.position.pieces().flatMap(({ place, at }) => (place === 'board' ? [at] : []));
  await expect(page.locator('[data-board] [data-piece]')).toHaveCount(new Set(cells).size);
}
async function endsAsOnDisk(player: FlatPlayer, home: string): Promise<void> {
  // as long as the test may take
  await player.page.waitForFunction(() => document.body.dataset.turn === 'over', undefined, { ...POLLING, timeout: 0 });
  await player.rest();
  const match = onDisk(home);
  expect(match.outcome).not.toBeNull();
  await expect(player.page.getByTestId('end')).toContainText(match.outcome?.says ?? '');
  await showsAllOf(match, player);
}

for (const title of isWholeRun ? ['acid', '4chan chess'] : ['acid'])
  test(`a whole game of ${title}`, async ({ table, home }) => {
    const player = new FlatPlayer(table);
    await startAgainst(player, title, [quick, quick]);
    await endsAsOnDisk(player, home);
  });

// games of three hundred actions and more: their beginning, with Deicide's terrain, and their end
const END = 14;
const longGames = [
  ['Deicide Chess', 'deicide', 25],
  ['Chesimals I', 'chesimals', 5], // a row of its list is a turn of several actions
] as const;
for (const [title, variant, beginning] of longGames.slice(0, usually(1, longGames.length))) {
  test(`the beginning of a game of ${title}`, async ({ table, home }) => {
    const player = new FlatPlayer(table);
    await startAgainst(player, title, [quick, quick]);
    await player.atTable();
    await expect.poll(() => player.moves.count(), { timeout: 0 }).toBeGreaterThan(beginning);
    await player.page.getByTestId('pause').click();
    await computerIs(player, 'paused');
    const match = onDisk(home);
    expect(match.outcome).toBeNull();
    await showsAllOf(match, player);
  });

  if (!isWholeRun) continue;
  const begun = begunWith(() => {
    const computer = { ...quick, seed: 1 };
    return { name: 'Begun', variant, computer, watched: true, actions: wholeGame(variant).slice(0, -END) };
  });
  begun(`the end of a game of ${title}`, async ({ table, home }) => {
    await endsAsOnDisk(await opensBegun(table), home);
  });
}

test.describe('while it thinks', () => {
  test.use({ slowComputer: true });
  test('a pause, a stop after each turn, another level, and a person who takes over', async ({ table }) => {
    const player = new FlatPlayer(table);
    const { page } = player;
    await startAgainst(player, 'acid', [
      { level: '8', seconds: 60 },
      { level: '8', seconds: 60 },
    ]);
    await player.atTable();
    await computerIs(player, 'thinking');
    await page.getByTestId('pause').click();
    await computerIs(player, 'paused');
    await expect(player.step).toContainText('Paused.');
    await page.getByTestId('level-0').getByRole('button', { name: 'Weaker level for MAGI' }).click();
    await expect(page.getByTestId('seat-magi')).toContainText('paused');
    await expect(page.getByTestId('level-0')).toContainText('Expert');
    await page.getByTestId('go-on').click();
    await computerIs(player, 'thinking');
    await page.getByRole('switch', { name: 'Stop after each turn' }).click();
    // the turn that is being thought about is played, and then it stops
    await page.keyboard.press('Control+Enter');
    await expect(page.getByTestId('next-turn')).toBeVisible();
    await expect(player.moves).toHaveCount(1);
    await expect(page.getByTestId('seat-line')).toContainText('paused');
    await page.getByTestId('next-turn').click();
    await page.getByTestId('take-over-1').click();
    await turnOf(player, 'line');
    await player.play('e8', 'e7');
    await computerIs(player, 'thinking');
  });
});

/** actions of the game, of about 240 */
const FIRST_PART = 222;
const LEVEL = { level: '3', seconds: 1, seed: 1 };
/** What the person plays: captures whatever they can, and ends the turn as soon as they cannot; null: ends the turn. */
function greedy(match: Match, turns: number): Action | null {
  const can = simple(match);
  const captures = can.find((action) => action.captures.length > 0);
  if (captures) return captures;
  const mayEnd = match.position.actions().some(({ kind }) => kind === 'end-turn');
  return mayEnd ? null : can[(7 * turns) % can.length]!;
}
/** The first part of the game, played by the same two without the page; how it goes on is played through the page. */
function firstPart(length: number): string[] {
  const match = matchOf({ name: '', variant: 'chesimals' });
  const actions: string[] = [];
  while (actions.length < length) {
    const { position } = match;
    const text =
      position.turn === 0
        ? (greedy(match, actions.length) ?? position.actions().find(({ kind }) => kind === 'end-turn'))?.text
        : consider(sideViewOf(match, 1), { level: LEVEL.level, limits: {}, seed: actions.length }).action;
    if (typeof text !== 'string' || !match.play(text).ok) throw new Error('there is always an action');
    actions.push(text);
  }
  return actions;
}
const begun = begunWith(() => ({
  name: 'Begun',
  variant: 'chesimals',
  computer: LEVEL,
  actions: firstPart(FIRST_PART),
}));

if (isWholeRun)
  begun('the computer beats a person who captures whatever they can', async ({ table, home }) => {
    const player = await opensBegun(table);
    let turns = 0;
    while ((await turnOf(player, 'white')) !== 'over') {
      const match = onDisk(home);
      const action = greedy(match, turns);
      if (action) await makeMove(player, match, action);
      else await player.change(() => player.press('Control+Enter'));
      turns++;
    }
    await expect(player.dialog(/^Black wins/)).toBeVisible();
    // its turns of many unit moves are announced as wholes
    const heard = await player.heard();
    expect(heard.some((line) => /^(Green|Blue|Red|Purple): \d+ units?\./.test(line))).toBe(true);
  });

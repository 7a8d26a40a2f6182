/**
 * Random bits of the application's files are flipped one at a time, and the application is started: it starts, no other
 * game is affected, and whatever it opens or offers is the beginning of a game that was really played. FLIPS=2000 sets
 * the number of flips.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../engine/testing/dice.ts';
import type { View } from '../contract/view.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from './application.fixture.ts';

const FLIPS = Number(process.env.FLIPS ?? 40);
const LONG = 24;

interface Game {
  readonly name: string;
  readonly variant: string;
  readonly players: readonly [string, string];
}
const LEFT: Game = { name: 'Left', variant: 'acid', players: ['Ann', 'Bo'] };
const ON_TABLE: Game = { name: 'On the table', variant: 'fourchan', players: ['Cy', 'Di'] };

const movesOf = async (app: TestApp, view: View): Promise<string[]> =>
  (await app.get('match.history', atView(view))).nodes.map(({ parent, kind, text }) => `${parent} ${kind} ${text}`);

async function play(app: TestApp, { name, variant, players }: Game, dice: Dice): Promise<View> {
  let view = await app.get('match.start', {
    variant,
    options: {},
    players: [{ name: players[0] }, { name: players[1] }],
  });
  while (view.node < LONG && view.movable.length > 0) {
    const actions = await app.get('match.actions', { ...atView(view), piece: dice.pick(view.movable) });
    view = (await app.get('match.play', { ...atView(view), action: dice.pick(actions).text })).view;
  }
  return app.get('match.rename', { ...atView(view), name });
}

/** A home as a kill leaves it: a closed game and an open one, and the moves of both. */
async function playedHome(dice: Dice): Promise<{ home: string; moves: Map<string, string[]> }> {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const moves = new Map<string, string[]>();
  for (const game of [LEFT, ON_TABLE]) {
    const view = await play(app, game, dice);
    moves.set(game.variant, await movesOf(app, view));
  }
  await app.get('settings.change', { textSize: 120 });
  const killed = temporaryFolder();
  fs.cpSync(home, killed, { recursive: true });
  fs.rmSync(path.join(killed, 'lock'));
  await app.app.close({ force: true });
  return { home: killed, moves };
}

const filesIn = (home: string): string[] =>
  fs
    .readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('lock'))
    .map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)))
    .sort();

describe('a flipped bit', () => {
  test(`${FLIPS} times: nothing wrong is opened`, { timeout: 10_000_000 }, async () => {
    const dice = new Dice(20_261_122);
    const { home, moves } = await playedHome(dice);
    const files = filesIn(home);
    let [opened, offered] = [0, 0];
    for (let flip = 0; flip < FLIPS; flip++) {
      const damaged = temporaryFolder();
      fs.cpSync(home, damaged, { recursive: true });
      const file = files[flip % files.length];
      const bytes = fs.readFileSync(path.join(damaged, file));
      const place = dice.below(bytes.length);
      bytes[place] ^= 1 << dice.below(8);
      fs.writeFileSync(path.join(damaged, file), bytes);
      const where = `flip ${flip}: byte ${place} of ${file}`;

      const app = await openTestApp(damaged);
      const isTrue = async (view: View): Promise<string[]> => {
        const found = await movesOf(app, view);
        const real = moves.get(view.variant) ?? [];
        expect(real.slice(0, found.length), where).toEqual(found);
        return found;
      };
      const whole = new Set<string>();
      for (const { save, problem } of (await app.get('library.list', {})).saves) {
        const answer = await app.ask('match.open', { save });
        if (answer.ok) {
          expect(problem, where).toBeNull();
          const found = await isTrue(answer.value);
          const game = [LEFT, ON_TABLE].find(({ variant }) => variant === answer.value.variant);
          expect(
            answer.value.players.map(({ name }) => name),
            where,
          ).toEqual(game?.players);
          if (found.length === moves.get(answer.value.variant)?.length) whole.add(answer.value.variant);
          opened++;
        } else if (answer.error.problem?.salvage) {
          const { token } = answer.error.problem.salvage;
          await isTrue(await app.get('match.salvage', { token }));
          offered++;
        }
      }
      // damage to one file does not cost another game a move
      if (!file.includes(LEFT.name)) expect(whole.has(LEFT.variant), where).toBe(true);
      if (!file.startsWith('journals') || file.includes(ON_TABLE.name))
        expect(whole.has(ON_TABLE.variant), where).toBe(true);
      await app.app.close({ force: true });
      fs.rmSync(damaged, { recursive: true, force: true });
    }
    expect(opened).toBeGreaterThan(FLIPS);
    expect(offered).toBeGreaterThan(0);
  });
});

/** A whole game that is sent again: what is in it, and what of it is played at the other machine. */

import { describe, expect, it } from 'vitest';
import { other } from '../../core/ids.ts';
import type { Result } from '../../shared/result.ts';
import { usually } from '../../testing/usual.ts';
import { variantNamed } from '../../variants/registry.ts';
import { must } from '../fixtures/begin.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { type LittleGame, littleGames } from '../fixtures/little-games.fixture.ts';
import { anyAction } from '../fixtures/random-match.fixture.ts';
import { checkPastedGame, pastedLines } from '../fixtures/received.fixture.ts';
import { Match } from '../match.ts';
import type { Players } from '../player.ts';
import { correspondenceOf, gameIdOf, gameIdsIn, isDrawOffered } from './correspondence.ts';
import { readReceivedText, writeGameLine } from './turn-line.ts';
import { type CheckedGame, needsConsent, playWholeGame, wholeGameLines } from './whole-game.ts';

const KEY = '0123456789abcdef0123456789abcdef';

/** The match as the machine of one side has it before the first turn. */
function matchOf([id, start, options]: LittleGame, here: 0 | 1): Match {
  const friend = { name: 'friend', elsewhere: { key: KEY } };
  const players: Players = here === 0 ? [{ name: 'Ada' }, friend] : [friend, { name: 'Grace' }];
  const match = must(Match.begin({ variant: variantNamed(id)!, options, start, players }));
  must(match.markSent(0, false));
  return match;
}
/** Random turns, each of which counts as sent. */
function play(match: Match, roll: Dice, turns: number): void {
  for (; turns > 0 && match.outcome === null; turns--) {
    const { turn } = match.position;
    while (match.outcome === null && match.position.turn === turn) must(match.play(anyAction(match, roll)!));
    must(match.markSent(turn, false));
  }
}
const textOf = (match: Match): string => must(wholeGameLines(match)).join('\n');
const check = (match: Match, text: string): Result<CheckedGame> =>
  checkPastedGame(match, correspondenceOf(match)!, text);
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
const lineOf = (match: Match): string[] => match.path().map(({ text, kind }) => `${kind} ${text}`);
const all = (match: Match): string =>
  JSON.stringify([match.entries, match.nodes, match.cursor.id, match.position.save()]);

describe('a whole game', () => {
  it.each(littleGames)('brings a machine with any older copy up to date, in %s', (...game) => {
    for (let seed = 1; seed <= usually(3, 10); seed++) {
      const whole = matchOf(game, 1);
      play(whole, dice(seed), 30);
      const text = textOf(whole);
      for (const turns of [0, 1, 4, 9]) {
        const older = matchOf(game, 0);
        play(older, dice(seed), turns);
        const checked = must(check(older, text));
        playWholeGame(older, checked);
        expect(lineOf(older)).toEqual(lineOf(whole));
        expect(older.position.fingerprint()).toBe(whole.position.fingerprint());
        expect(older.outcome).toEqual(whole.outcome);
        expect(correspondenceOf(older)?.sent).toBe(older.cursor.id);
        expect(codeOf(check(older, text))).toBe('played');
        expect(textOf(older)).toBe(text);
      }
    }
  });

  it('has what was sent, and nothing that was done since or tried before', () => {
    const match = matchOf(littleGames[3], 0);
    must(match.play('mine@e7'));
    must(match.undo());
    must(match.play('mine@g9'));
    must(match.play('end'));
    expect(codeOf(wholeGameLines(match))).toBe('nothing-to-send');
    must(match.markSent(0, false));
    must(match.play('mine@l12'));
    const [line] = must(pastedLines(textOf(match)));
    expect(line.head).toEqual({ is: 'game', game: gameIdOf(KEY), at: 0 });
    expect((line.body(KEY) as { turns: unknown }).turns).toEqual([{ by: 0, actions: ['mine@g9', 'end'], says: null }]);
    expect(gameIdsIn(must(readReceivedText(textOf(match))))).toEqual([gameIdOf(KEY)]);
  });

  it('shows nothing of hidden Landmines, not even how many there are', () => {
    const lengths = new Set<number>();
    for (const cells of [[], ['e7'], ['e7', 'f8', 'g9', 'h10']]) {
      const match = matchOf(littleGames[3], 0);
      for (const cell of cells) must(match.play(`mine@${cell}`));
      must(match.play('end'));
      must(match.markSent(0, false));
      lengths.add(textOf(match).length);
      expect(Buffer.from(textOf(match).split(':')[3], 'base64url').toString('latin1')).not.toContain('mine');
    }
    expect(lengths.size).toBe(1);
  });

  it('comes in several lines if it is long, each of which goes on where the one before ends', () => {
    const whole = matchOf(littleGames[0], 1);
    play(whole, dice(5), 20);
    const lines = must(wholeGameLines(whole, 200));
    expect(lines.length).toBeGreaterThan(2);
    const older = matchOf(littleGames[0], 0);
    expect(codeOf(check(older, lines[1]))).toBe('later');
    for (const line of lines) playWholeGame(older, must(check(older, line)));
    expect(lineOf(older)).toEqual(lineOf(whole));
    // pasted in any order
    const atOnce = matchOf(littleGames[0], 0);
    playWholeGame(atOnce, must(check(atOnce, [...lines].reverse().join('\n'))));
    expect(lineOf(atOnce)).toEqual(lineOf(whole));
  });

  it('has who resigned, and an offered draw and the answer to it', () => {
    const whole = matchOf(littleGames[0], 1);
    play(whole, dice(3), 3);
    const { turn } = whole.position;
    while (whole.position.turn === turn) must(whole.play(anyAction(whole, dice(4))!));
    must(whole.markSent(turn, true));
    const offered = matchOf(littleGames[0], 0);
    playWholeGame(offered, must(check(offered, textOf(whole))));
    expect(offered.sent.at(-1)).toMatchObject({ side: turn, draw: true });
    expect(isDrawOffered(offered)).toBe(turn === 1);
    must(whole.agree());
    must(whole.markSent(other(turn), false));
    playWholeGame(offered, must(check(offered, textOf(whole))));
    expect(offered.outcome).toMatchObject({ reason: 'agreement' });
    const resigned = matchOf(littleGames[0], 1);
    play(resigned, dice(3), 3);
    must(resigned.resign(1));
    must(resigned.markSent(1, false));
    const older = matchOf(littleGames[0], 0);
    playWholeGame(older, must(check(older, textOf(resigned))));
    expect(older.outcome).toMatchObject({ winner: 0, reason: 'resignation' });
  });
});

describe('a whole game of the other machine', () => {
  it('is played without a question only if nothing but turns of the other side is missing', () => {
    const whole = matchOf(littleGames[0], 1);
    play(whole, dice(5), 8);
    for (let turns = 0; turns < 8; turns++) {
      const older = matchOf(littleGames[0], 0);
      play(older, dice(5), turns);
      const isTheirsAlone = turns === 7 && older.position.turn === 1;
      expect(needsConsent(must(check(older, textOf(whole))))).toBe(!isTheirsAlone);
    }
  });

  it('that differs from what was played here says where, and changes nothing by itself', () => {
    const [whole, here] = [matchOf(littleGames[0], 1), matchOf(littleGames[0], 0)];
    for (const match of [whole, here]) play(match, dice(5), 4);
    play(whole, dice(6), 3);
    play(here, dice(9), 2);
    const fork = here.path().findIndex((node, n) => node.text !== whole.path()[n].text);
    const before = all(here);
    const checked = must(check(here, textOf(whole)));
    expect(all(here)).toBe(before);
    expect(needsConsent(checked)).toBe(true);
    expect(checked.undone).toBe(here.path().length - fork);
    playWholeGame(here, checked);
    expect(lineOf(here)).toEqual(lineOf(whole));
    expect(textOf(here)).toBe(textOf(whole));
  });

  it('that is shorter than the one here brings nothing', () => {
    const [whole, here] = [matchOf(littleGames[0], 1), matchOf(littleGames[0], 0)];
    play(whole, dice(5), 4);
    play(here, dice(5), 6);
    expect(codeOf(check(here, textOf(whole)))).toBe('played');
  });

  it('is played as a whole or not at all when another program wrote it', () => {
    const [whole, here] = [matchOf(littleGames[0], 1), matchOf(littleGames[0], 0)];
    play(whole, dice(5), 6);
    play(here, dice(5), 2);
    const before = all(here);
    const [line] = must(pastedLines(textOf(whole)));
    const body = line.body(KEY) as { after: string; turns: { by: number; actions: string[]; says: string | null }[] };
    const says = (change: object, head: object = {}): string =>
      codeOf(check(here, writeGameLine({ ...(line.head as object), ...head }, { ...body, ...change }, 64, KEY)));
    expect(says({})).toBe('ok');
    expect(says({ after: 'x' })).toBe('other-position');
    expect(says({ turns: [] })).toBe('damaged');
    expect(says({ turns: body.turns.map((turn) => ({ ...turn, by: 1 - turn.by })) })).toBe('too-much');
    expect(says({ turns: body.turns.slice(1) })).not.toBe('ok');
    const last = body.turns[body.turns.length - 1];
    const instead = (turn: object) => says({ turns: [...body.turns.slice(0, -1), turn] });
    expect(instead({ ...last, actions: ['Kz99-z98'] })).toBe('illegal');
    expect(instead({ ...last, actions: [] })).toBe('too-little');
    expect(instead({ ...last, says: 'agree' })).toBe('no-offer');
    expect(instead({ ...last, more: 1 })).toBe('damaged');
    expect(says({}, { at: 90 })).toBe('later');
    expect(says({}, { game: 'x' })).toBe('other-game');
    expect(all(here)).toBe(before);
    expect(codeOf(check(here, 'nothing'))).toBe('no-turn');
    expect(codeOf(check(here, textOf(whole).slice(0, -9)))).toBe('cut');
  });
});

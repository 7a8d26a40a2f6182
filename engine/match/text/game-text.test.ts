/** A game that was written as text is read back as the same game, however it was copied; what cannot be played is named. */

import { describe, expect, test } from 'vitest';
import type { Cell } from '../../core/ids.ts';
import type { TimeControl } from '../../shared/time-control.ts';
import { usually } from '../../testing/usual.ts';
import { acid } from '../../variants/acid/index.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { anyAction, anyMatch } from '../fixtures/random-match.fixture.ts';
import { textReader } from '../fixtures/saved.fixture.ts';
import { Match } from '../match.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { gameTextOf } from './game-text.ts';
import { isGameText } from './read-game-text.ts';

const { read, readMatch, refusalOf } = textReader(variantNamed, ['acid', 'deicide']);
const textsOf = (match: Match): string[] => match.path().map(({ kind, text }) => text || kind);
const played = (match: Match, actions: number, seed: number): Match => {
  const roll = dice(seed);
  for (let i = 0; i < actions; i++) {
    const action = anyAction(match, roll);
    if (action === null) break;
    match.play(action);
  }
  return match;
};

describe('a game comes back from its text', () => {
  for (const [variant, options] of [
    [acid, {}],
    [acid, { return: 'own', shove: 'captures' }],
    [deicide, {}],
    [deicide, { check: 'players' }],
    [deicide, { terrain: 'on', features: 'wall,glue' }],
    [deicide, { terrain: 'on', features: 'none', departure: 'ticks' }],
    [fourchan, {}],
    [chesimals, {}],
  ] as const)
    for (const seed of [1, 2])
      test(`${variant.id} ${Object.values(options).join(' ')}, game ${seed}`, () => {
        const match = played(begin(variant, options), 80, seed);
        const again = readMatch(gameTextOf(match, null, '2026-11-22').text);
        expect(textsOf(again)).toEqual(textsOf(match));
        expect(again.position.fingerprint()).toBe(match.position.fingerprint());
        expect(again.options).toEqual(match.options);
        expect(again.outcome).toEqual(match.outcome);
      });
  test('with everything that players do', () => {
    for (const variant of [acid, deicide, fourchan, chesimals]) {
      const match = anyMatch(variant, 11, 80);
      const again = readMatch(gameTextOf(match, null, null).text);
      expect(textsOf(again)).toEqual(textsOf(match));
      expect(again.tosses.length).toBe(match.tosses.length);
    }
  });
  test('from a position that was set up, and from one whose moves are not known any more', () => {
    const pieces = ['king magi a1', 'king line i9', 'diskette magi d4'].map((piece) => {
      const [kind, side, at] = piece.split(' ');
      return { kind, side, at };
    });
    const match = played(begin(acid, {}, { turn: 'line', pieces }), 6, 5);
    expect(gameTextOf(match, null, null).text).toContain('\n1. … / ');
    const again = readMatch(gameTextOf(match, null, null).text);
    expect(again.position.fingerprint()).toBe(match.position.fingerprint());
  });
  test('with what coin and dice came to, behind the moves, and on a line that was undone', () => {
    const match = begin(acid);
    must(match.toss({ do: 'toss', coin: 'tails' }));
    playEach(match, ['Dc2-c3']);
    must(match.toss({ do: 'roll', dice: [4, 2] }));
    must(match.comment(match.cursor.id, { mark: '!?', text: '[%toss] heads' }));
    playEach(match, ['Dc8-c7']);
    must(match.toss({ do: 'toss', coin: 'heads' }));
    must(match.undo());
    const { text } = gameTextOf(match, null, null);
    expect(text).toContain('\n\n{[%toss] tails}\n1. ');
    expect(text).toContain(' !? {\\u005b%toss] heads} {[%roll] 4 2} {[%now]} (1. … / D c8–c7 {[%toss] heads})\n');
    const again = readMatch(text);
    expect(textsOf(again)).toEqual(textsOf(match));
    expect(again.tosses).toEqual([
      { node: 0, coin: 'tails', dice: [] },
      { node: 1, coin: null, dice: [4, 2] },
      { node: 2, coin: 'heads', dice: [] },
    ]);
    expect(again.comments.of(1)).toEqual({ mark: '!?', text: '[%toss] heads' });
    expect(gameTextOf(again, null, null).text).toBe(text);
  });
  test('what neither coin nor dice can show is a comment', () => {
    const match = readMatch(
      '[Game "acid"]\n\n{[%toss] edge}{[%roll] 7}{[%roll]}{[%roll] 1 2 3 4 5 6 1}{[%toss] heads 2}',
    );
    expect(match.tosses).toEqual([]);
    expect(match.comments.of(0)?.text).toBe('[%toss] edge [%roll] 7 [%roll] [%roll] 1 2 3 4 5 6 1 [%toss] heads 2');
  });
  test('with tosses among secret moves: each stands behind a move that everybody may know', () => {
    const match = mined(['e5', 'f5'], ['h9']);
    must(match.toss({ do: 'roll', dice: [6] }));
    for (const viewer of [null, 0, 1] as const)
      expect(gameTextOf(match, viewer, null).text.match(/\{\[%roll\] 6\}/g)).toHaveLength(1);
  });
  test('resigned, and agreed to be a draw', () => {
    const resigned = played(begin(acid), 5, 2);
    resigned.resign(0);
    expect(readMatch(gameTextOf(resigned, null, null).text).outcome).toEqual(resigned.outcome);
    const drawn = played(begin(fourchan), 4, 2);
    drawn.agree();
    expect(readMatch(gameTextOf(drawn, null, null).text).outcome).toEqual(drawn.outcome);
  });
  test('lost on time: the end is a comment, because whoever reads the text has no clock', () => {
    const side = { main: 60, bonus: 0, periods: 0 };
    const timeControl: TimeControl = { kind: 'sudden-death', times: [side, side], flag: 'loses' };
    const match = must(Match.begin({ variant: acid, players: [{ name: '' }, { name: '' }], timeControl }));
    playEach(match, ['Dc2-c3', 'Dc8-c7']);
    must(match.loseOnTime(0, { spent: 60_000 }));
    const { text } = gameTextOf(match, null, null);
    expect(text).toContain(`{[%flag] ${match.outcome?.says}}`);
    expect(textsOf(readMatch(text))).toEqual(textsOf(match).slice(0, 3));
  });
  test('the names of the players come back; a name may hold quotes and brackets', () => {
    const match = begin(acid);
    const named = gameTextOf(match, null, null).text.replace('[MAGI "Ada"]', `[MAGI ${JSON.stringify('Ann "x" ]\\')}]`);
    expect(readMatch(named).players.map(({ name }) => name)).toEqual(['Ann "x" ]\\', 'Grace Δ']);
  });
  test('what was read can be saved and opened', () => {
    const match = readMatch(gameTextOf(played(begin(fourchan), 40, 9), null, null).text);
    const opening = openSave(writeSave(match, { name: 'read', created: null, changed: null }), variantNamed);
    expect(opening.ok && textsOf(opening.value.match)).toEqual(textsOf(match));
  });
});

describe('however it was copied', () => {
  const match = played(begin(acid), 8, 4);
  const lines = gameTextOf(match, null, null).text;
  const same = (text: string): void => expect(textsOf(readMatch(text))).toEqual(textsOf(match));

  test('with other line ends, comments, marks, and everything in one line', () => {
    same(lines.replaceAll('\n', '\r\n'));
    same(`\uFEFF\n${lines}`);
    same(lines.replaceAll(' / ', ' !? {a comment\nin two lines} '));
    same(lines.replaceAll(' / ', '?! / ').trimEnd().concat('!!'));
    same(lines.replaceAll(' / ', '\t').replaceAll(/\n(?=\d)/g, '  '));
    const [head, moves] = [lines.slice(0, lines.indexOf('\n\n')), lines.slice(lines.indexOf('\n\n'))];
    same(`${head}\n\n${moves.replaceAll('\n', ' ').replaceAll(' / ', ' ')}`);
  });
  test('in the frozen notation', () => {
    const texts = textsOf(match).slice(1);
    same(`[Game "acid"]\n\n${texts.join(' ')}`);
  });
  test('a turn of many units as the list of moves prints it', () => {
    const turns = playEach(begin(chesimals), []);
    const group = (of: Match): string => {
      const action = of.position.actions().find(({ kind }) => kind === 'move');
      if (!action) throw new Error('nobody can move');
      of.play(action.text);
      const { from, to } = action;
      const { topology, groups } = of.variant;
      const name = groups?.of(of.position.game, action.piece).name;
      return `${name}: ${topology.name(from as Cell)}–${topology.name(to as Cell)}`;
    };
    const first = group(turns);
    turns.play('end');
    const second = group(turns);
    const again = readMatch(`[Game "chesimals"]\n\n1 ${first}\n${second}`);
    expect(textsOf(again)).toEqual(textsOf(turns));
    expect(refusalOf(`[Game "chesimals"]\n\n1. ${first}, a1–a9`)).toMatch(
      /^Line 3, turn 1, .*: No unit of .* can move a1–a9 now\.$/,
    );
  });
  test('the way of a capture in such a turn, where it chooses where the captured unit stands (Q42)', () => {
    const start = 'Cw@e5 Gw@c7 Gp@e7 Cs@l1 Cb@a16 Cr@c16';
    const header = gameTextOf(begin(chesimals, { absorb: 'on' }, start), null, null).text.trim();
    const again = readMatch(`${header}\n\n1. white: e5–d6×e7, c7–c8`);
    expect(textsOf(again)).toEqual(['start', 'Ce5-d6xe7', 'Gc7-c8']);
  });
  test('conversions in such a turn, and neutral units of the position that it began with (Q41)', () => {
    const start = 'Cw@e5 Gs@e6 Gn@d6 Gw@e7 Cs@l1 Cb@a16 Cr@c16';
    const header = gameTextOf(begin(chesimals, { convert: 'all' }, start), null, null).text.trim();
    const again = readMatch(`${header}\n\n1. white: e5~e6, e7×d6`);
    expect(textsOf(again)).toEqual(['start', 'Ce5~e6', 'Ge7xd6']);
  });
});

describe('what cannot be read is said', () => {
  test('a move that cannot be played is named with its line, and the turns before it can be salvaged', () => {
    const match = played(begin(acid), 8, 4);
    const lines = gameTextOf(match, null, null).text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('3. '));
    const text = [...lines.slice(0, at), '3. D a9–a1'].join('\n');
    const opening = read(text);
    if (opening.ok) throw new Error('it was read');
    expect(opening.error.message).toMatch(new RegExp(`^Line ${at + 1}, turn 3, MAGI: .*“D a9–a1”.*`));
    expect(opening.error.at).toBe(`line ${at + 1}`);
    expect(opening.salvage?.turns).toBe(2);
    expect(opening.salvage && textsOf(opening.salvage.match)).toEqual(textsOf(match).slice(0, 5));
  });
  test('no game, an unknown game, a broken tag, an unknown house rule, a start that is none', () => {
    expect(refusalOf('hello')).toBe(
      'This text is not a game: its first line should name the game, such as [Game "acid"].',
    );
    expect(refusalOf('[Game "go"]')).toBe('There is no game “go”; the games are acid, deicide.');
    expect(refusalOf('[Game "acid"]\n[Date 2026]')).toBe('Line 2: a tag is written [Name "value"].');
    expect(refusalOf('[Game "acid"]\n[Options "fast=yes"]')).toContain('There is no house rule called');
    expect(refusalOf('[Game "acid"]\n[Start "[]"]')).toBe('The tag Start is not valid: it is not a start position.');
    expect(refusalOf('[Game "acid"]\n[Start "{\\"pieces\\":[]}"]')).toContain('The tag Start is not valid:');
    expect(refusalOf(`[Game "acid"]\n${'x'.repeat(1_000_001)}`)).toBe('This text is too long for a game.');
  });
  test('moves after the end of the game', () => {
    const drawn = played(begin(acid), 4, 4);
    drawn.agree();
    expect(refusalOf(`${gameTextOf(drawn, null, null).text}\nD a2–a3`)).toContain('The game is over.');
  });
  test('hidden Landmines are not written, and then it says that it cannot be read back', () => {
    const match = mined(['e5', 'f5'], ['h9']);
    const { text, leftOut } = gameTextOf(match, null, null);
    expect(leftOut).toBeGreaterThan(0);
    for (const cell of ['e5', 'f5', 'h9']) expect(text).not.toContain(cell);
    expect(refusalOf(text)).toBe(
      `This text leaves out ${leftOut} hidden actions, so the game cannot be replayed. Ask for a copy of the saved game instead.`,
    );
    expect(gameTextOf(match, 0, null).text).toContain('e5');
    expect(gameTextOf(match, 0, null).text).not.toContain('h9');
  });
  test('a saved game is not taken for such a text', () => {
    const match = begin(acid);
    expect(isGameText(gameTextOf(match, null, null).text)).toBe(true);
    expect(isGameText(writeSave(match, { name: 'x', created: null, changed: null }))).toBe(false);
  });
});

test('no damaged text throws: it is read, or refused with a sentence', () => {
  const roll = dice(7);
  const texts = [acid, deicide, fourchan, chesimals].map(
    (variant) => gameTextOf(played(begin(variant), 12, 3), null, null).text,
  );
  const letters = '[]"\\{};/|:.…–×⇄→»!?=+#@ \t\n0a1Kz\u0000λΔ';
  let refused = 0;
  for (let n = 0; n < usually(150, 400); n++) {
    let text = texts[roll(texts.length)];
    for (let times = roll(4); times >= 0; times--) {
      const at = roll(text.length);
      const cut = roll(3) === 0 ? roll(30) : 0;
      text = text.slice(0, at) + (roll(2) === 0 ? letters[roll(letters.length)] : '') + text.slice(at + cut);
    }
    const opening = read(text);
    if (opening.ok) continue;
    refused++;
    expect(opening.error.message).toMatch(/[.?]$/);
  }
  expect(refused).toBeGreaterThan(usually(35, 100));
});

/**
 * A game goes on across what was done while the referee was off: turns are counted further, the trays are kept, and the text
 * of the game has all of it and is read back as the same game.
 */

import { describe, expect, test } from 'vitest';
import { usually } from '../../testing/usual.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { acid } from '../../variants/acid/index.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { ownGame } from '../../workshop/own-game.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { anyFreeMatch, removingPiece, withAddedPiece } from '../fixtures/free.fixture.ts';
import { textReader } from '../fixtures/saved.fixture.ts';
import { treeOf } from '../fixtures/tree-text.fixture.ts';
import { type FreeMove, freeMoveBetween } from '../free/free.ts';
import type { Match } from '../match.ts';
import { labelSaid } from '../outcome-said.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { readFreeMove, writtenFreeMove } from './free-text.ts';
import { gameTextOf } from './game-text.ts';

const own = [...shelf].slice(0, 3).map(([name, text]) => {
  const game = ownGame(text, () => name);
  if (!game.ok) throw new Error(`${name} cannot be played`);
  return game.variant;
});
const variants = [acid, deicide, fourchan, chesimals, ...own];
const named = (id: string) => variants.find((variant) => variant.id === id) ?? variantNamed(id);
const { read, readMatch, refusalOf } = textReader(named, ['acid']);
const textOf = (match: Match): string => gameTextOf(match, null, null).text;
const turnsOf = (match: Match) => match.path().map(({ kind, turnNumber }) => `${kind} ${turnNumber}`);
const traysOf = (match: Match) =>
  (match.cursor.tray ?? []).map(({ kind, side }) => `${match.variant.sides[side].id} ${kind}`);

/** A Diskette of MAGI is captured in turn 2, then MAGI's King is moved by hand and another Diskette is taken off. */
function changed(): Match {
  const match = playEach(begin(acid, {}, 'K@e1 D@c2 D@d4 k@e9 d@e6 d@h8'), ['Dc2-c3', 'dh8-h7', 'Dd4-d5', 'de6xd5']);
  must(match.freeMove({ cells: {}, fields: {} }));
  const king = match.table.pieces.find(({ kind, side }) => kind === 'king' && side === 'magi')!;
  must(
    match.freeMove(
      freeMoveBetween(match.table, withAddedPiece({ ...king, at: 'f2' })(removingPiece('e1')(match.table))),
    ),
  );
  must(match.freeMove(freeMoveBetween(match.table, removingPiece('h7')(match.table))));
  return match;
}

describe('the game goes on', () => {
  test('turns are counted further, and back again when it is undone', () => {
    const match = changed();
    must(match.switchRefereeOn());
    playEach(match, ['Dc3-c4', 'dd5-d4']);
    expect(turnsOf(match).slice(4)).toEqual([
      ...['action 2', 'free 3', 'free 3', 'free 3', 'referee 3'],
      ...['action 3', 'action 3'],
    ]);
    expect(match.position.turnNumber).toBe(4);
    for (let n = 0; n < 6; n++) must(match.undo());
    expect(match.position.turnNumber).toBe(3);
    const last = match.nodes.at(-1)!;
    const seen = must(match.look(last.id));
    expect(seen.position.turnNumber).toBe(4);
    must(match.goto(last.id));
    expect(match.position.turnNumber).toBe(4);
  });
  test('a turn that is given to the other side is left out', () => {
    const match = playEach(begin(acid), ['Dc2-c3', 'Dc8-c7', 'Dc3-c4']);
    must(match.freeMove({ cells: {}, fields: { turn: 'magi' } }));
    must(match.switchRefereeOn());
    expect([match.position.turn, match.position.turnNumber]).toEqual([0, 3]);
    playEach(match, ['Dd2-d3']);
    must(match.freeMove({ cells: {}, fields: { turn: 'magi' } }));
    must(match.switchRefereeOn());
    expect([match.position.turn, match.position.turnNumber]).toEqual([0, 4]);
  });
  test('whoever was captured stays in the tray, and whoever is taken off comes there, until it is put back', () => {
    const match = changed();
    expect(traysOf(match)).toEqual(['magi diskette', 'line diskette']);
    must(
      match.freeMove(
        freeMoveBetween(match.table, withAddedPiece({ kind: 'diskette', side: 'magi', at: 'a5' })(match.table)),
      ),
    );
    expect(traysOf(match)).toEqual(['line diskette']);
    // out of the box: there was none in the tray
    must(
      match.freeMove(
        freeMoveBetween(match.table, withAddedPiece({ kind: 'worm', side: 'magi', at: 'b5' })(match.table)),
      ),
    );
    must(match.switchRefereeOn());
    playEach(match, ['Dc3-c4']);
    expect(traysOf(match)).toEqual(['line diskette']);
    must(match.undo());
    must(match.undo());
    must(match.undo());
    must(match.undo());
    expect(traysOf(match)).toEqual(['magi diskette', 'line diskette']);
  });
});

describe('its text', () => {
  test('has the whole game with what was changed by hand, for people and for the program', () => {
    const match = changed();
    must(match.switchRefereeOn());
    must(match.comment(match.cursor.id, { mark: null, text: 'as agreed' }));
    playEach(match, ['Dc3-c4', 'dd5-d4']);
    expect(textOf(match).split('\n').slice(-4)).toEqual([
      '1. D c2–c3 / D h8–h7',
      '2. D d4–d5 / D e6×d5',
      '3. Referee off {[%free]}; {[%free] e1 empty; f2 magi king}; {[%free] h7 empty}; Referee on {as agreed}; D c3–c4 / D d5–d4',
      '',
    ]);
    const again = readMatch(textOf(match));
    expect(treeOf(again)).toEqual(treeOf(match));
    expect(turnsOf(again)).toEqual(turnsOf(match));
    expect(traysOf(again)).toEqual(traysOf(match));
    expect(again.position.fingerprint()).toBe(match.position.fingerprint());
  });
  test('is read back while the referee is still off, and from a first free move that changes something', () => {
    const match = playEach(begin(acid), ['Dc2-c3']);
    must(match.freeMove(freeMoveBetween(match.table, removingPiece('a1')(match.table))));
    const again = readMatch(textOf(match));
    expect([again.isFree, again.table]).toEqual([true, match.table]);
    expect(treeOf(again)).toEqual(treeOf(match));
  });
  test('may be typed: the referee is switched off without a change', () => {
    const match = readMatch('[Game "acid"]\n\n1. Dc2-c3; referee off; Referee on\n1. … / Dc8-c7');
    const labels = match.path().map((node) => labelSaid(match.variant, node));
    expect(labels).toEqual(['', 'D c2–c3', 'Referee off', 'Referee on', 'D c8–c7']);
  });
  test('of every kind of piece, state and field comes back as it was', () => {
    const moves: readonly FreeMove[] = [
      { cells: {}, fields: {} },
      { cells: { e5: [], Δ5: [{ kind: 'angel', side: 'magi', at: 'Δ5', watchedBy: ['f5', 'δλ'] }] }, fields: {} },
      {
        cells: {
          a2: [
            { kind: 'n', side: 'white', at: 'a2' },
            { kind: 'k', side: 'white', at: 'a2', promoted: true, rides: true },
          ],
        },
        fields: { turn: 'black', hands: { white: ['n', 'k'], black: [] }, teleporters: null, quiet: 3 },
      },
      // what no game of ours writes, but somebody might send
      { cells: { 'e 5': [{ kind: 'a; b', side: 'x + y', at: 'e 5', 'odd:': '}' }] }, fields: { 'a = b': '\\ {;} /' } },
      { cells: { empty: [{ kind: 'empty', side: '', at: 'empty' }] }, fields: {} },
    ];
    for (const move of moves) {
      const written = writtenFreeMove(move);
      expect(written).not.toMatch(/[{}]/);
      expect(readFreeMove(written)).toEqual({ ok: true, value: move });
    }
  });
  test.each(variants.map((variant) => [variant.id, variant] as const))(
    'of any match of %s with branches comes back as the same tree, and its save too',
    (_, variant) => {
      let [free, on] = [0, 0];
      for (let seed = 1; seed <= usually(4, 20); seed++) {
        const match = anyFreeMatch(variant, seed, 60);
        free += match.nodes.filter(({ kind }) => kind === 'free').length;
        on += match.nodes.filter(({ kind }) => kind === 'referee').length;
        const text = textOf(match);
        const again = readMatch(text);
        expect(treeOf(again), `seed ${seed}\n${text}`).toEqual(treeOf(match));
        expect(turnsOf(again)).toEqual(turnsOf(match));
        expect(again.cursor.tray).toEqual(match.cursor.tray);
        expect(again.position.fingerprint()).toBe(match.position.fingerprint());
        expect(textOf(again)).toBe(text);
        const about = { name: 'Free', created: 1, changed: 2 };
        const saved = writeSave(match, about);
        const opening = openSave(saved, named);
        if (!opening.ok) throw new Error(opening.error.message);
        expect([opening.value.told, writeSave(opening.value.match, about)]).toEqual([null, saved]);
        expect(turnsOf(opening.value.match)).toEqual(turnsOf(match));
      }
      expect(free).toBeGreaterThan(5);
      expect(on).toBeGreaterThan(0);
    },
  );
  test('says with its line what cannot be read or done', () => {
    const of = (moves: string): string => refusalOf(`[Game "acid"]\n\n1. D c2–c3\n1. … / ${moves}`);
    expect(of('Referee off {[%free] e5 magi}')).toMatch(
      /^Line 4, turn 1, LINE: This change of the position cannot be read\./,
    );
    expect(of('Referee off {[%free] turn = line}')).toMatch(/cannot be read/);
    expect(of('Referee off {[%free] e1 empty}; Referee on')).toMatch(/The referee cannot be switched on yet\. .*King/);
    expect(of('Referee off {[%free] e5 magi worm}; D c8–c7')).toMatch(/The referee is off\. Switch it on/);
    expect(of('Referee on')).toMatch(/The referee is on already\./);
    expect(of('Referee off {[%free] e5 magi worm; turn = "line"} {[%free]}')).toMatch(/already/);
  });
  test('damaged anyhow is read, or refused with a sentence', () => {
    const roll = dice(29);
    const texts = [acid, fourchan, chesimals].map((variant) => textOf(anyFreeMatch(variant, 3, 40)));
    const scraps = [
      ...[
        '{[%free]',
        '[%free] ',
        '}',
        ';',
        ' = ',
        ':',
        ' + ',
        'empty',
        'Referee off',
        'Referee on',
        '"',
        '\\u007b',
        '\\',
      ],
      ...['__proto__', 'null', '[[', 'e5', 'Δ5 magi king', 'turn = ', 'pieces = []', '(', ')', '{[%now]}', '\u0000'],
    ];
    let refused = 0;
    for (let n = 0; n < usually(150, 1500); n++) {
      let text = texts[roll(texts.length)];
      for (let times = roll(4); times >= 0; times--) {
        const first = text.indexOf('Referee off');
        const at = first < 0 || roll(4) === 0 ? roll(text.length) : first + roll(text.length - first);
        const cut = roll(3) === 0 ? roll(30) : 0;
        text = text.slice(0, at) + (roll(2) === 0 ? scraps[roll(scraps.length)] : '') + text.slice(at + cut);
      }
      const opening = read(text);
      if (opening.ok)
        expect(openSave(writeSave(opening.value.match, { name: '', created: null, changed: null }), named).ok).toBe(
          true,
        );
      else {
        refused++;
        expect(opening.error.message).toMatch(/[.?)]$/);
      }
    }
    expect(refused).toBeGreaterThan(usually(40, 400));
  });
});

/**
 * A match of Chesimals in the middle of its turns: undone by single moves and by whole turns, saved with its colours
 * and with the units that have moved, and opened exactly.
 */

import { describe, expect, it } from 'vitest';
import { OFF } from '../core/ids.ts';
import type { Position } from '../core/position.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import { begin, playEach } from './fixtures/begin.fixture.ts';
import { little, melee } from './fixtures/chesimals.fixture.ts';
import { dice } from './fixtures/dice.fixture.ts';
import { type FactChanges, loadsWhatCanBePlayed, refuses } from './fixtures/facts.fixture.ts';
import { forged } from './fixtures/forge.fixture.ts';
import { anyEntry, anyMatch, comesBackExactly } from './fixtures/random-match.fixture.ts';
import { observed, openedSave, opensExactly } from './fixtures/saved.fixture.ts';
import type { Match } from './match.ts';
import { encodeLine, lastLine, readLines, replayJournal } from './save/journal.ts';
import { openSave } from './save/open.ts';
import { writeSave } from './save/save.ts';

const about = { name: 'Herds', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const known = (id: string) => (id === chesimals.id ? chesimals : undefined);
const open = (text: string) => openedSave(text, known);
const cell = (name: string): number => chesimals.topology.parse(name)!;
/** The side to move, the colour of its turn, and the units that have moved in it. */
const turnOf = ({ position }: Match): unknown => ({
  turn: position.turn,
  colour: chesimals.groups?.chosen(position.game)?.id ?? null,
  moved: position
    .pieces()
    .filter(({ states }) => states.some(({ id }) => id === 'moved'))
    .map(({ at }) => (at === OFF ? '' : chesimals.topology.name(at))),
  budget: position.budget,
});
const inTurn = (turn: number, colour: string | null, moved: readonly string[]) =>
  expect.objectContaining({ turn, colour, moved: expect.toSatisfy((m: string[]) => `${m.sort()}` === `${moved}`) });
const texts = (position: Position): string[] => position.actions().map((a) => a.text);

/** Two turns and the first two moves of a third. */
const GAME = ['Gd3-d4', 'Gf3-f4', 'Ce2-e3', 'end', 'Nd15-e13', 'end', 'Gg3-g4', 'Gi3-i4'];

describe('a turn of many moves', () => {
  it('is undone by single moves and by whole turns, and redone', () => {
    const match = playEach(begin(chesimals), GAME);
    expect(turnOf(match)).toEqual(inTurn(0, 'grey', ['g4', 'i4']));
    const full = observed(match);
    expect(match.undo('action').ok).toBe(true);
    expect(turnOf(match)).toEqual(inTurn(0, 'grey', ['g4']));
    expect(match.position.find('Gi3-i4').ok).toBe(true);
    expect(match.redo('action').ok).toBe(true);
    expect(observed(match)).toBe(full);
    // the whole turn, the turn of the other side with its end, and the first one
    const seen = [inTurn(0, null, []), inTurn(1, null, []), inTurn(0, null, [])];
    for (const turn of seen) {
      expect(match.undo('turn').ok).toBe(true);
      expect(turnOf(match)).toEqual(turn);
    }
    expect(match.cursor.id).toBe(0);
    expect(match.undo('turn')).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    // redo plays the whole turn, including its end
    for (const turn of [inTurn(1, null, []), inTurn(0, null, []), inTurn(0, 'grey', ['g4', 'i4'])]) {
      expect(match.redo('turn').ok).toBe(true);
      expect(turnOf(match)).toEqual(turn);
    }
    expect(match.redo('turn').ok).toBe(false);
    // only the entries differ
    expect(match.nodes).toHaveLength(GAME.length + 1);
    expect(turnOf(match)).toEqual(inTurn(0, 'grey', ['g4', 'i4']));
  });

  it('is undone across its end to the position where its units have moved', () => {
    const match = playEach(begin(chesimals), GAME.slice(0, 4));
    expect(turnOf(match)).toEqual(inTurn(1, null, []));
    match.undo('action');
    expect(turnOf(match)).toEqual(inTurn(0, 'white', ['d4', 'e3', 'f4']));
    expect(texts(match.position)).not.toContain('Gd4-d5');
    match.undo('turn');
    expect(turnOf(match)).toEqual(inTurn(0, null, []));
    match.redo('turn');
    expect(turnOf(match)).toEqual(inTurn(1, null, []));
  });

  it('names no colour where units of several may move in it, and is saved with the Chiefs that can lead it, Q40', () => {
    const match = playEach(begin(chesimals, { links: 'side' }), ['Gd3-d4', 'Gg3-g4']);
    expect(match.nodes.map(({ group }) => group)).toEqual([null, null, null]);
    expect(turnOf(match)).toEqual(inTurn(0, null, ['d4', 'g4']));
    const again = open(writeSave(match, about)).match;
    expect([observed(again), again.position.fingerprint()]).toEqual([observed(match), match.position.fingerprint()]);
    playEach(match, ['end', 'Nd15-e13', 'Gg14-g13']);
    match.undo('turn');
    match.undo('turn');
    expect(turnOf(match)).toEqual(inTurn(0, null, []));
  });

  it('lets another colour move after its first move is undone', () => {
    const match = playEach(begin(chesimals), ['Gd3-d4']);
    expect(texts(match.position).some((text) => text.includes('g3'))).toBe(false);
    match.undo();
    playEach(match, ['Gg3-g4']);
    expect(turnOf(match)).toEqual(inTurn(0, 'grey', ['g4']));
    expect(match.nodes.map(({ group }) => group)).toEqual([null, 'white', 'grey']);
    match.goto(1);
    expect(turnOf(match)).toEqual(inTurn(0, 'white', ['d4']));
  });

  it('has its colour and number on every step, including its end', () => {
    const { nodes } = playEach(begin(chesimals), GAME);
    expect(nodes.slice(1).map(({ group, side, turnNumber, endsTurn }) => [group, side, turnNumber, endsTurn])).toEqual([
      ...[0, 1, 2].map(() => ['white', 0, 1, false]),
      ['white', 0, 1, true],
      ['blue', 1, 1, false],
      ['blue', 1, 1, true],
      ...[0, 1].map(() => ['grey', 0, 2, false]),
    ]);
  });

  it('may end the game, and can be undone from there', () => {
    const start = {
      turn: 'white',
      pieces: [
        { kind: 'chief', side: 'white', at: 'e5', colour: 'white' },
        { kind: 'guard', side: 'white', at: 'e6', colour: 'white' },
        { kind: 'guard', side: 'white', at: 'f5', colour: 'white' },
        { kind: 'chief', side: 'black', at: 'e7', colour: 'blue' },
        { kind: 'chief', side: 'black', at: 'g5', colour: 'red' },
      ],
    };
    const match = playEach(begin(chesimals, {}, start), ['Ge6xe7', 'Gf5xg5']);
    expect(match.outcome).toMatchObject({ winner: 0 });
    expect(match.cursor).toMatchObject({ group: 'white', endsTurn: true });
    const opened = open(writeSave(match, about));
    expect([opened.told, observed(opened.match)]).toEqual([null, observed(match)]);
    match.undo('turn');
    expect([match.cursor.id, match.outcome]).toEqual([0, null]);
    match.redo('turn');
    expect(match.outcome).toMatchObject({ winner: 0 });
  });
});

describe('a match of Chesimals on the disk', () => {
  it('is opened in the middle of a turn, with its colour and the units that have moved', () => {
    const match = playEach(begin(chesimals), GAME);
    const { match: opened, told } = open(writeSave(match, about));
    expect(told).toBe(null);
    expect(turnOf(opened)).toEqual(inTurn(0, 'grey', ['g4', 'i4']));
    expect(texts(opened.position)).toEqual(texts(match.position));
    opened.undo('turn');
    expect(turnOf(opened)).toEqual(inTurn(0, null, []));
  });

  it('is restored from its journal after every single action', () => {
    const match = begin(chesimals, {}, melee);
    const file = writeSave(match, about);
    const roll = dice(3);
    let journal = '';
    for (let i = 0; i < 40; i++) {
      if (!match.apply(anyEntry(match, roll, i)).ok) continue;
      journal += encodeLine(lastLine(match));
      const { match: resumed } = open(file);
      expect(replayJournal(resumed, readLines(journal)).ok).toBe(true);
      expect(observed(resumed)).toBe(observed(match));
      expect(turnOf(resumed)).toEqual(turnOf(match));
    }
  });

  it('is opened exactly, at random points of random matches (seeded)', () => {
    let inTurns = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const match = anyMatch(chesimals, seed, 10 + seed, seed % 3 === 0 ? null : melee);
      if (chesimals.groups?.chosen(match.position.game)) inTurns++;
      opensExactly(match, about, known, `seed ${seed}`);
    }
    expect(inTurns).toBeGreaterThan(8);
  });

  it('undo, redo and branches restore every fact (seeded)', () => {
    for (let seed = 1; seed <= 6; seed++) comesBackExactly(begin(chesimals, {}, seed % 2 ? melee : null), seed, 80);
  });

  it('continues from the saved position in the middle of its turn if the rules have changed', () => {
    const match = playEach(begin(chesimals), GAME);
    const text = forged(writeSave(match, about), (save) => {
      save.variant = { id: 'chesimals', rules: chesimals.rulesVersion + 1 };
      save.entries = [{ do: 'play', action: 'Ga1-a9' }];
    });
    const opened = open(text);
    expect(opened.told?.code).toBe('other-rules');
    expect(opened.match.position.save()).toEqual(match.position.save());
    expect(turnOf(opened.match)).toEqual(inTurn(0, 'grey', ['g4', 'i4']));
    playEach(opened.match, ['end']);
    expect(turnOf(opened.match)).toEqual(inTurn(1, null, []));
    opened.match.undo('turn');
    expect(turnOf(opened.match)).toEqual(inTurn(0, 'grey', ['g4', 'i4']));
  });

  it('offers the intact turns if its file is damaged in a later one', () => {
    const text = writeSave(playEach(begin(chesimals), GAME), about);
    const bad = forged(text, (save) => {
      (save.entries as unknown[])[7] = { do: 'play', action: 'Gd4-d5' };
    });
    const opened = openSave(bad, known);
    expect(opened).toMatchObject({ ok: false, error: { code: 'illegal-entry', at: 'entry 8' } });
    expect(!opened.ok && opened.salvage?.match.entries).toHaveLength(7);
    expect(!opened.ok && opened.salvage && turnOf(opened.salvage.match)).toEqual(inTurn(0, 'grey', ['g4']));
  });

  it('saves its house rules', () => {
    const options = Object.fromEntries(chesimals.options.map(({ id, values }) => [id, values[values.length - 1].id]));
    const match = anyMatch(chesimals, 7, 12, null, options);
    const { match: opened, told } = open(writeSave(match, about));
    expect([told, opened.options]).toEqual([null, options]);
    expect(observed(opened)).toBe(observed(match));
  });
});

describe('saved facts that no game can reach', () => {
  const { position } = begin(chesimals, {}, little);
  const facts = position.save();
  const on = (name: string): number => facts.on[cell(name)];
  const [WHITE, GREY, BLUE] = ['e5', 'h5', 'e9'].map((name) => facts.colour[on(name)]);

  it.each([
    ['a colour that does not move in this turn has moved', { moved: { [cell('h6')]: 1 } }],
    ['a colour that has not moved is chosen', { chosen: { 0: GREY } }],
    ['nobody has moved and a colour is chosen', { moved: { [cell('e5')]: 0 } }],
    ['the other side has chosen', { chosen: { 0: BLUE } }],
    ['whoever has moved is nobody', { moved: { [cell('a9')]: 1 } }],
    ['a unit of the other side’s colour', { colour: { [on('e8')]: WHITE } }],
    ['a unit without a colour', { colour: { [on('e6')]: 0 } }],
    ['a colour that is none', { colour: { [on('e6')]: 9 } }],
    ['two Chiefs of a colour', { colour: { [on('h5')]: WHITE } }],
    ['a Chief that is another', { chiefs: { [WHITE - 1]: on('e6') } }],
    ['a unit in hand', { at: { [on('e6')]: OFF }, on: { [cell('e6')]: -1 }, place: { [on('e6')]: 1 } }],
    ['more turns without a capture than any game has', { quiet: { 0: 101 } }],
  ] as const)('%s', (_, changes) => {
    refuses(position, changes as FactChanges);
  });

  it('whatever is loaded can be queried and played (seeded)', () => {
    loadsWhatCanBePlayed(position, 1200, () => {
      for (const { piece } of position.pieces()) chesimals.groups?.of(position.game, piece);
    });
  });
});

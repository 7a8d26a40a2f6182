/**
 * Everything in a match of 4chan chess (stacks, riders, hands, gates, remembered facts) is saved and restored exactly;
 * facts that no game can reach are refused, and what was played before the damage is offered.
 */

import { describe, expect, it } from 'vitest';
import { NOBODY, OFF } from '../core/ids.ts';
import type { Position } from '../core/position.ts';
import { usually } from '../testing/usual.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import { begin } from './fixtures/begin.fixture.ts';
import { dice } from './fixtures/dice.fixture.ts';
import { type FactChanges, loadsWhatCanBePlayed, refuses } from './fixtures/facts.fixture.ts';
import { forged } from './fixtures/forge.fixture.ts';
import { everything, little } from './fixtures/fourchan.fixture.ts';
import { anyAction, anyMatch, comesBackExactly } from './fixtures/random-match.fixture.ts';
import { observed, openedSave, opensExactly } from './fixtures/saved.fixture.ts';
import { openSave } from './save/open.ts';
import { writeSave } from './save/save.ts';

const about = { name: 'Threads', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const known = (id: string) => (id === fourchan.id ? fourchan : undefined);
const open = (text: string) => openedSave(text, known);

/** Which of the things that a save must store are present now. */
function inPlay(position: Position): string[] {
  const pieces = position.pieces();
  const { game } = position;
  const own = new Map(pieces.map(({ piece, side }) => [piece, side]));
  return [
    pieces.some(({ rides }) => rides) && 'stack',
    pieces.some(({ place }) => place === 'hand') && 'hand',
    pieces.some(({ at, kind }) => at !== OFF && fourchan.types[kind].promotedFrom) && 'promoted',
    position.features(null).some(({ leadsTo }) => leadsTo !== null) && 'gates',
    pieces.some(({ states }) => states.some(({ id }) => id === 'frozen')) && 'frozen',
    pieces.some(({ states }) => states.some(({ id }) => id === 'absorbed')) && 'absorbed',
    game.pieces.some((piece) => own.get(piece) !== begun.get(piece)) && 'changed sides',
  ].filter((what) => what !== false);
}
const begun = new Map(
  begin(fourchan, {}, everything)
    .position.pieces()
    .map(({ piece, side }) => [piece, side]),
);

describe('a match of 4chan chess', () => {
  it('round-trips through its file at random points of random matches with everything in play (seeded)', () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= 24; seed++) {
      const match = anyMatch(fourchan, seed, 10 + seed, everything);
      for (const what of inPlay(match.position)) seen.set(what, (seen.get(what) ?? 0) + 1);
      opensExactly(match, about, known, `seed ${seed}`);
    }
    for (const what of ['stack', 'hand', 'promoted', 'gates', 'frozen', 'absorbed', 'changed sides']) {
      expect(seen.get(what), what).toBeGreaterThan(2);
    }
  });

  it('undo, redo and branches restore every fact (seeded)', () => {
    for (let seed = 1; seed <= usually(4, 8); seed++) comesBackExactly(begin(fourchan, {}, everything), seed, 60);
  });

  it('saves its house rules', () => {
    const options = Object.fromEntries(fourchan.options.map(({ id, values }) => [id, values[values.length - 1].id]));
    const match = anyMatch(fourchan, 7, 12, null, options);
    const { match: opened, told } = open(writeSave(match, about));
    expect(told).toBe(null);
    expect(opened.options).toEqual(options);
    expect(observed(opened)).toBe(observed(match));
  });

  it('continues from the saved position if the rules have changed, and loses only its history', () => {
    const match = anyMatch(fourchan, 3, 25, everything);
    while (match.outcome) match.undo();
    const text = forged(writeSave(match, about), (save) => {
      save.variant = { id: 'fourchan', rules: fourchan.rulesVersion + 1 };
      save.entries = [{ do: 'play', action: 'Ze1-e9' }];
    });
    const opened = open(text);
    expect(opened.told?.code).toBe('other-rules');
    expect(opened.match.position.save()).toEqual(match.position.save());
    expect(opened.match.position.actions().map((a) => a.text)).toEqual(match.position.actions().map((a) => a.text));
    const again = open(writeSave(opened.match, about));
    expect(again.told).toBe(null);
    expect(again.match.play(anyAction(again.match, dice(1))!).ok).toBe(true);
    expect(again.match.undo().ok).toBe(true);
    expect(again.match.position.save()).toEqual(match.position.save());
  });

  it('offers the intact turns if its file is damaged', () => {
    const match = begin(fourchan, {}, everything);
    const roll = dice(5);
    while (match.entries.length < 14) match.play(anyAction(match, roll)!);
    const text = writeSave(match, about);
    const bad = forged(text, (save) => {
      (save.entries as unknown[])[9] = { do: 'play', action: 'Te5@e6>d4' };
    });
    const opened = openSave(bad, known);
    expect(opened).toMatchObject({ ok: false, error: { code: 'illegal-entry', at: 'entry 10' } });
    expect(!opened.ok && opened.salvage?.match.entries).toHaveLength(9);
    expect(!opened.ok && opened.salvage?.turns).toBe(5);
    const cut = openSave(text.slice(0, text.indexOf('"cursor"')), known);
    expect(cut).toMatchObject({ ok: false, error: { code: 'truncated' } });
    expect(!cut.ok && cut.salvage?.match.position.save()).toEqual(match.position.save());
  });

  it('is refused if its start is not playable, with the cell', () => {
    const text = writeSave(begin(fourchan, {}, little), about);
    const more = (piece: object): string => {
      const bad = forged(text, (save) => {
        const start = save.start as { pieces: object[] };
        save.start = { ...start, pieces: [...start.pieces, piece] };
      });
      const opened = openSave(bad, known);
      return opened.ok ? 'opened' : `${opened.error.code} ${opened.error.at}`;
    };
    expect(more({ kind: 'admin', side: 'white', at: 'd7' })).toMatch(/^too-many-admins (b1|d7)$/);
    expect(more({ kind: 'tg', side: 'white', at: 'c3' })).toMatch(/ c3$/);
    expect(more({ kind: 'mlp', side: 'white', at: 'f3', rides: true })).toMatch(/ f3$/);
    expect(more({ kind: 'mlp', side: 'white', at: 'd7' })).toBe('opened');
  });
});

describe('saved facts that no game can reach', () => {
  const { position } = begin(fourchan, {}, little);
  const facts = position.save();
  const cell = (name: string): number => fourchan.topology.parse(name)!;
  const on = (name: string): number => facts.on[cell(name)];
  const rider = facts.rider[cell('c3')];
  const [GROUND, features] = ['ground', fourchan.layout.terrain!.features.length];

  it.each([
    [
      'somebody rides where nobody stands',
      { rider: { [cell('d4')]: rider, [cell('c3')]: NOBODY }, at: { [rider]: cell('d4') } },
    ],
    ['a mount that is not there', { on: { [cell('c3')]: NOBODY }, at: { [on('c3')]: OFF } }],
    ['a rider that says it is elsewhere', { at: { [rider]: cell('d4') } }],
    ['a rider that is on no cell', { rider: { [cell('c3')]: NOBODY } }],
    ['a rider that is nobody', { rider: { [cell('c3')]: 99 } }],
    ['three on a cell', { on: { [cell('g4')]: NOBODY }, at: { [on('g4')]: cell('c3') } }],
    ['the rider below', { on: { [cell('c3')]: rider }, rider: { [cell('c3')]: on('c3') } }],
    ['a rider of the other side', { side: { [rider]: 1 } }],
    ['an Admin that rides', { kind: { [rider]: facts.kind[on('b1')] } }],
    ['a gate that is none', { [GROUND]: { [cell('e2')]: features + 1 } }],
    ['a third gate', { [GROUND]: { [cell('e4')]: facts[GROUND][cell('e2')] } }],
    ['an Admin in hand', { at: { [on('b1')]: OFF }, on: { [cell('b1')]: NOBODY }, place: { [on('b1')]: 1 } }],
  ] as const)('%s', (_, changes) => {
    refuses(position, changes as FactChanges);
  });

  it('whatever is loaded can be queried and played (seeded)', () => {
    loadsWhatCanBePlayed(position, 1600, () => {
      position.pieces();
      position.features(null);
    });
  });
});

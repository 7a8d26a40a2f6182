/**
 * Golden saves of whole games. They must open exactly as long as the rules version of their game is supported, and be
 * written again byte for byte. Before a first release, after a deliberate change of facts or wording, `vitest -u`
 * rewrites them from their entries; afterwards a change here is a change of format and needs a new version.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../core/ids.ts';
import type { Variant } from '../../core/variant.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { anyVariant } from '../fixtures/own-game.fixture.ts';
import { Match } from '../match.ts';
import { type SaveFields, VERSION } from './format.ts';
import { openSave } from './open.ts';
import { writeSave } from './save.ts';
import { unite } from './secrets.ts';

const folder = new URL('./golden/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.startsWith(`v${VERSION}-`));
/** As it was before its rules changed: everything was compared. */
const unlikeBefore = ({ normalize: _, ...variant }: Variant): Variant => ({ ...variant, rulesVersion: 1 });
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

describe.each(files)('%s', (file) => {
  it('is written again from its entries byte for byte', async () => {
    const save = JSON.parse(read(file)) as SaveFields;
    const variant = anyVariant(save.variant.id, save.variant.game)!;
    const whole = unite(variant, { ...save, entries: save.entries.map(([entry]) => entry) }, save.sealed);
    if (!whole.ok) throw new Error(whole.error.message);
    const { options, players, name, created, changed, timeControl } = save;
    const begun = Match.begin({ variant, options, players, start: whole.value.start, timeControl });
    if (!begun.ok) throw new Error(begun.error.message);
    for (const entry of whole.value.entries) {
      const change = begun.value.apply(entry);
      if (!change.ok) throw new Error(`${JSON.stringify(entry)}: ${change.error.message}`);
    }
    const text = writeSave(begun.value, { name, created, changed });
    await expect(text).toMatchFileSnapshot(fileURLToPath(new URL(file, folder)));
  });

  it('opens exactly', () => {
    const opened = openSave(read(file), anyVariant);
    if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.message}`);
    expect(opened.value.told).toBe(null);
  });
});

it('the whole game of acid ends with a captured King and contains no undo', () => {
  const opened = openSave(read('v7-acid-whole-game.fairytable'), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  expect(match.outcome).toMatchObject({ reason: 'king' });
  expect(match.entries.length).toBeGreaterThan(100);
  expect(match.path()).toHaveLength(match.entries.length + 1);
  expect(match.position.actions()).toEqual([]);
});

it('the game of Deicide Chess with mines stores them separately, and one of them has exploded', () => {
  const text = read('v7-deicide-mines.fairytable');
  const opened = openSave(text, anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  const mines = SIDES.map((side) => match.secretEntries(side).length);
  expect(mines.every((count) => count > 0)).toBe(true);
  expect(text).not.toContain('mine@');
  expect(match.nodes.some((node) => node.reveals && !node.unseen)).toBe(true);
  expect(match.nodes.some((node) => match.lies()[node.place] === 'branch' && node.secretOf !== null)).toBe(true);
});

it('a game of Deicide Chess from before rules version 2 opens with its whole history', () => {
  const [before, now] = ['rules1-deicide-mines', 'v2-deicide-mines'].map((file) => {
    const opened = openSave(read(`${file}.fairytable`), anyVariant);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told).toBe(null);
    return opened.value.match;
  });
  expect(before.entries).toEqual(now.entries);
  expect(before.position.fingerprint()).toBe(now.position.fingerprint());
});

/** Before A6 and B6 left out what nobody copies, and games as text the passed squares on which nobody can capture. */
it.each([
  ['rules2-deicide-mines', 'v7-deicide-mines'],
  ['rules1-fourchan-everything', 'v7-fourchan-everything'],
  ['rules1-own-minishogi', 'v7-own-minishogi'],
])('%s, from before the last change of its rules, opens with its whole history and its result', (old, today) => {
  const [before, now] = [old, today].map((file) => {
    const opened = openSave(read(`${file}.fairytable`), anyVariant);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told).toBe(null);
    return opened.value.match;
  });
  expect(before.entries).toEqual(now.entries);
  expect(before.outcome).toEqual(now.outcome);
  expect(before.position.fingerprint()).toBe(now.position.fingerprint());
});
it.each([8, 9])(
  'a game of %i moves that would be drawn after 8 of them by now continues from where it stands',
  (moves) => {
    const rounds = [...Array(3)].flatMap(() => ['Ta1-a2', 'Ti9-i8', 'Ta2-a1', 'Ti8-i9']);
    const pieces = [
      { kind: 'tg', side: 'white', at: 'a1' },
      { kind: 'admin', side: 'white', at: 'j1' },
      { kind: 'tg', side: 'black', at: 'i9' },
      { kind: 'admin', side: 'black', at: 'i10' },
    ];
    const players = [{ name: '' }, { name: '' }] as const;
    const begun = Match.begin({
      variant: unlikeBefore(fourchan),
      players,
      start: { pieces, lastPlayed: { white: null, black: null } },
    });
    if (!begun.ok) throw new Error(begun.error.message);
    for (const action of rounds.slice(0, moves))
      expect(begun.value.apply({ do: 'play', action }).ok, action).toBe(true);
    expect(begun.value.outcome).toBeNull();
    const opened = openSave(writeSave(begun.value, { name: '', created: 1, changed: 1 }), anyVariant);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told?.code).toBe('other-rules');
    expect([opened.value.match.outcome, opened.value.match.position.census()]).toEqual([
      null,
      begun.value.position.census(),
    ]);
  },
);

/** Games as text keep the rules of their text: what the shelf has by now counts in no game that was begun before. */
it.each([
  ['two bare Kings play on where no text says otherwise', 'rules1-own-orthodox-kings', null, 'K@e2 k@b8'],
  [
    'a bare King that could still bare the other has lost',
    'rules1-own-shatranj-bare',
    { winner: 0, reason: 'extinction' },
    'K@e1 R@e7 k@e8',
  ],
])('%s: %s', (_, file, outcome, census) => {
  const opened = openSave(read(`${file}.fairytable`), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, told } = opened.value;
  expect(told).toBe(null);
  if (outcome === null) expect(match.outcome).toBeNull();
  else expect(match.outcome).toMatchObject(outcome);
  expect(match.position.census()).toBe(census);
});
it('a game of chess in which a passed square that nobody captured on made another position goes on (FIDE 9.2.3)', () => {
  const text = read('rules1-own-orthodox-passed.fairytable');
  const opened = openSave(text, anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, told } = opened.value;
  expect(told?.code).toBe('other-rules');
  expect(match.outcome).toBeNull();
  expect(match.position.find('Pe4xd5').ok).toBe(true);
  // a game that is begun now is drawn by the ninth of its ten moves
  const begun = Match.begin({ variant: match.variant, players: [{ name: '' }, { name: '' }] });
  if (!begun.ok) throw new Error(begun.error.message);
  const actions = (JSON.parse(text) as SaveFields).entries.flatMap(([entry]) =>
    entry.do === 'play' ? [entry.action] : [],
  );
  for (const action of actions.slice(0, 9)) expect(begun.value.apply({ do: 'play', action }).ok, action).toBe(true);
  expect(actions).toHaveLength(10);
  expect(begun.value.outcome).toMatchObject({ winner: null, reason: 'repetition' });
});

it('the game of 4chan chess contains everything that can be saved, in its position or before', () => {
  const opened = openSave(read('v7-fourchan-everything.fairytable'), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  const pieces = match.position.pieces();
  const states = pieces.flatMap((piece) => piece.states.map(({ id }) => id));
  expect(pieces.some(({ rides }) => rides)).toBe(true);
  expect(pieces.some(({ place }) => place === 'hand')).toBe(true);
  expect(match.position.features(null).some(({ leadsTo }) => leadsTo !== null)).toBe(true);
  expect(states).toEqual(expect.arrayContaining(['frozen', 'absorbed-nothing', 'copies']));
  const kinds = match.nodes.map(({ actionKind }) => actionKind);
  expect(kinds).toEqual(expect.arrayContaining(['board', 'rage', 'lift', 'rifle', 'drop']));
  expect(
    match.nodes.some(({ text }) => text.endsWith('#')) && match.nodes.some(({ text }) => text.includes('=+')),
  ).toBe(true);
  expect(match.lies()).toContain('future');
  expect(match.lies()).toContain('branch');
});

it('a game of 4chan chess from before the house rule of blocked exits continues as it was played', () => {
  // C-S6
  const opened = openSave(read('v2-fourchan-everything.fairytable'), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(JSON.parse(read('v2-fourchan-everything.fairytable')).options).not.toHaveProperty('blocked');
  expect(opened.value.match.options).toMatchObject({ blocked: 'traveller' });
  const today = openSave(read('v7-fourchan-everything.fairytable'), anyVariant);
  expect(today.ok && today.value.match.nodes).toEqual(opened.value.match.nodes);
  expect(Match.begin({ variant: opened.value.match.variant, players: [{ name: '' }, { name: '' }] })).toMatchObject({
    value: { options: { blocked: 'telefrag' } },
  });
});

it('a game of 4chan chess saved with blobs opens exactly, although it cannot have secrets', () => {
  const text = read('sealed-fourchan-everything.fairytable');
  expect((JSON.parse(text) as SaveFields).sealed).not.toBe(null);
  const [before, now] = [text, read('v7-fourchan-everything.fairytable')].map((saved) => {
    const opened = openSave(saved, anyVariant);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told).toBe(null);
    return writeSave(opened.value.match, opened.value.about);
  });
  expect(before).toBe(now);
});

it('the game of acid with clocks was lost on time, and what was given stays given', () => {
  const opened = openSave(read('v7-acid-clock.fairytable'), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  expect(match.outcome).toMatchObject({ winner: 1, reason: 'time' });
  const done = new Set(match.entries.map((entry) => entry.do));
  expect(['play', 'aid', 'time', 'undo', 'give', 'flag'].filter((kind) => !done.has(kind as 'play'))).toEqual([]);
  expect(match.timing?.state?.left[0]).toBe(0);
  expect(match.timing?.state?.left[1]).toBeGreaterThan(300_000);
});

it('the game of Chesimals is in the middle of a turn, with captured Chiefs and branches', () => {
  const opened = openSave(read('v7-chesimals-mid-turn.fairytable'), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  const { variant, position, cursor } = match;
  const states = position.pieces().flatMap((piece) => piece.states.map(({ id }) => id));
  expect(variant.groups?.chosen(position.game)).toMatchObject({ id: cursor.group });
  expect(position.budget).toMatchObject({ left: 4, of: 9 });
  expect(states.filter((id) => id === 'moved')).toHaveLength(5);
  expect(states).toEqual(expect.arrayContaining(['linked', 'cut-off', 'leaderless']));
  const groups = new Set(match.nodes.map(({ group }) => group));
  expect(groups.size).toBeGreaterThan(6);
  expect(match.lies()).toEqual(expect.arrayContaining(['future', 'branch']));
});

it('the game of Minishogi contains the text of its rules, a capture into the hand and a drop', () => {
  const opened = openSave(read('v7-own-minishogi.fairytable'), anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  expect(match.variant.id).toMatch(/^own:/);
  expect(match.variant.words.title).toBe('Minishogi');
  const kinds = match.nodes.map(({ actionKind }) => actionKind);
  expect(kinds).toContain('drop');
  expect(match.position.pieces().some(({ place }) => place === 'hand')).toBe(true);
});

it('a game of acid that went on after free moves before turns were counted further opens exactly, in its real turn', () => {
  const text = read('turns-acid-free-table.fairytable');
  const opened = openSave(text, anyVariant);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, about, told } = opened.value;
  expect([told, match.position.turnNumber]).toEqual([null, 4]);
  // only what lists show is counted anew
  const [before, now] = [text, writeSave(match, about)].map((save) => JSON.parse(save) as SaveFields);
  expect(before.glance.turnNumber).toBe(1);
  expect({ ...now, checksum: '' }).toEqual({ ...before, glance: { ...before.glance, turnNumber: 4 }, checksum: '' });
});

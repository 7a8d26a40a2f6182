/**
 * The save parser against thousands of damaged files: it never throws, and what it does not refuse with a code and a
 * message is exactly the saved match. Seeds that once failed are listed at the top.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usually } from '../../testing/usual.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { little as duel } from '../fixtures/acid.fixture.ts';
import { must } from '../fixtures/begin.fixture.ts';
import { little as few } from '../fixtures/chesimals.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { fieldsOf, signed } from '../fixtures/forge.fixture.ts';
import { little } from '../fixtures/fourchan.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { anyMatch } from '../fixtures/random-match.fixture.ts';
import type { Match } from '../match.ts';
import { VERSION } from './format.ts';
import { glanceAt } from './glance.ts';
import { readLines } from './journal.ts';
import { openSave } from './open.ts';
import { checksumOf, writeSave } from './save.ts';
import { sealed, unsealed } from './seal.ts';

const acid = variantNamed('acid')!;
function withComments(match: Match): Match {
  for (const { id } of match.nodes) must(match.comment(id, { mark: null, text: `{${id}} “why”` }));
  return match;
}
const about = { name: 'Fuzz', created: 1, changed: 2 };
/** One match starts from the usual array. */
const originals = [
  writeSave(anyMatch(acid, 3, 3), about),
  ...[4, 5, 6, 7, 8].map((seed) => writeSave(anyMatch(acid, seed, 8, duel), about)),
  ...['computer', 'clock'].map((of) =>
    readFileSync(new URL(`./golden/v${VERSION}-acid-${of}.fairytable`, import.meta.url), 'utf8'),
  ),
];
/** Seeds that failed once; never remove them. */
const PINNED: readonly number[] = [];
const seedsFrom = (first: number, count: number): number[] => [
  ...PINNED,
  ...Array.from({ length: count }, (_, i) => first + i),
];

const scraps = ['"', '{', '}', '[', ']', ',', ':', '\\', '\u0000', 'null', '1e999', '-1', '\ud800', '__proto__', 'Δ'];
/** The text with a few bytes changed, lost, doubled or moved. */
function scratched(text: string, roll: Dice): string {
  let now = text;
  for (let times = 1 + roll(3); times > 0; times--) {
    const [at, length] = [roll(now.length + 1), roll(30)];
    const piece = now.slice(at, at + length);
    const elsewhere = roll(now.length + 1);
    const cases = [
      () => now.slice(0, at) + now.slice(at + 1 + roll(3)),
      () => now.slice(0, at) + scraps[roll(scraps.length)] + now.slice(at),
      () => now.slice(0, at) + String.fromCharCode(roll(256)) + now.slice(at + 1),
      () => now.slice(0, at) + piece + now.slice(at),
      () => now.slice(0, elsewhere) + piece + now.slice(elsewhere),
      () => now.slice(0, at),
      () => now.replace(/\d/g, (digit) => (roll(40) === 0 ? String(roll(10)) : digit)),
    ];
    now = cases[roll(cases.length)]();
  }
  return now;
}

type Json = unknown;
const strange = (roll: Dice): Json =>
  [null, true, 0, -1, 1.5, 1e300, 32767, 1_000_000, '', 'magi', 'x'.repeat(500), [], {}, [[]], [0], { at: 1 }][
    roll(16)
  ];
/** The value with one thing somewhere inside it changed. */
function bent(value: Json, roll: Dice): Json {
  if (typeof value !== 'object' || value === null || roll(8) === 0) return strange(roll);
  if (Array.isArray(value)) {
    if (value.length === 0) return [strange(roll)];
    const at = roll(value.length);
    if (roll(4) === 0) return value.filter((_, i) => i !== at);
    if (roll(4) === 0) return [...value, value[at]];
    return value.map((one, i) => (i === at ? bent(one, roll) : one));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || roll(12) === 0) return { ...value, extra: strange(roll) };
  const key = keys[roll(keys.length)];
  const fields = value as Record<string, Json>;
  if (roll(6) === 0) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  return { ...fields, [key]: bent(fields[key], roll) };
}

/** Opened unchanged or refused properly; anything else throws with the seed. */
function judge(text: string, seed: number, original: string | null): 'opened' | string {
  let opened: ReturnType<typeof openSave>;
  try {
    opened = openSave(text, variantNamed);
    glanceAt(text, variantNamed);
  } catch (error) {
    throw new Error(`seed ${seed} made the parser throw: ${error instanceof Error ? error.stack : error}`);
  }
  if (opened.ok) {
    const { match, told } = opened.value;
    if (original !== null) expect(writeSave(match, opened.value.about), `seed ${seed}`).toBe(original);
    if (original !== null) return 'opened';
    // whatever was opened can be queried, played and saved
    const [action] = match.position.actions();
    if (action && !match.outcome) expect(match.play(action.text).ok, `seed ${seed}`).toBe(true);
    expect(openSave(writeSave(match, about), variantNamed).ok, `seed ${seed}`).toBe(true);
    return told ? 'told' : 'opened';
  }
  expect(opened.error.code, `seed ${seed}`).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(opened.error.message, `seed ${seed}`).toMatch(/^\S.*[.?!)]$/s);
  opened.salvage?.match.position.actions();
  return opened.error.code;
}

describe('the save parser', () => {
  it('survives damaged bytes: a refusal, or exactly the same match', () => {
    const codes = new Map<string, number>();
    for (const seed of seedsFrom(1, usually(400, 2000))) {
      const roll = dice(seed);
      const original = originals[roll(originals.length)];
      const code = judge(scratched(original, roll), seed, original);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    for (const code of ['truncated', 'malformed', 'damaged']) expect(codes.get(code), code).toBeGreaterThan(20);
  });

  it('survives changed contents with a valid checksum', () => {
    const codes = new Map<string, number>();
    for (const seed of seedsFrom(10_001, usually(600, 2000))) {
      const roll = dice(seed);
      const save = bent(fieldsOf(originals[roll(originals.length)]), roll);
      const isObject = typeof save === 'object' && save !== null && !Array.isArray(save);
      const code = judge(JSON.stringify(isObject ? signed(save as Record<string, unknown>) : save), seed, null);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    for (const code of ['malformed', 'illegal-entry', 'told', 'foreign'])
      expect(codes.get(code), code).toBeGreaterThan(usually(0, 2));
  });

  it('survives the same with secrets and valid seals', () => {
    const mines = writeSave(mined(['d9', 'e8'], ['h8']), about);
    for (const seed of seedsFrom(30_001, usually(30, 120))) {
      const roll = dice(seed);
      judge(scratched(mines, roll), seed, mines);
      const save = JSON.parse(mines) as { sealed: Record<string, string>; checksum: string };
      const side = roll(2) ? 'white' : 'black';
      save.sealed[side] = sealed(JSON.stringify(bent(unsealed(save.sealed[side]), roll)), 64);
      const code = judge(JSON.stringify({ ...save, checksum: checksumOf(save) }), seed, null);
      expect(['opened', 'told', 'damaged', 'illegal-entry'], `seed ${seed}`).toContain(code);
    }
  });

  it.each([
    ['stacks, hands, gates and what is remembered', fourchan, little],
    ['colours, chains and turns that are not over', chesimals, few],
  ] as const)('survives the same with %s', (_, variant, start) => {
    const codes = new Map<string, number>();
    const threads = [21, 22, 23, 24].map((seed) => writeSave(anyMatch(variant, seed, 10, start), about));
    for (const seed of seedsFrom(40_001, usually(250, 1200))) {
      const roll = dice(seed);
      const original = threads[roll(threads.length)];
      if (roll(3) === 0) judge(scratched(original, roll), seed, original);
      else {
        const save = fieldsOf(original);
        // mostly in `now`, `start` or `entries`: the other fields are covered by the tests above
        const field = roll(4)
          ? ['now', 'start', 'entries'][roll(3)]
          : Object.keys(save)[roll(Object.keys(save).length)];
        const otherRules = roll(2) ? { variant: { id: variant.id, rules: variant.rulesVersion + 1 }, entries: [] } : {};
        const changed = { ...save, ...otherRules, [field]: bent(save[field], roll) };
        const code = judge(JSON.stringify(signed(changed)), seed, null);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    for (const code of ['damaged', 'malformed', 'illegal-entry', 'told'])
      expect(codes.get(code), code).toBeGreaterThan(usually(0, 2));
  });

  it('survives the same with comments of players', () => {
    const codes = new Map<string, number>();
    const original = writeSave(withComments(anyMatch(acid, 9, 6, duel)), about);
    for (const seed of seedsFrom(50_001, 300)) {
      const roll = dice(seed);
      if (roll(3) === 0) judge(scratched(original, roll), seed, original);
      else {
        const save = fieldsOf(original);
        const code = judge(JSON.stringify(signed({ ...save, entries: bent(save.entries, roll) })), seed, null);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    for (const code of ['opened', 'malformed', 'illegal-entry'])
      expect(codes.get(code), code).toBeGreaterThan(usually(0, 2));
  });

  it('survives very deep nesting', () => {
    for (const deep of ['['.repeat(200_000), '{"a":'.repeat(100_000), `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`]) {
      expect(judge(deep, 0, null)).toMatch(/not-json|truncated|foreign/);
      const opening = `{"format":{"name":"fairytable","version":4},"start":${deep}`;
      expect(judge(opening, 0, null)).toMatch(/truncated|malformed/);
      expect(judge(`${opening}}`, 0, null)).toMatch(/truncated|malformed/);
    }
  });
});

it('the journal reader survives anything', () => {
  for (const seed of seedsFrom(20_001, usually(400, 2000))) {
    const roll = dice(seed);
    const text = scratched(originals[0].slice(0, 400), roll);
    const read = readLines(text);
    expect(read.lines).toEqual([]);
    expect(read.good).toBe(0);
  }
});

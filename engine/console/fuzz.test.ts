/**
 * Seeded inputs to the command line, thousands of them: action texts, positions, plays, questions and arguments. It never crashes,
 * every error has a code and a message, and the next valid line is answered as usual. Seeds that failed are listed.
 */
import { describe, expect, it } from 'vitest';
import type { JsonAnswer } from '../exchange/answers.ts';
import { melee } from '../match/fixtures/chesimals.fixture.ts';
import { type Dice, dice } from '../match/fixtures/dice.fixture.ts';
import { little } from '../match/fixtures/fourchan.fixture.ts';
import { usually } from '../testing/usual.ts';
import { lineByLine, noFiles } from './ask.fixture.ts';
import { jobOf } from './commands.ts';

/** Seeds that failed once; never remove them. */
const PINNED: readonly number[] = [];
const seedsFrom = (first: number, count: number): number[] => [
  ...PINNED,
  ...Array.from({ length: count }, (_, i) => first + i),
];
const pick = <T>(from: readonly T[], roll: Dice): T => from[roll(from.length)];
type Answering = (line: string) => JsonAnswer;
const answering = (...args: string[]): Answering => lineByLine(args, noFiles).answer;
/** The code of a proper refusal, or `fine`; anything else throws with its seed. */
function judge(answer: JsonAnswer, seed: number, line: string): string {
  const { error } = JSON.parse(JSON.stringify(answer)) as { error?: { code?: unknown; message?: unknown } };
  if (error === undefined) return 'fine';
  const said = `seed ${seed}: ${line.slice(0, 300)} was answered ${JSON.stringify(error)}`;
  expect(error.code, said).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(error.code, said).not.toBe('internal');
  expect(error.message, said).toMatch(/^\S.*[.?!)]$/s);
  return String(error.code);
}
const tally = (): { add(code: string): void; of(code: string): number } => {
  const counts = new Map<string, number>();
  return { add: (code) => counts.set(code, (counts.get(code) ?? 0) + 1), of: (code) => counts.get(code) ?? 0 };
};

const start = {
  turn: 'magi',
  pieces: [
    { kind: 'king', side: 'magi', at: 'e1' },
    { kind: 'king', side: 'line', at: 'e9' },
    { kind: 'angel', side: 'line', at: 'f5', watchedBy: ['d3'] },
    { kind: 'voyager', side: 'magi', at: 'd3' },
    { kind: 'diskette', side: 'magi', at: 'c7' },
    { kind: 'sweeper', side: 'line', at: 'a9' },
  ],
  hands: { magi: ['mass'], line: ['worm', 'mass'] },
  quiet: 3,
};
const position = { variant: 'acid', options: { shove: 'captures' }, start, actions: ['Ke1-e2'] };
const sensible = JSON.stringify({ variant: 'acid', start });
const letters = [...'KAVHRGSDMWCkavhrgsdmwc', ...'Δδλ Λabcdefghiz', ...'0123456789', ...'-x<>,!@=#→×\u0000\ud800😀'];
const strange = (roll: Dice): unknown =>
  pick([null, true, 0, -1, 1.5, 1e300, '', 'magi', 'e1', 'Δλ', 'x'.repeat(600), [], {}, [[]], [null], { at: 1 }], roll);

/** The value with one thing somewhere inside it changed, lost, doubled or added. */
function bent(value: unknown, roll: Dice): unknown {
  if (typeof value !== 'object' || value === null || roll(8) === 0) return strange(roll);
  if (Array.isArray(value)) {
    if (value.length === 0) return [strange(roll)];
    const at = roll(value.length);
    if (roll(5) === 0) return value.filter((_, i) => i !== at);
    if (roll(5) === 0) return [...value, value[at]];
    if (roll(40) === 0) return Array.from({ length: 300 }, () => value[at]);
    return value.map((one, i) => (i === at ? bent(one, roll) : one));
  }
  const fields = Object.entries(value);
  if (fields.length === 0 || roll(12) === 0)
    return { ...value, [pick(['extra', '__proto__', 'at'], roll)]: strange(roll) };
  const at = roll(fields.length);
  if (roll(6) === 0) return Object.fromEntries(fields.filter((_, i) => i !== at));
  return Object.fromEntries(fields.map(([key, one], i) => [key, i === at ? bent(one, roll) : one]));
}

describe('the command line survives', () => {
  it('action texts: a legal one with some characters changed is legal or refused', () => {
    const play = answering('play');
    const legal = answering('legal')(sensible).actions as { text: string }[];
    const codes = tally();
    for (const seed of seedsFrom(1, usually(1200, 8000))) {
      const roll = dice(seed);
      let text = pick(legal, roll).text;
      for (let times = roll(4); times > 0; times--) {
        const at = roll(text.length + 1);
        text = text.slice(0, at) + (roll(3) ? pick(letters, roll) : '') + text.slice(at + roll(2));
      }
      if (roll(50) === 0) text = text.repeat(1 + roll(200));
      const line = JSON.stringify({ position: { variant: 'acid', start }, action: text });
      codes.add(judge(play(line), seed, line));
    }
    for (const code of ['fine', 'no-such-action']) expect(codes.of(code), code).toBeGreaterThan(150);
    expect(codes.of('malformed')).toBeGreaterThan(0);
    expect(play(JSON.stringify({ position: { variant: 'acid', start }, action: legal[0].text })).error).toBe(undefined);
  });

  it('altered positions', () => {
    const legal = answering('legal');
    const wanted = JSON.stringify(legal(sensible));
    const codes = tally();
    for (const seed of seedsFrom(20_001, usually(1200, 7000))) {
      const roll = dice(seed);
      let value: unknown = position;
      for (let times = 1 + roll(2); times > 0; times--) value = bent(value, roll);
      const line = JSON.stringify(value);
      codes.add(judge(legal(line), seed, line));
    }
    for (const code of ['fine', 'malformed', 'unknown-variant', 'unknown-kind', 'bad-option']) {
      expect(codes.of(code), code).toBeGreaterThan(usually(2, 5));
    }
    expect(JSON.stringify(legal(sensible))).toBe(wanted);
  });

  it('altered plays', () => {
    const play = answering('play');
    for (const seed of seedsFrom(40_001, usually(500, 3000))) {
      const line = JSON.stringify(bent({ position, action: 'Ke9-e8' }, dice(seed)));
      judge(play(line), seed, line);
    }
  });

  it('altered questions to the computer', () => {
    const think = answering('think');
    const asked = { ...position, nodes: 20, seed: 7, times: false };
    const wanted = JSON.stringify(think(JSON.stringify(asked)));
    const codes = tally();
    for (const seed of seedsFrom(60_001, usually(800, 2000))) {
      const roll = dice(seed);
      let value: unknown = asked;
      for (let times = 1 + roll(2); times > 0; times--) value = bent(value, roll);
      const line = JSON.stringify(value);
      codes.add(judge(think(line), seed, line));
    }
    for (const code of ['fine', 'malformed', 'no-limit', 'bad-option', 'unknown-variant'])
      expect(codes.of(code), code).toBeGreaterThan(usually(1, 3));
    expect(JSON.stringify(think(JSON.stringify(asked)))).toBe(wanted);
  });

  it.each([
    [
      ...(['4chan chess, with stacks, hands, gates and what is remembered', 'fourchan', little] as const),
      ...(['Sf3-f5', 'AOTKNnk', ['unknown-kind', 'unknown-cell', 'bad-field']] as const),
    ],
    [
      ...(['Chesimals, in the middle of a turn', 'chesimals', melee] as const),
      ...(['Gf6xe7', 'CGNWEnd', ['bad-flag', 'bad-field', 'unknown-side']] as const),
    ],
  ] as const)('bent positions of %s, and texts of theirs', (_, variant, start, first, letters, codes) => {
    const [legal, play] = [answering('legal'), answering('play')];
    const threads = { variant, options: {}, start, actions: [first] };
    const wanted = JSON.stringify(legal(JSON.stringify(threads)));
    const texts = (legal(JSON.stringify(threads)).actions as { text: string }[]).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(10);
    const signs = [...'+#^@*!>=x-,~', ...letters, ...'abcj19'];
    const [positions, actions] = [tally(), tally()];
    for (const seed of seedsFrom(100_001, usually(500, 3000))) {
      const roll = dice(seed);
      let value: unknown = threads;
      for (let times = 1 + roll(2); times > 0; times--) value = bent(value, roll);
      const line = JSON.stringify(value);
      positions.add(judge(legal(line), seed, line));
      let text = pick(texts, roll);
      for (let times = roll(3); times > 0; times--) {
        const at = roll(text.length + 1);
        text = text.slice(0, at) + (roll(3) ? pick(signs, roll) : '') + text.slice(at + roll(2));
      }
      const played = JSON.stringify({ position: threads, action: text });
      actions.add(judge(play(played), seed, played));
    }
    for (const code of ['fine', 'malformed', ...codes]) {
      expect(positions.of(code), code).toBeGreaterThan(usually(0, 3));
    }
    for (const code of ['fine', 'no-such-action']) expect(actions.of(code), code).toBeGreaterThan(100);
    expect(JSON.stringify(legal(JSON.stringify(threads)))).toBe(wanted);
  });

  it('lines that are hardly JSON', () => {
    const legal = answering('legal', '--after');
    const codes = tally();
    for (const seed of seedsFrom(60_001, usually(500, 3000))) {
      const roll = dice(seed);
      let line = sensible;
      for (let times = 1 + roll(3); times > 0; times--) {
        const at = roll(line.length + 1);
        line =
          line.slice(0, at) +
          (roll(2) ? pick([...letters, '"', '{', '}', '[', ']', '\\'], roll) : '') +
          line.slice(at + roll(3));
      }
      codes.add(judge(legal(line), seed, line));
    }
    expect(codes.of('not-json')).toBeGreaterThan(usually(150, 300));
    for (const deep of [
      '['.repeat(300_000),
      `{"variant":"acid","start":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ]) {
      expect(judge(legal(deep), 0, deep)).not.toBe('fine');
    }
  });

  it('command lines', () => {
    const args = [
      'legal',
      'play',
      'think',
      'perft',
      'replay',
      'variants',
      'help',
      '--after',
      '--divide',
      '--variant',
      '--depth',
    ];
    const values = [
      'acid',
      'chess',
      '2',
      '-1',
      '',
      '1e3',
      'Δ',
      '--depth=2',
      '--variant=acid',
      '=',
      '--',
      '/dev/null',
      '\u0000',
    ];
    for (const seed of seedsFrom(80_001, usually(800, 2000))) {
      const roll = dice(seed);
      const words = Array.from({ length: roll(6) }, () => pick([...args, ...values], roll));
      const job = jobOf(words, () => null);
      if (!job.ok) judge({ error: job.error }, seed, words.join(' '));
    }
  });
});

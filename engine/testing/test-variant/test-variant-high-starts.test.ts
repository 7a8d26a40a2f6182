/** Starts and lines with riders, promoted forms and features that belong to a side: read, refused and written. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../core/position.ts';
import { readCensus } from '../../core/start/census.ts';
import { problemsOf } from '../../core/start/start.ts';
import { kindWritten, typeNamed } from '../../core/start/start-names.ts';
import { startOf } from '../../core/start/start-written.ts';
import { describe as describeVariant } from '../../core/text/describe.ts';
import { greatMole, king, mole, testVariantHigh } from './test-variant-high.ts';
import { high } from './test-variant-table.ts';

const kings = [
  { kind: 'king', side: 'white', at: 'a1' },
  { kind: 'king', side: 'black', at: 'f6' },
];
const problems = (...pieces: readonly object[]): string[] =>
  problemsOf(testVariantHigh, {}, { pieces: [...kings, ...pieces] }).map(({ code, says }) => `${code}: ${says}`);

describe('starts', () => {
  test('are written as they were read', () => {
    const start = {
      turn: 'black',
      pieces: [
        ...kings,
        { kind: 'cart', side: 'white', at: 'c1' },
        { kind: 'mole', promoted: true, side: 'white', at: 'c1', rides: true },
        { kind: 'echo', promoted: true, side: 'black', at: 'd5' },
      ],
      hands: { white: ['turtle'], black: [] },
      terrain: [
        { feature: 'burrow-white', at: 'b2' },
        { feature: 'burrow-black', at: 'c2' },
      ],
    };
    const made = Position.start(testVariantHigh, {}, start);
    expect(made.ok && startOf(made.value.game, null)).toEqual(start);
    expect(made.ok && made.value.census()).toBe('+M@c1^ +e@d5 C@c1 K@a1 U@- burrow-black@c2 burrow-white@b2 k@f6');
  });
  test('name a promoted form both ways, and the rider before or after its mount', () => {
    const cart = { kind: 'cart', side: 'white', at: 'c1' };
    const riders = [
      { kind: '+mole', side: 'white', at: 'c1' },
      { kind: 'mole', promoted: true, side: 'white', at: 'c1', rides: true },
      { kind: '+mole', promoted: true, side: 'white', at: 'c1', rides: true },
    ];
    const keys = riders.flatMap((rider) =>
      [
        [cart, rider],
        [rider, cart],
      ].map((pieces) => {
        const made = Position.start(testVariantHigh, {}, { pieces: [...kings, ...pieces] });
        return made.ok ? made.value.census() + made.value.key() : made.error.message;
      }),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toContain('+M@c1^ C@c1 K@a1 k@f6');
  });
  test('are told what keeps two from sharing a cell, and whom nobody carries', () => {
    const at = { side: 'white', at: 'c1' };
    expect(problems({ kind: 'cart', ...at }, { kind: 'mole', ...at }, { kind: 'boar', ...at })).toEqual([
      'cell-taken: Three pieces cannot stand on c1.',
    ]);
    expect(problems({ kind: 'cart', ...at }, { kind: 'cart', ...at })).toEqual([
      'cell-taken: cart and cart cannot share c1: neither carries the other.',
    ]);
    expect(problems({ kind: 'cart', ...at }, { kind: 'cart', ...at, rides: true })).toEqual([
      'cell-taken: cart and cart cannot share c1: neither carries the other.',
    ]);
    expect(problems({ kind: 'cart', ...at }, { kind: 'mole', side: 'black', at: 'c1' })).toEqual([
      'cell-taken: Two pieces cannot both stand on c1.',
    ]);
    expect(problems({ kind: 'mole', ...at, rides: true })).toEqual(['rides-nobody: No piece on c1 carries the mole.']);
    expect(problems({ kind: 'cart', ...at, rides: true }, { kind: 'mole', ...at })).toEqual([
      'rides-nobody: No piece on c1 carries the cart.',
    ]);
  });
  test('are told who has no promoted form, and what contradicts itself', () => {
    const at = { side: 'white', at: 'c1' };
    expect(problems({ kind: 'cart', ...at, promoted: true })[0]).toMatch(/^bad-flag: .*promoted.* cart/);
    expect(problems({ kind: '+mole', ...at, promoted: false })[0]).toMatch(/^bad-flag: .*promoted/);
    expect(problems({ kind: 'mole', ...at, promoted: 'yes' })[0]).toMatch(/^bad-flag/);
    expect(problems({ kind: 'mole', ...at, promoted: false, rides: false })).toEqual([]);
    expect(typeNamed(testVariantHigh, 'mole', true)).toBe(greatMole);
    expect(typeNamed(testVariantHigh, '+mole', false)).toBeUndefined();
    expect([kindWritten(mole), kindWritten(greatMole)]).toEqual([{ kind: 'mole' }, { kind: 'mole', promoted: true }]);
  });
  test('may say whose a feature is, and nothing else', () => {
    const on = (more: object): string[] =>
      problemsOf(testVariantHigh, {}, { pieces: kings, terrain: [{ feature: 'burrow-white', at: 'c3', ...more }] }).map(
        ({ code, says }) => `${code}: ${says}`,
      );
    expect([on({}), on({ side: 'white' })]).toEqual([[], []]);
    expect(on({ side: 'black' })).toEqual(['not-its-side: White burrow is always White’s.']);
    expect(on({ revealed: true })[0]).toMatch(/^not-secret/);
  });
  test('hold lists of kinds, or none', () => {
    const with_ = (shown: unknown): string[] =>
      problemsOf(testVariantHigh, {}, { pieces: kings, shown: { white: shown } }).map(({ code }) => code);
    expect([with_(['mole', '+mole']), with_([]), with_(null)]).toEqual([[], [], []]);
    expect([with_('mole'), with_(['moss'])]).toEqual([['bad-field'], ['bad-field']]);
  });
});

describe('a line', () => {
  test.each(['K@a1^', 'M@-^', '+M@-', 'burrow-white@c3^'])(
    'with %s is refused or set up as far as it goes',
    (token) => {
      const read = readCensus(testVariantHigh, token);
      if (token === 'K@a1^') expect(() => high(token)).toThrow('No piece on a1 carries the king.');
      else expect(read).toMatchObject({ ok: false, error: { code: 'bad-census' } });
    },
  );
  test('reads what it writes', () => {
    const line = '+M@c1^ +e@d5 C@c1 K@a1 U@- burrow-black@c2 burrow-white@b2 k@f6';
    expect(high(line).census()).toBe(line);
  });
});

test('whoever must draw or list the game is told who carries, who rides, what is promoted and who may come to a hand', () => {
  const { kinds, flags } = describeVariant(testVariantHigh);
  const of = (id: string) => kinds.find((kind) => kind.id === id);
  expect([of('cart')?.carries, of('mole')?.carries]).toEqual([true, false]);
  expect([of('+mole')?.promotedFrom, of('mole')?.promotedFrom]).toEqual(['mole', null]);
  expect([of('turtle')?.inHand, of('mole')?.inHand]).toEqual([true, false]);
  expect(flags.map((flag) => flag.id)).toEqual(['promoted', 'rides']);
  expect(flags[0].kinds).toEqual(['turtle', 'echo', 'mole']);
  expect(flags[1].kinds).toContain('mole');
  expect(flags[1].kinds).not.toContain(king.id);
  expect(flags[1].kinds).not.toContain('cart');
});

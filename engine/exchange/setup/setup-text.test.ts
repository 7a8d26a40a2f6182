import { describe, expect, it } from 'vitest';
import { Position } from '../../core/position.ts';
import { startOf } from '../../core/start/start-written.ts';
import type { Variant } from '../../core/variant.ts';
import { dice } from '../../match/fixtures/dice.fixture.ts';
import { everything } from '../../match/fixtures/fourchan.fixture.ts';
import type { Draft } from '../../shared/draft.ts';
import { chesimals, chesimalsWide } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { readSetupDraft } from './setup-read.ts';
import { draftText, readText } from './setup-text.ts';

const acid = variantNamed('acid')!;
const games: readonly Variant[] = [acid, deicide, fourchan, chesimals, chesimalsWide];
const read = (variant: Variant, text: string): Draft => {
  const draft = readSetupDraft(variant, text);
  if (!draft.ok) throw new Error(draft.error.message);
  return draft.value;
};
const refusal = (variant: Variant, text: string): string => {
  const draft = readSetupDraft(variant, text);
  if (draft.ok) throw new Error(`was read as ${JSON.stringify(draft.value)}`);
  expect(draft.error.code).toBe('bad-text');
  return draft.error.message;
};
const usual = (variant: Variant): Draft => {
  const position = Position.start(variant);
  if (!position.ok) throw new Error(position.error.message);
  return structuredClone(startOf(position.value.game, null)) as Draft;
};

/** Any draft that a page could send: known and unknown names, values of every shape, in any order. */
function anyDraft(variant: Variant, seed: number): Draft {
  const roll = dice(seed);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)];
  const cell = (): string => (roll(12) === 0 ? 'z99' : variant.topology.name(pick(variant.topology.cells)));
  const side = (): string => (roll(15) === 0 ? 'nobody' : pick(variant.sides).id);
  // a promoted form is written as its base kind: its flag is among the others
  const kinds = variant.types.filter((type) => !type.promotedFrom);
  const group = (): string => (variant.groups && roll(15) ? pick(variant.groups.all).id : 'nobody');
  const kind = (): string => (roll(15) === 0 ? 'dragon' : pick(kinds).id);
  const values: readonly (() => unknown)[] = [
    ...[() => true, () => false, () => null, () => roll(300) - 5, cell, kind, side, group],
    ...[
      () => 'two words, and a comma',
      () => 'true',
      () => '7',
      () => '',
      () => '\u00a0Δ"\\\n=@~',
      () => [cell(), cell()],
    ],
    ...[() => ({ deep: { list: [1, 'x y', null] } }), () => [], () => ({})],
  ];
  const value = (): unknown => pick(values)();
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: roll(most) }, make);
  const further = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(some(3, () => [pick([...names, 'strange', 'with space', 'a.b']), value()]));
  const flags = [...(variant.start?.pieceFlags ?? []).map((flag) => flag.id), 'promoted', 'rides'];
  const draft: Record<string, unknown> & Draft = {
    turn: pick(variant.sides).id,
    pieces: some(12, () => ({ ...further(flags), kind: kind(), side: side(), at: cell() })),
  };
  if (roll(2)) draft.hands = Object.fromEntries(variant.sides.map(({ id }) => [id, [kind(), ...some(3, kind)]]));
  for (const field of variant.start?.fields ?? []) {
    if (roll(2) === 0) continue;
    if (field.as === 'feature') {
      const ids = Object.keys(variant.words.features ?? {});
      const owner = (): object => pick([{}, { side: side() }, { revealed: true }, { side: side(), revealed: true }]);
      draft[field.id] = some(6, () => ({ feature: pick([...ids, 'lava']), at: cell(), ...owner(), ...further([]) }));
    } else if (field.as === 'flight') {
      draft[field.id] = some(4, () => ({ kind: kind(), side: side(), to: cell(), left: 1 + roll(4), ...further([]) }));
    } else if (field.perSide && roll(4)) {
      draft[field.id] = Object.fromEntries(variant.sides.slice(0, 1 + roll(2)).map(({ id }) => [id, value()]));
    } else draft[field.id] = value();
  }
  return draft;
}

describe.each(games.map((variant) => [variant.id, variant] as const))('%s as text', (_, variant) => {
  it('round-trips its usual array', () => {
    const draft = usual(variant);
    const text = draftText(variant, draft);
    expect(read(variant, text)).toEqual(draft);
    expect(draftText(variant, read(variant, text))).toBe(text);
  });

  it('round-trips any draft, playable or not (seeded)', () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const draft = anyDraft(variant, seed);
      const text = draftText(variant, draft);
      const again = readText(variant, text);
      if (!again.ok) throw new Error(`seed ${seed}: ${again.error.message}: ${text}`);
      // empty lists and empty hands are not written
      expect(again.value, `seed ${seed}: ${text}`).toEqual(draft);
      expect(draftText(variant, again.value)).toBe(text);
      expect(text).not.toMatch(/[^\S ]/);
    }
  });

  it('round-trips the positions of a game', () => {
    const roll = dice(5);
    const position = Position.start(variant);
    if (!position.ok) throw new Error(position.error.message);
    for (let i = 0; i < 40 && !position.value.outcome; i++) {
      const draft = structuredClone(startOf(position.value.game, null)) as Draft;
      expect(read(variant, draftText(variant, draft))).toEqual(draft);
      const again = Position.start(variant, {}, read(variant, draftText(variant, draft)));
      if (!again.ok) throw new Error(again.error.message);
      expect(again.value.census()).toBe(position.value.census());
      const actions = position.value.actions();
      position.value.play(actions[roll(actions.length)]);
    }
  });

  it('is read as JSON too, alone or as a `start`', () => {
    const draft = usual(variant);
    expect(read(variant, JSON.stringify(draft))).toEqual(draft);
    expect(read(variant, JSON.stringify({ variant: variant.id, start: draft, actions: [] }, null, 2))).toEqual(draft);
  });

  it('reads whatever its census writes', () => {
    const position = Position.start(variant);
    if (!position.ok) throw new Error(position.error.message);
    const line = position.value.census();
    const again = Position.start(variant, {}, read(variant, `turn=${variant.sides[1].id} ${line}`));
    expect(again.ok && again.value.census()).toBe(line);
    expect(again.ok && again.value.turn).toBe(1);
  });
});

describe('an array in rows', () => {
  const array =
    'rnbovhaqkchvobnr/umwexiftszylewmu/jdjdjdjddjdjdjdj/pppppppppppppppp/16/16/16/16/16/16/16/16/' +
    'PPPPPPPPPPPPPPPP/JDJDJDJDDJDJDJDJ/UMWEXIFTSZYLEWMU/RNBOVHAQKCHVOBNR';

  it('is read with the top row first, followed by the side to move', () => {
    const draft = read(deicide, `${array} b`);
    const position = Position.start(deicide, {}, draft);
    const start = Position.start(deicide);
    expect(position.ok && position.value.census()).toBe(start.ok && start.value.census());
    expect(draft.turn).toBe('black');
    expect(read(deicide, array).turn).toBe('white');
    expect(read(deicide, `${array}\nturn=black wall@e7`)).toMatchObject({
      turn: 'black',
      terrain: [{ feature: 'wall', at: 'e7' }],
    });
  });

  it('may be written in lines, with dots for empty cells', () => {
    const empty = '................';
    const rows = ['........k.......', ...Array(14).fill(empty), '........K......R'];
    expect(read(deicide, rows.join('\n')).pieces).toEqual([
      { kind: 'king', side: 'black', at: 'i16' },
      { kind: 'king', side: 'white', at: 'i1' },
      { kind: 'rook', side: 'white', at: 'p1' },
    ]);
  });

  it('is refused with the place of the error and what to do', () => {
    expect(refusal(deicide, '8/8/8')).toMatch(/3 rows.*16/);
    expect(refusal(deicide, array.replace('/16/', '/15/'))).toMatch(/Row 5 has 15 squares.*16/);
    expect(refusal(deicide, array.replace('/16/', '/17/'))).toMatch(/Row 5 has 17 squares/);
    expect(refusal(deicide, array.replace('jdjd', 'jd?d'))).toMatch(/Row 3 has \? at character 3/);
    expect(refusal(deicide, `${array} w e4`)).toMatch(/Word 1, e4/);
  });
});

describe('4chan chess as text', () => {
  const array = '2drxvps2/nbmkatkmbn/oooooooooo/10/10/10/10/OOOOOOOOOO/NBMKATKMBN/2DRXVPS2 w';
  const census = (draft: Draft): string => {
    const position = Position.start(fourchan, {}, draft);
    if (!position.ok) throw new Error(position.error.message);
    return position.value.census();
  };

  it('reads its array in rows, as the rules print it', () => {
    const position = Position.start(fourchan, {}, read(fourchan, array));
    const start = Position.start(fourchan);
    if (!position.ok || !start.ok) throw new Error('no start');
    expect(position.value.census()).toBe(start.value.census());
    expect(position.value.actions().map((a) => a.text)).toEqual(expect.arrayContaining(['Oc3-c5', 'Rd1!b3']));
    expect(position.value.actions()).toHaveLength(39);
    expect(read(fourchan, array.replace(' w', ' b')).turn).toBe('black');
  });

  it('reads promoted pieces in rows, and riders and gates after them', () => {
    const rows = '9a/10/4+k5/10/10/10/10/2N7/10/A8+R b K@c3^ m@- #w@e5';
    expect(census(read(fourchan, rows))).toBe('#w@e5 +R@j1 +k@e8 A@a1 K@c3^ N@c3 a@j10 m@-');
    expect(read(fourchan, rows).pieces).toContainEqual({ kind: 'k', side: 'black', at: 'e8', promoted: true });
    expect(refusal(fourchan, array.replace('nbmk', 'n+amk'))).toMatch(/Row 2 has \+a at character 2/);
    expect(refusal(fourchan, array.replace('/10/', '/9/'))).toMatch(/Row 4 has 9 squares.*10/);
    expect(refusal(fourchan, array.replace('nbmk', 'nb?k'))).toMatch(/letters are .*O T K.*\+/);
  });

  it('reads the properties of a piece, and writes them the same way', () => {
    expect(read(fourchan, '+K@c3 n@a2 K@a2^').pieces).toEqual([
      { kind: 'k', side: 'white', at: 'c3', promoted: true },
      { kind: 'n', side: 'black', at: 'a2' },
      { kind: 'k', side: 'white', at: 'a2', rides: true },
    ]);
    const line = 'turn=white A@j1,hasMoved +N@c3 M@c3^ D@e5,absorbed=["n"] a@i10 T@- k@-';
    expect(draftText(fourchan, read(fourchan, line))).toBe(line);
    // a promoted piece named as the engine names it is written the same way
    const named = { turn: 'white', pieces: [{ kind: '+k', side: 'black', at: 'c3' }] };
    expect(draftText(fourchan, named)).toBe('turn=white +k@c3');
    expect(refusal(fourchan, '+A@e5')).toMatch(/Word 1, \+A@e5/);
    expect(refusal(fourchan, '+K@-')).toMatch(/Word 1, \+K@-/);
    expect(refusal(fourchan, 'K@a2^^')).toMatch(/Word 1/);
    expect(refusal(deicide, 'K@e1^')).toMatch(/Word 1/);
  });

  it('round-trips stacks, hands, gates and remembered facts', () => {
    const before = Position.start(fourchan, {}, everything);
    if (!before.ok) throw new Error(before.error.message);
    const draft = structuredClone(startOf(before.value.game, null)) as Draft;
    const text = draftText(fourchan, draft);
    expect(text).not.toContain('+=');
    expect(read(fourchan, text)).toEqual(draft);
    const after = Position.start(fourchan, {}, read(fourchan, text));
    expect(after.ok && after.value.key()).toBe(before.value.key());
    expect(after.ok && after.value.actions().map((a) => a.text)).toEqual(before.value.actions().map((a) => a.text));
  });
});

describe('an invalid text', () => {
  it.each([
    ['', /nothing to read/],
    ['   \n ', /nothing to read/],
    ['hello world', /Word 1, hello/],
    ['K@i1 k@z99', /Word 2, k@z99/],
    ['K@i1 G@e4', /Word 2, G@e4.*letters K Q/],
    ['turn=red K@i1', /red is not a side.*white, black/],
    ['K@i1,', null],
    ['K@i1,,', /Word 1/],
    ['K@i1,hasMoved=', /Word 1/],
    ['K@i1 quiet={"a', /Word 2/],
    ['{"pieces": [}', /line 1, column 13/],
    ['{"pieces":\n[{"kind": 7}]}', /"pieces\.0\.kind"/],
    ['{"turn":"white"}', /"pieces"/],
    ['terrain=5 glue@e7', /Word 2 gives terrain a second, different value/],
  ])('%j', (text, says) => {
    if (says === null) expect(read(deicide, text).pieces).toHaveLength(1);
    else expect(refusal(deicide, text)).toMatch(says);
  });
});

/**
 * The board of 4chan chess and a few positions as plain views, for tests of the scene and for its art sheet. A position
 * is a list of words as in a census: `Ke5`, lower case for side 1, `+Od8` promoted, `Re5^` riding on the piece there.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { FeatureView, PieceView, Side, View } from '../../electron/contract/view.ts';
import { KIND_OF_LETTER } from '../../engine/testing/fourchan/oracle-positions.ts';
import { acidBoard, startView as acidStart } from './acid.ts';
import { cellsNamed, squares, twoSides } from './squares.ts';

const FILES = [...'abcdefghij'];

export const LETTERS: Readonly<Record<string, string>> = KIND_OF_LETTER;

const kinds = Object.entries(LETTERS).flatMap(([letter, id]) => {
  const kind = { ...acidBoard.kinds[0], id, name: id, letter, royal: id === 'admin' };
  return id === 'admin' ? [kind] : [kind, { ...kind, id: `+${id}`, letter: `+${letter}`, promotedFrom: id }];
});

export const fourchanBoard: VariantDescription = {
  ...acidBoard,
  id: 'fourchan',
  title: '4chan chess',
  size: '10 × 10',
  sides: twoSides,
  topology: squares(10, 10),
  kinds,
  states: [{ id: 'frozen', name: 'frozen' }],
  zones: {},
};

export const fourchanCell = cellsNamed(fourchanBoard);

interface Extra {
  /** letters of the pieces in the hands; the case gives the side */
  readonly hand?: string;
  readonly lost?: string;
  /** the cells of both sides' teleporters; a single one leads nowhere */
  readonly gates?: readonly [readonly string[], readonly string[]];
  /** `g6<f5`: the piece on g6 is held by the one on f5 */
  readonly frozen?: readonly string[];
  /** `b2:+K`: a badge on the piece of that cell */
  readonly badges?: readonly string[];
}

const man = (id: number, word: string, place: PieceView['place']): PieceView => {
  const [, plus, letter, cell, rides] = /^(\+?)([A-Za-z])([a-j]\d+)?(\^?)$/.exec(word) ?? [];
  const kind = letter && LETTERS[letter.toUpperCase()];
  if (!kind) throw new Error(`no piece of 4chan chess is written ${word}`);
  const owner: Side = letter === letter.toUpperCase() ? 0 : 1;
  const at = cell ? fourchanCell(cell) : null;
  return { id, kind: plus + kind, side: owner, place, at, notes: [], rides: rides === '^' };
};

export function viewOf(words: string, extra: Extra = {}): View {
  const pieces = words
    .split(' ')
    .filter(Boolean)
    .map((word, i) => man(i, word, 'board'));
  for (const letter of extra.hand ?? '') pieces.push(man(pieces.length, letter, 'hand'));
  for (const letter of extra.lost ?? '') pieces.push(man(pieces.length, letter, 'lost'));
  const on = (name: string): number => {
    // of two on one cell the rider is meant
    const found = pieces.findLast((p) => p.at === fourchanCell(name));
    if (!found) throw new Error(`nothing stands on ${name}`);
    return found.id;
  };
  const note = (id: number, more: PieceView['notes'][number]): void => {
    pieces[id] = { ...pieces[id], notes: [...pieces[id].notes, more] };
  };
  for (const [cell, by] of (extra.frozen ?? []).map((text) => text.split('<'))) {
    note(on(cell), { id: 'frozen', says: '', by: [on(by)] });
  }
  for (const [cell, badge] of (extra.badges ?? []).map((text) => text.split(':'))) {
    note(on(cell), { id: 'copies', says: '', by: [], badge });
  }
  const features = (extra.gates ?? [[], []]).flatMap((cells, owner): FeatureView[] =>
    cells.map((name, i) => ({
      id: owner === 0 ? 'teleporter-white' : 'teleporter-black',
      cell: fourchanCell(name),
      side: owner === 0 ? 0 : 1,
      hidden: false,
      says: '',
      leadsTo: cells.length === 2 ? fourchanCell(cells[1 - i]) : null,
    })),
  );
  return { ...acidStart(), variant: 'fourchan', pieces, features };
}

const START_ROWS = [
  '..drxvps..',
  'nbmkatkmbn',
  'oooooooooo',
  ...Array<string>(4).fill('..........'),
  'OOOOOOOOOO',
  'NBMKATKMBN',
  '..DRXVPS..',
];

const wordsOf = (rows: readonly string[], promoted: (count: number) => boolean): string =>
  rows
    .flatMap((row, r) => [...row].map((letter, x) => ({ letter, cell: `${FILES[x]}${10 - r}` })))
    .filter(({ letter }) => letter !== '.')
    .map(({ letter, cell }, i) => `${promoted(i) && letter.toUpperCase() !== 'A' ? '+' : ''}${letter}${cell}`)
    .join(' ');

export const startView = (): View => viewOf(wordsOf(START_ROWS, () => false));

/** Every form of both sides, the plain one beside the promoted one. */
export const kindsView = (): View => {
  const letters = Object.keys(LETTERS);
  const spot = (i: number): string => `${FILES[(i % 5) * 2]}${10 - Math.floor(i / 5)}`;
  const beside = (i: number): string => `${FILES[(i % 5) * 2 + 1]}${10 - Math.floor(i / 5)}`;
  return viewOf(
    letters
      .flatMap((letter, i) => [
        `${letter}${spot(i)}`,
        ...(letter === 'A' ? [] : [`+${letter}${beside(i)}`]),
        `${letter.toLowerCase()}${spot(i + 20)}`,
        ...(letter === 'A' ? [] : [`+${letter.toLowerCase()}${beside(i + 20)}`]),
      ])
      .join(' '),
  );
};

export const middleView = (): View =>
  viewOf(
    'Ae2 Tf2 Kg2 Mc4 Ne5 Re5^ Nj2 Xf5 Pg1 Sd4 Bb2 Mh2 Oa3 Ob3 Od3 Of3 Og4 Oi4 Oj3 +Od8 +Ki7 +Dg7 +Vj5 ' +
      'ae9 tb6 kg6 kd9 mc9 bi9 mh9 na9 nj9 vf10 pg10 dc10 oa8 ob8 oc7 oe7 of8 oh8 oj7 +sh3 +ba5 +xa6',
    {
      hand: 'OOORbo',
      lost: 'Orx',
      gates: [
        ['c4', 'h6'],
        ['b6', 'i3'],
      ],
      frozen: ['g6<f5'],
      badges: ['b2:+K', 'g7:N', 'i9:M', 'a5:V'],
    },
  );

/**
 * The fullest board possible: 52 pieces in all forms, four gates, ice and badges; with `promoted` all that can be are.
 */
export const fullView = (promoted = false): View =>
  viewOf(
    wordsOf(START_ROWS, (i) => promoted || i % 2 === 1),
    {
      hand: promoted ? '' : 'OOORPSoooxvk',
      gates: [
        ['c5', 'h6'],
        ['c6', 'h5'],
      ],
      frozen: ['e9<e2', 'f9<e2', 'd9<e2', 'd2<e9', 'f2<e9'],
      badges: ['b2:+K', 'i2:+K', 'b9:M', 'i9:M', 'c1:N', 'c10:+T'],
    },
  );

/**
 * The board of Chesimals I and a few positions as plain views, for tests of the scene and for its art sheet. A position
 * is a list of words: unit and colour, then the cell, as in `Cw@e5` (C N W E G; y w s o g b r p, s is grey, and n for a
 * neutral unit, which is written with side 0), and after that its state: `!` has moved, `?` is cut off, `*` has lost its Chief.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, PieceView, Preview, Side, View } from '../../electron/contract/view.ts';
import { KIND_OF_LETTER } from '../../engine/testing/chesimals/oracle.ts';
import { acidBoard, startView as acidStart } from './acid.ts';
import { cellsNamed, squares, twoSides } from './squares.ts';

const FILES = [...'abcdefghijkl'];
const COLOURS: Readonly<Record<string, string>> = {
  y: 'yellow',
  w: 'white',
  s: 'grey',
  o: 'orange',
  g: 'green',
  b: 'blue',
  r: 'red',
  p: 'purple',
  n: 'neutral',
};
const NOTES: Readonly<Record<string, string>> = { '!': 'moved', '?': 'cut-off', '*': 'leaderless' };

/** A piece with its colour. */
export type Unit = PieceView & { readonly group: string };

/** A neutral unit has a side too, which says nothing. */
const sideOf = (colour: string): Side => ('gbrp'.includes(colour) ? 1 : 0);

export const chesimalsBoard: VariantDescription = {
  ...acidBoard,
  id: 'chesimals',
  title: 'Chesimals I',
  size: '12 × 16',
  sides: twoSides,
  topology: squares(12, 16),
  kinds: Object.entries(KIND_OF_LETTER).map(([letter, id]) => ({
    ...acidBoard.kinds[0],
    id,
    name: id,
    letter,
    royal: false,
  })),
  groups: Object.entries(COLOURS).map(([letter, id]) => ({
    id,
    name: id,
    ...(id === 'neutral' ? { needs: { convert: 'all' } } : { side: sideOf(letter) }),
    letter,
  })),
  states: Object.values(NOTES).map((id) => ({ id, name: id })),
  zones: {},
};

export const chesimalsCell = cellsNamed(chesimalsBoard);

const unit = (id: number, word: string): Unit => {
  const [, letter, colour, cell, matters] = /^([CNWEG])([ywsogbrpn])(?:@([a-l]\d+))?([!?*]*)$/.exec(word) ?? [];
  if (!letter) throw new Error(`no unit of Chesimals I is written ${word}`);
  const notes = [...matters].map((mark) => ({ id: NOTES[mark], says: '', by: [] }));
  const at = cell ? chesimalsCell(cell) : null;
  return {
    id,
    kind: KIND_OF_LETTER[letter],
    side: sideOf(colour),
    group: COLOURS[colour],
    place: at === null ? 'lost' : 'board',
    at,
    notes,
  };
};

export interface UnitsView extends View {
  pieces: Unit[];
}

/** The notes that the rules would give: which units are tied, and which have no way to their Chief. */
export function tied(units: readonly Unit[]): Unit[] {
  const spot = ({ at }: Unit) => chesimalsBoard.topology.cells[at!];
  const touch = (a: Unit, b: Unit): boolean =>
    Math.max(Math.abs(spot(a).x - spot(b).x), Math.abs(spot(a).y - spot(b).y)) === 1;
  const standing = units.filter((one) => one.at !== null);
  const before = new Map<Unit, Unit | null>(standing.filter(({ kind }) => kind === 'chief').map((one) => [one, null]));
  // iterating a map includes entries added meanwhile, in order: breadth first
  for (const one of before.keys())
    for (const other of standing)
      if (other.group === one.group && !before.has(other) && touch(one, other)) before.set(other, one);
  return units.map((one) => {
    const next = before.get(one);
    // nothing links a neutral unit (Q41), so that it is not cut off from anything
    const apart =
      one.at === null || next === null || one.group === 'neutral' || one.notes.some(({ id }) => id === 'leaderless');
    if (apart) return one;
    const own = one.notes.filter(({ id }) => id !== 'cut-off' && id !== 'linked');
    const note = next ? { id: 'linked', says: '', by: [next.id] } : { id: 'cut-off', says: '', by: [] };
    return { ...one, notes: [...own, note] };
  });
}

/** Words without a cell are captured pieces. */
export const viewOf = (words: string): UnitsView => ({
  ...acidStart(),
  variant: 'chesimals',
  pieces: tied(
    words
      .split(' ')
      .filter(Boolean)
      .map((word, i) => unit(i, word)),
  ),
});

/** What would change if the unit of one cell moved to another and captured the piece there. */
export function foresee(view: UnitsView, from: string, to: string): Preview {
  const [start, end] = [chesimalsCell(from), chesimalsCell(to)];
  const mover = view.pieces.find((p) => p.at === start)!.id;
  const fallen = view.pieces.find((p) => p.at === end && p.kind === 'chief')?.group;
  const moved = view.pieces.map((p): Unit => {
    if (p.at === end) return { ...p, at: null, place: 'lost', notes: [] };
    if (p.at !== null && p.group === fallen) return { ...p, notes: [{ id: 'leaderless', says: '', by: [] }] };
    const notes = p.notes.filter(({ id }) => id === 'moved' || id === 'leaderless');
    return p.id === mover ? { ...p, at: end, notes: [{ id: 'moved', says: '', by: [] }] } : { ...p, notes };
  });
  const text = (p: PieceView) => JSON.stringify([p.at, p.notes]);
  return {
    action: {
      kind: 'move',
      piece: mover,
      from: start,
      to: end,
      captures: [],
      losses: [],
      targets: [],
      route: [],
    } as unknown as ActionView,
    effects: [{ do: 'go', piece: mover, from: start, to: end, how: 'walk', via: [], says: '' }],
    after: tied(moved).filter((p, i) => text(p) !== text(view.pieces[i])),
  };
}

/** Creatures three files wide, from file a on, as rows from their upper rank down. */
const block = (colour: string, file: number, rank: number, rows: readonly string[]): string[] =>
  rows.flatMap((row, r) =>
    [...row].flatMap((letter, x) => (letter === '.' ? [] : [`${letter}${colour}@${FILES[file + x]}${rank - r}`])),
  );
const ROYAL = ['G.G', 'NCN', 'G.G'];
const ORTHO = ['GWG', 'WCW', 'GWG'];
const DIA = ['EGE', 'GCG', 'EGE'];
const BLOCKS: readonly [string, number, readonly string[]][] = [
  ['y', 3, DIA],
  ['w', 3, ROYAL],
  ['s', 3, ROYAL],
  ['o', 3, ORTHO],
  ['g', 16, ORTHO],
  ['b', 16, ROYAL],
  ['r', 16, ROYAL],
  ['p', 16, DIA],
];

export const startView = (): UnitsView =>
  viewOf(BLOCKS.flatMap(([colour, rank, rows], i) => block(colour, (i % 4) * 3, rank, rows)).join(' '));

/** Every kind in every colour, one rank per colour, and four neutral units in the middle. */
export const kindsView = (): UnitsView =>
  viewOf(
    [...'ywsogbrp']
      .flatMap((colour, i) =>
        [...'CNWEG'].map(
          (letter, k) => `${letter}${colour}@${FILES[k * 2 + 1 + (i % 2)]}${i < 4 ? 1 + i * 2 : 2 + i * 2}`,
        ),
      )
      .join(' ')
      .concat(' Nn@b9 Wn@d9 En@f9 Gn@h9'),
  );

/** White's turn with white: one unit has jumped, one is cut off; Blue has lost its Chief. */
export const middleView = (): UnitsView =>
  viewOf(
    'Cw@f8 Gw@e7! Nw@d8! Gw@g9 Gw@h9 Nw@i10 Gw@d5? ' +
      'Nb@e11* Gb@d11* Gb@f12* Nb@h12* Gb@d13* Gb@g12* Cb ' +
      'Cr@j13 Gr@j12 Nr@k12 Gr@i13 Nr@h14 Gr@i14 Gr@k11 ' +
      `${block('g', 0, 14, ORTHO).join(' ')} ${block('p', 9, 16, DIA).join(' ')} ` +
      `${block('y', 0, 4, DIA).join(' ')} ${block('s', 6, 4, ROYAL).join(' ')} ${block('o', 9, 5, ORTHO).join(' ')}`,
  );

/** The most expensive position: all 64 units, with every figure, three colours of them stone. */
export const fullView = (): UnitsView => {
  const start = startView();
  const kinds = Object.values(KIND_OF_LETTER);
  const pieces = start.pieces.map((piece, i): Unit => {
    const kind = piece.kind === 'chief' ? 'chief' : kinds[1 + (i % 4)];
    const stone = ['blue', 'purple', 'grey'].includes(piece.group);
    return { ...piece, kind, notes: stone ? [{ id: 'leaderless', says: '', by: [] }] : [] };
  });
  return { ...start, pieces };
};

/**
 * Acid's board and a few positions as plain views, for tests of the scene and for its art sheet. A position is eleven
 * rows from the far rank to the near one; capitals are side 0. Pieces are numbered in reading order, hands come last.
 */
import { blankView } from '../../electron/contract/blank-view.ts';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView, Side, View } from '../../electron/contract/view.ts';
import { KIND_OF_LETTER } from '../../engine/testing/acid/positions.ts';
import { cellsNamed } from './squares.ts';

const FILES = ['Δ', ...'abcdefghi', 'δ'];
const RANKS = ['λ', ...'123456789', 'Λ'];
/** the raised ring, in cell widths */
const ZONE = 0.35;

const side = (id: string, name: string) => ({ id, name, says: '' });

export const acidBoard: VariantDescription = {
  id: 'acid',
  title: 'acid',
  tagline: '',
  designers: '',
  rulesVersion: 1,
  size: '11 × 11',
  length: '',
  difficulty: { pips: 3, word: '' },
  sides: [side('magi', 'MAGI'), side('line', 'LINE')],
  topology: {
    width: 11,
    height: 11,
    cells: RANKS.flatMap((rank, y) =>
      FILES.map((file, x) => {
        const ring = x === 0 || y === 0 || x === 10 || y === 10;
        return { name: file + rank, alias: file + rank, x, y, zone: ring ? 'zone' : 'field', height: ring ? ZONE : 0 };
      }),
    ),
    files: FILES,
    ranks: RANKS,
    spokenFiles: ['capital Delta', ...FILES.slice(1, -1), 'small delta'],
    spokenRanks: ['small lambda', ...RANKS.slice(1, -1), 'capital Lambda'],
  },
  kinds: Object.entries(KIND_OF_LETTER).map(([letter, id]) => ({
    id,
    name: id,
    letter,
    summary: '',
    rules: [],
    royal: id === 'king',
    diagram: null,
  })),
  options: [],
  endings: [],
  states: [{ id: 'frozen', name: 'frozen' }],
  features: [],
  flags: [],
  fields: [],
  provenance: null,
  zones: { zone: 'the Zone' },
  setup: [],
};

export const acidCell = cellsNamed(acidBoard);

const EMPTY = '...........';
export const START_ROWS = [
  EMPTY,
  '.sgrhkavgs.',
  '.ddddddddd.',
  EMPTY,
  EMPTY,
  EMPTY,
  EMPTY,
  EMPTY,
  '.DDDDDDDDD.',
  '.SGVAKHRGS.',
  EMPTY,
];
export const MIDDLE_ROWS = [
  EMPTY,
  '.s...k.v..s',
  '..dd..dgC..',
  '.d..r...d..',
  'g....M.d...',
  '..D.a......',
  '...D..V.A..',
  '.w....D..D.',
  '.D..D...D.D',
  '.S.RK..H.S.',
  '...G.......',
];

interface Extra {
  /** letters of the pieces in the hands; the case gives the side */
  readonly hand?: string;
  readonly lost?: string;
  readonly depths?: string;
}

const man = (id: number, letter: string, place: PieceView['place'], at: number | null): PieceView => {
  const kind = KIND_OF_LETTER[letter.toUpperCase()];
  if (!kind) throw new Error(`no kind of acid has the letter ${letter}`);
  const owner: Side = letter === letter.toUpperCase() ? 0 : 1;
  return { id, kind, side: owner, place, at, notes: [] };
};

export function viewOf(rows: readonly string[], { hand = '', lost = '', depths = '' }: Extra = {}): View {
  const pieces: PieceView[] = [];
  rows.forEach((row, r) => {
    [...row].forEach((letter, x) => {
      if (letter !== '.') pieces.push(man(pieces.length, letter, 'board', (10 - r) * 11 + x));
    });
  });
  for (const [letters, place] of [
    [hand, 'hand'],
    [lost, 'lost'],
    [depths, 'depths'],
  ] as const) {
    for (const letter of letters) pieces.push(man(pieces.length, letter, place, null));
  }
  return { ...blankView, match: 'sheet', revision: 1, variant: 'acid', name: 'sheet', viewer: 0, pieces };
}

export const startView = (): View => viewOf(START_ROWS, { hand: 'MWmw' });
export const middleView = (): View => viewOf(MIDDLE_ROWS, { hand: 'Wm', lost: 'DDDhGd', depths: 'dD' });

/** The id of the piece on a cell. Throws when it is empty. */
export const acidPieceOn = (view: View, name: string): number => {
  const piece = view.pieces.find((p) => p.at === acidCell(name));
  if (!piece) throw new Error(`nothing stands on ${name}`);
  return piece.id;
};

/** The same position with one piece frozen by others. */
export function frozen(view: View, name: string, by: readonly string[]): View {
  const id = acidPieceOn(view, name);
  const note = { id: 'frozen', says: '', by: by.map((cell) => acidPieceOn(view, cell)) };
  return { ...view, pieces: view.pieces.map((p) => (p.id === id ? { ...p, notes: [note] } : p)) };
}

/** The same position with a badge over one piece. */
export function badged(view: View, name: string, badge: string): View {
  const id = acidPieceOn(view, name);
  const note = { id: 'must-return', says: '', by: [], badge };
  return { ...view, pieces: view.pieces.map((p) => (p.id === id ? { ...p, notes: [note] } : p)) };
}

/** The position after a piece moved, capturing the piece there. */
export function acidAfter(view: View, id: number, to: number): View {
  return {
    ...view,
    revision: view.revision + 1,
    pieces: view.pieces.map((p) => {
      if (p.id === id) return { ...p, place: 'board' as const, at: to };
      return p.at === to ? { ...p, place: 'lost' as const, at: null } : p;
    }),
  };
}

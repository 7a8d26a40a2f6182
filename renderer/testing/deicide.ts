/**
 * Deicide's board and a few positions as plain views, for tests of the scene and for its art sheet. A position is
 * sixteen rows from the far rank to the near one; capitals are side 0. Pieces are numbered in reading order.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { FeatureView, FlightView, PieceView, View } from '../../electron/contract/view.ts';
import { KIND_OF_LETTER } from '../../engine/testing/deicide/oracle-positions.ts';
import { acidBoard, startView as acidStart } from './acid.ts';
import { cellsNamed, squares, twoSides } from './squares.ts';

export const LETTERS: Readonly<Record<string, string>> = KIND_OF_LETTER;

export const deicideBoard: VariantDescription = {
  ...acidBoard,
  id: 'deicide',
  title: 'Deicide Chess',
  size: '16 × 16',
  sides: twoSides,
  topology: squares(16, 16),
  kinds: Object.entries(LETTERS).map(([letter, id]) => ({
    ...acidBoard.kinds[0],
    id,
    name: id,
    letter,
    royal: id === 'king',
  })),
  states: [],
  zones: {},
};

export const deicideCell = cellsNamed(deicideBoard);

const EMPTY = '................';
export const START_ROWS = [
  'rnbovhaqkchvobnr',
  'umwexiftszylewmu',
  'jdjdjdjddjdjdjdj',
  'pppppppppppppppp',
  ...Array<string>(8).fill(EMPTY),
  'PPPPPPPPPPPPPPPP',
  'JDJDJDJDDJDJDJDJ',
  'UMWEXIFTSZYLEWMU',
  'RNBOVHAQKCHVOBNR',
];
const MIDDLE_ROWS = [
  'r.bo.haqk.hvobnr',
  'umwe.if...ylewmu',
  'jd.jd.djj.jd..jd',
  'pp.p.pp..pp.pppp',
  '..p.jn.d.s..j...',
  '...x...p.b.p.d..',
  '.....j...z..c...',
  '..d..P.w....Wp..',
  '....L...R.D.....',
  '....P..E.P...x..',
  '...B..J.U.N.P...',
  'P.P..P....PPJ.PP',
  '.PJ.D.PJ.J.D..DJ',
  'J.DPJ..DD.J.JD.D',
  'UMW.XIFT.ZY.EWMU',
  'RN.OVH.QKCHVOB.R',
];
/** Every kind in both liveries, side by side. */
const KIND_ROWS = [
  EMPTY,
  'Kk.Qq.Rr.Bb.Nn..',
  EMPTY,
  EMPTY,
  'Pp.Aa.Cc.Oo.Vv..',
  EMPTY,
  EMPTY,
  'Tt.Hh.Ww.Xx.Ll..',
  EMPTY,
  EMPTY,
  'Ee.Ff.Uu.Ss.Jj..',
  EMPTY,
  EMPTY,
  'Dd.Ii.Yy.Mm.Zz..',
  EMPTY,
  EMPTY,
];

interface Extra {
  /** `portal@c8`; a trailing 0 or 1 hides a mine from the other side: `mine@c8:0` */
  readonly features?: string;
  readonly flights?: readonly Pick<FlightView, 'side' | 'kind' | 'to' | 'left'>[];
  readonly lost?: string;
}

const featureOf = (text: string): FeatureView => {
  const [, id, cell, owner] = /^(\w+)@([a-p]\d+)(?::([01]))?$/.exec(text) ?? [];
  if (!id) throw new Error(`not a feature: ${text}`);
  return {
    id,
    cell: deicideCell(cell),
    side: owner === undefined ? null : owner === '0' ? 0 : 1,
    hidden: owner !== undefined,
    says: '',
  };
};

export function viewOf(rows: readonly string[], { features = '', flights = [], lost = '' }: Extra = {}): View {
  const pieces: PieceView[] = [];
  const add = (letter: string, place: PieceView['place'], at: number | null): void => {
    const kind = LETTERS[letter.toUpperCase()];
    if (!kind) throw new Error(`no kind of Deicide has the letter ${letter}`);
    pieces.push({ id: pieces.length, kind, side: letter === letter.toUpperCase() ? 0 : 1, place, at, notes: [] });
  };
  rows.forEach((row, r) => {
    [...row].forEach((letter, x) => {
      if (letter !== '.') add(letter, 'board', (15 - r) * 16 + x);
    });
  });
  for (const letter of lost) add(letter, 'lost', null);
  const away = flights.map((flight) => {
    pieces.push({ id: pieces.length, kind: flight.kind, side: flight.side, place: 'flight', at: null, notes: [] });
    return { ...flight, piece: pieces.length - 1, says: '' };
  });
  return {
    ...acidStart(),
    variant: 'deicide',
    pieces,
    features: features.split(' ').filter(Boolean).map(featureOf),
    flights: away,
  };
}

/** The whole pools of both players, on ranks 5 to 12. */
const ALL_TERRAIN = [
  ...['c6', 'f11', 'k6', 'n11'].map((cell) => `cathedral@${cell}`),
  ...['b9', 'o8'].map((cell) => `portal@${cell}`),
  ...['e8', 'g10', 'j7', 'l9'].map((cell) => `wall@${cell}`),
  ...['a7', 'd10', 'g6', 'h8', 'i9', 'j11', 'm7', 'p10'].map((cell) => `mine@${cell}`),
  ...['b5', 'd7', 'f9', 'h12', 'i5', 'k8', 'm10', 'o12'].map((cell) => `glue@${cell}`),
  ...['c12', 'e5', 'h10', 'i7', 'l12', 'n5'].map((cell) => `ziggurat@${cell}`),
].join(' ');

/** The fullest board possible: 128 pieces and 32 features; with `promoted` every pawn is a Queen. */
export const fullView = (promoted = false): View =>
  viewOf(
    START_ROWS.map((row) => (promoted ? row.replaceAll(/[PJD]/g, 'Q').replaceAll(/[pjd]/g, 'q') : row)),
    { features: ALL_TERRAIN },
  );

export const startView = (): View => viewOf(START_ROWS);
export const kindsView = (): View => viewOf(KIND_ROWS);
export const middleView = (): View =>
  viewOf(MIDDLE_ROWS, {
    features:
      'cathedral@e8 cathedral@j7 cathedral@e5 cathedral@k11 portal@c8 portal@m9 wall@c11 wall@l6 ' +
      'wall@a9 wall@p7 mine@h6 mine@l10 mine@g9:0 mine@n5:0 glue@f7 glue@h9 glue@k9 ziggurat@i8 ' +
      'ziggurat@i6 ziggurat@d6 ziggurat@j10 ziggurat@f10 ziggurat@n8',
    flights: [
      { side: 0, kind: 'time-machine', to: deicideCell('g7'), left: 2 },
      { side: 1, kind: 'fool', to: deicideCell('k5'), left: 1 },
    ],
    lost: 'PPPndjs',
  });

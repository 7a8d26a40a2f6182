/**
 * A tiny made-up game for tests of the page: 3 by 3 cells with a Zone column, a few pieces, actions written by hand. It
 * has no rules; the tests answer the machine's requests themselves.
 */
import { blankView } from '../../../electron/contract/blank-view.ts';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, PieceView, View } from '../../../electron/contract/view.ts';

const files = ['Δ', 'a', 'b', 'c'];
const ranks = ['1', '2', '3'];
export const description: VariantDescription = {
  id: 'acid',
  title: 'acid',
  tagline: '',
  designers: '',
  rulesVersion: 1,
  size: '4 × 3',
  length: '',
  difficulty: { pips: 1, word: '' },
  sides: [
    { id: 'magi', name: 'MAGI', says: '' },
    { id: 'line', name: 'LINE', says: '' },
  ],
  topology: {
    width: 4,
    height: 3,
    files,
    ranks,
    cells: ranks.flatMap((rank, y) =>
      files.map((file, x) => ({
        name: `${file}${rank}`,
        alias: file === 'Δ' ? `L${rank}` : '',
        x,
        y,
        zone: x === 0 ? 'zone' : 'field',
        height: 0,
      })),
    ),
  },
  kinds: [
    { id: 'king', name: 'King', letter: 'K', value: 100 },
    { id: 'voyager', name: 'Voyager', letter: 'V', value: 9 },
    { id: 'diskette', name: 'Diskette', letter: 'D', value: 1 },
    { id: 'charonite', name: 'Charonite', letter: 'C', value: 4 },
    { id: 'mass', name: 'Mass', letter: 'M', value: 4 },
    { id: 'angel', name: 'Angel', letter: 'A', value: 12 },
  ].map(({ id, name, letter, value }) => ({
    id,
    name,
    letter,
    value,
    summary: `The ${name}.`,
    rules: [{ id: 'r', says: 'It moves.' }],
    royal: id === 'king',
    diagram: null,
  })),
  options: [],
  endings: [
    { id: 'king', name: 'King taken', says: 'A King is lost.' },
    { id: 'resign', name: 'resignation', says: 'A side resigns.' },
  ],
  states: [{ id: 'frozen', name: 'frozen', ends: 'can move again' }],
  features: [],
  flags: [],
  fields: [],
  provenance: null,
  zones: { zone: 'the Zone' },
  setup: [],
};

export const cell = (name: string): number => {
  const i = description.topology.cells.findIndex((c) => c.name === name);
  if (i < 0) throw new Error(`no cell is called ${name}`);
  return i;
};
export const piece = (id: number, kind: string, side: 0 | 1, at: string | null, more: Partial<PieceView> = {}) =>
  ({
    id,
    kind,
    side,
    place: at === null ? 'hand' : 'board',
    at: at === null ? null : cell(at),
    notes: [],
    ...more,
  }) satisfies PieceView;

/** 1 King a1, 2 Voyager b1, 3 Mass in hand; 11 king c3, 12 diskette b2, 13 diskette c2. MAGI to move. */
export const view = (more: Partial<View> = {}): View => ({
  ...blankView,
  match: 'm',
  revision: 7,
  variant: 'acid',
  node: 3,
  turnNumber: 2,
  check: false,
  pieces: [
    piece(1, 'king', 0, 'a1'),
    piece(2, 'voyager', 0, 'b1'),
    piece(3, 'mass', 0, null),
    piece(11, 'king', 1, 'c3'),
    piece(12, 'diskette', 1, 'b2'),
    piece(13, 'diskette', 1, 'c2'),
  ],
  movable: [1, 2, 3],
  can: { ...blankView.can, undo: true, resign: true, agree: true },
  ...more,
});

/** A piece that an action would lose. */
export const lostPiece = (id: number, side: 0 | 1, at: string) => ({ piece: id, side, cell: cell(at) });

/** The end of the turn: an action of no piece. */
export const endTurn = (more: Partial<ActionView> = {}): ActionView => ({
  ...action('end', 0, null, 'a1'),
  ...{ kind: 'end-turn', piece: null, to: null, targets: [], ...more },
});
export const action = (text: string, mover: number, from: string | null, to: string, more: Partial<ActionView> = {}) =>
  ({
    text,
    label: text,
    kind: 'move',
    piece: mover,
    from: from === null ? null : cell(from),
    to: cell(to),
    captures: [],
    losses: [],
    targets: [{ cell: cell(to), mark: 'move' }],
    route: [],
    promotion: null,
    places: null,
    differs: `Goes to ${to}.`,
    because: { id: 'r', says: 'It moves.' },
    loses: null,
    ...more,
  }) satisfies ActionView;

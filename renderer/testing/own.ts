/**
 * A game of one's own on the board of Deicide Chess, with every figure, every tint and pictures of its own, for tests and
 * the art sheet.
 */
import type { KindDescription, VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { COUNTER, FIGURES } from '../variants/own/figure-names.ts';
import { namesIn, type SetName } from '../variants/own/sets/names.ts';
import { tintNames } from '../variants/own/tints.ts';
import { deicideBoard, startView } from './deicide.ts';

/** a lance, a crown and a ring with a hole: as the engine writes paths */
export const OUTLINES = {
  lance: 'M50 4L62 30L56 30L56 96L44 96L44 30L38 30Z',
  crown: 'M10 20L30 50L50 8L70 50L90 20L82 90L18 90Z',
  ring: 'M50 10C72.1 10 90 27.9 90 50C90 72.1 72.1 90 50 90C27.9 90 10 72.1 10 50C10 27.9 27.9 10 50 10ZM50 32C40.1 32 32 40.1 32 50C32 59.9 40.1 68 50 68C59.9 68 68 59.9 68 50C68 40.1 59.9 32 50 32Z',
} as const;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
type Looks = Pick<KindDescription, 'figure' | 'tint' | 'outline' | 'stand'>;

const kindOf = (name: string, looks: Looks, i: number): KindDescription => ({
  ...deicideBoard.kinds[0],
  id: name.replace('/', '-'),
  name,
  letter: LETTERS[i % LETTERS.length],
  royal: false,
  ...looks,
});

const figures = [
  ...FIGURES.map(({ name }, i) => kindOf(name, { figure: name }, i)),
  ...Object.entries(OUTLINES).map(([name, outline], i) => kindOf(name, { outline }, i)),
  ...Object.entries(OUTLINES).map(([name, outline], i) => kindOf(`standing ${name}`, { outline, stand: 'upright' }, i)),
  kindOf(COUNTER, { figure: COUNTER }, 0),
];

/** one of each way of being built, in every tint */
const TINTED: readonly [string, Looks][] = [
  ...['knight', 'king', 'acid/ghost', 'chesimals/guard', 'fourchan/k', 'fourchan/promoted-k', COUNTER].map(
    (figure): [string, Looks] => [figure, { figure }],
  ),
  ['crown', { outline: OUTLINES.crown }],
];
const tinted = TINTED.flatMap(([name, looks], i) =>
  tintNames.map((tint) => kindOf(`${name} ${tint}`, { ...looks, tint }, i)),
);

export const ownBoard: VariantDescription = {
  ...deicideBoard,
  id: 'own:looks',
  title: 'Games of one’s own',
  features: [],
  kinds: [...figures, ...tinted],
};

/** A game with a kind for each piece of a set, in further looks. */
export const boardInSet = (
  set: Exclude<SetName, 'tokens'>,
  looks: VariantDescription['looks'] = {},
): VariantDescription => ({
  ...ownBoard,
  looks: { ...looks, set },
  kinds: namesIn(set).map((id, i) => ({ ...ownBoard.kinds[0], id, letter: LETTERS[i], figure: undefined })),
});

/** One of each side, beside each other, in rows. */
const viewOf = (kinds: readonly KindDescription[], inRow: number, apart: number): View => ({
  ...startView(),
  pieces: kinds.flatMap(({ id }, i) =>
    ([0, 1] as const).map((side) => ({
      ...{ id: 2 * i + side, kind: id, side, place: 'board' as const, notes: [] },
      at: (15 - Math.floor(i / inRow) * apart) * 16 + (i % inRow) * 2 + side,
    })),
  ),
  features: [],
  flights: [],
});
export const figuresView = (): View => viewOf(figures, 8, 1);
export const tintsView = (): View => viewOf(tinted, tintNames.length, 2);

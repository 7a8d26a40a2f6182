/**
 * The figures of people's own games in space. Of each game no more is loaded than its figures, and only when one of them is
 * wanted; so with the sets that are turned.
 */
import type { BufferGeometry } from 'three';
import { royalRing } from '../../art/royal.ts';
import { figure } from '../../art/skin.ts';
import { writable } from '../plain/counters.ts';
import type { FigureLender, NamedFigure } from './figure-names.ts';
import type { Look, Shown } from './looks.ts';
import { modelFigure } from './model-figure.ts';
import { cutOutFigure } from './sets/cut-outs.ts';
import { discFigure, octagonFigure } from './sets/discs.ts';
import type { SetPiece } from './sets/names.ts';
import type { Signs } from './sets/signs.ts';
import { tokenFigure } from './sets/tokens.ts';
import { wedgeFigure } from './sets/wedges.ts';

export type Make = () => BufferGeometry;
type Kind = Pick<Shown, 'letter' | 'nativeLetter' | 'ways' | 'royal' | 'value'>;

/** those that show already that the game depends on them */
const ROYAL: readonly string[] = ['king', 'acid/king', 'fourchan/admin', 'chesimals/royal-chief'];
/** of the feet of sculptures */
const FOOT = 0.4;
const ringed =
  (make: Make): Make =>
  () =>
    figure(make(), royalRing(FOOT));

/** By the key of a figure and for the kind that it shows; `mark`: it must be marked as royal. */
type Source = (key: string, kind: Kind, mark: boolean) => Make;
const sculptures =
  (figures: Readonly<Record<string, Make>>): Source =>
  (key, _, mark) =>
    mark ? ringed(figures[key]) : figures[key];

const sources: Readonly<Record<FigureLender, () => Promise<Source>>> = {
  deicide: async () => sculptures((await import('../deicide/figures/index.ts')).figures),
  acid: async () => sculptures((await import('../acid/figures/index.ts')).figures),
  chesimals: async () => sculptures((await import('../chesimals/figures/index.ts')).plainFigures),
  fourchan: async () => {
    const { lettered } = await import('../fourchan/figures/index.ts');
    const { royalBorder } = await import('../fourchan/figures/tile.ts');
    return (key, { letter }, mark) => {
      const make: Make = () => lettered[key](writable(letter));
      return mark ? () => figure(make(), royalBorder()) : make;
    };
  },
};

/** How a kind looks on either side, in these signs where its set is written on; `face`: the tile of its picture, if it has one. */
export async function makeOf(
  { figure: named, piece, outline, model, isCutOut, tint }: Look,
  kind: Kind,
  side: 0 | 1 = 0,
  signs: Signs = 'characters',
  face: number | null = null,
): Promise<Make> {
  if (piece) return ofSet(piece, kind, side, signs);
  if (named) return borrowed(named, kind);
  if (model) return () => modelFigure(kind, model.model, tint);
  return () => (outline && isCutOut && cutOutFigure(kind, outline)) || tokenFigure(kind, outline, face);
}
const borrowed = async ({ lender, key, name }: NamedFigure, kind: Kind): Promise<Make> =>
  (await sources[lender]())(key, kind, kind.royal && !ROYAL.includes(name));

async function ofSet(piece: SetPiece, kind: Kind, side: 0 | 1, signs: Signs): Promise<Make> {
  if (piece.set === 'shogi') return () => wedgeFigure(piece.wedge, side, kind, signs);
  if (piece.set === 'xiangqi') return () => discFigure(piece.disc, side, kind, signs);
  if (piece.set === 'janggi') return () => octagonFigure(piece.disc, side, kind, signs);
  if (piece.set === 'makruk') return (await import('./sets/makruk.ts')).makruk[piece.name];
  return (await import('./sets/classic.ts')).classic[piece.name];
}

/**
 * How the kinds of a game of people's own are shown: by the figure that a kind names, or the one of Deicide Chess that is
 * called like it; by a picture of its own, drawn or from a file, or a model; by the piece of that name in the set that the game names; or
 * as a token with its letter. Tokens and figures side by side read badly, so a game that names neither has figures only if
 * most of its kinds find one.
 */
import type { KindDescription } from '../../../electron/contract/description.ts';
import { figureNamed, type NamedFigure } from './figure-names.ts';
import { type ShownModel, shownModel } from './model.ts';
import { type Outline, outlineOf } from './outline.ts';
import { pictureAddress } from './picture.ts';
import { type SetName, type SetPiece, setPieceOf } from './sets/names.ts';
import { type TintName, tintNamed } from './tints.ts';

/** As much of a kind as its looks need. */
export type Shown = Pick<
  KindDescription,
  | ('id' | 'letter' | 'nativeLetter' | 'ways' | 'royal' | 'value')
  | ('figure' | 'tint' | 'outline' | 'picture' | 'model' | 'stand')
>;

/** With no figure, no piece, no outline, no picture and no model it is a token with its letter. */
export interface Look {
  readonly figure: NamedFigure | null;
  readonly piece: SetPiece | null;
  /** drawn, or that of its model */
  readonly outline: Outline | null;
  /** the address of the picture on its token */
  readonly picture: string | null;
  readonly model: ShownModel | null;
  /** the outline stands, cut out, instead of lying on a token */
  readonly isCutOut: boolean;
  readonly tint: TintName | null;
}

const ENOUGH = 2 / 3;
/** the usual other names of kinds */
const ALSO: Readonly<Record<string, string>> = {
  cardinal: 'archbishop',
  marshal: 'chancellor',
  'royal-knight': 'prince',
};

/** Of a kind on its own, as it says itself. */
export const lookOf = ({ figure, outline, picture: taken, model: triangles, stand, tint }: Omit<Shown, 'id'>): Look => {
  const picture = pictureAddress(taken);
  const model = picture === null ? shownModel(triangles) : null;
  const drawn = picture === null && model === null ? outlineOf(outline) : null;
  return {
    figure: (!drawn && !model && picture === null && figure !== undefined && figureNamed(figure)) || null,
    piece: null,
    outline: drawn ?? model?.outline ?? null,
    picture,
    model,
    isCutOut: drawn !== null && stand === 'upright',
    tint: tintNamed(tint),
  };
};

const isOwnLook = ({ outline, picture, model }: Look): boolean => (outline ?? picture ?? model) !== null;

/** By kind. No two look the same: the second one is a token. `set`: the one that the game names. */
export function looksOf(kinds: readonly Shown[], set: SetName | null = null): ReadonlyMap<string, Look> {
  const looks = new Map(kinds.map((kind) => [kind.id, lookOf(kind)]));
  const taken = new Set<string>();
  const give = (id: string, look: Look, drawing: string): void => {
    const key = `${drawing} ${look.tint}`;
    const lettered = { ...look, figure: null, piece: null, outline: null, picture: null, model: null, isCutOut: false };
    looks.set(id, taken.has(key) ? lettered : look);
    taken.add(key);
  };
  // whoever names figures wants them; a set has those of chess in its own style, and what it lacks is a token
  const says = ({ id, figure }: Shown): boolean => {
    const look = looks.get(id);
    return figure !== undefined || (look !== undefined && isOwnLook(look));
  };
  for (const { id, figure, outline = '' } of kinds.filter(says)) {
    const look = looks.get(id)!;
    const isOwn = isOwnLook(look);
    if (set && figure !== undefined && !figure.includes('/') && !isOwn) {
      const piece = setPieceOf(set, figure);
      if (piece) give(id, { ...look, figure: null, piece }, piece.key);
      else looks.set(id, { ...look, figure: null });
    } else if (look.figure || isOwn) give(id, look, look.picture ?? look.model?.text ?? look.figure?.name ?? outline);
  }
  const others = kinds.filter((kind) => !says(kind));
  if (set) {
    for (const { id } of others) {
      const piece = setPieceOf(set, id);
      if (piece) give(id, { ...looks.get(id)!, piece }, piece.key);
    }
    return looks;
  }
  const found = others.flatMap(({ id }) => {
    const figure = figureNamed(Object.hasOwn(ALSO, id) ? ALSO[id] : id);
    return figure ? [{ id, figure }] : [];
  });
  const isNamed = kinds.some(({ figure }) => figure !== undefined);
  if (isNamed || found.length >= ENOUGH * others.length)
    for (const { id, figure } of found) give(id, { ...looks.get(id)!, figure }, figure.name);
  return looks;
}

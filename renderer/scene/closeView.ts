/** One figure seen by itself, large or as a small portrait: how it stands, and where the eye is. */
import * as THREE from 'three';
import type { PieceView } from '../../electron/contract/view.ts';
import type { VariantArt } from '../art/variant-art.ts';
import type { FigureBounds } from './pieces/bounds.ts';
import type { Pose } from './places.ts';

/** figures of the first side look away from its seat: so they look a little past whoever looks at them */
export const FACING = Math.PI - 0.55;
export const FIELD_OF_VIEW = 26;
/** how high the eye is over the figure's middle, as an angle from the level */
const ABOVE = 0.32;

/** As much of a piece as its figure shows. */
export type Portrayed = Pick<PieceView, 'kind' | 'side' | 'group' | 'notes'>;

/** What art asks of a piece, which stands nowhere. */
const placed = (piece: Portrayed): PieceView => ({ ...piece, id: 0, place: 'board', at: null });

/** The figure that a piece wears. */
export const figureWorn = (art: VariantArt, piece: Portrayed): string =>
  art.appearance?.(placed(piece)).figure ?? piece.kind;

/** As it stands on the board, whatever place it has. */
export function closePose(art: VariantArt, piece: Portrayed, turn: number): Pose {
  const appearance = art.appearance?.(placed(piece));
  return {
    ...{ kind: piece.kind, side: piece.side, x: 0, y: 0, z: 0, ground: 0, turn, roll: 0, scale: 1, presence: 1 },
    chill: piece.notes.some((note) => note.id === 'frozen') ? 1 : 0,
    ...{ spirit: 0, left: 0, over: null, rides: false, inTray: false, badge: '' },
    ...(appearance && {
      kind: appearance.figure,
      livery: appearance.livery,
      dim: appearance.dim,
      chill: appearance.chill,
    }),
  };
}

/** Where the eye is so that the whole figure is in the picture, whichever way it is turned. */
export function closeEye({ height, reach }: Pick<FigureBounds, 'height' | 'reach'>, aspect: number): THREE.Vector3 {
  const tan = Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2));
  // of the cylinder that it fills as it turns, seen from above
  const tall = height * Math.cos(ABOVE) + 2 * reach * Math.sin(ABOVE);
  const away = Math.max(tall / 2 / tan, reach / (tan * aspect)) + reach;
  return new THREE.Vector3(0, height / 2 + away * Math.sin(ABOVE), away * Math.cos(ABOVE));
}

/** One figure on its own, large or as a small portrait: its pose, and the camera position. */
import * as THREE from 'three';
import type { PieceView } from '../../../electron/contract/view.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import type { Pose } from '../places.ts';

/** figures of the first side face away from its seat, so they are turned to look slightly past the camera */
export const FACING = Math.PI - 0.55;
export const CLOSE_FIELD_OF_VIEW = 26;
/** the angle of the camera above the horizontal through the figure's middle */
const ABOVE = 0.32;

/** The properties of a piece that its figure shows. */
export type Portrayed = Pick<PieceView, 'kind' | 'side' | 'group' | 'notes'>;

/** What the art needs to know of a piece; it has no place on the board. */
const placed = (piece: Portrayed): PieceView => ({ ...piece, id: 0, place: 'board', at: null });

/** The figure of a piece. */
export const figureWorn = (art: VariantArt, piece: Portrayed): string =>
  art.appearance?.(placed(piece)).figure ?? piece.kind;

/** Its pose as on the board, wherever it is. */
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

/** The camera position that shows the whole figure at every rotation. */
export function closeEye({ height, reach }: Pick<FigureBounds, 'height' | 'reach'>, aspect: number): THREE.Vector3 {
  const tan = Math.tan(THREE.MathUtils.degToRad(CLOSE_FIELD_OF_VIEW / 2));
  // of the cylinder that it sweeps while rotating, seen from above
  const tall = height * Math.cos(ABOVE) + 2 * reach * Math.sin(ABOVE);
  const away = Math.max(tall / 2 / tan, reach / (tan * aspect)) + reach;
  return new THREE.Vector3(0, height / 2 + away * Math.sin(ABOVE), away * Math.cos(ABOVE));
}

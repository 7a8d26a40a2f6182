/**
 * The faces of a coin or die, drawn side by side on one picture: numbers in ink on ivory, spots on the usual die, on the coin
 * a head in gold and a tower in silver. The last place is empty; edges and corners take their colour from it.
 */
import * as THREE from 'three';
import { PIPS } from '../../board/pips.ts';
import type { DieFace, Solid } from './solids.ts';

/** pixels along each side of a face's place */
const CELL = 160;
/** of its place, what a face may take up; the rest keeps it clear of its neighbours */
const FILL = 0.9;
const RIM = '#d9bd7c';
const IVORY = ['#fbf3df', '#e9dcbd'] as const;
const GOLD = ['#ffe08a', '#e3ad45'] as const;
const SILVER = ['#f4f7f9', '#c3ccd4'] as const;
const INK = '#17120c';
const ENGRAVED = { heads: '#4a2c00', tails: '#1d2b38' } as const;
/** the height of a number, as a part of the radius of the circle that fits into the face; with four sides, round it */
const HEIGHT: Readonly<Record<Exclude<Solid['name'], 'coin' | 'd6'>, number>> = {
  d4: 0.38,
  d8: 1.2,
  d10: 1.02,
  d12: 1.2,
  d20: 1.16,
};
/** of a die with four sides: how far from the middle to a corner its numbers are */
const TO_CORNER = 0.42;
/** A six and a nine are told apart by a line below them where both can come up. */
const UNDERLINED: readonly number[] = [6, 9];
const NINE = 9;

export const columnsFor = ({ faces }: Solid): number => Math.ceil(Math.sqrt(faces.length + 1));
/** Cells in a picture, per cell of the table; the same for every face, so that none is distorted. */
export function scaleOf({ faces, corners }: Solid): number {
  const farthest = Math.max(
    ...faces.map((face) => Math.max(...face.corners.map((i) => corners[i].distanceTo(face.middle)))),
  );
  return FILL / 2 / farthest;
}
/** Of the nth place of the picture the middle, 0 to 1 from the lower left. */
export function middleOf(nth: number, columns: number): { readonly u: number; readonly v: number } {
  return { u: ((nth % columns) + 0.5) / columns, v: 1 - (Math.floor(nth / columns) + 0.5) / columns };
}
export const rightOf = ({ top, normal }: Pick<DieFace, 'top' | 'normal'>): THREE.Vector3 =>
  new THREE.Vector3().crossVectors(top, normal);

export function dicePicture(solid: Solid, font: string): HTMLCanvasElement {
  const columns = columnsFor(solid);
  const canvas = document.createElement('canvas');
  canvas.width = columns * CELL;
  canvas.height = columns * CELL;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas to draw the faces of dice on');
  const isCoin = solid.name === 'coin';
  // the rim of a coin is of both metals
  pen.fillStyle = isCoin ? RIM : IVORY[1];
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const pixels = scaleOf(solid) * CELL;
  solid.faces.forEach((face, nth) => {
    const { u, v } = middleOf(nth, columns);
    pen.save();
    pen.translate(u * canvas.width, (1 - v) * canvas.height);
    shade(pen, isCoin ? (face.value === null ? [RIM, RIM] : face.value === 1 ? GOLD : SILVER) : IVORY);
    if (solid.name === 'coin') drawCoin(pen, face, pixels * solid.radius);
    else if (solid.name === 'd6') drawPips(pen, face.value ?? 0, innerRadius(solid, face) * pixels);
    else if (solid.name === 'd4') drawCorners(pen, solid, face, pixels, font);
    else
      drawNumber(
        pen,
        face.value ?? 0,
        HEIGHT[solid.name] * innerRadius(solid, face) * pixels,
        font,
        solid.faces.length >= NINE,
      );
    pen.restore();
  });
  return canvas;
}

/** Lighter in the middle, as if it were polished. */
function shade(pen: CanvasRenderingContext2D, [light, dark]: readonly [string, string]): void {
  const fill = pen.createRadialGradient(0, 0, 0, 0, 0, CELL / 2);
  fill.addColorStop(0, light);
  fill.addColorStop(1, dark);
  pen.fillStyle = fill;
  pen.fillRect(-CELL / 2, -CELL / 2, CELL, CELL);
}

/** From the middle of a face to its nearest edge. */
function innerRadius({ corners }: Solid, { corners: own, middle }: DieFace): number {
  return Math.min(
    ...own.map((corner, i) => {
      const [a, b] = [corners[corner], corners[own[(i + 1) % own.length]!]];
      return new THREE.Line3(a, b).closestPointToPoint(middle, true, new THREE.Vector3()).distanceTo(middle);
    }),
  );
}

function drawNumber(
  pen: CanvasRenderingContext2D,
  value: number,
  height: number,
  font: string,
  underlined: boolean,
): void {
  pen.fillStyle = INK;
  // capitals are about seven tenths as high as their font
  pen.font = `700 ${height / 0.72}px ${font}`;
  const text = String(value);
  pen.fillText(text, 0, height / 2);
  if (!underlined || !UNDERLINED.includes(value)) return;
  const { width } = pen.measureText(text);
  pen.fillRect(-width * 0.42, height * 0.62, width * 0.84, height * 0.1);
}

function drawPips(pen: CanvasRenderingContext2D, value: number, radius: number): void {
  pen.fillStyle = INK;
  for (const [x, y] of PIPS[value] ?? []) {
    pen.beginPath();
    pen.arc(x * radius * 0.5, y * radius * 0.5, radius * 0.165, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Each number with its top to its corner: the one that is upright on all three sides that are seen was thrown. */
function drawCorners(
  pen: CanvasRenderingContext2D,
  { corners }: Solid,
  face: DieFace,
  pixels: number,
  font: string,
): void {
  const right = rightOf(face);
  for (const corner of face.corners) {
    const way = corners[corner].clone().sub(face.middle);
    const [x, y] = [way.dot(right) * pixels, way.dot(face.top) * pixels];
    pen.save();
    pen.rotate(Math.atan2(x, y));
    pen.translate(0, -Math.hypot(x, y) * TO_CORNER);
    drawNumber(pen, corner + 1, HEIGHT.d4 * way.length() * pixels, font, false);
    pen.restore();
  }
}

/** A head with a crown on the one side, a tower on the other, each within a ring. */
function drawCoin(pen: CanvasRenderingContext2D, { value }: DieFace, radius: number): void {
  if (value === null) return;
  const side = value === 1 ? 'heads' : 'tails';
  pen.strokeStyle = ENGRAVED[side];
  pen.fillStyle = ENGRAVED[side];
  pen.lineWidth = radius * 0.06;
  pen.beginPath();
  pen.arc(0, 0, radius * 0.86, 0, 2 * Math.PI);
  pen.stroke();
  pen.scale(radius, radius);
  pen.fill(new Path2D(side === 'heads' ? HEAD : TOWER));
}
const HEAD =
  'M-.3 -.3 L-.36 -.66 L-.15 -.5 L0 -.72 L.15 -.5 L.36 -.66 L.3 -.3 Z M-.27 -.23 L.27 -.23 A.27 .3 0 0 1 .14 .2 L.14 .28 L.5 .42 A.72 .72 0 0 1 -.5 .42 L-.14 .28 L-.14 .2 A.27 .3 0 0 1 -.27 -.23 Z';
const TOWER =
  'M-.46 .5 L-.46 .34 L-.3 .26 L-.3 -.16 L-.46 -.24 L-.46 -.6 L-.26 -.6 L-.26 -.44 L-.1 -.44 L-.1 -.6 L.1 -.6 L.1 -.44 L.26 -.44 L.26 -.6 L.46 -.6 L.46 -.24 L.3 -.16 L.3 .26 L.46 .34 L.46 .5 Z';

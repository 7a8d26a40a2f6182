/** The picture of a board, painted once on a canvas: squares or lines, and the frame round them. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { type Area, type Brush, paintMarble, paintWood } from './grain.ts';
import { BORDER, boardLinesOf, boardStyleOf, DOT, LINE } from './lines.ts';
import { type BoardMaterial, boardMaterialOf } from './materials.ts';

/** how wide the frame is, in cells */
export const FRAME = 0.68;

/** `cell`: pixels a cell. The picture holds the field and the frame round it. */
export function paintBoard(pen: Brush, description: VariantDescription, cell: number): void {
  const { topology, looks } = description;
  const { width, height, cells } = topology;
  const material = boardMaterialOf(looks);
  const f = FRAME * cell;
  const whole: Area = { x: 0, y: 0, width: width * cell + 2 * f, height: height * cell + 2 * f };
  const field: Area = { x: f, y: f, width: width * cell, height: height * cell };
  const fill = (on: Brush, area: Area, colour: string, along: 'x' | 'y', seed: number): void =>
    material.kind === 'marble'
      ? paintMarble(on, area, colour, seed, cell)
      : paintWood(on, area, colour, along, seed, cell);
  const isFramed = material.frame !== material.light;
  if (isFramed) {
    paintFrame(pen, whole, f, (area, along, seed) => fill(pen, area, material.frame, along, seed));
    mitres(pen, whole, f, cell);
  }
  fill(pen, isFramed ? field : whole, material.light, 'y', 11);
  const squareOf = ({
    x,
    y,
  }: {
    readonly x: number;
    readonly y: number;
  }): readonly [number, number, number, number] => [f + x * cell, f + (height - 1 - y) * cell, cell, cell];
  if (boardStyleOf(description) === 'chequered') {
    const dark = canvasLike(whole);
    fill(dark.pen, whole, material.dark, 'x', 21);
    for (const at of cells.filter(({ x, y }) => (x + y) % 2 === 0))
      pen.drawImage(dark.canvas, ...squareOf(at), ...squareOf(at));
  }
  pen.save();
  pen.translate(f, f);
  pen.scale(cell, cell);
  paintLines(pen, description, material);
  pen.restore();
  pen.fillStyle = 'rgba(120,60,0,0.18)';
  for (const at of cells.filter(({ zone }) => zone === 'raised')) pen.fillRect(...squareOf(at));
  if (isFramed) paintInlay(pen, whole, f, cell, material.inlay);
}

function canvasLike({ width, height }: Area): { readonly canvas: HTMLCanvasElement; readonly pen: Brush } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas to paint the board on');
  return { canvas, pen };
}

/** Four bars; the upright ones are cut at an angle, and lie over the others. */
function paintFrame(
  pen: Brush,
  { width, height }: Area,
  f: number,
  fill: (area: Area, along: 'x' | 'y', seed: number) => void,
): void {
  fill({ x: 0, y: 0, width, height: f }, 'x', 3);
  fill({ x: 0, y: height - f, width, height: f }, 'x', 5);
  for (const [outer, inner, x, seed] of [
    [0, f, 0, 7],
    [width, width - f, width - f, 9],
  ]) {
    pen.save();
    pen.beginPath();
    pen.moveTo(outer, 0);
    pen.lineTo(inner, f);
    pen.lineTo(inner, height - f);
    pen.lineTo(outer, height);
    pen.clip();
    fill({ x, y: 0, width: f, height }, 'y', seed);
    pen.restore();
  }
}
function mitres(pen: Brush, { width, height }: Area, f: number, cell: number): void {
  pen.strokeStyle = 'rgba(0,0,0,0.35)';
  pen.lineWidth = cell * 0.012;
  pen.beginPath();
  for (const x of [0, width])
    for (const y of [0, height]) {
      pen.moveTo(x, y);
      pen.lineTo(x === 0 ? f : x - f, y === 0 ? f : y - f);
    }
  pen.stroke();
}

/** The pen is in cells, from the upper left corner of the field. */
function paintLines(pen: Brush, description: VariantDescription, material: BoardMaterial): void {
  const { lines, border, dots, signs } = boardLinesOf(description);
  pen.strokeStyle = pen.fillStyle = material.line;
  pen.lineCap = 'square';
  pen.lineWidth = LINE;
  pen.beginPath();
  for (const [x0, y0, x1, y1] of lines) {
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
  }
  pen.stroke();
  pen.lineWidth = BORDER;
  if (border) pen.strokeRect(border.x, border.y, border.width, border.height);
  for (const [x, y] of dots) {
    pen.beginPath();
    pen.arc(x, y, DOT, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 0.75;
  for (const sign of signs) pen.fill(new Path2D(sign));
  pen.globalAlpha = 1;
}

/** Two lines let into the frame, one at the field and one near the edge. */
function paintInlay(pen: Brush, { width, height }: Area, f: number, cell: number, colour: string): void {
  pen.strokeStyle = colour;
  const ring = (inset: number, thick: number): void => {
    pen.lineWidth = cell * thick;
    pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  };
  ring(f - cell * 0.05, 0.03);
  pen.globalAlpha = 0.55;
  ring(f * 0.16, 0.018);
  pen.globalAlpha = 1;
  pen.strokeStyle = 'rgba(0,0,0,0.5)';
  ring(f - cell * 0.018, 0.03);
}

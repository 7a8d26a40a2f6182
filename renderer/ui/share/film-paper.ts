/** The pictures of a film: the table, and under it a line with the turn and what was played in it. */
import type { FilmSize } from '../../state/film/plan.ts';

/** of the picture's height */
const CAPTION = 0.07;
/** of the caption's height */
const LETTERS = 0.5;
const ELLIPSIS = '…';

/** Even, as video encoders want it. */
export const captionHeight = (height: number): number => Math.round((height * CAPTION) / 2) * 2;

/** As much of a line as fits. */
export function fitted(line: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(line) <= width) return line;
  let [fits, not] = [0, line.length];
  while (not - fits > 1) {
    const half = (fits + not) >> 1;
    if (widthOf(line.slice(0, half) + ELLIPSIS) <= width) fits = half;
    else not = half;
  }
  return line.slice(0, fits).trimEnd() + ELLIPSIS;
}

export class FilmPaper {
  readonly #canvas = document.createElement('canvas');
  readonly #paper: CanvasRenderingContext2D;
  readonly #captions: boolean;

  constructor({ width, height }: FilmSize, captions: boolean) {
    this.#canvas.width = width;
    this.#canvas.height = height;
    const paper = this.#canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!paper) throw new Error('this machine has no memory for a picture of this size');
    this.#paper = paper;
    this.#captions = captions;
  }

  /** The same canvas each time. */
  print(table: ImageData, caption: string): HTMLCanvasElement {
    const paper = this.#paper;
    paper.putImageData(table, 0, 0);
    if (this.#captions) {
      const { width, height } = this.#canvas;
      const line = captionHeight(height);
      const { color, fontFamily } = getComputedStyle(document.body);
      // opaque, or each caption would lie over the last
      paper.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface');
      paper.fillRect(0, height - line, width, line);
      paper.fillStyle = color;
      paper.font = `600 ${Math.round(line * LETTERS)}px ${fontFamily}`;
      paper.textBaseline = 'middle';
      const text = fitted(caption, width - line, (some) => paper.measureText(some).width);
      paper.fillText(text, line / 2, height - line / 2);
    }
    return this.#canvas;
  }
}

/**
 * An animated GIF, for pages that cannot encode a video. Each frame has its own palette of 255 colours, by median cut; the
 * last colour is transparent and stands for every pixel that has not changed, which is most of them where the camera
 * stands still.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** colours of a frame besides the transparent one */
const COLOURS = 255;
const CLEAR_PIXEL = 255;
/** colours are told apart by five bits of each channel */
const SHADES = 32;
const FIRST_CODE = 258;
const CLEAR = 256;
const END = 257;
const MOST_CODES = 4096;
const LONGEST_BLOCK = 255;

/** the index of a colour among those that are told apart */
const shadeOf = (rgba: Uint8ClampedArray, at: number): number =>
  ((rgba[at] >> 3) << 10) | ((rgba[at + 1] >> 3) << 5) | (rgba[at + 2] >> 3);
const channel = (shade: number, which: number): number => (shade >> (10 - 5 * which)) & (SHADES - 1);

interface Palette {
  readonly colours: Bytes;
  /** by shade */
  readonly nearest: Uint8Array;
}

interface Box {
  readonly shades: number[];
  readonly pixels: number;
  /** the channel in which it reaches farthest, and how far */
  readonly widest: number;
  readonly reach: number;
}

function boxOf(shades: number[], counts: Uint32Array): Box {
  let [widest, reach, pixels] = [0, -1, 0];
  for (const which of [0, 1, 2]) {
    let [low, high] = [SHADES, 0];
    for (const shade of shades) {
      low = Math.min(low, channel(shade, which));
      high = Math.max(high, channel(shade, which));
    }
    if (high - low > reach) [widest, reach] = [which, high - low];
  }
  for (const shade of shades) pixels += counts[shade];
  return { shades, pixels, widest, reach };
}

/** The colours that stand for these counts of shades best: the most important box is halved until there are enough. */
export function paletteOf(counts: Uint32Array): Palette {
  const used: number[] = [];
  for (let shade = 0; shade < counts.length; shade++) if (counts[shade] > 0) used.push(shade);
  const boxes = used.length === 0 ? [] : [boxOf(used, counts)];
  while (boxes.length < COLOURS) {
    let [chosen, most] = [-1, 0];
    for (const [i, { reach, pixels }] of boxes.entries()) {
      const weight = reach * Math.sqrt(pixels);
      if (weight > most) [chosen, most] = [i, weight];
    }
    if (chosen < 0) break;
    const { shades, widest, pixels } = boxes[chosen];
    shades.sort((a, b) => channel(a, widest) - channel(b, widest));
    let [half, seen] = [0, 0];
    while (half < shades.length - 1 && seen + counts[shades[half]] <= pixels / 2) seen += counts[shades[half++]];
    half = Math.max(1, half);
    boxes.splice(chosen, 1, boxOf(shades.slice(0, half), counts), boxOf(shades.slice(half), counts));
  }
  const colours = new Uint8Array((COLOURS + 1) * 3);
  const nearest = new Uint8Array(counts.length);
  for (const [i, { shades, pixels }] of boxes.entries()) {
    for (const which of [0, 1, 2]) {
      let sum = 0;
      for (const shade of shades) sum += channel(shade, which) * counts[shade];
      colours[i * 3 + which] = Math.round((sum / pixels) * (255 / (SHADES - 1)));
    }
    for (const shade of shades) nearest[shade] = i;
  }
  return { colours, nearest };
}

/** Bytes in blocks of at most 255, each after its length, and an empty one at the end. */
class Blocks {
  readonly #out: number[];
  #block: number[] = [];
  #held = 0;
  #bits = 0;
  constructor(out: number[]) {
    this.#out = out;
  }
  code(value: number, width: number): void {
    this.#held |= value << this.#bits;
    this.#bits += width;
    for (; this.#bits >= 8; this.#bits -= 8, this.#held >>>= 8) this.#byte(this.#held & 255);
  }
  end(): void {
    if (this.#bits > 0) this.#byte(this.#held & 255);
    this.#flush();
    this.#out.push(0);
  }
  #byte(value: number): void {
    this.#block.push(value);
    if (this.#block.length === LONGEST_BLOCK) this.#flush();
  }
  #flush(): void {
    if (this.#block.length > 0) this.#out.push(this.#block.length, ...this.#block);
    this.#block = [];
  }
}

/** by code of what was read so far and the next pixel: the code of both; one for the whole page, because it is large */
let known: Uint16Array | null = null;

/** Compresses pixels by LZW as GIF has it, with codes of nine to twelve bits. */
function compress(pixels: Uint8Array, out: number[]): void {
  known ??= new Uint16Array(MOST_CODES * 256);
  const table = known.fill(0);
  out.push(8);
  const blocks = new Blocks(out);
  let [next, width, prefix] = [FIRST_CODE, 9, pixels[0]];
  blocks.code(CLEAR, width);
  for (let i = 1; i < pixels.length; i++) {
    const key = prefix * 256 + pixels[i];
    if (table[key] !== 0) {
      prefix = table[key];
      continue;
    }
    blocks.code(prefix, width);
    if (next === MOST_CODES) {
      blocks.code(CLEAR, width);
      table.fill(0);
      [next, width] = [FIRST_CODE, 9];
    } else {
      if (next === 2 ** width) width++;
      table[key] = next++;
    }
    prefix = pixels[i];
  }
  blocks.code(prefix, width);
  blocks.code(END, next === 2 ** width && width < 12 ? width + 1 : width);
  blocks.end();
}

const word = (value: number): [number, number] => [value & 255, value >> 8];

export class GifWriter {
  readonly #parts: Bytes[] = [];
  readonly #size: { readonly width: number; readonly height: number };
  #before: Uint8ClampedArray | null = null;

  constructor(width: number, height: number) {
    this.#size = { width, height };
    const screen = [...word(width), ...word(height), 0x70, 0, 0];
    const forever = [0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0];
    this.#parts.push(new Uint8Array([...new TextEncoder().encode('GIF89a'), ...screen, ...forever]));
  }

  /** Appends a frame, shown for so many milliseconds. `rest` lets the page do something else in between. */
  async add(rgba: Uint8ClampedArray, each: number, rest: () => Promise<void>): Promise<void> {
    const { width, height } = this.#size;
    const before = this.#before;
    const isSame = (at: number): boolean =>
      before !== null && rgba[at] === before[at] && rgba[at + 1] === before[at + 1] && rgba[at + 2] === before[at + 2];
    const counts = new Uint32Array(SHADES ** 3);
    for (let at = 0; at < rgba.length; at += 4) if (!isSame(at)) counts[shadeOf(rgba, at)]++;
    await rest();
    const { colours, nearest } = paletteOf(counts);
    const pixels = new Uint8Array(width * height);
    for (let i = 0; i < pixels.length; i++) pixels[i] = isSame(i * 4) ? CLEAR_PIXEL : nearest[shadeOf(rgba, i * 4)];
    await rest();
    // what was there stays, and the last colour lets it through
    const control = [0x21, 0xf9, 4, 0x05, ...word(Math.round(each / 10)), CLEAR_PIXEL, 0];
    const frame = [0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0x87];
    const packed: number[] = [];
    compress(pixels, packed);
    this.#parts.push(new Uint8Array([...control, ...frame]), colours, Uint8Array.from(packed));
    this.#before = rgba;
  }

  end(): Bytes[] {
    return [...this.#parts, new Uint8Array([0x3b])];
  }
}

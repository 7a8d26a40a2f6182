/** Reads animated GIFs, from the specification and not from the writer: every frame as it would be seen. */

export interface SeenFrame {
  /** in milliseconds */
  readonly each: number;
  readonly rgb: Uint8Array;
}

function unpacked(data: readonly number[], least: number, count: number): number[] {
  const [clear, end] = [2 ** least, 2 ** least + 1];
  const out: number[] = [];
  let table: number[][] = [];
  let width = least + 1;
  let before: number[] | null = null;
  const restart = () => {
    table = Array.from({ length: end + 1 }, (_, i) => [i]);
    width = least + 1;
    before = null;
  };
  restart();
  for (let bit = 0; bit + width <= data.length * 8; ) {
    let code = 0;
    for (let i = 0; i < width; i++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << i;
    if (code === end) break;
    if (code === clear) {
      restart();
      continue;
    }
    const seen: number[] | undefined = table[code] ?? (before ? [...before, (before as number[])[0]] : undefined);
    if (!seen || code > table.length) throw new Error(`code ${code} was never defined`);
    for (const pixel of seen) out.push(pixel);
    if (before && table.length < 4096) table.push([...(before as number[]), seen[0]]);
    if (table.length === 2 ** width && width < 12) width++;
    before = seen;
  }
  if (out.length !== count) throw new Error(`${out.length} pixels instead of ${count}`);
  return out;
}

export function framesOfGif(bytes: Uint8Array): { width: number; height: number; frames: SeenFrame[] } {
  if (new TextDecoder().decode(bytes.subarray(0, 6)) !== 'GIF89a') throw new Error('not a GIF');
  let at = 6;
  const word = () => bytes[at++] | (bytes[at++] << 8);
  const blocks = (): number[] => {
    const all: number[] = [];
    for (let length = bytes[at++]; length > 0; length = bytes[at++]) {
      all.push(...bytes.subarray(at, at + length));
      at += length;
    }
    return all;
  };
  const [width, height] = [word(), word()];
  at += 3;
  const screen = new Uint8Array(width * height * 3);
  const frames: SeenFrame[] = [];
  let control = { each: 0, clear: -1 };
  for (;;) {
    const block = bytes[at++];
    if (block === 0x3b) break;
    if (block === 0x21) {
      const label = bytes[at++];
      const [flags, low, high, clear] = blocks();
      if (label === 0xf9) control = { each: (low | (high << 8)) * 10, clear: flags & 1 ? clear : -1 };
      continue;
    }
    if (block !== 0x2c) throw new Error(`a block of kind ${block}`);
    at += 8;
    const length = 3 * 2 ** ((bytes[at++] & 7) + 1);
    const colours = bytes.subarray(at, at + length);
    at += length;
    const least = bytes[at++];
    for (const [i, index] of unpacked(blocks(), least, width * height).entries())
      if (index !== control.clear) screen.set(colours.subarray(index * 3, index * 3 + 3), i * 3);
    frames.push({ each: control.each, rgb: screen.slice() });
  }
  if (at !== bytes.length) throw new Error('something follows the end');
  return { width, height, frames };
}

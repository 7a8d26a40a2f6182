/**
 * Pictures without colour profiles and other metadata, which browsers write into them: a game's text takes none. Only for what a
 * canvas has just written.
 */

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** the parts of a PNG that a picture needs */
const NEEDED = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
export function barePng(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(png);
  const kept: number[] = [...png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (NEEDED.includes(nameAt(png, at + 4))) kept.push(...png.subarray(at, end));
    at = end;
  }
  return new Uint8Array(kept);
}

/** Of an opaque picture: the image alone is left, as a simple file. */
export function bareWebp(webp: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(webp);
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (nameAt(webp, at) === 'VP8 ' || nameAt(webp, at) === 'VP8L') {
      const bare = new Uint8Array([...webp.subarray(0, 12), ...webp.subarray(at, end)]);
      viewOf(bare).setUint32(4, bare.length - 8, true);
      return bare;
    }
    at = end;
  }
  return new Uint8Array(webp);
}

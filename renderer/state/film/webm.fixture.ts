/** Reads the WebM files that `webm.ts` writes, from the specification of Matroska and not from the writer. */

export interface ReadElement {
  readonly id: string;
  /** in the file, of its content */
  readonly from: number;
  readonly bytes: Uint8Array;
}

export function elementsOf(bytes: Uint8Array, offset = 0): ReadElement[] {
  const found: ReadElement[] = [];
  let at = 0;
  const vint = () => {
    const length = Math.clz32(bytes[at]) - 23;
    const raw = bytes.subarray(at, at + length);
    at += length;
    return raw;
  };
  while (at < bytes.length) {
    const id = [...vint()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const size = [...vint()];
    size[0] &= 0xff >> size.length;
    const length = size.reduce((sum, byte) => sum * 256 + byte, 0);
    if (at + length > bytes.length) throw new Error(`${id} ends behind the file`);
    found.push({ id, from: offset + at, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return found;
}

export const unsigned = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** The one element with that id. */
export function only(elements: readonly ReadElement[], id: string): ReadElement {
  const [found, ...more] = elements.filter((element) => element.id === id);
  if (!found || more.length > 0) throw new Error(`${id} is there ${found ? 'more than once' : 'not at all'}`);
  return found;
}

export const inside = (element: ReadElement): ReadElement[] => elementsOf(element.bytes, element.from);

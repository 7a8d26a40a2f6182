/**
 * How large a picture is, from the head of its file, before anything decodes it. Never throws: what is no PNG, JPEG or WebP, or
 * breaks off before it says its size, has none.
 */

export interface PictureSize {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** both in pixels */
  readonly width: number;
  readonly height: number;
}

export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return sizeOfPng(view) ?? sizeOfWebp(view) ?? sizeOfJpeg(view);
}

const has = (view: DataView, at: number, text: string): boolean =>
  at + text.length <= view.byteLength && [...text].every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0));

function sizeOfPng(view: DataView): PictureSize | null {
  if (!has(view, 0, '\u0089PNG\r\n\u001a\n') || !has(view, 12, 'IHDR') || view.byteLength < 24) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function sizeOfWebp(view: DataView): PictureSize | null {
  if (!has(view, 0, 'RIFF') || !has(view, 8, 'WEBP') || view.byteLength < 30) return null;
  const type = 'image/webp';
  if (has(view, 12, 'VP8 ') && has(view, 23, '\u009d\u0001\u002a'))
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (has(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!has(view, 12, 'VP8X')) return null;
  const three = (at: number): number => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  return { type, width: three(24), height: three(27) };
}

/** the marks behind which a frame says its size; those left out are tables */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
function sizeOfJpeg(view: DataView): PictureSize | null {
  if (!has(view, 0, '\u00ff\u00d8\u00ff')) return null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const mark = view.getUint8(at + 1);
    if (isFrame(mark)) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // any number of these may stand before a mark
    const length = mark === 0xff ? -1 : view.getUint16(at + 2);
    if (length >= 0 && length < 2) return null;
    at += 2 + length;
  }
  return null;
}

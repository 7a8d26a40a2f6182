const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** The bytes of a text in base64; null where it is none, or could be written otherwise: the same bytes have one text. */
export function bytesOf(text: string): Uint8Array | null {
  if (text === '' || text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length - padding; i++) {
    const value = VALUES.get(text[i]);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  // bits that belong to no byte are zero
  return (bits & ((1 << held) - 1)) === 0 ? bytes : null;
}

/** Bytes as base64, with padding. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS[(three >> shift) & 63]).join('');
    const left = bytes.length - i;
    text += left > 2 ? four : four.slice(0, left + 1).padEnd(4, '=');
  }
  return text;
}

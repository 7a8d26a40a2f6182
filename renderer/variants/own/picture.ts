/**
 * A picture from a file, as a description brings it: PNG or WebP in base64, which the engine has read. Nothing of the text
 * gets into a page but these letters, behind a type of our own. Free of three.js.
 */

/** letters; a test holds it against the limit of the text of a game */
export const LONGEST = 6000;
/** by how the signature of a format begins in base64 */
const TYPES = { iVBORw0KGgo: 'image/png', UklGR: 'image/webp' } as const;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** what lies under a picture that is transparent somewhere, on both sides alike: the ring round it tells them apart */
export const PICTURE_GROUND = '#efe6d2';

/** Its address as data; null for a text that is no such picture. */
export function pictureAddress(text: string | undefined): string | null {
  if (text === undefined || text.length > LONGEST || !BASE64.test(text)) return null;
  const type = Object.entries(TYPES).find(([start]) => text.startsWith(start))?.[1];
  return type === undefined ? null : `data:${type};base64,${text}`;
}

/**
 * A picture or a model for a piece, taken from a file. A picture is decoded by the browser, scaled and drawn on a canvas, and written anew, so that nothing
 * of the file goes further but what is seen. What has transparent parts is shown whole in the circle of a token, without what is free round it; of anything else
 * the middle fills it.
 */
import { LONGEST_PICTURE, PICTURE_SIDE } from '../../../../../engine/shared/limits.ts';
import { base64Of } from '../../../../state/files/files.ts';
import { uiText } from '../../../../text/index.ts';
import { PICTURE_GROUND } from '../../../../variants/own/picture.ts';
import { isGlb } from './model/glb.ts';
import { MODEL_FILES, modelFrom } from './model/model-file.ts';
import type { TakenModel } from './model/taken-model.ts';
import { pictureSize } from './picture-size.ts';
import { barePng, bareWebp } from './without-metadata.ts';

const words = uiText.workshop.looks;

export const LOOK_FILES = `.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp,${MODEL_FILES}`;
/** millions of bytes and of pixels that are decoded */
const MOST_MEGABYTES = 20;
const MOST_MEGAPIXELS = 50;
const MILLION = 1_000_000;
/** of WebP: the best that is short enough is taken */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45, 0.3, 0.15];
/** pixels along the longer side of what is searched for transparent parts */
const LOOKED_AT = 256;
/** of 255: from this alpha on a pixel is opaque, and from this on it is seen at all */
const [OPAQUE, SEEN] = [250, 12];

export type Taken = { readonly picture: string } | { readonly says: string };

/** In base64, as the text of a game has it, or what a person can do about it. Rejects when it is stopped, and where the file cannot be read. */
export async function takenLook(file: Blob, signal: AbortSignal): Promise<Taken | TakenModel> {
  if (file.size > MOST_MEGABYTES * MILLION) return { says: words.fileTooLarge(MOST_MEGABYTES) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isGlb(bytes)) return modelFrom(bytes, signal);
  const size = pictureSize(bytes);
  if (!size) return { says: words.noPicture };
  if (size.width * size.height > MOST_MEGAPIXELS * MILLION) return { says: words.tooManyPixels(MOST_MEGAPIXELS) };
  const image = await createImageBitmap(new Blob([bytes], { type: size.type })).catch(() => null);
  if (!image) return { says: words.brokenPicture };
  try {
    return await encoded(drawn(image));
  } finally {
    image.close();
  }
}

function drawn(image: ImageBitmap): HTMLCanvasElement {
  const { width, height } = image;
  const [canvas, pen] = canvasOf(PICTURE_SIDE, PICTURE_SIDE);
  const seen = seenOf(image);
  // what has transparent parts is fitted into the circle, corners and all; anything else covers it
  const { x, y, w, h } = seen ?? { x: 0, y: 0, w: width, h: height };
  const scale = PICTURE_SIDE / (seen ? Math.hypot(w, h) : Math.min(w, h));
  pen.fillStyle = PICTURE_GROUND;
  pen.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  const [left, top] = [(PICTURE_SIDE - w * scale) / 2, (PICTURE_SIDE - h * scale) / 2];
  pen.drawImage(image, x, y, w, h, left, top, w * scale, h * scale);
  return canvas;
}

/** The part outside which a picture is transparent; null of a picture that is not, or not noticeably. */
function seenOf(
  image: ImageBitmap,
): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null {
  const { width, height } = image;
  const scale = Math.min(1, LOOKED_AT / Math.max(width, height));
  const [w, h] = [width, height].map((n) => Math.max(1, Math.round(n * scale)));
  const [, pen] = canvasOf(w, h);
  pen.drawImage(image, 0, 0, w, h);
  const { data } = pen.getImageData(0, 0, w, h);
  let [left, top, right, bottom, isOpaque] = [w, h, 0, 0, true];
  for (let at = 0; at < w * h; at++) {
    const alpha = data[4 * at + 3];
    if (alpha < OPAQUE) isOpaque = false;
    if (alpha < SEEN) continue;
    const [x, y] = [at % w, Math.floor(at / w)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (isOpaque || right <= left) return null;
  const [across, down] = [width / w, height / h];
  return { x: left * across, y: top * down, w: (right - left) * across, h: (bottom - top) * down };
}

function canvasOf(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  return [canvas, pen];
}

async function encoded(canvas: HTMLCanvasElement): Promise<Taken> {
  for (const quality of QUALITIES) {
    const webp = await written(canvas, 'image/webp', quality);
    if (webp === null) break;
    const picture = await base64Of(new Blob([bareWebp(webp)]));
    if (picture.length <= LONGEST_PICTURE) return { picture };
  }
  const png = await written(canvas, 'image/png');
  const picture = png && (await base64Of(new Blob([barePng(png)])));
  return picture && picture.length <= LONGEST_PICTURE ? { picture } : { says: words.notSmallEnough };
}

/** Null in a browser that does not write that type: it writes PNG instead. */
async function written(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  return blob?.type === type ? new Uint8Array(await blob.arrayBuffer()) : null;
}

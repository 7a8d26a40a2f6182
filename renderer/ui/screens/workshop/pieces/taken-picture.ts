/**
 * A picture for a piece, taken from a file: decoded by the browser, scaled and drawn on a canvas, and written anew, so that nothing
 * of the file goes further but what is seen. What has transparent parts is shown whole in the circle of a token; of anything else
 * the middle fills it.
 */
import { LONGEST_PICTURE, PICTURE_SIDE } from '../../../../../engine/shared/limits.ts';
import { base64Of } from '../../../../state/files/files.ts';
import { uiText } from '../../../../text/index.ts';
import { PICTURE_GROUND } from '../../../../variants/own/picture.ts';
import { pictureSize } from './picture-size.ts';
import { barePng, bareWebp } from './without-metadata.ts';

const words = uiText.workshop.looks;

export const PICTURE_FILES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
/** millions of bytes and of pixels that are decoded */
const MOST_MEGABYTES = 20;
const MOST_MEGAPIXELS = 50;
const MILLION = 1_000_000;
/** of WebP: the best that is short enough is taken */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45, 0.3, 0.15];
/** of a pixel that is not transparent, of 255 */
const OPAQUE = 250;

export type Taken = { readonly picture: string } | { readonly says: string };

/** In base64, as the text of a game has it, or what a person can do about it. */
export async function takenPicture(file: Blob): Promise<Taken> {
  if (file.size > MOST_MEGABYTES * MILLION) return { says: words.pictureTooLarge(MOST_MEGABYTES) };
  const bytes = new Uint8Array(await file.arrayBuffer());
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
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PICTURE_SIDE, PICTURE_SIDE];
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  const { width, height } = image;
  const draw = (scale: number): void => {
    const [w, h] = [width * scale, height * scale];
    pen.drawImage(image, (PICTURE_SIDE - w) / 2, (PICTURE_SIDE - h) / 2, w, h);
  };
  draw(PICTURE_SIDE / Math.min(width, height));
  const { data } = pen.getImageData(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  const isOpaque = data.every((value, i) => i % 4 !== 3 || value >= OPAQUE);
  if (!isOpaque) {
    pen.clearRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
    draw(PICTURE_SIDE / Math.hypot(width, height));
  }
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = PICTURE_GROUND;
  pen.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return canvas;
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

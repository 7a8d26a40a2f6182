/** The pictures of a game's tokens side by side in one picture, from which their figures are painted in space. */
import { FACE_SPAN, type Faces } from '../../../art/faces.ts';
import { PICTURE_GROUND } from '../picture.ts';

/** pixels along each side of a tile, of which a picture takes the most */
const TILE = 144;
const COLUMNS = 8;

/** The picture of a kind: its address, and how wide it lies on its token, in cells. */
export interface Face {
  readonly kind: string;
  readonly address: string;
  readonly wide: number;
}
/** `tiles`: by kind, the number of its tile. */
export interface DrawnFaces extends Faces {
  readonly tiles: ReadonlyMap<string, number>;
}

/** Without pictures that the browser cannot decode; null where none is left. */
export async function drawnFaces(faces: readonly Face[]): Promise<DrawnFaces | null> {
  const images = await Promise.all(faces.map(({ address }) => decoded(address)));
  const there = faces.flatMap((face, i) => {
    const image = images[i];
    return image ? [{ ...face, image }] : [];
  });
  if (there.length === 0) return null;
  const canvas = document.createElement('canvas');
  const columns = Math.min(COLUMNS, there.length);
  const rows = Math.ceil(there.length / columns);
  [canvas.width, canvas.height] = [columns * TILE, rows * TILE];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = PICTURE_GROUND;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  for (const [n, { image, wide }] of there.entries()) {
    const side = (wide / FACE_SPAN) * TILE;
    const [x, y] = [((n % columns) + 0.5) * TILE, (Math.floor(n / columns) + 0.5) * TILE];
    pen.drawImage(image, x - side / 2, y - side / 2, side, side);
  }
  return { picture: canvas, columns, rows, tiles: new Map(there.map(({ kind }, n) => [kind, n])) };
}

async function decoded(address: string): Promise<HTMLImageElement | null> {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

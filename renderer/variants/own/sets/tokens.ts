/**
 * Tokens, for a kind that has no figure: a turned disc with a dished top, and in it the letter of the kind or a picture of its
 * own, drawn or from a file, read from the seat and from above. Whoever is worth little is smaller; a royal one has studs round its rim. Slots:
 * 0 body, 1 rim, 2 studs, 3 sign, and behind them pictures.
 */
import { BufferAttribute, type BufferGeometry } from 'three';
import { inked, type Triangle, textTriangles } from '../../../art/characters/characters.ts';
import { FIRST_FACE } from '../../../art/faces.ts';
import { around, gem, lathe, type Part, type V2, type V3 } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { BOX, type Outline } from '../outline.ts';
import { areaOf } from './area.ts';
import type { InscribedKind } from './glyphs.ts';
import { isSmall } from './size.ts';

const HIGH = 0.21;
const DISH = 0.035;
const SEGMENTS = 32;
/** ink lies so far over the dish */
const LIFT = 0.004;

/** Null where it is too intricate; otherwise fitted into a square of that side. */
function pictureOf(outline: Outline, size: number): readonly Triangle[] | null {
  const scaled = ([x, y]: V2): V2 => [(x / BOX - 0.5) * size, (y / BOX - 0.5) * size];
  const triangles = areaOf(outline)?.flatMap((quad): readonly Triangle[] => {
    const [a, b, c, d] = quad.map(scaled);
    return [
      [a, b, c],
      [a, c, d],
    ];
  });
  return triangles ?? null;
}

const radiusOf = (kind: InscribedKind): number => (kind.royal ? 0.42 : isSmall(kind) ? 0.33 : 0.385);
/** shares of the radius: how far the dish reaches, and a picture in it. The ring between has the colour of the body, which tells the sides apart from above */
const INNER = 0.825;
const FACE = 0.68;
/** How wide a picture lies on the token, in cells. */
export const faceOn = (kind: InscribedKind): number => 2 * FACE * radiusOf(kind);

/** `face`: the number of the tile with its picture; null: it has none. */
export function tokenFigure(kind: InscribedKind, outline: Outline | null, face: number | null = null): BufferGeometry {
  const { letter, royal } = kind;
  const r = radiusOf(kind);
  const floor = HIGH - DISH;
  const body = turned(
    [
      [0, 0],
      [r * 0.96, 0],
      [r, 0.025],
      [r, 0.06],
      [r * 0.93, 0.078],
      [r * 0.93, 0.118],
      [r * 0.985, 0.14],
      [r * 0.985, HIGH - 0.025],
      [r * 0.955, HIGH],
    ],
    0,
    SEGMENTS,
  );
  const rim = lathe(
    [
      [r * 0.955, HIGH],
      [r * 0.86, HIGH],
      [r * 0.84, HIGH - 0.01],
      [r * INNER, floor],
    ],
    1,
    SEGMENTS,
  );
  const disc = (outer: number, inner: number): Part =>
    lathe(
      [
        [outer, floor],
        [inner, floor],
      ],
      0,
      SEGMENTS,
    );
  const middle = 0.0001;
  const stud = (a: number) => gem(0.03, 2, { x: Math.cos(a) * r * 0.9, y: HIGH + 0.008, z: Math.sin(a) * r * 0.9 }, 0);
  const studs = royal ? around(12, stud) : [];
  if (face !== null)
    return figure(body, trim(rim, disc(r * INNER, r * FACE), painted(disc(r * FACE, middle), face), studs));
  const sign =
    (outline && pictureOf(outline, r * 1.34)) ??
    textTriangles(letter.toUpperCase(), 'latin', r * ([...letter].length > 1 ? 1.08 : 0.92));
  const onDish = (u: number, v: number): V3 => [u, floor + LIFT, -v];
  return figure(body, trim(rim, disc(r * INNER, middle), inked(sign, 3, onDish), studs));
}

const painted = (part: Part, face: number): Part =>
  part.setAttribute(
    'slot',
    new BufferAttribute(new Float32Array(part.attributes.position.count).fill(FIRST_FACE + face), 1),
  );

/**
 * Tokens, for a kind that has no figure: a turned disc with a dished top, and in it the letter of the kind or a picture of its
 * own, read from the seat and from above. Whoever is worth little is smaller; a royal one has studs round its rim. Slots:
 * 0 body, 1 rim, 2 studs, 3 sign.
 */
import type { BufferGeometry } from 'three';
import { inked, type Triangle, textTriangles } from '../../../art/characters/characters.ts';
import { around, gem, lathe, type V2, type V3 } from '../../../art/kit.ts';
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

export function tokenFigure(kind: InscribedKind, outline: Outline | null): BufferGeometry {
  const { letter, royal } = kind;
  const r = royal ? 0.42 : isSmall(kind) ? 0.33 : 0.385;
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
      [r * 0.825, floor],
    ],
    1,
    SEGMENTS,
  );
  const dish = lathe(
    [
      [r * 0.825, floor],
      [0.0001, floor],
    ],
    0,
    SEGMENTS,
  );
  const sign =
    (outline && pictureOf(outline, r * 1.34)) ??
    textTriangles(letter.toUpperCase(), 'latin', r * ([...letter].length > 1 ? 1.08 : 0.92));
  const stud = (a: number) => gem(0.03, 2, { x: Math.cos(a) * r * 0.9, y: HIGH + 0.008, z: Math.sin(a) * r * 0.9 }, 0);
  const onDish = (u: number, v: number): V3 => [u, floor + LIFT, -v];
  return figure(body, trim(rim, dish, inked(sign, 3, onDish), royal ? around(12, stud) : []));
}

/** Wizard: a broad hat with stars on its brim and a bent, starred tip; a beard. */
import type { BufferGeometry } from 'three';
import { around, extrude, sphere } from '../../../art/kit.ts';
import { figure, loft, trim, turned } from '../../../art/skin.ts';
import { band, foot, spark, starOutline } from './family.ts';

const { PI, sin, cos } = Math;

export const wizardFigure = (): BufferGeometry =>
  figure(
    foot(0.36, [
      [0.24, 0.17],
      [0.2, 0.3],
      [0.16, 0.44],
      [0.13, 0.55],
      [0.1, 0.66],
    ]),
    trim(sphere(0.115, 0, { y: 0.6 }, 8, 5)),
    loft(
      [
        [0.08, 0.6, 0.105, 0.05],
        [0.15, 0.5, 0.1, 0.06],
        [0.17, 0.38, 0.065, 0.045],
        [0.15, 0.27, 0.01, 0.01],
      ],
      2,
      7,
    ),
    turned(
      [
        [0, 0.66],
        [0.35, 0.655],
        [0.365, 0.67],
        [0.35, 0.685],
        [0.17, 0.715],
      ],
      0,
      20,
    ),
    loft(
      [
        [0, 0.71, 0.172, 0.172],
        [0.005, 0.82, 0.13, 0.13],
        [0, 0.94, 0.09, 0.09],
        [-0.035, 1.04, 0.058, 0.058],
        [-0.095, 1.12, 0.036, 0.036],
        [-0.15, 1.165, 0.015, 0.015],
      ],
      0,
      11,
    ),
    band([
      [0.182, 0.7],
      [0.18, 0.722],
      [0.165, 0.775],
    ]),
    band(
      [
        [0.338, 0.684],
        [0.354, 0.694],
        [0.366, 0.684],
      ],
      20,
    ),
    trim(
      around(5, (a) =>
        extrude(
          starOutline(5, 0.066, 0.029),
          0.014,
          1,
          { x: cos(a + 0.31) * 0.262, z: sin(a + 0.31) * 0.262, y: 0.706, rx: -PI / 2 },
          0,
        ),
      ),
    ),
    spark(0.165, 1, { z: 0.13, y: 1.19, ry: 0.4 }),
  );

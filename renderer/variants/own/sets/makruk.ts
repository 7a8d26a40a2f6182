/**
 * Makruk: low turned figures. The khun, the met and the khon taper like a stupa; the rua is a boat, and the bia a shell. Slots:
 * 0 wood, 1 stain, 2 gilt, 3 dark.
 */
import type { BufferGeometry } from 'three';
import { sphere, type V2 } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { horse } from './heads.ts';
import type { MAKRUK } from './names.ts';
import { band, FACETS, pole, stem } from './turned.ts';

/** The figures, by name. */
export const makruk: Readonly<Record<(typeof MAKRUK)[number], () => BufferGeometry>> = {
  khun: () => figure(pole(stupa(0.36, 1.12)), trim(band(0.36), sphere(0.035, 2, { y: 1.13 }, 8, 6))),
  met: () => figure(pole(stupa(0.28, 0.6)), trim(band(0.28))),
  khon: () =>
    figure(
      pole(stupa(0.33, 0.86)),
      trim(
        band(0.33),
        turned(
          [
            [0.2, 0.4],
            [0.215, 0.41],
            [0.205, 0.44],
            [0.19, 0.44],
          ],
          1,
          FACETS,
        ),
      ),
    ),
  ma: () => figure(stem(0.32), horse(0.9, 0.25)),
  rua: () =>
    figure(
      pole([
        [0, 0],
        [0.33, 0],
        [0.35, 0.03],
        [0.35, 0.07],
        [0.27, 0.13],
        [0.24, 0.2],
        [0.26, 0.27],
        [0.33, 0.33],
        [0.345, 0.37],
        [0.3, 0.4],
        [0.18, 0.385],
        [0.12, 0.37],
        [0.08, 0.42],
        [0, 0.43],
      ]),
      trim(
        turned(
          [
            [0.34, 0.345],
            [0.352, 0.355],
            [0.35, 0.372],
            [0.335, 0.378],
          ],
          1,
          FACETS,
        ),
      ),
    ),
  bia: () =>
    figure(
      pole([
        [0, 0],
        [0.25, 0],
        [0.28, 0.025],
        [0.275, 0.08],
        [0.22, 0.125],
        [0.12, 0.15],
        [0.06, 0.19],
        [0, 0.2],
      ]),
      trim(
        turned(
          [
            [0.225, 0.118],
            [0.205, 0.136],
            [0.17, 0.142],
            [0.15, 0.144],
          ],
          1,
          FACETS,
        ),
      ),
    ),
};
/** The profile of what tapers in steps to a point. */
function stupa(r: number, h: number): V2[] {
  return [
    [0, 0],
    [r * 0.97, 0],
    [r, 0.02],
    [r, 0.07],
    [r * 0.86, 0.1],
    [r * 0.9, 0.13],
    [r * 0.8, 0.18],
    [r * 0.62, h * 0.36],
    [r * 0.66, h * 0.42],
    [r * 0.6, h * 0.46],
    [r * 0.44, h * 0.5],
    [r * 0.47, h * 0.56],
    [r * 0.34, h * 0.62],
    [r * 0.36, h * 0.68],
    [r * 0.22, h * 0.76],
    [r * 0.1, h * 0.92],
    [0, h],
  ];
}

/**
 * Makruk: low turned figures. The khun, the met and the khon taper like a stupa; the rua is a boat, and the bia a shell. Slots:
 * 0 wood, 1 stain, 2 gilt, 3 dark.
 */
import type { BufferGeometry } from 'three';
import { box, sphere } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { horse } from './heads.ts';
import { MAKRUK_PROFILES } from './makruk-profiles.ts';
import type { MAKRUK } from './names.ts';
import { band, FACETS, pole, stem } from './turned.ts';

/** The figures, by name. */
export const makruk: Readonly<Record<(typeof MAKRUK)[number], () => BufferGeometry>> = {
  khun: () => figure(pole(MAKRUK_PROFILES.khun), trim(band(0.36), sphere(0.035, 2, { y: 1.13 }, 8, 6))),
  met: () => figure(pole(MAKRUK_PROFILES.met), trim(band(0.28))),
  khon: () =>
    figure(
      pole(MAKRUK_PROFILES.khon),
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
  ma: () => figure(stem(0.32), horse(0.86, 0.2)),
  rua: () =>
    figure(
      pole(MAKRUK_PROFILES.rua),
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
      pole(MAKRUK_PROFILES.bia),
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
  'bia-ngai': () =>
    figure(
      pole(MAKRUK_PROFILES['bia-ngai']),
      // the mouth of the shell with its teeth
      trim(
        box(0.05, 0.012, 0.4, 3, { y: 0.203 }),
        [-3, -2, -1, 0, 1, 2, 3].map((i) => box(0.17, 0.01, 0.018, 1, { y: 0.202, z: i * 0.055 })),
      ),
    ),
};

/** Diskette: a floppy standing on another that lies flat, which is its beacon. */
import type { BufferGeometry } from 'three';
import { box, cylinder, extrude, flat, moveAll, type Part, sculpt, type V2 } from '../../../art/kit.ts';

const { PI } = Math;
const floppy = (w: number): Part[] => {
  const h = w * 1.03,
    t = 0.07,
    a = w / 2;
  return [
    extrude(
      [
        [-a, 0],
        [a, 0],
        [a, h - 0.06],
        [a - 0.06, h],
        [-a, h],
      ],
      t,
      0,
      {},
      0.012,
      [],
    ),
    ...[-1, 1].map((s) =>
      extrude(
        [
          [-a * 0.52, h * 0.66],
          [a * 0.56, h * 0.66],
          [a * 0.56, h + 0.012],
          [-a * 0.52, h + 0.012],
        ],
        0.012,
        1,
        { z: s * (t / 2 + 0.016) },
        0,
      ),
    ),
    box(w * 0.54, 0.02, t + 0.05, 1, { x: 0.01, y: h + 0.012 }),
    ...[-1, 1].map((s) => box(w * 0.12, h * 0.24, 0.012, 3, { x: a * 0.24, y: h * 0.83, z: s * (t / 2 + 0.021) })),
    // label on the face, hub on the back
    box(w * 0.76, h * 0.46, 0.014, 2, { y: h * 0.29, z: -(t / 2 + 0.012) }),
    ...[0.42, 0.31, 0.2].map((f) => box(w * 0.58, 0.022, 0.01, 3, { y: h * f, z: -(t / 2 + 0.019) })),
    box(w * 0.76, h * 0.06, 0.016, 1, { y: h * 0.49, z: -(t / 2 + 0.0125) }),
    flat(cylinder(w * 0.2, w * 0.2, 0.02, 2, { y: h * 0.33, z: t / 2 + 0.014, rx: PI / 2 }, 12)),
    cylinder(w * 0.15, w * 0.15, 0.02, 3, { y: h * 0.33, z: t / 2 + 0.02, rx: PI / 2 }, 12),
    box(0.05, 0.05, 0.02, 1, { y: h * 0.33, z: t / 2 + 0.026 }),
    box(0.05, 0.05, t + 0.032, 3, { x: -a * 0.8, y: 0.055 }),
  ];
};
/** The plinth is a floppy lying flat, so that a Diskette is one from straight above too. */
const plinth = (): Part[] => {
  const h = 0.3;
  const cut = 0.11;
  const outline = (r: number): V2[] => [
    [-r, -r],
    [r, -r],
    [r, r - cut],
    [r - cut, r],
    [-r, r],
  ];
  const lying = { rx: -PI / 2 } as const;
  return [
    extrude(outline(h), 0.05, 0, { ...lying, y: 0.033 }, 0.014),
    extrude(outline(h - 0.035), 0.02, 2, { ...lying, y: 0.064 }, 0),
    extrude(outline(h - 0.065), 0.02, 3, { ...lying, y: 0.07 }, 0),
    // the label's lines before it, unlit so that they do not look like the lower half of what stands, the hub behind
    ...[-0.215, -0.17, -0.125].map((z) => box(0.34, 0.014, 0.024, 0, { y: 0.084, z })),
    flat(cylinder(0.062, 0.062, 0.016, 1, { y: 0.086, z: 0.17 }, 10)),
    extrude(
      [
        [-0.12, 0],
        [0, 0.075],
        [0.12, 0],
        [0.12, -0.05],
        [0, 0.02],
        [-0.12, -0.05],
      ],
      0.06,
      1,
      { y: 0.04, z: -h - 0.005, rx: -PI / 2 },
      0,
    ),
  ];
};

export const disketteFigure = (): BufferGeometry =>
  sculpt(plinth(), box(0.44, 0.06, 0.17, 0, { y: 0.105 }), moveAll(floppy(0.58), { y: 0.125, z: 0.05, rx: -0.07 }));

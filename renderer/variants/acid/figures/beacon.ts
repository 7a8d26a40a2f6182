/**
 * What several figures share: the beacon puck every piece stands on (an octagonal ceramic disc with a light gutter and
 * a prow at -z), thrusters, and the datachunk that a King carries.
 */
import { box, cylinder, extrude, flat, lathe, move, moveAll, type Part, type Transform } from '../../../art/kit.ts';

const { PI, cos } = Math;

/** The beacon puck every piece stands on. `hole` opens the middle. */
export const puck = (r = 0.36, h = 0.09, hole = 0): Part[] => {
  const q = PI / 8,
    k = 1 / cos(q),
    R = r * k * 0.97;
  return [
    flat(
      lathe(
        [
          [R * 0.9, 0],
          [R, 0.02],
          [R, 0.05],
          [R * 0.88, h],
          [R * 0.84, h],
        ],
        0,
        8,
        { ry: q },
      ),
    ),
    flat(
      lathe(
        [
          [R * 0.84, h - 0.006],
          [R * 0.74, h - 0.006],
        ],
        2,
        8,
        { ry: q },
      ),
    ),
    flat(
      hole
        ? lathe(
            [
              [R * 0.74, h - 0.006],
              [R * 0.74, h + 0.012],
              [hole, h + 0.012],
              [hole * 0.86, 0.012],
              [0, 0.01],
            ],
            3,
            8,
            { ry: q },
          )
        : lathe(
            [
              [R * 0.74, h - 0.006],
              [R * 0.74, h + 0.012],
              [0, h + 0.012],
            ],
            3,
            8,
            { ry: q },
          ),
    ),
    extrude(
      [
        [-0.12, 0],
        [0, 0.075],
        [0.12, 0],
        [0.12, -0.05],
        [0, 0.02],
        [-0.12, -0.05],
      ],
      0.075,
      1,
      { y: 0.056, z: -r + 0.035, rx: -PI / 2 },
      0,
    ),
  ];
};
export const thruster = (x: number, y: number, z: number, r: number, len: number, p: Transform = {}): Part[] => [
  flat(move(cylinder(r * 0.62, r, len, 3, p, 8), { x, y, z })),
  flat(
    move(
      cylinder(
        r * 0.8,
        r * 0.8,
        0.012,
        2,
        { ...p, ...(p.rx ? { z: (p.rx > 0 ? -1 : 1) * (len / 2 + 0.002) } : { y: -len / 2 - 0.002 }) },
        8,
      ),
      { x, y, z },
    ),
  ),
];
/** The datachunk: a lit cube in a cage of eight corners. */
export const chunk = (y: number, size: number): Part[] => {
  const h = size / 2,
    c = size * 0.11,
    out: Part[] = [box(size * 0.88, size * 0.88, size * 0.88, 2)];
  for (const u of [-1, 1])
    for (const v of [-1, 1]) {
      const e = h - c * 0.5;
      out.push(
        box(size, c, c, 1, { y: u * e, z: v * e }),
        box(c, size, c, 1, { x: u * e, z: v * e }),
        box(c, c, size, 1, { x: u * e, y: v * e }),
      );
    }
  return moveAll(out, { y, ry: PI / 4 });
};

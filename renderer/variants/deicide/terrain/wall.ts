/** Wall: rough courses of stone that fill the cell; the one feature nobody stands on. */
import type { BufferGeometry } from 'three';
import { mergeGround, onFourSides } from '../../../art/ground.ts';
import { box, type Part } from '../../../art/kit.ts';

const STUFF = {
  body: '#857c6f',
  accent: '#9c9284',
  light: '#c9c2b4',
  dark: '#332f2a',
  roughness: 0.85,
  metalness: 0,
  glow: 0,
};

const COURSE = 0.18;
const GAP = 0.022;
/** where the joints of the courses are, from left to right */
const JOINTS = [
  [-0.475, -0.22, 0.16, 0.475],
  [-0.475, -0.34, 0, 0.3, 0.475],
  [-0.475, -0.12, 0.24, 0.475],
];

/** The stones of one course as seen from one side; they stand out a little, each by its own measure. */
const course = (level: number): Part[] =>
  JOINTS[level].slice(0, -1).map((x, i) => {
    const w = JOINTS[level][i + 1] - x - GAP;
    const out = ((i * 7 + level * 3) % 3) * 0.006;
    return box(w, COURSE - GAP, 0.06, (i + level) % 3 === 0 ? 1 : 0, {
      x: x + (w + GAP) / 2,
      y: COURSE * (level + 0.5) + GAP / 2,
      z: -0.445 - out,
    });
  });

/** Capstones in three rows, of slightly different heights. */
const caps = (): Part[] =>
  [-1, 0, 1].flatMap((row) => {
    const joints = row === 0 ? [-0.49, 0.04, 0.49] : [-0.49, -0.2 + row * 0.08, 0.2, 0.49];
    return joints.slice(0, -1).map((x, i) => {
      const w = joints[i + 1] - x - GAP;
      const tall = 0.07 + ((row * 5 + i * 3 + 9) % 4) * 0.012;
      return box(w, tall, 0.305, (row + i) % 2 ? 1 : 0, {
        x: x + (w + GAP) / 2,
        y: COURSE * 3 + tall / 2,
        z: row * 0.327,
      });
    });
  });

export const wallFigure = (): BufferGeometry =>
  mergeGround(
    STUFF,
    box(0.88, COURSE * 3, 0.88, 3, { y: COURSE * 1.5 }),
    onFourSides(() => [0, 1, 2].flatMap(course)),
    caps(),
  );

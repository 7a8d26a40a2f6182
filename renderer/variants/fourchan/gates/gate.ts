/**
 * A teleporter as it lies on its cell: a well of dark in a ring, with a post at each corner of the cell. Whose it is
 * shows in colour and in shape: White's is round, ivory and blue, and turns one way; Black's has eight corners, is dark
 * and orange, and turns the other way. One that leads nowhere is shut: an iris over the well and no light. Pointed at,
 * or the other end of one that is, it is lit: the well is full of light and rays rise between the posts.
 */
import type { BufferGeometry } from 'three';
import { mergeGround, type Stuff, sheet } from '../../../art/ground.ts';
import { arc, around, box, cylinder, extrude, gem, lathe, move, type Part, sphere, type V2 } from '../../../art/kit.ts';

const { PI, cos, sin } = Math;

export type State = 'open' | 'lone' | 'lit';

interface Make {
  readonly stuff: Stuff;
  /** of the iris of one that leads nowhere */
  readonly shut: string;
  /** of the ring and the well */
  readonly corners: number;
  readonly spin: 1 | -1;
  readonly knob: (place: { x: number; y: number; z: number }) => Part;
}

/** where the posts stand: outside every tile */
const POST = 0.437;
const RING = 0.47;
const WELL = 0.43;

const MAKES: Readonly<Record<'white' | 'black', Make>> = {
  white: {
    stuff: {
      body: '#dccba4',
      accent: '#0d6ea8',
      light: '#34b6ff',
      dark: '#04263d',
      roughness: 0.45,
      metalness: 0.1,
      glow: 0.75,
    },
    shut: '#0b3b58',
    corners: 30,
    spin: 1,
    knob: (place) => sphere(0.056, 2, place, 8, 6),
  },
  black: {
    stuff: {
      body: '#15231d',
      accent: '#a8440c',
      light: '#ff7a1f',
      dark: '#3b1303',
      roughness: 0.45,
      metalness: 0.1,
      glow: 0.75,
    },
    shut: '#5c2509',
    corners: 8,
    spin: -1,
    knob: (place) => gem(0.072, 2, { ...place, s: [0.85, 1.15, 0.85] }),
  },
};

/** One arm of the swirl, widest in its middle. */
const arm = (spin: number, r: number, wide: number): V2[] => {
  const at = (t: number, off: number): V2 => {
    const a = spin * t * PI * 1.1;
    const away = 0.05 + (r - 0.05) * t + off;
    return [cos(a) * away, sin(a) * away];
  };
  const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  const out = steps.map((t) => at(t, wide * sin(t * PI)));
  const back = steps.slice(1, -1).map((t) => at(t, -wide * sin(t * PI)));
  const outline = [...out, ...back.reverse()];
  return spin > 0 ? outline : outline.reverse();
};

/** Blades that close over the well. */
const iris = (): Part[] =>
  around(6, (a) => [
    sheet(
      [
        [0.03, 0],
        [0.4, 0.02],
        [0.34, 0.2],
        [0.2, 0.27],
      ],
      1,
      0.009,
      a,
    ),
    sheet(
      [
        [0.03, -0.008],
        [0.4, 0.012],
        [0.4, 0.03],
        [0.03, 0.01],
      ],
      0,
      0.011,
      a,
    ),
  ]).flat();

const post = (make: Make, state: State, i: number): Part[] => {
  const a = PI / 4 + (i * PI) / 2;
  const [x, z] = [cos(a) * Math.SQRT2 * POST, sin(a) * Math.SQRT2 * POST];
  const round = make.corners > 8 ? 8 : 4;
  return [
    cylinder(0.03, 0.05, 0.2, 0, { x, y: 0.1, z, ry: PI / 4 }, round),
    cylinder(0.046, 0.046, 0.03, state === 'lone' ? 1 : 2, { x, y: 0.14, z, ry: PI / 4 }, round),
    state === 'lone'
      ? cylinder(0.012, 0.045, 0.05, 0, { x, y: 0.225, z, ry: PI / 4 }, round)
      : make.knob({ x, y: 0.255, z }),
  ];
};

/** Rays of light from the ring, where no tile stands over it. */
const rays = (): Part[] =>
  around(4, (a) =>
    [-0.2, -0.1, 0, 0.1, 0.2].map((along, k) =>
      move(box(0.022, 0.16 - 0.04 * Math.abs(k - 2), 0.012, 2, { x: RING - 0.004, y: 0.09, z: along * 1.5 }), {
        ry: a,
      }),
    ),
  ).flat();

export function gate(owner: 'white' | 'black', state: State): BufferGeometry {
  const make = MAKES[owner];
  const { corners, spin } = make;
  const turn = corners === 8 ? PI / 8 : 0;
  const hoop = (r: number): V2[] => arc(r, turn, turn + 2 * PI * (1 - 1 / corners), corners - 1);
  const lit = state === 'lit';
  const stuff = {
    ...make.stuff,
    glow: lit ? 1.5 : make.stuff.glow,
    dark: lit ? make.stuff.accent : make.stuff.dark,
    accent: state === 'lone' ? make.shut : make.stuff.accent,
  };
  return mergeGround(
    stuff,
    extrude(hoop(RING), 0.026, state === 'lone' ? 0 : 2, { y: 0.014, rx: -PI / 2 }, 0.006, [hoop(WELL)]),
    sheet(hoop(WELL + 0.005), 3, 0.005),
    state === 'lone'
      ? iris()
      : [
          ...around(3, (a) => sheet(arm(spin, 0.4, lit ? 0.045 : 0.032), 2, 0.011, a)),
          ...around(3, (a) => sheet(arm(spin, 0.36, 0.026), 1, 0.009, a + 1)),
          sheet(arc(0.055, 0, (2 * PI * 9) / 10, 9), 2, 0.012),
        ],
    [0, 1, 2, 3].flatMap((i) => post(make, state, i)),
    lit ? rays() : [],
    lathe(
      [
        [WELL, 0.026],
        [WELL - 0.02, 0.006],
      ],
      1,
      corners,
      { ry: -turn },
    ),
  );
}

/**
 * What a place supplies: where the table stands and the light that falls there. Everything in it is drawn in code, built
 * once and never moves. At most twelve calls, 40,000 triangles, and no texture over 2048 pixels (see place.test.ts).
 */
import type * as THREE from 'three';
import type { Built } from '../board-mesh.ts';

type V3 = readonly [x: number, y: number, z: number];

/** A lamp as far away as the sun; `from` is its direction, seen from the middle of the table. */
export interface LampArt {
  readonly colour: string;
  readonly strength: number;
  readonly from: V3;
}

/** Light from above and from below. At low quality it is stronger, because it replaces the reflections. */
export interface SkyLight {
  readonly above: string;
  readonly below: string;
  readonly high: number;
  readonly low: number;
}

export interface LightRig {
  /** the only lamp that casts shadows */
  readonly key: LampArt;
  /** cold, from behind: it draws the edges of figures */
  readonly rim: LampArt;
  readonly fill: LampArt;
  readonly sky: SkyLight;
  readonly exposure: number;
}

/** A light panel of the environment that figures reflect; it faces the middle of the table. */
interface Panel {
  readonly form: 'rect' | 'circle' | 'ring';
  readonly colour: string;
  readonly strength: number;
  readonly at: readonly [x: number, y: number, z: number];
  /** width and height */
  readonly size: readonly [number, number];
}

/** The environment that figures reflect where the graphics card is good enough; it is not visible itself. */
export interface RoomArt {
  /** the colour between the lamps, which shaded surfaces reflect */
  readonly walls: string;
  readonly panels: readonly Panel[];
  /** of all of it together */
  readonly strength: number;
}

/** What a place is built for. */
export interface Plan {
  /** half the field, in cells */
  readonly halfX: number;
  readonly halfZ: number;
  readonly quality: 'high' | 'low';
  /** paints the pictures of the place, once */
  readonly gl: THREE.WebGLRenderer;
}

/** The colours of a ground as they are seen: beside the table, around it, and farther away. */
export type GroundColours = readonly [beside: string, around: string, far: string];

export interface PlaceArt {
  readonly light: LightRig;
  /** what figures reflect */
  readonly room: RoomArt;
  /** the colour behind everything */
  readonly ground: string;
  /** what is seen of it before it is built; absent where there is nothing to see */
  readonly sketch?: GroundColours;
  build(plan: Plan): Built;
}

/** A place by night and by day. */
export interface PlaceHours {
  readonly night: PlaceArt;
  readonly day: PlaceArt;
}

/**
 * Flat bands in space for arrows, routes, tethers and rings: a bright face over a slightly wider dark outline, always
 * horizontal, so they are visible from every seat. Uses vertex colours; the material is unlit.
 */
import * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';

export interface Ribbon {
  readonly points: readonly Spot[];
  readonly colour: string;
  readonly width: number;
  readonly arrow: boolean;
  /** the length of its head, where it is not the usual one; its width grows with it */
  readonly head?: number;
}

const CASING = new THREE.Color('#0c1114');
const HEAD = 0.3;
/** of the face over its outline: enough that the outline never shows through where a band climbs */
const RAISED = 0.018;

/** The point at a distance from the end of a polyline, and the polyline up to it. */
function shorten(points: readonly Spot[], by: number): Spot[] {
  const left = points.map((p) => ({ ...p }));
  while (left.length > 1) {
    const [a, b] = [left[left.length - 2], left[left.length - 1]];
    const length = Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
    if (length > by) {
      const t = (length - by) / length;
      left[left.length - 1] = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t };
      return left;
    }
    by -= length;
    left.pop();
  }
  return left;
}

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** Corner positions to the left and right of a polyline, mitred at its bends and where it closes. */
function sides(points: readonly Spot[], half: number): [Spot, Spot][] {
  const last = points.length - 1;
  const closed = last > 2 && isSame(points[0], points[last]);
  return points.map((p, i) => {
    const a = points[i > 0 ? i - 1 : closed ? last - 1 : 0];
    const b = points[i < last ? i + 1 : closed ? 1 : last];
    const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    const [dx, dz] = [(b.x - a.x) / length, (b.z - a.z) / length];
    // at a bend the band would become thinner
    const way = Math.hypot(b.x - p.x, b.z - p.z);
    const straight = way === 0 ? 1 : Math.abs((dx * (b.x - p.x) + dz * (b.z - p.z)) / way);
    const wide = half / Math.max(0.5, straight);
    const [nx, nz] = [-dz * wide, dx * wide];
    return [
      { x: p.x + nx, y: p.y, z: p.z + nz },
      { x: p.x - nx, y: p.y, z: p.z - nz },
    ];
  });
}

export function ribbonSolid(ribbons: readonly Ribbon[]): THREE.BufferGeometry {
  const position: number[] = [];
  const colours: number[] = [];
  const triangle = (paint: THREE.Color, dy: number, ...corners: readonly Spot[]): void => {
    for (const c of corners) {
      position.push(c.x, c.y + dy, c.z);
      colours.push(paint.r, paint.g, paint.b);
    }
  };
  const band = (points: readonly Spot[], half: number, paint: THREE.Color, dy: number): void => {
    const edges = sides(points, half);
    for (let i = 1; i < edges.length; i++) {
      const [[a, b], [c, d]] = [edges[i - 1], edges[i]];
      triangle(paint, dy, a, b, d, a, d, c);
    }
  };
  const head = (from: Spot, to: Spot, grow: number, half: number, paint: THREE.Color, dy: number): void => {
    const length = Math.hypot(to.x - from.x, to.z - from.z) || 1;
    const [ux, uz] = [(to.x - from.x) / length, (to.z - from.z) / length];
    const wide = half + grow;
    const back = { x: from.x - ux * grow, y: from.y, z: from.z - uz * grow };
    const tip = { x: to.x + ux * grow * 1.6, y: to.y, z: to.z + uz * grow * 1.6 };
    triangle(
      paint,
      dy,
      { x: back.x - uz * wide, y: back.y, z: back.z + ux * wide },
      { x: back.x + uz * wide, y: back.y, z: back.z - ux * wide },
      tip,
    );
  };
  for (const { points, colour, width, arrow, head: long = HEAD } of ribbons) {
    const face = new THREE.Color(colour);
    const shaft = arrow ? shorten(points, long) : points;
    const from = shaft[shaft.length - 1];
    const to = points[points.length - 1];
    band(shaft, width / 2 + 0.026, CASING, 0);
    const half = width * 1.6 * (long / HEAD);
    if (arrow) head(from, to, 0.03, half, CASING, 0);
    band(shaft, width / 2, face, RAISED);
    if (arrow) head(from, to, 0, half, face, RAISED);
  }
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  solid.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  return solid;
}

/** A line over the table: slightly above both ends, and higher by `rise` in the middle when it is a leap. */
export function lineOver(points: readonly Spot[], rise: number, above = 0.05): Spot[] {
  const out: Spot[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const steps = rise > 0 ? 18 : a.y === b.y ? 1 : 6;
    for (let k = i === 1 ? 0 : 1; k <= steps; k++) {
      const t = k / steps;
      const climb = a.y === b.y ? t : b.y > a.y ? Math.min(1, t * 1.7) : Math.max(0, (t - 0.42) / 0.58);
      out.push({
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * climb + above + rise * 4 * t * (1 - t),
        z: a.z + (b.z - a.z) * t,
      });
    }
  }
  return out;
}

/** A closed ring around a cell. */
export function ringOver(at: Spot, radius: number): Spot[] {
  return Array.from({ length: 41 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    return { x: at.x + radius * Math.cos(a), y: at.y + 0.05, z: at.z + radius * Math.sin(a) };
  });
}

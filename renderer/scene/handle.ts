/** What the table offers to commands (`TableHandle`) and to tests (`window.__fairytable`), built on the stage. */
import type { RefObject } from 'react';
import type { WebGLRenderer } from 'three';
import * as THREE from 'three';
import type { Spot } from '../art/spot.ts';
import type { TableHandle } from '../board/props.ts';
import type { BoardPoint } from '../board/strokes.ts';
import { aimFrom, eyeOf, FIELD_OF_VIEW, pointCamera, zoom } from './camera/rig.ts';
import { countPasses, passesOf } from './passes.ts';
import { pngOf } from './photograph.ts';
import { meetsCell } from './pick/pick.ts';
import type { Pose } from './places.ts';
import type { Drawings } from './pointer/intentions.ts';
import { groundAt, rayAt } from './pointer/rays.ts';
import type { Stage } from './stage/stage.ts';
import type { FairytableHook } from './testHook.ts';

type What = { readonly cell: number } | { readonly piece: number };

/** the offset down and towards the camera at which a piece is visible beneath the one it carries */
const BELOW = 0.14;
const TOWARDS = 0.33;

/**
 * The position of a cell's middle, or of a piece at two thirds of its height, in CSS pixels of the page. For a piece
 * that carries another that point is hidden, so a point at its foot is used.
 */
function project(stage: Stage, frame: RefObject<HTMLDivElement | null>, what: What): { x: number; y: number } | null {
  const element = frame.current;
  if (!element) return null;
  const point = new THREE.Vector3();
  if ('cell' in what) {
    const spot = stage.places.cells[what.cell];
    if (!spot) return null;
    point.set(spot.x, spot.y, spot.z);
  } else {
    const pose = stage.playback.poses.get(what.piece);
    if (!pose) return null;
    const height = (stage.bounds.get(pose.kind)?.height ?? 0) * pose.scale;
    point.set(pose.x, pose.y + (height * 2) / 3, pose.z);
    if (stage.withRider(what.piece).length > 1) {
      const eye = eyeOf(stage.aim);
      const way = Math.hypot(eye.x - pose.x, eye.z - pose.z) || 1;
      point.set(
        pose.x + ((eye.x - pose.x) / way) * TOWARDS,
        pose.y + BELOW,
        pose.z + ((eye.z - pose.z) / way) * TOWARDS,
      );
    }
  }
  const { width, height } = stage.frameBox;
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.1, 300);
  pointCamera(camera, stage.aim);
  point.project(camera);
  const box = element.getBoundingClientRect();
  return { x: box.left + ((point.x + 1) / 2) * width, y: box.top + ((1 - point.y) / 2) * height };
}

/** On the cell that is hit, each at its own height; beside the board on the level of the table. */
function boardAt(stage: Stage, frame: RefObject<HTMLDivElement | null>, x: number, y: number): BoardPoint | null {
  const box = frame.current?.getBoundingClientRect();
  if (!box) return null;
  const { cells, width, depth } = stage.places;
  const ray = rayAt(stage, x - box.left, y - box.top);
  const hit = meetsCell(ray, cells);
  const at = groundAt(ray, hit === null ? 0 : cells[hit.cell].y);
  return at && { x: (at.x + (width - 1) / 2) * 100, y: ((depth - 1) / 2 - at.z) * 100 };
}

export function handleOf(stage: Stage, frame: RefObject<HTMLDivElement | null>, drawings: Drawings): TableHandle {
  const spotOf = (name: string) => {
    const { aim } = stage;
    const eye = eyeOf(aim);
    return {
      name,
      position: [eye.x, eye.y, eye.z] as [number, number, number],
      target: [aim.x, aim.y, aim.z] as [number, number, number],
    };
  };
  const isSeen = (cell: number): boolean => {
    const at = project(stage, frame, { cell });
    const box = frame.current?.getBoundingClientRect();
    if (!at || !box) return true;
    return at.x > box.left + 20 && at.x < box.right - 20 && at.y > box.top + 20 && at.y < box.bottom - 20;
  };
  return {
    skip() {
      const any = stage.playback.skip();
      stage.wake();
      return any;
    },
    clearDrawings: () => drawings.clear(),
    resetCamera: () => stage.reset(),
    lookFromAbove: () => stage.fromAbove(),
    putBack: () => stage.putBack(),
    sitAt: (side) => stage.sit(side),
    turnBy: (steps) => stage.flyOwn({ ...stage.aim, turn: stage.aim.turn + (steps * Math.PI) / 8 }),
    zoomBy: (factor) => stage.flyOwn(zoom(stage.aim, factor, null, stage.limits.farthest)),
    showCell(cell) {
      if (isSeen(cell)) return;
      const spot = stage.places.cell(cell);
      stage.flyOwn({ ...stage.aim, x: spot.x, z: spot.z });
    },
    frame(cells) {
      if (!cells.every(isSeen)) stage.frameCells(cells);
    },
    spot: spotOf,
    goToSpot({ position, target }) {
      const [eye, to] = [new THREE.Vector3(...position), new THREE.Vector3(...target)];
      const back = eye.clone().sub(to);
      const tilt = Math.acos(Math.min(1, Math.max(-1, back.y / Math.max(1e-6, back.length()))));
      const turn = Math.hypot(back.x, back.z) < 1e-6 ? stage.aim.turn : Math.atan2(back.x, back.z);
      stage.flyOwn(aimFrom(eye, turn, tilt));
    },
    boardAt: (x, y) => boardAt(stage, frame, x, y),
    picture: async (spec) => pngOf(stage.photograph(spec)),
    project: (what) => project(stage, frame, what),
  };
}

export function hookOf(
  stage: Stage,
  frame: RefObject<HTMLDivElement | null>,
  drawn: { readonly frames: number },
  look: (feature: { id: string; hidden: boolean }) => string,
  now: () => { gl: WebGLRenderer | null; ready: boolean; settled: string | number | null },
): FairytableHook {
  const figures = (meant: (pose: Pose) => boolean): string[] =>
    stage
      .capsules()
      .map(({ id, cell }) => ({ cell, pose: stage.playback.poses.get(id)! }))
      .filter(({ cell, pose }) => cell !== null && meant(pose))
      .map(({ cell, pose }) => `${pose.kind}/${pose.side}@${cell}`)
      .sort();
  return {
    project(what) {
      const at = project(stage, frame, what);
      return at && [at.x, at.y];
    },
    get frames() {
      return drawn.frames;
    },
    count() {
      const { gl } = now();
      if (!gl) return;
      countPasses(gl);
      gl.shadowMap.needsUpdate = true;
      stage.wake();
    },
    info() {
      const { gl } = now();
      return {
        ...passesOf(gl),
        geometries: gl?.info.memory.geometries ?? 0,
        textures: gl?.info.memory.textures ?? 0,
        programs: gl?.info.programs?.length ?? 0,
      };
    },
    get ready() {
      return now().ready;
    },
    get settled() {
      return now().settled;
    },
    terrain: () => [...stage.playback.ground.values()].map((lying) => `${look(lying)}@${lying.cell}`).sort(),
    flights: () =>
      stage
        .flying()
        .map(({ pose }) => `${pose.kind}/${pose.side}>${pose.over}:${pose.left}`)
        .sort(),
    dice: () => stage.dice.shown(),
    get rolling() {
      return stage.dice.isRolling;
    },
    instances: () => figures(() => true),
    ties: () => {
      const cell = ({ x, z }: Spot) => stage.places.cells.findIndex((spot) => spot.x === x && spot.z === z);
      return [...stage.strands()]
        .map(({ from, to, torn, lit }) => `${cell(from)}${torn ? '/' : '-'}${cell(to)}${lit ? ' lit' : ''}`)
        .sort();
    },
    riders: () => figures((pose) => pose.rides),
    ice: () => figures((pose) => pose.chill > 0.5),
    badges: () =>
      stage
        .capsules()
        .map(({ id, cell }) => ({ cell, badge: stage.playback.poses.get(id)?.badge }))
        .filter(({ cell, badge }) => cell !== null && badge)
        .map(({ cell, badge }) => `${badge}@${cell}`)
        .sort(),
  };
}

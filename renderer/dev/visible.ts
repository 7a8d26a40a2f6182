/**
 * `npm run art -- --visible`: how much of the window the playing field takes, for each game and size of window, and how
 * much of each piece of the start position is seen from both seats. It rasterizes the real figures with the camera of
 * the table, so it needs neither a browser nor a graphics card.
 */
import * as THREE from 'three';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import type { VariantArt } from '../art/variant-art.ts';
import { FIELD_OF_VIEW, pointCamera } from '../scene/camera/rig.ts';
import { PLATE_NEARER, plateAt } from '../scene/nameplates/plate.ts';
import { Places } from '../scene/places.ts';
import { Stage } from '../scene/stage/stage.ts';
import { rasterize, triangleCorners } from '../testing/raster.ts';
import { artOf } from '../variants/registry.ts';
import { games } from './board-looks.ts';

/** The window, and what of it is not the board: the side panel, the seats and the bar. */
const WINDOWS = [
  [1024, 640],
  [1280, 800],
  [1920, 1080],
] as const;
const BESIDE = [268, 100] as const;
const INSET = { top: 16, right: 8, bottom: 20, left: 8 };
const MEASURED = [1012, 700] as const;

/** the part of its silhouette that must be seen: from a piece's own seat, and from the other one */
const GOAL = { own: 0.7, other: 0.6 } as const;

/** A letter of which so much is seen can be read. */
const LEGIBLE = 0.75;

function stageOf(board: VariantDescription, view: View, art: VariantArt, width: number, height: number): Stage {
  const places = new Places(board, art.hand, view.pieces, art.flights?.lift, art.riders, art.appearance);
  const stage = new Stage(places, () => {});
  stage.resize({ width, height, inset: INSET }, true);
  stage.playback.cut(view, 'start');
  stage.sit(0, true);
  return stage;
}

function cameraOf(stage: Stage): THREE.PerspectiveCamera {
  const { width, height } = stage.frameBox;
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.5, 300);
  pointCamera(camera, stage.aim);
  return camera;
}

/** The area of the field on the screen, in pixels. */
function fieldArea(stage: Stage): number {
  const camera = cameraOf(stage);
  const { width, depth, highest } = stage.places;
  const { width: w, height: h } = stage.frameBox;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, z]) => {
    const p = new THREE.Vector3((x * width) / 2, highest, (z * depth) / 2).project(camera);
    return [((p.x + 1) / 2) * w, ((1 - p.y) / 2) * h];
  });
  return Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nx, ny] = corners[(i + 1) % 4];
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
}

/** Samples of a plate, across and down. */
const SAMPLES = 9;

/** The part of every plate that no figure hides, 0 to 1, by the id of its piece; `depth` of the figures, by pixel. */
function visiblePlates(stage: Stage, camera: THREE.PerspectiveCamera, depth: Float32Array): Map<number, number> {
  const { width, height } = stage.frameBox;
  const parts = new Map<number, number>();
  const point = new THREE.Vector3();
  for (const [id, pose] of stage.playback.poses) {
    if (pose.inTray) continue;
    const { centre, right, up, size } = plateAt(camera, pose, pose.scale);
    let seen = 0;
    for (let i = 0; i < SAMPLES ** 2; i++) {
      const [across, down] = [i % SAMPLES, Math.floor(i / SAMPLES)].map((n) => ((n + 0.5) / SAMPLES - 0.5) * size);
      point
        .copy(centre)
        .addScaledVector(right, across!)
        .addScaledVector(up, down!)
        .applyMatrix4(camera.matrixWorldInverse);
      const near = point
        .clone()
        .setZ(point.z + PLATE_NEARER * pose.scale)
        .applyMatrix4(camera.projectionMatrix).z;
      point.applyMatrix4(camera.projectionMatrix);
      const [x, y] = [Math.floor(((point.x + 1) / 2) * width), Math.floor(((1 - point.y) / 2) * height)];
      if (x >= 0 && x < width && y >= 0 && y < height && near <= depth[y * width + x]!) seen++;
    }
    parts.set(id, seen / SAMPLES ** 2);
  }
  return parts;
}

/** The visible part of every piece on the board and of its plate, 0 to 1, by its id. */
function visibleParts(
  stage: Stage,
  art: VariantArt,
): { readonly figures: Map<number, number>; readonly plates: Map<number, number> } {
  const camera = cameraOf(stage);
  const { width, height } = stage.frameBox;
  const depth = new Float32Array(width * height).fill(Infinity);
  const front = new Int32Array(width * height).fill(-1);
  const own = new Int32Array(width * height).fill(-1);
  const whole = new Map<number, number>();
  const solids = new Map<string, Float32Array>();
  for (const [id, pose] of stage.playback.poses) {
    if (pose.inTray) continue;
    const points =
      solids.get(pose.kind) ?? (art.figures[pose.kind]().attributes.position.array as Float32Array).slice();
    solids.set(pose.kind, points);
    const matrix = new THREE.Matrix4()
      .makeTranslation(pose.x, pose.y, pose.z)
      .multiply(new THREE.Matrix4().makeRotationY(pose.turn));
    let count = 0;
    rasterize(
      points.length / 3,
      stage.frameBox,
      triangleCorners(points, matrix, camera, stage.frameBox),
      (at, near) => {
        if (own[at] !== id) {
          own[at] = id;
          count++;
        }
        if (near >= depth[at]!) return;
        depth[at] = near;
        front[at] = id;
      },
    );
    whole.set(id, count);
  }
  const seen = new Map<number, number>();
  for (const id of front) if (id >= 0) seen.set(id, (seen.get(id) ?? 0) + 1);
  const figures = new Map([...whole].map(([id, count]) => [id, count === 0 ? 0 : (seen.get(id) ?? 0) / count]));
  return { figures, plates: visiblePlates(stage, camera, depth) };
}

const percent = (n: number): string => `${(n * 100).toFixed(1)} %`;
const row = (...cells: readonly string[]): void => console.log(cells.map((c, i) => c.padEnd(i ? 14 : 12)).join(''));

async function main(): Promise<void> {
  row('field', ...WINDOWS.map(([w, h]) => `${w}x${h}`));
  for (const { board, view } of games) {
    const art = await artOf(board);
    const shares = WINDOWS.map(([w, h]) => {
      const stage = stageOf(board, view, art, w - BESIDE[0], h - BESIDE[1]);
      return percent(fieldArea(stage) / (w * h));
    });
    row(board.id, ...shares);
  }
  console.log(
    `\nvisible part of the pieces at the start (goal: ${percent(GOAL.own)} own, ${percent(GOAL.other)} other)`,
  );
  row('', 'own least', 'own below', 'other least', 'other below');
  for (const { board, view } of games) {
    const art = await artOf(board);
    const stage = stageOf(board, view, art, ...MEASURED);
    const parts = (['own', 'other'] as const).flatMap((from) => {
      const found: { readonly name: string; readonly part: number }[] = [];
      for (const seat of [0, 1] as const) {
        stage.sit(seat, true);
        const visible = visibleParts(stage, art).figures;
        for (const piece of view.pieces) {
          const part = visible.get(piece.id);
          if (part === undefined || (piece.side === seat) !== (from === 'own')) continue;
          found.push({ name: `${piece.kind} ${piece.at === null ? '' : board.topology.cells[piece.at].name}`, part });
        }
      }
      found.sort((a, b) => a.part - b.part);
      const [least] = found;
      const below = found.filter(({ part }) => part < GOAL[from]).length;
      return [least ? `${least.name} ${Math.round(least.part * 100)} %` : '', `${below} of ${found.length}`];
    });
    row(board.id, ...parts);
  }
  console.log(`\nletters of the start position of which at least ${percent(LEGIBLE)} is seen`);
  row('', 'own', 'other', 'least own', 'least other');
  for (const { board, view } of games) {
    const art = await artOf(board);
    if (!art.nameplates) continue;
    const stage = stageOf(board, view, art, ...MEASURED);
    const found: Record<'own' | 'other', number[]> = { own: [], other: [] };
    for (const seat of [0, 1] as const) {
      stage.sit(seat, true);
      const { plates } = visibleParts(stage, art);
      for (const piece of view.pieces) {
        const part = plates.get(piece.id);
        if (part !== undefined) found[piece.side === seat ? 'own' : 'other'].push(part);
      }
    }
    const all = [found.own, found.other];
    row(
      board.id,
      ...all.map((parts) => `${parts.filter((part) => part >= LEGIBLE).length} of ${parts.length}`),
      ...all.map((parts) => percent(Math.min(...parts))),
    );
  }
}

await main();

/**
 * Lines that show connections of pieces and features in focus, and only then: from a gate to its other end, from
 * holders to the held piece, from a lifter to the piece it lifts. In games whose art has no frost, holders are shown
 * all the time (see tethers.ts).
 */

import type { Spot } from '../../art/spot.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { markColours } from '../../board/mark-outlines.ts';
import { dashes } from '../lines/lines.ts';
import type { Stage } from '../stage/stage.ts';
import { lineOver, type Ribbon, ringOver } from './ribbon.ts';
import { bands } from './tethers.ts';

/** a line between gates passes above figures between them */
const OVER = 0.3;
const PER_CELL = 0.07;
const WIDE = 0.07;

function gateLines(stage: Stage, art: VariantArt): Ribbon[] {
  const lit = stage.litGates();
  return [...stage.playback.ground.values()].flatMap(({ id, cell }): Ribbon[] => {
    const to = lit.get(cell);
    // one line per pair
    if (to === undefined || to < cell) return [];
    const [a, b] = [stage.places.cell(cell), stage.places.cell(to)];
    const points = lineOver([a, b], OVER + PER_CELL * Math.hypot(a.x - b.x, a.z - b.z), 0.1);
    const colour = art.terrain?.lines?.[id] ?? markColours.link;
    return dashes(points, 0.26, 0.16).map((dash) => ({ points: dash, colour, width: WIDE, arrow: false }));
  });
}

function holding(stage: Stage): readonly Ribbon[] {
  const { view } = stage.playback;
  // while a piece is carried, only its carrier matters
  if (!view || stage.holder !== null) return [];
  const cells = new Set(stage.attended());
  const meant = new Set(view.pieces.filter((p) => p.at !== null && cells.has(p.at)).map((p) => p.id));
  return bands(view, stage.places, (held, holder, note) => note === 'frozen' && (meant.has(held) || meant.has(holder)));
}

/** From the head of the lifter to the foot of the lifted piece. */
function lifting(stage: Stage): Ribbon[] {
  const { holder, lifted, playback } = stage;
  const by = holder === null ? undefined : playback.poses.get(holder);
  const hangs = lifted === null ? null : stage.shown(lifted);
  if (!by || !hangs || holder === lifted) return [];
  const a: Spot = { x: by.x, y: by.y + 0.95, z: by.z };
  const b: Spot = { x: hangs.x, y: hangs.y + 0.05, z: hangs.z };
  const points = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t + 0.3 * 4 * t * (1 - t), z: a.z + (b.z - a.z) * t };
  });
  return [{ points, colour: markColours.special, width: 0.05, arrow: true }];
}

/** The reach of the arm that sweeps. */
function sweeping(stage: Stage): Ribbon[] {
  const arm = stage.physics?.arm;
  if (!arm) return [];
  return [{ points: ringOver(arm, arm.reach), colour: markColours.special, width: 0.05, arrow: false }];
}

/** All of these lines at the present moment. */
export function threads(stage: Stage, art: VariantArt): readonly Ribbon[] {
  if (stage.playback.playing) return [];
  return [...gateLines(stage, art), ...(art.frost ? holding(stage) : []), ...lifting(stage), ...sweeping(stage)];
}

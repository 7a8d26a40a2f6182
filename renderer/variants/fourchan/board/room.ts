/** What the table stands on: green baize that falls off into the dark. */
import type { Built } from '../../../art/board-mesh.ts';
import { dimFloor } from '../../../art/dim-floor.ts';

/** what lies beyond the light */
export const GROUND = '#0a0f0d';
const BAIZE = '#2b3a33';

/** `reach`: half the table, in cells. */
export const room = (reach: number): Built =>
  dimFloor(
    { radius: reach * 8, y: -0.52, near: BAIZE, far: GROUND, half: [reach, reach] },
    `float away = length(vAt) / uHalf.x;
  vec3 c = mix(uNear, uFar, smoothstep(0.9, 3.4, away));
  // the table's own shade
  c *= 0.5 + 0.5 * smoothstep(0.98, 1.75, max(abs(vAt.x), abs(vAt.y)) / uHalf.x);`,
  );

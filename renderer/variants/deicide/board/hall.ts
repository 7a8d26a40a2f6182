/** The floor the table stands on: dark, a little lighter near it. */
import type { Built } from '../../../art/board-mesh.ts';
import { dimFloor } from '../../../art/dim-floor.ts';

/** what lies beyond the light */
export const GROUND = '#0b0c10';

/** `reach`: half the table, in cells. */
export const hall = (reach: number): Built =>
  dimFloor(
    { radius: reach * 7, y: -0.62, near: '#34323c', far: GROUND, half: [reach, reach] },
    `float away = length(vAt) / uHalf.x;
  vec3 c = mix(uNear, uFar, smoothstep(0.9, 3.2, away));
  // the table's own shade
  c *= 0.55 + 0.45 * smoothstep(1.0, 1.7, max(abs(vAt.x), abs(vAt.y)) / uHalf.x);`,
  );

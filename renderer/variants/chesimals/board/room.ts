/** What the table stands in: still water that falls off into the dark. */
import type { Built } from '../../../art/board-mesh.ts';
import { dimFloor } from '../../../art/dim-floor.ts';

/** what lies beyond the light */
export const GROUND = '#080d10';
const WATER = '#1b2b30';

/** `halfX`, `halfZ`: half the field, in cells. */
export const room = (halfX: number, halfZ: number): Built =>
  dimFloor(
    { radius: Math.max(halfX, halfZ) * 9, y: -0.52, near: WATER, far: GROUND, half: [halfX + 0.735, halfZ + 0.735] },
    `// how far beyond the table, whose sides differ in length
  float beyond = length(max(abs(vAt) - uHalf, 0.0));
  vec3 c = mix(uNear, uFar, smoothstep(0.0, 15.0, beyond));
  // the table's own shade
  c *= 0.45 + 0.55 * smoothstep(-0.2, 3.2, beyond);`,
  );

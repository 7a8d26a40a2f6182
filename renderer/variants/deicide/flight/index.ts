/**
 * How a Time Machine under way is seen: a mark on the cell it will land on, its ghost HOVER above it, a counter above
 * the ghost. Plain builders; the scene places them.
 */
export { badge, badgeMaterial } from './badge.ts';
export { flightGhost, flightGhostMaterial, flightTint } from './ghost.ts';
export { flightMark, flightMarkMaterial, HOVER } from './mark.ts';

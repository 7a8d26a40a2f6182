/** What the workshop says of people's own games, by area. */

export { workshopCounting } from './workshop/counting.ts';
export { workshopDeclaration } from './workshop/declaration.ts';
export * from './workshop/endings.ts';
export { workshopExport } from './workshop/export.ts';
export { workshopImport } from './workshop/import.ts';
export * from './workshop/moves.ts';
export * from './workshop/pieces.ts';
export { workshopPoints } from './workshop/points.ts';
export * from './workshop/refusals.ts';
export * from './workshop/rules.ts';

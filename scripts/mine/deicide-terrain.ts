/** Terrain for drawn positions of Deicide Chess: Portals that an attack goes through, Ziggurats that are nearly held. */
import type { Chance } from '../../engine/search/chance.ts';
import { SIZE, SKETCH_FILES, squareName, type TerrainSketch } from './deicide-sketch.ts';
import { one } from './theme.ts';

/** A free square of the ranks where terrain may lie. */
const ground = (taken: ReadonlySet<string>, chance: Chance): { x: number; y: number } => {
  for (;;) {
    const [x, y] = [chance.below(SIZE), 4 + chance.below(8)];
    if (!taken.has(squareName(x, y))) return { x, y };
  }
};
type Features = readonly { readonly feature: string; readonly at: string }[];
const layOn = (taken: Set<string>, chance: Chance, features: readonly string[]): Features =>
  features.map((feature) => {
    const { x, y } = ground(taken, chance);
    taken.add(squareName(x, y));
    return { feature, at: squareName(x, y) };
  });
/** One Portal lies below the attacked King, a slider stands before the other. */
export const placePortals = (sketch: TerrainSketch, chance: Chance): object => {
  const d = one(chance, [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ]);
  const taken = new Set(sketch.pieces.keys());
  const high = 9 + chance.below(3);
  const x = sketch.king.x - d.x * (sketch.king.y - high) + chance.below(3) - 1;
  const exit = squareName(Math.min(SIZE - 1, Math.max(0, x)), high);
  if (taken.has(exit)) return {};
  taken.add(exit);
  const entrance = ground(taken, chance);
  const far = 1 + chance.below(5);
  sketch.put(d.x === 0 ? 'rook' : 'bishop', 'white', entrance.x - d.x * far, entrance.y - far);
  for (const name of sketch.pieces.keys()) taken.add(name);
  taken.add(squareName(entrance.x, entrance.y));
  const others = layOn(taken, chance, ['cathedral', 'cathedral', 'glue', 'glue', 'ziggurat', 'ziggurat', 'ziggurat']);
  const laid = [exit, squareName(entrance.x, entrance.y)].map((at) => ({ feature: 'portal', at }));
  return { terrain: [...laid, ...others].filter(({ at }) => !sketch.pieces.has(at)) };
};
/** White holds all Ziggurats but one or two. */
export const placeZiggurats = (sketch: TerrainSketch, chance: Chance): object => {
  const all = Array.from({ length: 6 }, () => 'ziggurat');
  const terrain = layOn(new Set(sketch.pieces.keys()), chance, all);
  const held = terrain.slice(0, 4 + chance.below(2));
  const at = (name: string): [number, number] => [SKETCH_FILES.indexOf(name[0]), Number(name.slice(1)) - 1];
  for (const { at: name } of held) sketch.put(one(chance, HOLDERS), 'white', ...at(name));
  for (const { at: name } of terrain.slice(held.length))
    if (chance.roll() < 0.6) sketch.put(one(chance, HOLDERS), 'black', ...at(name));
  for (let i = 0; i < 3; i++) {
    const { x, y } = ground(new Set(sketch.pieces.keys()), chance);
    sketch.put(one(chance, ROAMERS), 'white', x, y);
  }
  const guard = ground(new Set(sketch.pieces.keys()), chance);
  sketch.put(one(chance, ROAMERS), 'black', guard.x, guard.y);
  const taken = new Set([...sketch.pieces.keys(), ...terrain.map(({ at: name }) => name)]);
  return { terrain: [...terrain, ...layOn(taken, chance, ['cathedral', 'cathedral', 'glue', 'glue'])] };
};
const HOLDERS = ['pawn', 'rookie', 'knight', 'champion', 'wizard', 'prince', 'sumo', 'centaur'];
const ROAMERS = ['sumo', 'kitsune', 'werewolf', 'cannon', 'archer', 'knight', 'bishop', 'rook', 'princess', 'centaur'];

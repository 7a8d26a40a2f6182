/** Changes of a game's data, each by the keys that lead to what it sets. Nothing is changed in place. */
import type { GameData } from '../game-data.ts';
import type { DataChange, DataPath } from '../words/sentence.ts';

export class NoSuchPlace extends Error {}

/** Throws `NoSuchPlace` where the keys lead nowhere. */
export const apply = (data: GameData, settings: readonly DataChange[]): GameData =>
  settings.reduce<unknown>((now, setting) => changed(now, setting.at, setting), data) as GameData;

function changed(node: unknown, at: DataPath, setting: DataChange): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return setting.to;
  const isRemoval = rest.length === 0 && setting.to === undefined;
  if (Array.isArray(node)) {
    if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key >= node.length)
      throw new NoSuchPlace(`${key}`);
    return isRemoval ? node.filter((_, i) => i !== key) : node.with(key, changed(node[key], rest, setting));
  }
  if (typeof node !== 'object' || node === null || typeof key !== 'string' || key === '__proto__')
    throw new NoSuchPlace(`${key}`);
  const entries = Object.entries(node);
  if (isRemoval) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const now = Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
  return { ...node, [key]: changed(now, rest, setting) };
}

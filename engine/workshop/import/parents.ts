/**
 * The games that a `variants.ini` may name as parents, without having them itself: other programs have these built in.
 * Rules are nobody's property; the words are our own.
 */
import { Problems } from '../file/problems.ts';
import { aims } from './built-in/aims.ts';
import { chessFamily } from './built-in/chess-family.ts';
import { east } from './built-in/east.ts';
import { hands } from './built-in/hands.ts';
import { large } from './built-in/large.ts';
import { shogi } from './built-in/shogi.ts';
import { walls } from './built-in/walls.ts';
import { type IniSection, type Parents, readIniSections } from './ini-text.ts';

/** Each may build on those before it. */
export const builtInText = [chessFamily, aims, large, hands, east, shogi, walls].join('\n');

let sections: ReadonlyMap<string, IniSection> | null = null;
/** Read when the first is asked for. */
export const builtIn: Parents = (name) => {
  sections ??= readIniSections(builtInText, () => undefined, new Problems());
  return sections.get(name);
};

/// <reference path="../../shared/text-files.d.ts" />
/**
 * The games that a `variants.ini` may name as parents, without having them itself: other programs have these built in.
 * Rules are nobody's property; the words are our own.
 */
import { FileProblems } from '../file/problems.ts';
import aims from './built-in/aims.ini';
import chessFamily from './built-in/chess-family.ini';
import east from './built-in/east.ini';
import hands from './built-in/hands.ini';
import large from './built-in/large.ini';
import reversi from './built-in/reversi.ini';
import shogi from './built-in/shogi.ini';
import walls from './built-in/walls.ini';
import { type IniSection, type Parents, readIniSections } from './ini-text.ts';

/** Each may build on those before it. */
export const builtInText = [chessFamily, aims, large, hands, east, shogi, walls, reversi].join('\n');

let sections: ReadonlyMap<string, IniSection> | null = null;
/** Read when the first is asked for. */
export const builtIn: Parents = (name) => {
  sections ??= readIniSections(builtInText, () => undefined, new FileProblems());
  return sections.get(name);
};

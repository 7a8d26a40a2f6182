/** Games of a file in the format of Fairy-Stockfish: INI=variants.ini compares those of its sections that are played here, too. */
import fs from 'node:fs';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { iniSections, readIni } from '../../workshop/import/read-ini.ts';

const text = process.env.INI ? fs.readFileSync(process.env.INI, 'utf8') : '';
const names = new Set(iniSections(text));
/** A name that the other program does not have yet: it keeps the first game of a name. */
const named = (name: string): string => (names.has(name) ? `file-${name}` : name);
export const iniFileText = text.replace(/^\[([^\]:]+)(:[^\]]+)?\]/gm, (_, name: string, parent?: string) => {
  return `[${named(name)}${parent ? `:${named(parent.slice(1))}` : ''}]`;
});

export const iniFileGames = (): readonly (readonly [name: string, data: GameData])[] =>
  iniSections(iniFileText).flatMap((name) => {
    const read = readIni(iniFileText, name, builtIn);
    return read.ok ? [[name, read.data] as const] : [];
  });

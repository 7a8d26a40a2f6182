/** Where the zones of a game are, for the rulebook: their names say it to their author only. */
import { live, said } from '../../shared/language.ts';
import { ZoneText } from '../file/zone-text.ts';
import type { GameData, Zone } from '../game-data.ts';
import { quoted } from './articles.ts';

export const words = live('workshopZones', {
  says: (name: string, where: string): string => `${quoted(name)} is ${where}.`,
  /** as a file writes them, with dashes: `d1–f3, rank 3, files a–c` */
  cells: (list: string): string => list,
  whole: 'the whole board',
  nowhere: 'nowhere',
  apart: (white: string, black: string): string => `${white} for White, and ${black} for Black`,
});

export function zoneSentences({ width, height, zones }: GameData): readonly string[] {
  const text = new ZoneText(width, height);
  const squares = (cells: readonly string[]): string => {
    const list = text.writeList(cells).replaceAll('-', '–');
    return list === 'all' ? words.whole : list === 'none' ? words.nowhere : words.cells(list);
  };
  const where = ([white, black]: Zone): string => {
    const [first, second] = [squares(white), squares(black)];
    return first === second ? first : words.apart(first, second);
  };
  return Object.entries(zones).map(([name, zone]) => words.says(said(name), where(zone)));
}

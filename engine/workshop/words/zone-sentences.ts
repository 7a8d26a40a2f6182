/** Where the zones of a game are, for the rulebook: their names say it to their author only. */

import { ZoneText } from '../file/zone-text.ts';
import type { GameData, Zone } from '../game-data.ts';

export function zoneSentences({ width, height, zones }: GameData): readonly string[] {
  const text = new ZoneText(width, height);
  const squares = (cells: readonly string[]): string => {
    const list = text.writeList(cells).replaceAll('-', '–');
    return list === 'all' ? 'the whole board' : list === 'none' ? 'nowhere' : list;
  };
  const where = ([white, black]: Zone): string => {
    const [first, second] = [squares(white), squares(black)];
    return first === second ? first : `${first} for White, and ${second} for Black`;
  };
  return Object.entries(zones).map(([name, zone]) => `“${name}” is ${where(zone)}.`);
}

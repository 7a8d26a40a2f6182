/** The games on the shelf, for tests: their texts by the names of their files. */
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../workshop/shelf');
export const shelf: ReadonlyMap<string, string> = new Map(
  fs
    .readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.fairygame'))
    .map((file): [string, string] => [
      path.basename(file, '.fairygame'),
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** What other programs call those that have another name here. */
export const namesElsewhere: Readonly<Record<string, string>> = {
  'cannon-shogi': 'cannonshogi',
  chess960: 'chess',
  'five-check': '5check',
  gorogoro: 'gorogoroplus',
  'hoppel-poppel': 'hoppelpoppel',
  'king-of-the-hill': 'kingofthehill',
  kyoto: 'kyotoshogi',
  'los-alamos': 'losalamos',
  'no-castling': 'nocastle',
  'nutty-knights': 'nuttyknights',
  orthodox: 'chess',
  'pawn-sideways': 'pawnsideways',
  'peasants-revolt': 'peasantsrevolt',
  'pocket-knight': 'pocketknight',
  'racing-kings': 'racingkings',
  'remarkable-rookies': 'remarkablerookies',
  's-house': 'shouse',
  'sho-shogi': 'shoshogi',
  'three-check': '3check',
  'tori-shogi': 'torishogi',
  'upside-down': 'upsidedown',
  yari: 'yarishogi',
};

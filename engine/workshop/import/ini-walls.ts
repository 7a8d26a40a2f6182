/** Walls that are laid in play. */
import type { GameData, Zone } from '../game-data.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';
import { ZONES } from './zone-names.ts';

type Laid = GameData['rules']['walls'];
const RULES: Readonly<Record<string, Laid>> = {
  ...{ none: 'none', past: 'left behind', static: 'anywhere', arrow: 'in line', duck: 'moved' },
};
/** Where the other program lays walls as the piece moves that has moved, it must move like a Queen for them to be in line. */
const QUEENS = ['Q', 'mQ'];

export interface IniWalls {
  readonly walls: Laid;
  readonly wallsOn?: string;
  readonly wallName?: string;
}
type SetZone = (name: string, zone: Zone) => string;

/** What the other program does with a wall in these games is not what its rules say. */
function refuseTogether(values: IniValues, kinds: IniKinds, walls: Laid): void {
  const hasHoppers = kinds.all.some(({ moves }) => moves.some(({ betza }) => /[pg]/.test(betza)));
  const hasRoyals = kinds.all.some(({ royal }) => royal);
  const clashes: readonly (readonly [boolean, string])[] = [
    [hasRoyals && walls === 'moved', sentences.impossible.wallBesideRoyals],
    [hasRoyals && hasHoppers, sentences.impossible.wallsBesideHoppers],
    [values.flag('pieceDrops', false), sentences.impossible.wallsBesideDrops],
    [values.flag('blastOnCapture', false), sentences.impossible.wallsBesideExplosions],
    [values.flag('pass', false) || values.flag('passWhite', false), sentences.impossible.wallsBesidePassing],
    [values.flag('seirawanGating', false), sentences.impossible.wallsBesideGating],
  ];
  for (const [, what] of clashes.filter(([isThere]) => isThere))
    values.refuse('wallingRule', sentences.notPossible(what));
}

export function readIniWalls(values: IniValues, kinds: IniKinds, setZone: SetZone): IniWalls {
  const key = 'wallingRule';
  const rule = values.text(key) ?? 'none';
  const region = values.zone('wallingRegion', values.cells, values.cells);
  const walls = Object.hasOwn(RULES, rule) ? RULES[rule] : undefined;
  if (walls === undefined) values.refuse(key, sentences.notPossible(sentences.impossible.value(rule)));
  if (walls === undefined || walls === 'none') return { walls: 'none' };
  const isWhole = region.every((cells) => cells.length === values.cells.length);
  refuseTogether(values, kinds, walls);
  const betzas = kinds.all.flatMap(({ moves }) => moves.map(({ betza }) => betza));
  if (walls === 'in line' && !betzas.every((betza) => QUEENS.includes(betza)))
    values.refuse(key, sentences.notPossible(sentences.impossible.wallsNext));
  if (walls === 'left behind' && !isWhole)
    values.refuse('wallingRegion', sentences.notPossible(sentences.impossible.wallsBehindOnPart));
  return {
    walls,
    // the one that is moved is the duck, there as here
    ...(walls === 'moved' && { wallName: 'Duck' }),
    ...(!isWhole && { wallsOn: setZone(ZONES.walls, region) }),
  };
}

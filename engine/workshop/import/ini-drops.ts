/** Drops, and leaving pieces of the hand behind. */
import { rankOf } from '../cells.ts';
import type { DropLanding, Drops, Zone } from '../game-data.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';
import { ZONES } from './zone-names.ts';

const ENCLOSING_DROPS = ['none', 'reversi', 'ataxx', 'quadwrangle', 'snort', 'anyside', 'top'] as const;
const LANDING: Readonly<Record<Exclude<(typeof ENCLOSING_DROPS)[number], 'none'>, DropLanding>> = {
  ...{ reversi: 'enclosing', ataxx: 'beside friends', quadwrangle: 'beside friends' },
  ...{ snort: 'not beside enemies', anyside: 'pushed in', top: 'lowest' },
};

type SetZone = (name: string, zone: Zone) => string;

export function readIniDrops(
  values: IniValues,
  kinds: IniKinds,
  far: Zone,
  setZone: SetZone,
  zones: ReadonlyMap<string, Zone>,
): Drops | undefined {
  const region = values.zone('dropRegion', values.cells, values.cells);
  const onFirstRank = values.flag('firstRankPawnDrops', false);
  const inPromotionZone = values.flag('promotionZonePawnDrops', false);
  const isRookHome = values.flag('sittuyinRookDrop', false);
  const perFile = kinds.one('dropNoDoubled', '');
  const most = values.number('dropNoDoubledCount', 1);
  const mateBy = values.flag('shogiPawnDropMateIllegal', false) ? kinds.get('shogiPawn')?.id : undefined;
  // there a drop gives check only to a King, and to no other royal piece
  const givingCheck = values.flag('dropChecks', true) || kinds.get('king') === undefined ? 'allowed' : 'forbidden';
  const promoted = values.flag('dropPromoted', false) ? 'yes' : 'no';
  const must = values.flag('mustDrop', false) ? 'yes' : 'no';
  const enclosing = values.word('enclosingDrop', ENCLOSING_DROPS) ?? 'none';
  const firstOnto = values.region('enclosingDropStart') ?? [];
  if (!values.flag('pieceDrops', false)) return undefined;
  if (perFile !== undefined && most > 2)
    values.refuse('dropNoDoubledCount', sentences.notPossible(sentences.impossible.manyOnFile));
  const edges = [1, values.height];
  const forPawns = region.map((cells, side) =>
    cells.filter(
      (cell) => (inPromotionZone || !far[side].includes(cell)) && (onFirstRank || rankOf(cell) + 1 !== edges[side]),
    ),
  ) as unknown as Zone;
  // on each side's own first rank
  const forRooks: Zone = [within(region[0], values.rank(edges[0])), within(region[1], values.rank(edges[1]))];
  const isWhole = ([white, black]: Zone): boolean => white.length + black.length === 2 * values.cells.length;
  const where = isWhole(region) ? 'board' : setZone(ZONES.drops, region);
  const whereOf: { kind: string; zone: string }[] = [];
  for (const [key, { id, letter, staysIn, formOf }] of kinds.drafts) {
    if (formOf !== undefined) continue;
    const usual = key === 'pawn' ? forPawns : key === 'rook' && isRookHome ? forRooks : region;
    // where no piece of the kind may stand on the file, there is no file for one
    const base: Zone = key === perFile && most === 0 ? [[], []] : usual;
    const home = staysIn === undefined ? undefined : zones.get(staysIn);
    // who may not leave a part of the board is not dropped outside it
    const zone: Zone = home ? [within(base[0], home[0]), within(base[1], home[1])] : base;
    if (zone !== region) whereOf.push({ kind: id, zone: setZone(`drops of ${letter.toLowerCase()}`, zone) });
  }
  return {
    ...{ where, whereOf, givingCheck, must, promoted },
    ...(perFile !== undefined && most > 0 && { perFile: { kind: kinds.idOf(perFile), most: most === 2 ? 2 : 1 } }),
    ...(mateBy !== undefined && { mateBy: { kind: mateBy, is: 'loses' } }),
    ...(enclosing !== 'none' && { onto: LANDING[enclosing] }),
    // without a rule for what comes later it says nothing there
    ...(enclosing !== 'none' &&
      firstOnto.length > 0 && { firstOnto: setZone(ZONES.firstDrops, [firstOnto, firstOnto]) }),
  } as Drops;
}
const within = (cells: readonly string[], home: readonly string[]): readonly string[] =>
  cells.filter((cell) => home.includes(cell));

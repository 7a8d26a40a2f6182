/** First moves, captures in passing, where kinds stay, and the special ways of some kinds. */
import type { MoveLine, Zone } from '../game-data.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { isCustomPiece, isPieceKey } from './ini-pieces.ts';
import { sentences } from './sentences.ts';
import { ZONES } from './zone-names.ts';

type SetZone = (name: string, zone: Zone) => string;

/** Ranks from which double steps begin, and who captures in passing where. */
export function readFirstMoves(values: IniValues, kinds: IniKinds, setZone: SetZone): string | undefined {
  const least = values.number('doubleStepRankMin', 2);
  const most = values.has('doubleStepRank') ? values.number('doubleStepRank', 2) : 2;
  if (values.isOwn('doubleStepRankMin') && !values.has('doubleStepRank'))
    values.refuse('doubleStepRankMin', sentences.notPossible(sentences.impossible.halfDoubleStep));
  const own = values.ownRanks(values.has('doubleStepRank') ? least : 2, most);
  // what is not said is about a board of eight ranks
  const usual: Zone = values.has('doubleStepRank') ? own : [values.rank(2), values.rank(7)];
  const zone = values.zone('doubleStepRegion', ...usual);
  const isOn = values.flag('doubleStep', true);
  const [white, black] = kinds.sidedSet('enPassantTypes', 'p');
  const inPassing = new Set([...white, ...black]);
  for (const [key, { moves }] of kinds.drafts)
    if (isCustomPiece(key) && moves.some(({ betza }) => betza.includes('e'))) inPassing.add(key);
  for (const key of kinds.drafts.keys()) {
    if (!inPassing.has(key)) kinds.rewrite(key, (betza) => betza.replaceAll('e', ''));
    else kinds.rewrite(key, (betza) => (betza.includes('e') ? betza : betza.replace(/c(?=[a-z]*[A-Z])/g, 'ce')));
  }
  const doubleSteps: Zone = isOn ? zone : [[], []];
  const begin = setZone(ZONES.firstMoves, doubleSteps);
  for (const [key, { moves }] of kinds.drafts)
    if (moves.some(({ betza }) => betza.includes('i'))) kinds.edit(key, () => ({ firstMovesFrom: begin }));
  addTripleSteps(kinds, doubleSteps, values.zone('tripleStepRegion', [], []), setZone);
  const region = values.zone('enPassantRegion', values.cells, values.cells);
  const isEverywhere = region.every((cells) => cells.length === values.cells.length);
  return isEverywhere ? undefined : setZone(ZONES.inPassing, region);
}

const DOUBLE_STEP = 'ifmnD';
/** How a Pawn goes three squares ahead, over empty ones. */
export const TRIPLE_STEP = 'ifmnH';
/** Only Pawns have them; they begin in a zone of their own. */
function addTripleSteps(kinds: IniKinds, doubleSteps: Zone, tripleSteps: Zone, setZone: SetZone): void {
  if (!kinds.get('pawn') || tripleSteps.flat().length === 0) return;
  const triple: MoveLine = { betza: TRIPLE_STEP, from: setZone(ZONES.tripleSteps, tripleSteps) };
  const isAmongDouble = tripleSteps.every((cells, side) => cells.every((cell) => doubleSteps[side].includes(cell)));
  if (isAmongDouble) {
    kinds.edit('pawn', ({ moves }) => ({ moves: [...moves, triple] }));
    return;
  }
  const double: readonly MoveLine[] =
    doubleSteps.flat().length === 0 ? [] : [{ betza: DOUBLE_STEP, from: setZone(ZONES.doubleSteps, doubleSteps) }];
  const all = ([0, 1] as const).map((side) => [...new Set([...doubleSteps[side], ...tripleSteps[side]])]);
  const firstMovesFrom = setZone(ZONES.firstMovesOfPawns, [all[0], all[1]]);
  kinds.rewrite('pawn', (betza) => betza.replace(DOUBLE_STEP, ''));
  kinds.edit('pawn', ({ moves }) => ({ firstMovesFrom, moves: [...moves, ...double, triple] }));
}

/** Kinds that never leave a part of the board. */
export function readMobility(values: IniValues, kinds: IniKinds, setZone: SetZone): void {
  for (const [key, { letter }] of kinds.drafts) {
    const name = key[0].toUpperCase() + key.slice(1);
    const white = values.region(`mobilityRegionWhite${name}`);
    const black = values.region(`mobilityRegionBlack${name}`);
    if (!white && !black) continue;
    const zone: Zone = [white ?? values.cells, black ?? values.cells];
    kinds.edit(key, () => ({ staysIn: setZone(`home of ${letter.toLowerCase()}`, zone) }));
  }
  // of kinds that this game does not have
  for (const key of values.section.keys.keys()) {
    const [, name = ''] = /^mobilityRegion(?:White|Black)([A-Z]\w*)$/.exec(key) ?? [];
    if (isPieceKey(name.charAt(0).toLowerCase() + name.slice(1))) values.know(key);
  }
}

export function readSpecialMoves(values: IniValues, kinds: IniKinds, setZone: SetZone): void {
  const rank = values.number('soldierPromotionRank', 1);
  if (rank > 1 && kinds.get('soldier')) {
    const beyond = setZone(ZONES.beyond, values.ownRanks(rank, values.height));
    kinds.edit('soldier', () => ({ moves: [{ betza: 'fW' }, { betza: 'sW', from: beyond }] }));
  }
  const lines = values.region('diagonalLines');
  if (lines && lines.length > 0) {
    const within = setZone(ZONES.lines, [lines, lines]);
    const add = (key: string, betza: string): void =>
      kinds.edit(key, ({ moves }) => ({ moves: [...moves, { betza, within }] satisfies MoveLine[] }));
    for (const [key, betza] of [
      ['wazir', 'F'],
      ['king', 'F'],
      ['soldier', 'fF'],
      ['rook', 'B'],
      ['janggiCannon', 'pB'],
    ])
      add(key, betza);
  }
  const cannon = kinds.get('janggiCannon')?.id;
  if (cannon !== undefined) kinds.edit('janggiCannon', () => ({ notOver: [cannon], notTaking: [cannon] }));
  for (const key of kinds.set('mutuallyImmuneTypes', '')) kinds.edit(key, ({ id }) => ({ notTaking: [id] }));
  if (values.flag('cambodianMoves', false)) addCambodianMoves(kinds);
}
/** By their keys. */
export const CAMBODIAN_LEAPS = {
  king: { betza: 'imfsN', notInCheck: true },
  fers: { betza: 'imfD', notInCheck: false },
} as const;
/** The King and its Counsellor have a leap each, once; the King's is lost as soon as a Rook has aimed at it. */
function addCambodianMoves(kinds: IniKinds): void {
  const rook = kinds.get('rook')?.id;
  kinds.edit('king', ({ moves }) => ({
    moves: [...moves, CAMBODIAN_LEAPS.king],
    firstMovesFrom: undefined,
    ...(rook !== undefined && { firstMoveLostTo: rook }),
  }));
  kinds.edit('fers', ({ moves }) => ({
    moves: [...moves, { betza: CAMBODIAN_LEAPS.fers.betza }],
    firstMovesFrom: undefined,
  }));
}

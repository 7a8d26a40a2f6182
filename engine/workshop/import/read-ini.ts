/**
 * Reads one game of a `variants.ini`, the file of Fairy-Stockfish's variants, into data. What is not known here is named
 * with its line, all of it at once, and the game is refused: nothing is left out in silence. A rule that somebody wants to be
 * left out is noted in the game, and so is a line that a later one with the same key overrules.
 */
import { other } from '../../core/ids.ts';
import { readBetza } from '../betza/read-betza.ts';
import { canLackMaterial } from '../compile/endings/material.ts';
import { areCountedByName } from '../counting.ts';
import { inOrder } from '../file/castling-text.ts';
import { FileProblems } from '../file/problems.ts';
import { withoutComment } from '../file/sections.ts';
import type { GameData, PieceData, Zone } from '../game-data.ts';
import { isCapturingInPassing, kindsOf, leapersFirst } from '../in-passing.ts';
import { LIMITS } from '../limits.ts';
import { MATERIAL_COUNTINGS, pointsUnder } from '../material-counting.ts';
import { whyNoChase } from '../perpetual-chase.ts';
import { canJudgeToAndFro } from '../to-and-fro.ts';
import { withChess960 } from './foreign-shuffles.ts';
import { type Imported, importedGame } from './imported.ts';
import { readIniArray } from './ini-array.ts';
import { readIniCastlings } from './ini-castling.ts';
import { readIniDrops } from './ini-drops.ts';
import { IniValues, refuseKey } from './ini-keys.ts';
import { IniKinds } from './ini-kinds.ts';
import { isKnownKey, WITHOUT_EFFECT } from './ini-known-keys.ts';
import { readFirstMoves, readMobility, readSpecialMoves } from './ini-moves.ts';
import { isCustomPiece } from './ini-pieces.ts';
import { readIniProgress } from './ini-progress.ts';
import { readPromotions } from './ini-promotion.ts';
import { readIniEndings, readIniRules } from './ini-rules.ts';
import { type IniSection, type Parents, readIniSections } from './ini-text.ts';
import { readIniWalls } from './ini-walls.ts';
import { sentences } from './sentences.ts';
import { tidied } from './tidy.ts';
import { ZONES } from './zone-names.ts';

/** A text that was read once; its games are read one by one. */
export interface IniText {
  /** of its sections, in their order */
  readonly names: readonly string[];
  /**
   * The game of that section, or of the last one where none is named. What is wrong with the others does not matter.
   * `without`: keys of rules that are left out; those that are read stay.
   */
  read(name: string | null, without?: ReadonlySet<string>): Imported;
}

export function iniText(text: string, parents: Parents): IniText {
  const outside = new FileProblems();
  const sections = readIniSections(text, parents, outside);
  const names = [...sections.keys()];
  const read = (name: string | null, without: ReadonlySet<string> = new Set()): Imported => {
    const problems = new FileProblems();
    const section = sections.get(name ?? names.at(-1) ?? '');
    if (!section) problems.at(1, 1, name === null ? sentences.noSections : sentences.noSection(name));
    for (const { line, column, says } of [...outside.list, ...(section?.problems.list ?? [])])
      problems.at(line, column, says);
    const isWhole = problems.list.length === 0;
    // without its lines and its parent the game is not known, but its keys are
    if (section && !isWhole) for (const key of section.own) if (!isKnownKey(key)) refuseKey(section, key, problems);
    const data = section && isWhole ? dataWithout(section, without, problems) : null;
    return importedGame(data, problems, section?.line ?? 1);
  };
  return { names, read };
}
/** The names of the sections of a text, in their order. */
export const iniSections = (text: string): readonly string[] => iniText(text, () => undefined).names;

/** As `IniText.read`, where only one game is wanted. */
export const readIni = (text: string, name: string | null, parents: Parents): Imported =>
  iniText(text, parents).read(name);

function dataWithout(section: IniSection, without: ReadonlySet<string>, problems: FileProblems): GameData {
  const keys = new Map(section.keys);
  const left: string[] = [...section.overruled];
  for (const [key, { text }] of section.keys) {
    if (!without.has(key) || isKnownKey(key)) continue;
    keys.delete(key);
    left.push(`${key} = ${text}`);
  }
  const data = dataOf({ ...section, keys }, problems);
  const lacking = [...left.map(withoutComment), ...data.lost].map((line) => line.slice(0, LIMITS.text));
  const { lost: _, ...game } = data;
  return lacking.length > 0 ? { ...game, without: lacking } : game;
}
function dataOf(section: IniSection, problems: FileProblems): GameData & { readonly lost: readonly string[] } {
  const values = new IniValues(withPawnTypes(section), problems);
  const zones = new Map<string, Zone>();
  const setZone = (name: string, zone: Zone): string => {
    zones.set(name, zone);
    return name;
  };
  values.know(...WITHOUT_EFFECT);
  const kinds = new IniKinds(values);
  const inPassingOn = readFirstMoves(values, kinds, setZone);
  const far = readPromotions(values, kinds, setZone);
  readMobility(values, kinds, setZone);
  readSpecialMoves(values, kinds, setZone);
  const placed = readIniArray(values, kinds);
  const rules = readIniRules(values, kinds, placed);
  const { walls, wallsOn, wallName } = readIniWalls(values, kinds, setZone);
  copyToForms(kinds);
  const castlings = inOrder(readIniCastlings(values, kinds, placed));
  const drops = readIniDrops(values, kinds, far, setZone, zones);
  const endings = readIniEndings(values, kinds, setZone);
  const isGating = values.flag('seirawanGating', false);
  if (values.flag('gating', false) && !isGating && !values.flag('cambodianMoves', false))
    values.refuse('gating', sentences.notPossible(sentences.impossible.gating));
  const limits = kinds.counts('promotionLimit');
  if (isGating) setZone(ZONES.gates, [values.rank(1), values.rank(values.height)]);
  const data: GameData = {
    ...{ title: section.name, tagline: '', by: '', about: '' },
    ...{ width: values.width, height: values.height, missing: placed.missing, first: placed.first },
    zones: Object.fromEntries(zones),
    ...{ pieces: kinds.all, array: placed.array, hands: placed.hands, castlings, rules: { ...rules, walls } },
    atMost: Object.fromEntries(limits),
    ...(inPassingOn !== undefined && { inPassingOn }),
    ...(isGating && { gatingFrom: ZONES.gates }),
    ...(wallsOn !== undefined && { wallsOn }),
    ...(wallName !== undefined && { wallName }),
    ...(drops && { drops }),
    ...endings,
  };
  const custom = [...kinds.drafts].flatMap(([key, { id }]) => (isCustomPiece(key) ? [id] : []));
  const region = inPassingOn === undefined ? undefined : zones.get(inPassingOn);
  // there they would be captured in passing
  const leapers = ([0, 1] as const).flatMap((side) => {
    const isCaptured = region?.[other(side)].length !== 0 && kindsOf(data, other(side)).some(isCapturingInPassing);
    return isCaptured ? leapersFirst(data, side).filter(({ id }) => custom.includes(id)) : [];
  });
  if (leapers.length > 0) values.refuse('enPassantTypes', sentences.notPossible(sentences.impossible.leapersInPassing));
  const counted = (id: string): string | undefined => [...kinds.drafts].find(([, draft]) => draft.id === id)?.[0];
  if (rules.counting !== 'none' && !areCountedByName(tidied(data).pieces, counted))
    values.refuse('countingRule', sentences.notPossible(sentences.impossible.counting));
  if (data.rules.perpetualChase === 'lost' && whyNoChase(data) !== null)
    values.refuse('chasingRule', sentences.notPossible(sentences.impossible.chaseHere));
  if (data.rules.toAndFro === 'lost' && !isToAndFroAsThere(data, values, kinds.get('king')?.id))
    values.refuse('moveRepetitionIllegal', sentences.notPossible(sentences.impossible.toAndFroHere));
  // only while no piece leaves the board is the supply that was counted enough
  if (drops && values.flag('freeDrops', false) && tidied(data).pieces.some(canCapture))
    values.refuse('freeDrops', sentences.notPossible(sentences.impossible.endlessSupply));
  const shuffled = values.flag('chess960', false) ? withChess960(data, kinds.get('bishop')?.id) : data;
  if (shuffled === null) values.refuse('chess960', sentences.notPossible(sentences.impossible.shuffle('chess960')));
  const material = values.word('materialCounting', MATERIAL_COUNTINGS) ?? 'none';
  const points = pointsUnder(
    material,
    [...kinds.drafts].map(([key, { id }]) => [id, key] as const),
  );
  const game = tidied({
    ...(shuffled ?? data),
    ...(points && { points }),
    ...readIniProgress(values, kinds, tidied(data)),
  });
  const lost = kinds.unlikeThere(game);
  values.refuseUnread();
  return { ...withMaterial(game), lost };
}
const canCapture = ({ moves }: PieceData): boolean =>
  moves.some(({ betza }) => {
    const read = readBetza(betza);
    return 'moves' in read && read.moves.some(({ legs }) => legs.some(({ takes }) => takes));
  });
const withMaterial = (data: GameData): GameData =>
  canLackMaterial(data) ? data : { ...data, rules: { ...data.rules, insufficientMaterial: 'play on' } };

/** `pawnTypes` stands for several keys. */
function withPawnTypes(section: IniSection): IniSection {
  const keys = new Map(section.keys);
  const rename = (from: string, to: string): void => {
    const value = keys.get(from);
    if (value && !keys.has(to)) keys.set(to, value);
  };
  for (const to of ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes'])
    if (!keys.has(`${to}White`) && !keys.has(`${to}Black`)) rename('pawnTypes', to);
  keys.delete('pawnTypes');
  return { ...section, keys };
}
/** A form is what its kind is a form of, but for what makes it a form. */
function copyToForms(kinds: IniKinds): void {
  for (const draft of kinds.all) {
    const model = draft.formOf === undefined ? undefined : kinds.all.find(({ id }) => id === draft.countsAs);
    if (!model) continue;
    const { id, name, letter, formOf, countsAs, promotions } = draft;
    Object.assign(draft, { ...model, id, name, letter, formOf, countsAs, promotions });
  }
}
/**
 * Does moving one piece to and fro come to the same here? There captures and advances do not matter where captured pieces come to a
 * hand, and pieces are free to do so that stay away from the King, whoever else is royal.
 */
function isToAndFroAsThere(data: GameData, values: IniValues, king: string | undefined): boolean {
  const isKingAlone = data.pieces.every(({ id, royal }) => !royal || id === king);
  const isAnywhere = data.pieces.every(({ staysIn }) => staysIn === undefined);
  return canJudgeToAndFro(data) && !values.flag('capturesToHand', false) && (isKingAlone || isAnywhere);
}

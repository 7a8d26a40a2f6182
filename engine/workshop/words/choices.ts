/** The controls that sentences about a game are made of. */
import { live, said } from '../../shared/language.ts';
import { cellsOf, mirroredCell, rankOf } from '../cells.ts';
import { BOARD, type GameData, type PieceData, type Zone } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { a, quoted } from './articles.ts';
import type { ChoiceField, DataChange, DataPath, KindList, NumberField, Sentence, Value } from './sentence.ts';

export const choiceWords = live('workshopChoices', {
  zone: 'Zone',
  whichPiece: 'Which piece',
  whichPieces: 'Which pieces',
  result: 'Result',
  /** of the zone that is the whole board */
  anySquare: 'any square',
});

/** One of a few values; the data holds the value itself. */
export function choiceOf<T>(
  label: string,
  at: DataPath,
  now: T,
  values: readonly (readonly [T, string])[],
): ChoiceField {
  return {
    ...{ is: 'choice', label, chosen: values.findIndex(([value]) => value === now) },
    values: values.map(([value, says]) => ({ says, set: [{ at, to: value }] })),
  };
}
/** The same for values that the rulebook does not print. */
export const printing = (choice: ChoiceField, prints: readonly (string | undefined)[]): ChoiceField => ({
  ...choice,
  values: choice.values.map((value, i) => (prints[i] === undefined ? value : { ...value, prints: prints[i] })),
});
export const numberField = (label: string, at: DataPath, value: number, [least, most]: readonly [number, number]) =>
  ({ is: 'number', label, value, least, most, at }) satisfies NumberField;

export const toggleAt = (at: DataPath, isOn: boolean, on: unknown, off?: unknown): NonNullable<Sentence['toggle']> => ({
  isOn,
  on: [{ at, to: on }],
  off: [off === undefined ? { at } : { at, to: off }],
});

/** Zones that nearly every game of chess has, for games that have not named them yet. */
const USUAL_ZONES: ReadonlyMap<string, (rank: number, height: number) => boolean> = new Map([
  ['last rank', (rank, height) => rank === height - 1],
  ['last three ranks', (rank, height) => rank >= height - 3],
  ['second rank', (rank) => rank === 1],
  ['home half', (rank, height) => rank < height / 2],
  ['first rank', (rank) => rank === 0],
]);
/** In English, as a game has them; the catalogues have them, too. */
export const usualZoneNames: readonly string[] = [...USUAL_ZONES.keys()];
/** White's part of the board, mirrored for Black. */
function ownZone({ width, height }: GameData, isIn: (rank: number, height: number) => boolean): Zone {
  const cells = cellsOf(width, height);
  const first = cells.filter((cell) => isIn(rankOf(cell), height));
  const second = first.map((cell) => mirroredCell(cell, height));
  return [first, cells.filter((cell) => second.includes(cell))];
}
/** What chooses the zone, and makes it where the game has none of that name yet. */
export function zoneSettings(
  data: GameData,
  name: string,
  settings: (zone: string) => readonly DataChange[],
): DataChange[] {
  const isIn = USUAL_ZONES.get(name);
  const isNew = isIn !== undefined && !Object.hasOwn(data.zones, name);
  return [...(isNew ? [{ at: ['zones', name], to: ownZone(data, isIn) }] : []), ...settings(name)];
}
const zoneName = (zone: string): string => (zone === BOARD ? choiceWords.anySquare : quoted(said(zone)));

/** A zone of the game, or one of the usual ones. */
export function zoneChoice(
  data: GameData,
  label: string,
  now: string | undefined,
  settings: (zone: string) => readonly DataChange[],
  /** may it be the whole board? */
  hasBoard = false,
): ChoiceField {
  const known = Object.keys(data.zones);
  const room = LIMITS.zones - known.length;
  const usual = usualZoneNames.filter((name) => !known.includes(name)).slice(0, Math.max(0, room));
  const names = [...(hasBoard || now === BOARD ? [BOARD] : []), ...known, ...usual];
  const values = names.map((name): Value => ({ says: zoneName(name), set: zoneSettings(data, name, settings) }));
  return { is: 'choice', label, chosen: now === undefined ? -1 : names.indexOf(now), values };
}
/** The first zone to offer. */
export const firstZone = ({ zones }: GameData): string => Object.keys(zones)[0] ?? 'last rank';

export class KindChoices {
  private readonly data: GameData;

  constructor(data: GameData) {
    this.data = data;
  }
  readonly nameOf = (kind: string): string => this.data.pieces.find(({ id }) => id === kind)?.name ?? kind;

  /** `a Rook`, or as `say` says it. */
  one(
    label: string,
    now: string,
    settings: (kind: string) => readonly DataChange[],
    say: (name: string) => string = a,
  ) {
    const { pieces } = this.data;
    return {
      ...{ is: 'choice', label, chosen: pieces.findIndex(({ id }) => id === now) },
      values: pieces.map(({ id, name }) => ({ says: say(name), set: settings(id) })),
    } satisfies ChoiceField;
  }
  several(label: string, at: DataPath, chosen: readonly string[], say: (names: readonly string[]) => string): KindList {
    return {
      ...{ is: 'kinds', label, chosen, at },
      all: this.data.pieces.map(({ id, name }) => ({ id, name })),
      prints: say(chosen.map(this.nameOf)),
    };
  }
}

/** To begin a choice with: the first kind but this one, or this one where it is alone. */
export const otherKindThan = ({ pieces }: GameData, piece: PieceData): string =>
  (pieces.find(({ id, formOf }) => id !== piece.id && formOf === undefined) ?? piece).id;

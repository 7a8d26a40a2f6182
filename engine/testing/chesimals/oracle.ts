/**
 * Chesimals by other means: the tables of the rules as lists of differences, a position as a map from squares, chains by
 * spreading colour. It shares nothing with the engine but how positions and actions are written; slow, and simple enough
 * to be read against the rules in one go.
 */
export const KIND_OF_LETTER: Readonly<Record<string, string>> = {
  C: 'chief',
  N: 'knight',
  W: 'warmachine',
  E: 'elephant',
  G: 'guard',
};
/** The house rules that the model plays, by the rulings that allow them; the first value is the usual one. */
export const houseRules = {
  array: ['rotated', 'mirrored'], // Q2
  pieces: ['usual', 'stronger'], // Q44
  nocapture: ['off', '100'], // Q32
} as const;
export type OracleOptions = {
  readonly [id in keyof typeof houseRules]: (typeof houseRules)[id][number];
};
export const usualOptions: OracleOptions = { array: 'rotated', pieces: 'usual', nocapture: 'off' };

export interface Man {
  /** C N W E G */
  readonly kind: string;
  /** the letter of its colour */
  readonly colour: string;
  readonly moved: boolean;
}
export interface Model {
  /** by file and rank, from 0 */
  readonly men: ReadonlyMap<string, Man>;
  readonly turn: 'white' | 'black';
  readonly winner: 'white' | 'black' | null;
  readonly options: OracleOptions;
}
const FILES = 'abcdefghijkl';
const RANKS = 16;
const OWN = { white: 'ywso', black: 'gbrp' } as const;
const ROYAL = { white: 'ws', black: 'br' } as const;

const nameOf = (x: number, y: number): string => `${FILES[x]}${y + 1}`;
const xy = (name: string): [number, number] => [FILES.indexOf(name[0]), Number(name.slice(1)) - 1];
const isOn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < FILES.length && y < RANKS;
const sideOf = (colour: string): 'white' | 'black' => (OWN.white.includes(colour) ? 'white' : 'black');
const otherOf = (side: 'white' | 'black'): 'white' | 'black' => (side === 'white' ? 'black' : 'white');

/** The census; who has moved is written with a sign. */
export const modelOf = (census: string, turn: 'white' | 'black', options: OracleOptions = usualOptions): Model => {
  const men = census.split(' ').map((token): [string, Man] => {
    const [who, where] = token.split('@');
    return [where.replace("'", ''), { kind: who[0], colour: who[1], moved: where.endsWith("'") }];
  });
  return { men: new Map(men), turn, winner: null, options };
};
export const censusOf = ({ men }: Model): string =>
  [...men]
    .map(([at, { kind, colour }]) => `${kind}${colour}@${at}`)
    .sort()
    .join(' ');

const pairs = (numbers: readonly number[]): [number, number][] =>
  numbers.flatMap((a) => numbers.map((b): [number, number] => [a, b]));
const KING = pairs([-1, 0, 1]).filter(([a, b]) => a !== 0 || b !== 0);
const FIVE = pairs([-2, -1, 0, 1, 2]);
/** Differences of everything but a Chief. */
const MOVES: Readonly<Record<string, readonly [number, number][]>> = {
  N: FIVE.filter(([a, b]) => Math.abs(a * b) === 2),
  W: FIVE.filter(([a, b]) => (a === 0) !== (b === 0)),
  E: FIVE.filter(([a, b]) => a !== 0 && Math.abs(a) === Math.abs(b)),
  G: KING,
};

/** Squares of that colour which a chain joins to its Chief. */
export const joined = ({ men }: Model, colour: string): ReadonlySet<string> => {
  const chief = [...men].find(([, man]) => man.kind === 'C' && man.colour === colour);
  const found = new Set<string>(chief ? [chief[0]] : []);
  for (const at of found) {
    const [x, y] = xy(at);
    for (const [dx, dy] of KING) {
      const beside = nameOf(x + dx, y + dy);
      if (isOn(x + dx, y + dy) && men.get(beside)?.colour === colour) found.add(beside);
    }
  }
  return found;
};
/** Q44: every way of a Sliding General, Hero or Shaman as the squares that it lands on, the last of them its end. */
const strongWays = (kind: string): [number, number][][] => {
  const lines = KING.filter(([a, b]) => kind === 'G' || (a * b === 0) === (kind === 'W'));
  const paces = kind === 'G' ? [[1], [1, 2]] : [[1], [2], [1, 3], [2, 3]];
  return lines.flatMap(([a, b]) => paces.map((ends) => ends.map((n): [number, number] => [a * n, b * n])));
};
const targets = ({ men, options }: Model, at: string, man: Man): ReadonlySet<string> => {
  const found = new Set<string>();
  const isFree = (x: number, y: number): boolean => isOn(x, y) && !men.has(nameOf(x, y));
  const may = (x: number, y: number): boolean => {
    if (!isOn(x, y)) return false;
    const there = men.get(nameOf(x, y));
    return there === undefined || sideOf(there.colour) !== sideOf(man.colour);
  };
  const [x, y] = xy(at);
  if (options.pieces === 'stronger' && 'GWE'.includes(man.kind)) {
    for (const way of strongWays(man.kind)) {
      const [dx, dy] = way[way.length - 1];
      const isOpen = way.slice(0, -1).every(([a, b]) => isFree(x + a, y + b));
      if (isOpen && may(x + dx, y + dy)) found.add(nameOf(x + dx, y + dy));
    }
    return found;
  }
  for (const [dx, dy] of man.kind === 'C' ? KING : MOVES[man.kind]) {
    if (may(x + dx, y + dy)) found.add(nameOf(x + dx, y + dy));
    if (man.kind !== 'C' || !isFree(x + dx, y + dy)) continue;
    for (const [ex, ey] of KING) {
      const isBack = dx + ex === 0 && dy + ey === 0;
      if (!isBack && may(x + dx + ex, y + dy + ey)) found.add(nameOf(x + dx + ex, y + dy + ey));
    }
  }
  return found;
};

/** All actions as texts, sorted. */
export const actionsIn = (model: Model): string[] => {
  const { men, turn, winner } = model;
  if (winner !== null) return [];
  const chosen = [...men.values()].find((man) => man.moved)?.colour;
  const texts: string[] = chosen === undefined ? [] : ['end'];
  for (const colour of chosen ?? OWN[turn]) {
    const chain = joined(model, colour);
    for (const [at, man] of men) {
      if (man.colour !== colour || man.moved || !chain.has(at)) continue;
      for (const to of targets(model, at, man)) texts.push(`${man.kind}${at}${men.has(to) ? 'x' : '-'}${to}`);
    }
  }
  return texts.sort();
};
export const after = (model: Model, text: string): Model => {
  const { men, turn } = model;
  const next = new Map(men);
  if (text === 'end') {
    for (const [at, man] of men) next.set(at, { ...man, moved: false });
    return { ...model, men: next, turn: otherOf(turn) };
  }
  const [from, to] = text.slice(1).split(/[-x]/);
  const taken = men.get(to);
  next.delete(from);
  next.set(to, { ...men.get(from)!, moved: true });
  const foe = otherOf(turn);
  const isRoyal = taken !== undefined && taken.kind === 'C' && ROYAL[foe].includes(taken.colour);
  const left = [...next.values()].some((man) => man.kind === 'C' && ROYAL[foe].includes(man.colour));
  return { ...model, men: next, winner: isRoyal && !left ? turn : null };
};
/** Actions at that depth, unit moves and ends of turns each counted. */
export const countIn = (model: Model, depth: number): number => {
  const texts = actionsIn(model);
  if (depth === 1) return texts.length;
  return texts.reduce((sum, text) => sum + countIn(after(model, text), depth - 1), 0);
};

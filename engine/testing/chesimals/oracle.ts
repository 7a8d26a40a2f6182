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
  links: ['colour', 'side'], // Q40
  convert: ['off', 'own', 'all'], // Q41
  absorb: ['off', 'on'], // Q42
  pieces: ['usual', 'stronger'], // Q44
  guards: ['free', 'by-leader'], // Q43
  nocapture: ['off', '100'], // Q32
} as const;
export type OracleOptions = {
  readonly [id in keyof typeof houseRules]: (typeof houseRules)[id][number];
};
export const usualOptions: OracleOptions = {
  links: 'colour',
  array: 'rotated',
  convert: 'off',
  absorb: 'off',
  pieces: 'usual',
  guards: 'free',
  nocapture: 'off',
};

export interface Man {
  /** C N W E G */
  readonly kind: string;
  /** the letter of its colour, `n` where it is neutral (Q41) */
  readonly colour: string;
  readonly moved: boolean;
  /**
   * how a Guard that has moved went, where orders to Guards count it (Q43); a Warmachine or Elephant that they would count is
   * `still` if it was absorbed (Q42)
   */
  readonly went: Way | 'still' | null;
}
type Way = 'straight' | 'diagonal';
const SIGNS: Readonly<Record<string, Man['went']>> = { '+': 'straight', x: 'diagonal', '=': 'still' };
const signOf = (went: Man['went']): string => (went === null ? '' : { straight: '+', diagonal: 'x', still: '=' }[went]);
export interface Model {
  /** by file and rank, from 0 */
  readonly men: ReadonlyMap<string, Man>;
  readonly turn: 'white' | 'black';
  readonly winner: 'white' | 'black' | null;
  /** the colours of the Chiefs that could have led the turn (Q40), '' before its first move and where a colour moves */
  readonly leaders: string;
  readonly options: OracleOptions;
  readonly board: Board;
}
/** How many files and ranks there are (Q1). */
export interface Board {
  readonly files: number;
  readonly ranks: number;
}
const TALL: Board = { files: 12, ranks: 16 };
const FILES = 'abcdefghijklmnop';
const OWN = { white: 'ywso', black: 'gbrp' } as const;
const ROYAL = { white: 'ws', black: 'br' } as const;

const nameOf = (x: number, y: number): string => `${FILES[x]}${y + 1}`;
const xy = (name: string): [number, number] => [FILES.indexOf(name[0]), Number(name.slice(1)) - 1];
const isOn = ({ board }: Model, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < board.files && y < board.ranks;
const sideOf = (colour: string): 'white' | 'black' | 'nobody' => {
  if (colour === 'n') return 'nobody';
  return OWN.white.includes(colour) ? 'white' : 'black';
};
const otherOf = (side: 'white' | 'black'): 'white' | 'black' => (side === 'white' ? 'black' : 'white');

/** The census; who has moved is written with a sign, and with another one how it went. */
export const modelOf = (
  census: string,
  turn: 'white' | 'black',
  options: OracleOptions = usualOptions,
  leaders = '',
  board = TALL,
): Model => {
  const men = census.split(' ').map((token): [string, Man] => {
    const [who, where] = token.split('@');
    const [at, how] = where.split("'");
    return [at, { kind: who[0], colour: who[1], moved: how !== undefined, went: SIGNS[how] ?? null }];
  });
  return { men: new Map(men), turn, winner: null, leaders, options, board };
};
export const censusOf = ({ men }: Model): string =>
  [...men]
    .map(([at, { kind, colour, moved, went }]) => `${kind}${colour}@${at}${moved ? "'" : ''}${signOf(went)}`)
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
export const joined = (model: Model, colour: string): ReadonlySet<string> => {
  const { men } = model;
  const chief = [...men].find(([, man]) => man.kind === 'C' && man.colour === colour);
  const found = new Set<string>(chief ? [chief[0]] : []);
  for (const at of found) {
    const [x, y] = xy(at);
    for (const [dx, dy] of KING) {
      const beside = nameOf(x + dx, y + dy);
      if (isOn(model, x + dx, y + dy) && men.get(beside)?.colour === colour) found.add(beside);
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
/** Q40: the Chiefs, by colour, that a chain of anybody on its side joins to the square. */
export const chiefsJoined = ({ men }: Model, from: string): string => {
  const side = sideOf(men.get(from)!.colour);
  const found = new Set([from]);
  for (const at of found) {
    const [x, y] = xy(at);
    for (const [dx, dy] of KING) {
      const beside = men.get(nameOf(x + dx, y + dy));
      if (beside !== undefined && sideOf(beside.colour) === side) found.add(nameOf(x + dx, y + dy));
    }
  }
  const chiefs = [...found].map((at) => men.get(at)!).filter(({ kind }) => kind === 'C');
  return chiefs.map(({ colour }) => colour).join('');
};
const chiefsOf = ({ men }: Model, side: 'white' | 'black'): string =>
  [...men.values()].flatMap(({ kind, colour }) => (kind === 'C' && sideOf(colour) === side ? [colour] : [])).join('');
/** Q40: the Chiefs that could still have led the turn, were the man on that square to move now too. */
const leadersAfter = (model: Model, from: string): string => {
  const joinedTo = chiefsJoined(model, from);
  return [...(model.leaders || chiefsOf(model, model.turn))]
    .filter((colour) => joinedTo.includes(colour))
    .sort()
    .join('');
};
const targets = (model: Model, at: string, man: Man): ReadonlySet<string> => {
  const { men, options } = model;
  const found = new Set<string>();
  const isFree = (x: number, y: number): boolean => isOn(model, x, y) && !men.has(nameOf(x, y));
  const may = (x: number, y: number): boolean => {
    if (!isOn(model, x, y)) return false;
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

/**
 * Where that man may go and how it is written: a capture that a Chief absorbs once for each square it can be made from, any
 * other move once (Q42).
 */
const moves = (model: Model, at: string, man: Man): readonly { readonly to: string; readonly text: string }[] => {
  const { men, options } = model;
  const start = man.kind + at;
  return [...targets(model, at, man)].flatMap((to) => {
    const victim = men.get(to);
    if (victim === undefined) return [{ to, text: `${start}-${to}` }];
    if (options.absorb === 'off' || man.kind !== 'C' || victim.kind === 'C') return [{ to, text: `${start}x${to}` }];
    const squares = around(model, at).filter((by) => !men.has(by) && around(model, by).includes(to));
    const ways = squares.map((by) => ({ to, text: `${start}-${by}x${to}` }));
    return around(model, at).includes(to) ? [{ to, text: `${start}x${to}` }, ...ways] : ways;
  });
};
const around = (model: Model, at: string): readonly string[] => {
  const [x, y] = xy(at);
  return KING.filter(([dx, dy]) => isOn(model, x + dx, y + dy)).map(([dx, dy]) => nameOf(x + dx, y + dy));
};

/** Q41: how it is written that the Chief there changes the colour of each neighbour that it may. */
const conversions = (model: Model, at: string, chief: Man): readonly string[] => {
  const { convert, links } = model.options;
  const mayTurn = ({ kind, colour, moved }: Man): boolean => {
    if (kind === 'C' || moved) return false;
    if (sideOf(colour) !== sideOf(chief.colour)) return convert === 'all';
    return convert !== 'off' && links === 'colour' && colour !== chief.colour;
  };
  const beside = around(model, at).filter((by) => model.men.has(by) && mayTurn(model.men.get(by)!));
  return chief.kind === 'C' ? beside.map((by) => `C${at}~${by}`) : [];
};

const wayOf = (from: string, to: string): Way =>
  from[0] === to[0] || from.slice(1) === to.slice(1) ? 'straight' : 'diagonal';
/** Whose Guards take orders: the Warmachines of orange and green go with those who go straight, Elephants with the others. */
const isBound = ({ options }: Model, colour: string): boolean =>
  options.guards === 'by-leader' && 'ygop'.includes(colour);
/** Q43: does a way agree with all that moved in this turn? */
const agrees = ({ men }: Model, man: Man, way: Way): boolean => {
  const specialist = 'og'.includes(man.colour) ? 'W' : 'E';
  const own = specialist === 'W' ? 'straight' : 'diagonal';
  return [...men.values()]
    .filter(({ colour, moved }) => moved && colour === man.colour)
    .filter(({ went }) => went !== 'still')
    .every(({ kind, went }) => (went === null || went === way) && (kind !== specialist || own === way));
};
const isSpecialist = (model: Model, { kind, colour }: Pick<Man, 'kind' | 'colour'>): boolean =>
  isBound(model, colour) && kind === ('og'.includes(colour) ? 'W' : 'E');
const isOrdered = (model: Model, man: Man, from: string, to: string): boolean => {
  if (!isBound(model, man.colour)) return true;
  if (man.kind === 'G') return agrees(model, man, wayOf(from, to));
  if (man.kind === 'W' && 'og'.includes(man.colour)) return agrees(model, man, 'straight');
  return man.kind !== 'E' || !'yp'.includes(man.colour) || agrees(model, man, 'diagonal');
};

/** All actions as texts, sorted. */
export const actionsIn = (model: Model): string[] => {
  const { men, turn, winner } = model;
  if (winner !== null) return [];
  if (model.options.links === 'side') return actionsOfSide(model);
  const chosen = [...men.values()].find((man) => man.moved && man.colour !== 'n')?.colour;
  const texts: string[] = chosen === undefined ? [] : ['end'];
  for (const colour of chosen ?? OWN[turn]) {
    const chain = joined(model, colour);
    for (const [at, man] of men) {
      if (man.colour !== colour || man.moved || !chain.has(at)) continue;
      for (const { to, text } of moves(model, at, man)) if (isOrdered(model, man, at, to)) texts.push(text);
      texts.push(...conversions(model, at, man));
    }
  }
  return texts.sort();
};
const actionsOfSide = (model: Model): string[] => {
  const { men, turn, leaders } = model;
  const texts: string[] = leaders === '' ? [] : ['end'];
  for (const [at, man] of men) {
    if (sideOf(man.colour) !== turn || man.moved || leadersAfter(model, at) === '') continue;
    for (const { to, text } of moves(model, at, man)) if (isOrdered(model, man, at, to)) texts.push(text);
    texts.push(...conversions(model, at, man));
  }
  return texts.sort();
};
export const after = (model: Model, text: string): Model => {
  const { men, turn } = model;
  const next = new Map(men);
  if (text === 'end') {
    for (const [at, man] of men) next.set(at, { ...man, moved: false, went: null });
    return { ...model, men: next, turn: otherOf(turn), leaders: '' };
  }
  if (text.includes('~')) return converted(model, text);
  const squares = text.slice(1).split(/[-x]/);
  const [from, to] = [squares[0], squares[squares.length - 1]];
  const taken = men.get(to);
  next.delete(from);
  const mover = men.get(from)!;
  const went = mover.kind === 'G' && isBound(model, mover.colour) ? wayOf(from, to) : null;
  next.set(to, { ...mover, moved: true, went });
  if (model.options.absorb === 'on' && mover.kind === 'C' && taken !== undefined && taken.kind !== 'C') {
    const joins = { ...taken, colour: mover.colour, moved: true };
    next.set(squares[squares.length - 2], { ...joins, went: isSpecialist(model, joins) ? 'still' : null });
  }
  const foe = otherOf(turn);
  const isRoyal = taken !== undefined && taken.kind === 'C' && ROYAL[foe].includes(taken.colour);
  const left = [...next.values()].some((man) => man.kind === 'C' && ROYAL[foe].includes(man.colour));
  const leaders = model.options.links === 'side' ? leadersAfter(model, from) : '';
  return { ...model, men: next, leaders, winner: isRoyal && !left ? turn : null };
};
/** Q41 */
const converted = (model: Model, text: string): Model => {
  const next = new Map(model.men);
  const [from, by] = text.slice(1).split('~');
  const [chief, unit] = [next.get(from)!, next.get(by)!];
  next.set(from, { ...chief, moved: true });
  const joins = { ...unit, moved: true, colour: sideOf(unit.colour) === otherOf(model.turn) ? 'n' : chief.colour };
  next.set(by, { ...joins, went: isSpecialist(model, joins) ? 'still' : null });
  return { ...model, men: next, leaders: model.options.links === 'side' ? leadersAfter(model, from) : '' };
};
/** Actions at that depth, unit moves and ends of turns each counted. */
export const countIn = (model: Model, depth: number): number => {
  const texts = actionsIn(model);
  if (depth === 1) return texts.length;
  return texts.reduce((sum, text) => sum + countIn(after(model, text), depth - 1), 0);
};

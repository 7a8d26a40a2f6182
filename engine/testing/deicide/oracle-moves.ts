/**
 * The second model of Deicide Chess, part two: where each man could go by its own nature on what everybody can see,
 * without asking whether its King stays safe and without moving anything. As slow and plain as the rest (see
 * deicide-oracle.ts), and as apart from the engine.
 */
import {
  ahead,
  type Cell,
  type Kind,
  type Man,
  type OraclePosition,
  opponent,
  ownRank,
  type Side,
  shifted,
} from './oracle-positions.ts';

export type Does = 'move' | 'capture' | 'push' | 'en-passant' | 'depart' | 'castle';
export type Going = {
  readonly does: Does;
  /** where the mover means to end; for a departure the declared landing cell */
  readonly to: Cell;
  /** the cells it slides through before `to`, in order; empty for steps and jumps */
  readonly path: readonly Cell[];
  /** who is captured or pushed, by cell */
  readonly victim: Cell | null;
  /** a push: where the pushed man goes, null over the edge */
  readonly beyond: Cell | null;
  /** castling: the Rook's way */
  readonly rook: readonly [Cell, Cell] | null;
};
/** What is asked for: captures only are enough to know who attacks a King. */
type Wanted = 'all' | 'captures';

/** The eight ways, clockwise from up: the even ones are orthogonal. */
export const WAYS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
const EVERY = [0, 1, 2, 3, 4, 5, 6, 7];
const ORTHOGONAL = [0, 2, 4, 6];
const DIAGONAL = [1, 3, 5, 7];
const turned = (way: number, eighths: number): number => (way + eighths + 8) % 8;
const next = (cell: Cell, way: number, times = 1): Cell | null =>
  shifted(cell, WAYS[way][0] * times, WAYS[way][1] * times);

const around = (a: number, b: number): (readonly [number, number])[] =>
  [
    [a, b],
    [b, a],
  ].flatMap(([x, y]) => [
    [x, y],
    [x, -y],
    [-x, y],
    [-x, -y],
  ]) as (readonly [number, number])[];
const KNIGHT = around(1, 2);
const WIZARD = around(1, 3);
const straight = (ways: readonly number[], times: number) =>
  ways.map((way) => [WAYS[way][0] * times, WAYS[way][1] * times] as const);

const going = (does: Does, to: Cell, victim: Cell | null = null, path: readonly Cell[] = []): Going => ({
  does,
  to,
  path,
  victim,
  beyond: null,
  rook: null,
});

export type PawnKind = 'pawn' | 'rookie' | 'drunk-pawn';
export const isPawnKind = (kind: Kind): kind is PawnKind =>
  kind === 'pawn' || kind === 'rookie' || kind === 'drunk-pawn';

/** What a man moves as: a Fool as whatever the other side moved last, anybody else as himself (D-F1 to D-F10). */
export function movesAs(position: OraclePosition, man: Man): Kind | null {
  return man.kind === 'fool' ? position.last[opponent(man.side)] : man.kind;
}

const isWall = (position: OraclePosition, cell: Cell): boolean => position.terrain.get(cell) === 'wall';

/** One question at a time about one man who is on his way; his own cell counts as left (D-PIPE 1). */
class Traveller {
  readonly found: Going[] = [];
  readonly position: OraclePosition;
  readonly from: Cell;
  readonly man: Man;
  readonly as: Kind;
  readonly wanted: Wanted;
  constructor(position: OraclePosition, from: Cell, as: Kind, wanted: Wanted) {
    this.position = position;
    this.from = from;
    this.man = position.board[from]!;
    this.as = as;
    this.wanted = wanted;
  }

  standing(cell: Cell): Man | null {
    return cell === this.from ? null : this.position.board[cell];
  }
  isFree(cell: Cell | null): cell is Cell {
    return cell !== null && !isWall(this.position, cell) && this.standing(cell) === null;
  }
  /** free, and no revealed mine: somebody sliding may go on from here (D-X6) */
  isPassable(cell: Cell | null): cell is Cell {
    return this.isFree(cell) && !this.position.revealed.has(cell);
  }
  isPrey(cell: Cell | null): cell is Cell {
    if (cell === null || isWall(this.position, cell)) return false;
    const victim = this.standing(cell);
    if (victim === null || victim.side === this.man.side) return false;
    if (victim.kind === 'snail') return false; // D-Z8
    if (this.as === 'snail') return victim.kind === 'king'; // D-Z7, D-F7
    return !(this.man.kind === 'king' && victim.kind === 'bomber'); // D-K6
  }
  /** Kings may never enter a revealed mine (D-T11); others may end on one. */
  mayEnter(cell: Cell): boolean {
    return this.man.kind !== 'king' || !this.position.revealed.has(cell);
  }
  arrive(to: Cell | null, does: { moves: boolean; captures: boolean }, path: readonly Cell[] = []): void {
    if (to === null || to === this.from) return;
    if (does.moves && this.wanted === 'all' && this.isFree(to) && this.mayEnter(to)) {
      this.found.push(going('move', to, null, path));
    }
    if (does.captures && this.isPrey(to) && this.mayEnter(to)) this.found.push(going('capture', to, to, path));
  }
  leap(offsets: readonly (readonly [number, number])[], does = { moves: true, captures: true }): void {
    for (const [df, dr] of offsets) this.arrive(shifted(this.from, df, dr), does);
  }
  step(ways: readonly number[], does = { moves: true, captures: true }): void {
    for (const way of ways) this.arrive(next(this.from, way), does);
  }

  slide(ways: readonly number[], rule: Partial<SlideRule> = {}): void {
    const whole = { limit: 99, captures: true, turns: false, ...rule };
    for (const way of ways) {
      this.walk(this.from, way, whole, { left: whole.limit, path: [], jumped: false, stuck: false, turnedAt: [] });
    }
  }
  private walk(at: Cell, way: number, rule: SlideRule, so: SoFar): void {
    const to = next(at, way);
    if (to === null) return;
    this.arrive(to, { moves: true, captures: rule.captures }, so.path);
    if (!this.isPassable(to)) return; // D-T12
    if (so.left === 1 || so.stuck) return;
    const { terrain } = this.position;
    const onward = { ...so, left: so.left - 1, path: [...so.path, to], stuck: terrain.get(to) === 'glue' }; // D-T16
    this.walk(to, way, rule, onward);
    if (rule.turns && terrain.get(to) === 'cathedral') {
      for (const other of [turned(way, 2), turned(way, -2)]) {
        const turn = `${to} ${other}`;
        if (so.turnedAt.includes(turn)) continue; // D-T2
        this.walk(to, other, rule, { ...onward, turnedAt: [...so.turnedAt, turn, `${to} ${way}`] });
      }
    }
    const exit = this.otherPortal(to);
    if (exit !== null && !so.jumped) {
      this.walk(exit, way, rule, { ...onward, path: [...onward.path, exit], jumped: true }); // D-T3, D-T4, D-T5
    }
  }
  /** the free other Portal, if this is one */
  private otherPortal(cell: Cell): Cell | null {
    const { terrain } = this.position;
    if (terrain.get(cell) !== 'portal') return null;
    for (const [other, feature] of terrain)
      if (feature === 'portal' && other !== cell && this.isFree(other) && other !== this.from) return other;
    return null;
  }

  /** Over exactly one man or Wall, looking at the landing cell only (D-C1 to D-C4). */
  hop(ways: readonly number[]): void {
    for (const way of ways) {
      let hurdles = 0;
      for (let times = 1; hurdles < 2; times++) {
        const cell = next(this.from, way, times);
        if (cell === null) break;
        if (this.isFree(cell)) continue;
        if (hurdles === 1) this.arrive(cell, { moves: false, captures: true });
        hurdles++;
      }
    }
  }

  /** Kitsune and Werewolf: a step, a slide of any length, a step, 45 degrees apart (D-B1 to D-B5). */
  bend(firstWays: readonly number[]): void {
    for (const first of firstWays) {
      const at = next(this.from, first);
      if (!this.isPassable(at)) continue;
      for (const second of [turned(first, 1), turned(first, -1)]) this.bendOn(at, second, [at], false, true);
    }
  }
  /** stands on `at`, the last of `path`, having slid or stepped there; may finish unless it just left a Portal (D-T4) */
  private bendOn(at: Cell, way: number, path: readonly Cell[], jumped: boolean, mayFinish: boolean): void {
    if (mayFinish) {
      for (const last of [turned(way, 1), turned(way, -1)]) {
        this.arrive(next(at, last), { moves: true, captures: true }, path);
      }
    }
    if (this.position.terrain.get(at) === 'glue') return; // D-T16
    const to = next(at, way);
    if (!this.isPassable(to)) return;
    this.bendOn(to, way, [...path, to], jumped, true);
    const exit = this.otherPortal(to);
    if (exit !== null && !jumped) this.bendOn(exit, way, [...path, to, exit], true, false); // D-T6: the middle leg only
  }
}
type SlideRule = {
  readonly limit: number;
  readonly captures: boolean;
  /** at Cathedrals (D-T2) */
  readonly turns: boolean;
};
type SoFar = {
  readonly left: number;
  readonly path: readonly Cell[];
  readonly jumped: boolean;
  /** has passed Glue: the cell it now comes to is the last */
  readonly stuck: boolean;
  readonly turnedAt: readonly string[];
};

const CAPTURES_ONLY = { moves: false, captures: true };
const MOVES_ONLY = { moves: true, captures: false };

/** How the three pawns go: ways for White; the rank where a head start ends and its length (D-P1, D-P2). */
const PAWNS = {
  pawn: { moves: [0], captures: [1, 7], rank: 4, length: 4 },
  rookie: { moves: [0], captures: [2, 6], rank: 3, length: 5 },
  'drunk-pawn': { moves: [1, 7], captures: [0], rank: 3, length: 5 },
} as const;
/** a way as the side sees it: up and down change places for Black */
const seenBy = (side: Side, way: number): number => (ahead(side) === 1 ? way : (12 - way) % 8);

function pawnGoings(traveller: Traveller, kind: PawnKind): void {
  const { position, man, from } = traveller;
  const { moves, captures, rank, length } = PAWNS[kind];
  const seen = (ways: readonly number[]) => ways.map((way) => seenBy(man.side, way));
  const isItself = man.kind === kind; // a Fool has no head start and no en passant (D-P11)
  const headStart = isItself && ownRank(man.side, from) <= rank && !(kind === 'drunk-pawn' && man.moved);
  if (headStart)
    traveller.slide(seen(moves), { limit: length, captures: false }); // D-P3
  else traveller.step(seen(moves), MOVES_ONLY);
  traveller.step(seen(captures), CAPTURES_ONLY);
  if (!isItself || traveller.wanted === 'captures') return;
  for (const way of seen(captures)) {
    const to = next(from, way);
    if (!traveller.isFree(to)) continue; // D-P10
    for (const started of position.headStarts) {
      const victim = position.board[started.at];
      const stillThere = victim?.kind === started.kind && victim.side !== man.side;
      if (stillThere && started.kind === kind && started.passed.includes(to)) {
        traveller.found.push(going('en-passant', to, started.at)); // D-P4 to D-P9
      }
    }
  }
}

/** Whom the Sumo on `from` could push, and where to (D-U1 to D-U12). */
export function pushes(position: OraclePosition, from: Cell): Going[] {
  const { board, revealed } = position;
  const found: Going[] = [];
  for (const way of EVERY) {
    for (const distance of [1, 2]) {
      const to = next(from, way, distance);
      if (to === null || isWall(position, to)) break;
      const pushed = board[to];
      if (pushed === null) {
        if (revealed.has(to)) break;
        continue; // D-U2
      }
      if (pushed.side === board[from]!.side || pushed.kind === 'snail') break; // D-U5, D-U6
      const beyond = next(to, way);
      const room = beyond === null || (board[beyond] === null && !isWall(position, beyond)); // D-U3, D-U4
      const onMine = beyond !== null && pushed.kind === 'king' && revealed.has(beyond); // D-X4
      const path = distance === 2 ? [next(from, way)!] : [];
      if (room && !onMine) found.push({ ...going('push', to, to, path), beyond });
      break;
    }
  }
  return found;
}

/** Everything the man on `from` could do, castling apart: that needs to know about check. */
export function goingsOf(position: OraclePosition, from: Cell, wanted: Wanted = 'all'): Going[] {
  const man = position.board[from]!;
  const as = movesAs(position, man);
  if (as === null) return []; // D-F1
  const traveller = new Traveller(position, from, as, wanted);
  switch (as) {
    case 'king':
    case 'prince':
    case 'bomber':
    case 'snail':
      traveller.step(EVERY);
      break;
    case 'queen':
      traveller.slide(EVERY);
      break;
    case 'rook':
    case 'chancellor':
      traveller.slide(ORTHOGONAL);
      if (as === 'chancellor') traveller.leap(KNIGHT);
      break;
    case 'bishop':
    case 'archbishop':
      traveller.slide(DIAGONAL, { turns: true });
      if (as === 'archbishop') traveller.leap(KNIGHT);
      break;
    case 'knight':
      traveller.leap(KNIGHT);
      break;
    case 'centaur':
      traveller.step(EVERY);
      traveller.leap(KNIGHT);
      break;
    case 'cannon':
    case 'archer': {
      const ways = as === 'cannon' ? ORTHOGONAL : DIAGONAL;
      traveller.slide(ways, { captures: false });
      traveller.hop(ways);
      break;
    }
    case 'time-machine': {
      if (wanted === 'captures') break; // D-TM8
      traveller.slide(EVERY); // D-TM2, D-TM12: what is revealed ends the line, what is hidden does nothing
      const departing = traveller.found.map(({ to }): Going => going('depart', to));
      return [...new Map(departing.map((depart) => [depart.to, depart])).values()];
    }
    case 'champion':
      traveller.step(ORTHOGONAL);
      traveller.leap(straight(EVERY, 2));
      break;
    case 'wizard':
      traveller.step(DIAGONAL);
      traveller.leap(WIZARD);
      break;
    case 'princess':
      traveller.leap([1, 2, 3].flatMap((times) => straight(EVERY, times))); // D-G2
      break;
    case 'kitsune':
      traveller.bend(ORTHOGONAL);
      break;
    case 'werewolf':
      traveller.bend(DIAGONAL);
      break;
    case 'sumo':
      traveller.slide(EVERY, { limit: 2, captures: false });
      if (man.kind === 'sumo' && wanted === 'all') traveller.found.push(...pushes(position, from)); // D-F5
      break;
    case 'sorceress':
      for (let to = 0; wanted === 'all' && to < 256; to++) traveller.arrive(to, MOVES_ONLY); // D-S1
      traveller.step(EVERY, CAPTURES_ONLY); // D-S2
      break;
    case 'pawn':
    case 'rookie':
    case 'drunk-pawn':
      pawnGoings(traveller, as);
      break;
    case 'fool':
      throw new Error('a Fool never moves as a Fool (D-F10)');
  }
  return traveller.found;
}

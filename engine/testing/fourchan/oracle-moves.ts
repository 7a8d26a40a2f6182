/**
 * The second model of 4chan chess, part two: where each man could go and what its trait lets it do as the position
 * stands, without changing anything, and without saying yet whether it promotes or leaves a teleporter behind. As slow
 * and plain as the rest (see fourchan-oracle.ts), and as apart from the engine.
 */
import {
  type Atom,
  ahead,
  allCells,
  type Cell,
  cellDistance,
  cellsAround,
  type Kind,
  type Man,
  menOn,
  type OracleCursor,
  type OracleMoves,
  type OraclePosition,
  opponent,
  shifted,
  union,
} from './oracle-positions.ts';

export type Going = {
  readonly does: 'move' | 'capture' | 'board' | 'rage' | 'shot' | 'lift' | 'castle';
  readonly from: Cell;
  /** it is the top one on its cell that acts */
  readonly rides: boolean;
  /** where it means to end; the target of a shot, where the lifted one stands, where the admin castles to */
  readonly to: Cell;
  /** the cells on which everybody is captured, in this order */
  readonly victims: readonly Cell[];
  /** a lift: where the lifted one is dropped */
  readonly drop: Cell | null;
  /** castling: the way of the /n/ */
  readonly other: readonly [Cell, Cell] | null;
};

const BASE: Readonly<Record<Kind, OracleMoves>> = {
  admin: ['king'],
  anon: ['anon'],
  tg: ['queen'],
  k: ['bishop'],
  mlp: ['knight'],
  b: [],
  n: ['rook'],
  d: ['king'],
  r9k: ['slide of 2'],
  x: ['bishop that never captures'],
  v: ['stroll of 2'],
  vp: ['knight', 'dabbaba'],
  sci: ['wazir', 'dabbaba', 'alfil'],
};
const PROMOTED: Readonly<Record<Kind, OracleMoves>> = {
  admin: ['king'],
  anon: ['slide of 2'],
  tg: ['queen', 'dabbaba', 'alfil'],
  k: ['bishop', 'wazir'],
  mlp: ['knight', 'camel'],
  b: ['king'],
  n: ['rook', 'ferz'],
  d: ['king', 'knight'],
  r9k: ['slide of 3'],
  x: ['queen that never captures'],
  v: ['stroll of 3'],
  vp: ['knight', 'dabbaba', 'bishop'],
  sci: ['wazir', 'dabbaba', 'alfil', 'tripper'],
};
/** The moves of a kind by itself, without anything mimicked or absorbed. */
export const ownMoves = (kind: Kind, promoted: boolean): OracleMoves => union((promoted ? PROMOTED : BASE)[kind]);
/** What a /d/ gets from a victim: no traits, and mimicking is one (C-D2). */
export const lends = (man: Man): OracleMoves => union(ownMoves(man.kind, man.promoted), man.absorbed ?? []);
/** What a /b/ copies now, and nobody else (C-B2, C-B11). */
const mimicked = ({ last }: OraclePosition, { kind, side }: Man): OracleMoves =>
  kind === 'b' ? (last[opponent(side)] ?? []) : [];
/** All the ways in which a man may move now, unless it is frozen. */
export const moveSet = (position: OraclePosition, man: Man): OracleMoves => union(lends(man), mimicked(position, man));

type Offset = readonly [number, number];
const ORTHOGONAL = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const EVERY = [...ORTHOGONAL, ...DIAGONAL];
const times = (ways: readonly Offset[], n: number): Offset[] => ways.map(([df, dr]) => [df * n, dr * n]);
const leaper = (a: number, b: number): Offset[] =>
  [a, -a].flatMap((x) => [b, -b].flatMap((y): Offset[] => [[x, y] as const, [y, x] as const]));

const LEAPS: Partial<Record<Atom, readonly Offset[]>> = {
  king: EVERY,
  wazir: ORTHOGONAL,
  ferz: DIAGONAL,
  knight: leaper(1, 2),
  camel: leaper(1, 3),
  dabbaba: times(ORTHOGONAL, 2),
  alfil: times(DIAGONAL, 2),
  tripper: times(DIAGONAL, 3),
};
type Slide = { readonly ways: readonly Offset[]; readonly limit?: number; readonly captures?: false };
const SLIDES: Partial<Record<Atom, Slide>> = {
  queen: { ways: EVERY },
  rook: { ways: ORTHOGONAL },
  bishop: { ways: DIAGONAL },
  'queen that never captures': { ways: EVERY, captures: false },
  'bishop that never captures': { ways: DIAGONAL, captures: false },
  // only the /r9k/ itself rages where others capture (C-B7)
  'slide of 2': { ways: EVERY, limit: 2 },
  'slide of 3': { ways: EVERY, limit: 3 },
};

/** Cells at which a /v/ shoots from there (C-V1). */
export function oracleShots(position: OraclePosition, from: Cell): Cell[] {
  const { shots } = position.options;
  return allCells.filter((cell) => {
    const df = Math.abs((from % 10) - (cell % 10));
    const dr = Math.abs(Math.floor(from / 10) - Math.floor(cell / 10));
    if (shots === 'manhattan') return df + dr === 2;
    return Math.max(df, dr) === 2 && (shots === 'ring' || df === 0 || dr === 0 || df === dr);
  });
}

/** C-A2, C-A3, C-A3b */
const isDiplomat = ({ options }: OraclePosition, { kind, promoted }: Man): boolean =>
  kind === 'admin' || (kind === 'anon' && (promoted || options.anons === 'both'));

/** C-X1 to C-X5: an enemy /x/ stands or rides beside the cell. */
const isFrozen = (position: OraclePosition, man: Man, at: Cell): boolean =>
  !isDiplomat(position, man) &&
  cellsAround(at).some((cell) =>
    menOn(position.board[cell]).some(({ kind, side }) => kind === 'x' && side !== man.side),
  );

/** Nobody on the cell is immune to this captor, who acts from there (C-K1, C-K2, C-K3, C-N6). */
function isCapturable(position: OraclePosition, captor: Man, from: Cell, at: Cell): boolean {
  const { immunity } = position.options;
  const ignorant: readonly Kind[] = { n: ['n'] as const, nobody: [], 'tg-n': ['tg', 'n'] as const }[immunity];
  return menOn(position.board[at]).every(
    ({ kind, side }) =>
      kind !== 'k' || cellDistance(from, at) <= 2 || (side !== captor.side && ignorant.includes(captor.kind)),
  );
}

/** One man about to act. */
class Actor {
  readonly found: Going[] = [];
  readonly position: OraclePosition;
  readonly from: Cell;
  readonly rides: boolean;
  readonly man: Man;
  /** shares its cell: it captures nothing (C-N3, C-N5) */
  readonly impotent: boolean;
  constructor(position: OraclePosition, from: Cell, rides: boolean) {
    const { man, rider } = position.board[from]!;
    this.position = position;
    this.from = from;
    this.rides = rides;
    this.man = rides ? rider! : man;
    this.impotent = rider !== null;
  }
  private add(does: Going['does'], to: Cell, victims: readonly Cell[] = [], drop: Cell | null = null): void {
    this.found.push({ does, from: this.from, rides: this.rides, to, victims, drop, other: null });
  }
  private on(cell: Cell): OracleCursor | null {
    return this.position.board[cell];
  }
  private isPrey(cell: Cell): boolean {
    const { position, man, from } = this;
    const stand = this.on(cell);
    return !this.impotent && stand !== null && stand.man.side !== man.side && isCapturable(position, man, from, cell);
  }
  /** C-N1, C-N2; an /n/ that carries somebody cannot board either, being an /n/ */
  private canBoard(cell: Cell): boolean {
    const { kind, side } = this.man;
    const stand = this.on(cell);
    if (stand === null || cell === this.from) return false;
    const isCarrier = stand.man.kind === 'n' && stand.man.side === side && stand.rider === null;
    return isCarrier && kind !== 'admin' && kind !== 'n';
  }
  private quietly(to: Cell): void {
    if (this.on(to) === null) this.add('move', to);
    else if (this.canBoard(to)) this.add('board', to);
  }
  private violently(to: Cell): void {
    if (this.isPrey(to)) this.add('capture', to, [to]);
  }

  private leap(offsets: readonly Offset[]): void {
    for (const [df, dr] of offsets) {
      const to = shifted(this.from, df, dr);
      if (to === null) continue;
      this.quietly(to);
      this.violently(to);
    }
  }
  private slide(ways: readonly Offset[], limit: number, captures: boolean): void {
    for (const [df, dr] of ways) {
      for (let n = 1; n <= limit; n++) {
        const to = shifted(this.from, df * n, dr * n);
        if (to === null) break;
        this.quietly(to);
        if (captures) this.violently(to);
        if (this.on(to) !== null) break;
      }
    }
  }
  /** C-V3: never ends where it began */
  private stroll(steps: number): void {
    let reached = new Set([this.from]);
    const ends = new Set<Cell>();
    for (let n = 1; n <= steps; n++) {
      const nextCells = [...reached].flatMap((at) => ORTHOGONAL.map(([df, dr]) => shifted(at, df, dr)));
      const next = nextCells.filter((cell) => cell !== null && cell !== this.from) as Cell[];
      for (const cell of next) ends.add(cell);
      reached = new Set(next.filter((cell) => this.on(cell) === null));
    }
    for (const cell of ends) this.quietly(cell);
  }
  private anon(): void {
    const { position, man, from } = this;
    const up = ahead(man.side);
    const first = shifted(from, 0, up);
    if (first !== null) this.quietly(first);
    for (const df of [-1, 1]) {
      const to = shifted(from, df, up);
      if (to !== null) this.violently(to);
    }
    // both steps at once are only for those who are anons themselves (C-B8)
    if (man.kind !== 'anon' || man.promoted || man.moved || first === null || this.on(first) !== null) return;
    const second = shifted(from, 0, 2 * up);
    if (second === null) return;
    const isEnemyAnon = (cell: Cell | null) =>
      cell !== null &&
      menOn(position.board[cell]).some(({ kind, side, promoted }) => kind === 'anon' && side !== man.side && !promoted);
    const barred = isEnemyAnon(shifted(second, -1, 0)) || isEnemyAnon(shifted(second, 1, 0)); // C-A5
    if (!barred) this.quietly(second); // C-A4
  }
  /** C-R1 to C-R6: quietly as far as nobody stands, or raging all the way */
  private seethe(range: number): void {
    const { position, man, from } = this;
    for (const [df, dr] of EVERY) {
      const victims: Cell[] = [];
      let end = from;
      for (let n = 1; n <= range; n++) {
        const to = shifted(from, df * n, dr * n);
        if (to === null) break;
        if (victims.length === 0) this.quietly(to);
        if (this.on(to) !== null) {
          if (this.impotent || !isCapturable(position, man, from, to)) break; // C-K3
          victims.push(to);
        }
        end = to;
      }
      if (victims.length > 0) this.add('rage', end, victims);
    }
  }

  private goAs(atom: Atom): void {
    const { man, from, position } = this;
    const leap = LEAPS[atom];
    const slide = SLIDES[atom];
    if (leap !== undefined) this.leap(leap);
    else if (slide?.limit !== undefined && man.kind === 'r9k') this.seethe(slide.limit);
    else if (slide !== undefined) this.slide(slide.ways, slide.limit ?? 9, slide.captures ?? true);
    else if (atom === 'anon') this.anon();
    else {
      this.stroll(atom === 'stroll of 2' ? 2 : 3);
      // whoever has only the move of a /v/ goes where a /v/ would shoot (C-B6, C-D2)
      if (man.kind !== 'v') for (const cell of oracleShots(position, from)) this.violently(cell);
    }
  }

  /** C-M1, C-V2: from where it stands */
  private shoot(cells: readonly (Cell | null)[]): void {
    for (const cell of cells) if (cell !== null && this.isPrey(cell)) this.add('shot', cell, [cell]);
  }
  /** C-T1 to C-T3, C-T6 */
  private lift(): void {
    const near = cellsAround(this.from);
    for (const cell of near) {
      const men = menOn(this.on(cell));
      const stays = men.some((man) => man.side === this.man.side || isDiplomat(this.position, man));
      if (men.length === 0 || stays) continue;
      for (const drop of near) if (drop === cell || this.on(drop) === null) this.add('lift', cell, [], drop);
    }
  }
  /** C-A1: the admin beside the /n/, which comes to its other side */
  private castle(): void {
    const { position, man, from } = this;
    if (man.moved) return;
    const row = from - (from % 10);
    for (const [file, aside, beyond] of [
      [0, 1, 2],
      [9, 8, 7],
    ]) {
      const carrier = position.board[row + file]?.man;
      if (carrier?.kind !== 'n' || carrier.side !== man.side || carrier.moved) continue;
      const corner = row + file;
      const between = allCells.filter((cell) => (cell > from && cell < corner) || (cell < from && cell > corner));
      if (!between.every((cell) => this.on(cell) === null) || isFrozen(position, carrier, corner)) continue;
      const other = [row + file, row + beyond] as const;
      this.found.push({ does: 'castle', from, rides: false, to: row + aside, victims: [], drop: null, other });
    }
  }

  act(): Going[] {
    const { position, man, from } = this;
    if (man.kind === 'mlp') this.shoot(ORTHOGONAL.map(([df, dr]) => shifted(from, df, dr)));
    if (man.kind === 'v') this.shoot(oracleShots(position, from));
    if (man.kind === 'tg') this.lift();
    if (isFrozen(position, man, from)) {
      // C-X2, C-X2b
      if (position.options.copying === 'free') for (const atom of mimicked(position, man)) this.goAs(atom);
      return this.found;
    }
    for (const atom of moveSet(position, man)) this.goAs(atom);
    if (man.kind === 'admin') this.castle();
    return this.found;
  }
}

/** Everything that somebody on `from` could do, the top one after the one that carries. Some of it may occur twice. */
export function goingsFrom(position: OraclePosition, from: Cell): Going[] {
  const stand = position.board[from];
  if (stand === null) return [];
  const below = new Actor(position, from, false).act();
  return stand.rider === null ? below : [...below, ...new Actor(position, from, true).act()];
}

/** Where teleporters take whoever lands there; null where nothing happens (C-S2, C-S3). */
export function exitOf(position: OraclePosition, at: Cell): Cell | null {
  const owner = position.gates.get(at);
  const pair = [...position.gates].find(([cell, side]) => side === owner && cell !== at);
  return owner === undefined || pair === undefined ? null : pair[0];
}

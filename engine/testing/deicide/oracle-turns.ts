/**
 * The second model of Deicide Chess, part three: what really happens when something is done, step by step as D-PIPE
 * lists it. Which mines can explode is told from outside, so that the same steps serve what everybody may know and what
 * is true. Whether it was allowed is no question here.
 */
import { type Going, isPawnKind, movesAs } from './oracle-moves.ts';
import {
  type Cell,
  type HeadStart,
  type Kind,
  type Loss,
  type Man,
  type OraclePosition,
  type Outcome,
  opponent,
  ownRank,
  type Side,
  shifted,
} from './oracle-positions.ts';

export type Doing = Going & { readonly from: Cell; readonly promotion: Kind | null };
export type Happened = {
  readonly position: OraclePosition;
  /** everybody removed by it, own men and the mover too, where they were removed */
  readonly losses: readonly Loss[];
  /** the mines that exploded, in order */
  readonly exploded: readonly Cell[];
  /** a mine that would have met a King: the action is to be taken back (D-T11, D-U9) */
  readonly kingOn: Cell | null;
};
export type Circumstances = {
  /** the mines that explode when met; all others are as if they were not there */
  readonly live: ReadonlySet<Cell>;
  /** false to look only at whether a King is safe: then the game goes on whoever stands on the Ziggurats */
  readonly ziggurats: boolean;
};

/** Changes a copy of a position and notes what was lost. */
class Happening {
  readonly board: (Man | null)[];
  readonly losses: Loss[] = [];
  readonly exploded: Cell[] = [];
  kingOn: Cell | null = null;
  ended: Outcome | null;
  /** of the other side, and those of this turn (D-P8) */
  headStarts: readonly HeadStart[];
  newHeadStarts: readonly HeadStart[];
  readonly before: OraclePosition;
  readonly around: Circumstances;
  constructor(before: OraclePosition, around: Circumstances) {
    this.before = before;
    this.around = around;
    this.board = [...before.board];
    this.ended = before.ended;
    this.headStarts = before.headStarts;
    this.newHeadStarts = before.newHeadStarts;
  }
  lose(at: Cell): void {
    const { kind, side } = this.board[at]!;
    this.losses.push({ kind, side, at });
    this.board[at] = null;
    this.forget(at); // D-P10
  }
  /** D-X7: whoever was on `from` is on `to` now */
  follow(from: Cell, to: Cell): void {
    const moved = (started: HeadStart) => (started.at === from ? { ...started, at: to } : started);
    this.headStarts = this.headStarts.map(moved);
    this.newHeadStarts = this.newHeadStarts.map(moved);
  }
  forget(at: Cell): void {
    const elsewhere = (started: HeadStart) => started.at !== at;
    this.headStarts = this.headStarts.filter(elsewhere);
    this.newHeadStarts = this.newHeadStarts.filter(elsewhere);
  }
  isLive(at: Cell): boolean {
    return this.around.live.has(at) && !this.exploded.includes(at);
  }
  /** puts a man down; a live mine there destroys him and itself, or stops everything if he is a King */
  putDown(man: Man, at: Cell): void {
    this.board[at] = man;
    if (!this.isLive(at)) return;
    if (man.kind === 'king') {
      this.kingOn = at;
      return;
    }
    this.lose(at);
    this.exploded.push(at);
  }
  /** D-T17, D-U9: all six, by men of one side */
  lookAtZiggurats(): void {
    if (!this.around.ziggurats || this.ended !== null) return;
    const holy = [...this.before.terrain].filter(([, feature]) => feature === 'ziggurat').map(([cell]) => cell);
    if (holy.length < 6) return;
    for (const side of ['white', 'black'] as const) {
      if (holy.every((cell) => this.board[cell]?.side === side)) this.ended = { winner: side, reason: 'ziggurats' };
    }
  }
  lookForKings(): void {
    if (this.ended !== null) return;
    for (const side of ['white', 'black'] as const) {
      const was = this.before.board.some((man) => man?.kind === 'king' && man.side === side);
      const is = this.board.some((man) => man?.kind === 'king' && man.side === side);
      const isCallers = this.before.options.check === 'players';
      if (was && !is && isCallers)
        this.ended = { winner: null, reason: 'check-not-called' }; // D-G9
      else if (was && !is) this.ended = { winner: opponent(side), reason: 'king-lost' }; // D-G10
    }
  }
  finish(changes: Partial<OraclePosition>): Happened {
    this.lookForKings();
    const { mines, revealed } = this.before;
    const left = (cells: ReadonlySet<Cell>) => new Set([...cells].filter((cell) => !this.exploded.includes(cell)));
    const some = this.exploded.length > 0;
    return {
      position: {
        ...this.before,
        board: this.board,
        mines: some ? { white: left(mines.white), black: left(mines.black) } : mines, // D-T10
        revealed: some ? left(revealed) : revealed,
        ended: this.ended,
        headStarts: this.headStarts,
        newHeadStarts: this.newHeadStarts,
        progress: this.before.progress || this.losses.length > 0 || this.exploded.length > 0,
        ...changes,
      },
      losses: this.losses,
      exploded: this.exploded,
      kingOn: this.kingOn,
    };
  }
}

/** Both Bombers are gone; so is everybody in the eight cells around the captured one (D-M4 to D-M7). */
function bigBang(happening: Happening, at: Cell): void {
  for (const df of [-1, 0, 1]) {
    for (const dr of [-1, 0, 1]) {
      const cell = shifted(at, df, dr);
      if (cell === null || happening.board[cell] === null) continue;
      const spared = happening.board[cell].kind === 'snail' && happening.before.options.bigbang === 'spares'; // D-M5
      if (!spared) happening.lose(cell);
    }
  }
}

/** The mover, already off its cell, takes whoever stands on `to`. Answers whether it is still there (D-M1, D-M2). */
function takes(happening: Happening, mover: Man, victim: Cell): boolean {
  const taken = happening.board[victim]!;
  happening.lose(victim);
  const bothGone = mover.kind === 'bomber' || taken.kind === 'bomber';
  if (bothGone) happening.losses.push({ kind: mover.kind, side: mover.side, at: victim });
  if (mover.kind === 'bomber' && taken.kind === 'bomber') bigBang(happening, victim);
  return !bothGone;
}

/** Answers whether the Sumo is still there. */
function pushesAway(happening: Happening, sumo: Man, doing: Doing): boolean {
  const cell = doing.victim!;
  if (doing.beyond === null) return takes(happening, sumo, cell); // D-U4, D-U8
  const pushed = happening.board[cell]!;
  happening.board[cell] = null;
  const displaced = { ...pushed, moved: pushed.kind === 'drunk-pawn' ? pushed.moved : true }; // D-U11
  const isQueen =
    happening.before.options.pushed === 'promotes' &&
    isPawnKind(pushed.kind) &&
    ownRank(pushed.side, doing.beyond) === 16 &&
    !happening.isLive(doing.beyond);
  happening.follow(cell, doing.beyond);
  if (isQueen) happening.forget(doing.beyond); // D-X7
  happening.putDown(isQueen ? { ...displaced, kind: 'queen' } : displaced, doing.beyond); // D-P12, D-U9
  return true;
}

/** Steps 1 to 5 of D-PIPE: the move itself. */
export function carryOut(position: OraclePosition, doing: Doing, around: Circumstances): Happened {
  const happening = new Happening(position, around);
  const { board } = happening;
  const { from, to, path } = doing;
  const mover = board[from]!;
  const { side } = mover;
  const changes = {
    last: { ...position.last, [side]: movesAs(position, mover) }, // D-F4, D-F10, D-F12
    progress: position.progress || isPawnKind(mover.kind), // D-G8
    flights: position.flights,
    grant: position.grant || (mover.kind === 'snail' && !position.extra), // D-Z1, D-Z9, D-F7
    made: position.made + 1,
    called: false,
  };
  const finish = () => {
    happening.lookAtZiggurats();
    const progress = changes.progress || happening.losses.length > 0;
    return happening.finish({ ...changes, progress });
  };

  board[from] = null;
  const wentOn = position.newHeadStarts.filter((started) => started.at === from);
  happening.forget(from);
  if (doing.does === 'depart') {
    const flight = { owner: side, kind: mover.kind, target: to, counter: 3, departedThisTurn: true };
    changes.flights = [...position.flights, flight];
    return finish();
  }
  const mined = path.find((cell) => happening.isLive(cell));
  if (mined !== undefined) {
    happening.putDown(mover, mined); // D-T10
    return finish();
  }
  let stands = true;
  if (doing.does === 'capture') stands = takes(happening, mover, doing.victim!);
  if (doing.does === 'en-passant') happening.lose(doing.victim!);
  if (doing.does === 'push') stands = pushesAway(happening, mover, doing);
  if (stands) {
    happening.putDown({ ...mover, moved: true }, to);
    const arrived = board[to] !== null;
    if (arrived && doing.promotion !== null) board[to] = { kind: doing.promotion, side, moved: true }; // D-P13, D-P15
    if (arrived && isPawnKind(mover.kind) && doing.promotion === null) {
      const started = path.length > 0 ? [{ kind: mover.kind, at: to, passed: path }] : []; // D-P4, D-P9
      const stillGoing = wentOn.map((before) => ({ ...before, at: to })); // D-X7
      happening.newHeadStarts = [...happening.newHeadStarts, ...stillGoing, ...started];
    }
  }
  // where features are laid on any square (D-T0c) a mine destroys a castling Rook as well; a King on one takes all of it back
  if (doing.rook !== null && happening.kingOn === null) {
    const [rookFrom, rookTo] = doing.rook;
    const rook = { ...board[rookFrom]!, moved: true };
    board[rookFrom] = null;
    happening.putDown(rook, rookTo);
  }
  return finish();
}

/** Step 7 of D-PIPE: the owner's flights tick and land; then the other side is to move. */
export function endTurn(position: OraclePosition, around: Circumstances): Happened {
  const side: Side = position.turn;
  const happening = new Happening(position, around);
  const { board } = happening;
  const ticks = position.options.departure === 'ticks'; // D-TM1
  const ticked = position.flights.map((flight) => {
    if (flight.owner !== side) return flight;
    const waits = flight.departedThisTurn && !ticks; // D-TM15
    return { ...flight, counter: flight.counter - (waits ? 0 : 1), departedThisTurn: false };
  });
  const flying = [];
  for (const flight of ticked) {
    const { target, counter, owner, kind } = flight;
    if (counter > 0 || happening.ended !== null) {
      flying.push(flight);
      continue;
    }
    const there = board[target];
    if (there?.kind === 'snail') {
      flying.push({ ...flight, counter: 1 }); // D-TM9
      continue;
    }
    const man = { kind, side: owner, moved: true };
    const stands = there === null || takes(happening, man, target); // D-TM5, D-TM10
    if (stands) happening.putDown(man, target); // D-TM12
    happening.lookAtZiggurats();
  }
  const progress = position.progress || happening.losses.length > 0;
  return happening.finish({
    flights: flying,
    turn: opponent(side),
    extra: position.grant,
    grant: false,
    made: 0,
    headStarts: happening.newHeadStarts, // D-P8
    newHeadStarts: [],
    quiet: progress ? 0 : position.quiet + 1,
    progress: false,
  });
}

/**
 * Deicide Chess played by the engine and by the oracle side by side: what each says about a position is spelled as one
 * line per action, with what follows from it, so that the two lists can be compared whole. Neither learns anything from
 * the other; they are only given the same start and the same actions.
 */
import type { Action } from '../../core/action.ts';
import { type Cell, OFF } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { actions, applied, distinctActions, isToldOfCheck, type OracleAction, outcome } from './oracle.ts';
import { positionText } from './oracle-play.ts';
import {
  census,
  nameOf,
  type Cell as OracleCell,
  type OracleOptions,
  type OraclePosition,
  type Side as OracleSide,
  type Outcome,
  repetitionKey,
  start,
} from './oracle-positions.ts';

/** as far as everybody knows, or hidden mines and all */
type Knowledge = 'known' | 'true';
const SIDES = ['white', 'black'] as const;

const lines = (all: readonly string[], rough: boolean): string[] => (rough ? [...new Set(all)] : [...all]).sort();

export class Beside {
  readonly engine: Position;
  oracle: OraclePosition;
  /** the keys of the positions before this one, for repetition */
  private readonly earlier: string[] = [];
  /** what the slow model said of the present position, so that it is asked once */
  private readonly said = new Map<Knowledge, readonly (readonly [action: string, line: string])[]>();
  private ended: Outcome | null | undefined;

  private constructor(engine: Position, oracle: OraclePosition) {
    this.engine = engine;
    this.oracle = oracle;
  }
  static start(options: Partial<OracleOptions> = {}): Beside {
    return Beside.of(start(options));
  }
  /** Both from the same position. Throws where the engine refuses it. */
  static set(oracle: OraclePosition): Beside {
    return Beside.of(oracle, writtenDown(oracle));
  }
  private static of(oracle: OraclePosition, written?: StartPosition): Beside {
    const made = Position.start(deicide, { ...oracle.options }, written);
    if (!made.ok) throw new Error(`${made.error.code} ${made.error.message}: ${positionText(oracle)}`);
    return new Beside(made.value, oracle);
  }

  /** terrain makes ways of their own, which only hidden mines tell apart (D-B5) */
  get rough(): boolean {
    const { options, placing, terrain, revealed } = this.oracle;
    // the last mine may be gone: it is a game with terrain all the same
    return placing === null && (options.terrain === 'on' || terrain.size + revealed.size + this.hidden > 0);
  }
  /** mines that nobody knows of but who laid them */
  get hidden(): number {
    return this.oracle.mines.white.size + this.oracle.mines.black.size;
  }
  /** how the game ended, as the oracle sees it */
  get ending(): Outcome | null {
    if (this.ended === undefined) this.ended = outcome(this.oracle, this.earlier);
    return this.ended;
  }
  get told(): string {
    return positionText(this.oracle);
  }

  /** what the engine and the oracle say of the position itself */
  stands(): readonly [string, string] {
    const { engine, oracle } = this;
    const check = oracle.placing === null && isToldOfCheck(oracle);
    return [
      `${engine.census()} | ${SIDES[engine.turn]} | ${engine.check === true}`,
      `${census(oracle)} | ${oracle.turn} | ${check}`,
    ];
  }
  /** One line for each action with what follows from it; hidden mines and all, only for those asked for. */
  engineLines(mines: Knowledge, asked?: ReadonlySet<string>): string[] {
    const found = this.engine.actions().flatMap((action) => {
      const spelled = this.spellEngine(action);
      return asked?.has(spelled) === false ? [] : [`${spelled} => ${this.engineAfter(action, mines)}`];
    });
    return lines(found, this.rough);
  }
  oracleLines(mines: Knowledge, asked?: ReadonlySet<string>): string[] {
    const found = this.saidBy(mines).flatMap(([spelled, line]) => (asked?.has(spelled) === false ? [] : [line]));
    return lines(found, this.rough);
  }
  /** What can be done here, as each of them spells it, without what follows. */
  spelledActions(): readonly [engine: readonly string[], oracle: readonly string[]] {
    const { engine, oracle } = this;
    const theirs = this.ending !== null ? [] : this.rough ? actions(oracle) : distinctActions(oracle);
    return [
      lines(
        engine.actions().map((action) => this.spellEngine(action)),
        this.rough,
      ),
      lines(
        theirs.map((action) => this.spellOracle(action)),
        this.rough,
      ),
    ];
  }
  private saidBy(mines: Knowledge): readonly (readonly [action: string, line: string])[] {
    const known = this.said.get(mines);
    if (known !== undefined) return known;
    const all = this.ending !== null ? [] : this.rough ? actions(this.oracle) : distinctActions(this.oracle);
    const found = all.map((action) => {
      const spelled = this.spellOracle(action);
      return [spelled, `${spelled} => ${this.oracleAfter(action, mines)}`] as const;
    });
    this.said.set(mines, found);
    return found;
  }
  /** The actions that end otherwise than everybody thinks, as the oracle sees it; and every so many others. */
  surprises(every: number): { readonly asked: ReadonlySet<string>; readonly count: number } {
    const known = new Set(this.oracleLines('known'));
    const spelled = (line: string) => line.split(' => ')[0];
    const truly = this.oracleLines('true');
    const surprising = truly.filter((line) => !known.has(line)).map(spelled);
    const others = truly.filter((_, i) => i % every === 0).map(spelled);
    return { asked: new Set([...surprising, ...others]), count: surprising.length };
  }

  /** How many sequences of actions the engine knows, those that differ by their way only counted once (D-B5). */
  engineCount(depth: number): number {
    const distinct = new Map(this.engine.actions().map((action) => [this.spellEngine(action), action]));
    if (depth === 1) return distinct.size;
    let count = 0;
    for (const action of distinct.values()) count += this.engine.after(action, () => this.engineCount(depth - 1));
    return count;
  }

  private spellEngine(action: Action): string {
    const { game } = this.engine;
    const name = (cell: Cell | null) => (cell === null || cell === OFF ? '-' : deicide.topology.name(cell));
    const promotion = action.promotion === null ? '-' : deicide.types[action.promotion].id;
    const victims = action.captures.filter(({ piece }) => piece !== action.piece).map(({ at }) => name(at));
    const mover = action.from === null ? (action.places ?? action.kind) : game.typeOf(action.piece).id;
    return [mover, name(action.from), name(action.to), promotion, ...victims.sort()].join(' ');
  }
  private spellOracle(action: OracleAction): string {
    const name = (cell: OracleCell | null) => (cell === null ? '-' : nameOf(cell));
    const { does, from, to, feature, doing } = action;
    const mover = from === null ? (feature ?? does) : this.oracle.board[from]!.kind;
    const isTaken = doing !== null && doing.victim !== null && !(does === 'push' && doing.beyond !== null);
    const victims = isTaken ? [name(doing.victim)] : [];
    return [mover, name(from), name(to), action.promotion ?? '-', ...victims].join(' ');
  }
  private engineAfter(action: Action, mines: Knowledge): string {
    const { engine } = this;
    const look = () => {
      const { outcome: ended } = engine;
      const winner = ended === null || ended.winner === null ? null : SIDES[ended.winner];
      return spelledAfter(engine.census(), SIDES[engine.turn], ended && { winner, reason: ended.reason as never });
    };
    if (mines === 'known') return engine.after(action, look);
    engine.play(action);
    const seen = look();
    engine.takeBack();
    return seen;
  }
  private oracleAfter(action: OracleAction, mines: Knowledge): string {
    return this.afterwards(action, mines).line;
  }
  private afterwards(action: OracleAction, mines: Knowledge, calls = false) {
    const { position } = applied(mines === 'known' ? onlyKnown(this.oracle) : this.oracle, action, calls);
    const before = position.placing === null ? [...this.earlier, repetitionKey(this.oracle)] : [];
    const ended = outcome(position, before);
    return { position, ended, line: spelledAfter(census(position), position.turn, ended) };
  }

  /** Plays one of the oracle's actions on both, hidden mines and all, and calls check with it where that is asked for. */
  play(action: OracleAction, calls = false): void {
    const spelled = this.spellOracle(action);
    const { position, ended, line: after } = this.afterwards(action, 'true', calls);
    const same = this.engine
      .actions()
      .filter((other) => this.spellEngine(other) === spelled)
      .flatMap((other) => (calls ? this.calling(other) : [other]))
      .find((other) => this.engineAfter(other, 'true') === after);
    if (same === undefined) throw new Error(`the engine has no ${spelled} => ${after} in ${this.told}`);
    this.engine.play(same);
    this.earlier.push(repetitionKey(this.oracle));
    this.oracle = position;
    this.said.clear();
    // while terrain is laid out, positions were not compared with earlier ones
    this.ended = position.placing === null ? ended : undefined;
  }
  private calling(action: Action): Action[] {
    const found = this.engine.find(`${action.text}+`);
    return found.ok ? [found.value] : [];
  }
}

/** A position of the oracle as the start that the engine reads (NOTATION.md). */
export function writtenDown(position: OraclePosition): StartPosition {
  const { board, turn, flights, terrain, mines, revealed, last, extra, made, quiet } = position;
  const started = new Map<OracleCell, readonly OracleCell[]>();
  for (const { at, passed } of [...position.headStarts, ...position.newHeadStarts]) {
    started.set(at, [...(started.get(at) ?? []), ...passed]);
  }
  const remembers = ['king', 'rook', 'drunk-pawn'];
  const hidden = SIDES.flatMap((side) =>
    [...mines[side]].filter((at) => !revealed.has(at)).map((at) => ({ feature: 'mine', at: nameOf(at), side })),
  );
  const left = (side: OracleSide) =>
    flights.filter((flight) => flight.owner === side && flight.departedThisTurn).length;
  return {
    turn,
    pieces: board.flatMap((man, at) => {
      if (man === null) return [];
      const passed = started.get(at);
      const flags = {
        ...(remembers.includes(man.kind) && man.moved && { hasMoved: true }),
        ...(passed && { passed: passed.map(nameOf) }),
      };
      return [{ kind: man.kind, side: man.side, at: nameOf(at), ...flags }];
    }),
    terrain: [
      ...[...terrain].map(([at, feature]) => ({ feature, at: nameOf(at) })),
      ...[...revealed].map((at) => ({ feature: 'mine', at: nameOf(at), revealed: true })),
      ...hidden,
    ],
    flights: flights.map(({ kind, owner, target, counter }) => ({
      ...{ kind, side: owner },
      ...{ to: nameOf(target), left: counter },
    })),
    lastKind: last,
    ...(extra && { extraTurn: true, movesLeft: 2 - made }),
    justLeft: { white: left('white'), black: left('black') },
    quiet,
    ...(position.called && { checkCalled: true }),
    // or a bare board would be laid out first
    ...(position.options.terrain === 'on' && position.placing === null && { phase: 'play' }),
  };
}

const onlyKnown = (position: OraclePosition): OraclePosition =>
  position.placing !== null ? position : { ...position, mines: { white: position.revealed, black: new Set() } };
/** A King may fall while the turn ends: whose turn it would be then is nobody's question (D-G9). */
const spelledAfter = (cells: string, turn: string, ended: Outcome | null): string =>
  `${cells} | ${ended?.reason === 'check-not-called' ? '-' : turn} | ${ended === null ? '-' : `${ended.winner ?? 'draw'} ${ended.reason}`}`;

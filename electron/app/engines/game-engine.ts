/** What the table asks of an engine, whatever its protocol. */
import type { EngineStrength } from '../../../engine/shared/engine-seat.ts';
import type { Result } from '../../../engine/shared/result.ts';
import type { EngineProtocol, EngineRange } from '../../contract/engines.ts';
import type { TurnClock } from '../clocks/turn-clock.ts';
import type { StartProgram } from './engine-program.ts';
import type { UciInfo } from './uci-lines.ts';

export interface EngineGame {
  /** the name that Fairy-Stockfish has for it, or that of the file */
  readonly variant: string;
  /** of rules, in which that name is found; null: it knows it itself */
  readonly file: string | null;
  /** of the board */
  readonly ranks: number;
  /** is castling as in Chess960? */
  readonly chess960: boolean;
}
/** Milliseconds for the one move, or what both clocks show and gain with each move, of whoever moves first before the other. */
export type EngineTime =
  | { readonly move: number }
  | { readonly left: readonly [number, number]; readonly gains: readonly [number, number]; readonly most: number };

export interface EngineThought {
  /** its move as it writes it */
  readonly answer: Promise<Result<string>>;
  /** It answers with what it has. */
  stop(): void;
}
export interface EngineMeans {
  readonly clock: TurnClock;
  readonly start?: StartProgram;
  /** aborted: it is ended at once, whatever it is doing */
  readonly signal?: AbortSignal;
}

export interface GameEngine {
  readonly protocol: EngineProtocol;
  /** what it calls itself; at first the name of its file */
  readonly name: string;
  readonly author: string;
  /** The games that it knows by itself, and those of its file of rules, by Fairy-Stockfish's names. */
  readonly variants: readonly string[];
  readonly readsRules: boolean;
  readonly playsChess960: boolean;
  /** How it can be made weaker. */
  readonly ranges: readonly EngineRange[];
  readonly isRunning: boolean;
  /** From the next game on, as near to that as it can. */
  weaken(strength: EngineStrength): void;
  /** A new game begins. */
  begin(game: EngineGame): Promise<Result<void>>;
  /** The moves that it knows in the position of that FEN (null: the first of the game); only of one that reads rules. */
  movesIn(fen: string | null): Promise<Result<readonly string[]>>;
  /** Its move in the position of that FEN (null: the first of the game) after the moves. */
  think(fen: string | null, moves: readonly string[], time: EngineTime): EngineThought;
  /** Did it offer a draw with its last move? */
  readonly offersDraw: boolean;
  /** It is offered a draw in the position of that FEN after the moves; does it accept? Its opponent's turn. */
  offerDraw(fen: string | null, moves: readonly string[]): Promise<Result<boolean>>;
  /** It is offered a draw while it thinks, which it may answer with its move. */
  offerDrawMeanwhile(): void;
  /** The best lines of a position, told depth by depth; it looks so deep, or until it is told to stop. */
  analyse(
    fen: string | null,
    moves: readonly string[],
    depth: number,
    lines: number,
    told: (info: UciInfo) => void,
  ): EngineThought;
  /** It is asked to quit, and ended where it does not. Settles when it is gone. */
  close(): Promise<void>;
}

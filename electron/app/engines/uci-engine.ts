/**
 * A conversation with an engine of the UCI protocol: who it is, which game, and its move in a position. It answers within
 * its time or is told to stop, and one that does not stop is ended. Whatever goes wrong is a sentence with its name; after
 * that it is not running, and every further question has the same answer.
 */
import path from 'node:path';
import type { EngineStrength } from '../../../engine/shared/engine-seat.ts';
import type { Refusal } from '../../../engine/shared/result.ts';
import { ok, type Result } from '../../../engine/shared/result.ts';
import { shortened } from '../../../engine/shared/shortened.ts';
import type { EngineRange } from '../../contract/engines.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { TurnClock } from '../clocks/turn-clock.ts';
import {
  type EngineCommand,
  type EngineProgram,
  type ProgramEnd,
  type StartProgram,
  startProgram,
} from './engine-program.ts';
import { engineErr } from './engine-refusal.ts';
import { type UciInfo, type UciLine, type UciOption, uciLineOf } from './uci-lines.ts';

/** milliseconds to say who it is, or to be ready: nets are large, disks may be slow */
export const BEGINS_WITHIN = 20_000;
/** milliseconds beyond its time before it is told to stop, and then again before it is ended */
export const GRACE = 2000;
/** milliseconds to quit by itself */
export const QUITS_WITHIN = 1000;
/** options that are kept of one engine */
const MOST_OPTIONS = 1000;
const VARIANT = 'UCI_Variant';
const VARIANT_FILE = 'VariantPath';
/** castling from wherever King and Rook stand, written as the King's move onto the Rook */
const CHESS960 = 'UCI_Chess960';
/** what makes an engine weaker, by its number */
const STRENGTHS = { elo: 'UCI_Elo', skill: 'Skill Level' } as const;
/** the number of best lines that it tells */
const LINES = 'MultiPV';
/** the switch that belongs to an Elo rating */
const LIMITED = 'UCI_LimitStrength';
/** what engines without a choice of games play */
const ORTHODOX = 'chess';

export interface EngineGame {
  /** the name that the engine has for it */
  readonly variant: string;
  /** of rules, in which that name is found; null: it knows it itself */
  readonly file: string | null;
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

interface Question {
  readonly hear: (line: UciLine) => Result<string> | null;
  readonly settle: (answer: Result<string>) => void;
  cancel: () => void;
}

export class UciEngine {
  /** what it calls itself; at first the name of its file */
  name: string;
  author = '';
  private options = new Map<string, UciOption>();
  private readonly clock: TurnClock;
  private readonly program: EngineProgram;
  private question: Question | null = null;
  /** why it is not running any more */
  private refusal: Refusal | null = null;
  private isReady = false;

  private constructor(command: EngineCommand, { clock, start = startProgram, signal }: EngineMeans) {
    this.name = path.parse(command.file).name;
    this.clock = clock;
    this.program = start(command, {
      line: (text) => this.hear(text),
      ended: (how) => this.hasEnded(how),
    });
    if (signal?.aborted) this.end();
    signal?.addEventListener('abort', () => this.end());
  }

  /** Starts the program and asks who it is. */
  static async start(command: EngineCommand, means: EngineMeans): Promise<Result<UciEngine>> {
    const engine = new UciEngine(command, means);
    const greeted = await engine.introduce();
    engine.isReady = greeted.ok;
    return greeted.ok ? ok(engine) : greeted;
  }
  /** The games that it knows by itself, and those of its file of rules. */
  get variants(): readonly string[] {
    return this.options.get(VARIANT)?.values ?? [ORTHODOX];
  }
  get readsRules(): boolean {
    return this.options.has(VARIANT) && this.options.has(VARIANT_FILE);
  }
  get playsChess960(): boolean {
    return this.options.has(CHESS960);
  }
  /** How it can be made weaker. */
  get ranges(): readonly EngineRange[] {
    return (['elo', 'skill'] as const).flatMap((by) => {
      const range = this.options.get(STRENGTHS[by])?.range;
      const isOffered = by === 'skill' || this.options.has(LIMITED);
      return range && isOffered ? [{ by, least: range[0], most: range[1] }] : [];
    });
  }
  get isRunning(): boolean {
    return this.refusal === null;
  }

  private introduce(): Promise<Result<string>> {
    const options = new Map<string, UciOption>();
    return this.ask(
      ['uci'],
      (line) => {
        // one whose name cannot be seen keeps that of its file
        if (line.is === 'name' && line.text !== '') this.name = shortened(line.text);
        else if (line.is === 'author') this.author = line.text;
        else if (line.is === 'option' && options.size < MOST_OPTIONS) options.set(line.option.name, line.option);
        if (line.is !== 'uciok') return null;
        this.options = options;
        return ok('');
      },
      () => this.endAfter(BEGINS_WITHIN),
    );
  }
  /** From the next game on, as near to that as it can. What it has no option for is left as it is. */
  weaken({ by, value }: EngineStrength): void {
    const range = this.ranges.find((one) => one.by === by);
    if (!range || !this.isRunning) return;
    if (by === 'elo') this.program.write(`setoption name ${LIMITED} value true`);
    const within = Math.min(range.most, Math.max(range.least, value));
    this.program.write(`setoption name ${STRENGTHS[by]} value ${within}`);
  }
  /** A new game begins. */
  async begin({ variant, file, chess960 }: EngineGame): Promise<Result<void>> {
    if (file !== null) {
      if (!this.readsRules) return engineErr('engine-reads-no-rules', () => engineMessages.readsNoRules(this.name));
      // what it knows is told anew: it passes over what is wrong in a file
      this.program.write(`setoption name ${VARIANT_FILE} value ${file}`);
      const told = await this.introduce();
      if (!told.ok) return told;
    }
    if (!this.variants.includes(variant))
      return engineErr('engine-variant', () => engineMessages.noVariant(this.name, variant));
    if (chess960 && !this.playsChess960)
      return engineErr('engine-no-chess960', () => engineMessages.noChess960(this.name));
    const choice = [
      ...(this.options.has(VARIANT) ? [`setoption name ${VARIANT} value ${variant}`] : []),
      ...(this.playsChess960 ? [`setoption name ${CHESS960} value ${chess960}`] : []),
    ];
    const ready = await this.ask(
      [...choice, 'ucinewgame', 'isready'],
      ({ is }) => (is === 'readyok' ? ok('') : null),
      () => this.endAfter(BEGINS_WITHIN),
    );
    return ready.ok ? ok(undefined) : ready;
  }
  /** The moves that it knows in the position of that FEN (null: the first of the game), as Stockfish and its relatives list them. */
  async movesIn(fen: string | null): Promise<Result<readonly string[]>> {
    const moves: string[] = [];
    const listed = await this.ask(
      [`position ${positionText(fen)}`, 'go perft 1'],
      (line) => {
        if (line.is === 'counted') moves.push(line.move);
        return line.is === 'all counted' ? ok('') : null;
      },
      () => this.endAfter(BEGINS_WITHIN),
    );
    return listed.ok ? ok(moves) : listed;
  }
  /** Its move in the position of that FEN (null: the first of the game) after the moves. */
  think(fen: string | null, moves: readonly string[], time: EngineTime): EngineThought {
    const most = 'move' in time ? time.move : time.most;
    return this.search(fen, moves, goText(time), most, () => {});
  }
  /** The best lines of a position, told depth by depth; it looks so deep, or until it is told to stop. */
  analyse(
    fen: string | null,
    moves: readonly string[],
    depth: number,
    lines: number,
    told: (info: UciInfo) => void,
  ): EngineThought {
    if (this.isRunning && this.options.has(LINES)) this.program.write(`setoption name ${LINES} value ${lines}`);
    return this.search(fen, moves, `go depth ${depth}`, null, told);
  }
  /** `most`: milliseconds after which it is told to stop; null: it takes as long as it takes. */
  private search(
    fen: string | null,
    moves: readonly string[],
    go: string,
    most: number | null,
    told: (info: UciInfo) => void,
  ): EngineThought {
    const position = `position ${positionText(fen)}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
    let isStopped = false;
    let question: Question | null = null;
    const stop = (): void => {
      if (isStopped || question === null || this.question !== question) return;
      isStopped = true;
      this.program.write('stop');
      question.cancel();
      question.cancel = this.endAfter(GRACE);
    };
    const answer = this.ask(
      [position, go],
      (line) => {
        if (line.is === 'info') told(line);
        if (line.is !== 'bestmove') return null;
        return line.move === null ? engineErr('engine-no-move', () => engineMessages.noMove(this.name)) : ok(line.move);
      },
      () => (most === null ? () => {} : this.clock.after(most + GRACE, stop)),
    );
    question = this.question;
    return { answer, stop };
  }
  /** It is asked to quit, and ended where it does not. Settles when it is gone. */
  async close(): Promise<void> {
    if (this.isRunning) {
      this.program.write('quit');
      this.fail(engineErr('engine-closed', () => engineMessages.closed(this.name)));
      const cancel = this.clock.after(QUITS_WITHIN, () => this.program.kill());
      await this.program.gone;
      cancel();
    }
    await this.program.gone;
  }

  /** It is ended without being asked. */
  private end(): void {
    this.fail(engineErr('engine-closed', () => engineMessages.closed(this.name)));
    this.program.kill();
  }
  private ask(lines: readonly string[], hear: Question['hear'], limit: () => () => void): Promise<Result<string>> {
    if (this.refusal) return Promise.resolve({ ok: false, error: this.refusal });
    if (this.question) throw new Error('one question at a time');
    return new Promise((settle) => {
      this.question = { hear, settle, cancel: () => {} };
      for (const line of lines) this.program.write(line);
      this.question.cancel = limit();
    });
  }
  private hear(text: string): void {
    const line = uciLineOf(text);
    const answer = line && this.question?.hear(line);
    if (answer) this.settle(answer);
  }
  private settle(answer: Result<string>): void {
    const { question } = this;
    this.question = null;
    question?.cancel();
    question?.settle(answer);
  }
  private endAfter(milliseconds: number): () => void {
    return this.clock.after(milliseconds, () => {
      this.fail(
        this.isReady
          ? engineErr('engine-silent', () => engineMessages.silent(this.name))
          : engineErr('engine-not-uci', () => engineMessages.notUci(this.name)),
      );
      this.program.kill();
    });
  }
  private hasEnded(how: ProgramEnd): void {
    if (how.is === 'not started')
      this.fail(engineErr('engine-not-started', () => engineMessages.notStarted(this.name)));
    else if (how.is === 'flooded') this.fail(engineErr('engine-flooded', () => engineMessages.flooded(this.name)));
    else if (this.isReady) this.fail(engineErr('engine-ended', () => engineMessages.ended(this.name)));
    else this.fail(engineErr('engine-not-uci', () => engineMessages.notUci(this.name)));
  }
  /** The first reason stays the reason. */
  private fail(why: Result<never>): void {
    if (why.ok || this.refusal) return;
    this.refusal = why.error;
    this.settle(why);
  }
}

const positionText = (fen: string | null): string => (fen === null ? 'startpos' : `fen ${fen}`);
function goText(time: EngineTime): string {
  if ('move' in time) return `go movetime ${Math.max(1, Math.round(time.move))}`;
  const [white, black, whiteGain, blackGain] = [...time.left, ...time.gains].map((one) => Math.max(0, Math.round(one)));
  return `go wtime ${white} btime ${black} winc ${whiteGain} binc ${blackGain}`;
}

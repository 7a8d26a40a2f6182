/**
 * A conversation with an engine of the UCI protocol: who it is, which game, and its move in a position. It answers within
 * its time or is told to stop, and one that does not stop is ended.
 */
import type { EngineStrength } from '../../../engine/shared/engine-seat.ts';
import { ok, type Result } from '../../../engine/shared/result.ts';
import { shortened } from '../../../engine/shared/shortened.ts';
import type { EngineRange } from '../../contract/engines.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { EngineCommand } from './engine-program.ts';
import { engineErr } from './engine-refusal.ts';
import { askAfter, EngineTalk } from './engine-talk.ts';
import type { EngineGame, EngineMeans, EngineThought, EngineTime, GameEngine } from './game-engine.ts';
import { type UciInfo, type UciOption, uciLineOf } from './uci-lines.ts';

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
/** what programs of other protocols answer to `uci` */
const NOT_KNOWN = /^(?:error|illegal|unknown|invalid)\b.*\buci\b/i;
/** what engines without a choice of games play */
const ORTHODOX = 'chess';

export class UciEngine implements GameEngine {
  readonly protocol = 'uci';
  /** its protocol has no draw offers */
  readonly offersDraw = false;
  author = '';
  private options = new Map<string, UciOption>();
  private readonly talk: EngineTalk;

  private constructor(talk: EngineTalk) {
    this.talk = talk;
  }

  /** Starts the program and asks who it is. */
  static async start(command: EngineCommand, means: EngineMeans): Promise<Result<UciEngine>> {
    const talk = new EngineTalk(command, means);
    const engine = new UciEngine(talk);
    const greeted = await talk.greet(() => engine.introduce());
    return greeted.ok ? ok(engine) : greeted;
  }
  get name(): string {
    return this.talk.name;
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
    return this.talk.isRunning;
  }

  private introduce(): Promise<Result<string>> {
    const options = new Map<string, UciOption>();
    const { talk } = this;
    return talk.ask(['uci'], (text) => {
      // an engine of another protocol says so
      if (!talk.isReady && NOT_KNOWN.test(text)) return talk.noEngine();
      const line = uciLineOf(text);
      // one whose name cannot be seen keeps that of its file
      if (line?.is === 'name' && line.text !== '') talk.name = shortened(line.text);
      else if (line?.is === 'author') this.author = line.text;
      else if (line?.is === 'option' && options.size < MOST_OPTIONS) options.set(line.option.name, line.option);
      if (line?.is !== 'uciok') return null;
      this.options = options;
      return ok('');
    });
  }
  /** From the next game on, as near to that as it can. What it has no option for is left as it is. */
  weaken({ by, value }: EngineStrength): void {
    const range = this.ranges.find((one) => one.by === by);
    if (!range || !this.isRunning) return;
    if (by === 'elo') this.talk.write(`setoption name ${LIMITED} value true`);
    const within = Math.min(range.most, Math.max(range.least, value));
    this.talk.write(`setoption name ${STRENGTHS[by]} value ${within}`);
  }
  /** A new game begins. */
  async begin({ variant, file, chess960 }: EngineGame): Promise<Result<void>> {
    if (file !== null) {
      if (!this.readsRules) return engineErr('engine-reads-no-rules', () => engineMessages.readsNoRules(this.name));
      // what it knows is told anew: it passes over what is wrong in a file
      this.talk.write(`setoption name ${VARIANT_FILE} value ${file}`);
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
    const ready = await this.ready([...choice, 'ucinewgame']);
    return ready.ok ? ok(undefined) : ready;
  }
  /** It has done what these lines say, and nothing that it writes from now on is about anything before them. */
  private ready(lines: readonly string[]): Promise<Result<string>> {
    return this.talk.ask([...lines, 'isready'], (text) => (uciLineOf(text)?.is === 'readyok' ? ok('') : null));
  }
  /** The moves that it knows in the position of that FEN (null: the first of the game), as Stockfish and its relatives list them. */
  async movesIn(fen: string | null): Promise<Result<readonly string[]>> {
    const moves: string[] = [];
    const listed = await this.talk.ask([`position ${positionText(fen)}`, 'go perft 1'], (text) => {
      const line = uciLineOf(text);
      if (line?.is === 'counted') moves.push(line.move);
      return line?.is === 'all counted' ? ok('') : null;
    });
    return listed.ok ? ok(moves) : listed;
  }
  /** Its move in the position of that FEN (null: the first of the game) after the moves. */
  think(fen: string | null, moves: readonly string[], time: EngineTime): EngineThought {
    const most = 'move' in time ? time.move : time.most;
    return this.search(fen, moves, goText(time), most, () => {});
  }
  /** Draws are not offered by UCI. */
  async offerDraw(): Promise<Result<boolean>> {
    return ok(false);
  }
  offerDrawMeanwhile(): void {}
  /** The best lines of a position, told depth by depth; it looks so deep, or until it is told to stop. */
  analyse(
    fen: string | null,
    moves: readonly string[],
    depth: number,
    lines: number,
    told: (info: UciInfo) => void,
  ): EngineThought {
    const choice = this.options.has(LINES) ? [`setoption name ${LINES} value ${lines}`] : [];
    return this.search(fen, moves, `go depth ${depth}`, null, told, choice);
  }
  /** `most`: milliseconds after which it is told to stop; null: it takes as long as it takes. */
  private search(
    fen: string | null,
    moves: readonly string[],
    go: string,
    most: number | null,
    told: (info: UciInfo) => void,
    choice: readonly string[] = [],
  ): EngineThought {
    const position = `position ${positionText(fen)}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
    const hear = (text: string): Result<string> | null => {
      const line = uciLineOf(text);
      if (line?.is === 'info') told(line);
      if (line?.is !== 'bestmove') return null;
      return line.move === null ? engineErr('engine-no-move', () => engineMessages.noMove(this.name)) : ok(line.move);
    };
    // a second answer to the question before would be taken for the one to this
    return askAfter(this.ready([...choice, position]), () => this.talk.askToStop([go], hear, 'stop', most));
  }
  close(): Promise<void> {
    return this.talk.close();
  }
}

const positionText = (fen: string | null): string => (fen === null ? 'startpos' : `fen ${fen}`);
function goText(time: EngineTime): string {
  if ('move' in time) return `go movetime ${Math.max(1, Math.round(time.move))}`;
  const [white, black, whiteGain, blackGain] = [...time.left, ...time.gains].map((one) => Math.max(0, Math.round(one)));
  return `go wtime ${white} btime ${black} winc ${whiteGain} binc ${blackGain}`;
}

/**
 * A conversation with an engine of XBoard's protocol, version 2. It is told the moves that it does not know yet, and the whole
 * game where another line is played. Rules cannot be given to it: it plays the games that it names.
 */
import type { EngineStrength } from '../../../engine/shared/engine-seat.ts';
import { ok, type Result } from '../../../engine/shared/result.ts';
import { shortened } from '../../../engine/shared/shortened.ts';
import type { EngineRange } from '../../contract/engines.ts';
import { engineMessages } from '../../contract/messages.ts';
import { onOneLine } from '../../contract/plain-text.ts';
import type { EngineCommand } from './engine-program.ts';
import { engineErr, RESIGNS } from './engine-refusal.ts';
import { askAfter, EngineTalk } from './engine-talk.ts';
import type { EngineGame, EngineMeans, EngineThought, EngineTime, GameEngine } from './game-engine.ts';
import type { UciInfo } from './uci-lines.ts';
import { numberOptionOf, type XBoardLine, type XBoardOption, xboardLineOf } from './xboard-lines.ts';

/** games that XBoard has other names for, by Fairy-Stockfish's */
const XBOARD_NAMES: ReadonlyMap<string, string> = new Map([
  ['chess', 'normal'],
  ['antichess', 'giveaway'],
]);
/** games whose first positions are shuffled, with castling from them, by those that they belong to */
const SHUFFLED: ReadonlyMap<string, string> = new Map([
  ['chess', 'fischerandom'],
  ['capablanca', 'caparandom'],
]);
/** Does an engine that names these games play that one from shuffled first positions, castling from them? */
export const isShuffledIn = (variants: readonly string[], game: string): boolean => {
  const name = SHUFFLED.get(game);
  return name !== undefined && variants.includes(name);
};
/** what makes an engine weaker, by what it is called */
const STRENGTHS: ReadonlyMap<string, EngineStrength['by']> = new Map([
  ['uci_elo', 'elo'],
  ['elo', 'elo'],
  ['skill level', 'skill'],
  ['skill', 'skill'],
  ['strength', 'skill'],
]);
/** the switch that belongs to an Elo rating */
const LIMITED = 'UCI_LimitStrength';
/** What an engine has without a list. */
const ORTHODOX = 'normal';
/** what cannot be done without */
const NEEDED = ['setboard', 'ping'];
/** what is not spoken here, by the value that is refused */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['san', '1'],
  ['name', '1'],
  ['ics', '1'],
  ['sigint', '1'],
]);
/** features that are read of one engine: each is answered, which no limit of what it writes counts */
const MOST_FEATURES = 200;
const TEN_RANKS = 10;
const SECOND = 1000;
/** characters of what an engine calls itself */
const LONGEST_NAME = 100;

export class XBoardEngine implements GameEngine {
  readonly protocol = 'xboard';
  readonly author = '';
  readonly readsRules = false;
  private readonly talk: EngineTalk;
  private readonly features = new Map<string, string>();
  /** that make it weaker: the first of each kind */
  private readonly strengths = new Map<EngineStrength['by'], XBoardOption>();
  private isLimited = false;
  offersDraw = false;
  private game: EngineGame | null = null;
  /** the position that it has before it: where the game began, and the moves since; null: it is to be told anew */
  private told: { readonly fen: string | null; readonly moves: readonly string[] } | null = null;
  private pings = 0;

  private constructor(talk: EngineTalk) {
    this.talk = talk;
  }

  /** Starts the program and asks who it is. One that does not name its features, or lacks what is needed, is refused. */
  static async start(command: EngineCommand, means: EngineMeans): Promise<Result<XBoardEngine>> {
    const talk = new EngineTalk(command, means);
    const engine = new XBoardEngine(talk);
    const greeted = await talk.greet(() => engine.introduce());
    return greeted.ok ? ok(engine) : greeted;
  }
  get name(): string {
    return this.talk.name;
  }
  get isRunning(): boolean {
    return this.talk.isRunning;
  }
  get variants(): readonly string[] {
    const names = (this.features.get('variants') ?? ORTHODOX).split(/[\s,]+/).filter(Boolean);
    const others = [...XBOARD_NAMES].flatMap(([name, theirs]) => (names.includes(theirs) ? [name] : []));
    return [...new Set([...others, ...names])];
  }
  get playsChess960(): boolean {
    return [...SHUFFLED.keys()].some((game) => isShuffledIn(this.variants, game));
  }
  get ranges(): readonly EngineRange[] {
    return (['elo', 'skill'] as const).flatMap((by) => {
      const option = this.strengths.get(by);
      return option ? [{ by, least: option.least, most: option.most }] : [];
    });
  }
  weaken({ by, value }: EngineStrength): void {
    const option = this.strengths.get(by);
    if (!option) return;
    if (by === 'elo' && this.isLimited) this.talk.write(`option ${LIMITED}=1`);
    this.talk.write(`option ${option.name}=${Math.min(option.most, Math.max(option.least, value))}`);
  }

  private introduce(): Promise<Result<string>> {
    let read = 0;
    return this.ask(['xboard', 'protover 2'], (line) => {
      if (line.is !== 'features') return null;
      read += line.features.length;
      if (read > MOST_FEATURES) return this.talk.noEngine();
      for (const [name, value] of line.features) {
        const isRefused = REFUSED.get(name) === value;
        this.talk.write(`${isRefused ? 'rejected' : 'accepted'} ${name}`);
        if (name === 'option') this.readOption(value);
        else if (!isRefused) this.features.set(name, value);
      }
      if (!line.features.some(([name, value]) => name === 'done' && value === '1')) return null;
      const name = onOneLine(this.features.get('myname') ?? '').slice(0, LONGEST_NAME);
      // one whose name cannot be seen keeps that of its file
      if (name !== '') this.talk.name = shortened(name);
      return NEEDED.every((feature) => this.features.get(feature) === '1') ? ok('') : this.talk.noEngine();
    });
  }
  private readOption(text: string): void {
    if (text.startsWith(`${LIMITED} -check`)) this.isLimited = true;
    const option = numberOptionOf(text);
    const by = option ? STRENGTHS.get(option.name.toLowerCase()) : undefined;
    if (option && by !== undefined && !this.strengths.has(by)) this.strengths.set(by, option);
  }
  async begin(game: EngineGame): Promise<Result<void>> {
    if (game.file !== null) return engineErr('engine-reads-no-rules', () => engineMessages.readsNoRules(this.name));
    if (!this.variants.includes(game.variant))
      return engineErr('engine-variant', () => engineMessages.noVariant(this.name, game.variant));
    if (game.chess960 && !isShuffledIn(this.variants, game.variant))
      return engineErr('engine-no-chess960', () => engineMessages.noChess960(this.name));
    this.game = game;
    const ready = await this.ready(this.newGame(null));
    return ready.ok ? ok(undefined) : ready;
  }
  /** Rules are never compared with those of an engine that reads none. */
  async movesIn(): Promise<Result<readonly string[]>> {
    return engineErr('engine-reads-no-rules', () => engineMessages.readsNoRules(this.name));
  }
  async offerDraw(fen: string | null, moves: readonly string[]): Promise<Result<boolean>> {
    const told = await this.tell(fen, moves);
    if (!told.ok) return told;
    const number = this.nextPing();
    let isAccepted = false;
    const answer = await this.ask(['draw', `ping ${number}`], (line) => {
      isAccepted ||= line.is === 'offers draw';
      return line.is === 'pong' && line.number === number ? ok('') : null;
    });
    return answer.ok ? ok(isAccepted) : answer;
  }
  offerDrawMeanwhile(): void {
    this.talk.write('draw');
  }
  think(fen: string | null, moves: readonly string[], time: EngineTime): EngineThought {
    this.offersDraw = false;
    const most = 'move' in time ? time.move : time.most;
    const seconds = Math.max(1, Math.floor(most / SECOND));
    return askAfter(this.tell(fen, moves), () => {
      const thought = this.talk.askToStop(
        [`st ${seconds}`, 'nopost', 'go'],
        (text) => this.moveIn(xboardLineOf(text)),
        '?',
        // it counts in whole seconds
        Math.max(most, SECOND),
      );
      const answer = thought.answer.then((move) => {
        if (move.ok) this.told = { fen, moves: [...moves, move.value] };
        return move;
      });
      return { ...thought, answer };
    });
  }
  analyse(
    fen: string | null,
    moves: readonly string[],
    depth: number,
    _lines: number,
    told: (info: UciInfo) => void,
  ): EngineThought {
    return askAfter(this.tell(fen, moves), () => {
      const number = this.nextPing();
      let isLeaving = false;
      const leave = (): void => {
        if (isLeaving) return;
        isLeaving = true;
        for (const line of ['exit', `ping ${number}`]) this.talk.write(line);
      };
      const hear = (text: string): Result<string> | null => {
        const line = xboardLineOf(text);
        if (line?.is === 'pong' && line.number === number) return ok('');
        if (line?.is !== 'info' || isLeaving) return null;
        told({ ...line, moves: line.moves.map((move) => this.ourMove(move)) });
        if (line.depth >= depth) leave();
        return null;
      };
      const { answer, stop } = this.talk.askToStop(['post', 'analyze'], hear, 'exit', null);
      return {
        answer,
        stop: () => {
          if (isLeaving) return;
          isLeaving = true;
          stop();
          this.talk.write(`ping ${number}`);
        },
      };
    });
  }
  close(): Promise<void> {
    return this.talk.close();
  }

  private ask(lines: readonly string[], hear: (line: XBoardLine) => Result<string> | null): Promise<Result<string>> {
    return this.talk.ask(lines, (text) => {
      const line = xboardLineOf(text);
      return line && hear(line);
    });
  }
  private nextPing(): string {
    this.pings++;
    return `${this.pings}`;
  }
  /** It has done what these lines say, and takes the moves and the position in them. */
  private ready(lines: readonly string[]): Promise<Result<string>> {
    const number = this.nextPing();
    return this.ask([...lines, `ping ${number}`], (line) => {
      if (line.is === 'illegal')
        return engineErr('engine-refuses', () => engineMessages.refuses(this.name, shortened(onOneLine(line.move))));
      if (line.is === 'bad position')
        return engineErr('engine-position', () => engineMessages.firstPosition(this.name));
      return line.is === 'pong' && line.number === number ? ok('') : null;
    });
  }
  private newGame(fen: string | null): readonly string[] {
    const { variant = '', chess960 = false } = this.game ?? {};
    const name = (chess960 ? SHUFFLED : XBOARD_NAMES).get(variant) ?? variant;
    const theirs = this.named(name) ? name : variant;
    this.told = { fen, moves: [] };
    return [
      'new',
      ...(theirs === ORTHODOX ? [] : [`variant ${theirs}`]),
      ...['force', 'easy', 'nopost'],
      ...(fen === null ? [] : [`setboard ${fen}`]),
    ];
  }
  private named(name: string): boolean {
    return (this.features.get('variants') ?? ORTHODOX).split(/[\s,]+/).includes(name);
  }
  /** It has the position before it. */
  private async tell(fen: string | null, moves: readonly string[]): Promise<Result<string>> {
    const { told } = this;
    const goesOn =
      told !== null &&
      told.fen === fen &&
      told.moves.every((move, i) => move === moves[i]) &&
      moves.length >= told.moves.length;
    const before = goesOn ? ['force'] : this.newGame(fen);
    const known = goesOn ? told.moves.length : 0;
    const usermove = this.features.get('usermove') === '1' ? 'usermove ' : '';
    const further = moves.slice(known).map((move) => `${usermove}${this.theirMove(move)}`);
    const ready = await this.ready([...before, ...further]);
    this.told = ready.ok ? { fen, moves } : null;
    return ready;
  }
  private moveIn(line: XBoardLine | null): Result<string> | null {
    if (line?.is === 'offers draw') this.offersDraw = true;
    if (line?.is === 'resigns') return engineErr(RESIGNS, () => engineMessages.resigns(this.name));
    if (line?.is === 'over') return engineErr('engine-claims-end', () => engineMessages.claimsEnd(this.name));
    return line?.is === 'move' ? ok(this.ourMove(line.move)) : null;
  }
  /** Ranks are counted from 0 on boards of ten. */
  private ourMove(move: string): string {
    const from1 = (_: string, file: string, rank: string): string => `${file}${Number(rank) + 1}`;
    return this.game?.ranks === TEN_RANKS ? move.replace(/([a-p])(\d)(?!\d)/g, from1) : move;
  }
  private theirMove(move: string): string {
    const from0 = (_: string, file: string, rank: string): string => `${file}${Number(rank) - 1}`;
    return this.game?.ranks === TEN_RANKS ? move.replace(/([a-p])(\d+)/g, from0) : move;
  }
}

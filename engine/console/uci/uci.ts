/**
 * `uci`: the protocol that chess engines and tournament managers talk. Moves of known variants are in coordinates, those of
 * our own games in their own texts. Here is the talking.
 */
import type { Position } from '../../core/position.ts';
import type { KnownVariant } from '../../exchange/known-variant.ts';
import type { Told } from '../../search/consider.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { ReachedPosition } from '../reach.ts';
import { type PositionRequest, PositionSchema, parseRequest } from '../request.ts';
import { EngineSettings, optionLines } from '../settings.ts';
import { timeBudget } from '../time-budget.ts';
import { matesIn, type Talk, type TalkHost, TurnSearch } from '../turn-search.ts';
import { actionsOfMove, JOINT, legalTurns } from './searchmoves.ts';
import { type GoCommand, goOf } from './uci-go.ts';
import { uciWords } from './uci-words.ts';

const NOTHING = '(none)';
/** They change the position or the settings, or begin a search. */
const GAME_COMMANDS: readonly string[] = ['ucinewgame', 'setoption', 'position', 'go'];
const NEVER = (): void => {};

export class Uci implements Talk {
  private readonly host: TalkHost;
  private readonly settings = new EngineSettings();
  private readonly reach = new ReachedPosition();
  private readonly search: TurnSearch;
  /** null after a position that was refused */
  private request: PositionRequest | null = null;
  /** whose moves are in coordinates; null: the position is of a game in our own texts */
  private known: KnownVariant | null = null;
  private isPositionGiven = false;
  /** the moves of the last position of a known variant, and what it began with */
  private read: { readonly key: string; readonly words: readonly string[]; readonly actions: readonly string[] } = {
    key: '',
    words: [],
    actions: [],
  };
  /** does it think in the other side's time, until `ponderhit`, and has an end from then on? */
  private endsByPonderHit = false;
  /** lines that wait for an answer, in their order */
  private readonly waiting: string[] = [];
  private whenIdle: () => void = NEVER;

  constructor(host: TalkHost) {
    this.host = host;
    this.search = new TurnSearch(host, this.settings, this.reach, () => this.runWaiting());
  }

  hear(line: string): boolean {
    const [command] = line.trim().split(/\s+/, 1);
    if (command === 'quit' || (this.waiting.length === 0 && !this.mustWait(command))) return this.run(line);
    this.waiting.push(line);
    return true;
  }
  private run(line: string): boolean {
    const [command = '', ...words] = line.trim().split(/\s+/);
    const rest = line.trim().slice(command.length).trim();
    switch (command) {
      case '':
      case 'debug':
        return true;
      case 'ponderhit':
        this.ponderHit();
        return true;
      case 'uci':
        for (const one of ['id name Fairytable', 'id author the Fairytable developers', ...optionLines(), 'uciok'])
          this.host.say(one);
        return true;
      case 'isready':
        this.makeReady();
        return true;
      case 'stop':
        this.search.stop();
        return true;
      case 'quit':
        this.search.quit();
        return false;
    }
    if (!GAME_COMMANDS.includes(command)) this.complain(uciWords.unknown(command));
    else if (this.search.isRunning) this.complain(uciWords.thinking(command));
    else this.obey(command, words, rest);
    return true;
  }
  endOfInput(whenIdle: () => void): void {
    this.whenIdle = whenIdle;
    if (this.search.isKept) this.search.stop();
    else if (this.search.isIdle) whenIdle();
  }

  /** Must this command wait for an answer that is on its way? */
  private mustWait(command: string): boolean {
    return this.search.isWarmingUp || (this.search.isEnding && GAME_COMMANDS.includes(command));
  }
  private runWaiting(): void {
    while (this.waiting.length > 0 && !this.mustWait(this.waiting[0].trim().split(/\s+/, 1)[0]))
      this.run(this.waiting.shift() ?? '');
    if (this.search.isIdle) this.whenIdle();
    else if (this.whenIdle !== NEVER && this.search.isKept) this.search.stop();
  }

  /** Managers give that no time of the game. */
  private makeReady(): void {
    this.search.warmUp(this.usual(), () => this.host.say('readyok'));
  }
  /** The usual position of the game that is set, under the house rules that are set. */
  private usual(): PositionRequest {
    const { variant, knownVariant } = this.settings;
    return knownVariant?.usual() ?? { variant, options: this.settings.rulesOf(variant), actions: [] };
  }

  private obey(command: string, words: readonly string[], rest: string): void {
    if (command === 'ucinewgame') this.isPositionGiven = false;
    else if (command === 'setoption') this.complainOf(this.setOption(rest));
    else if (command === 'position') this.position(rest);
    else {
      const go = goOf(words);
      if (go.ok) this.go(go.value);
      else {
        this.complain(go.error.message);
        this.host.say(`bestmove ${NOTHING}`);
      }
    }
  }
  private setOption(rest: string): Result<void> {
    const [, name, value] = rest.match(/^name\s+(\S+)(?:\s+value\s+(\S+))?$/) ?? [];
    return name === undefined || value === undefined ? err('usage', uciWords.option) : this.settings.set(name, value);
  }
  private complain(message: string): void {
    this.host.say(`info string ${message}`);
  }
  private complainOf(result: Result<unknown>): void {
    if (!result.ok) this.complain(result.error.message);
  }

  // -- the position

  private position(rest: string): void {
    this.isPositionGiven = true;
    this.request = null;
    const request = this.requestOf(rest);
    const reached = request.ok ? this.reach.to(request.value) : request;
    if (request.ok && reached.ok) this.request = request.value;
    else this.complainOf(reached);
  }
  private requestOf(rest: string): Result<PositionRequest> {
    const [how, text, moves] = partsOf(rest);
    const from = this.startOf(how, text);
    if (!from.ok) return from;
    this.known = how === 'json' ? null : this.settings.knownVariant;
    const words = moves.split(/\s+/).filter((word) => word !== '');
    const actions = this.known ? this.actionsOf(this.known, from.value, words) : ok(words.flatMap(actionsOfMove));
    return actions.ok ? ok({ ...from.value, actions: [...from.value.actions, ...actions.value] }) : actions;
  }
  private startOf(how: string, text: string): Result<PositionRequest> {
    const { knownVariant } = this.settings;
    if (how === 'startpos') return ok(this.usual());
    if (how === 'json') return parseRequest(PositionSchema, text);
    return how === 'fen' && knownVariant ? knownVariant.fromFen(text) : err('usage', uciWords.position);
  }
  /** The actions of these moves from that position; programs send a game again and again, a move longer each time. */
  private actionsOf(known: KnownVariant, from: PositionRequest, words: readonly string[]): Result<readonly string[]> {
    const key = JSON.stringify(from);
    const isLonger = this.read.key === key && this.read.words.every((word, i) => word === words[i]);
    const actions = isLonger ? [...this.read.actions] : [];
    const begin = isLonger ? this.read.words.length : 0;
    for (const [i, word] of words.slice(begin).entries()) {
      const position = this.reach.to({ ...from, actions });
      if (!position.ok) return position;
      const found = known.actionsOf(position.value, word);
      if (!found) return err('illegal', uciWords.illegal(begin + i + 1, word));
      actions.push(...found);
    }
    this.read = { key, words, actions };
    return ok(actions);
  }
  /** The position to think about, after what is decided of the turn. */
  private reached(texts: readonly string[] = []): Position | null {
    if (!this.isPositionGiven) this.position('startpos');
    if (this.request === null) return null;
    const reached = this.reach.to({ ...this.request, actions: [...this.request.actions, ...texts] });
    return reached.ok ? reached.value : null;
  }

  // -- thinking

  private go(go: GoCommand): void {
    const turns = this.turnsOf(go.searchmoves);
    const position = this.reached();
    if (position === null) this.complain(uciWords.noPosition);
    else if (position.outcome) this.complain(uciWords.over(position.outcome.says));
    if (this.request === null || position === null || position.outcome) {
      this.host.say(`bestmove ${NOTHING}`);
      return;
    }
    if (turns.length < go.searchmoves.length) this.complain(uciWords.noMove(go.searchmoves[turns.length]));
    const budget = go.isEndless ? null : timeBudget(go, position.turn);
    const hasEnd = this.hasEnd(go, budget);
    this.endsByPonderHit = go.isPondering && hasEnd;
    this.search.begin({
      request: this.request,
      limits: go.limits,
      turns,
      budget,
      isWholeTurn: this.settings.wholeTurns,
      isKept: go.isPondering || !hasEnd,
      told: (told, milliseconds) => this.tell(told, milliseconds),
      done: (texts) => this.host.say(`bestmove ${this.moveText(texts)}`),
    });
  }
  /** The first of these moves, as far as each is legal; empty: all. */
  private turnsOf(words: readonly string[]): readonly (readonly string[])[] {
    // the position that is reached may be the usual one of a known variant
    const position = this.reached();
    const { known } = this;
    if (known === null || position === null) return legalTurns(words, (texts) => this.reached(texts));
    if (words.length === 0) return known.onlyMoves(position);
    const turns: (readonly string[])[] = [];
    for (const word of words) {
      const actions = known.actionsOf(position, word);
      if (actions === null) break;
      turns.push(actions);
    }
    return turns;
  }
  private moveText(texts: readonly string[]): string {
    const position = this.known && this.reached();
    return position ? (this.known?.moveOf(position, texts) ?? NOTHING) : texts.join(JOINT);
  }
  private line(actions: readonly string[]): readonly string[] {
    return this.known?.line(actions, (further) => this.reached(further)) ?? actions;
  }
  /** The other side played as expected: from now on it is our own time. */
  private ponderHit(): void {
    if (this.endsByPonderHit) this.search.release();
    this.endsByPonderHit = false;
  }
  /** Does it come to an end by itself? */
  private hasEnd({ isEndless, limits: { nodes, depth } }: GoCommand, budget: number | null): boolean {
    const isLimited = budget !== null || nodes !== undefined || depth !== undefined || this.settings.level !== null;
    return !isEndless && isLimited;
  }
  private tell({ depth, nodes, hashfull, lines }: Told, milliseconds: number): void {
    const speed = Math.round((1000 * nodes) / Math.max(1, milliseconds));
    for (const [i, line] of lines.slice(0, this.settings.lines).entries()) {
      const score = line.wins === null ? `cp ${line.score}` : `mate ${matesIn(line.wins, line.score)}`;
      this.host.say(
        `info depth ${depth} multipv ${i + 1} score ${score} nodes ${nodes} nps ${speed} hashfull ${hashfull} time ${milliseconds} pv ${this.line(line.actions).join(' ')}`,
      );
    }
  }
}

/** `startpos moves …`, `json {…} moves …`: how, the text between, and the moves. */
function partsOf(rest: string): [how: string, text: string, moves: string] {
  const [how] = rest.split(/\s/, 1);
  const after = rest.slice(how.length).trim();
  // a JSON text may hold the word too, but never behind its last brace
  const from = after.indexOf('moves', how === 'json' ? after.lastIndexOf('}') + 1 : 0);
  return from < 0 ? [how, after, ''] : [how, after.slice(0, from).trim(), after.slice(from + 'moves'.length)];
}

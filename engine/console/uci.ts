/**
 * `uci`: the protocol that chess engines and tournament managers talk, with actions in our own texts. Here is the talking;
 * who thinks, in another thread, and the clock are given from outside, so that a line is answered while it thinks.
 */
import type { Position } from '../core/position.ts';
import { type SideView, viewOfPosition } from '../search/advice/position-view.ts';
import type { ChosenAction } from '../search/choose.ts';
import { ok, type Result } from '../shared/result.ts';
import { ReachedPosition } from './reach.ts';
import { type PositionRequest, PositionSchema, parseRequest } from './request.ts';
import { decided, type Question, type Told } from './thinking.ts';
import { type GoCommand, goOf, timeBudget } from './uci-go.ts';
import { optionLines, UciSettings } from './uci-options.ts';
import { actionsIn, asListed, JOINT, legalTurns, nextOf, uncalled } from './uci-searchmoves.ts';
import { uciWords } from './uci-words.ts';

/** Thinks about one question at a time, elsewhere. `done` comes exactly once for each question. */
export interface Mind {
  ask(view: SideView, question: Question, told: (told: Told) => void, done: (choice: ChosenAction) => void): void;
  /** The current question is to be answered at once. */
  stop(): void;
}
export interface UciHost {
  say(line: string): void;
  /** in milliseconds, from any beginning */
  now(): number;
  /** Calls back once after so long, unless cancelled before by what it returns. */
  wake(milliseconds: number, then: () => void): () => void;
  readonly mind: Mind;
}

/** What is being thought about. */
interface Thinking {
  readonly go: GoCommand;
  /** is the answer kept until `stop`, or until `ponderhit` in the other side's time? */
  isAnswerKept: boolean;
  /** the texts of this turn that are decided */
  readonly texts: readonly string[];
  began: number;
  /** the turns that are looked at; empty: all */
  readonly turns: readonly (readonly string[])[];
  /** for the whole answer, in milliseconds; null where time does not matter */
  readonly budget: number | null;
  /** was it told to stop? */
  isStopped: boolean;
  /** what to say as soon as it may be said */
  answer: string | null;
  cancel: () => void;
}

const NOTHING = '(none)';
/** They change the position or the settings, or begin a search. */
const GAME_COMMANDS: readonly string[] = ['ucinewgame', 'setoption', 'position', 'go'];
/** Positions looked at before the first `readyok`. */
const WARMING = 2000;
const NEVER = (): void => {};
/** An action of a turn of several gets this part of what is left of its time. */
const SHARE_OF_TURN = 4;

export class Uci {
  private readonly host: UciHost;
  private readonly settings = new UciSettings();
  private readonly reach = new ReachedPosition();
  /** null after a position that was refused */
  private request: PositionRequest | null = null;
  private isPositionGiven = false;
  private thinking: Thinking | null = null;
  /** the game about which the other thread has thought; null: it has not begun */
  private warm: string | null = null;
  private isWarming = false;
  /** lines that wait for an answer, in their order */
  private readonly waiting: string[] = [];
  private whenIdle: () => void = NEVER;

  constructor(host: UciHost) {
    this.host = host;
  }

  /** False once the conversation is over. Whatever goes wrong is said, and the next line is heard as usual. */
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
        this.stop();
        return true;
      case 'quit':
        this.thinking?.cancel();
        this.thinking = null;
        this.isWarming = false;
        this.host.mind.stop();
        return false;
    }
    if (!GAME_COMMANDS.includes(command)) this.complain(uciWords.unknown(command));
    else if (this.thinking) this.complain(uciWords.thinking(command));
    else this.obey(command, words, rest);
    return true;
  }
  /** There are no more lines: what has an end may be thought to its end. */
  endOfInput(whenIdle: () => void): void {
    this.whenIdle = whenIdle;
    if (this.thinking?.isAnswerKept) this.stop();
    else if (!this.thinking && !this.isWarming) whenIdle();
  }

  /** Must this command wait for an answer that is on its way? */
  private mustWait(command: string): boolean {
    return this.isWarming || (this.thinking?.isStopped === true && GAME_COMMANDS.includes(command));
  }
  private runWaiting(): void {
    while (this.waiting.length > 0 && !this.mustWait(this.waiting[0].trim().split(/\s+/, 1)[0]))
      this.run(this.waiting.shift() ?? '');
    if (!this.thinking && !this.isWarming) this.whenIdle();
    else if (this.whenIdle !== NEVER && this.thinking?.isAnswerKept) this.stop();
  }

  /**
   * The other thread is started and has thought once, or the first answer would take several times as long as the second.
   * Managers give that no time of the game.
   */
  private makeReady(): void {
    const { variant } = this.settings;
    const start = new ReachedPosition().to({ variant, options: this.settings.rulesOf(variant), actions: [] });
    if (this.thinking || this.warm === variant || !start.ok) {
      this.host.say('readyok');
      return;
    }
    this.isWarming = true;
    const view = viewOfPosition(start.value, start.value.turn, 0);
    const question = { level: null, limits: { nodes: WARMING }, seed: 0 };
    this.host.mind.ask(
      view,
      question,
      () => {},
      () => {
        if (!this.isWarming) return; // it was told to quit
        this.warm = variant;
        this.isWarming = false;
        this.host.say('readyok');
        this.runWaiting();
      },
    );
  }

  private obey(command: string, words: readonly string[], rest: string): void {
    if (command === 'ucinewgame') this.isPositionGiven = false;
    else if (command === 'setoption') this.complainOf(this.settings.set(rest));
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
    const actions = moves.split(/\s+/).flatMap(actionsIn);
    const { variant } = this.settings;
    const usual = { variant, options: this.settings.rulesOf(variant), actions: [] };
    const from = how === 'startpos' ? JSON.stringify(usual) : text;
    if (how !== 'startpos' && how !== 'json')
      return { ok: false, error: { code: 'usage', message: uciWords.position } };
    const request = parseRequest(PositionSchema, from);
    return request.ok ? ok({ ...request.value, actions: [...request.value.actions, ...actions] }) : request;
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
    const turns = legalTurns(go.searchmoves, (texts) => this.reached(texts));
    const position = this.reached();
    if (position === null) this.complain(uciWords.noPosition);
    else if (position.outcome) this.complain(uciWords.over(position.outcome.says));
    if (position === null || position.outcome) {
      this.host.say(`bestmove ${NOTHING}`);
      return;
    }
    if (turns.length < go.searchmoves.length) this.complain(uciWords.noMove(go.searchmoves[turns.length]));
    const budget = timeBudget(go, position.turn);
    const isAnswerKept = go.isEndless || go.isPondering || !hasEnd(go, budget, this.settings.level);
    const began = this.host.now();
    this.think({ go, isAnswerKept, texts: [], turns, began, budget, isStopped: false, answer: null, cancel: () => {} });
  }
  private think(thinking: Thinking): void {
    const { go, texts } = thinking;
    const position = this.reached(texts);
    if (position === null) throw new Error(`${texts.join(JOINT)} was decided and cannot be played`);
    this.thinking = thinking;
    const { level, seed, lines, hash } = this.settings;
    if (!thinking.isAnswerKept && !thinking.isStopped) this.startClock(thinking, position);
    const only = nextOf(thinking.turns, texts)?.map(uncalled);
    const limits = { ...go.limits, lines, ...(only && { only }) };
    const question = { level, limits, seed: seedAt(seed, position.ply), hash };
    const view = viewOfPosition(position, position.turn, this.reach.unseenBy(position.turn));
    const isCurrent = (): boolean => this.thinking === thinking;
    this.host.mind.ask(
      view,
      question,
      (told) => isCurrent() && this.tell(told, thinking),
      (choice) => isCurrent() && this.decide(choice, thinking),
    );
    if (thinking.isStopped) this.host.mind.stop();
  }
  private startClock(thinking: Thinking, position: Position): void {
    const { budget, began } = thinking;
    if (budget === null) return;
    const left = Math.max(0, budget - (this.host.now() - began));
    const time = this.settings.wholeTurns && position.budget !== null ? left / SHARE_OF_TURN : left;
    thinking.cancel = this.host.wake(time, () => this.host.mind.stop());
  }
  /** The other side played as expected: from now on it is our own time. */
  private ponderHit(): void {
    const { thinking } = this;
    if (!thinking?.go.isPondering || thinking.isStopped) return;
    const { go, budget, answer } = thinking;
    thinking.began = this.host.now();
    thinking.isAnswerKept = go.isEndless || !hasEnd(go, budget, this.settings.level);
    if (thinking.isAnswerKept) return;
    const position = this.reached(thinking.texts);
    if (answer !== null) this.answer(answer);
    else if (position) this.startClock(thinking, position);
  }
  private tell({ depth, nodes, hashfull, lines }: Told, { began }: Thinking): void {
    const time = Math.round(this.host.now() - began);
    const speed = Math.round((1000 * nodes) / Math.max(1, time));
    for (const [i, line] of lines.slice(0, this.settings.lines).entries()) {
      const score = line.wins === null ? `cp ${line.score}` : `mate ${matesIn(line.wins, line.score)}`;
      this.host.say(
        `info depth ${depth} multipv ${i + 1} score ${score} nodes ${nodes} nps ${speed} hashfull ${hashfull} time ${time} pv ${line.actions.join(' ')}`,
      );
    }
  }
  private decide(choice: ChosenAction, thinking: Thinking): void {
    thinking.cancel();
    const position = this.reached(thinking.texts);
    const action = position && decided(position, choice)?.action;
    if (!position || !action) throw new Error('a position that is thought about has an action');
    const texts = [...thinking.texts, asListed(nextOf(thinking.turns, thinking.texts), action.text)];
    const turn = position.turn;
    const after = this.reached(texts);
    if (this.settings.wholeTurns && after && !after.outcome && after.turn === turn) {
      this.think({ ...thinking, texts });
      return;
    }
    thinking.answer = `bestmove ${texts.join(JOINT)}`;
    if (!thinking.isAnswerKept || thinking.isStopped) this.answer(thinking.answer);
  }
  private stop(): void {
    if (!this.thinking) return;
    this.thinking.isStopped = true;
    if (this.thinking.answer !== null) this.answer(this.thinking.answer);
    else this.host.mind.stop();
  }
  private answer(line: string): void {
    this.thinking = null;
    this.host.say(line);
    this.runWaiting();
  }
}

/** Does it come to an end by itself? */
const hasEnd = ({ limits: { nodes, depth } }: GoCommand, budget: number | null, level: string | null): boolean =>
  budget !== null || nodes !== undefined || depth !== undefined || level !== null;
/** Of another roll for every action: with one for all, chance would always be as kind. */
const seedAt = (seed: number, ply: number): number => (seed + 7919 * ply) >>> 0;
/** A mate is told in moves of the one who wins, as they are counted in chess. */
const matesIn = (actions: number, score: number): number => Math.ceil(actions / 2) * Math.sign(score);

/** `startpos moves …`, `json {…} moves …`: how, the text between, and the moves. */
function partsOf(rest: string): [how: string, text: string, moves: string] {
  const [how] = rest.split(/\s/, 1);
  const after = rest.slice(how.length).trim();
  // a JSON text may hold the word too, but never behind its last brace
  const from = after.indexOf('moves', how === 'json' ? after.lastIndexOf('}') + 1 : 0);
  return from < 0 ? [how, after, ''] : [how, after.slice(0, from).trim(), after.slice(from + 'moves'.length)];
}

/**
 * `uci`: the protocol that chess engines and tournament managers talk, with actions in our own texts. Here is the talking;
 * who thinks, in another thread, and the clock are given from outside, so that a line is answered while it thinks.
 */
import type { Position } from '../core/position.ts';
import { type SideView, viewOfPosition } from '../search/advice/position-view.ts';
import type { ChosenAction } from '../search/choose.ts';
import type { Thought } from '../search/think.ts';
import { ok, type Result } from '../shared/result.ts';
import { ReachedPosition } from './reach.ts';
import { type PositionRequest, PositionSchema, parseRequest } from './request.ts';
import { decided, type Question } from './thinking.ts';
import { type GoCommand, goOf, timeBudget } from './uci-go.ts';
import { optionLines, UciSettings } from './uci-options.ts';
import { uciWords } from './uci-words.ts';

/** Thinks about one question at a time, elsewhere. `done` comes exactly once for each question. */
export interface Mind {
  ask(view: SideView, question: Question, told: (thought: Thought) => void, done: (choice: ChosenAction) => void): void;
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
  /** the texts of this turn that are decided */
  readonly texts: readonly string[];
  readonly began: number;
  /** for the whole answer, in milliseconds; null where time does not matter */
  readonly budget: number | null;
  /** was it told to stop? */
  isStopped: boolean;
  /** what to say as soon as it may be said: `go infinite` answers after `stop` only */
  answer: string | null;
  cancel: () => void;
}

/** The actions of a turn that is written as one move. */
export const JOINT = ';';
const NOTHING = '(none)';
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
  private whenIdle: () => void = () => {};

  constructor(host: UciHost) {
    this.host = host;
  }

  /** False once the conversation is over. Whatever goes wrong is said, and the next line is heard as usual. */
  hear(line: string): boolean {
    const [command = '', ...words] = line.trim().split(/\s+/);
    const rest = line.trim().slice(command.length).trim();
    switch (command) {
      case '':
      case 'debug':
      case 'ponderhit':
        return true;
      case 'uci':
        for (const one of ['id name Fairytable', 'id author the Fairytable developers', ...optionLines(), 'uciok'])
          this.host.say(one);
        return true;
      case 'isready':
        this.host.say('readyok');
        return true;
      case 'stop':
        this.stop();
        return true;
      case 'quit':
        this.thinking?.cancel();
        this.thinking = null;
        this.host.mind.stop();
        return false;
    }
    if (!['ucinewgame', 'setoption', 'position', 'go'].includes(command)) this.complain(uciWords.unknown(command));
    else if (this.thinking) this.complain(uciWords.thinking(command));
    else this.obey(command, words, rest);
    return true;
  }
  /** There are no more lines: what has an end may be thought to its end. */
  endOfInput(whenIdle: () => void): void {
    this.whenIdle = whenIdle;
    if (!this.thinking) whenIdle();
    else if (this.thinking.go.isEndless) this.stop();
  }

  private obey(command: string, words: readonly string[], rest: string): void {
    if (command === 'ucinewgame') this.isPositionGiven = false;
    else if (command === 'setoption') this.complainOf(this.settings.set(rest));
    else if (command === 'position') this.position(rest);
    else {
      const go = goOf(words);
      if (go.ok) this.go(go.value);
      else this.complain(go.error.message);
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
    const actions = moves
      .split(/\s+/)
      .flatMap((move) => move.split(JOINT))
      .filter((action) => action !== '');
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
    const position = this.reached();
    if (position === null) this.complain(uciWords.noPosition);
    else if (position.outcome) this.complain(uciWords.over(position.outcome.says));
    if (position === null || position.outcome) {
      this.host.say(`bestmove ${NOTHING}`);
      return;
    }
    const budget = timeBudget(go, position.turn);
    const { nodes, depth } = go.limits;
    const hasEnd = budget !== null || nodes !== undefined || depth !== undefined || this.settings.level !== null;
    const asked = hasEnd ? go : { ...go, isEndless: true };
    const began = this.host.now();
    this.think({ go: asked, texts: [], began, budget, isStopped: false, answer: null, cancel: () => {} });
  }
  private think(thinking: Thinking): void {
    const { go, texts, budget } = thinking;
    const position = this.reached(texts);
    if (position === null) throw new Error(`${texts.join(JOINT)} was decided and cannot be played`);
    this.thinking = thinking;
    const { level, seed, lines } = this.settings;
    if (budget !== null && !thinking.isStopped) {
      const left = Math.max(0, budget - (this.host.now() - thinking.began));
      const time = this.settings.wholeTurns && position.budget !== null ? left / SHARE_OF_TURN : left;
      thinking.cancel = this.host.wake(time, () => this.host.mind.stop());
    }
    const question = { level, limits: { ...go.limits, lines }, seed: seedAt(seed, position.ply) };
    const view = viewOfPosition(position, position.turn, this.reach.unseenBy(position.turn));
    const isCurrent = (): boolean => this.thinking === thinking;
    this.host.mind.ask(
      view,
      question,
      (thought) => isCurrent() && this.tell(thought, thinking),
      (choice) => isCurrent() && this.decide(choice, thinking),
    );
    if (thinking.isStopped) this.host.mind.stop();
  }
  private tell(thought: Thought, { began }: Thinking): void {
    const { depth, nodes } = thought;
    const time = Math.round(this.host.now() - began);
    for (const [i, line] of thought.lines.slice(0, this.settings.lines).entries()) {
      const score = line.wins === null ? `cp ${line.score}` : `mate ${matesIn(line.wins, line.score)}`;
      const speed = time > 0 ? ` nps ${Math.round((1000 * nodes) / time)}` : '';
      this.host.say(
        `info depth ${depth} multipv ${i + 1} score ${score} nodes ${nodes}${speed} time ${time} pv ${line.actions.join(' ')}`,
      );
    }
  }
  private decide(choice: ChosenAction, thinking: Thinking): void {
    thinking.cancel();
    const position = this.reached(thinking.texts);
    const action = position && decided(position, choice)?.action;
    if (!position || !action) throw new Error('a position that is thought about has an action');
    const texts = [...thinking.texts, action.text];
    const turn = position.turn;
    const after = this.reached(texts);
    if (this.settings.wholeTurns && after && !after.outcome && after.turn === turn) {
      this.think({ ...thinking, texts });
      return;
    }
    thinking.answer = `bestmove ${texts.join(JOINT)}`;
    if (!thinking.go.isEndless || thinking.isStopped) this.answer(thinking.answer);
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
    this.whenIdle();
  }
}

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

/**
 * One move at a time is thought about, action by action: what the protocols of managers share. Who thinks, in another
 * thread, and the clock are given from outside, so that a line is answered while it thinks.
 */
import type { Position } from '../core/position.ts';
import { type SideView, viewOfPosition } from '../search/advice/position-view.ts';
import type { ChosenAction } from '../search/choose.ts';
import { type Decided, decided, type Question, type Told } from '../search/consider.ts';
import type { Limits } from '../search/think.ts';
import { ReachedPosition } from './reach.ts';
import type { PositionRequest } from './request.ts';
import type { EngineSettings } from './settings.ts';
import { asListed, JOINT, nextOf, uncalled } from './uci/searchmoves.ts';

/** Thinks about one question at a time, elsewhere. `done` comes exactly once for each question. */
export interface Mind {
  ask(view: SideView, question: Question, told: (told: Told) => void, done: (choice: ChosenAction) => void): void;
  /** The current question is to be answered at once. */
  stop(): void;
}
export interface TalkHost {
  say(line: string): void;
  /** in milliseconds, from any beginning */
  now(): number;
  /** Calls back once after so long, unless cancelled before by what it returns. */
  wake(milliseconds: number, then: () => void): () => void;
  readonly mind: Mind;
}
/** A protocol: lines in, lines out. */
export interface Talk {
  /** False once the conversation is over. Whatever goes wrong is said, and the next line is heard as usual. */
  hear(line: string): boolean;
  /** There are no more lines: what has an end may be thought to its end. */
  endOfInput(whenIdle: () => void): void;
}

export interface Search {
  /** the position that is thought about */
  readonly request: PositionRequest;
  readonly limits: Limits;
  /** the turns that are looked at; empty: all */
  readonly turns: readonly (readonly string[])[];
  /** for the whole answer, in milliseconds; null where time does not matter */
  readonly budget: number | null;
  /** is a turn of several actions one move? */
  readonly isWholeTurn: boolean;
  /** is it thought about as well as can be, whatever level is set? */
  readonly isUnlimited?: boolean;
  /** is the answer kept, until it is released or stopped? */
  readonly isKept: boolean;
  /** hears of every depth that is finished, after so many milliseconds */
  told(told: Told, milliseconds: number): void;
  /** `texts`: the actions; `last`: how the last of them was decided */
  done(texts: readonly string[], last: Decided): void;
}
interface Running {
  readonly search: Search;
  /** the texts of this turn that are decided */
  readonly texts: readonly string[];
  began: number;
  isKept: boolean;
  budget: number | null;
  isStopped: boolean;
  isAbandoned: boolean;
  /** gives the answer, as soon as it may be given */
  answer: (() => void) | null;
  cancel: () => void;
}

/** Positions looked at before the first answer that a clock is running for. */
const WARMING = 2000;
/** An action of a turn of several gets this part of what is left of its time. */
const SHARE_OF_TURN = 4;

export class TurnSearch {
  private readonly host: TalkHost;
  private readonly settings: EngineSettings;
  private readonly reach: ReachedPosition;
  private readonly whenIdle: () => void;
  private running: Running | null = null;
  /** the game about which the other thread has thought; null: it has not begun */
  private warm: string | null = null;
  private isWarming = false;

  /** `whenIdle`: called after an answer, and where one was abandoned, once it may be asked again */
  constructor(host: TalkHost, settings: EngineSettings, reach: ReachedPosition, whenIdle: () => void) {
    this.host = host;
    this.settings = settings;
    this.reach = reach;
    this.whenIdle = whenIdle;
  }

  get isIdle(): boolean {
    return this.running === null && !this.isWarming;
  }
  get isWarmingUp(): boolean {
    return this.isWarming;
  }
  get isRunning(): boolean {
    return this.running !== null;
  }
  /** Is an answer on its way, for which the next question has to wait? */
  get isEnding(): boolean {
    return this.isWarming || this.running?.isStopped === true;
  }
  get isKept(): boolean {
    return this.running?.isKept === true;
  }

  /** Only while it is idle. */
  begin(search: Search): void {
    const began = this.host.now();
    const { isKept, budget } = search;
    this.think({ search, texts: [], began, isKept, budget, isStopped: false, isAbandoned: false, answer: null, cancel: () => {} }); // biome-ignore format: short
  }
  /** What was kept is given as soon as it is there; its time begins now, and may be known only now. */
  release(budget: number | null = this.running?.budget ?? null): void {
    const { running } = this;
    if (!running?.isKept || running.isStopped) return;
    running.began = this.host.now();
    running.isKept = false;
    running.budget = budget;
    const position = this.reached(running.search, running.texts);
    if (running.answer !== null) running.answer();
    else if (position) this.startClock(running, position);
  }
  stop(): void {
    const { running } = this;
    if (!running) return;
    running.isStopped = true;
    if (running.answer !== null) running.answer();
    else this.host.mind.stop();
  }
  /** Nobody wants the answer any more. */
  abandon(): void {
    if (this.running) this.running.isAbandoned = true;
    this.stop();
  }
  /** Nothing is told or answered any more. */
  quit(): void {
    this.running?.cancel();
    this.running = null;
    this.isWarming = false;
    this.host.mind.stop();
  }

  /**
   * The other thread is started and has thought once about the game, or the first answer would take several times as long
   * as the second. `then` is called at once where that is so already.
   */
  warmUp(request: PositionRequest, then: () => void): void {
    const game = gameOf(request);
    const start = new ReachedPosition().to({ ...request, start: undefined, actions: [] });
    if (!this.isIdle || this.warm === game || !start.ok) {
      then();
      return;
    }
    this.isWarming = true;
    const view = viewOfPosition(start.value, start.value.turn, 0);
    const done = (): void => {
      if (!this.isWarming) return; // it was told to quit
      this.warm = game;
      this.isWarming = false;
      then();
      this.whenIdle();
    };
    this.host.mind.ask(view, { level: null, limits: { nodes: WARMING }, seed: 0 }, () => {}, done);
  }

  private reached({ request }: Search, texts: readonly string[]): Position | null {
    const reached = this.reach.to({ ...request, actions: [...(request.actions ?? []), ...texts] });
    return reached.ok ? reached.value : null;
  }
  private think(running: Running): void {
    const { search, texts } = running;
    const position = this.reached(search, texts);
    if (position === null) throw new Error(`${texts.join(JOINT)} was decided and cannot be played`);
    this.running = running;
    const { level, seed, lines, hash } = this.settings;
    if (!running.isKept && !running.isStopped) this.startClock(running, position);
    const only = nextOf(search.turns, texts)?.map(uncalled);
    const limits = { ...search.limits, lines, ...(only && { only }) };
    const question = { level: search.isUnlimited ? null : level, limits, seed: seedAt(seed, position.ply), hash };
    const view = viewOfPosition(position, position.turn, this.reach.unseenBy(position.turn));
    const isCurrent = (): boolean => this.running === running;
    this.host.mind.ask(
      view,
      question,
      (told) => {
        if (isCurrent() && !running.isAbandoned) search.told(told, Math.round(this.host.now() - running.began));
      },
      (choice) => {
        if (isCurrent()) this.decide(choice, running);
      },
    );
    if (running.isStopped) this.host.mind.stop();
  }
  private startClock(running: Running, position: Position): void {
    const { search, began, budget } = running;
    if (budget === null) return;
    const left = Math.max(0, budget - (this.host.now() - began));
    const time = search.isWholeTurn && position.budget !== null ? left / SHARE_OF_TURN : left;
    running.cancel = this.host.wake(time, () => this.host.mind.stop());
  }
  private decide(choice: ChosenAction, running: Running): void {
    running.cancel();
    this.warm = gameOf(running.search.request);
    if (running.isAbandoned) {
      this.running = null;
      this.whenIdle();
      return;
    }
    const { search } = running;
    const position = this.reached(search, running.texts);
    const last = position && decided(position, choice);
    if (!position || !last) throw new Error('a position that is thought about has an action');
    const texts = [...running.texts, asListed(nextOf(search.turns, running.texts), last.action.text)];
    const { turn } = position;
    const after = this.reached(search, texts);
    if (search.isWholeTurn && after && !after.outcome && after.turn === turn) {
      this.think({ ...running, texts });
      return;
    }
    running.answer = () => {
      this.running = null;
      search.done(texts, last);
      this.whenIdle();
    };
    if (!running.isKept || running.isStopped) running.answer();
  }
}

/** The text of a game that is none of this table's own, or its id. */
const gameOf = ({ game, variant }: PositionRequest): string | null => game ?? variant ?? null;
/** Of another roll for every action: with one for all, chance would always be as kind. */
const seedAt = (seed: number, ply: number): number => (seed + 7919 * ply) >>> 0;
/** A mate is told in moves of the one who wins, as they are counted in chess; negative where the other side does. */
export const matesIn = (actions: number, score: number): number => Math.ceil(actions / 2) * Math.sign(score);

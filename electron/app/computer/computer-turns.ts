/**
 * Lets the computer play: after every change of what is open it is decided anew whether the computer has to think, and what
 * it thought is played through the match as any other action, on the disk before it is shown. Nothing that was thought
 * about another position is ever played. What must stay true: how long it takes tells nothing of what the computer hides.
 */

import { randomInt } from 'node:crypto';
import type { Side } from '../../../engine/core/ids.ts';
import { clauseSaid } from '../../../engine/core/text/clause.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import type { ComputerSeat } from '../../../engine/match/player.ts';
import { sideViewOf, viewOfPosition } from '../../../engine/search/advice/position-view.ts';
import { realAction } from '../../../engine/search/advice/real-action.ts';
import { isWeightier, type Why } from '../../../engine/search/advice/reasons.ts';
import { levelNamed } from '../../../engine/search/levels.ts';
import { areUnbounded } from '../../../engine/search/think.ts';
import type { ExplainedChoice } from '../../../engine/search/turn-jobs.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Answer } from '../../contract/result.ts';
import type { ComputerMove, Played } from '../../contract/view.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import type { TurnClock } from '../clocks/turn-clock.ts';
import { RESIGNS } from '../engines/engine-refusal.ts';
import { EngineFailed, type EngineSeats } from '../engines/engine-seats.ts';
import { positionRequests } from '../match/position-requests.ts';
import { whySays } from './advice-words.ts';
import { type News, type Run, troubleOf } from './thinking.ts';
import type { Thoughts } from './thoughts.ts';

const SECOND = 1000;
/** seconds that laying out in secret takes, whatever is laid out */
export const LAYING = 3;
/** A turn of several moves: each may take so much of the time that is left. */
const SHARE = 1 / 3;
/** nodes a second, on a slow machine: how long a level usually takes where its time must not depend on what it found */
const SLOW = 15_000;

/** What is being thought about. */
interface Turn {
  readonly active: ActiveMatch;
  readonly side: Side;
  readonly node: number;
  readonly began: number;
  readonly run: Run<ExplainedChoice | readonly string[]>;
  /** are several actions, if that is its answer, laid out in secret, or a turn of another engine? */
  readonly isLaying: boolean;
  readonly timers: (() => void)[];
  /** lets the answer out, if it is held */
  release(): void;
}

/** Our computer, and the other engines. */
interface Thinkers {
  readonly own: Thoughts;
  readonly others: EngineSeats;
}

export class ComputerTurns {
  private readonly app: AppSession;
  private readonly thinkers: Thinkers;
  private readonly clock: TurnClock;
  private turn: Turn | null = null;
  /** of the present turn, which may be several actions: the milliseconds that it has taken, and when the page was told last */
  private spent = { of: '', time: 0, toldAt: Number.NEGATIVE_INFINITY };

  /** the weightiest reason in the present turn of several actions */
  private reason: { readonly of: string; readonly why: Why | null; readonly says: string | null } = {
    of: '',
    why: null,
    says: null,
  };

  constructor(app: AppSession, thinkers: Thinkers, clock: TurnClock) {
    this.app = app;
    this.thinkers = thinkers;
    this.clock = clock;
  }

  /** Something may have changed: stops what is no longer wanted, and begins what is. */
  consider(): void {
    const { turn } = this;
    const active = this.app.isClosed ? null : this.app.current;
    const isWanted = active?.session.computer.mayBegin(active.session.revision) === true;
    if (isWanted && turn?.active === active && turn?.node === active?.session.match.cursor.id) return;
    this.stop();
    if (!isWanted || !active) return;
    try {
      this.begin(active);
    } catch (error) {
      this.hasFailed(active, error);
    }
  }
  /** The computer plays the best that it has found so far; false where it does not think. */
  moveNow(): boolean {
    this.turn?.release();
    return this.turn !== null;
  }
  /** Nothing is thought about any more. */
  stop(): void {
    const { turn } = this;
    this.turn = null;
    if (turn === null) return;
    for (const cancel of turn.timers) cancel();
    turn.run.stop();
  }

  private begin(active: ActiveMatch): void {
    const { match } = active.session;
    const side = match.position.turn;
    const seat = match.players[side].computer;
    if (!seat) throw new Error('a person thinks for itself');
    const { id: node } = match.cursor;
    const isLaying = match.position.phase?.secretOf === side;
    const { isSecretive } = active.session.computer;
    let depth: number | null = null;
    const told = (news: News): void => {
      if (!isLaying && !isSecretive && 'depth' in news) depth = news.depth;
    };
    const whole = withinClock(seat.seconds * SECOND, match, active.session.clocks.left);
    const run = seat.engine
      ? this.thinkers.others.turn(active, side, seat.engine, whole)
      : this.thinks(active, side, seat, told);
    const timers: Turn['timers'] = [];
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const release = (): void => {
      run.stop();
      letGo();
    };
    this.beginTurn(active);
    const turn = { ...{ active, side, node, run, isLaying, timers, release }, began: this.clock.now() };
    this.turn = turn;
    const most = isLaying ? LAYING : Math.ceil(whole / SECOND);
    const time = isLaying ? LAYING * SECOND : this.timeOf(match, seat, whole, isSecretive);
    // another engine keeps its time by itself, from when it has begun
    if (!seat.engine) timers.push(this.clock.after(time, release));
    if (!isLaying && !isSecretive) letGo();
    this.report(turn, most, () => depth);
    Promise.all([run.answer, held]).then(
      ([answer]) => this.finish(turn, answer),
      (error: unknown) => this.fail(turn, error),
    );
  }

  /** Our own computer. */
  private thinks({ session }: ActiveMatch, side: Side, seat: ComputerSeat, told: (news: News) => void): Turn['run'] {
    const { match } = session;
    const { own } = this.thinkers;
    const view = sideViewOf(match, side);
    if (match.position.phase?.secretOf === side) return own.forTurn({ do: 'lay', view, seed: randomInt(2 ** 31) });
    // what it says must not come from what it hides
    const open = session.computer.isSecretive
      ? { open: viewOfPosition(match.position, null, match.cursor.secrets) }
      : {};
    return own.forTurn({ do: 'choose', view, level: seat.level, seed: seedAt(match, seat), ...open }, told);
  }

  /** Is it another turn than the one before, or the same once more? Then its time begins. */
  private beginTurn({ session: { id, match } }: ActiveMatch): void {
    const { cursor, position } = match;
    const of = `${id} ${position.turn} ${position.turnNumber}`;
    if (this.spent.of !== of || cursor.endsTurn) this.spent = { of, time: 0, toldAt: Number.NEGATIVE_INFINITY };
  }
  /** At the beginning of a turn, and once a second. */
  private report(turn: Turn, most: number, depth: () => number | null): void {
    const { session } = turn.active;
    const { spent, clock } = this;
    const before = spent.time;
    const tell = (): void => {
      spent.toldAt = clock.now();
      const seconds = Math.round((before + spent.toldAt - turn.began) / SECOND);
      this.app.host.send('thinking', { match: session.id, side: turn.side, depth: depth(), seconds, most });
      turn.timers.push(clock.after(SECOND, tell));
    };
    const wait = spent.toldAt + SECOND - clock.now();
    if (wait > 0) turn.timers.push(clock.after(wait, tell));
    else tell();
  }

  /** Milliseconds for the next action. */
  private timeOf(match: Match, { level }: ComputerSeat, whole: number, isSecretive: boolean): number {
    if (match.variant.groups !== undefined) return Math.max(0, whole - this.spent.time) * SHARE;
    if (!isSecretive) return whole;
    const limits = levelNamed(level)?.limits ?? {};
    if (areUnbounded(limits)) return whole;
    return Math.min(whole, Math.ceil((limits.nodes ?? SLOW) / SLOW) * SECOND);
  }

  private finish(turn: Turn, answer: ExplainedChoice | readonly string[] | null): void {
    void this.app.queue.run(async () => {
      if (this.turn !== turn) return;
      this.stop();
      // something else took its place: it is asked again
      if (answer === null) return;
      const seconds = this.secondsOf(turn);
      try {
        const played =
          'action' in answer
            ? await this.play(turn, answer, seconds)
            : turn.isLaying
              ? await this.lay(turn, answer)
              : await this.playTurn(turn, answer, seconds);
        if (played.ok) this.send(turn.active, played.value);
        else this.hasFailed(turn.active, new Error(played.error.code));
      } catch (error) {
        this.hasFailed(turn.active, error);
      }
    });
  }
  private secondsOf({ began }: Turn): number {
    const time = this.clock.now() - began;
    this.spent.time += time;
    return Math.round(time / 100) / 10;
  }

  private async play(turn: Turn, choice: ExplainedChoice, seconds: number): Promise<Answer<Played>> {
    const { active, side } = turn;
    const { computer } = active.session;
    const make = (match: Match, when: { at: number }): Result<Change> => {
      const action = realAction(match.position, choice);
      if (action === null) return err('no-action', errorMessages.noAction);
      const made = match.play(action.text, when);
      if (!made.ok) return made;
      const { isSecretive } = computer;
      const { node } = made.value;
      const { spoken, native } = node;
      const depth = isSecretive ? null : (choice.thought?.depth ?? null);
      const move = {
        side,
        label: shownLabel(node),
        ...(spoken !== undefined && { spoken: clauseSaid(spoken) }),
        ...(native !== undefined && { native }),
        ...this.saidOf(node, choice),
        depth,
        seconds: isSecretive ? Math.round(seconds) : seconds,
      };
      computer.hasMoved(move, choice.thought?.lines[0]?.score ?? null);
      return made;
    };
    return positionRequests(this.app).apply(active, make);
  }
  /** Why, and what it expects; of a turn of several moves, the weightiest reason that there was. */
  private saidOf(
    { side, turnNumber, text, endsTurn, group }: Node,
    choice: ExplainedChoice,
  ): Pick<ComputerMove, 'why' | 'expects'> {
    const { session } = this.app.current ?? {};
    // another action was played than the one that was thought of
    const isMeant = choice.action !== null && text.startsWith(choice.action);
    if (!session || !isMeant) return { why: null, expects: null };
    const { game } = session.match.position;
    const says = whySays(game, choice.why);
    const expects = session.computer.isSecretive || !choice.expects ? null : clauseSaid(choice.expects.spoken);
    if (group === null) return { why: says, expects };
    const of = `${session.id} ${side} ${turnNumber}`;
    if (this.reason.of !== of) this.reason = { of, why: null, says: null };
    if (choice.why && (this.reason.why === null || isWeightier(choice.why.reason, this.reason.why.reason)))
      this.reason = { of, why: choice.why, says };
    return { why: endsTurn ? this.reason.says : says, expects };
  }
  /** The turn of another engine, which may be several actions: all of it is one change. It says nothing about it. */
  private async playTurn({ active, side }: Turn, texts: readonly string[], seconds: number): Promise<Answer<Played>> {
    const make = (match: Match, when: { at: number }): Result<Change> => {
      const isRoom = match.admitsTurn(texts);
      const made = isRoom.ok ? playEach(match, texts, when) : isRoom;
      if (!made.ok) return made;
      const { node } = made.value;
      const { spoken, native } = node;
      const told = { why: null, expects: null, depth: null, seconds };
      const isOffering = this.thinkers.others.offersDraw(active, side) && match.can.agree;
      const offer = isOffering && { offersDraw: true as const };
      const words = {
        ...(spoken !== undefined && { spoken: clauseSaid(spoken) }),
        ...(native !== undefined && { native }),
      };
      active.session.computer.hasMoved({ side, label: shownLabel(node), ...words, ...told, ...offer }, null);
      return made;
    };
    return positionRequests(this.app).apply(active, make);
  }
  /** All of it is one change: how much was laid out is not told by how often something changed. */
  private async lay({ active }: Turn, texts: readonly string[]): Promise<Answer<Played>> {
    const make = (match: Match, when: { at: number }): Result<Change> => {
      let made: Result<Change> = err('no-action', errorMessages.noAction);
      for (const text of texts) {
        made = match.play(text, when);
        // nothing of it may stay
        if (!made.ok) throw new Error(`what was laid out is not legal: ${made.error.code}`);
      }
      return made;
    };
    return positionRequests(this.app).apply(active, make);
  }

  private fail(turn: Turn, error: unknown): void {
    void this.app.queue.run(async () => {
      if (this.turn !== turn) return;
      const isResigning = error instanceof EngineFailed && error.refusal.code === RESIGNS;
      if (isResigning) await this.resign(turn);
      else this.hasFailed(turn.active, error);
    });
  }
  /** Another engine resigns at its seat, as a person does. */
  private async resign(turn: Turn): Promise<void> {
    this.stop();
    try {
      const resigned = await positionRequests(this.app).apply(turn.active, (match, when) =>
        match.resign(turn.side, when),
      );
      if (resigned.ok) this.send(turn.active, resigned.value);
      else this.hasFailed(turn.active, new Error(resigned.error.code));
    } catch (error) {
      this.hasFailed(turn.active, error);
    }
  }
  /** The page is told as of a change that changes nothing but what the computer does. */
  private hasFailed(active: ActiveMatch, error: unknown): void {
    this.stop();
    const { session } = active;
    const { isSecretive } = session.computer;
    const why = error instanceof Error ? error.message : String(error);
    this.app.host.log(`the computer stopped: ${isSecretive ? 'in a game with secrets' : why}`);
    const trouble = troubleOf(error);
    // how it broke down may depend on what it hides; a program that does not begin has seen nothing of it
    session.computer.hasFailed(
      isSecretive && trouble !== 'program' ? 'broken' : trouble,
      error instanceof EngineFailed ? error.refusal : null,
    );
    // a request may be about to be answered with what was so before, and the page takes the last word
    setImmediate(() => {
      if (this.app.current !== active) return;
      const history = session.historySince(session.markHistory());
      this.send(active, { revision: session.revision, effects: [], view: session.view(), ...(history && { history }) });
    });
  }
  private send({ session }: ActiveMatch, played: Played): void {
    this.app.host.send('played', { match: session.id, ...played });
  }
}

/** A clock lasts for so many turns more, whatever they are. */
const TURNS_LEFT = 25;
/** Of what is added for a turn, so much is thought away. */
const OF_BONUS = 0.7;
/** No turn takes more than that part of the clock. */
const OF_CLOCK = 0.4;
/** Of a whole turn's milliseconds, those that the clock allows. `left`: until the flag falls; null: no clock runs. */
function withinClock(whole: number, { timing, position }: Match, left: number | null): number {
  if (!timing || left === null) return whole;
  const bonus = timing.control.times[position.turn].bonus * SECOND;
  return Math.min(whole, left / TURNS_LEFT + bonus * OF_BONUS, left * OF_CLOCK);
}

/** Plays the actions of a turn one after another, with the effects of all. */
function playEach(match: Match, texts: readonly string[], when: { at: number; spent?: number }): Result<Change> {
  let made: Result<Change> = err('no-action', errorMessages.noAction);
  const effects: Change['effects'][number][] = [];
  for (const [i, text] of texts.entries()) {
    // the time that was thought is entered once
    made = match.play(text, i === 0 ? when : { at: when.at });
    // nothing of it may stay
    if (!made.ok) throw new Error(`an action of the turn is not legal: ${made.error.code}`);
    effects.push(...made.value.effects);
  }
  return made.ok ? ok({ ...made.value, effects }) : made;
}

/** Another one at every moment of the game, and the same one when the game was closed and opened again. */
const seedAt = (match: Match, { seed }: ComputerSeat): number =>
  (seed + Math.imul(match.entries.length, 2654435761)) >>> 0;

/**
 * The other engines that play at the open match, and those that analyse it or give hints. One is started when it is first asked, and
 * ended when the game is over, when another is opened, when somebody else takes its seat, and when it has failed: asked
 * again, it is started anew.
 */
import type { Side } from '../../../engine/core/ids.ts';
import { optionsOf, writtenOptions } from '../../../engine/core/setting.ts';
import { type Match, startingPosition } from '../../../engine/match/match.ts';
import type { AnalysisResult } from '../../../engine/search/advice/advice-jobs.ts';
import { positionOf } from '../../../engine/search/advice/steps.ts';
import type { EngineSeat } from '../../../engine/shared/engine-seat.ts';
import type { Refusal, Result } from '../../../engine/shared/result.ts';
import { firstPositionOf, isChess960, positionFen } from '../../../engine/workshop/export/position-fen.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { type Run, ThinkingFailed } from '../computer/thinking.ts';
import { type EngineLine, EnginePlayer } from './engine-player.ts';
import { type EngineRefused, engineErr } from './engine-refusal.ts';
import { type Engines, textGameOf } from './engines.ts';
import type { GameEngine } from './game-engine.ts';

/** Another engine has no answer. */
export class EngineFailed extends ThinkingFailed {
  /** a sentence for people, with its name */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('broken', refusal.message);
    this.refusal = refusal;
  }
}

export interface EngineAnalysis {
  readonly node: number;
  /** by its name */
  readonly engine: string;
  readonly depth: number;
  /** the most */
  readonly lines: number;
}
interface Question<T> {
  readonly answer: Promise<Result<T>>;
  stop(): void;
}
/** Where it sits: at a side, or beside the table to analyse or to give hints. */
type Place = Side | 'analysis' | 'hints';
const isBeside = (place: Place): place is 'analysis' | 'hints' => typeof place === 'string';
interface Seated {
  readonly active: ActiveMatch;
  readonly side: Place;
  readonly seat: EngineSeat;
  readonly ending: AbortController;
  /** once it has begun */
  readonly player: Promise<Result<EnginePlayer>>;
  engine: GameEngine | null;
  /** settles when it can be asked the next question */
  last: Promise<unknown>;
}

export class EngineSeats {
  private readonly app: AppSession;
  private readonly engines: Engines;
  private seated: readonly Seated[] = [];
  private readonly leaving = new Set<Promise<void>>();

  constructor(app: AppSession, engines: Engines) {
    this.app = app;
    this.engines = engines;
  }

  /** Something may have changed: ends those who do not play any more. */
  consider(): void {
    for (const one of this.seated) if (!this.isWanted(one)) this.leave(one);
  }
  /**
   * The actions of the next turn of that side, which the engine plays. Stopped before it has begun to think, it has no answer
   * (null). Rejects with `EngineFailed`.
   */
  turn(active: ActiveMatch, side: Side, seat: EngineSeat, milliseconds: number): Run<readonly string[]> {
    const { match } = active.session;
    return this.ask(this.at(active, side, seat), lineOf(match, match.cursor.id), (player) =>
      player.play({ move: milliseconds }),
    );
  }
  /** Did the engine at that side offer a draw with its last move? */
  offersDraw(active: ActiveMatch, side: Side): boolean {
    return this.seatedAt(active, side)?.engine?.offersDraw === true;
  }
  /**
   * The engine at that side is offered a draw; does it accept? While it thinks it answers with its move, and accepts nothing
   * now. Rejects with `EngineFailed`.
   */
  async offerDraw(active: ActiveMatch, side: Side, seat: EngineSeat): Promise<boolean> {
    const { match } = active.session;
    if (match.position.turn === side) {
      this.seatedAt(active, side)?.engine?.offerDrawMeanwhile();
      return false;
    }
    const one = this.at(active, side, seat);
    return (await this.ask(one, lineOf(match, match.cursor.id), (player) => player.offerDraw()).answer) === true;
  }
  /**
   * The actions of the turn that the engine of that name would play now, as strong as it can. Within a turn it is asked about
   * the whole of it, and has those that are left if it begins as the player did. Rejects with `EngineFailed`.
   */
  hint(active: ActiveMatch, engine: string, milliseconds: number): Run<readonly string[]> {
    const { match } = active.session;
    const one = this.at(active, 'hints', { name: engine });
    const { before, begun } = turnSoFar(match);
    const left = (actions: readonly string[] | null): readonly string[] | null => {
      if (actions === null || begun.every((text, i) => text === actions[i]))
        return actions?.slice(begun.length) ?? null;
      throw new EngineFailed(engineErr('engine-begins-otherwise', () => engineMessages.beginsOtherwise(engine)).error);
    };
    const run = this.ask(one, lineOf(match, before), (player) => player.play({ move: milliseconds }));
    return { answer: run.answer.then(left), stop: () => run.stop() };
  }
  /** The best lines of the position at that node, from the engine of that name. Rejects with `EngineFailed`. */
  analyse(
    active: ActiveMatch,
    { node, engine, depth, lines }: EngineAnalysis,
    told: (found: AnalysisResult) => void,
  ): Run<AnalysisResult | null> {
    const one = this.at(active, 'analysis', { name: engine });
    return this.ask(one, lineOf(active.session.match, node), (player) => player.analyse(depth, lines, told));
  }
  /** One question after another. */
  private ask<T>(one: Seated, line: EngineLine | null, question: (player: EnginePlayer) => Question<T>): Run<T> {
    let isStopped = false;
    let stopThinking = (): void => {};
    const think = async (before: Promise<unknown>): Promise<T | null> => {
      await before;
      const player = await one.player.catch((error: unknown) => {
        this.leave(one);
        throw error;
      });
      if (isStopped) return null;
      if (!player.ok) throw this.failed(one, player);
      if (line === null)
        throw this.failed(
          one,
          engineErr('engine-untold', () => engineMessages.untold(one.seat.name)),
        );
      const told = await player.value.tell(line);
      if (!told.ok) throw this.failed(one, told);
      if (isStopped) return null;
      const { answer, stop } = question(player.value);
      stopThinking = stop;
      const found = await answer;
      if (!found.ok) throw this.failed(one, found);
      return found.value;
    };
    const answer = think(one.last);
    one.last = answer.catch(() => {});
    return {
      answer,
      stop: () => {
        isStopped = true;
        stopThinking();
      },
    };
  }
  /** Settles when none of them is running any more. */
  async close(): Promise<void> {
    for (const one of this.seated) this.leave(one);
    await Promise.all(this.leaving);
  }

  private seatedAt(active: ActiveMatch, side: Place): Seated | undefined {
    return this.seated.find((one) => one.active === active && one.side === side);
  }
  private at(active: ActiveMatch, side: Place, seat: EngineSeat): Seated {
    this.consider();
    const there = this.seatedAt(active, side);
    if (there && (!isBeside(side) || there.seat.name === seat.name)) return there;
    // another one is to advise
    if (there) this.leave(there);
    const ending = new AbortController();
    const one: Seated = {
      ...{ active, side, seat, ending, engine: null, last: Promise.resolve() },
      player: this.begin(active.session.match, seat, ending.signal, (engine) => {
        one.engine = engine;
      }),
    };
    this.seated = [...this.seated, one];
    return one;
  }
  private async begin(
    { variant, options }: Match,
    { name, strength }: EngineSeat,
    signal: AbortSignal,
    begun: (engine: GameEngine) => void,
  ): Promise<Result<EnginePlayer>> {
    const game = textGameOf(variant);
    if (game === null) return engineErr('engine-format', () => engineMessages.onlyText(name));
    const engine = await this.engines.begin(name, signal);
    if (!engine.ok) return engine;
    begun(engine.value);
    if (strength) engine.value.weaken(strength);
    return EnginePlayer.sit(engine.value, game, options);
  }
  private isWanted({ active, side, seat }: Seated): boolean {
    if (this.app.current !== active || !this.engines.has(seat.name)) return false;
    if (isBeside(side)) return true;
    const { match } = active.session;
    const now = match.players[side].computer?.engine;
    const isSame =
      now?.name === seat.name && now.strength?.by === seat.strength?.by && now.strength?.value === seat.strength?.value;
    return match.outcome === null && isSame;
  }
  private failed(one: Seated, { error }: EngineRefused): EngineFailed {
    this.leave(one);
    return new EngineFailed(error);
  }
  /** It is asked to quit; one that has not said who it is yet is ended. */
  private leave(one: Seated): void {
    this.seated = this.seated.filter((other) => other !== one);
    if (one.engine === null) one.ending.abort();
    const left = (one.engine?.close() ?? Promise.resolve()).then(() => void this.leaving.delete(left));
    this.leaving.add(left);
  }
}

/** Did the game begin as it usually does? A first position that was drawn or chosen is not the usual one. */
const beganAsUsual = ({ start, resumed, variant, options }: Beginning): boolean =>
  start === null && !resumed && Object.keys(writtenOptions(variant, optionsOf(variant, options))).length === 0;
export type Beginning = Pick<Match, 'start' | 'resumed' | 'variant' | 'options'>;
/** Why the engine of that name cannot play at this match, or analyse it; null: it can. */
export const whyNotHere = (engines: Engines, name: string, match: Beginning): string | null =>
  engines.why(name, match.variant) ?? (beganAsUsual(match) ? null : whyNotFrom(engines, name, match));
function whyNotFrom(engines: Engines, name: string, match: Beginning): string | null {
  const game = textGameOf(match.variant);
  const start = startingPosition(match);
  if (game === null || !start.ok || positionFen(start.value, game.data) === null)
    return engineMessages.firstPosition(name);
  const is960 = isChess960(game.data, firstPositionOf(game.data, start.value));
  return is960 && !engines.playsChess960(name, game.data) ? engineMessages.noChess960(name) : null;
}

/** The node before the present turn, and the actions of it that were played already. */
function turnSoFar(match: Match): { readonly before: number; readonly begun: readonly string[] } {
  const path = match.path();
  const at = path.findLastIndex(({ kind, endsTurn }) => kind !== 'action' || endsTurn);
  return { before: path[at].id, begun: path.slice(at + 1).map(({ text }) => text) };
}
/**
 * What was played up to that node, from where it can be told: the first position, or where the referee was switched on after
 * pieces were moved by hand. Null: they are being moved by hand.
 */
function lineOf(match: Match, node: number): EngineLine | null {
  const path = match.path(node);
  const at = path.findLastIndex(({ kind }) => kind === 'start' || kind === 'free' || kind === 'referee');
  const { id, kind } = path[at];
  if (kind === 'free') return null;
  return {
    from: id,
    isUsual: kind === 'start' && beganAsUsual(match),
    begin() {
      const look = match.look(id);
      if (!look.ok) throw new Error(look.error.message);
      return positionOf(look.value.position.game);
    },
    actions: path.slice(at + 1).flatMap((step) => (step.kind === 'action' ? [step.text] : [])),
  };
}

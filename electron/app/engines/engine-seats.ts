/**
 * The other engines that play at the open match. One is started when its first turn comes, and ended when the game is over,
 * when another is opened, when somebody else takes its seat, and when it has failed: asked again, it is started anew.
 */
import type { Side } from '../../../engine/core/ids.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { EngineSeat } from '../../../engine/shared/engine-seat.ts';
import { err, type Refusal, type Result } from '../../../engine/shared/result.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { type Run, ThinkingFailed } from '../computer/thinking.ts';
import { EnginePlayer } from './engine-player.ts';
import { type Engines, textGameOf } from './engines.ts';
import type { UciEngine } from './uci-engine.ts';

/** Another engine has no answer; the message is a sentence for people, with its name. */
export class EngineFailed extends ThinkingFailed {
  constructor({ message }: Refusal) {
    super('broken', message);
  }
}

interface Seated {
  readonly active: ActiveMatch;
  readonly side: Side;
  readonly seat: EngineSeat;
  readonly ending: AbortController;
  /** once it has begun */
  readonly player: Promise<Result<EnginePlayer>>;
  engine: UciEngine | null;
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
    const actions = actionsOf(match);
    const one = this.at(active, side, seat);
    let isStopped = false;
    let stopThinking = (): void => {};
    const think = async (before: Promise<unknown>): Promise<readonly string[] | null> => {
      await before;
      const player = await one.player;
      if (isStopped) return null;
      if (!player.ok) throw this.failed(one, player.error);
      if (actions === null)
        throw this.failed(one, { code: 'engine-untold', message: engineMessages.untold(seat.name) });
      const { answer, stop } = player.value.play(actions, { move: milliseconds });
      stopThinking = stop;
      const texts = await answer;
      if (!texts.ok) throw this.failed(one, texts.error);
      return texts.value;
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

  private at(active: ActiveMatch, side: Side, seat: EngineSeat): Seated {
    this.consider();
    const there = this.seated.find((one) => one.active === active && one.side === side);
    if (there) return there;
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
    { variant }: Match,
    { name, strength }: EngineSeat,
    signal: AbortSignal,
    begun: (engine: UciEngine) => void,
  ): Promise<Result<EnginePlayer>> {
    const game = textGameOf(variant);
    if (game === null) return err('engine-format', engineMessages.onlyText(name));
    const engine = await this.engines.begin(name, signal);
    if (!engine.ok) return engine;
    begun(engine.value);
    if (strength) engine.value.weaken(strength);
    return EnginePlayer.sit(engine.value, game);
  }
  private isWanted({ active, side, seat }: Seated): boolean {
    const { match } = active.session;
    const now = match.players[side].computer?.engine;
    const isSame =
      now?.name === seat.name && now.strength?.by === seat.strength?.by && now.strength?.value === seat.strength?.value;
    return this.app.current === active && match.outcome === null && isSame && this.engines.has(seat.name);
  }
  private failed(one: Seated, refusal: Refusal): EngineFailed {
    this.leave(one);
    return new EngineFailed(refusal);
  }
  /** It is asked to quit; one that has not said who it is yet is ended. */
  private leave(one: Seated): void {
    this.seated = this.seated.filter((other) => other !== one);
    if (one.engine === null) one.ending.abort();
    const left = (one.engine?.close() ?? Promise.resolve()).then(() => void this.leaving.delete(left));
    this.leaving.add(left);
  }
}

/** What was played since the usual start; null: the game began elsewhere, or pieces were moved by hand. */
function actionsOf(match: Match): readonly string[] | null {
  if (match.start !== null || match.resumed) return null;
  const played = match.path().slice(1);
  return played.every(({ kind }) => kind === 'action') ? played.map(({ text }) => text) : null;
}

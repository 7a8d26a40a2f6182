/**
 * The other engines of this machine: added by the host's own dialog and tried at once, named, forgotten. A program is
 * started only if a person at this machine has chosen its file in that dialog.
 */

import * as v from 'valibot';
import type { Variant } from '../../../engine/core/variant.ts';
import { EngineName } from '../../../engine/shared/engine-seat.ts';
import { LONGEST_TYPED_NAME } from '../../../engine/shared/limits.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { playedAs } from '../../../engine/workshop/export/known-games.ts';
import type { GameData } from '../../../engine/workshop/game-data.ts';
import { type EngineFor, type EngineProtocol, type EngineView, MOST_ENGINES } from '../../contract/engines.ts';
import { engineMessages, errorMessages } from '../../contract/messages.ts';
import { onOneLine } from '../../contract/plain-text.ts';
import { readOwnGame } from '../../games/own-games.ts';
import { type KeptEngine, MOST_GAMES } from '../../saves/kept-engines.ts';
import type { TurnClock } from '../clocks/turn-clock.ts';
import type { Host } from '../host.ts';
import { rulesFor, type TextGame } from './engine-player.ts';
import type { StartProgram } from './engine-program.ts';
import { engineErr } from './engine-refusal.ts';
import { NO_ENGINE } from './engine-talk.ts';
import type { GameEngine } from './game-engine.ts';
import { UciEngine } from './uci-engine.ts';
import { isShuffledIn, XBoardEngine } from './xboard-engine.ts';

export interface EnginesParts {
  readonly host: Host;
  readonly clock: TurnClock;
  readonly kept: readonly KeptEngine[];
  /** writes them; rejects with the disk's error */
  readonly keep: (engines: readonly KeptEngine[]) => Promise<void>;
  readonly start?: StartProgram | undefined;
}

/** The game as the text says it; null: a game of the program, whose rules are not text. */
export function textGameOf(variant: Variant): TextGame | null {
  const game = variant.source === undefined ? null : readOwnGame(variant.source);
  return game?.ok ? { variant, data: game.data } : null;
}

export class Engines {
  private readonly parts: EnginesParts;
  private kept: readonly KeptEngine[];
  private readonly closing = new AbortController();

  constructor(parts: EnginesParts) {
    this.parts = parts;
    this.kept = parts.kept;
  }

  get views(): EngineView[] {
    return this.kept.map(viewOf);
  }
  /** Where nobody can choose the file of a program, none is started. */
  private get startsPrograms(): boolean {
    return this.parts.host.native;
  }
  has(name: string): boolean {
    return this.named(name).ok;
  }
  /** Starts the engine of that name; `signal` ends it. */
  async begin(name: string, signal: AbortSignal): Promise<Result<GameEngine>> {
    const engine = this.named(name);
    if (!engine.ok) return engine;
    const { file, protocol } = engine.value;
    return this.started(file, protocol, AbortSignal.any([signal, this.closing.signal]));
  }
  /** Asks for the file of a program and tries it. null: cancelled */
  async add(): Promise<Result<EngineView | null>> {
    const { host } = this.parts;
    if (!this.startsPrograms) return err('no-dialogs', errorMessages.noDialogs);
    if (this.kept.length >= MOST_ENGINES) return err('many-engines', engineMessages.tooMany(MOST_ENGINES));
    const file = await host.chooseFile('engine');
    if (file === null) return ok(null);
    const started = await this.tried(file);
    if (!started.ok) return started;
    const { name: calls, author, protocol, variants, readsRules, playsChess960, ranges } = started.value;
    await started.value.close();
    const name = this.freeName(calls);
    const engine = {
      ...{ name, file, calls, author, protocol, readsRules, chess960: playsChess960 },
      variants: variants.slice(0, MOST_GAMES),
      ranges: [...ranges],
    };
    await this.keep([...this.kept, engine]);
    return ok(viewOf(engine));
  }
  async rename(from: string, to: string): Promise<Result<EngineView>> {
    const engine = this.named(from);
    if (!engine.ok) return engine;
    const name = onOneLine(to);
    if (name === '') return err('name-empty', engineMessages.nameEmpty);
    if (!v.is(EngineName, name)) return err('name-too-long', errorMessages.nameTooLong(LONGEST_TYPED_NAME));
    if (name !== from && this.kept.some((one) => one.name === name))
      return err('name-taken', engineMessages.nameTaken(name));
    const renamed = { ...engine.value, name };
    await this.keep(this.kept.map((one) => (one.name === from ? renamed : one)));
    return ok(viewOf(renamed));
  }
  async remove(name: string): Promise<Result<Record<never, never>>> {
    const engine = this.named(name);
    if (!engine.ok) return engine;
    await this.keep(this.kept.filter((one) => one !== engine.value));
    return ok({});
  }
  /** Each that can be started here, and `why` it cannot play; null: it can. */
  playing(why: (name: string) => string | null): EngineFor[] {
    const names = this.startsPrograms ? this.kept : [];
    return names.map(({ name, ranges }) => ({ name, ranges, why: why(name) }));
  }
  /** Why the engine of that name cannot play that game here, from its usual start; null: it can. */
  why(name: string, variant: Variant): string | null {
    const engine = this.named(name);
    if (!engine.ok) return engine.error.message;
    const game = textGameOf(variant);
    if (game === null) return engineMessages.onlyText(name);
    const rules = rulesFor(engine.value, game);
    return rules.ok ? null : rules.error.message;
  }
  /** Does the engine of that name castle in that game as in Chess960? */
  playsChess960(name: string, data: GameData): boolean {
    const engine = this.named(name);
    if (!engine.ok) return false;
    const { protocol, variants, chess960 } = engine.value;
    return protocol === 'uci' ? chess960 : isShuffledIn(variants, playedAs(data) ?? '');
  }
  /** Whatever is being tried is ended. */
  close(): void {
    this.closing.abort();
  }

  private named(name: string): Result<KeptEngine> {
    const engine = this.startsPrograms ? this.kept.find((one) => one.name === name) : undefined;
    return engine ? ok(engine) : engineErr('no-such-engine', () => engineMessages.notHere(name));
  }
  /** By the protocol that it speaks: UCI, or else that of XBoard. */
  private async tried(file: string): Promise<Result<GameEngine>> {
    const uci = await this.started(file, 'uci', this.closing.signal);
    const isOther = !uci.ok && uci.error.code === NO_ENGINE;
    return isOther ? this.started(file, 'xboard', this.closing.signal) : uci;
  }
  private started(file: string, protocol: EngineProtocol, signal: AbortSignal): Promise<Result<GameEngine>> {
    const { clock, start } = this.parts;
    const Engine = protocol === 'uci' ? UciEngine : XBoardEngine;
    return Engine.start({ file, args: [] }, { clock, signal, ...(start && { start }) });
  }
  /** The name that it has for itself, and a number where another one has that. */
  private freeName(calls: string): string {
    for (let n = 1; ; n++) {
      const number = n === 1 ? '' : ` (${n})`;
      const name = `${calls.slice(0, LONGEST_TYPED_NAME - number.length).trim()}${number}`;
      if (this.kept.every((one) => one.name !== name)) return name;
    }
  }
  private async keep(engines: readonly KeptEngine[]): Promise<void> {
    await this.parts.keep(engines);
    this.kept = engines;
  }
}

const viewOf = ({ name, calls, author, protocol, variants, readsRules, ranges }: KeptEngine): EngineView => ({
  ...{ name, calls, author, protocol, games: variants.length, readsRules },
  ranges: ranges.map((range) => ({ ...range })),
});

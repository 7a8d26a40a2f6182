/**
 * An engine that plays one game of rules that are written as text: under the name that it has for the game, else by a file
 * of rules made for it. It is told the game from where it begins, and what it answers is played only if it is a turn that the
 * rules allow.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Position } from '../../../engine/core/position.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import type { AnalysisResult } from '../../../engine/search/advice/advice-jobs.ts';
import { OWN_GAME } from '../../../engine/shared/own-game.ts';
import { ok, type Result } from '../../../engine/shared/result.ts';
import { shortened } from '../../../engine/shared/shortened.ts';
import { playedAs } from '../../../engine/workshop/export/known-games.ts';
import { firstPositionOf, isChess960, positionFen } from '../../../engine/workshop/export/position-fen.ts';
import { normalUciMove } from '../../../engine/workshop/export/uci-turns.ts';
import { writeIni } from '../../../engine/workshop/export/write-ini.ts';
import type { GameData } from '../../../engine/workshop/game-data.ts';
import { engineMessages } from '../../contract/messages.ts';
import { onOneLine } from '../../contract/plain-text.ts';
import { EngineMoves } from './engine-moves.ts';
import { engineErr } from './engine-refusal.ts';
import type { EngineTime, GameEngine } from './game-engine.ts';
import { AnalysisReader } from './read-analysis.ts';

/** A game of rules as text: what the text says, and what was made of it. */
export interface TextGame {
  readonly variant: Variant;
  readonly data: GameData;
}
export interface EngineTurn {
  /** the texts of its actions, one or more */
  readonly answer: Promise<Result<readonly string[]>>;
  /** It answers with what it has. */
  stop(): void;
}

/** An offer of a draw: is it accepted? It is answered at once, and cannot be stopped. */
export interface EngineOffer {
  readonly answer: Promise<Result<boolean>>;
  stop(): void;
}

/** How an engine is given a game; `rules`: as a file, null where it knows the game by that name. */
export interface EngineRules {
  readonly variant: string;
  readonly rules: string | null;
}
/** What an engine has said of itself. */
export type EngineKnows = Pick<GameEngine, 'name' | 'variants' | 'readsRules'>;
/** Whether it can play that game, and under which name. */
export function rulesFor(
  { name, variants, readsRules }: EngineKnows,
  { variant, data }: TextGame,
): Result<EngineRules> {
  const known = playedAs(data);
  if (known !== null && variants.includes(known)) return ok({ variant: known, rules: null });
  if (!readsRules) return engineErr('engine-reads-no-rules', () => engineMessages.readsNoRules(name));
  const own = variant.id.replace(OWN_GAME, 'own').replace(/[^a-z0-9]/g, '');
  const written = writeIni(data, own);
  return written.ok ? ok({ variant: own, rules: written.text }) : engineErr('engine-format', () => written.reasons[0]);
}

/** What an engine is told of a game: where it begins, and the actions that were played since, in whole turns. */
export interface EngineLine {
  /** another one for another beginning */
  readonly from: number;
  /** is that the usual first position? */
  readonly isUsual: boolean;
  /** that position, to play on from */
  begin(): Position;
  readonly actions: readonly string[];
}

export class EnginePlayer {
  private readonly engine: GameEngine;
  private readonly game: TextGame;
  private readonly turns: EngineMoves;
  /** does it have the rules from a file? It passes over what it does not know there. */
  private readonly isGivenRules: boolean;
  private from: { readonly line: EngineLine; readonly fen: string | null; readonly position: Position } | null = null;
  /** as far as the game was told since: the actions, and the moves of their turns */
  private told: readonly string[] = [];
  private moves: readonly string[] = [];

  private constructor(engine: GameEngine, game: TextGame, turns: EngineMoves, isGivenRules: boolean) {
    this.engine = engine;
    this.game = game;
    this.turns = turns;
    this.isGivenRules = isGivenRules;
  }
  /** The engine is told which game it is. `options`: the house rules, among them which first position it is. */
  static async sit(
    engine: GameEngine,
    game: TextGame,
    options: Readonly<Record<string, string>> = {},
  ): Promise<Result<EnginePlayer>> {
    const chosen = rulesFor(engine, game);
    if (!chosen.ok) return chosen;
    const { variant, rules } = chosen.value;
    const first = firstPositionOf(game.data, { options });
    const chess960 = isChess960(game.data, first);
    const begins = { variant, chess960, ranks: game.data.height };
    const begun = await (rules === null
      ? engine.begin({ ...begins, file: null })
      : withFile(rules, (file) => engine.begin({ ...begins, file })));
    if (!begun.ok) return begun;
    const player = new EnginePlayer(engine, game, new EngineMoves(first, chess960, engine.protocol), rules !== null);
    const same = rules === null || chess960 ? ok(undefined) : await player.compareMoves(beginningOf(game), null);
    return same.ok ? ok(player) : same;
  }
  /** It is told the game up to there. Refused where that cannot be written, as half a turn. */
  async tell(line: EngineLine): Promise<Result<void>> {
    const untold = engineErr('engine-untold', () => engineMessages.untold(this.engine.name));
    if (this.from?.line.from !== line.from) {
      const position = line.begin();
      const fen = line.isUsual ? null : positionFen(position, this.game.data);
      if (fen === null && !line.isUsual) return untold;
      const same = this.isGivenRules && fen !== null ? await this.compareMoves(position, fen) : ok(undefined);
      if (!same.ok) return same;
      this.from = { line, fen, position };
      [this.told, this.moves] = [[], []];
    }
    return this.follow(line.actions) ? ok(undefined) : untold;
  }
  /** Its turn in the position that it was told last. */
  play(time: EngineTime): EngineTurn {
    const { engine, turns } = this;
    const { fen, position } = this.toldFrom();
    const { answer, stop } = engine.think(fen, this.moves, time);
    const turn = async (): Promise<Result<readonly string[]>> => {
      const move = await answer;
      if (!move.ok) return move;
      const texts = turns.actionsOf(position, move.value);
      return texts
        ? ok(texts)
        : engineErr('engine-illegal', () => engineMessages.illegal(engine.name, shortened(onOneLine(move.value))));
    };
    return { answer: turn(), stop };
  }
  /** It is offered a draw in the position that it was told last; does it accept? */
  offerDraw(): EngineOffer {
    const { fen } = this.toldFrom();
    return { answer: this.engine.offerDraw(fen, this.moves), stop: () => {} };
  }

  /**
   * The best lines in the position that it was told last, told depth by depth. The answer has what was told last, or null.
   */
  analyse(
    depth: number,
    lines: number,
    told: (found: AnalysisResult) => void,
  ): { readonly answer: Promise<Result<AnalysisResult | null>>; stop(): void } {
    const { fen, position } = this.toldFrom();
    const reader = new AnalysisReader(position, this.turns, lines);
    const { answer, stop } = this.engine.analyse(fen, this.moves, depth, lines, (info) => {
      const found = reader.read(info);
      if (found) told(found);
    });
    const whole = async (): Promise<Result<AnalysisResult | null>> => {
      const best = await answer;
      return best.ok ? ok(reader.last) : best;
    };
    return { answer: whole(), stop };
  }

  private toldFrom(): NonNullable<EnginePlayer['from']> {
    if (this.from === null) throw new Error('it was told no position');
    return this.from;
  }
  /** Does it have the same moves in that position? */
  private async compareMoves({ game }: Position, fen: string | null): Promise<Result<void>> {
    const { engine } = this;
    const theirs = await engine.movesIn(fen);
    if (!theirs.ok) return theirs;
    const ours = this.turns.all(game);
    const moves = new Set(theirs.value.map(normalUciMove));
    const isSame = moves.size === ours?.size && [...moves].every((move) => ours.has(move));
    return isSame ? ok(undefined) : engineErr('engine-other-rules', () => engineMessages.otherRules(engine.name));
  }
  /** Brings the moves and the position up to these actions; false where their last turn is not complete, or none. */
  private follow(actions: readonly string[]): boolean {
    const { line } = this.toldFrom();
    const goesOn = this.told.length <= actions.length && this.told.every((text, i) => text === actions[i]);
    if (!goesOn) {
      this.from = { ...this.toldFrom(), position: line.begin() };
      [this.told, this.moves] = [[], []];
    }
    const { position } = this.toldFrom();
    for (let from = this.told.length; from < actions.length; ) {
      const to = playTurn(position, actions, from);
      if (to === null) return false;
      const turn = actions.slice(from, to);
      for (const _ of turn) position.takeBack();
      const move = this.turns.moveOf(position, turn);
      if (move === null) return false;
      playTurn(position, actions, from);
      this.moves = [...this.moves, move];
      this.told = actions.slice(0, to);
      from = to;
    }
    return true;
  }
}
/** Plays actions until the turn is over; the number of the first of the next turn, or null where it is not. */
function playTurn(position: Position, actions: readonly string[], from: number): number | null {
  const { turn, turnNumber } = position;
  for (let i = from; i < actions.length; i++) {
    const action = position.find(actions[i]);
    if (!action.ok) return null;
    position.play(action.value);
    if (position.turn !== turn || position.turnNumber !== turnNumber || position.outcome) return i + 1;
  }
  return null;
}
/** The usual first position. */
export function beginningOf({ variant }: TextGame): Position {
  const start = Position.start(variant);
  if (!start.ok) throw new Error(start.error.message);
  return start.value;
}
/** The file is there as long as it is needed, and only its user may read it. */
async function withFile<T>(text: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-rules-'));
  try {
    const file = path.join(folder, 'variants.ini');
    fs.writeFileSync(file, text, { mode: 0o600 });
    return await use(file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

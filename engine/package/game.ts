/** One game from its first position to its end, with the way back. */

import { SIDES, type Side } from '../core/ids.ts';
import { startOf } from '../core/start/start-written.ts';
import { actionAnswer } from '../exchange/answers.ts';
import { knownVariant } from '../exchange/known-variants.ts';
import { variantOf as variantOfSave } from '../exchange/own-game.ts';
import { isPgn, readPgn } from '../exchange/read-pgn.ts';
import { Match } from '../match/match.ts';
import { atOnce } from '../match/save/gradual.ts';
import { type OpenResult, openSave } from '../match/save/open.ts';
import { writeSave } from '../match/save/save.ts';
import { gameTextOf } from '../match/text/game-text.ts';
import { readGameText } from '../match/text/read-game-text.ts';
import { LONGEST_SEAT_NAME } from '../shared/limits.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { variantNamed } from '../variants/registry.ts';
import { search } from './computer.ts';
import { engineVariant, fenOf, variantOf } from './engine-variant.ts';
import type { Action, GameOptions, Outcome, SearchOptions, SearchResult, Setup, Variant } from './shapes.ts';
import { parseVariant, variants } from './variants.ts';

/**
 * A game that is being played. It knows everything, hidden Landmines too: whoever shows it to players decides what each may see.
 * Functions that may be refused return a `Result` and then have changed nothing.
 */
export class Game {
  /** The rules that it is played by. */
  readonly variant: Variant;
  /**
   * One sentence where a save could not be opened exactly, because the rules have changed since: the game goes on from the
   * position that was saved, without its past. Null otherwise.
   */
  readonly notice: string | null;
  readonly #match: Match;

  private constructor(match: Match, notice: string | null) {
    this.#match = match;
    this.variant = variantOf(match.variant);
    this.notice = notice;
  }

  /**
   * A new game. Refused where a house rule or the position cannot be read, `at` the place where that is known. Whether anybody
   * would want to play the position is not asked. Throws a `RangeError` where a name is longer than 200 characters.
   */
  static start(variant: Variant, { options = {}, setup, players = ['', ''] }: GameOptions = {}): Result<Game> {
    const [first, second] = players.map((name) => ({ name: nameInSave(name) }));
    const match = Match.begin({
      ...{ variant: engineVariant(variant), options, players: [first, second] },
      start: setup ?? null,
    });
    return match.ok ? ok(new Game(match.value, null)) : match;
  }
  /**
   * A new game of a variant that is made of text, from a position as chess programs write it, with the hand in brackets. Castlings
   * are `KQkq`, or the files of the Rooks. Where both sides began from different first positions, as in double Chess960, the game's
   * variant is the one in which that may be. Refused as `bad-fen`, or as `no-fen` where the variant has none.
   */
  static fromFen(variant: Variant, fen: string): Result<Game> {
    const known = fenOf(engineVariant(variant));
    const first = known.ok ? known.value.fromFen(fen) : known;
    if (!first.ok) return first;
    const { game, options, start } = first.value;
    const its = game === variant.text ? ok(variant) : parseVariant(game);
    return its.ok ? Game.start(its.value, { options, ...(start && { setup: start }) }) : its;
  }
  /**
   * A game from the text of a `.fairytable` file, of this version or an earlier one, with everything that was undone. What is no
   * save, was damaged or comes from a newer version is refused with a sentence that says so.
   */
  static fromSave(text: string): Result<Game> {
    return Game.#opened(openSave(text, variantOfSave));
  }
  /**
   * A game from its notation: what `toText` wrote, or moves that people copied, quoted and commented; of a known variant also PGN. A
   * game that is made of text is found among `known`. Refused with the number and the text of the first move that cannot be
   * played.
   */
  static fromText(text: string, known: readonly Variant[] = []): Result<Game> {
    const all = new Map([...variants, ...known].map((variant) => [variant.id, engineVariant(variant)]));
    if (isPgn(text)) return Game.#opened(atOnce(readPgn(text, knownVariant)));
    return Game.#opened(atOnce(readGameText(text, (id) => all.get(id) ?? variantNamed(id), [...all.keys()])));
  }

  /** All house rules by id, the usual ones too. */
  get options(): Readonly<Record<string, string>> {
    return this.#match.options;
  }
  /** The id of the side to move. */
  get turn(): string {
    return this.variant.sides[this.#match.position.turn].id;
  }
  /** 1 for the first turn of either side, 2 for the second. */
  get turnNumber(): number {
    return this.#match.position.turnNumber;
  }
  /** Is the side to move in check? Null in games without check. */
  get check(): boolean | null {
    return this.#match.position.check;
  }
  /** How it ended; null while it goes on. */
  get outcome(): Outcome | null {
    const { outcome, variant } = this.#match;
    if (!outcome) return null;
    const { winner, reason, says } = outcome;
    return { winner: winner === null ? null : variant.sides[winner].id, reason, message: says };
  }
  /** The notation of every action that led here, the first one first; what was undone is not among them. */
  get history(): readonly string[] {
    return this.#match
      .path()
      .filter(({ kind }) => kind === 'action')
      .map(({ text }) => text);
  }

  /** Everything that the side to move may do; nothing when the game is over. */
  actions(): readonly Action[] {
    if (!this.#goesOn) return [];
    const { position } = this.#match;
    return position.actions().map((action) => ({ ...actionAnswer(position, action), label: action.label }));
  }
  /**
   * Plays an action by its text; spaces and, where it is clear what is meant, letters in lower case are accepted too. Returns what
   * was played. Refused with a sentence that says why it cannot be played, and when the game is over. Where players announce check
   * themselves (a house rule of Deicide Chess), a check that nobody called may send the game back: `history` tells.
   */
  play(text: string): Result<Action> {
    const { position } = this.#match;
    const found = this.#goesOn ? position.find(text) : null;
    const action = found?.ok ? { ...actionAnswer(position, found.value), label: found.value.label } : null;
    const change = this.#match.play(text);
    if (!change.ok) return change;
    if (!action) throw new Error(`${text} was played and cannot be found`);
    return ok(action);
  }
  /**
   * Goes back by one action, or to the beginning of the turn. Refused as `revelation` where a secret was revealed since, unless
   * both players have agreed to that, and when there is nothing to undo.
   */
  undo({
    unit = 'action',
    agreed = false,
  }: {
    readonly unit?: 'action' | 'turn';
    readonly agreed?: boolean;
  } = {}): Result<void> {
    return withoutValue(this.#match.undo(unit, { agreed }));
  }
  /** Goes on again by what was undone last. Refused when there is nothing. */
  redo({ unit = 'action' }: { readonly unit?: 'action' | 'turn' } = {}): Result<void> {
    return withoutValue(this.#match.redo(unit));
  }
  /** A side, by its id, gives up. Refused when the game is over, and where there is no such side. */
  resign(side: string): Result<void> {
    const found = this.#sideNamed(side);
    return found.ok ? withoutValue(this.#match.resign(found.value)) : found;
  }
  /** Both sides agree to a draw. Refused when the game is over. */
  agreeDraw(): Result<void> {
    return withoutValue(this.#match.agree());
  }

  /**
   * The position as it is now, with which another game may start; that the game is over is not in it. `viewer`: the id of a side; left
   * out: what everybody may know.
   */
  toSetup(viewer?: string): Setup {
    if (viewer === undefined) return this.#match.table;
    return startOf(this.#match.position.game, this.#viewerNamed(viewer));
  }
  /**
   * The text of a `.fairytable` file, which Fairytable opens. The same game gives the same text. Times are whole milliseconds since
   * 1970, or null. Throws a `RangeError` where they are not, or where the name is longer than 200 characters.
   */
  toSave({
    name = this.variant.title,
    created = null,
    changed = created,
  }: {
    readonly name?: string;
    readonly created?: number | null;
    readonly changed?: number | null;
  } = {}): string {
    return writeSave(this.#match, {
      name: nameInSave(name),
      created: timeInSave(created),
      changed: timeInSave(changed),
    });
  }
  /**
   * The notation of the game: tags as in PGN, then a line for each turn. `viewer`: the id of a side; left out: what everybody may know.
   * Where something is left out because of that, a tag says how much, and the text cannot be read back. `date` as it is to be written.
   */
  toText({ viewer, date = null }: { readonly viewer?: string; readonly date?: string | null } = {}): string {
    return gameTextOf(this.#match, viewer === undefined ? null : this.#viewerNamed(viewer), date).text;
  }

  /**
   * What the computer would play, and why. It knows what the side to move may know, and plays nothing: that is `play`. It thinks
   * until it is done and only then returns, so a page asks it in a worker, and `stop` reads what another thread writes or looks at
   * the time. The same question in the same position has the same answer, unless time or `stop` ends it. Refused as `over` when
   * the game is over; throws a `RangeError` where the options are out of range.
   */
  think(options: SearchOptions): Result<SearchResult> {
    if (!this.#goesOn) return err('over', 'The game is over, so there is nothing to choose.');
    return ok(search(this.#match, options));
  }

  get #goesOn(): boolean {
    return this.#match.outcome === null && !this.#match.isFree;
  }
  #sideNamed(id: string): Result<Side> {
    const { sides } = this.variant;
    const side = SIDES.find((one) => sides[one].id === id);
    return side === undefined
      ? err('no-such-side', `There is no side ${id}; the sides are ${sides.map((one) => one.id).join(' and ')}.`)
      : ok(side);
  }
  #viewerNamed(id: string): Side {
    const side = this.#sideNamed(id);
    if (!side.ok) throw new RangeError(side.error.message);
    return side.value;
  }

  static #opened(result: OpenResult): Result<Game> {
    if (!result.ok) return { ok: false, error: result.error };
    const { match, told } = result.value;
    return ok(new Game(match, told?.message ?? null));
  }
}

/** What is longer could not be read again. */
function nameInSave(name: string): string {
  if (name.length <= LONGEST_SEAT_NAME) return name;
  throw new RangeError(`A name must not be longer than ${LONGEST_SEAT_NAME} characters.`);
}
function timeInSave(time: number | null): number | null {
  if (time === null || (Number.isInteger(time) && time >= 0)) return time;
  throw new RangeError('A time must be a whole number of milliseconds since 1970.');
}

const withoutValue = (result: Result<unknown>): Result<void> => (result.ok ? ok(undefined) : result);

/** A known variant as programs exchange it: positions as FEN, moves in coordinates. */
import { NOBODY } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { Options } from '../core/vocabulary.ts';
import { words } from '../match/words.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { actionsOfUciMove, distinctUciTurns, uciMoveOfActions } from '../workshop/export/uci-turns.ts';
import type { Castling, GameData } from '../workshop/game-data.ts';
import { FirstPositions, type NumberedPart } from '../workshop/shuffle/first-positions.ts';
import { type FenRights, type FenStart, readFen } from './fen.ts';

/** A position of a game that comes as text, before anything was played. */
interface FirstPosition {
  /** the text of a `.fairygame` file */
  readonly game: string;
  readonly options: Record<string, string>;
  /** left out: the usual one */
  readonly start?: FenStart;
  readonly actions: string[];
}

/** What is made of a text that is a game. */
export type MakeGame = (text: string) => { readonly variant: Variant; readonly data: GameData };

export class KnownVariant {
  readonly variant: Variant;
  /** is castling the King's move onto its Rook, as where the first position is shuffled? */
  readonly castlesOntoPartner: boolean;
  private readonly text: string;
  private readonly data: GameData;
  private readonly positions: FirstPositions;
  /** the same where the first positions of both sides are drawn apart, as in double Chess960; once it was asked for */
  private apart: KnownVariant | null = null;

  private readonly make: MakeGame;

  /** `text`: of its `.fairygame` file. */
  constructor(text: string, make: MakeGame, castlesOntoPartner: boolean) {
    const made = make(text);
    this.text = text;
    this.make = make;
    this.castlesOntoPartner = castlesOntoPartner;
    this.variant = made.variant;
    this.data = made.data;
    this.positions = new FirstPositions(made.data);
  }

  /** how many ranks its board has */
  get height(): number {
    return this.data.height;
  }
  /** Its usual first position. */
  usual(): FirstPosition {
    return { game: this.text, options: {}, actions: [] };
  }
  /** Of a game whose pieces are shuffled it tells by the castlings that are left how they stood at first. */
  fromFen(fen: string): Result<FirstPosition> {
    const asked = readFen(fen, this.data, this.variant);
    if (!asked.ok) return asked;
    const options = this.optionsWith(asked.value.rights);
    if (options === null && this.castlesOntoPartner && this.areMirrored) return this.drawnApart().fromFen(fen);
    if (options === null) return err('bad-fen', words.noFenStart);
    const start = asked.value.startIn(this.first(options));
    return ok({ ...this.usual(), options, start });
  }
  /** Do both sides begin from first positions of one number? */
  private get areMirrored(): boolean {
    return this.positions.parts.some(({ side }) => side === null);
  }
  private drawnApart(): KnownVariant {
    this.apart ??= new KnownVariant(
      this.text.replace(/^(shuffle\s*=.*)$/gm, '$1, independent'),
      this.make,
      this.castlesOntoPartner,
    );
    return this.apart;
  }
  /** The house rules of the first position; null where there is none with these castlings. */
  private optionsWith(rights: FenRights): Record<string, string> | null {
    const options: Record<string, string> = {};
    for (const part of this.positions.parts) {
      const own = rights.filter(({ side }) => part.side === null || part.side === side);
      const number = this.numberWith(part, own);
      if (number === null) return null;
      if (number !== part.usual) options[part.rule] = `${number}`;
    }
    return options;
  }
  private numberWith(part: NumberedPart, rights: FenRights): number | null {
    const hasAll = (castlings: readonly Castling[]): boolean =>
      rights.every(({ side, king, partner }) =>
        castlings.some((one) => one.side === side && one.king === king && one.partner === partner),
      );
    if (hasAll(this.first({}).castlings)) return part.usual;
    const kinds = new Map(
      rights.flatMap(({ king, partner, kinds: [kind, ends] }) => [[king, kind] as const, [partner, ends] as const]),
    );
    for (const number of this.positions.numbersWith(part, kinds))
      if (hasAll(this.first({ [part.rule]: `${number}` }).castlings)) return number;
    return null;
  }
  /** The game with that first position, which may have been drawn apart, as its array. */
  private first(options: Options): GameData {
    const isOurs = ({ rule }: NumberedPart): boolean => rule in options;
    const areOurs = Object.keys(options).length === 0 || this.positions.parts.every(isOurs);
    return areOurs || !this.areMirrored ? this.positions.at(options) : this.drawnApart().first(options);
  }

  /** The castlings of whoever is to move, from the first position of this game. */
  castlingsOf(position: Position): readonly Castling[] {
    return this.first(position.options).castlings.filter(({ side }) => side === position.turn);
  }
  /** The castling that is written so, onto the partner. */
  castlingOf(position: Position, move: string): Castling | undefined {
    return this.castlingsOf(position).find(({ king, partner }) => move === king + partner);
  }
  /** Every move of whoever is to move, as UCI writes it; of walls that are laid after it, too. */
  movesOf(position: Position): readonly string[] {
    const { game } = position;
    if (position.outcome) return [];
    const data = this.first(position.options);
    return [...(distinctUciTurns(game, new Planner(game), data, this.isOntoPartner(position))?.keys() ?? [])];
  }
  hasLetter(letter: string): boolean {
    return this.data.pieces.some((piece) => piece.letter === letter);
  }
  /** The letter of what stands on a square, which is named so; undefined: nobody. */
  letterAt({ game }: Position, at: string): string | undefined {
    const cell = game.topology.parse(at);
    const piece = cell === undefined ? NOBODY : game.pieceOn(cell);
    return piece === NOBODY ? undefined : this.data.pieces[game.kindOf(piece)].letter;
  }
  /** The actions of a legal move as UCI writes it; null: it is none. */
  actionsOf(position: Position, move: string): readonly string[] | null {
    if (position.outcome || !LIKE_A_MOVE.test(move)) return null;
    return actionsOfUciMove(position.game, this.first(position.options), move, this.isOntoPartner(position));
  }
  /** The move of these actions as UCI writes it; null where there is none, as of a declaration. */
  moveOf(position: Position, actions: readonly string[]): string | null {
    return uciMoveOfActions(position.game, this.first(position.options), actions, this.isOntoPartner(position));
  }
  /** Where something else may be done, as a declaration, which has no text: everything that has one; otherwise empty. */
  onlyMoves(position: Position): readonly (readonly string[])[] {
    const actions = position.actions();
    const moves = actions.filter(({ kind }) => kind !== 'declare');
    return moves.length === actions.length ? [] : moves.map(({ text }) => [text]);
  }
  /** The moves of a line, as far as they can be played; `after`: the position after these actions of it. */
  line(
    actions: readonly string[],
    after: (actions: readonly string[]) => Position | null,
    write = (position: Position, text: string): string | null => this.moveOf(position, [text]),
  ): readonly string[] {
    const moves: string[] = [];
    for (const [i, text] of actions.entries()) {
      const position = after(actions.slice(0, i));
      const found = position?.find(text);
      const move = position && found?.ok ? write(position, found.value.text) : null;
      if (move === null) break;
      moves.push(move);
    }
    return moves;
  }
  private isOntoPartner(position: Position): boolean {
    const isUsual = this.positions.parts.every(
      ({ rule, usual }) => (position.options[rule] ?? `${usual}`) === `${usual}`,
    );
    return this.castlesOntoPartner || !isUsual;
  }
}
/** What is written otherwise is no move of any position. */
const LIKE_A_MOVE = /^(?:[a-p]\d+|\+?[A-Z]@)[a-p]\d+[a-z+-]?(?:,[a-p]\d+[a-p]\d+)?$/;

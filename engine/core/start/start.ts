/**
 * Positions written down by people and programs: read, checked and set up. Everything here comes from outside, so every
 * mistake is answered with a code, a sentence and where it is; all of them are found, not only the first.
 */

import { readChoice } from '../../shared/house-rules.ts';
import { said } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../ids.ts';
import { refusals } from '../text/refusals.ts';
import type { PieceType, Variant } from '../variant.ts';
import type { Options, SetupField, StartPosition, StartProblem } from '../vocabulary.ts';
import { fits } from './setup-field.ts';
import { commonFlags } from './start-flags.ts';
import { layFeature, sendAway } from './start-lists.ts';
import { isRecord, parseCell, sideNamed, typeNamed } from './start-names.ts';

type Fields = Record<string, unknown>;

/** The house rules asked for, checked: unknown ones are refused, missing ones are the usual ones. */
export const readOptions = (variant: Variant, options: unknown): Result<Options> => {
  if (!isRecord(options)) return err('bad-options', refusals.optionsShape, 'options');
  const chosen: Record<string, string> = {};
  for (const [id, value] of Object.entries(options)) {
    const rule = variant.options.find((o) => o.id === id);
    if (!rule) return err('unknown-option', refusals.unknownOption(id), id);
    const choice = readChoice(rule, value);
    if (choice === null) {
      const values = rule.values.map((v) => v.id);
      if (rule.count !== undefined) return err('bad-option', refusals.badNumber(id, rule.count, value), id);
      const says = rule.several ? refusals.badChoices : refusals.badOption;
      return err('bad-option', says(id, values, value), id);
    }
    chosen[id] = choice;
  }
  return ok(chosen);
};

/** The usual start, or the one given: refused if it cannot be read, whether or not anybody would want to play it. */
export const newGame = (variant: Variant, options: unknown = {}, start?: unknown): Result<Game> => {
  const chosen = readOptions(variant, options);
  if (!chosen.ok) return chosen;
  if (start === undefined) return ok(new Game(variant, chosen.value));
  const [game, faults] = setUp(variant, chosen.value, start);
  if (faults.length > 0) return err(faults[0].code, withCellName(variant, faults[0]), faults[0].at);
  game.world.settle();
  return ok(game);
};
/** Everything that keeps a start from being played; empty when nothing does. */
export const problemsOf = (variant: Variant, options: unknown, start: unknown): readonly StartProblem[] => {
  const chosen = readOptions(variant, options);
  if (!chosen.ok) return [{ cell: null, code: chosen.error.code, says: chosen.error.message }];
  const [game, faults] = setUp(variant, chosen.value, start);
  const checked = isRecord(start) && Array.isArray(start.pieces) ? checkedBy(variant, game, start) : [];
  const isTold = (problem: StartProblem): boolean =>
    faults.some(({ cell, code }) => cell === problem.cell && code === problem.code);
  return [
    ...faults.map(({ cell, code, says }) => ({ cell, code, says })),
    ...checked.filter((problem) => !isTold(problem)),
  ];
};
const checkedBy = (variant: Variant, game: Game, start: Fields): readonly StartProblem[] =>
  variant.start?.check?.(game, start as unknown as StartPosition) ?? [];

/** What is wrong, and where on the board, if the sentence does not say so itself. */
export const withCellName = ({ topology }: Variant, { cell, says }: StartProblem): string => {
  const name = cell === null ? '' : topology.name(cell);
  return says.includes(name) ? says : refusals.onCell(name, says);
};
interface Fault extends StartProblem {
  /** where in the start it was written */
  readonly at?: string;
}
/** The game as far as it could be set up, and what could not. */
const setUp = (variant: Variant, options: Options, start: unknown): readonly [Game, readonly Fault[]] => {
  const reader = new Reader(new Game(variant, options, () => {}));
  if (isRecord(start)) reader.read(start);
  else reader.fault('bad-start', refusals.startShape, 'start');
  return [reader.game, reader.faults];
};

class Reader {
  readonly game: Game;
  readonly faults: Fault[] = [];
  private readonly variant: Variant;
  /** what may be said of every piece */
  private readonly flags: readonly SetupField[];
  /** who is said to ride, with the place in the start */
  private readonly riders: (readonly [Piece, string])[] = [];

  constructor(game: Game) {
    this.game = game;
    this.variant = game.variant;
    this.flags = [...commonFlags(game.variant), ...(game.variant.start?.pieceFlags ?? [])];
  }
  fault(code: string, says: string, at?: string, cell: Cell | null = null): void {
    this.faults.push(at === undefined ? { cell, code, says } : { cell, code, says, at });
  }
  read(start: Fields): void {
    const { game, variant } = this;
    const fields = variant.start?.fields ?? [];
    const known = ['turn', 'pieces', 'hands', ...fields.map((f) => f.id)];
    const strange = Object.keys(start).filter((field) => !known.includes(field));
    for (const field of strange) this.fault('bad-start', refusals.strangeField(field), field);
    if (Array.isArray(start.pieces)) for (const [i, piece] of start.pieces.entries()) this.place(piece, `pieces[${i}]`);
    else this.fault('bad-start', refusals.startNeedsPieces, 'pieces');
    for (const [p, where] of this.riders) {
      const cell = game.cellOf(p);
      if (cell === OFF || game.isRider(p)) continue; // a problem was reported already where it had no room
      this.fault(
        'rides-nobody',
        refusals.ridesNobody(said(game.typeOf(p).name), game.topology.name(cell)),
        where,
        cell,
      );
    }
    this.deal(start.hands ?? {});
    for (const field of fields) if (start[field.id] !== undefined) this.readField(field, start[field.id]);
    const turn = start.turn === undefined ? 0 : sideNamed(this.variant, start.turn);
    if (turn === undefined) this.fault('unknown-side', refusals.unknownSide(start.turn), 'turn');
    game.set(game.facts.turn, 0, turn ?? 0);
    variant.start?.ready?.(game);
    if (this.faults.length > 0) return; // the variant reads what is whole
    const found = variant.start?.read?.(game, start as unknown as StartPosition);
    if (!found || found.ok) return;
    const { code, message, at } = found.error;
    this.fault(code, message, at, at === undefined ? null : (game.topology.parse(at) ?? null));
  }

  private place(piece: unknown, where: string): void {
    if (!isRecord(piece)) {
      this.fault('bad-piece', refusals.pieceShape, where);
      return;
    }
    const named = typeNamed(this.variant, piece.kind);
    const type = typeNamed(this.variant, piece.kind, piece.promoted) ?? named;
    const side = sideNamed(this.variant, piece.side);
    const cell = parseCell(this.variant, piece.at);
    if (!type) this.fault('unknown-kind', refusals.unknownKind(piece.kind), where, cell ?? null);
    else if (side === undefined) this.fault('unknown-side', refusals.unknownSide(piece.side), where, cell ?? null);
    else if (cell === undefined) this.fault('unknown-cell', refusals.unknownCell(piece.at), where);
    else if (type.ownerless) this.fault('not-a-piece', refusals.notOnGround(said(type.name)), where, cell);
    else if (this.hasRoom(where)) this.seat(type, side, cell, where, piece.rides === true);
    const known = ['kind', 'side', 'at', ...this.flags.map((f) => f.id)];
    for (const flag of Object.keys(piece)) {
      if (!known.includes(flag)) this.fault('bad-piece', refusals.strangeFlag(flag), where, cell ?? null);
    }
    this.checkFlags(piece, type, where, cell ?? null);
    if (named?.promotedFrom && piece.promoted === false) {
      this.fault('bad-flag', refusals.flagOfOthers('promoted: false', said(named.name)), where, cell ?? null);
    }
  }
  private checkFlags(piece: Fields, type: PieceType | undefined, where: string, cell: Cell | null): void {
    const { game } = this;
    for (const flag of this.flags) {
      const value = piece[flag.id];
      if (value === undefined || !type) continue;
      const kinds = [type.id, type.promotedFrom?.id ?? type.id];
      if (flag.kinds && value !== false && !flag.kinds.some((id) => kinds.includes(id))) {
        this.fault('bad-flag', refusals.flagOfOthers(flag.id, said(type.name)), where, cell ?? null);
      } else if (!fits(game, flag, value))
        this.fault('bad-flag', refusals.badField(flag.id, said(flag.says)), where, cell ?? null);
    }
  }
  /** On the cell; a friend there that carries it, or that it carries, shares it. */
  private seat(type: PieceType, side: Side, cell: Cell, where: string, rides: boolean): void {
    const { game } = this;
    const there = game.pieceOn(cell);
    const name = game.topology.name(cell);
    if (there === NOBODY) {
      const p = game.add(type, side, cell);
      if (rides) this.riders.push([p, where]);
    } else if (game.facts.rider === null || game.sideOf(there) !== side) {
      this.fault('cell-taken', refusals.cellTaken(name), where, cell);
    } else if (game.riderOn(cell) !== NOBODY) this.fault('cell-taken', refusals.cellFull(name), where, cell);
    else {
      const p = game.add(type, side, 'lost'); // `carries` asks about pieces, not types
      if (rides) this.riders.push([p, where]);
      if (game.typeOf(there).carries?.(game, there, p)) game.put(p, cell);
      else if (type.carries?.(game, p, there)) {
        game.lift(there);
        game.put(p, cell);
        game.put(there, cell);
      } else {
        const says = refusals.neitherCarries(said(game.typeOf(there).name), said(type.name), name);
        this.fault('cell-taken', says, where, cell);
      }
    }
  }
  private deal(hands: unknown): void {
    if (!isRecord(hands)) {
      this.fault('bad-hands', refusals.handsShape, 'hands');
      return;
    }
    for (const [name, kinds] of Object.entries(hands)) {
      const where = `hands.${name}`;
      const side = sideNamed(this.variant, name);
      if (side === undefined) this.fault('unknown-side', refusals.unknownSide(name), where);
      else if (!Array.isArray(kinds)) this.fault('bad-hands', refusals.handShape, where);
      else for (const kind of kinds) this.give(kind, side, where);
    }
  }
  private give(kind: unknown, side: Side, where: string): void {
    const type = typeNamed(this.variant, kind);
    if (!type) this.fault('unknown-kind', refusals.unknownKind(kind), where);
    else if (this.hasRoom(where)) this.game.add(type, side, 'hand');
  }

  private readField(field: SetupField, value: unknown): void {
    if (!fits(this.game, field, value)) {
      this.fault('bad-field', refusals.badField(field.id, said(field.says)), field.id);
    } else if (field.as === 'feature' || field.as === 'flight') {
      const put = field.as === 'feature' ? layFeature : sendAway;
      for (const [i, entry] of (value as readonly unknown[]).entries()) {
        const fault = put(this.game, entry);
        if (fault) this.fault(fault.code, fault.says, `${field.id}[${i}]`, fault.cell);
      }
    }
  }

  private hasRoom(where: string): boolean {
    const most = this.game.facts.pieces;
    if (this.game.pieces.length < most) return true;
    this.fault('too-many-pieces', refusals.tooManyPieces(most), where);
    return false;
  }
}

/**
 * Plays moves from text on a match: in the notation that is printed or in the frozen one, one after another, with numbers of
 * turns, comments and marks between them. Turns of many moves are read as the list of moves prints them, too:
 * `White: e2–e3, f2×g3`.
 */
import { err, ok, type Result } from '../core/result.ts';
import { cellsIn } from '../core/spell.ts';
import { NEXT_ACTION, NEXT_SIDE, NO_TURN } from './game-text.ts';
import type { Match } from './match.ts';
import { words } from './words.ts';

/** No move is printed in more words. */
const MOST_WORDS = 12;
const BETWEEN = new RegExp(`[${NEXT_ACTION.trim()}${NEXT_SIDE.trim()}|\\t]`);
/** what may stand before a move: the number of its turn, and marks of the move before it */
const BEFORE = new RegExp(`^(\\s|\\d+[.)]*(?=\\s|$)|${NO_TURN}|\\.\\.\\.|[!?]{1,2}(?=\\s|$))+`);

/** As spaces, so that lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text.replace(/\{[^}]*\}/g, (comment) => comment.replace(/[^\n]/g, ' '));

export class MoveReader {
  private readonly match: Match;
  /** was the turn before written as a whole, so that its end goes without saying? */
  private isTurnWhole = false;

  constructor(match: Match) {
    this.match = match;
  }

  /** `number`: of the line, for the message. What was played before a move that cannot be played stays played. */
  readLine(text: string, number: number): Result<void> {
    for (const part of text.split(BETWEEN)) {
      const read = this.readPart(bare(part));
      if (read.ok) continue;
      const { code, message } = read.error;
      return err(code, words.badMove(number, this.turnSaid(), message), `line ${number}`);
    }
    return ok(undefined);
  }
  private turnSaid(): string {
    const { position, variant } = this.match;
    return words.turn(position.turnNumber, variant.sides[position.turn].name);
  }

  /** Moves with nothing but spaces between them, or a whole turn of one group. */
  private readPart(part: string): Result<void> {
    let rest = part;
    while (rest !== '') {
      this.endWholeTurn();
      const group = this.groupBefore(rest);
      if (group) return this.readTurn(group, rest.slice(rest.indexOf(':') + 1));
      const read = this.readMove(rest);
      if (!read.ok) return read;
      rest = bare(read.value);
    }
    return ok(undefined);
  }

  /** Plays the longest beginning of the text that is a move; the rest of the text comes back. */
  private readMove(text: string): Result<string> {
    const parts = text.split(/\s+/);
    const upTo = (count: number): string => parts.slice(0, count).join(' ');
    for (let count = Math.min(parts.length, MOST_WORDS); count > 0; count--) {
      for (const written of new Set([upTo(count), withoutMark(upTo(count))])) {
        const done = this.conclude(written) ?? this.match.play(written);
        if (done.ok) return ok(parts.slice(count).join(' '));
      }
    }
    // what was probably meant as the move: up to the first cell
    const { game } = this.match.position;
    const named = parts.findIndex((part) => cellsIn(game, part).length > 0);
    const refused = this.match.play(upTo(named + 1 || MOST_WORDS));
    return refused.ok ? ok(parts.slice(named + 1).join(' ')) : refused;
  }
  /** Null where the text is not how players end a game. */
  private conclude(written: string): Result<unknown> | null {
    const { match } = this;
    const is = (sentence: string): boolean => written.replace(/\.$/, '').toLowerCase() === sentence.toLowerCase();
    if (is(words.drawAgreed)) return match.agree();
    for (const side of [0, 1] as const)
      if (is(words.resigns(match.variant.sides[side].name))) return match.resign(side);
    return null;
  }

  // -- turns of many moves

  /** The name of a group that stands before a colon; each side may have one of that name. */
  private groupBefore(text: string): string | undefined {
    const name = text
      .slice(0, Math.max(0, text.indexOf(':')))
      .trim()
      .toLowerCase();
    return this.match.variant.groups?.all.find((group) => group.name.toLowerCase() === name)?.name;
  }
  private readTurn(group: string, text: string): Result<void> {
    const { match } = this;
    const { groups, topology } = match.variant;
    for (const written of text.split(',').map((move) => move.trim())) {
      if (written === '') continue;
      const asked = written.replace(/[–—−]/g, '-').replace(/×/g, 'x');
      const found = match.position.actions().find(({ piece, from, to, kind }) => {
        if (from === null || to === null || groups?.of(match.position.game, piece).name !== group) return false;
        return asked === `${topology.name(from)}${kind === 'capture' ? 'x' : '-'}${topology.name(to)}`;
      });
      const played = found ? match.play(found.text) : err('no-such-action', words.noSuchMove(group, written));
      if (!played.ok) return played;
    }
    this.isTurnWhole = true;
    return ok(undefined);
  }
  /** A turn of one group ends where the next one is written, unless it has ended by itself. */
  private endWholeTurn(): void {
    const { cursor, position } = this.match;
    if (!this.isTurnWhole) return;
    this.isTurnWhole = false;
    const end = cursor.endsTurn ? undefined : position.actions().find(({ kind }) => kind === 'end-turn');
    if (end) this.match.play(end.text);
  }
}

/** Many programs write `!?` right behind the move; in some games `!` is part of it, so the move is tried as it stands first. */
const withoutMark = (text: string): string => text.replace(/[!?]{1,2}$/, '');
const bare = (text: string): string => text.replace(BEFORE, '').trim();

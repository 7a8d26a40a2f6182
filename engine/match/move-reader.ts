/**
 * Plays moves from text on a match: in the notation that is printed or in the frozen one, one after another, with numbers of
 * turns between them, and with comments and marks, which become comments on the move before them. Turns of many moves are read as the list of moves prints them, too:
 * `White: e2–e3, f2×g3`.
 */
import { err, ok, type Result } from '../core/result.ts';
import { cellsIn } from '../core/spell.ts';
import { COMMENT_MARKS, type CommentMark, FLAG_SIGN, readComment } from './comments.ts';
import { NEXT_ACTION, NEXT_SIDE, NO_TURN } from './game-text.ts';
import type { Match } from './match.ts';
import { readToss } from './tosses.ts';
import { words } from './words.ts';

/** No move is printed in more words. */
const MOST_WORDS = 12;
const BETWEEN = new RegExp(`[${NEXT_ACTION.trim()}${NEXT_SIDE.trim()}|\\t]`);
/** what may stand before a move: the number of its turn */
const BEFORE = new RegExp(`^(\\s|\\d+[.)]*(?=\\s|$)|${NO_TURN}|\\.\\.\\.)+`);
const MARK = /^[!?]{1,2}(?=\s|$)/;
/** stands for a comment while moves are read; no keyboard types it */
const COMMENT = '\uE000';

/** The text with a sign in place of each comment, and the comments in order. Lines keep their numbers. */
export function withoutComments(text: string): { readonly moves: string; readonly comments: readonly string[] } {
  const comments: string[] = [];
  const moves = text.replaceAll(COMMENT, ' ').replace(/\{([^}]*)\}/g, (whole, inside: string) => {
    comments.push(inside);
    return ` ${COMMENT} ${whole.replace(/[^\n]/g, '')}`;
  });
  return { moves, comments };
}

export class MoveReader {
  private readonly match: Match;
  /** was the turn before written as a whole, so that its end goes without saying? */
  private isTurnWhole = false;

  /** what the comments say, in the order of their signs; the next of them */
  private readonly comments: readonly string[];
  private next = 0;

  constructor(match: Match, comments: readonly string[] = []) {
    this.match = match;
    this.comments = comments;
  }

  /** `number`: of the line, for the message. What was played before a move that cannot be played stays played. */
  readLine(text: string, number: number): Result<void> {
    for (const part of text.split(BETWEEN)) {
      const read = this.readPart(part);
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
    for (let rest = bare(part); rest !== ''; rest = bare(rest)) {
      const [mark] = rest.match(MARK) ?? [];
      const sign = mark ?? (rest.startsWith(COMMENT) ? COMMENT : null);
      if (sign !== null) {
        const said = sign === COMMENT ? this.readComments(1) : this.readMark(sign);
        if (!said.ok) return said;
        rest = rest.slice(sign.length);
        continue;
      }
      this.endWholeTurn();
      const group = this.groupBefore(rest);
      if (group) {
        const turn = this.readTurn(group, rest.slice(rest.indexOf(':') + 1).replaceAll(COMMENT, ' '));
        return turn.ok ? this.readComments(rest.split(COMMENT).length - 1) : turn;
      }
      const move = rest.split(COMMENT, 1)[0];
      const read = this.readMove(move);
      if (!read.ok) return read;
      rest = read.value + rest.slice(move.length);
    }
    return ok(undefined);
  }
  private readComments(count: number): Result<void> {
    for (const written of this.comments.slice(this.next, this.next + count)) {
      const read = this.readComment(written);
      if (!read.ok) return read;
    }
    this.next += count;
    return ok(undefined);
  }
  private readComment(written: string): Result<unknown> {
    const toss = readToss(written);
    if (toss !== null) return this.match.toss(toss);
    const text = written.trimStart().startsWith(FLAG_SIGN) ? '' : readComment(written);
    return text === '' ? ok(undefined) : this.comment({ text });
  }
  /** A mark that stands alone, or behind something that can have none, says nothing. */
  private readMark(written: string): Result<void> {
    const mark = COMMENT_MARKS.find((known) => known === written);
    return mark === undefined || this.match.cursor.kind !== 'action' ? ok(undefined) : this.comment({ mark });
  }
  /** Adds to the comment on the move that was read last. */
  private comment({ mark, text }: { readonly mark?: CommentMark; readonly text?: string }): Result<void> {
    const { comments, cursor } = this.match;
    const before = comments.of(cursor.id);
    const whole = [before?.text ?? '', text ?? ''].filter((one) => one !== '').join(' ');
    const said = this.match.comment(cursor.id, { mark: mark ?? before?.mark ?? null, text: whole });
    return said.ok ? ok(undefined) : said;
  }

  /** Plays the longest beginning of the text that is a move; the rest of the text comes back. */
  private readMove(text: string): Result<string> {
    const all = text.trim().split(/\s+/);
    // a mark of its own ends the move: in some games `!` between two cells is part of another one
    const marked = all.findIndex((word) => MARK.test(word));
    const parts = marked < 0 ? all : all.slice(0, marked);
    const after = (count: number): string => all.slice(count).join(' ');
    const upTo = (count: number): string => parts.slice(0, count).join(' ');
    for (let count = Math.min(parts.length, MOST_WORDS); count > 0; count--) {
      const [, bareMove, mark] = upTo(count).match(/^(.*?)([!?]{1,2})?$/) ?? [];
      for (const written of new Set([upTo(count), bareMove])) {
        const done = this.conclude(written) ?? this.match.play(written);
        if (!done.ok) continue;
        const said = written === bareMove && mark !== undefined ? this.readMark(mark) : ok(undefined);
        return said.ok ? ok(` ${after(count)} `) : said;
      }
    }
    // what was probably meant as the move: up to the first cell
    const { game } = this.match.position;
    const named = parts.findIndex((part) => cellsIn(game, part).length > 0);
    const refused = this.match.play(upTo(named + 1 || MOST_WORDS));
    return refused.ok ? ok(` ${after(named + 1)} `) : refused;
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

const bare = (text: string): string => text.replace(BEFORE, '').trim();

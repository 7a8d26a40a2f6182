/**
 * Plays moves from text on a match: in the notation that is printed or in the frozen one, one after another, with numbers of
 * turns between them, and with comments and marks, which become comments on the move before them. What stands in brackets is
 * a variation: it is played in the place of the move before it, and stays a branch. Turns of many moves are read as the list
 * of moves prints them, too: `White: e2–e3, f2×g3`.
 */

import { SIDES } from '../../core/ids.ts';
import { asTyped } from '../../core/text/foreign-text.ts';
import { cellsIn } from '../../core/text/spell.ts';
import { COMMENT_MARKS, type CommentMark } from '../../shared/comment-marks.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Match } from '../match.ts';
import { FLAG_SIGN, NOW_SIGN, plainComment, readComment } from '../notes/comments.ts';
import { readToss } from '../notes/tosses.ts';
import { inTexts, words } from '../words.ts';
import { isFreeMove, readFreeMove } from './free-text.ts';
import { sideTag } from './tags.ts';
import { MOST_WORDS, NEXT_ACTION, NEXT_SIDE, NO_TURN } from './written-lines.ts';

const BETWEEN = new RegExp(`([${NEXT_ACTION.trim()}${NEXT_SIDE.trim()}|\\t])`);
/** what may stand before a move: the number of its turn */
const BEFORE = new RegExp(`^(\\s|\\d+[.)]*(?=\\s|$|${NO_TURN})|${NO_TURN}|\\.\\.\\.)+`);
const NUMBER = /^\d+\.+$/;
/** `$1` as other programs write `!` */
const MARK = /^(?:[!?]{1,2}|\$\d{1,3})(?=\s|$)/;
const NUMBERED_MARKS: readonly CommentMark[] = ['!', '?', '!!', '??', '!?', '?!'];
const REFEREE = /^referee\s+(on|off)(?=\W|$)/i;
/** these stand for a comment, and for the brackets of a variation, while moves are read; no keyboard types them */
const COMMENT = '\uE000';
const OPENS = '\uE001';
const CLOSES = '\uE002';
const SIGNS = new RegExp(`[${COMMENT}${OPENS}${CLOSES}]`);
const FIRST_SIGN = new RegExp(`^${SIGNS.source}`);
/** how other programs end a game, at the end of a line or a variation */
const RESULT = /(^|\s)(?:\*|1 ?[-–] ?0|0 ?[-–] ?1|(?:1\/2|½) ?[-–] ?(?:1\/2|½))(?=[^\S\n]*(?:\n|\)|$))/g;

/**
 * The text with a sign in place of each comment, and the comments in order. Lines keep their numbers. A comment is what stands
 * in braces, and a line that begins with `;`. `undo`: for the moves alone, what was done to them on their way.
 */
export function withoutComments(
  text: string,
  undo: (moves: string) => string,
): { readonly moves: string; readonly comments: readonly string[] } {
  const comments: string[] = [];
  const written = text.replace(/[\uE000-\uE002]/g, ' ');
  const signed = (whole: string, inside: string | undefined, line?: string | number): string => {
    comments.push(inside ?? String(line));
    return ` ${COMMENT} ${whole.replace(/[^\n]/g, '')}`;
  };
  // behind the last brace that closes one no brace opens a comment: each would be searched to the end
  const end = written.lastIndexOf('}') + 1;
  const bareMoves =
    written.slice(0, end).replace(/\{([^}]*)\}|^[^\S\n]*;([^\n]*)/gm, signed) +
    written.slice(end).replace(end === 0 ? /^[^\S\n]*;([^\n]*)/gm : /(?<=\n)[^\S\n]*;([^\n]*)/g, signed);
  const moves = undo(bareMoves).replace(RESULT, '$1').replaceAll('(', ` ${OPENS} `).replaceAll(')', ` ${CLOSES} `);
  return { moves, comments };
}

/** A variation that has begun and not ended. */
interface Open {
  /** where the line goes on behind it */
  readonly back: number;
  readonly line: number;
}

/** Plays what is written as one move, or says why it cannot be. */
export type PlayWritten = (match: Match, written: string) => Result<unknown>;

export class MoveReader {
  private readonly match: Match;
  private readonly playWritten: PlayWritten;
  /** was the turn before written as a whole, so that its end goes without saying? */
  private isTurnWhole = false;

  /** what the comments say, in the order of their signs; the next of them */
  private readonly comments: readonly string[];
  private next = 0;
  /** the variations around the present place, the innermost last */
  private readonly around: Open[] = [];
  /** the node where a variation has begun, until its first move; what is said before that is said of the move */
  private begun: number | null = null;
  private foreword: string[] = [];
  /** the node that was named the present one */
  private now: number | null = null;

  /** `playWritten`: in the notation of another program; otherwise in the two of this one. */
  constructor(
    match: Match,
    comments: readonly string[] = [],
    playWritten: PlayWritten = (here, written) => here.play(written),
  ) {
    this.match = match;
    this.comments = comments;
    this.playWritten = playWritten;
  }

  /** Is a variation open? */
  get isInVariation(): boolean {
    return this.around.length > 0;
  }

  /** `number`: of the line, for the message. What was played before a move that cannot be played stays played. */
  readLine(text: string, number: number): Result<void> {
    const parts = text.split(BETWEEN);
    for (const [i, part] of parts.entries()) {
      if (i % 2 === 1) continue;
      const { cursor } = this.match;
      const read = this.readPart(part, number);
      if (read.ok) continue;
      const rest = parts.slice(i).join('');
      const mayBeComment = parts[i - 1] === NEXT_ACTION.trim() && this.match.cursor === cursor;
      if (mayBeComment && this.isProse(rest)) return this.comment({ text: plainComment(rest) });
      const { code, message } = read.error;
      return err(code, words.badMove(number, this.turnSaid(), message), `line ${number}`);
    }
    return ok(undefined);
  }
  /** Has every variation ended? If not, the main line goes on where the first of them began. */
  end(): Result<void> {
    const [first] = this.around;
    if (!first) return ok(undefined);
    this.goTo(first.back);
    return err('open-bracket', words.badMove(first.line, this.turnSaid(), words.openBracket), `line ${first.line}`);
  }
  /** Names it no square, and has it nothing of a game's notation? */
  isProse(text: string): boolean {
    return !SIGNS.test(text) && !REFEREE.test(bare(text)) && cellsIn(this.match.position.game, text).length === 0;
  }
  private turnSaid(): string {
    const { position, variant } = this.match;
    return words.turn(position.turnNumber, variant.sides[position.turn].name);
  }

  /** Moves with nothing but spaces between them, or a whole turn of one group. */
  private readPart(part: string, number: number): Result<void> {
    for (let rest = bare(part); rest !== ''; rest = bare(rest)) {
      const [sign] = rest.match(MARK) ?? rest.match(FIRST_SIGN) ?? [];
      if (sign !== undefined) {
        const said = this.readSign(sign, number);
        if (!said.ok) return said;
        rest = rest.slice(sign.length);
        continue;
      }
      this.endWholeTurn();
      const referee = rest.match(REFEREE);
      if (referee) {
        rest = rest.slice(referee[0].length);
        const switched = this.switchReferee(referee[1].toLowerCase() === 'on', rest.trim().startsWith(COMMENT));
        if (!switched.ok) return switched;
        continue;
      }
      const [words] = rest.split(SIGNS, 1);
      const group = this.groupBefore(rest);
      if (group) {
        const upTo = rest.search(/[\uE001\uE002]/);
        const turn = upTo < 0 ? rest : rest.slice(0, upTo);
        const read = this.readTurn(group, turn.slice(turn.indexOf(':') + 1).replaceAll(COMMENT, ' '));
        const said = read.ok ? this.readComments(turn.split(COMMENT).length - 1) : read;
        if (!said.ok) return said;
        rest = rest.slice(turn.length);
        continue;
      }
      const read = this.readMove(words);
      if (!read.ok) return read;
      rest = read.value + rest.slice(words.length);
    }
    return ok(undefined);
  }
  private readSign(sign: string, line: number): Result<void> {
    switch (sign) {
      case COMMENT:
        return this.readComments(1);
      case OPENS:
        return this.open(line);
      case CLOSES:
        return this.close();
      default:
        return this.readMark(sign);
    }
  }

  // -- variations

  private open(line: number): Result<void> {
    this.endWholeTurn();
    const { id, parent } = this.match.cursor;
    const from = this.now === id ? id : parent;
    if (from === null) return err('nothing-before', words.nothingBefore);
    this.around.push({ back: id, line });
    this.goTo(from);
    this.begun = from;
    return ok(undefined);
  }
  private close(): Result<void> {
    this.endWholeTurn();
    const ended = this.around.pop();
    if (!ended) return err('no-bracket', words.endOfNoBracket);
    this.begun = null;
    this.foreword = [];
    this.goTo(ended.back);
    return ok(undefined);
  }
  private goTo(node: number): void {
    if (node === this.match.cursor.id) return;
    const gone = this.match.goto(node, { agreed: true });
    if (!gone.ok) throw new Error(`a node that was just reached is not there: ${gone.error.message}`);
  }
  /** A move was played: what was said before it belongs to it. */
  private moved(): Result<void> {
    const [said, ...more] = this.foreword;
    this.begun = null;
    this.foreword = [];
    return said === undefined ? ok(undefined) : this.comment({ text: [said, ...more].join(' ') });
  }

  // -- comments

  private readComments(count: number): Result<void> {
    for (const written of this.comments.slice(this.next, this.next + count)) {
      const read = this.readComment(written);
      if (!read.ok) return read;
    }
    this.next += count;
    return ok(undefined);
  }
  private readComment(written: string): Result<unknown> {
    // no player's comment begins like those of the program
    const own = asTyped(written).trim();
    const toss = readToss(own);
    if (toss !== null) return this.match.toss(toss);
    const freeMove = readFreeMove(own);
    if (freeMove !== null) {
      const made = freeMove.ok ? this.match.freeMove(freeMove.value) : freeMove;
      return made.ok ? this.moved() : made;
    }
    if (own === NOW_SIGN) {
      this.now = this.match.cursor.id;
      return ok(undefined);
    }
    // earlier versions wrote so in the text of a game that was changed by hand
    const isOurs = own.startsWith(FLAG_SIGN) || plainComment(own) === inTexts.gameSince;
    const text = isOurs ? '' : readComment(written);
    return text === '' ? ok(undefined) : this.comment({ text });
  }
  /** A mark that stands alone, or behind something that can have none, says nothing. */
  private readMark(written: string): Result<void> {
    const mark = written.startsWith('$')
      ? NUMBERED_MARKS[Number(written.slice(1)) - 1]
      : COMMENT_MARKS.find((known) => known === written);
    return mark === undefined || this.match.cursor.kind !== 'action' ? ok(undefined) : this.comment({ mark });
  }
  /** Adds to the comment on the move that was read last. */
  private comment({ mark, text }: { readonly mark?: CommentMark; readonly text?: string }): Result<void> {
    const { comments, cursor } = this.match;
    if (this.begun === cursor.id) {
      if (text !== undefined) this.foreword.push(text);
      return ok(undefined);
    }
    const before = comments.of(cursor.id);
    const whole = [before?.text ?? '', text ?? ''].filter((one) => one !== '').join(' ');
    const said = this.match.comment(cursor.id, { mark: mark ?? before?.mark ?? null, text: whole });
    return said.ok ? ok(undefined) : said;
  }

  /** Plays the longest beginning of the text that is a move; the rest of the text comes back. */
  private readMove(text: string): Result<string> {
    const all = text.trim().split(/\s+/);
    // a mark of its own ends the move: in some games `!` between two cells is part of another one; so does the next number
    const marked = all.findIndex((word, i) => MARK.test(word) || (i > 0 && NUMBER.test(word)));
    const parts = marked < 0 ? all : all.slice(0, marked);
    const after = (count: number): string => all.slice(count).join(' ');
    const upTo = (count: number): string => parts.slice(0, count).join(' ');
    for (let count = Math.min(parts.length, MOST_WORDS); count > 0; count--) {
      const [, bareMove, mark] = upTo(count).match(/^(.*?)([!?]{1,2})?$/) ?? [];
      for (const written of new Set([upTo(count), bareMove])) {
        const done = this.conclude(written) ?? this.playWritten(this.match, written);
        if (!done.ok) continue;
        const moved = this.moved();
        const said = moved.ok && written === bareMove && mark !== undefined ? this.readMark(mark) : moved;
        return said.ok ? ok(` ${after(count)} `) : said;
      }
    }
    // what was probably meant as the move: up to the first cell
    const { game } = this.match.position;
    const named = parts.findIndex((part) => cellsIn(game, part).length > 0);
    const refused = this.playWritten(this.match, upTo(named + 1 || MOST_WORDS));
    return refused.ok ? ok(` ${after(named + 1)} `) : refused;
  }
  /** Null where the text is not how players end a game. */
  private conclude(written: string): Result<unknown> | null {
    const { match } = this;
    const is = (sentence: string): boolean => written.replace(/\.$/, '').toLowerCase() === sentence.toLowerCase();
    if (is(inTexts.drawAgreed)) return match.agree();
    for (const side of SIDES) if (is(inTexts.resigns(sideTag(match.variant, side)))) return match.resign(side);
    return null;
  }

  // -- the free table

  /** `isCommented`: the comment behind it may be the first free move, which switches the referee off itself. */
  private switchReferee(isOn: boolean, isCommented: boolean): Result<void> {
    const { match } = this;
    if (!isOn && isCommented && isFreeMove(asTyped(this.comments[this.next] ?? ''))) return ok(undefined);
    const switched = isOn ? match.switchRefereeOn() : match.freeMove({ cells: {}, fields: {} });
    return switched.ok ? this.moved() : switched;
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
      // as the texts are, without the letter of the kind
      const found = match.position.actions().find(({ piece, from, text }) => {
        if (from === null || groups?.of(match.position.game, piece).name !== group) return false;
        return asked === text.slice(text.indexOf(topology.name(from)));
      });
      const played = found ? match.play(found.text) : err('no-such-action', words.noSuchMove(group, written));
      if (!played.ok) return played;
    }
    this.isTurnWhole = true;
    return this.moved();
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

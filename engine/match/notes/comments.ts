/**
 * Comments of the players on the moves of a match: a mark such as `!?` and one line of text for each node. They change no
 * position. Everybody may read them, so a secret action takes none.
 */
import * as v from 'valibot';
import { CommentMark } from '../../shared/comment-marks.ts';
import { LONGEST_COMMENT } from '../../shared/limits.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { FIRST_SECRET, type Node } from '../node.ts';
import { words } from '../words.ts';

/** Every change of a comment counts, because a save has them all. */
export const MOST_COMMENTS = 5000;

export interface Comment {
  readonly mark: CommentMark | null;
  /** one line; empty if there is only a mark */
  readonly text: string;
}

/** The text as it is kept: one line, without signs that cannot be seen. */
export const plainComment = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** How a comment begins in the text of a game that is the program's own, and none of a player's: a flag fell. */
export const FLAG_SIGN = '[%flag]';
/** The present position; variations behind it go on from there. */
export const NOW_SIGN = '[%now]';

/** As it stands between braces in the text of a game. */
export const writtenComment = (text: string): string => withEscapes(text).replace(/^\[(?=%)/, escaped);
/** What stood between the braces, as it is kept. */
export const readComment = (written: string): string => plainComment(withoutEscapes(written));
/** The text without signs that would end the comment, and the reverse. */
export const withEscapes = (text: string): string => text.replace(/[\\{}]/g, escaped);
export const withoutEscapes = (written: string): string =>
  written.replace(/\\u00([57][bcd])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const escaped = (sign: string): string => `\\u00${sign.charCodeAt(0).toString(16)}`;

/** Of an entry: an empty comment removes the one that is there. */
export const commentFields = {
  node: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FIRST_SECRET[0] - 1)),
  mark: v.nullable(CommentMark),
  text: v.pipe(
    v.string(),
    v.maxLength(LONGEST_COMMENT),
    v.check((text) => text === plainComment(text)),
  ),
};

export class Comments {
  private readonly by = new Map<number, Comment>();
  private readonly log: number[] = [];

  of(node: number): Comment | null {
    return this.by.get(node) ?? null;
  }
  /** how often a comment was changed */
  get changes(): number {
    return this.log.length;
  }
  /** The nodes whose comment was changed since there were that many changes. */
  changedSince(changes: number): readonly number[] {
    return [...new Set(this.log.slice(changes))];
  }

  /** Changes the comment of a node; a refusal changes nothing. */
  set(node: Node, { mark, text }: Comment): Result<void> {
    if (node.secretOf !== null) return err('secret-move', words.noSecretComment);
    if (mark !== null && node.kind !== 'action') return err('no-move', words.markWithoutMove);
    if (text.length > LONGEST_COMMENT) return err('long-comment', words.longComment(LONGEST_COMMENT));
    if (this.log.length >= MOST_COMMENTS) return err('many-comments', words.manyComments(MOST_COMMENTS));
    this.log.push(node.id);
    if (mark === null && text === '') this.by.delete(node.id);
    else this.by.set(node.id, { mark, text });
    return ok(undefined);
  }
}

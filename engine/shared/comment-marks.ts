/** The marks of moves, as chess books write them: brilliant, good, interesting, dubious, a mistake, a blunder. */
import * as v from 'valibot';

export const COMMENT_MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export const CommentMark = v.picklist(COMMENT_MARKS);
export type CommentMark = v.InferOutput<typeof CommentMark>;

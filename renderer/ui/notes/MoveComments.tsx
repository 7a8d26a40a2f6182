/** Comments in the move list: the mark behind the move, and the text under the line of the list that has the move. */
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { uiText } from '../../text/index.ts';
import { moveLabel } from '../parts/moveLabel.ts';
import styles from './MoveComments.module.css';

/** By it a move names its comment as its description. */
const idOf = (node: number): string => `comment-${node}`;
export const describedBy = ({ id, comment }: HistoryNode): string | undefined =>
  comment && comment.text !== '' ? idOf(id) : undefined;

/** The mark in words, for the name of the move. */
export const markSaid = ({ comment }: HistoryNode): string | null =>
  comment?.mark ? uiText.comments.marks[comment.mark] : null;

/** A visual sign; the move's name says the same in words. */
export function CommentMark({ node: { comment } }: { readonly node: HistoryNode }) {
  if (!comment?.mark) return null;
  return (
    <span className={styles.mark} data-mark={comment.mark} aria-hidden="true">
      {comment.mark}
    </span>
  );
}

/** The texts on these moves; `named`: with the move where one line has several. */
export function MoveComments({ of, named = false }: { readonly of: readonly HistoryNode[]; readonly named?: boolean }) {
  const commented = of.filter((node) => describedBy(node) !== undefined);
  if (commented.length === 0) return null;
  return (
    <div className={styles.comments}>
      {commented.map((node) => (
        <p key={node.id} className={styles.comment}>
          {named && <b>{moveLabel(node)} </b>}
          <span id={idOf(node.id)}>{node.comment?.text}</span>
        </p>
      ))}
    </div>
  );
}

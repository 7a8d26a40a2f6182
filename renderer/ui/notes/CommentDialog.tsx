/**
 * A comment on the move that led to the position shown: a mark such as `!?` and one line of text. Whatever was there before
 * can be brought back at once. The field is for everybody at the table, so nothing secret can be commented on.
 */
import { useId, useRef, useState } from 'react';
import type { HistoryNode, MoveComment } from '../../../electron/contract/view.ts';
import { COMMENT_MARKS, type CommentMark } from '../../../engine/shared/comment-marks.ts';
import { LONGEST_COMMENT } from '../../../engine/shared/limits.ts';
import { useApp } from '../../state/app.ts';
import { soughtNode } from '../../state/match/match-derived.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';
import { moveLabel } from '../parts/moveLabel.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { useReadOut } from '../shell/useReadOut.ts';
import styles from './CommentDialog.module.css';

const words = uiText.comments;
const NONE: MoveComment = { mark: null, text: '' };
/** so few characters left are said */
const FEW = 100;

export function CommentDialog({ onClose }: { readonly onClose: () => void }) {
  // the game may go on meanwhile: the comment is on the move for which the dialog was opened
  const [node] = useState(useMatch((s) => s.nodes.find(({ id }) => id === soughtNode(s))));
  return node ? <OnMove node={node} onClose={onClose} /> : null;
}

function OnMove({ node, onClose }: { readonly node: HistoryNode; readonly onClose: () => void }) {
  const { match } = useTable();
  const description = useMatch((s) => s.description);
  const read = useReadOut(description);
  const was = node.comment ?? NONE;
  const [mark, setMark] = useState<CommentMark | ''>(was.mark ?? '');
  const [text, setText] = useState(was.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const isMove = node.kind === 'action';
  const plain = uiText.joined.of(description.sides[node.side].name, moveLabel(node));
  const title = words.title(node.kind === 'start' ? words.start : (node.spoken ?? plain));
  const put = (comment: MoveComment) => {
    onClose();
    if (comment.mark !== was.mark || comment.text !== was.text) void change(match, node.id, comment, was);
  };
  const save = () => put({ mark: mark === '' ? null : mark, text: text.replace(/\s+/g, ' ').trim() });
  const left = LONGEST_COMMENT - text.length;
  return (
    <Dialog
      title={title}
      read={read(title)}
      icon="comment"
      wide="wide"
      onClose={onClose}
      first={field}
      footer={
        <>
          {node.comment && (
            <Button data-testid="comment-remove" onClick={() => put(NONE)}>
              {words.remove}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" data-testid="comment-save" onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {isMove && (
          <Segmented
            label={words.mark}
            value={mark}
            choices={[
              { id: '' as const, name: words.noMark },
              ...COMMENT_MARKS.map((id) => ({ id, name: id, title: words.marks[id] })),
            ]}
            onChange={setMark}
          />
        )}
        <label className={styles.text}>
          {words.text}
          <textarea
            ref={field}
            className="field"
            rows={4}
            maxLength={LONGEST_COMMENT}
            value={text}
            aria-describedby={hint}
            data-testid="comment-text"
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // a comment is one line; while a word is being composed, Enter belongs to that
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              save();
            }}
          />
        </label>
        <p id={hint} className="muted small">
          {words.everybody} {left <= FEW && words.left(left)}
        </p>
      </div>
    </Dialog>
  );
}

/** Sends the comment, and offers to bring back the one before. */
async function change(match: MatchStore, node: number, to: MoveComment, was: MoveComment): Promise<void> {
  const { tryTo, toast } = useApp.getState();
  const game = match.store.getState().view.match;
  const played = await tryTo('match.comment', { match: game, node, ...to });
  if (!played) return;
  match.send({ on: 'played', match: game, played });
  const isGone = to.mark === null && to.text === '';
  toast(isGone ? words.removed : words.saved, { name: words.undo, run: () => void change(match, node, was, to) });
}

/**
 * The page of notes. Closing it saves it, and it stays open if it cannot be saved, so nothing written is lost; the notes from
 * before can be brought back at once.
 */
import { useId, useRef, useState } from 'react';
import { LONGEST_NOTES } from '../../../engine/shared/limits.ts';
import { useApp } from '../../state/app.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import styles from './NotesDialog.module.css';

const words = uiText.notes;
/** so few characters left are said */
const FEW = 200;

export function NotesDialog({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const [was] = useState(useMatch((s) => s.view.notes ?? ''));
  const [text, setText] = useState(was);
  const page = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const left = LONGEST_NOTES - text.length;
  const close = async () => {
    if (text === was || (await write(match, text, was))) onClose();
  };
  return (
    <Dialog
      title={words.title}
      icon="note"
      wide="xwide"
      onClose={() => void close()}
      first={page}
      footer={
        <>
          {text !== was && (
            <Button data-testid="notes-discard" onClick={onClose}>
              {words.discard}
            </Button>
          )}
          <Button look="primary" data-testid="notes-done" onClick={() => void close()}>
            {words.done}
          </Button>
        </>
      }
    >
      <textarea
        ref={page}
        className={`field ${styles.page}`}
        rows={12}
        maxLength={LONGEST_NOTES}
        value={text}
        placeholder={words.empty}
        aria-label={words.label}
        aria-describedby={hint}
        data-testid="notes-text"
        onChange={(event) => setText(event.target.value)}
      />
      <p id={hint} className="muted small">
        {words.everybody} {left <= FEW && words.left(left)}
      </p>
    </Dialog>
  );
}

/** Sends the page, and offers to bring back the one before; false if it was refused, which has been said. */
async function write(match: MatchStore, to: string, was: string): Promise<boolean> {
  const { tryTo, toast } = useApp.getState();
  const game = match.store.getState().view.match;
  const played = await tryTo('match.notes', { match: game, text: to });
  if (!played) return false;
  match.send({ on: 'played', match: game, played });
  const isEmpty = played.view.notes === undefined;
  toast(isEmpty ? words.cleared : words.saved, { name: words.undo, run: () => void write(match, was, to) });
  return true;
}

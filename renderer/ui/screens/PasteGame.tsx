/** A game that is pasted as text. What cannot be read is told by the host, and the text stays until it is right. */
import { useId, useRef, useState } from 'react';
import { openPasted } from '../../state/library.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import styles from '../table/Share.module.css';

const words = uiText.share.paste;

export function PasteGame({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [bad, setBad] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const says = useId();
  const done = async () => {
    if (/^\s*[[{]/.test(text)) {
      if (await openPasted(text)) onClose();
      return;
    }
    setBad(words.none);
    field.current?.focus();
  };
  return (
    <Dialog
      title={words.title}
      icon="copy"
      wide="wide"
      onClose={onClose}
      first={field}
      footer={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button look="primary" data-testid="paste-yes" onClick={() => void done()}>
            {words.yes}
          </Button>
        </>
      }
    >
      <textarea
        ref={field}
        className={`field ${styles.text}`}
        data-testid="paste-text"
        aria-label={words.label}
        aria-describedby={says}
        aria-invalid={bad !== '' || undefined}
        rows={14}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setBad('');
        }}
      />
      <p className="small" role="status">
        {bad}
      </p>
      <p id={says} className="muted small">
        {words.says}
      </p>
    </Dialog>
  );
}

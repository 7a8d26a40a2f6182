/** A text from a friend elsewhere is pasted here. What does not fit is told, and the text stays until it is right. */
import { useId, useRef, useState } from 'react';
import { received, useReceiving } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import styles from '../table/Share.module.css';

const words = uiText.correspondence.receive;

/** Over every screen. */
export function Receiving() {
  const isOpen = useReceiving((receiving) => receiving.isOpen);
  const close = useReceiving((receiving) => receiving.close);
  return isOpen ? <ReceiveDialog onClose={close} /> : null;
}

function ReceiveDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [bad, setBad] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const says = useId();
  const done = async () => {
    const why = text.trim() === '' ? words.empty : await received(text);
    if (why === null) return onClose();
    setBad(why);
    field.current?.focus();
  };
  return (
    <Dialog
      title={words.title}
      icon="import"
      wide="wide"
      onClose={onClose}
      first={field}
      footer={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button look="primary" data-testid="receive-yes" onClick={() => void done()}>
            {words.yes}
          </Button>
        </>
      }
    >
      <textarea
        ref={field}
        className={`field ${styles.text}`}
        data-testid="receive-text"
        aria-label={words.label}
        aria-describedby={`${says}bad ${says}`}
        aria-invalid={bad !== '' || undefined}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setBad('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void done();
        }}
      />
      <p id={`${says}bad`} role="alert" data-testid="receive-bad">
        {bad}
      </p>
      <p id={says} className="muted small">
        {words.says}
      </p>
    </Dialog>
  );
}

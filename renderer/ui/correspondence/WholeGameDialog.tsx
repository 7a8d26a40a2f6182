/** The whole game for the friend elsewhere, who has an older copy of it: by the broker, or as text. */
import { useRef, useState } from 'react';
import { type Toast, useApp } from '../../state/app.ts';
import { useBroker } from '../../state/broker.ts';
import { copied } from '../../state/clipboard.ts';
import { friendIn } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { Outcome } from '../shell/Outcome.tsx';
import { useMatch } from '../table/context.ts';
import styles from '../table/Share.module.css';

const words = uiText.correspondence.whole;

export function WholeGameDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useMatch((s) => s.view);
  const name = friendIn(view);
  const broker = useBroker((brokers) => (brokers.view?.match === view.match ? brokers.view : null));
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState<Pick<Toast, 'is' | 'text'> | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { match } = view;
  const copy = async () => {
    const made = await useApp.getState().ask['correspondence.wholeGame']({ match });
    if (!made.ok) return setSaid({ is: 'failed', text: made.error.message });
    setText(made.value.text);
    const isDone = await copied(made.value.text);
    setSaid(
      isDone ? { is: 'done', text: words.copied(name) } : { is: 'failed', text: uiText.correspondence.send.refused },
    );
    // without a clipboard it is copied by hand
    if (!isDone) requestAnimationFrame(() => field.current?.select());
  };
  const send = async () => {
    const sent = await useApp.getState().ask['correspondence.sendWholeGame']({ match });
    setSaid(sent.ok ? { is: 'done', text: words.sent } : { is: 'failed', text: sent.error.message });
  };
  return (
    <Dialog
      title={words.title}
      icon="export"
      wide="wide"
      onClose={onClose}
      first={first}
      footer={
        <>
          <Button data-testid="whole-close" onClick={onClose}>
            {words.close}
          </Button>
          <Button
            ref={broker ? undefined : first}
            look={broker ? 'usual' : 'primary'}
            icon="copy"
            data-testid="whole-copy"
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
          {broker && (
            <Button ref={first} look="primary" data-testid="whole-send" onClick={() => void send()}>
              {words.send}
            </Button>
          )}
        </>
      }
    >
      <p>{words.says(name)}</p>
      {text === null ? (
        <p className="muted small">{words.has}</p>
      ) : (
        <textarea
          ref={field}
          className={`field ${styles.text}`}
          data-testid="whole-text"
          aria-label={uiText.correspondence.send.label}
          readOnly
          rows={5}
          value={text}
        />
      )}
      <div data-testid="whole-said">
        <div role="status">{said?.is === 'done' && <Outcome is="done">{said.text}</Outcome>}</div>
        <div role="alert">{said?.is === 'failed' && <Outcome is="failed">{said.text}</Outcome>}</div>
      </div>
    </Dialog>
  );
}

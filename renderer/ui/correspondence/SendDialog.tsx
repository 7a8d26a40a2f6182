/** The turn for the friend elsewhere, or the invitation: it is copied here, and says what to do next. */
import { useId, useRef, useState } from 'react';
import { type Toast, useApp } from '../../state/app.ts';
import { useBroker } from '../../state/broker.ts';
import { copied } from '../../state/clipboard.ts';
import { friendIn } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { Outcome } from '../shell/Outcome.tsx';
import { useMatch, useTable } from '../table/context.ts';
import styles from '../table/Share.module.css';

const words = uiText.correspondence.send;

export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const view = useMatch((s) => s.view);
  const name = friendIn(view);
  const broker = useBroker((brokers) => (brokers.view?.match === view.match ? brokers.view : null));
  // as the dialog was opened: copying changes what the game waits for
  const [{ invites, names, mayOffer }] = useState(() => ({
    invites: view.byText?.invites === true && view.node === 0,
    names: view.byText?.invites === true,
    mayOffer: view.byText?.awaits === 'send' && view.outcome === null && view.node !== 0,
  }));
  const [draw, setDraw] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState<Pick<Toast, 'is' | 'text'> | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const says = useId();
  const done = async () => {
    const { match: id, revision } = match.store.getState().view;
    const made = await useApp.getState().tryTo('correspondence.copy', { match: id, revision, draw });
    if (!made) return;
    match.send({ on: 'opened', view: made.view });
    setText(made.text);
    const isDone = await copied(made.text);
    setSaid(isDone ? { is: 'done', text: words.copied(name) } : { is: 'failed', text: words.refused });
    // without a clipboard it is copied by hand
    if (!isDone) requestAnimationFrame(() => field.current?.select());
  };
  return (
    <Dialog
      title={(invites || (names && broker) ? words.inviteTitle : words.title)(name)}
      icon="copy"
      wide="wide"
      onClose={onClose}
      first={copy}
      footer={
        <>
          <Button data-testid="send-close" onClick={onClose}>
            {words.close}
          </Button>
          <Button
            ref={copy}
            look="primary"
            icon="copy"
            aria-describedby={says}
            data-testid="send-copy"
            onClick={() => void done()}
          >
            {words.copy}
          </Button>
        </>
      }
    >
      <p id={says} className={text === null ? '' : 'muted small'}>
        {invites ? words.inviteBefore : words.before}
      </p>
      {names && broker && <p>{uiText.broker.invitation(broker.url, broker.shares && broker.user !== '')}</p>}
      {mayOffer && text === null && (
        <label>
          <input
            type="checkbox"
            checked={draw}
            data-testid="send-draw"
            onChange={(event) => setDraw(event.target.checked)}
          />{' '}
          {words.draw}
        </label>
      )}
      {text !== null && (
        <textarea
          ref={field}
          className={`field ${styles.text}`}
          data-testid="send-text"
          aria-label={words.label}
          readOnly
          rows={5}
          value={text}
        />
      )}
      <div data-testid="send-said">
        <div role="status">{said?.is === 'done' && <Outcome is="done">{said.text}</Outcome>}</div>
        <div role="alert">{said?.is === 'failed' && <Outcome is="failed">{said.text}</Outcome>}</div>
      </div>
    </Dialog>
  );
}

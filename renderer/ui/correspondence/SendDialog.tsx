/** The turn for the friend elsewhere, or the invitation: it is copied here, and says what to do next. */
import { useId, useRef, useState } from 'react';
import { useApp } from '../../state/app.ts';
import { useBroker } from '../../state/broker.ts';
import { friendIn } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { TextToSend, useTextToSend } from './TextToSend.tsx';

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
  const sending = useTextToSend();
  const { text } = sending;
  const copy = useRef<HTMLButtonElement>(null);
  const says = useId();
  const done = async () => {
    const { match: id, revision } = match.store.getState().view;
    const made = await useApp.getState().tryTo('correspondence.copy', { match: id, revision, draw });
    if (!made) return;
    match.send({ on: 'opened', view: made.view });
    await sending.copy(made.text, words.copied(name));
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
      <TextToSend id="send" of={sending} />
    </Dialog>
  );
}

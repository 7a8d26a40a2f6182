/** The whole game for the friend elsewhere, who has an older copy of it: by the broker, or as text. */
import { useRef } from 'react';
import { useApp } from '../../state/app.ts';
import { useBroker } from '../../state/broker.ts';
import { friendIn } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { TextToSend, useTextToSend } from './TextToSend.tsx';

const words = uiText.correspondence.whole;

export function WholeGameDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useMatch((s) => s.view);
  const name = friendIn(view);
  const broker = useBroker((brokers) => (brokers.view?.match === view.match ? brokers.view : null));
  const sending = useTextToSend();
  const first = useRef<HTMLButtonElement>(null);
  const { match } = view;
  const copy = async () => {
    const made = await useApp.getState().ask['correspondence.wholeGame']({ match });
    if (!made.ok) return sending.say('failed', made.error.message);
    await sending.copy(made.value.text, words.copied(name));
  };
  const send = async () => {
    const sent = await useApp.getState().ask['correspondence.sendWholeGame']({ match });
    if (sent.ok) sending.say('done', words.sent);
    else sending.say('failed', sent.error.message);
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
      {sending.text === null && <p className="muted small">{words.has}</p>}
      <TextToSend id="whole" of={sending} />
    </Dialog>
  );
}

/** The message broker of the open game: how it stands with it, and which one it is. */
import { useRef, useState } from 'react';
import type { BrokerView } from '../../../electron/contract/correspondence.ts';
import { allowBroker, type BrokerDraft, connectNow, isAllowed, setBroker, useBroker } from '../../state/broker.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { BrokerMachine } from './AskBroker.tsx';
import { BrokerFields } from './BrokerFields.tsx';

const words = uiText.broker.dialog;

function stateSays({ state, why, isFriendHere }: BrokerView): string {
  if (state === 'waiting' || state === 'displaced' || state === 'stopped') return words.state[state](why ?? '');
  return isFriendHere ? `${words.state[state]} ${words.friendHere}` : words.state[state];
}

export function BrokerDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useMatch((s) => s.view);
  const broker = useBroker((brokers) => (brokers.view?.match === view.match ? brokers.view : null));
  const [draft, setDraft] = useState<BrokerDraft>(() => ({
    ...{ url: broker?.url ?? '', user: broker?.user ?? '' },
    ...{ password: '', shares: broker?.shares ?? false },
  }));
  const [bad, setBad] = useState('');
  const close = useRef<HTMLButtonElement>(null);
  const whole = useCommand('whole-game');
  const invites = view.byText?.invites === true;
  const keep = async () => {
    const why = await setBroker(view.match, draft);
    setBad(why ?? '');
  };
  return (
    <Dialog
      title={words.title}
      icon="export"
      wide="wide"
      onClose={onClose}
      first={close}
      footer={
        <>
          <Button ref={close} data-testid="broker-close" onClick={onClose}>
            {words.close}
          </Button>
          {broker && whole.why === null && (
            <Button data-testid="broker-whole" onClick={whole.run}>
              {words.whole}
            </Button>
          )}
          {broker && !isAllowed(broker) && broker.machine && (
            <Button data-testid="broker-allow" onClick={() => void allowBroker(view.match, true)}>
              {words.allow}
            </Button>
          )}
          {broker && broker.state !== 'connected' && isAllowed(broker) && (
            <Button data-testid="broker-again" onClick={() => connectNow(view.match)}>
              {words.again}
            </Button>
          )}
          <Button look="primary" data-testid="broker-keep" onClick={() => void keep()}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p role="status" data-testid="broker-state">
        {broker ? stateSays(broker) : words.none}
      </p>
      {broker && !isAllowed(broker) && broker.machine && <BrokerMachine machine={broker.machine} />}
      <BrokerFields draft={draft} invites={invites} onDraft={(change) => setDraft({ ...draft, ...change })} />
      <p role="alert" data-testid="broker-bad">
        {bad}
      </p>
      <p className="muted small">{invites ? words.invites : words.own}</p>
    </Dialog>
  );
}

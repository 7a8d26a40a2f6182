/**
 * Before this machine connects to a message broker that only an invitation has named: may it? The question names the
 * machine. Closed without an answer, it comes again when the game is opened the next time.
 */
import { useRef, useState } from 'react';
import type { BrokerView } from '../../../electron/contract/correspondence.ts';
import { allowBroker, useBroker } from '../../state/broker.ts';
import { friendIn } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import styles from './BrokerFields.module.css';

const words = uiText.broker.ask;

/** Where the turns would go: the machine, and what it is. */
export function BrokerMachine({ machine }: { readonly machine: NonNullable<BrokerView['machine']> }) {
  const { host, port, where, isEncrypted } = machine;
  return (
    <>
      <p className={styles.machine} data-testid="broker-machine">
        <b>{words.machine(host, port)}</b> {words.where[where]}
      </p>
      {!isEncrypted && <p>{words.open}</p>}
    </>
  );
}

export function AskBroker() {
  const view = useMatch((s) => s.view);
  const broker = useBroker((brokers) => (brokers.view?.match === view.match ? brokers.view : null));
  const [closed, setClosed] = useState<string | null>(null);
  const no = useRef<HTMLButtonElement>(null);
  if (broker?.state !== 'asks' || !broker.machine || closed === view.match) return null;
  return (
    <Dialog
      title={words.title}
      icon="link"
      wide="wide"
      first={no}
      onClose={() => setClosed(view.match)}
      footer={
        <>
          <Button ref={no} data-testid="broker-decline" onClick={() => void allowBroker(view.match, false)}>
            {words.no}
          </Button>
          <Button look="primary" data-testid="broker-allow" onClick={() => void allowBroker(view.match, true)}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p>{words.says(friendIn(view))}</p>
      <BrokerMachine machine={broker.machine} />
      <p className="muted">{words.kept}</p>
    </Dialog>
  );
}

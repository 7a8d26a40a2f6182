/** How the turns of a new game with a friend elsewhere go over: by mail or chat, or by a message broker. */
import { useNewBroker } from '../../state/broker.ts';
import { uiText } from '../../text/index.ts';
import { BrokerFields } from '../broker/BrokerFields.tsx';
import { Segmented } from '../shell/Segmented.tsx';

const words = uiText.broker.choice;

export function WayOfTurns() {
  const { draft, choose, change } = useNewBroker();
  return (
    <fieldset data-testid="way-of-turns">
      <legend>{words.legend}</legend>
      <Segmented
        label={words.legend}
        value={draft ? 'broker' : 'text'}
        choices={[
          { id: 'text', name: words.text, title: words.textSays },
          { id: 'broker', name: words.broker, title: words.brokerSays },
        ]}
        onChange={(way) => choose(way === 'broker')}
      />
      {draft && <BrokerFields draft={draft} invites onDraft={change} />}
      <p className="muted small">{uiText.correspondence.seat.noClocks}</p>
    </fieldset>
  );
}

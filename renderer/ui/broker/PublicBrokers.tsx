/** Public brokers by name: one is chosen and tried by a click, or the first that does all that a game needs is looked for. */
import { useEffect, useId, useRef, useState } from 'react';
import { type PublicBroker, publicBrokers } from '../../../electron/contract/public-brokers.ts';
import { type BrokerDraft, publicDraft, tryBroker } from '../../state/broker.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import styles from './BrokerFields.module.css';

const words = uiText.broker.public;

export function PublicBrokers({
  url,
  onChoose,
}: {
  /** the address in the form */
  readonly url: string;
  readonly onChoose: (draft: BrokerDraft) => void;
}) {
  const id = useId();
  // of the address that was in the form then: once another one is typed, neither counts any more
  const [says, setSays] = useState<{ readonly url: string; readonly lines: readonly string[] }>({ url, lines: [] });
  const [searching, setSearching] = useState<string | null>(null);
  const search = useRef<{ readonly url: string } | null>(null);
  const isSearching = searching === url;
  useEffect(() => {
    if (search.current?.url !== url) search.current = null;
  }, [url]);
  useEffect(
    () => () => {
      search.current = null;
    },
    [],
  );
  const stop = (lines: readonly string[], of = url) => {
    search.current = null;
    setSearching(null);
    setSays({ url: of, lines });
  };
  const fill = (broker: PublicBroker, lines: readonly string[]) => {
    stop(lines, broker.url);
    onChoose(publicDraft(broker));
  };
  const choose = async (broker: PublicBroker) => {
    fill(broker, [broker.says(), uiText.broker.fields.checking]);
    const mine = { url: broker.url };
    search.current = mine;
    const { says: found } = await tryBroker(publicDraft(broker));
    if (search.current === mine) stop([broker.says(), found], broker.url);
  };
  const tryAll = async () => {
    const mine = { url };
    search.current = mine;
    setSearching(url);
    const failed: string[] = [];
    for (const [n, broker] of publicBrokers.entries()) {
      setSays({ url, lines: [...failed, words.trying(broker.name, n + 1, publicBrokers.length)] });
      const tried = await tryBroker(publicDraft(broker));
      if (search.current !== mine) return;
      if (tried.isFine) return fill(broker, [broker.says(), words.chosen(broker.name, tried.says)]);
      failed.push(words.failed(broker.name, tried.says));
    }
    stop([...failed, words.none]);
  };
  return (
    <fieldset className={styles.public} aria-labelledby={`${id}label`}>
      <div className={styles.check}>
        <span id={`${id}label`} className={styles.label}>
          {words.label}
        </span>
        {publicBrokers.map((broker) => (
          <Button
            key={broker.url}
            aria-label={words.one(broker.name)}
            aria-pressed={broker.url === url}
            data-testid={`public-broker-${broker.name}`}
            onClick={() => void choose(broker)}
          >
            {broker.name}
          </Button>
        ))}
        {isSearching ? (
          <Button data-testid="public-broker-stop" onClick={() => stop([words.stopped])}>
            {words.stop}
          </Button>
        ) : (
          <Button data-testid="public-broker-try" onClick={() => void tryAll()}>
            {words.tryAll}
          </Button>
        )}
      </div>
      <div className="small" role="status" data-testid="public-broker-said">
        {says.url === url && says.lines.map((line) => <p key={line}>{line}</p>)}
      </div>
      <p className="muted small">{words.sealed}</p>
    </fieldset>
  );
}

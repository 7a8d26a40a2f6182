/** Which message broker carries the turns: its address, the login, and whether it answers. */
import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_BROKER_FIELD } from '../../../engine/shared/limits.ts';
import { type BrokerDraft, tryBroker } from '../../state/broker.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import styles from './BrokerFields.module.css';
import { PublicBrokers } from './PublicBrokers.tsx';

const words = uiText.broker.fields;

export function BrokerFields({
  draft,
  onDraft,
  invites,
}: {
  readonly draft: BrokerDraft;
  readonly onDraft: (change: Partial<BrokerDraft>) => void;
  /** is an invitation still to be copied? */
  readonly invites: boolean;
}) {
  const id = useId();
  const [said, setSaid] = useState('');
  // of the last check: what an earlier one finds out counts no more
  const last = useRef({});
  useEffect(
    () => () => {
      last.current = {};
    },
    [],
  );
  const change = (more: Partial<BrokerDraft>) => {
    last.current = {};
    setSaid('');
    onDraft(more);
  };
  const check = async () => {
    const mine = {};
    last.current = mine;
    setSaid(words.checking);
    const { says } = await tryBroker(draft);
    if (last.current === mine) setSaid(says);
  };
  const field = (name: 'url' | 'user' | 'password', more: Readonly<Record<string, string>> = {}) => (
    <>
      <label htmlFor={`${id}${name}`}>{words[name]}</label>
      <input
        id={`${id}${name}`}
        className="field"
        data-testid={`broker-${name}`}
        value={draft[name]}
        maxLength={LONGEST_BROKER_FIELD}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ [name]: event.target.value })}
        {...more}
      />
    </>
  );
  return (
    <div className={styles.broker}>
      <p className="muted small">{words.says}</p>
      <PublicBrokers url={draft.url} onChoose={change} />
      <div className={styles.fields}>
        {field('url', { placeholder: words.example })}
        {field('user', { placeholder: words.optional })}
        {field('password', { type: 'password', placeholder: words.optional })}
      </div>
      {invites && draft.user !== '' && (
        <label className={styles.shares}>
          <input
            type="checkbox"
            checked={draft.shares}
            data-testid="broker-shares"
            onChange={(event) => change({ shares: event.target.checked })}
          />
          {words.shares}
        </label>
      )}
      <div className={styles.check}>
        <Button data-testid="broker-check" onClick={() => void check()}>
          {words.check}
        </Button>
        <span className="small" role="status" data-testid="broker-said">
          {said}
        </span>
      </div>
    </div>
  );
}

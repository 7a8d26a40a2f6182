/**
 * Other engines of this machine: added by the host's own dialog, which tries them, renamed and removed. No path is seen or
 * sent here.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { EngineView } from '../../../../electron/contract/engines.ts';
import { LONGEST_TYPED_NAME } from '../../../../engine/shared/limits.ts';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import styles from './EngineSettings.module.css';

const words = uiText.engines;

export function EngineSettings() {
  const tryTo = useApp((app) => app.tryTo);
  const [engines, setEngines] = useState<readonly EngineView[] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void tryTo('engines.list', {}).then((answer) => answer && setEngines(answer.engines));
  }, [tryTo]);
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    setSaid(words.adding);
    const added = await tryTo('engines.add', {});
    setAdding(false);
    setSaid(added ? words.added(added.name) : '');
    if (added) setEngines((before) => [...(before ?? []), added]);
  };
  const remove = async ({ name }: EngineView) => {
    if (!(await tryTo('engines.remove', { engine: name }))) return;
    setEngines((before) => (before ?? []).filter((one) => one.name !== name));
    setSaid(words.removed(name));
    // its own button is gone
    adding.current?.focus();
  };
  return (
    <>
      <p className="small muted">{words.says}</p>
      {engines?.length === 0 && <p className="small">{words.none}</p>}
      <ul className={styles.engines}>
        {(engines ?? []).map((engine) => (
          <li key={engine.name}>
            <Name
              engine={engine}
              onNamed={(named) =>
                setEngines((before) => (before ?? []).map((one) => (one.name === engine.name ? named : one)))
              }
            />
            <Button aria-label={words.removeOf(engine.name)} onClick={() => void remove(engine)}>
              {words.remove}
            </Button>
            <small className={styles.facts}>{factsOf(engine)}</small>
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <Button ref={adding} data-testid="add-engine" aria-disabled={isAdding || undefined} onClick={() => void add()}>
          {words.add}
        </Button>
        <span className="small muted" role="status">
          {said}
        </span>
      </div>
    </>
  );
}

const factsOf = ({ calls, author, protocol, games, readsRules, ranges }: EngineView): string =>
  [
    `${words.by(calls, author)}.`,
    words.protocols[protocol],
    words.games(games, readsRules),
    ...ranges.map(({ by, least, most }) => words.ranges[by](least, most)),
  ].join(' ');

/** Its name, which takes effect when the field is left or Enter is pressed. */
function Name({ engine, onNamed }: { readonly engine: EngineView; readonly onNamed: (engine: EngineView) => void }) {
  const { name } = engine;
  const ask = useApp((app) => app.ask);
  const [typed, setTyped] = useState(name);
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();
  const go = async () => {
    if (typed === name) return setRefused(null);
    const answer = await ask['engines.rename']({ engine: name, name: typed });
    if (answer.ok) return onNamed(answer.value);
    setRefused(answer.error.message);
  };
  return (
    <span className={styles.name}>
      <input
        className="field"
        value={typed}
        maxLength={LONGEST_TYPED_NAME}
        aria-label={words.nameOf(name)}
        aria-invalid={refused !== null}
        aria-describedby={`${id}why`}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void go()}
        onKeyDown={(event) => event.key === 'Enter' && void go()}
      />
      <small id={`${id}why`} role="alert">
        {refused}
      </small>
    </span>
  );
}

/** What is told of a new version: on the start screen, and in the settings where somebody has looked for one. */
import { type ReactNode, useId, useRef } from 'react';
import type { UpdateChoice } from '../../../../electron/contract/updates.ts';
import { useApp, useHello } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import styles from './UpdateNews.module.css';

const words = uiText.updates;

/** What it says first; null: nothing. Also read out, wherever it is shown. */
function useTitle(): string | null {
  const { state, version, trouble } = useHello().updates;
  if (version === null) return null;
  if (state === 'found') return words.found(version);
  if (state === 'downloading') return words.downloading(version);
  if (state === 'ready') return words.ready(version);
  return trouble === 'install' ? words.notInstalled(version) : null;
}

/** `onGone`: where the focus goes when there is nothing more to tell. */
export function UpdateNews({ onGone }: { readonly onGone: () => void }) {
  const title = useTitle();
  const { state, news, percent, trouble } = useHello().updates;
  const tryTo = useApp((app) => app.tryTo);
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  // the button that was pressed makes way for others
  const stay = (request: 'look' | 'download' | 'stop') => () => {
    void tryTo(`updates.${request}`, {});
    box.current?.focus();
  };
  const skip = () => {
    void tryTo('updates.skip', {});
    onGone();
  };
  return (
    <>
      <p className="sr" role="status" data-testid="update-status">
        {[title, trouble && title && words.troubles[trouble]].filter(Boolean).join('. ')}
      </p>
      {title !== null && (
        <section ref={box} tabIndex={-1} className={styles.box} aria-labelledby={heading} data-testid="update">
          <h2 id={heading}>{title}</h2>
          {trouble && <p className={styles.trouble}>{words.troubles[trouble]}</p>}
          {state === 'downloading' ? (
            <Buttons>
              <progress value={percent} max={100} aria-labelledby={heading} />
              <span className={styles.percent} aria-hidden="true">
                {words.percent(percent)}
              </span>
              <Button onClick={stay('stop')}>{words.stop}</Button>
            </Buttons>
          ) : (
            <>
              {news !== '' && (
                <details>
                  <summary>{words.whatIsNew}</summary>
                  {/* by whoever wrote the release: text, never markup */}
                  <p className={styles.news}>{news}</p>
                </details>
              )}
              <Buttons>
                {state === 'ready' ? (
                  <Button onClick={stay('stop')}>{words.doNot}</Button>
                ) : (
                  <>
                    {state === 'found' ? (
                      <Button onClick={stay('download')}>{trouble ? words.again : words.download}</Button>
                    ) : (
                      <Button onClick={stay('look')}>{words.again}</Button>
                    )}
                    <button
                      type="button"
                      className="link small"
                      onClick={() => void tryTo('app.link', { link: 'project' })}
                    >
                      {words.page}
                    </button>
                    <button type="button" className="link small" onClick={skip}>
                      {words.skip}
                    </button>
                  </>
                )}
              </Buttons>
            </>
          )}
        </section>
      )}
    </>
  );
}

/** Asked once, of somebody who has come back, and never again after an answer; it takes no focus and is not read out by itself. */
export function UpdateQuestion({ onGone }: { readonly onGone: () => void }) {
  const { updates } = useHello();
  const { askedUpdates, updates: choice } = useApp((app) => app.settings);
  const change = useApp((app) => app.changeSettings);
  if (updates.unable !== null || askedUpdates || choice !== 'off' || updates.version !== null) return null;
  const answer = (to: UpdateChoice) => () => {
    void change({ updates: to, askedUpdates: true });
    onGone();
  };
  return (
    <section className={styles.box} aria-labelledby="update-question" data-testid="update-question">
      <h2 id="update-question">{words.question.title}</h2>
      <p>{words.question.says(updates.asks)}</p>
      <Buttons>
        <Button onClick={answer('tell')}>{words.question.tell}</Button>
        <Button onClick={answer('install')}>{words.question.install}</Button>
        <Button look="quiet" onClick={answer('off')}>
          {words.question.no}
        </Button>
      </Buttons>
    </section>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

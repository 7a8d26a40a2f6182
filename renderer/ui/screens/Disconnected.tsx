/**
 * Pages that are shown without a table: another window has it, the host has ended, or the page could not start. Each
 * says what is safe and what can be done.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { sitDown } from '../../bridge/connect.ts';
import { useApp } from '../../state/app.ts';
import { isGuestAt, startAnew } from '../../state/crash.ts';
import { hasStoppedTwice } from '../../state/stopped.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { HouseMark } from '../shell/Lozenge.tsx';
import styles from './Disconnected.module.css';
import { Lamp } from './PageFrame.tsx';

const words = uiText.shell;
const reload = () => globalThis.location.reload();

interface ApartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** the best of them */
  readonly action: string;
  readonly onAct: () => void;
  /** the others, after it */
  readonly others?: ReactNode;
}
function Apart(props: ApartProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Lamp>
      <main className={styles.apart}>
        <div role="alert">
          <HouseMark className={styles.mark} />
          <h1>{props.title}</h1>
          {props.children}
        </div>
        <div className={styles.actions}>
          <Button ref={button} look="primary" big onClick={props.onAct}>
            {props.action}
          </Button>
          {props.others}
        </div>
      </main>
    </Lamp>
  );
}

export function Displaced() {
  // under Electron there is no socket to reconnect; a reloaded page has the table
  const takeOver = () => (window.fairytable ? reload() : sitDown());
  return (
    <Apart title={words.displaced.title} action={words.displaced.takeOver} onAct={takeOver}>
      <p>{words.displaced.says}</p>
    </Apart>
  );
}

export function Gone() {
  return (
    <Apart title={words.lost.title} action={words.lost.reload} onAct={reload}>
      <p>{words.lost.happened}</p>
      <p>{words.lost.safe}</p>
      <p>{words.lost.todo}</p>
    </Apart>
  );
}

export function Failed({ reason }: { readonly reason: string }) {
  const opened = useApp((app) => app.opened);
  const isAgain = opened !== null && hasStoppedTwice(opened.match);
  const isGuest = opened !== null && isGuestAt(opened.match);
  const once = isGuest ? words.failedAtTable : words.failedSafe;
  const again = isGuest ? words.failedAtTableAgain : words.failedAgain;
  // a guest keeps the seat there; a game of one's own is left as by the menu
  const toStart = () => void startAnew(!isGuest);
  return (
    <Apart
      title={words.failed}
      action={isAgain ? words.toStart : words.lost.reload}
      onAct={isAgain ? toStart : reload}
      others={
        opened && (
          <>
            {isGuest && (
              <Button big onClick={() => void startAnew(true)}>
                {words.leaveTable}
              </Button>
            )}
            {!isAgain && (
              <Button big onClick={toStart}>
                {words.toStart}
              </Button>
            )}
          </>
        )
      }
    >
      <p>{isAgain ? again : once}</p>
      <p className="small">{reason}</p>
    </Apart>
  );
}

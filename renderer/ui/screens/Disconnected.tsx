/**
 * Pages that are shown without a table: another window has it, the host has ended, or the page could not start. Each
 * says what is safe and offers one action.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { sitDown } from '../../bridge/connect.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { HouseMark } from '../shell/Lozenge.tsx';
import styles from './Disconnected.module.css';
import { Lamp } from './PageFrame.tsx';

const words = uiText.shell;
const reload = () => globalThis.location.reload();

function Apart(props: { title: string; children: ReactNode; action: string; onAct: () => void }) {
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
        <Button ref={button} look="primary" big onClick={props.onAct}>
          {props.action}
        </Button>
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
  return (
    <Apart title={words.failed} action={words.lost.reload} onAct={reload}>
      <p>{words.failedSafe}</p>
      <p className="small">{reason}</p>
    </Apart>
  );
}

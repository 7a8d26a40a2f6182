/**
 * How an action has ended: done, failed, or something to know. Each has a colour and an icon of its own, and a failure a
 * word as well, so that none is told by its colour alone. Whoever shows it announces it: politely, a failure at once.
 */
import type { ReactNode } from 'react';
import type { Toast } from '../../state/app-state.ts';
import { uiText } from '../../text/index.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Outcome.module.css';

const icons = { done: 'done', failed: 'warning', note: 'info' } as const;
const looks = { done: styles.done, failed: styles.failed, note: styles.note };

export function Outcome({ is, children }: { readonly is: Toast['is']; readonly children: ReactNode }) {
  return (
    <span className={classes(styles.outcome, looks[is])} data-outcome={is}>
      <Icon name={icons[is]} />
      <span>
        {is === 'failed' && <strong>{uiText.shell.notDone} </strong>}
        {children}
      </span>
    </span>
  );
}

/** Buttons joined without a gap. */
import type { ReactNode } from 'react';
import styles from './ButtonGroup.module.css';

export function ButtonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {children}
    </fieldset>
  );
}

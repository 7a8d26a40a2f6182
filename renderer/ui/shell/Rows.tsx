/** A definition list: the term at the left, the text at the right. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Rows.module.css';

export function Rows({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <dl className={classes(styles.rows, className)}>{children}</dl>;
}

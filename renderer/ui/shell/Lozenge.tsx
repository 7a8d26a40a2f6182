/** The diamond and what is made of it: the squares of the sides, rows of pips, the logo. */
import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './Lozenge.module.css';

/**
 * One square of the chequer. `turned`: a diamond, for "this one, now". `hollow`: spent or not yet seen. Never the only
 * sign.
 */
export function Lozenge({
  turned = false,
  hollow = false,
  side,
  className,
}: {
  readonly turned?: boolean;
  readonly hollow?: boolean;
  /** a side's id: the square has its colour */
  readonly side?: string;
  readonly className?: string;
}) {
  const style = side === undefined ? undefined : ({ '--c': `var(--side-${side})` } as CSSProperties);
  const looks = [turned && styles.turned, hollow && styles.hollow, side !== undefined && styles.side];
  return <span className={classes(styles.lozenge, ...looks, className)} style={style} aria-hidden="true" />;
}

/** `full` of `all` squares filled; the number must be beside it as text. */
export function Pips({ full, all }: { readonly full: number; readonly all: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // the pips have no identity but their index
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={i} className={classes(styles.lozenge, styles.pip, i >= full && styles.hollow)} />
      ))}
    </span>
  );
}

export function HouseMark({ className }: { readonly className?: string }) {
  return <span className={classes(styles.mark, className)} aria-hidden="true" />;
}

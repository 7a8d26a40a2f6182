/** A section of the side panel: a heading, controls beside it, and a fold. */
import { type ReactNode, useState } from 'react';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { classes } from '../shell/classes.ts';
import styles from './Section.module.css';

export function Section({
  title,
  id,
  grow = false,
  bare = grow,
  beside,
  start = 'open',
  children,
}: {
  readonly title: string;
  readonly id: string;
  /** it takes the remaining space */
  readonly grow?: boolean;
  /** its content extends to the edges of the panel */
  readonly bare?: boolean;
  readonly beside?: ReactNode;
  readonly start?: 'open' | 'folded';
  readonly children: ReactNode;
}) {
  const [folded, fold] = useState(start === 'folded');
  const words = uiText.table.sections;
  return (
    <section className={classes(styles.section, grow && !folded && styles.grow)} data-section={id} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {!folded && beside}
        <Button
          look="quiet"
          icon="down"
          iconOnly
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={folded ? words.unfold(title) : words.fold(title)}
          onClick={() => fold(!folded)}
        />
      </header>
      {!folded && (bare ? children : <div className={styles.body}>{children}</div>)}
    </section>
  );
}

/** A sentence shown instead of an empty section. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}

/** The layout that all pages share: one column under a heading with the way back, and a message while it loads. */
import type { ReactNode, RefObject } from 'react';
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';
import { classes } from '../classes.ts';
import { Button } from '../shell/Button.tsx';
import styles from './PageFrame.module.css';

export function PageFrame(props: {
  readonly title: string;
  /** the heading, for a page that moves the focus there */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** beside the heading */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, heading, beside, children } = props;
  const back = useApp((app) => app.back);
  return (
    <Lamp>
      <main className={styles.page}>
        <header className={styles.head}>
          <Button look="quiet" icon="left" iconOnly aria-label={uiText.shell.back} onClick={back} />
          <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
            {title}
          </h1>
          {beside}
        </header>
        {children}
      </main>
    </Lamp>
  );
}

/** The lighting behind pages. */
export const Lamp = ({ children }: { readonly children: ReactNode }) => <div className={styles.lamp}>{children}</div>;

/** `lamp`: nothing else is in the window. */
export const Waiting = ({ lamp = false, children }: { readonly lamp?: boolean; readonly children: ReactNode }) => (
  <p className={classes(lamp && styles.lamp, styles.waiting)}>{children}</p>
);

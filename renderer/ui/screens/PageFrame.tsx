/** The layout that all pages share: one column under a heading with the way back, and a message while it loads. */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { classes } from '../shell/classes.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import styles from './PageFrame.module.css';

export function PageFrame(props: {
  readonly title: string;
  /** the heading, for a page that moves the focus there */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** the name of the window, where the heading does not say which screen this is */
  readonly screen?: string;
  /** beside the heading */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, heading, screen = title, beside, children } = props;
  const back = useApp((app) => app.back);
  const own = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useScreenTitle(screen);
  // a page that focuses nothing by itself begins at its heading
  useEffect(() => {
    const place = own.current?.closest('main');
    if (!place?.contains(document.activeElement)) own.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Lamp>
      <main className={styles.page} aria-labelledby={id}>
        <header className={styles.head}>
          <Button look="quiet" icon="left" iconOnly aria-label={uiText.shell.back} onClick={back} />
          <h1
            ref={(it) => {
              own.current = it;
              if (heading) heading.current = it;
            }}
            id={id}
            tabIndex={-1}
          >
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

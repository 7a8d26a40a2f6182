/** A dialog: a title, its content, its buttons, and a close button that does the same as Escape. */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { uiText } from '../../../text/index.ts';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { ReadOut } from '../ReadOut.tsx';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

export interface DialogProps {
  readonly title: string;
  /** the title as it is read out; absent: as it is written */
  readonly read?: string;
  readonly icon?: IconName;
  readonly wide?: 'wide' | 'xwide';
  readonly onClose: () => void;
  /** the safe choice, focused first; absent: the first focusable element other than the close button */
  readonly first?: RefObject<HTMLElement | null>;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const widths = { wide: styles.wide, xwide: styles.xwide };

/** Can the box be scrolled, and by the keyboard only if it has the focus itself? */
function useScrollsAlone(box: RefObject<HTMLDivElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => {
      const canHold = current.querySelector('button, a[href], input, select, textarea, [tabindex="0"]');
      setScrolls(!canHold && current.scrollHeight > current.clientHeight + 1);
    };
    const room = new ResizeObserver(look);
    room.observe(current);
    return () => room.disconnect();
  }, [box]);
  return scrolls;
}

export function Dialog({ title, read = title, icon, wide, onClose, first, footer, children }: DialogProps) {
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsAlone(body);
  return (
    <Modal
      className={classes(styles.dialog, wide && widths[wide])}
      aria-labelledby={heading}
      first={first}
      onClose={onClose}
    >
      <div className={styles.head}>
        {icon && <Icon name={icon} />}
        <h2 id={heading}>
          <ReadOut text={title} read={read} />
        </h2>
      </div>
      <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
      {/* last, so that the browser focuses something else first */}
      <Button
        look="quiet"
        icon="close"
        iconOnly
        className={styles.cross}
        aria-label={uiText.shell.close}
        onClick={() => onClose()}
      />
    </Modal>
  );
}

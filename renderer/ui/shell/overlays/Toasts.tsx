/**
 * One short message at a time, bottom right, never the only record of anything. One with an Undo button stays while it
 * is hovered or focused, and longer than one without.
 */
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import { Outcome } from '../Outcome.tsx';
import { Overlay } from './Modal.tsx';
import styles from './Toasts.module.css';

const edges = { done: styles.done, failed: styles.failed, note: undefined };
const TELL_MS = 4000;
/** long enough to read it, decide, and reach the button by keyboard; or to read what failed, and why */
const OFFER_MS = 12000;

export function Toasts() {
  const toast = useApp((app) => app.toastNow);
  const dismiss = useApp((app) => app.dismissToast);
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(dismiss, toast.action || toast.is === 'failed' ? OFFER_MS : TELL_MS);
    return () => clearTimeout(timer);
  }, [toast, held, dismiss]);

  const shown = toast && (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from going away
    <div
      key={toast.key}
      ref={box}
      className={classes(styles.toast, edges[toast.is])}
      data-testid="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Outcome is={toast.is}>{toast.text}</Outcome>
      {toast.action && (
        <Button
          onClick={() => {
            setHeld(false);
            dismiss();
            toast.action?.run();
          }}
        >
          {toast.action.name}
        </Button>
      )}
      <Button look="quiet" icon="close" iconOnly aria-label={uiText.shell.dismiss} onClick={dismiss} />
    </div>
  );
  return (
    <Overlay>
      {/* the live regions are always rendered, so that a screen reader announces what is added to them */}
      <div className={styles.toasts} data-testid="toasts" role="status" aria-live="polite">
        {toast?.is !== 'failed' && shown}
      </div>
      <div className={styles.toasts} data-testid="failures" role="alert" aria-live="assertive">
        {toast?.is === 'failed' && shown}
      </div>
    </Overlay>
  );
}

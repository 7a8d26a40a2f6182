/**
 * A dialog over everything. What must stay true: focus goes in when it opens, cannot leave while it is open, and goes
 * back to where it was; Escape closes it unless it must be answered; what lies beneath is inert to keys and readers.
 */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { uiText } from '../../text/index.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

const stops =
  'a[href], button:not([tabindex="-1"]), input:not([tabindex="-1"]), select, textarea, summary, [tabindex="0"]';

export interface DialogProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly wide?: 'wide' | 'xwide';
  /** absent: it must be answered, there is no way round it */
  readonly onClose?: () => void;
  /** the safe choice, focused first; absent: the first stop that is not the closing cross */
  readonly first?: RefObject<HTMLElement | null>;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ title, icon, wide, onClose, first, footer, children }: DialogProps) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const inside = box.current;
    const content = inside?.querySelector('.in')?.querySelector<HTMLElement>(stops);
    (first?.current ?? content ?? inside?.querySelector<HTMLElement>('footer button') ?? inside)?.focus();
    return () => {
      // after the dialog has left the page, so that what takes focus is no longer inert
      queueMicrotask(() => {
        if (before?.isConnected && before !== document.body) before.focus();
      });
    };
  }, [first]);

  return createPortal(
    <div
      // a convenience of the pointer; Escape and the cross do the same for keys
      className="scrim"
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div
        ref={box}
        className={wide ? `dialog ${wide}` : 'dialog'}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && onClose && !event.defaultPrevented) {
            event.stopPropagation();
            onClose();
          }
          if (event.key === 'Tab') keepInside(event.currentTarget, event.shiftKey, () => event.preventDefault());
        }}
      >
        <header>
          {icon && <Icon name={icon} />}
          <h2 id={heading}>{title}</h2>
          {onClose && (
            <Button look="quiet" icon="close" iconOnly aria-label={uiText.shell.close} onClick={() => onClose()} />
          )}
        </header>
        <div className="in">{children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </div>,
    document.body,
  );
}

/** Tab at either end goes to the other end instead of out. */
function keepInside(box: HTMLElement, backwards: boolean, stay: () => void): void {
  const all = [...box.querySelectorAll<HTMLElement>(stops)].filter((el) => el.closest('[hidden], [inert]') === null);
  const from = backwards ? all[0] : all.at(-1);
  const to = backwards ? all.at(-1) : all[0];
  const here = document.activeElement;
  if (here === from || here === box || !box.contains(here)) {
    stay();
    to?.focus();
  }
}

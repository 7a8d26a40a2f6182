/** A dialog over everything: a title, what it is about, its buttons, and a cross that closes it as Escape does. */
import { type ReactNode, type RefObject, useId } from 'react';
import { uiText } from '../../text/index.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Modal } from './Modal.tsx';

export interface DialogProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly wide?: 'wide' | 'xwide';
  readonly onClose: () => void;
  /** the safe choice, focused first; absent: the first stop that is not the closing cross */
  readonly first?: RefObject<HTMLElement | null>;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ title, icon, wide, onClose, first, footer, children }: DialogProps) {
  const heading = useId();
  return (
    <Modal className={wide ? `dialog ${wide}` : 'dialog'} aria-labelledby={heading} first={first} onClose={onClose}>
      <header>
        {icon && <Icon name={icon} />}
        <h2 id={heading}>{title}</h2>
      </header>
      <div className="in">{children}</div>
      {footer && <footer>{footer}</footer>}
      {/* last, so that the browser gives the focus to something else first */}
      <Button
        look="quiet"
        icon="close"
        iconOnly
        className="cross"
        aria-label={uiText.shell.close}
        onClick={() => onClose()}
      />
    </Modal>
  );
}

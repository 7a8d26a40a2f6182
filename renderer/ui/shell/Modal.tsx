/**
 * A modal dialog in the browser's top layer, which keeps the focus in it, gives it back, and makes everything else inert.
 * What must stay true: what is to be seen, heard or pressed over a dialog (toasts, work that can be cancelled, what is
 * spoken) lies inside the topmost one, because nothing else can be; Escape closes only the topmost, and none that must
 * be answered; a dialog of a covered page is not open.
 */
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './Modal.module.css';

/** Does another page lie over the one that this is part of? */
export const Covered = createContext(false);

/** the open dialogs, the topmost last */
const open: HTMLDialogElement[] = [];
export const isModalOpen = (): boolean => open.length > 0;

const overlay = document.createElement('div');
overlay.className = styles.overlay;

function moveOverlay(): void {
  const place = open.at(-1) ?? document.body;
  if (overlay.parentNode === place) return;
  // moved rather than put in anew, where the browser can: the live regions stay, and a toast does not come in again
  if (overlay.isConnected && 'moveBefore' in place) place.moveBefore(overlay, null);
  else place.append(overlay);
}

/** What lies over everything, the topmost dialog too. */
export function Overlay({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(moveOverlay, []);
  return createPortal(children, overlay);
}

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'ref'> {
  /** absent: it must be answered, there is no way round it */
  readonly onClose?: () => void;
  /** what has the focus first; absent: the first that can have it */
  readonly first?: RefObject<HTMLElement | null>;
}

export function Modal({ onClose, first, ...rest }: ModalProps) {
  const covered = useContext(Covered);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (covered || !box) return;
    box.showModal();
    first?.current?.focus();
    open.push(box);
    moveOverlay();
    return () => {
      open.splice(open.indexOf(box), 1);
      moveOverlay();
      box.close();
    };
  }, [covered, first]);

  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  return createPortal(
    <dialog
      {...rest}
      ref={dialog}
      // a press on its text leaves the focus in it
      tabIndex={-1}
      closedby={onClose ? 'any' : 'none'}
      onCancel={close}
      // left to the browser, one Escape may close all that were opened since the last click, and cannot be prevented
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close(event);
      }}
    />,
    document.body,
  );
}

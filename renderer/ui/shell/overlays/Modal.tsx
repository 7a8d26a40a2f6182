/**
 * A modal dialog in the browser's top layer, which traps the focus, returns it, and makes everything else inert. Must
 * stay true: whatever must be seen, heard or pressed over a dialog (toasts, operations that can be cancelled,
 * announcements) is rendered inside the topmost one, because everything else is inert; Escape closes only the topmost,
 * and none that must be answered; a dialog of a covered page is not open.
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
import { closeModal, showModal } from './topLayer.ts';

/** Is the page of this dialog covered by another one? */
export const Covered = createContext(false);

/** the open dialogs, the topmost last */
const open: HTMLDialogElement[] = [];
export const isModalOpen = (): boolean => open.length > 0;

const overlay = document.createElement('div');
overlay.className = styles.overlay;

function moveOverlay(): void {
  // one that is no longer in the page could not take it
  const place = open.findLast(({ isConnected }) => isConnected) ?? document.body;
  if (overlay.parentNode === place) return;
  // moved instead of inserted again where the browser can (moveBefore): the live regions persist, and a toast does not
  // replay its entrance
  if (overlay.isConnected && 'moveBefore' in place) place.moveBefore(overlay, null);
  else place.append(overlay);
}

/** Content that is shown over everything, including the topmost dialog. */
export function Overlay({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(moveOverlay, []);
  return createPortal(children, overlay);
}

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'ref'> {
  /** absent: the dialog must be answered and cannot be dismissed */
  readonly onClose?: () => void;
  /** what is focused first; absent: the first focusable element */
  readonly first?: RefObject<HTMLElement | null>;
}

export function Modal({ onClose, first, ...rest }: ModalProps) {
  const covered = useContext(Covered);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (covered || !box) return;
    const cancel = showModal(box, () => first?.current?.focus());
    open.push(box);
    moveOverlay();
    // Chromium since 156 dismisses at the click: the press that opens a dialog when it is released must not close it
    const pressed = () => {
      if (box.getAttribute('closedby') === 'closerequest') box.setAttribute('closedby', 'any');
    };
    window.addEventListener('pointerdown', pressed, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', pressed, { capture: true });
      if (box.getAttribute('closedby') === 'any') box.setAttribute('closedby', 'closerequest');
      open.splice(open.indexOf(box), 1);
      moveOverlay();
      cancel();
      closeModal(box);
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
      // a press on its text keeps the focus inside
      tabIndex={-1}
      // `any` as soon as a press begins while it is open
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={close}
      // by default the browser may close all dialogs opened since the last click with one Escape, and that cannot be
      // prevented
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close(event);
      }}
    />,
    document.body,
  );
}

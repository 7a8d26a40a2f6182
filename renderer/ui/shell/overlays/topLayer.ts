/**
 * Popovers and dialogs in the browser's top layer. The browser refuses to show one while another is being shown, or when
 * it is no longer in the page. Must stay true: nothing here throws; what is refused is tried again in the next frame,
 * when nothing else is being shown; nobody else calls these methods of the browser.
 */
import { logged } from '../../../decoration/decorate.ts';

/** The error, if there was one. */
function refusalOf(run: () => void): { readonly error: unknown } | null {
  try {
    run();
    return null;
  } catch (error) {
    return { error };
  }
}

/** Now, or in the next frame; the returned function cancels what has not happened yet. */
function nowOrNext(run: () => void, then: () => void, otherwise: (error: unknown) => void): () => void {
  if (!refusalOf(run)) {
    then();
    return () => {};
  }
  const frame = requestAnimationFrame(() => {
    const refusal = refusalOf(run);
    if (refusal) otherwise(refusal.error);
    else then();
  });
  return () => cancelAnimationFrame(frame);
}

/** A tooltip that cannot be shown is left out. */
export function showPopover(box: HTMLElement, then: () => void): () => void {
  return nowOrNext(
    () => box.showPopover(),
    then,
    (error) => logged('a popover', error),
  );
}

export function hidePopover(box: HTMLElement): void {
  const refusal = refusalOf(() => box.hidePopover());
  if (refusal) logged('hiding a popover', refusal.error);
}

/** A dialog that cannot be shown over everything is shown in its place in the page: it may have to be answered. */
export function showModal(box: HTMLDialogElement, then: () => void): () => void {
  return nowOrNext(
    () => box.showModal(),
    then,
    (error) => {
      logged('showing a dialog over everything', error);
      box.setAttribute('open', '');
      then();
    },
  );
}

export function closeModal(box: HTMLDialogElement): void {
  const refusal = refusalOf(() => box.close());
  if (!refusal) return;
  logged('closing a dialog', refusal.error);
  box.removeAttribute('open');
}

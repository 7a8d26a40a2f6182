/**
 * The only tooltip: it shows the `data-tip` of the element under the pointer or with keyboard focus, over everything
 * else. Must stay true: it never receives pointer events, and a press or Escape hides it. It is visual only: what a
 * screen reader needs is in the element's own name or description.
 */
import { useEffect, useState } from 'react';
import styles from './Tooltip.module.css';
import { showPopover } from './topLayer.ts';

/** px between the element and its tooltip, and between the tooltip and the edge of the window */
const GAP = 6;

interface Shown {
  readonly owner: HTMLElement;
  readonly text: string;
  /** the pointer may only be passing: the style sheet adds a delay */
  readonly by: 'pointer' | 'focus';
}

const ownerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

export function Tooltip() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    /** it has been pressed: its tooltip is shown again when the pointer returns */
    let pressed: HTMLElement | null = null;
    const hide = () => setShown(null);
    const show = (owner: HTMLElement | null, by: Shown['by']) => {
      const text = owner?.dataset.tip ?? '';
      setShown((was) => {
        if (owner === null || text === '') return null;
        return was?.owner === owner && was.text === text ? was : { owner, text, by };
      });
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const owner = ownerOf(event.target);
      if (owner !== null && owner === pressed) return;
      pressed = null;
      show(owner, 'pointer');
    };
    const onPress = (event: Event) => {
      pressed = ownerOf(event.target);
      hide();
    };
    const onFocus = (event: FocusEvent) => {
      const byKeys = event.target instanceof Element && event.target.matches(':focus-visible');
      show(byKeys ? ownerOf(event.target) : null, 'focus');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', onOver, { signal });
    document.documentElement.addEventListener('pointerleave', hide, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('scroll', hide, { signal, capture: true });
    return () => listeners.abort();
  }, []);
  useEffect(() => {
    if (!shown) return;
    // the element may be removed, or change its tip, while its tooltip is shown
    const watch = new MutationObserver(() => {
      const text = shown.owner.isConnected ? (shown.owner.dataset.tip ?? '') : '';
      if (text !== shown.text) setShown(text === '' ? null : { ...shown, text });
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-tip'] });
    return () => watch.disconnect();
  }, [shown]);
  if (!shown) return null;
  const { owner, text, by } = shown;
  const up = (box: HTMLElement | null) => {
    if (!box) return;
    return showPopover(box, () => place(box, owner));
  };
  return (
    <div key={text} ref={up} popover="manual" role="tooltip" aria-hidden="true" className={styles.tooltip} data-by={by}>
      {text}
    </div>
  );
}

/** Below its element, or above it where there is no space; never outside the window. */
function place(box: HTMLElement, owner: HTMLElement): void {
  const { left, width, top, bottom } = owner.getBoundingClientRect();
  const room = window.innerWidth - box.offsetWidth - GAP;
  const below = bottom + GAP;
  const fits = below + box.offsetHeight + GAP <= window.innerHeight;
  box.style.left = `${Math.max(GAP, Math.min(left + (width - box.offsetWidth) / 2, room))}px`;
  box.style.top = `${fits ? below : Math.max(GAP, top - GAP - box.offsetHeight)}px`;
}

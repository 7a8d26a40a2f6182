/**
 * The text of the step bar. Must stay true: it is never more lines than the bar has, so that nothing covers the board;
 * where it is cut off, its tooltip and a button beside it show all of it, and a screen reader reads all of it anyway.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { uiText } from '../../../text/index.ts';
import { RulingLink } from '../../parts/RulingLink.tsx';
import { Button } from '../../shell/Button.tsx';
import { hidePopover } from '../../shell/overlays/topLayer.ts';
import styles from './StepText.module.css';

interface StepTextProps {
  readonly fact: string;
  readonly because: string;
  readonly ruling: string | null;
}

export function StepText({ fact, because, ruling }: StepTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const whole = `${fact} ${because}`;
  const isCut = useCut(text, whole);
  return (
    <>
      <p ref={text} className={styles.text} data-tip={isCut ? whole : undefined}>
        <b>{fact}</b>
        {because !== '' && <span className={styles.because}>{because}</span>}
      </p>
      {isCut && <Whole fact={fact} because={because} />}
      {ruling !== null && (
        <span className={styles.ruling}>
          <RulingLink ruling={ruling} />
        </span>
      )}
    </>
  );
}

/** The button, and above it all of the text. */
function Whole({ fact, because }: Omit<StepTextProps, 'ruling'>) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.matches(':popover-open')) return;
    // one key press, one step: a lifted piece stays lifted
    event.preventDefault();
    event.stopPropagation();
    hidePopover(box.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its button
    <span onKeyDown={close}>
      <Button
        look="quiet"
        icon="more"
        iconOnly
        popoverTarget={id}
        aria-label={uiText.table.step.whole}
        data-testid="step-whole"
      />
      <div ref={box} id={id} popover="auto" className={styles.whole} data-testid="step-all">
        <b>{fact}</b> {because}
      </div>
    </span>
  );
}

/** Is some of this text cut off? It is asked after each layout, so that nothing has to be laid out for it. */
function useCut(place: React.RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may need more space in the same box
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const isOver = (one: Element) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const look = new ResizeObserver(() => setCut([box, ...box.children].some(isOver)));
    look.observe(box);
    return () => look.disconnect();
  }, [place, text]);
  return isCut;
}

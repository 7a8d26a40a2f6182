/**
 * Several routes of one piece to one cell: a card at the side of the board, which stays visible with every route drawn
 * on it and labelled with the letters of the card. The focused one is previewed; Escape leaves the piece lifted.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cellNameOf, kindName } from '../../../narration/labels.ts';
import { capOf } from '../../../state/keys.ts';
import { pieceOf } from '../../../state/match/match-derived.ts';
import { letterOfWay } from '../../../state/match/match-marks.ts';
import { writtenMove } from '../../../state/notation.ts';
import { uiText } from '../../../text/index.ts';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import styles from './RouteCard.module.css';

const words = uiText.special.routes;

export function RouteCard({ onClosed }: { readonly onClosed: () => void }) {
  const { match } = useTable();
  const mode = useMatch((s) => s.mode);
  const view = useMatch((s) => s.view);
  const description = useMatch((s) => s.description);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('li button')?.focus();
    return onClosed;
  }, [onClosed]);
  if (mode.is !== 'choosing' || mode.cell === null) return null;
  const { choices, at } = mode;
  const piece = mode.piece === null ? undefined : pieceOf(view, mode.piece);
  const title = words.title(choices.length, cellNameOf(description, mode.cell));
  const go = (index: number) => match.send({ on: 'choose', index });
  const walk = (event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const letter = plain && /^[a-z]$/i.test(event.key) ? event.key.toLowerCase().charCodeAt(0) - 97 : -1;
    if (step === 0 && (letter < 0 || letter >= choices.length)) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const to = step === 0 ? letter : (at + step + choices.length) % choices.length;
    all[to]?.focus();
  };
  return (
    <section
      ref={box}
      className={styles.card}
      role="dialog"
      aria-label={title}
      data-testid="chooser"
      data-look="route"
      onKeyDown={walk}
    >
      <h2>{title}</h2>
      <p className="muted small">{words.same(piece ? kindName(description, piece.kind) : '')}</p>
      <ol>
        {choices.map((choice, i) => (
          <li key={choice.text}>
            <button
              type="button"
              aria-pressed={at === i}
              data-choice={i + 1}
              data-action={choice.text}
              onFocus={() => match.send({ on: 'point-choice', index: i })}
              onPointerEnter={() => match.send({ on: 'point-choice', index: i })}
              onClick={() => go(i)}
            >
              <span className={styles.letter}>
                <span>{letterOfWay(i)}</span>
              </span>
              <span>
                {choice.differs || words.plain}
                <small>{choice.loses ?? writtenMove(choice)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="muted small">
        <kbd>↑</kbd> <kbd>↓</kbd> {words.compare} <kbd>{capOf('Enter')}</kbd> {words.goes} <kbd>{capOf('Escape')}</kbd>{' '}
        {words.another}
      </p>
      <footer>
        <Button look="quiet" onClick={() => match.send({ on: 'escape' })}>
          {words.back}
        </Button>
        <Button look="primary" data-testid="go-by" onClick={() => go(at)}>
          {words.go(letterOfWay(at))}
        </Button>
      </footer>
    </section>
  );
}

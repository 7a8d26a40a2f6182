/**
 * Several actions on one cell, told apart: beside the cell, numbered, the first focused, the one under the finger drawn
 * on the board. Escape leaves the piece lifted.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { uiWords } from '../../../electron/contract/words.ts';
import { cellName } from '../flat/labels.ts';
import { useMatch, useTable } from './context.ts';

/** px between the cell's middle and the pop-up */
const AWAY = 34;

export function Chooser({
  where,
  onClosed,
}: {
  /** the cell's middle within the board area, in px; null: put it in the middle */
  readonly where: (cell: number) => { readonly x: number; readonly y: number } | null;
  readonly onClosed: () => void;
}) {
  const { match } = useTable();
  const mode = useMatch((s) => s.mode);
  const description = useMatch((s) => s.description);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const choosing = mode.is === 'choosing' ? mode : null;
  const cell = choosing?.cell ?? null;

  useLayoutEffect(() => {
    const pop = box.current;
    const area = pop?.offsetParent;
    if (cell === null || !pop || !area) return;
    const middle = where(cell) ?? { x: area.clientWidth / 2, y: area.clientHeight / 2 };
    const right = middle.x + AWAY + pop.offsetWidth < area.clientWidth;
    const left = right ? middle.x + AWAY : Math.max(8, middle.x - AWAY - pop.offsetWidth);
    const top = Math.max(12, Math.min(middle.y - pop.offsetHeight / 2, area.clientHeight - pop.offsetHeight - 16));
    setAt({ left, top });
  }, [cell, where]);
  // it can take the focus only once it has its place: until then it is not visible
  const placed = at !== null;
  useEffect(() => {
    if (cell === null || !placed) return;
    box.current?.querySelector<HTMLElement>('li button')?.focus();
    return () => {
      setAt(null);
      onClosed();
    };
  }, [cell, placed, onClosed]);

  if (!choosing) return null;
  const words = uiWords.table.chooser;
  return (
    <div
      ref={box}
      className="pop"
      role="dialog"
      aria-label={words.title(cellName(description, choosing.cell))}
      data-testid="chooser"
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        event.stopPropagation();
        const all = [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
        const here = all.indexOf(document.activeElement as HTMLElement);
        all[(here + step + all.length) % all.length]?.focus();
      }}
    >
      <h2>
        {words.title(cellName(description, choosing.cell))}
        <small>{uiWords.table.step.chooserHint}</small>
      </h2>
      <ol>
        {choosing.choices.map((choice, i) => (
          <li key={choice.text}>
            <button
              type="button"
              className={choosing.at === i ? 'act' : undefined}
              data-choice={i + 1}
              onFocus={() => match.send({ on: 'point-choice', index: i })}
              onPointerEnter={() => match.send({ on: 'point-choice', index: i })}
              onClick={() => match.send({ on: 'choose', index: i })}
            >
              <span className="let">
                <span>{i < 9 ? i + 1 : ''}</span>
              </span>
              {choice.differs || choice.label}
              <small>{choice.loses ?? choice.label}</small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

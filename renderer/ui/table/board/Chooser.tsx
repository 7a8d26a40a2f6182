/**
 * A choice between several actions on one cell: by what the piece becomes, by its route, or one by one. The list is
 * beside the cell, numbered, each entry with its figure, a name and a sentence; the first is focused, the one under the
 * pointer is drawn on the board. Escape leaves the piece lifted.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Face, facesOf } from '../../../narration/choices.ts';
import { cellNameOf } from '../../../narration/labels.ts';
import { choiceLook } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { FeatureGlyph } from '../../flat/FeatureGlyph.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import { Icon } from '../../shell/Icon.tsx';
import styles from './Chooser.module.css';
import { Promotion } from './Promotion.tsx';
import { RouteCard } from './RouteCard.tsx';

/** px between the cell's middle and the pop-up */
const AWAY = 34;

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Sized {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}

/** Right, left, below or above the cell: wherever it hides the fewest cells of the choices. */
const placeBeside = (
  cell: Point | null,
  about: readonly (Point | null)[],
  pop: Sized,
  area: Element,
): { readonly left: number; readonly top: number } => {
  const { offsetWidth: w, offsetHeight: h } = pop;
  const { clientWidth, clientHeight } = area;
  const { x, y } = cell ?? { x: clientWidth / 2, y: clientHeight / 2 };
  const inside = ([left, top]: readonly [number, number]) => ({
    left: Math.max(8, Math.min(left, clientWidth - w - 8)),
    top: Math.max(12, Math.min(top, clientHeight - h - 16)),
  });
  const places = [
    [x + AWAY, y - h / 2],
    [x - AWAY - w, y - h / 2],
    [x + 2 * AWAY, y - h - AWAY],
    [x - 2 * AWAY - w, y - h - AWAY],
    [clientWidth, y - h / 2],
    [0, y - h / 2],
  ] as const;
  let best = inside(places[0]);
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const box = inside(place);
    const hidden = [cell, ...about].filter(
      (p) => p && p.x > box.left - 12 && p.x < box.left + w + 12 && p.y > box.top - 12 && p.y < box.top + h + 12,
    ).length;
    if (hidden < least) {
      best = box;
      least = hidden;
    }
  }
  return best;
};

interface ChooserProps {
  /** the cell's middle within the board area, in px; null: centre the list */
  readonly where: (cell: number) => Point | null;
  readonly onClosed: () => void;
}

export function Chooser(props: ChooserProps) {
  const look = useMatch((s) => (s.mode.is === 'choosing' ? choiceLook(s.mode.choices) : null));
  switch (look) {
    case null:
      return null;
    case 'promotion':
      return <Promotion />;
    case 'route':
      return <RouteCard onClosed={props.onClosed} />;
    case 'list':
      return <List {...props} />;
  }
}

/** The title of the list: the cell it is about, or how the turn goes on. */
const titleOf = (name: string | null, n: number): string =>
  name === null ? uiText.spoken.ofNone(n) : uiText.table.chooser.title(name);

function List({ where, onClosed }: ChooserProps) {
  const { match } = useTable();
  const mode = useMatch((s) => s.mode);
  const description = useMatch((s) => s.description);
  const view = useMatch((s) => s.view);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const choosing = mode.is === 'choosing' ? mode : null;
  const cell = choosing?.cell ?? null;
  const key = choosing?.choices[0]?.text ?? null;

  useLayoutEffect(() => {
    const pop = box.current;
    const area = pop?.offsetParent;
    if (key === null || !pop || !area) return;
    const now = match.store.getState().mode;
    const about =
      now.is === 'choosing' ? now.choices.flatMap((c) => [c.from, ...c.route, ...c.targets.map((t) => t.cell)]) : [];
    const cells = [...new Set(about)].filter((c) => c !== null);
    setAt(placeBeside(cell === null ? null : where(cell), cells.map(where), pop, area));
  }, [key, cell, where, match]);
  // it can be focused only once it is positioned: until then it is not visible
  const placed = at !== null;
  useEffect(() => {
    if (key === null || !placed) return;
    box.current?.querySelector<HTMLElement>('li button')?.focus();
    return () => {
      setAt(null);
      onClosed();
    };
  }, [key, placed, onClosed]);

  if (!choosing) return null;
  const faces = facesOf(description, view, choosing.choices, choosing.actions);
  const seen = faces.some((face) => face.kinds.length > 0);
  const title = titleOf(cell === null ? null : cellNameOf(description, cell), choosing.choices.length);
  return (
    <div
      ref={box}
      className={classes(styles.chooser, seen && styles.pictured)}
      role="dialog"
      aria-label={title}
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
        {title}
        <small>{uiText.table.step.chooserHint}</small>
      </h2>
      <ol>
        {choosing.choices.map((choice, i) => (
          <li key={choice.text}>
            <button
              type="button"
              data-at={choosing.at === i || undefined}
              data-loses={choice.loses !== null || undefined}
              data-choice={i + 1}
              data-action={choice.text}
              onFocus={() => match.send({ on: 'point-choice', index: i })}
              onPointerEnter={() => match.send({ on: 'point-choice', index: i })}
              onClick={() => match.send({ on: 'choose', index: i })}
            >
              <span className={styles.number}>
                <span>{i < 9 ? i + 1 : ''}</span>
              </span>
              {seen && <Figure face={faces[i]!} />}
              <span data-testid="choice-name">{faces[i]!.name}</span>
              <small>
                {choice.loses !== null && <Icon name="warning" />}
                {faces[i]!.says}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The pieces it is about and what it leaves behind, as on the board. */
function Figure({ face }: { readonly face: Face }) {
  const description = useMatch((s) => s.description);
  return (
    <span className={styles.figure} aria-hidden="true">
      {face.kinds.map((p) => (
        <PieceFigure
          key={`${p.kind}${p.side}${p.group ?? ''}`}
          description={description}
          piece={p}
          className={styles.piece}
          keep="corner"
        />
      ))}
      {face.feature !== null && (
        <FeatureGlyph variant={description.id} feature={face.feature} className={styles.feature} />
      )}
    </span>
  );
}

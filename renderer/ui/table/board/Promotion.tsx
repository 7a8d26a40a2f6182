/**
 * The choice of a promotion: a grid of all kinds, searchable by typing, with arrow keys, each explained when it has the
 * focus. Escape and Cancel leave the piece lifted and nothing played.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cellNameOf, kindName, kindOf, typedNames } from '../../../narration/labels.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { pieceOf } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { cropOf, diagramMarks, useDiagram } from '../../parts/useDiagram.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import styles from './Promotion.module.css';

const words = uiText.special.promotion;
/** columns of the grid */
const COLUMNS = 7;

interface Kind {
  readonly id: string;
  readonly name: string;
  readonly english?: string;
  /** the first action with this promotion */
  readonly index: number;
}
/** One entry per kind, the strongest first, equal ones in the order of their names. */
const kindsOf = (s: MatchState): readonly Kind[] => {
  if (s.mode.is !== 'choosing') return [];
  const kinds = new Map<string, Kind>();
  for (const [index, { promotion }] of s.mode.choices.entries())
    if (promotion !== null && !kinds.has(promotion))
      kinds.set(promotion, {
        ...{ id: promotion, name: kindName(s.description, promotion), index },
        english: kindOf(s.description, promotion)?.english,
      });
  const worth = ({ id }: Kind): number => kindOf(s.description, id)?.value ?? 0;
  return [...kinds.values()].sort((a, b) => worth(b) - worth(a) || a.name.localeCompare(b.name, 'en'));
};
const fits = (kind: Kind, text: string): boolean =>
  typedNames(kind).some((name) =>
    name.split(' ').some((word, i, all) => word.startsWith(text) || all.slice(i).join(' ').startsWith(text)),
  );

/** The field and the grid: what is typed anywhere goes to the field, the arrow keys walk through what was found. */
function useSearch(all: readonly Kind[], choose: (kind: Kind) => void) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(all[0]?.id ?? '');
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const found = all.filter((k) => fits(k, text.trim().toLowerCase()));
  const now = found.find((k) => k.id === at) ?? found[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: number } = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    };
    const inField = event.target === field.current;
    const far = steps[event.key];
    if (far !== undefined && now) {
      event.preventDefault();
      const here = found.indexOf(now);
      const next =
        inField && event.key === 'ArrowDown' ? now : found[Math.max(0, Math.min(found.length - 1, here + far))];
      // left and right move the caret as long as there is text
      if (inField && event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && text !== '') return;
      if (!next) return;
      setAt(next.id);
      grid.current?.querySelector<HTMLElement>(`[data-kind="${next.id}"]`)?.focus();
    } else if (event.key === 'Enter' && inField) {
      event.preventDefault();
      if (now) choose(now);
    } else if (
      !inField &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      // typing anywhere goes to the search field
      event.preventDefault();
      setText(text + event.key);
      field.current?.focus();
    }
  };
  return { field, grid, text, setText, found, now, pointAt: ({ id }: Kind) => setAt(id), choose, onKeyDown };
}

export function Promotion() {
  const { match } = useTable();
  const state = useMatch((s) => s);
  const { description } = state;
  const all = kindsOf(state);
  const search = useSearch(all, (kind) => match.send({ on: 'choose', index: kind.index }));
  const { found, now } = search;
  const nowIndex = now?.index ?? null;
  useEffect(() => {
    if (nowIndex !== null) match.send({ on: 'point-choice', index: nowIndex });
  }, [match, nowIndex]);
  if (state.mode.is !== 'choosing') return null;
  const { cell, piece: id } = state.mode;
  const piece = id === null ? undefined : pieceOf(state.view, id);
  const side = piece?.side ?? state.view.turn;
  const back = () => match.send({ on: 'escape' });

  return (
    <Dialog
      title={words.title(
        piece ? kindName(description, piece.kind) : '',
        cell === null ? '' : cellNameOf(description, cell),
      )}
      wide="wide"
      first={search.field}
      onClose={back}
      footer={
        <>
          <span className={classes(styles.count, 'muted small')}>{words.kinds(found.length)}</span>
          <Button look="quiet" onClick={back}>
            {words.back}
          </Button>
          {now && (
            <Button look="primary" data-testid="become" onClick={() => search.choose(now)}>
              {words.become(now.name)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.promotion} data-testid="chooser" data-look="promotion">
        <input
          ref={search.field}
          className={classes('field', styles.find)}
          placeholder={words.find}
          aria-label={words.find}
          onKeyDown={search.onKeyDown}
          autoComplete="off"
          spellCheck={false}
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
        />
        {found.length === 0 && <p className="muted">{words.none}</p>}
        <div
          className={styles.types}
          ref={search.grid}
          onKeyDown={search.onKeyDown}
          role="listbox"
          aria-label={words.grid}
          style={{ '--columns': COLUMNS } as React.CSSProperties}
        >
          {found.map((k) => (
            <button
              key={k.id}
              type="button"
              role="option"
              aria-selected={k.id === now?.id}
              data-kind={k.id}
              tabIndex={k.id === now?.id ? 0 : -1}
              onFocus={() => search.pointAt(k)}
              onPointerEnter={() => search.pointAt(k)}
              onClick={() => search.choose(k)}
            >
              <PieceFigure
                description={description}
                piece={{ kind: k.id, side }}
                keep="corner"
                className={styles.piece}
              />
              <span>{k.name}</span>
            </button>
          ))}
        </div>
        {now && <About kind={now} />}
      </div>
    </Dialog>
  );
}

/** What the piece would become can do. */
function About({ kind: { id } }: { readonly kind: Kind }) {
  const description = useMatch((s) => s.description);
  const preview = useMatch((s) => s.preview);
  const kind = kindOf(description, id);
  const diagram = useDiagram(description.id, kind);
  if (!kind) return null;
  const gives = preview?.action.promotion === id && preview.effects.some((e) => e.do === 'check');
  return (
    <div className={styles.about} aria-live="polite">
      {diagram && (
        <FlatPicture
          description={description}
          pieces={diagram.pieces}
          features={diagram.features}
          flights={diagram.flights}
          marks={diagramMarks(diagram)}
          label={uiText.table.card.diagram(kind.name)}
          crop={cropOf(description)}
        />
      )}
      <div>
        <h3>{kind.name}</h3>
        <p className={styles.rule}>{kind.summary}</p>
        {gives && <p className="muted small">{words.check}</p>}
      </div>
    </div>
  );
}

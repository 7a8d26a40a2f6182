/**
 * The card of a piece: what it is, its owner, its square, how it moves as text and as a diagram computed from the
 * rules, and its states with the pieces that cause them. The same card is in the panel and beside the close-up under
 * Alt.
 */
import { useState } from 'react';
import type { KindDescription, VariantDescription } from '../../../../electron/contract/description.ts';
import type { PieceView, View } from '../../../../electron/contract/view.ts';
import { isNeutral } from '../../../board/owner.ts';
import {
  cellNameOf,
  kindOf,
  letterOf,
  lettersOf,
  pieceWhere,
  sentence,
  sideName,
  unitName,
} from '../../../narration/labels.ts';
import { useApp } from '../../../state/app.ts';
import { practise } from '../../../state/exercises/lessons.ts';
import { useIsNative } from '../../../state/notation.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { cropOf, diagramMarks, useDiagram } from '../../parts/useDiagram.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import styles from './Card.module.css';
import { CardDiagram, standsToMove, useCardChoice } from './CardDiagram.tsx';

const words = uiText.table.card;

export function PieceCard({
  description,
  view,
  piece,
  onCell,
  pictured = false,
}: {
  readonly description: VariantDescription;
  readonly view: View;
  readonly piece: PieceView;
  /** absent: a static card without buttons */
  readonly onCell?: (cell: number) => void;
  /** its picture is shown above the card already */
  readonly pictured?: boolean;
}) {
  const kind = kindOf(description, piece.kind);
  const diagram = useDiagram(description.id, kind);
  const open = useApp((app) => app.open);
  const [all, showAll] = useState(false);
  const { pattern, set: setPattern } = useCardChoice();
  const isNative = useIsNative(description);
  if (!kind) return null;
  const twin = formsOf(description, kind);
  const canStand = standsToMove(view, piece);
  const here = canStand && !(pattern && onCell);
  const where =
    piece.place === 'board' && piece.at !== null
      ? words.on(cellNameOf(description, piece.at))
      : piece.place === 'board'
        ? ''
        : words[piece.place];
  const notes = piece.notes.map((note) => (
    <div className={styles.note} key={note.id}>
      {note.badge === undefined ? <Icon name="eye" /> : <b className={styles.badge}>{note.badge}</b>}
      <span>
        {note.says}{' '}
        {note.by.map((id) => {
          const by = view.pieces.find((p) => p.id === id);
          if (!by) return null;
          const at = by.at;
          if (!onCell || at === null) return <b key={id}>{pieceWhere(description, by)} </b>;
          return (
            <button key={id} type="button" className="link" onClick={() => onCell(at)}>
              {pieceWhere(description, by)}
            </button>
          );
        })}
      </span>
    </div>
  ));
  const owner = isNeutral(description, piece) ? words.nobodys : sideName(description, piece.side);
  return (
    <article data-testid="card">
      <header className={styles.head}>
        {!pictured && <PieceFigure description={description} piece={piece} keep="corner" className={styles.picture} />}
        <div>
          <h3>{sentence(unitName(description, piece))}</h3>
          <p className="muted small">{words.of(owner, where)}</p>
        </div>
        <span className={styles.letter}>{lettersOf(description, piece, isNative)}</span>
      </header>
      <p className={styles.rule}>{kind.summary}</p>
      {all && onCell && (
        <ul className={styles.sentences}>
          {kind.rules.map((rule) => (
            <li key={rule.id}>{rule.says}</li>
          ))}
        </ul>
      )}
      {twin && !here && (
        <Forms description={description} piece={piece} base={twin.base} promoted={twin.promoted} all={all} />
      )}
      <div className={here || (diagram && !twin) ? styles.beside : undefined}>
        {here && <CardDiagram description={description} view={view} piece={piece} />}
        {!here && diagram && !twin && (
          <FlatPicture
            description={description}
            pieces={diagram.pieces}
            features={diagram.features}
            flights={diagram.flights}
            marks={diagramMarks(diagram)}
            label={words.diagram(kind.name)}
            crop={cropOf(description)}
          />
        )}
        <div>
          {notes}
          {onCell && (
            <p className={styles.links}>
              <button type="button" className="link" aria-expanded={all} onClick={() => showAll(!all)}>
                {all ? words.fewer : words.more(kind.rules.length)}
              </button>
              {canStand && (diagram || twin) && (
                <button type="button" className="link" data-testid="diagram-switch" onClick={() => setPattern(here)}>
                  {here ? words.showPattern : words.showHere}
                </button>
              )}
              <button
                type="button"
                className="link"
                onClick={() => open('rulebook', { variant: description.id, kind: kind.id })}
              >
                {words.rules}
              </button>
              <button
                type="button"
                className="link"
                data-testid="practise"
                onClick={() => void practise(description, kind.id, view.options)}
              >
                {uiText.exercise.practice.begin}
              </button>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** A kind with its promoted form, given either of the two; null for kinds without another form. */
const formsOf = (
  d: VariantDescription,
  kind: KindDescription,
): { readonly base: KindDescription; readonly promoted: KindDescription } | null => {
  const base = kind.promotedFrom == null ? kind : kindOf(d, kind.promotedFrom);
  const promoted = d.kinds.find((k) => base !== undefined && k.promotedFrom === base.id);
  return base && promoted ? { base, promoted } : null;
};

/** in a picture half as wide as the panel this many cells are still distinguishable */
const HALF = { most: 7 } as const;
/** Both forms side by side, each with its moves; the present one is marked. */
function Forms({
  description,
  piece,
  base,
  promoted,
  all,
}: {
  readonly description: VariantDescription;
  readonly piece: PieceView;
  readonly base: KindDescription;
  readonly promoted: KindDescription;
  /** includes the text about the other form */
  readonly all: boolean;
}) {
  const first = useDiagram(description.id, base);
  const second = useDiagram(description.id, promoted);
  const isNative = useIsNative(description);
  const forms = uiText.special.forms;
  const form = (kind: KindDescription, diagram: typeof first, title: string) => {
    const now = kind.id === piece.kind;
    return (
      <div key={kind.id} className={styles.form} data-now={now || undefined}>
        <p>
          <Lozenge turned={now} hollow={!now} className={styles.square} />
          <b>{title}</b>
          <span className={styles.letter}>{letterOf(description, kind.id, piece.side, isNative)}</span>
          {now && <span className="sr">{forms.now}</span>}
        </p>
        {diagram && (
          <FlatPicture
            description={description}
            pieces={diagram.pieces}
            features={diagram.features}
            flights={diagram.flights}
            marks={diagramMarks(diagram)}
            label={words.diagram(kind.name)}
            crop={HALF}
          />
        )}
        {!now && all && <small>{kind.summary}</small>}
      </div>
    );
  };
  return (
    <fieldset className={styles.forms} aria-label={forms.label} data-testid="forms">
      {form(base, first, forms.base)}
      {form(promoted, second, forms.promoted)}
    </fieldset>
  );
}

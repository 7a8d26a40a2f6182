/**
 * A piece told: what it is, whose, where, how it moves in words and as a live diagram made by the rules, and every
 * state it is in with those who cause it. The same card stands in the panel and in the large view under Alt.
 */
import { useEffect, useState } from 'react';
import type { Diagram, KindDescription, VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView, View } from '../../../electron/contract/view.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import { useApp } from '../../state/app.ts';
import { FlatPicture } from '../flat/FlatPicture.tsx';
import { Glyph } from '../flat/Glyph.tsx';
import { cellName, kindOf, letterOf, pieceWhere, sideName } from '../flat/labels.ts';
import { Icon } from '../shell/Icon.tsx';

const words = uiWords.table.card;
/** one question a kind: a diagram never changes during a game */
const diagrams = new Map<string, Promise<Diagram | null>>();

function useDiagram(variant: string, kind: KindDescription | undefined): Diagram | null {
  const tryTo = useApp((app) => app.tryTo);
  const [got, setGot] = useState<{ readonly key: string; readonly diagram: Diagram | null } | null>(null);
  const key = `${variant}/${kind?.id ?? ''}`;
  useEffect(() => {
    if (!kind?.diagram) return;
    let here = true;
    const asked = diagrams.get(key) ?? tryTo('rules.diagram', { variant, spec: kind.diagram });
    diagrams.set(key, asked);
    void asked.then((diagram) => {
      // an answer that failed is asked for again next time
      if (!diagram) diagrams.delete(key);
      if (here) setGot({ key, diagram });
    });
    return () => {
      here = false;
    };
  }, [variant, kind, key, tryTo]);
  return got?.key === key ? got.diagram : null;
}

export function PieceCard({
  description,
  view,
  piece,
  onCell,
}: {
  readonly description: VariantDescription;
  readonly view: View;
  readonly piece: PieceView;
  /** absent: a picture of a card, nothing to press */
  readonly onCell?: (cell: number) => void;
}) {
  const kind = kindOf(description, piece.kind);
  const diagram = useDiagram(description.id, kind);
  const open = useApp((app) => app.open);
  const [all, showAll] = useState(false);
  if (!kind) return null;
  const side = description.sides[piece.side];
  const where =
    piece.place === 'board' && piece.at !== null
      ? words.on(cellName(description, piece.at))
      : piece.place === 'board'
        ? ''
        : words[piece.place];
  const notes = piece.notes.map((note) => (
    <div className="state" key={note.id}>
      <Icon name="eye" />
      <span>
        {note.says}{' '}
        {note.by.map((id) => {
          const by = view.pieces.find((p) => p.id === id);
          if (!by) return null;
          const at = by.at;
          if (!onCell || at === null) return <b key={id}>{pieceWhere(description, by)} </b>;
          return (
            <button key={id} type="button" className="linky" onClick={() => onCell(at)}>
              {pieceWhere(description, by)}
            </button>
          );
        })}
      </span>
    </div>
  ));
  return (
    <article className="card" data-testid="card">
      <div className="card-h">
        <Glyph variant={description.id} kind={kind.id} side={piece.side} sideId={side.id} />
        <div>
          <h3>{kind.name}</h3>
          <p className="muted small">{words.of(sideName(description, piece.side), where)}</p>
        </div>
        <span className="lt">{letterOf(description, kind.id, piece.side)}</span>
      </div>
      <p className="rule">{kind.summary}</p>
      {all && onCell && (
        <ul className="sentences">
          {kind.rules.map((rule) => (
            <li key={rule.id}>{rule.says}</li>
          ))}
        </ul>
      )}
      <div className={diagram ? 'two' : ''}>
        {diagram && (
          <FlatPicture
            description={description}
            pieces={diagram.pieces}
            marks={[
              ...(diagram.focus === null ? [] : [{ cell: diagram.focus, mark: 'selected' as const }]),
              ...diagram.marks,
            ]}
            label={words.diagram(kind.name)}
            crop
          />
        )}
        <div>
          {notes}
          {onCell && (
            <p className="links">
              <button type="button" className="linky" aria-expanded={all} onClick={() => showAll(!all)}>
                {all ? words.fewer : words.more(kind.rules.length)}
              </button>
              <button
                type="button"
                className="linky"
                onClick={() => open('rulebook', { variant: description.id, kind: kind.id })}
              >
                {words.rules}
              </button>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

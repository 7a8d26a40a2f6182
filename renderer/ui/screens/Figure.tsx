/**
 * One diagram of the rulebook: the position from the book, the marks from the engine's own generator, and in words
 * under it what the marks mean. A position that cannot be drawn says so instead of showing something else.
 */
import { useEffect, useId, useState } from 'react';
import type { Diagram, DiagramSpec, VariantDescription } from '../../../electron/contract/description.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import { useApp } from '../../state/app.ts';
import { FlatPicture } from '../flat/FlatPicture.tsx';
import { featureName, pieceName } from '../flat/labels.ts';
import { MarkShape } from '../flat/MarkShape.tsx';

const words = uiWords.rulebook;
type Mark = keyof typeof words.legend;

export function Figure(props: {
  readonly description: VariantDescription;
  readonly spec: DiagramSpec;
  readonly caption: string;
}) {
  const { description, spec, caption } = props;
  const ask = useApp((app) => app.ask);
  const [diagram, setDiagram] = useState<Diagram | null>(null);
  const [refused, setRefused] = useState(false);
  const id = useId();

  useEffect(() => {
    let wanted = true;
    void ask['rules.diagram']({ variant: description.id, spec }).then((answer) => {
      if (!wanted) return;
      if (answer.ok) setDiagram(answer.value);
      else setRefused(true);
    });
    return () => {
      wanted = false;
    };
  }, [ask, description.id, spec]);

  const marks = diagram?.marks ?? [];
  // of a large board only what is meant: the Kings far away only make it a position
  const large = Math.max(description.topology.width, description.topology.height) > 12;
  const used = (Object.keys(words.legend) as Mark[]).filter((mark) => marks.some((m) => m.mark === mark));
  return (
    <figure aria-labelledby={id}>
      {diagram ? (
        <FlatPicture
          description={description}
          pieces={diagram.pieces}
          features={diagram.features}
          flights={diagram.flights}
          crop={large ? { least: 9 } : false}
          marks={[...(diagram.focus === null ? [] : [{ cell: diagram.focus, mark: 'selected' as const }]), ...marks]}
          coordinates
          label={told(diagram, description, caption)}
        />
      ) : (
        <div
          className="no-figure"
          style={{ aspectRatio: `${description.topology.width} / ${description.topology.height}` }}
        >
          {refused && words.cannotDraw}
        </div>
      )}
      <figcaption id={id}>
        {caption}
        {used.length > 0 && (
          <span className="figure-legend">
            {used.map((mark) => (
              <span key={mark}>
                <svg viewBox="-6 -6 112 112" aria-hidden="true">
                  <g className="mark-case">
                    <MarkShape mark={mark} />
                  </g>
                </svg>
                {words.legend[mark]}
              </span>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The picture in words: who stands where, and where the piece in question may go. */
function told(diagram: Diagram, description: VariantDescription, caption: string): string {
  const name = (cell: number) => description.topology.cells[cell]?.name ?? '';
  const stands = diagram.pieces
    .filter((piece) => piece.at !== null)
    .map((piece) => {
      const kind = description.kinds.find((k) => k.id === piece.kind)?.name ?? piece.kind;
      return `${description.sides[piece.side].name} ${kind} ${name(piece.at!)}`;
    });
  const goes = (Object.keys(words.legend) as Mark[]).flatMap((mark) => {
    const cells = diagram.marks.filter((m) => m.mark === mark).map((m) => name(m.cell));
    return cells.length > 0 ? [`${words.legend[mark]}: ${cells.join(', ')}`] : [];
  });
  const lies = diagram.features.map((f) => `${featureName(description, f.id)} ${name(f.cell)}`);
  const lands = diagram.flights.map((f) =>
    uiWords.special.flights.onCell(pieceName(description, f), name(f.to), f.left),
  );
  const parts = [stands.join(', '), lies.join(', '), ...lands, ...goes].filter((part) => part !== '');
  return [caption.replace(/\.$/, ''), ...parts].join('. ');
}

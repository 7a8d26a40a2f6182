/**
 * One diagram of the rulebook: the position from the book, the marks from the engine's move generator, and under it a
 * text that says what the marks mean. A position that cannot be drawn says so instead of showing something else.
 */
import { useEffect, useId, useState } from 'react';
import type { AskedDiagram, Diagram, VariantDescription } from '../../../../electron/contract/description.ts';
import { featureLabel, kindName, pieceLabel } from '../../../narration/labels.ts';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { MarkShape } from '../../flat/MarkShape.tsx';
import type { Crop } from '../../flat/picture-layout.ts';
import styles from './Figure.module.css';

const words = uiText.rulebook;
type Mark = keyof typeof words.legend;

export function Figure(props: {
  readonly description: VariantDescription;
  readonly spec: AskedDiagram;
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

  // crop a large board to the subject, unless that is the whole array: distant Kings are there only to make the
  // position legal
  const large = Math.max(description.topology.width, description.topology.height) > 12;
  const isWhole = diagram !== null && diagram.pieces.length >= description.setup.length;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      {diagram ? (
        <DiagramPicture
          description={description}
          diagram={diagram}
          crop={large && !isWhole ? { least: 9 } : false}
          caption={caption}
        />
      ) : (
        <div
          className={styles.missing}
          style={{ aspectRatio: `${description.topology.width} / ${description.topology.height}` }}
        >
          {refused && words.cannotDraw}
        </div>
      )}
      <figcaption id={id}>
        {caption}
        <FigureLegend marks={diagram?.marks ?? []} />
      </figcaption>
    </figure>
  );
}

/** The position of a diagram with its marks; its label is the caption and what the picture shows. */
export function DiagramPicture(props: {
  readonly description: VariantDescription;
  readonly diagram: Diagram;
  readonly caption: string;
  readonly crop?: boolean | Crop;
}) {
  const { description, diagram, caption, crop = false } = props;
  const { focus, marks } = diagram;
  return (
    <FlatPicture
      description={description}
      pieces={diagram.pieces}
      features={diagram.features}
      flights={diagram.flights}
      crop={crop}
      marks={[...(focus === null ? [] : [{ cell: focus, mark: 'selected' as const }]), ...marks]}
      coordinates
      className={styles.picture}
      label={told(diagram, description, caption)}
    />
  );
}

/** What the marks of a diagram mean. */
export function FigureLegend({ marks }: { readonly marks: Diagram['marks'] }) {
  const used = meaningsOf(marks);
  if (used.length === 0) return null;
  return (
    <span className={styles.legend}>
      {used.map(({ mark, says }) => (
        <span key={`${mark} ${says}`}>
          <svg viewBox="-6 -6 112 112" aria-hidden="true">
            <MarkShape mark={mark} />
          </svg>
          {says}
        </span>
      ))}
    </span>
  );
}

/** The meaning of the mark; for a special action, what happens there. */
const meaningOf = ({ mark, kind }: Diagram['marks'][number]): string =>
  (kind === undefined ? undefined : uiText.special.marks[kind]) ?? words.legend[mark];
/** Each meaning once, in the order of the legend. */
const meaningsOf = (marks: Diagram['marks']): { readonly mark: Mark; readonly says: string }[] =>
  (Object.keys(words.legend) as Mark[]).flatMap((mark) =>
    [...new Set(marks.filter((m) => m.mark === mark).map(meaningOf))].map((says) => ({ mark, says })),
  );

/** The picture as text: the pieces, and where the piece in question may go. */
function told(diagram: Diagram, description: VariantDescription, caption: string): string {
  const name = (cell: number) => description.topology.cells[cell]?.name ?? '';
  const stands = diagram.pieces
    .filter((piece) => piece.at !== null)
    .map((piece) => {
      const mount = piece.rides && diagram.pieces.find((p) => p.at === piece.at && !p.rides);
      const on = mount ? ` ${uiText.special.stack.rides(kindName(description, mount.kind))}` : '';
      return `${pieceLabel(description, piece)}${on} ${name(piece.at!)}`;
    });
  const goes = meaningsOf(diagram.marks).map(({ says }) => {
    const cells = diagram.marks.filter((m) => meaningOf(m) === says).map((m) => name(m.cell));
    return uiText.joined.of(says, cells.join(', '));
  });
  const lies = diagram.features.map((f) => `${featureLabel(description, f.id)} ${name(f.cell)}`);
  const lands = diagram.flights.map((f) =>
    uiText.special.flights.onCell(pieceLabel(description, f), name(f.to), f.left),
  );
  const parts = [stands.join(', '), lies.join(', '), ...lands, ...goes].filter((part) => part !== '');
  return [caption.replace(/\.$/, ''), ...parts].join('. ');
}

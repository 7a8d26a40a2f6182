/** A feature on a square that is owned by a side: its owner, what it does, where its other end is. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { FeatureView } from '../../../../electron/contract/view.ts';
import { cellNameOf, featureLabel, featureOf, sideName } from '../../../narration/labels.ts';
import { uiText } from '../../../text/index.ts';
import { FeatureGlyph } from '../../flat/FeatureGlyph.tsx';
import { classes } from '../../shell/classes.ts';
import styles from './Card.module.css';

const words = uiText.special.gate;

export function GateCard({
  description,
  gate,
  onCell,
}: {
  readonly description: VariantDescription;
  readonly gate: FeatureView;
  readonly onCell: (cell: number) => void;
}) {
  const { leadsTo } = gate;
  const where = uiText.table.card.on(cellNameOf(description, gate.cell));
  const of = gate.side === null ? where : uiText.table.card.of(sideName(description, gate.side), where);
  return (
    <article data-testid="gate-card">
      <header className={styles.head}>
        <FeatureGlyph variant={description.id} feature={gate.id} className={classes(styles.picture, styles.gate)} />
        <div>
          <h3>{featureLabel(description, gate.id)}</h3>
          <p className="muted small">{of}</p>
        </div>
      </header>
      <p className={styles.rule}>{featureOf(description, gate.id)?.says ?? gate.says}</p>
      <p className="small">
        {leadsTo == null ? (
          words.alone
        ) : (
          <>
            {words.to}{' '}
            <button type="button" className="link" onClick={() => onCell(leadsTo)}>
              {cellNameOf(description, leadsTo)}
            </button>
            .
          </>
        )}
      </p>
    </article>
  );
}

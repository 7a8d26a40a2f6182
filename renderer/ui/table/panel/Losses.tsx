/**
 * What the action under the pointer would capture, in order: own losses are marked and named, and so is a lost game.
 */

import { isMoreThanSeen, lossesOf } from '../../../narration/effects/losses.ts';
import { cellNameOf, pieceLabel } from '../../../narration/labels.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { MarkShape } from '../../flat/MarkShape.tsx';
import tile from '../../parts/Tile.module.css';
import { useMatch } from '../../parts/table-context.ts';
import { Icon } from '../../shell/Icon.tsx';
import styles from './Losses.module.css';

const words = uiText.special.takes;

export function Takes() {
  const view = useMatch((s) => s.view);
  const preview = useMatch((s) => s.preview);
  const description = useMatch((s) => s.description);
  if (!preview) return null;
  const { action } = preview;
  const losses = lossesOf(view, action);
  if (!isMoreThanSeen(action, losses)) return null;
  return (
    <section className={styles.losses} aria-label={words.title} data-testid="takes">
      <h3>{words.title}</h3>
      <ol>
        {losses.map(({ piece, cell, own }, i) => (
          <li key={piece.id} data-own={own || undefined}>
            <span className={styles.number}>{i + 1}</span>
            <PieceFigure description={description} piece={piece} className={tile.tile} />
            <span>
              {pieceLabel(description, piece)} {cellNameOf(description, cell)}
            </span>
            {own && (
              <span className={styles.own}>
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <MarkShape mark="own" />
                </svg>
                {words.own}
              </span>
            )}
          </li>
        ))}
      </ol>
      {action.to !== null && action.kind === 'rage' && (
        <p className="muted small">{words.ends(cellNameOf(description, action.to))}</p>
      )}
      {action.loses !== null && (
        <p className={styles.warning}>
          <Icon name="warning" />
          <span>
            <b>{words.loses}</b> {action.loses}
          </span>
        </p>
      )}
    </section>
  );
}

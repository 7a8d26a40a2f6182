/** The close-up of a piece, and its card. */
import { lazy, Suspense } from 'react';
import type { TableSettings } from '../../../board/props.ts';
import { Decoration } from '../../../decoration/Decoration.tsx';
import { pieceLabel } from '../../../narration/labels.ts';
import { pieceOf, shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { GlyphOfPiece } from '../../flat/Glyph.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { PieceCard } from '../panel/PieceCard.tsx';
import styles from './LargePiece.module.css';

const CloseUp = lazy(() => import('../../board3d/Board3D.tsx').then((module) => ({ default: module.CloseUp })));

export function LargePiece({ id, settings }: { readonly id: number; readonly settings: TableSettings }) {
  const { flat } = useTable();
  const description = useMatch((s) => s.description);
  const view = useMatch(shownView);
  const piece = pieceOf(view, id);
  if (!piece) return null;
  const glyph = <GlyphOfPiece description={description} piece={piece} className={styles.glyph} />;
  return (
    <aside className={styles.large} aria-label={uiText.table.large(pieceLabel(description, piece))} data-testid="large">
      {flat ? (
        glyph
      ) : (
        <div className={styles.figure} data-testid="figure">
          <Decoration key={piece.id} what="the enlarged figure" instead={glyph}>
            <Suspense fallback={null}>
              <CloseUp description={description} piece={piece} settings={settings} instead={glyph} />
            </Suspense>
          </Decoration>
        </div>
      )}
      <PieceCard description={description} view={view} piece={piece} pictured />
    </aside>
  );
}

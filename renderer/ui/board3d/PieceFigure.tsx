/** A piece in a list or on a card: its figure with its glyph, and only the glyph where no figure can be drawn. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView } from '../../../electron/contract/view.ts';
import { isLeaderless } from '../../state/match/groups/groups.ts';
import { GlyphOfPiece } from '../flat/Glyph.tsx';
import { Portrait } from './Portrait.tsx';

export function PieceFigure(props: {
  readonly description: VariantDescription;
  readonly piece: Pick<PieceView, 'kind' | 'side' | 'group'> & { readonly notes?: PieceView['notes'] };
  /** of the glyph and of the figure alike */
  readonly className?: string | undefined;
  /** where the glyph goes */
  readonly keep?: 'corner' | 'beside';
}) {
  const { description, piece, className, keep = 'beside' } = props;
  const { kind, side, group, notes = [] } = piece;
  const sized = className === undefined ? {} : { className };
  return (
    <Portrait
      description={description}
      kind={kind}
      side={side}
      group={group}
      notes={notes}
      framed
      keep={keep}
      {...sized}
      glyph={<GlyphOfPiece description={description} piece={piece} fallen={isLeaderless({ notes })} {...sized} />}
    />
  );
}

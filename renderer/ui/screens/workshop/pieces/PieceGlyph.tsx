/** A piece of the game that is being made, drawn flat. */

import type { Side } from '../../../../../electron/contract/view.ts';
import { OWN_GAME } from '../../../../../engine/shared/own-game.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { DescribedGlyph } from '../../../flat/Glyph.tsx';
import { classes } from '../../../shell/classes.ts';
import styles from './PieceGlyph.module.css';

/** By its number in the game; nothing where there is none. */
export function PieceGlyph(props: {
  readonly piece: number;
  readonly side?: Side;
  /** it is not what the board is about now */
  readonly isFaint?: boolean;
  /** in place of its own; the empty name is none */
  readonly tint?: string;
}) {
  const { piece, side = 0, isFaint, tint } = props;
  const kinds = useGameText((state) => state.shown?.parts.game?.pieces);
  const looks = useGameText((state) => state.shown?.parts.game?.looks);
  const one = kinds?.[piece];
  if (!kinds || !one) return null;
  const { tint: _own, ...plain } = one;
  const tinted = tint === undefined ? kinds : kinds.with(piece, tint === '' ? plain : { ...plain, tint });
  return (
    <DescribedGlyph
      described={{ id: OWN_GAME, kinds: tinted, looks }}
      kind={one.id}
      side={side}
      className={classes(styles.glyph, isFaint && styles.faint)}
    />
  );
}

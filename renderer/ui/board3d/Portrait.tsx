/**
 * A piece as it looks on the table: first its glyph, then the portrait of its figure when that is ready. Both have the
 * same box. With the flat board, or on a machine that cannot render in 3D, the glyph stays.
 */
import { type ReactNode, useEffect, useState } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView } from '../../../electron/contract/view.ts';
import { decorated } from '../../decoration/Decoration.tsx';
import { whenGraphicsReturn } from '../../scene/graphics.ts';
import { useApp } from '../../state/app.ts';
import { useSigns } from '../../state/signs.ts';
import { classes } from '../shell/classes.ts';
import styles from './Portrait.module.css';

type Notes = PieceView['notes'];
const NO_NOTES: Notes = [];

interface Pictured {
  readonly key: string;
  readonly address: string;
}

export const Portrait = decorated('a portrait', FigureOrGlyph, ({ glyph }) => glyph);

function FigureOrGlyph(props: {
  readonly description: VariantDescription;
  readonly kind: string;
  readonly side: PieceView['side'];
  /** absent in games with groups: the first group of its side */
  readonly group?: string | undefined;
  /** the state of the piece, as far as its figure shows it */
  readonly notes?: Notes;
  readonly glyph: ReactNode;
  /** shown on its own, not on a square of a board */
  readonly framed?: boolean;
  /** where the glyph goes when the portrait is shown: over its corner, or beside it at the same size; absent: nowhere */
  readonly keep?: 'corner' | 'beside';
  readonly className?: string;
}) {
  const { description, kind, side, notes = NO_NOTES, glyph, framed = false, keep } = props;
  const group = props.group ?? description.groups?.find((g) => g.side === side)?.id;
  const flat = useApp((app) => app.settings.board === 'flat');
  const signs = useSigns(description.id);
  const [pictured, show] = useState<Pictured | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => whenGraphicsReturn(() => setAttempt((n) => n + 1)), []);
  // a game of one's own has the same id in other looks
  const { figure, tint, outline } = description.kinds.find(({ id }) => id === kind) ?? {};
  const looks = [description.looks?.set, figure, tint, outline, signs];
  const key = [description.id, kind, ...looks, side, group, ...notes.map((note) => note.id)].join(' ');
  // without WebGL 2 no figure can be drawn, and three.js need not be loaded to find out
  const wanted = !flat && typeof WebGL2RenderingContext !== 'undefined';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what a figure shows
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const piece = { kind, side, notes, ...(group !== undefined && { group }) };
    import('./portraits.ts')
      .then(({ portraitIn }) => portraitIn(description, signs, piece))
      .then(
        (address) => {
          if (!gone && address !== null) show({ key, address });
        },
        (error: unknown) => console.warn('a figure has no portrait', error),
      );
    return () => {
      gone = true;
    };
  }, [key, wanted, attempt]);

  if (!wanted || pictured?.key !== key) return glyph;
  const portrait = (
    <img
      className={classes(styles.portrait, framed && styles.framed, props.className)}
      src={pictured.address}
      alt=""
      decoding="sync"
      draggable={false}
    />
  );
  if (!keep) return portrait;
  return (
    <span className={classes(styles.both, keep === 'corner' ? styles.corner : styles.beside)}>
      {portrait}
      <span className={styles.glyph}>{glyph}</span>
    </span>
  );
}

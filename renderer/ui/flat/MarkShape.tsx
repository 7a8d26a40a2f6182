/** One mark of a cell as a shape in a 100 x 100 box; marks with a direction are rotated towards their cell. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Side } from '../../../electron/contract/view.ts';
import { markPaths } from '../../board/mark-paths.ts';
import type { CellMark, Mark } from '../../board/props.ts';
import styles from './MarkShape.module.css';

/** Marks without a colour of their own use that of another. */
const colourOf: Partial<Record<Mark, Mark>> = {
  either: 'capture',
  strike: 'capture',
  cut: 'push',
  cursor: 'selected',
  route: 'move',
  loss: 'threatened',
  link: 'push',
  watch: 'drop',
};

/** Degrees clockwise from up, as seen from `seat`; 0 for marks without a direction. */
export const markTurn = (d: VariantDescription, mark: CellMark, seat: Side): number => {
  const other = mark.toward ?? mark.away;
  if (other === undefined) return 0;
  const from = d.topology.cells[mark.cell];
  const to = d.topology.cells[other];
  if (!from || !to) return 0;
  const flip = (seat === 0 ? 1 : -1) * (mark.toward === undefined ? -1 : 1);
  return Math.round((Math.atan2((to.x - from.x) * flip, (to.y - from.y) * flip) * 180) / Math.PI);
};

export function MarkShape({
  mark,
  turn = 0,
  bold = false,
  onPoints = false,
}: {
  readonly mark: Mark;
  readonly turn?: number;
  /** for pictures whose cells are smaller than 24 px */
  readonly bold?: boolean;
  /** on a board whose pieces stand where its lines cross */
  readonly onPoints?: boolean;
}) {
  const transform = turn === 0 ? undefined : `rotate(${turn} 50 50)`;
  const d = markPaths(onPoints)[mark];
  const shape = { d, transform, fillRule: 'evenodd' } as const;
  const own = { ...shape, 'data-mark': mark, style: { color: `var(--hl-${colourOf[mark] ?? mark})` } };
  if (!bold) return <path className={styles.shape} {...own} />;
  return (
    <>
      <path className={styles.casing} {...shape} />
      <path className={`${styles.shape} ${styles.bold}`} {...own} />
    </>
  );
}

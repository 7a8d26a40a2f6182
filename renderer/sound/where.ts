/** Where a square is for the ears of a player at a seat. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Side } from '../../electron/contract/view.ts';
import type { MaterialName } from '../board/material.ts';
import type { Source } from './speaker.ts';

export function sourceAt(
  { topology }: Pick<VariantDescription, 'topology'>,
  cell: number | null,
  seat: Side,
  material: MaterialName,
): Source {
  const found = cell === null ? undefined : topology.cells[cell];
  if (!found) return { across: 0, away: 0, material };
  const [x, y] = [found.x / Math.max(1, topology.width - 1), found.y / Math.max(1, topology.height - 1)];
  return seat === 0 ? { across: 2 * x - 1, away: y, material } : { across: 1 - 2 * x, away: 1 - y, material };
}

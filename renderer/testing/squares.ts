/** Boards of squares with letters for files and numbers for ranks, as plain descriptions. */
import type { VariantDescription } from '../../electron/contract/description.ts';

export function squares(width: number, height: number): VariantDescription['topology'] {
  const files = [...'abcdefghijklmnop'].slice(0, width);
  const ranks = Array.from({ length: height }, (_, i) => String(i + 1));
  const cells = ranks.flatMap((rank, y) =>
    files.map((file, x) => ({ name: file + rank, alias: file + rank, x, y, zone: 'field', height: 0 })),
  );
  return { width, height, cells, files, ranks };
}

const side = (id: string, name: string) => ({ id, name, says: '' });
export const twoSides = [side('white', 'White'), side('black', 'Black')] as const;

/** The number of a cell by its name; throws where there is none. */
export const cellsNamed =
  ({ title, topology }: VariantDescription) =>
  (name: string): number => {
    const cell = topology.cells.findIndex((c) => c.name === name);
    if (cell < 0) throw new Error(`${title} has no cell ${name}`);
    return cell;
  };

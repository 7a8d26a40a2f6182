/**
 * What the start screen's pictures of the boards show, as far as it can be said in a few letters: if one of these changes,
 * the pictures have to be taken anew (`npm run art -- --boards`). Colours, and shapes within the same size, are not among it.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { figureOf } from '../scene/pieces/figures.ts';
import { figureWorn } from '../scene/portrait/closeView.ts';
import * as acid from '../testing/acid.ts';
import * as chesimals from '../testing/chesimals.ts';
import * as deicide from '../testing/deicide.ts';
import * as fourchan from '../testing/fourchan.ts';
import { artOf } from '../variants/registry.ts';

/** Each game of the program with its first position. */
export const games: readonly { readonly board: VariantDescription; readonly view: View }[] = [
  { board: acid.acidBoard, view: acid.startView() },
  { board: deicide.deicideBoard, view: deicide.startView() },
  { board: fourchan.fourchanBoard, view: fourchan.startView() },
  { board: chesimals.chesimalsBoard, view: chesimals.startView() },
];

/** FNV-1a of 32 bits: enough to notice a change. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** in cells: a smaller difference is not seen in a picture of a whole board */
const SEEN = 0.05;
const rounded = (n: number): number => Math.round(n / SEEN);

/** By game: its cells, where its pieces stand, and how large their figures are. */
export async function boardLooks(): Promise<Record<string, string>> {
  const looks: Record<string, string> = {};
  for (const { board, view } of games) {
    const art = await artOf(board);
    const { width, height, cells } = board.topology;
    const kinds = [...new Set(view.pieces.map((piece) => figureWorn(art, piece)))].sort();
    const figures = kinds.map((kind) => {
      const { corners } = figureOf(art, kind).bounds;
      return [kind, ...Array.from(corners, rounded)];
    });
    const pieces = view.pieces.map(({ kind, side, group, at }) => [kind, side, group ?? null, at]);
    const seen = [width, height, cells.map((cell) => rounded(cell.height)), pieces, figures];
    looks[board.id] = digest(JSON.stringify(seen));
  }
  return looks;
}

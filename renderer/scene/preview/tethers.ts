/**
 * Which pieces hold which: a thin band from every piece that a note names to the piece it holds (in Acid, from each
 * watcher to the Angel it has frozen), from head to head, so that both ends are visible over the figures between them.
 * Where the art has frost of its own and many pieces are held at once, bands are shown only for pieces in focus (see
 * threads.ts).
 */
import type { View } from '../../../electron/contract/view.ts';
import type { Spot } from '../../art/spot.ts';
import { markColours } from '../../board/mark-outlines.ts';
import { isTie } from '../../board/ties.ts';
import type { Places } from '../places.ts';
import { type Ribbon, ringOver } from './ribbon.ts';

const HEAD = 0.95;

/** a ring of ice around a held piece: visible without following a band */
const ICE = '#a6e4ff';

export function tethers(view: View, places: Places): readonly Ribbon[] {
  const rings = view.pieces.flatMap((piece): Ribbon[] =>
    piece.at !== null && piece.notes.some((note) => note.id === 'frozen')
      ? [{ points: ringOver(places.cell(piece.at), 0.45), colour: ICE, width: 0.05, arrow: false }]
      : [],
  );
  return [...rings, ...bands(view, places)];
}

/**
 * `meant`: filters by the held piece, the holder, and the note's id. Pieces on the same cell do not hold each other.
 */
export function bands(
  view: View,
  places: Places,
  meant: (held: number, holder: number, note: string) => boolean = () => true,
): readonly Ribbon[] {
  const standing = new Map(view.pieces.filter((p) => p.at !== null).map((piece) => [piece.id, piece]));
  const head = (cell: number): Spot => {
    const spot = places.cell(cell);
    return { ...spot, y: spot.y + HEAD };
  };
  return view.pieces.flatMap((held) =>
    held.at === null
      ? []
      : held.notes.flatMap((note) =>
          (isTie(note) ? [] : note.by).flatMap((id): Ribbon[] => {
            const holder = standing.get(id);
            if (!holder || holder.at === null || held.at === null || !meant(held.id, id, note.id)) return [];
            if (holder.at === held.at) return [];
            const [a, b] = [head(holder.at), head(held.at)];
            const points = Array.from({ length: 13 }, (_, i) => {
              const t = i / 12;
              return {
                x: a.x + (b.x - a.x) * t,
                y: a.y + (b.y - a.y) * t - 0.25 * 4 * t * (1 - t),
                z: a.z + (b.z - a.z) * t,
              };
            });
            return [{ points, colour: markColours.watch, width: 0.045, arrow: true }];
          }),
        ),
  );
}

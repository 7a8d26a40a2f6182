/** What players drew, as bands that lie on the table: figures stand on them and hide them. */
import type { Stroke } from '../../../electron/contract/view.ts';
import { pairs, penColours } from '../../board/strokes.ts';
import type { Places } from '../places.ts';
import type { Ribbon } from '../preview/ribbon.ts';

const WIDTH = 0.075;
const ABOVE = 0.035;

export const strokeRibbons = (strokes: readonly Stroke[], places: Places): readonly Ribbon[] => {
  const [west, north] = [-(places.width - 1) / 2, (places.depth - 1) / 2];
  return strokes.map(({ pen, points }) => {
    const spots = pairs(points).map(({ x, y }) => ({ x: west + x / 100, z: north - y / 100 }));
    // level, over the highest cell that it crosses: a band that climbs would cut into the edges of raised cells
    const heights = spots.flatMap((spot) =>
      places.cells.filter(({ x, z }) => Math.abs(x - spot.x) <= 0.5 && Math.abs(z - spot.z) <= 0.5).map(({ y }) => y),
    );
    const y = Math.max(0, ...heights) + ABOVE;
    return { points: spots.map((spot) => ({ ...spot, y })), colour: penColours[pen], width: WIDTH, arrow: false };
  });
};

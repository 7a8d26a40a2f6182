/**
 * The ties to draw at this moment. At rest they are those of the view, or of the previewed position. During playback
 * each unit has its new tie once both ends have arrived, and until then its old one, as long as both ends have not
 * moved.
 */
import type { Preview, View } from '../../../electron/contract/view.ts';
import { attendedGroups, type Tie, tiesOf } from '../../board/ties.ts';
import type { Places } from '../places.ts';
import type { Playback } from '../playback/playback.ts';
import type { Strand } from './layer.ts';

/** a figure nearer to its cell than this counts as standing on it */
const ARRIVED = 0.05;
/** from this value on, a figure that turns to stone has no ties */
const STONE = 0.4;

type Shown = Pick<Playback, 'view' | 'poses' | 'playing'>;

export class SeenTies {
  readonly #places: Places;
  #known: { readonly view: View; readonly after: Preview['after']; readonly ties: readonly Tie[] } | null = null;
  /** of the view before this one */
  #were: readonly Tie[] = [];

  constructor(places: Places) {
    this.#places = places;
  }

  /** Called with the view on the table before another is played. */
  leave(view: View | null): void {
    this.#were = view ? tiesOf(view) : [];
  }

  /** `after`: what is previewed; `meant`: pieces whose groups are emphasized. */
  *strands(
    { view, poses, playing }: Shown,
    after: Preview['after'],
    meant: readonly (number | null)[],
  ): Iterable<Strand> {
    if (!view) return;
    const lit = attendedGroups(view, meant);
    let ties = this.#tiesOf(view, after);
    if (playing) {
      const holds = ({ from, fromCell, to, toCell }: Tie) =>
        this.#rests(poses, from, fromCell) && this.#rests(poses, to, toCell);
      const there = ties.filter(holds);
      const tied = new Set(there.map(({ to }) => to));
      ties = [...there, ...this.#were.filter((tie) => !tied.has(tie.to) && holds(tie))];
    }
    for (const { to, fromCell, toCell, group, torn } of ties) {
      const pose = poses.get(to);
      if (!pose) continue;
      const [from, end] = [this.#places.cell(fromCell), this.#places.cell(toCell)];
      yield { from, to: end, livery: pose.livery ?? pose.side, lit: lit.has(group), torn };
    }
  }

  /** Computed again only when the view or the preview changes. */
  #tiesOf(view: View, after: Preview['after']): readonly Tie[] {
    if (this.#known?.view !== view || this.#known.after !== after)
      this.#known = { view, after, ties: tiesOf(view, after) };
    return this.#known.ties;
  }

  #rests(poses: Shown['poses'], piece: number, cell: number): boolean {
    const [pose, spot] = [poses.get(piece), this.#places.cell(cell)];
    if (!pose || pose.chill > STONE || pose.presence < 1) return false;
    return Math.hypot(pose.x - spot.x, pose.y - spot.y, pose.z - spot.z) < ARRIVED;
  }
}

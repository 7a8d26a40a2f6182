/**
 * What tests and the bench can read from a running table: `window.__fairytable`. Read-only.
 *
 * - `project({ cell: 40 })`, `project({ piece: 7 })`: the page's CSS pixel [x, y] where a cell's middle, or a piece at
 *   two thirds of its height, is shown; null when it is not on the table.
 * - `frames`: frames drawn since the table was mounted. It does not increase when nothing happens.
 * - `count()`: from now on `info()` includes the cost of the passes; one frame is drawn for it, with its shadows.
 * - `info()`: of the last frame, draw calls and triangles of the colour pass and of the shadow pass (when it last ran),
 *   if they are counted, and the resources in GPU memory.
 * - `ready`: a frame has been drawn with all labels painted.
 * - `settled`: the key of the last arrival whose view is on the table; null while one plays.
 * - `terrain()`: the features on the board as drawn, as `look@cell`, sorted; a hidden mine has a look of its own.
 * - `flights()`: the ghosts of pieces that are away as drawn, as `kind/side>cell:left`, sorted.
 * - `instances()`: kind, side and cell of every figure on the board as drawn, as `kind/side@cell`, sorted.
 * - `ties()`: the ties of units as drawn, as `cell-cell` from the end nearer the leader, `cell/cell` where it is
 *   torn, with ` lit` behind it where its group is in focus; sorted.
 * - `dice()`: what lies up of the coin or the dice beside the board, by how they are turned now, as `d20:17`, or `coin:1`
 *   for heads; `rolling`: they still move.
 * - `riders()`: the instances that ride on another; `ice()`: those in ice; `badges()`: plates, as `text@cell`; sorted.
 */
export interface PassCount {
  readonly calls: number;
  readonly triangles: number;
}

export interface FairytableHook {
  project(what: { readonly cell: number } | { readonly piece: number }): [number, number] | null;
  readonly frames: number;
  count(): void;
  info(): {
    readonly colour: PassCount;
    readonly shadow: PassCount;
    readonly geometries: number;
    readonly textures: number;
    readonly programs: number;
  };
  readonly ready: boolean;
  readonly settled: string | number | null;
  instances(): readonly string[];
  riders(): readonly string[];
  ice(): readonly string[];
  badges(): readonly string[];
  ties(): readonly string[];
  terrain(): readonly string[];
  flights(): readonly string[];
  dice(): readonly string[];
  readonly rolling: boolean;
}

declare global {
  interface Window {
    __fairytable?: FairytableHook;
  }
}

/** The tables of the page in the order of mounting: the last one is on top, and is the hook. */
const mounted: FairytableHook[] = [];

/** Makes this table the hook until the returned function is called; then the one below is the hook again, or none. */
export function offerHook(hook: FairytableHook): () => void {
  const show = (): void => {
    const top = mounted.at(-1);
    if (top) window.__fairytable = top;
    else delete window.__fairytable;
  };
  mounted.push(hook);
  show();
  return () => {
    mounted.splice(mounted.indexOf(hook), 1);
    show();
  };
}

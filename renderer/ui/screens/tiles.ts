/** Tiles in rows that break where the window ends: one tab stop, and the arrow keys go from tile to tile. */

/** Where a key leads from that tile (-1: none has the focus); undefined: nowhere. */
export function tileFrom(tiles: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  const here = tiles[from];
  switch (key) {
    case 'ArrowLeft':
      return tiles[from - 1];
    case 'ArrowRight':
      return tiles[from + 1];
    case 'Home':
      return tiles[0];
    case 'End':
      return tiles.at(-1);
    case 'ArrowDown':
    case 'ArrowUp': {
      if (!here) return undefined;
      const { x, y } = here.getBoundingClientRect();
      const way = key === 'ArrowDown' ? 1 : -1;
      const beyond = tiles
        .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
        .filter(({ box }) => way * (box.y - y) > 1)
        .sort((a, b) => way * (a.box.y - b.box.y) || Math.abs(a.box.x - x) - Math.abs(b.box.x - x));
      return beyond[0]?.tile;
    }
  }
}

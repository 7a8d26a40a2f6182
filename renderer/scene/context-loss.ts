/** The loss of a WebGL context and its return, of one canvas: usually it is restored within a second. */

/** milliseconds after which the flat board is the better choice */
const PATIENCE = 5000;

export interface ContextEvents {
  lost?(): void;
  /** it has been lost for so long that something else should be shown */
  gone?(): void;
  /** it can be drawn with again, however long it was lost */
  restored(): void;
}

/** A canvas that is no longer in the page loses its context on purpose, and nothing is told of it. */
export function watchContext(canvas: HTMLCanvasElement, { lost, gone, restored }: ContextEvents): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  canvas.addEventListener('webglcontextlost', () => {
    if (!canvas.isConnected) return;
    lost?.();
    waiting = setTimeout(() => canvas.isConnected && gone?.(), PATIENCE);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(waiting);
    restored();
  });
}

/** Why something could not be drawn: as soon as the context is restored it can be. */
export class ContextLost extends Error {
  constructor() {
    super('the graphics context is lost');
  }
}

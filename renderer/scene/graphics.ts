/**
 * What this machine draws with, asked once a page: whether there is WebGL 2 at all, and whether a graphics card does
 * it or the processor. The answer chooses the quality where the player leaves it to the machine.
 */
export interface Graphics {
  readonly webgl2: boolean;
  /** the processor draws: every program and every pixel costs some hundred times as much */
  readonly software: boolean;
}

const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render|\bwarp\b/i;

/** Does a renderer of this name draw with the processor? */
export const drawsByProcessor = (renderer: string): boolean => BY_PROCESSOR.test(renderer);

let known: Graphics | null = null;

function ask(): Graphics {
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false, depth: false });
  if (!gl) return { webgl2: false, software: false };
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // browsers keep only so many contexts: this one has told all it knows
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: true, software: typeof renderer === 'string' && drawsByProcessor(renderer) };
}

export function graphics(): Graphics {
  known ??= ask();
  return known;
}

/** The quality to draw with: what the player chose, or what suits the machine. */
export function qualityOf(wish: 'auto' | 'high' | 'low', machine: Graphics): 'high' | 'low' {
  return wish === 'auto' ? (machine.software ? 'low' : 'high') : wish;
}

/**
 * Calls back once everything that was asked of the graphics card so far has been done: with a card in the next
 * moment, without one perhaps seconds later. The answer stops waiting. A lost context has nothing left to wait for.
 */
export function whenDrawn(gl: WebGL2RenderingContext, then: () => void): () => void {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  let waiting: ReturnType<typeof setTimeout>;
  const look = (): void => {
    const done = !fence || gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!done) waiting = setTimeout(look, 8);
    else {
      if (fence) gl.deleteSync(fence);
      then();
    }
  };
  waiting = setTimeout(look, 0);
  return () => clearTimeout(waiting);
}

/**
 * The graphics capabilities of this machine, detected once per page, and again after a failure: whether there is WebGL 2 at all, and whether it is
 * rendered by a GPU or in software. They determine the quality where the player leaves it on automatic.
 */
export interface Graphics {
  readonly webgl2: boolean;
  /** software rendering: every program and every pixel costs about a hundred times as much */
  readonly software: boolean;
}

const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render|\bwarp\b/i;

/** Is this the name of a software renderer? */
export const drawsByProcessor = (renderer: string): boolean => BY_PROCESSOR.test(renderer);

let known: Graphics | null = null;
const waiting = new Set<() => void>();

function ask(): Graphics {
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false, depth: false });
  if (!gl) return { webgl2: false, software: false };
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // browsers limit the number of contexts, so this one is released
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: true, software: typeof renderer === 'string' && drawsByProcessor(renderer) };
}

export function graphics(): Graphics {
  known ??= ask();
  return known;
}

/** Calls back whenever it is worthwhile to try again what could not be drawn; the returned function ends that. */
export function whenGraphicsReturn(run: () => void): () => void {
  waiting.add(run);
  return () => void waiting.delete(run);
}

/** A context was restored, or the player asks for the 3D board: what could not be drawn before may be drawn now. */
export function tryGraphicsAgain(): void {
  if (!known?.webgl2) known = null;
  for (const run of [...waiting]) run();
}

/** The quality to render with: what the player chose, or what suits the machine. */
export function qualityOf(wish: 'auto' | 'high' | 'low', machine: Graphics): 'high' | 'low' {
  return wish === 'auto' ? (machine.software ? 'low' : 'high') : wish;
}

/**
 * Calls back once all commands sent to the GPU so far have been executed: almost at once with a GPU, perhaps seconds
 * later with software rendering. The returned function cancels the wait. With a lost context there is nothing to wait
 * for.
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

/**
 * The graphics capabilities of this machine, detected once per page, and again after a failure: whether there is WebGL 2 at all, and whether it is
 * rendered by a GPU or in software. They determine the quality where the player leaves it on automatic and nothing has
 * been measured.
 */
import { LONGEST_CARD, type Settings } from '../../electron/contract/settings.ts';

export interface Graphics {
  readonly webgl2: boolean;
  /** the name of the renderer as the browser tells it; empty where it tells none */
  readonly card: string;
  /** software rendering: every program and every pixel costs about a hundred times as much */
  readonly software: boolean;
}

const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render|\bwarp\b/i;

/**
 * Graphics in the processor's chip that are slow with shadows at the size of a screen: Intel's before Iris Xe, and those of
 * phones and small boards. Apple's, and AMD's, which are not told from cards by their names, are not among them.
 */
const INTEGRATED =
  /\bintel\b(?!.*\b(arc|iris))|\bmali\b|\badreno\b|\bpowervr\b|\bvideocore\b|\bv3d\b|\bvivante\b|\btegra\b/i;

/** Is this the name of integrated graphics that may be too slow for high quality? */
export const isIntegrated = (renderer: string): boolean => INTEGRATED.test(renderer.replaceAll(/\((r|tm)\)/gi, ''));

/** Is this the name of a software renderer? */
export const drawsByProcessor = (renderer: string): boolean => BY_PROCESSOR.test(renderer);

export type QualitySettings = Pick<Settings, 'quality'> & Partial<Pick<Settings, 'measuredQuality'>>;

let known: Graphics | null = null;
const waiting = new Set<() => void>();

function ask(): Graphics {
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false, depth: false });
  if (!gl) return { webgl2: false, software: false, card: '' };
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // browsers limit the number of contexts, so this one is released
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  const card = typeof renderer === 'string' ? renderer.slice(0, LONGEST_CARD) : '';
  return { webgl2: true, software: drawsByProcessor(card), card };
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

/** What frames on this card led to; null: nothing, or they were measured on another one. With software rendering nothing is measured. */
export const measuredOn = (
  { measuredQuality }: Partial<Pick<Settings, 'measuredQuality'>>,
  { software, card }: Graphics,
): 'high' | 'low' | null => (!software && measuredQuality?.card === card ? measuredQuality.quality : null);

/**
 * The quality to render with: what the player chose, or what was measured on this card, or else what its name lets
 * expect.
 */
export function qualityOf(settings: QualitySettings, machine: Graphics): 'high' | 'low' {
  if (settings.quality !== 'auto') return settings.quality;
  return measuredOn(settings, machine) ?? (machine.software || isIntegrated(machine.card) ? 'low' : 'high');
}

/**
 * Calls back once all commands sent to the GPU so far have been executed: almost at once with a GPU, perhaps seconds
 * later with software rendering. The returned function cancels the wait. With a lost context there is nothing to wait
 * for. `every`: milliseconds between two looks.
 */
export function whenDrawn(gl: WebGL2RenderingContext, then: () => void, every = 8): () => void {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  let waiting: ReturnType<typeof setTimeout>;
  const look = (): void => {
    const done = !fence || gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!done) waiting = setTimeout(look, every);
    else {
      if (fence) gl.deleteSync(fence);
      then();
    }
  };
  waiting = setTimeout(look, 0);
  return () => clearTimeout(waiting);
}

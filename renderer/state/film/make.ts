/**
 * Makes a film: looks up every position, has each drawn, and hands the pictures to the recorder, one at a time, so that the
 * page stays usable. Stopped at any point it leaves nothing behind.
 */
import type { View } from '../../../electron/contract/view.ts';
import type { FilmFrame } from './plan.ts';
import type { Recorder } from './recorder.ts';

export interface Studio {
  /** the position at a node, as the page may know it */
  look(node: number): Promise<View>;
  /** the table at that position, with its caption */
  draw(frame: FilmFrame, view: View): Promise<HTMLCanvasElement>;
  /** before that frame is drawn */
  told(at: number): void;
}

/** The film, or null if it was stopped. */
export async function makeFilm(
  frames: readonly FilmFrame[],
  studio: Studio,
  open: () => Promise<Recorder>,
  signal: AbortSignal,
): Promise<{ readonly kind: Recorder['kind']; readonly film: Blob } | null> {
  // all of them at the start: the film is of the game as it is now, however it goes on
  const views: View[] = [];
  for (const { node } of frames) {
    if (signal.aborted) return null;
    const view = await studio.look(node);
    // somebody else is at the screen by now: a film shows what one of them may know
    if (views[0] && views[0].viewer !== view.viewer) throw new Error('the viewer has changed');
    views.push(view);
  }
  if (signal.aborted) return null;
  const recorder = await open();
  try {
    for (const [at, frame] of frames.entries()) {
      if (signal.aborted) return null;
      studio.told(at);
      const picture = await studio.draw(frame, views[at]);
      if (signal.aborted) return null;
      await recorder.add(picture);
    }
    if (signal.aborted) return null;
    const film = await recorder.end();
    return signal.aborted ? null : { kind: recorder.kind, film };
  } finally {
    recorder.close();
  }
}

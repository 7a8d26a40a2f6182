/** Reads a GLB file in a thread of its own, which can be stopped, and says why where it cannot be used. */
import { uiText } from '../../../../../text/index.ts';
import { MOST_TRIANGLES } from './glb.ts';
import type { ModelRefusal } from './mesh.ts';
import type { TakenModel } from './taken-model.ts';

const words = uiText.workshop.looks;

export const MODEL_FILES = '.glb,model/gltf-binary';

/**
 * In base64, as the text of a game has it, or what a person can do about it. `bytes` are the thread's from now on. Rejects with the
 * signal's reason when it is stopped, and where the thread itself fails, as when memory is short.
 */
export async function modelFrom(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<TakenModel | { readonly says: string }> {
  const taken = await inWorker(bytes, signal);
  return 'refused' in taken ? { says: refusalText(taken) } : taken;
}

function inWorker(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<TakenModel | ModelRefusal> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<TakenModel | ModelRefusal>((done, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<TakenModel | ModelRefusal>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}

export function refusalText(why: ModelRefusal): string {
  if (why.refused === 'modelNeeds') return words.modelNeeds(why.extension);
  if (why.refused === 'tooManyTriangles') return words.tooManyTriangles(MOST_TRIANGLES);
  return words[why.refused];
}

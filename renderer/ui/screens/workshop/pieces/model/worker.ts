/** A thread of the page that reads one GLB file, so that the window does not freeze meanwhile. */
import { takenModel } from './taken-model.ts';

self.onmessage = ({ data }: MessageEvent<Uint8Array>) => self.postMessage(takenModel(data));

/** A model for a piece, taken from a GLB file: read, made simpler and written anew, so that nothing of the file goes further but its surface. */
import { fittedModel } from './fitted-model.ts';
import { readGlb } from './glb.ts';
import { type ModelRefusal, ModelRefused } from './mesh.ts';

export interface TakenModel {
  readonly model: string;
  /** there was more in the file than a figure has, such as textures */
  readonly leavesOut: boolean;
}

/** In base64, as the text of a game has it, or why not. Takes seconds where a file is large; free of the DOM and of sentences. */
export function takenModel(bytes: Uint8Array): TakenModel | ModelRefusal {
  try {
    const { mesh, glowing, leavesOut } = readGlb(bytes);
    const model = fittedModel(mesh, glowing);
    return model === null ? { refused: 'emptyModel' } : { model, leavesOut };
  } catch (refused) {
    if (refused instanceof ModelRefused) return refused.why;
    throw refused;
  }
}

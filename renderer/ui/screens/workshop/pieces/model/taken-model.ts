/** A model for a piece, taken from a GLB file: read, made simpler and written anew, so that nothing of the file goes further but its surface. */
import { uiText } from '../../../../../text/index.ts';
import { fittedModel } from './fitted-model.ts';
import { readGlb } from './glb.ts';
import { ModelRefused } from './mesh.ts';

const words = uiText.workshop.looks;

export const MODEL_FILES = '.glb,model/gltf-binary';

export type TakenModel =
  | {
      readonly model: string;
      /** there was more in the file than a figure has, such as textures */
      readonly leavesOut: boolean;
    }
  | { readonly says: string };

/** In base64, as the text of a game has it, or what a person can do about it. */
export function takenModel(bytes: Uint8Array): TakenModel {
  try {
    const { mesh, glowing, leavesOut } = readGlb(bytes);
    const model = fittedModel(mesh, glowing);
    return model === null ? { says: words.emptyModel } : { model, leavesOut };
  } catch (refused) {
    if (refused instanceof ModelRefused) return { says: refused.message };
    throw refused;
  }
}

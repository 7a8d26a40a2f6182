import { LONGEST_MODEL } from '../../shared/limits.ts';
import { type ModelFlaw, readModel } from '../../shared/model.ts';
import { sentences } from './sentences.ts';

const says: Readonly<Record<ModelFlaw, () => string>> = {
  'too long': () => sentences.tooLong(LONGEST_MODEL),
  'no base64': () => sentences.noBase64,
  'no model': () => sentences.noModel,
};

/** Why a text is no model that can be used; null where it is one. */
export function whyNoModel(text: string): string | null {
  const read = readModel(text);
  return typeof read === 'string' ? says[read]() : null;
}

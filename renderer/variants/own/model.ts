/** A model of one's own, as a description brings it, and its outline for what is drawn flat. Free of three.js. */
import { type Model, readModel } from '../../../engine/shared/model.ts';
import type { Outline } from './outline.ts';
import { silhouetteOf } from './silhouette.ts';

export interface ShownModel {
  /** by which two are told apart */
  readonly text: string;
  readonly model: Model;
  /** null where hardly anything of it is seen */
  readonly outline: Outline | null;
}

/** glyphs are asked for again and again: as many as two games have */
const KEPT = 80;
const known = new Map<string, ShownModel | null>();

/** Null for a text that is no model. */
export function shownModel(text: string | undefined): ShownModel | null {
  if (text === undefined) return null;
  const found = known.get(text);
  if (found !== undefined) return found;
  const model = readModel(text);
  const shown = typeof model === 'string' ? null : { text, model, outline: silhouetteOf(model) };
  if (known.size >= KEPT) known.clear();
  known.set(text, shown);
  return shown;
}

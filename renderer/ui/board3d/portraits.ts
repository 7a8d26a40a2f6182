/** Portraits by description, with three.js: loaded when the first one is needed. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Settings } from '../../../electron/contract/settings.ts';
import type { Portrayed } from '../../scene/portrait/closeView.ts';
import { portraitOf } from '../../scene/portrait/portrait.ts';
import { artOf } from '../../variants/registry.ts';

export const portraitIn = async (
  description: VariantDescription,
  signs: Settings['signs'],
  piece: Portrayed,
): Promise<string | null> => portraitOf(await artOf(description, signs), piece);

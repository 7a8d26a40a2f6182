/** The effect types that playback handles by name. */
import type { EffectView } from '../../../electron/contract/view.ts';

export type EffectName = EffectView['do'];
export type EffectOf<D extends EffectName> = Extract<EffectView, { do: D }>;

export type Go = EffectOf<'go'>;
export type Take = EffectOf<'take'>;
export type Recruit = EffectOf<'recruit'>;
export type Convert = EffectOf<'convert'>;
export type Laid = EffectOf<'feature'>;

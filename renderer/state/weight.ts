/**
 * The weight of pieces, as the screens know it: whether they have any, whether a hand sweeps, and how many figures are not where
 * they count. Where those are is the scene's alone.
 */
import { create } from 'zustand';
import type { Settings } from '../../electron/contract/settings.ts';
import { reducedMotion } from './appearance.ts';

interface Weight {
  readonly sweeping: boolean;
  readonly displaced: number;
}
const NOTHING: Weight = { sweeping: false, displaced: 0 };
export const useWeight = create<Weight>()(() => NOTHING);

/** Do pieces have weight, with the referee off and on the 3D table? */
export const wantsWeight = (settings: Settings): boolean => settings.weight === 'free' && !reducedMotion(settings);
export const setSweeping = (sweeping: boolean): void => useWeight.setState({ sweeping });
/** False if nobody was sweeping. */
export const stopSweeping = (): boolean => {
  const was = useWeight.getState().sweeping;
  if (was) setSweeping(false);
  return was;
};
export const setDisplaced = (displaced: number): void => useWeight.setState({ displaced });
/** The table is another one, or its pieces have no weight any longer. */
export const forgetWeight = (): void => {
  const { sweeping, displaced } = useWeight.getState();
  if (sweeping || displaced > 0) useWeight.setState(NOTHING);
};

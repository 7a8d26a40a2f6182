/**
 * The weight of pieces, as the screens know it: whether the library for it is there, whether a hand sweeps, and how many pieces are
 * not where they count. Where those are is the scene's alone.
 */
import { create } from 'zustand';
import type { Settings } from '../../../electron/contract/settings.ts';
import type { WeightLibrary } from '../../board/props.ts';
import { reducedMotion } from '../appearance.ts';

interface Weight {
  readonly library: WeightLibrary;
  readonly sweeping: boolean;
  readonly displaced: number;
}
const NOTHING: Weight = { library: 'absent', sweeping: false, displaced: 0 };
export const useWeight = create<Weight>()(() => NOTHING);

/** Do pieces have weight, with the referee off and on the 3D table? */
export const wantsWeight = (settings: Settings): boolean => settings.weight === 'free' && !reducedMotion(settings);
/** Nobody can sweep with what could not be loaded. */
export const setWeightLibrary = (library: WeightLibrary): void =>
  useWeight.setState({ library, ...(library === 'failed' && { sweeping: false }) });
/** The table loads the library unless that has failed: this makes it try again. */
export const loadWeightAgain = (): void => {
  if (useWeight.getState().library === 'failed') setWeightLibrary('absent');
};
export const startSweeping = (): void => {
  loadWeightAgain();
  useWeight.setState({ sweeping: true });
};
/** False if nobody was sweeping. */
export const stopSweeping = (): boolean => {
  const was = useWeight.getState().sweeping;
  if (was) useWeight.setState({ sweeping: false });
  return was;
};
export const setDisplaced = (displaced: number): void => useWeight.setState({ displaced });
/** The table is another one, or its pieces have no weight any longer. What failed is tried again the next time. */
export const forgetWeight = (): void => {
  const { library, sweeping, displaced } = useWeight.getState();
  if (library === 'failed' || sweeping || displaced > 0)
    useWeight.setState({ ...NOTHING, ...(library !== 'failed' && { library }) });
};

/** What the table is told about the weight of its pieces, and what becomes of what it tells. */
import { useEffect } from 'react';
import type { TableProps } from '../../board/props.ts';
import { useApp } from '../../state/app.ts';
import { isHandFree } from '../../state/free/free-hand.ts';
import {
  forgetWeight,
  loadWeightAgain,
  setDisplaced,
  setWeightLibrary,
  stopSweeping,
  useWeight,
  wantsWeight,
} from '../../state/free/weight.ts';
import type { MatchState } from '../../state/match/match.ts';
import { uiText } from '../../text/index.ts';
import { useTable } from '../parts/table-context.ts';

const words = uiText.free;

type Props = Required<Pick<TableProps, 'hasWeight' | 'sweeping' | 'onDisplaced' | 'onWeightLibrary'>>;

export function useWeightOfPieces(state: MatchState): Props {
  const { flat, commandContext } = useTable();
  const { library, sweeping } = useWeight();
  const isWanted = useApp((app) => wantsWeight(app.settings));
  // the setting is changed, or motion is reduced, in the middle of a sweep
  useEffect(() => {
    if (!isWanted) forgetWeight();
  }, [isWanted]);
  useEffect(() => {
    if (flat) stopSweeping();
  }, [flat]);
  const announce = (text: string): void => commandContext().screen.announce(text);
  return {
    hasWeight: state.view.free === true && isWanted && library !== 'failed',
    sweeping: sweeping && isHandFree(state),
    onDisplaced(figures, atRest) {
      setDisplaced(figures);
      if (atRest && figures > 0) announce(words.displaced(figures));
    },
    onWeightLibrary(is) {
      setWeightLibrary(is);
      if (is === 'failed')
        useApp.getState().toastFailure(words.weightFailed, { name: uiText.graphics.tryAgain, run: loadWeightAgain });
      else if (is === 'ready' && useWeight.getState().sweeping) announce(words.sweeping);
    },
  };
}

/** Effects for the tests of the narration: by squares, without texts of their own. */
import type { EffectView } from '../../../electron/contract/view.ts';
import { cell } from '../../state/match/match.fixture.ts';

type Go = Extract<EffectView, { do: 'go' }>;
type Take = Extract<EffectView, { do: 'take' }>;

export const goEffect = (id: number, from: string | null, to: string, how: Go['how'] = 'walk'): Go => ({
  do: 'go',
  piece: id,
  from: from === null ? null : cell(from),
  to: cell(to),
  how,
  via: [],
  says: '',
});

export const takeEffect = (id: number, from: string, by: number | null, into: Take['into'] = 'lost'): Take => ({
  do: 'take',
  piece: id,
  from: cell(from),
  by,
  into,
  says: '',
});

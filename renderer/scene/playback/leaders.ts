/** Which captures destroy a whole group, found in the effects before any of them is played. */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Take } from './effects.ts';

/** the state of a unit that has lost its leader */
export const LEADERLESS = 'leaderless';

/** The captured pieces that take their group with them; by piece, whether the game is lost too. */
export function leadersAmong(effects: readonly EffectView[], view: View): ReadonlyMap<number, boolean> {
  const known = new Map(view.pieces.map(({ id, group }) => [id, group]));
  const group = (piece: number): string | undefined => known.get(piece);
  const taken = effects.filter((e): e is Take => e.do === 'take' && group(e.piece) !== undefined);
  const dies = new Set(effects.flatMap((e) => (e.do === 'state' && e.state === LEADERLESS ? [group(e.piece)] : [])));
  const ends = effects.some((e) => e.do === 'end' && e.winner !== null);
  return new Map(taken.filter((e) => ends || dies.has(group(e.piece))).map((e) => [e.piece, ends]));
}

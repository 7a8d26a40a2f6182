/** Which captures destroy a whole group or lose the game, found in the effects before any of them is played. */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places } from '../places.ts';
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

/** The captured royal piece with which the game ended; null: it ended in another way, or not. */
export function fatalAmong(effects: readonly EffectView[], view: View, places: Places): number | null {
  const end = effects.findIndex((e) => e.do === 'end' && e.winner !== null);
  const ending = effects[end];
  if (ending?.do !== 'end') return null;
  const of = new Map(view.pieces.map((piece) => [piece.id, piece]));
  const isFatal = (e: EffectView): e is Take => {
    const piece = e.do === 'take' ? of.get(e.piece) : undefined;
    return piece !== undefined && piece.side !== ending.winner && places.isRoyal(piece.kind);
  };
  return effects.slice(0, end).findLast(isFatal)?.piece ?? null;
}

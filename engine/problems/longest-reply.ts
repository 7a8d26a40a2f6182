/** How the side that must lose resists. */
import type { Side } from '../core/ids.ts';
import type { Position } from '../core/position.ts';
import { positionOf } from '../search/advice/steps.ts';
import { Proof } from './proof.ts';

/** A whole turn of the side to move, as actions in the notation of the game, that puts off the win as long as it can. */
export function longestReply(position: Position, winner: Side, turns: number): readonly string[] {
  const here = positionOf(position.game);
  const proof = new Proof(here.game);
  const texts: string[] = [];
  while (here.outcome === null && here.turn !== winner) {
    const needs = here.actions().map((action) => ({
      action,
      need: here.after(action, () => needIn(here, proof, winner, turns)),
    }));
    const longest = needs.reduce((a, b) => (b.need > a.need ? b : a));
    texts.push(longest.action.text);
    here.play(longest.action);
  }
  return texts;
}
/** In how many of its turns it wins for certain, which is at most that many. */
function needIn({ outcome }: Position, proof: Proof, winner: Side, turns: number): number {
  if (outcome !== null) return 0;
  for (let n = 1; n < turns; n++) if (proof.wins(winner, n)) return n;
  return turns;
}

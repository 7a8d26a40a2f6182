/** F3: the position in words: side to move, what can move, pools, hands, frozen pieces. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { isTie } from '../state/match/groups/groups.ts';
import { uiText } from '../text/index.ts';
import { endingName } from './effects/describe-effects.ts';
import { groupSummaries } from './effects/describe-group-effects.ts';
import { cellNameOf, featureLabel, kindName, noteWords, pieceLabel, sideName } from './labels.ts';

const w = uiText.spoken;
const x = uiText.special;

/** What is left in a side's pool, as text: `2 Cathedrals`; `owed`: what it must still place. */
export const poolWords = (d: VariantDescription, view: View, side: 0 | 1, owed = false): readonly string[] =>
  (view.phase?.pools[side] ?? [])
    .map((p) => ({ n: owed ? p.owed : p.left, name: featureLabel(d, p.feature) }))
    .filter((p) => p.n > 0)
    .map((p) => x.pool.much(p.n, p.name));

export const situation = (d: VariantDescription, view: View, present: View): string => {
  const parts: string[] = [];
  if (!view.present) parts.push(w.situation.looking(present.turnNumber));
  if (view.outcome) {
    const ending = endingName(d, view.outcome.reason);
    parts.push(
      view.outcome.winner === null
        ? w.draw(ending, view.outcome.says)
        : w.wins(sideName(d, view.outcome.winner), ending, view.outcome.says),
    );
  } else {
    if (view.phase) {
      parts.push(x.pool.toLay(sideName(d, view.turn)), view.phase.says);
      for (const side of [0, 1] as const) parts.push(w.situation.pool(sideName(d, side), poolWords(d, view, side)));
    } else {
      parts.push(w.situation.turn(sideName(d, view.turn), view.turnNumber));
      if (view.present) parts.push(w.situation.movable(view.movable.length));
    }
    if (view.budget) parts.push(view.budget.says);
    for (const { side, says } of view.tallies ?? []) parts.push(w.situation.tally(sideName(d, side), says));
    for (const check of view.checks) parts.push(check.says);
  }
  parts.push(...groupSummaries(d, view));
  if (view.flights.length > 0)
    parts.push(
      w.situation.flights(
        view.flights.map((f) => `${pieceLabel(d, f)} ${w.ticks(cellNameOf(d, f.to), f.left).replace(/\.$/, '')}`),
      ),
    );
  const hands = view.pieces.some((p) => p.place === 'hand') || d.kinds.some((k) => k.inHand);
  for (const side of hands ? ([0, 1] as const) : []) {
    const hand = view.pieces.filter((p) => p.side === side && p.place === 'hand');
    parts.push(
      w.situation.hand(
        sideName(d, side),
        hand.map((p) => kindName(d, p.kind)),
      ),
    );
  }
  const noted = view.pieces.filter((p) => p.at !== null && p.notes.some((n) => !isTie(n)));
  if (noted.length > 0)
    parts.push(
      w.situation.noted(
        noted.map((p) =>
          uiText.joined.of(`${pieceLabel(d, p)} ${cellNameOf(d, p.at!)}`, noteWords(d, view, p).join(', ')),
        ),
      ),
    );
  return parts.join(' ');
};

/** Several selected units of a group: how many there are, who would go that way, whom they capture, and who stays. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, Together, View } from '../../electron/contract/view.ts';
import { groupNamed } from '../state/match/groups/groups.ts';
import type { MatchState } from '../state/match/match.ts';
import { pieceOf } from '../state/match/match-derived.ts';
import { previewOf, type Selection } from '../state/match/match-selection.ts';
import { uiText } from '../text/index.ts';
import { brokenWords } from './effects/describe-group-effects.ts';
import { unitAt } from './labels.ts';

const w = uiText.groups.selection;
/** more of those that stay are only counted */
const MOST_STAY = 2;

/** How many units are selected, of which group. */
export const selectedSaid = (d: VariantDescription, view: View, pieces: readonly number[]): string => {
  const [first] = pieces;
  const group = first === undefined ? undefined : groupNamed(d, pieceOf(view, first)?.group);
  return w.selected(pieces.length, group?.name ?? '');
};

/** What it would cut off, who would go, in the order in which they go, and whom they would capture. */
export const planSaid = (d: VariantDescription, view: View, plan: Together, isHeldBack = false): string => {
  const { steps, stay } = plan;
  const named = (id: number): string => {
    const piece = pieceOf(view, id);
    return piece ? unitAt(d, piece) : '?';
  };
  const movers = steps.flatMap(({ piece }: ActionView) => (piece === null ? [] : [named(piece)]));
  const taken = steps.flatMap(({ captures }) => captures.map(named));
  const more = stay.length - MOST_STAY;
  return [
    brokenWords(d, view, previewOf(plan)),
    isHeldBack ? w.heldBack : '',
    w.go(movers, steps.length + stay.length),
    ...(taken.length > 0 ? [w.capture(taken)] : []),
    ...stay.slice(0, MOST_STAY).map(({ piece, says }) => w.stays(named(piece), says)),
    ...(more > 0 ? [w.moreStay(more)] : []),
  ]
    .filter(Boolean)
    .join(' ');
};

/** The two lines of the step bar. */
export const selectionText = (
  { description: d, view }: MatchState,
  { pieces, plan, wanted }: Selection,
): { readonly fact: string; readonly because: string } => ({
  fact: selectedSaid(d, view, pieces),
  because: plan === null ? w.how : planSaid(d, view, plan, wanted?.isHeldBack),
});

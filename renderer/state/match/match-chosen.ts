/**
 * What choosing a cell does while a piece is lifted: the single answer behind the click, the preview and the texts, so
 * that none of them can promise what another does not do.
 */
import type { ActionView } from '../../../electron/contract/view.ts';
import type { MatchState } from './match.ts';
import { actionsAt, actionsTo, offered, pieceOf, piecesAt } from './match-derived.ts';

/** The pieces on a cell that can move, the upper one first. */
const freeAt = (s: MatchState, cell: number) => piecesAt(s.view, cell).filter((p) => s.view.movable.includes(p.id));
/**
 * The piece meant by another press on the cell of the lifted piece: the figure that was hit, else the next one below.
 */
const nextHere = (s: MatchState, cell: number, lifted: number, hit: number | null): number | null => {
  const free = freeAt(s, cell);
  if (hit !== lifted && free.some((p) => p.id === hit)) return hit;
  return free[free.findIndex((p) => p.id === lifted) + 1]?.id ?? null;
};

/** What choosing a cell does while a piece is lifted: a single action is played, several open a chooser. */
export type Chosen =
  | { readonly is: 'actions'; readonly actions: readonly ActionView[] }
  | { readonly is: 'lift'; readonly piece: number }
  | { readonly is: 'home' | 'nothing' };

/** `hit` is the figure that was pressed, if known. */
export const chosenAt = (s: MatchState, cell: number, hit: number | null = null): Chosen => {
  if (s.mode.is !== 'lifted' || s.mode.actions === null) {
    const actions = actionsAt(offered(s), cell);
    return actions.length > 0 ? { is: 'actions', actions } : { is: 'nothing' };
  }
  const { piece, actions } = s.mode;
  const to = actionsTo(actions, cell);
  if (to.length > 0) return { is: 'actions', actions: to };
  if (piecesAt(s.view, cell).some((p) => p.id === piece)) {
    const next = nextHere(s, cell, piece, hit);
    return next === null ? { is: 'home' } : { is: 'lift', piece: next };
  }
  // a movable piece of one's own is lifted instead, even where an action of the lifted piece passes through it
  const free = freeAt(s, cell);
  const another = free.find((p) => p.id === hit) ?? free[0];
  if (another) return { is: 'lift', piece: another.id };
  const onto = actionsAt(offered(s), cell);
  return onto.length > 0 ? { is: 'actions', actions: onto } : { is: 'nothing' };
};

/** The actions that choosing a cell plays or opens a chooser for; none where it does something else. */
export const actionsChosenAt = (s: MatchState, cell: number): readonly ActionView[] => {
  const chosen = chosenAt(s, cell);
  return chosen.is === 'actions' ? chosen.actions : [];
};

/** The value of the mover after each of these actions: the strongest comes first, otherwise the order is kept. */
export const strongestFirst = (s: MatchState, choices: readonly ActionView[]): readonly ActionView[] => {
  if (choices.every((c) => c.promotion === null)) return choices;
  const worth = ({ promotion, piece }: ActionView): number => {
    const id = promotion ?? (piece === null ? null : pieceOf(s.view, piece)?.kind);
    return s.description.kinds.find((kind) => kind.id === id)?.value ?? 0;
  };
  return [...choices].sort((a, b) => worth(b) - worth(a));
};

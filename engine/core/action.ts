/**
 * Actions as everybody outside the inner loop knows them: plain objects read off the planned steps. Nothing here knows
 * a rule; what an action is called and where the board marks it follows from its steps alone.
 */
import type { Game } from './game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from './ids.ts';
import { LOST } from './layout.ts';
import type { Plans, Step } from './plans.ts';
import type { ActionKind, RuleWords } from './variant.ts';

export interface Capture {
  readonly piece: Piece;
  readonly kind: Kind;
  readonly side: Side;
  readonly at: Cell;
}
export interface Target {
  readonly cell: Cell;
  readonly mark: 'move' | 'capture' | 'swap' | 'push' | 'drop' | 'special';
}
export interface Action {
  /** frozen spelling, unique within its position: see NOTATION.md */
  readonly text: string;
  /** for people; may change */
  readonly label: string;
  readonly kind: ActionKind;
  readonly piece: Piece;
  /** the mover's cells before and after; `from` is null for drops, both are null where no piece acts */
  readonly from: Cell | null;
  readonly to: Cell | null;
  /** everybody removed, own pieces and those sent to other places too */
  readonly captures: readonly Capture[];
  /** what the board should mark: destination, victims, swap partner, shoved piece and where it goes */
  readonly targets: readonly Target[];
  /** cells for the eye, from `from` to `to` */
  readonly route: readonly Cell[];
  readonly promotion: Kind | null;
  /** what tells it from others that end on the same cell: whom it takes, which way it goes, what it becomes */
  readonly differs: string;
  /** the rule that allows it */
  readonly because: RuleWords;
  /** one sentence if playing it loses at once for the mover */
  readonly loses: string | null;
}

export interface Journey {
  readonly piece: Piece;
  readonly from: Cell;
  readonly to: Cell;
}
/** The steps of one action, sorted by what they mean. */
export interface Anatomy {
  readonly mover: Piece;
  readonly from: Cell;
  readonly to: Cell;
  readonly isDrop: boolean;
  readonly taken: readonly { readonly piece: Piece; readonly at: Cell; readonly place: number }[];
  readonly partner: Piece;
  /** others that change place: shoved, castled */
  readonly others: readonly Journey[];
  readonly isTogether: boolean;
  readonly promotion: Kind | null;
  readonly via: readonly Cell[];
}

export const anatomyOf = (game: Game, plans: Plans, i: number): Anatomy => {
  const mover = plans.mover[i] as Piece;
  const from = mover === NOBODY ? OFF : game.cellOf(mover);
  const steps = plans.steps(i);
  const swap = steps.find((s) => s.do === 'swap');
  const partner = swap ? (swap.piece === mover ? swap.with : swap.piece) : NOBODY;
  const goes = steps.filter((s): s is Step & { do: 'go' } => s.do === 'go');
  const own = goes.filter((s) => s.piece === mover).at(-1);
  const promotion = steps.find((s) => s.do === 'become' && s.piece === mover);
  return {
    mover,
    from,
    to: own ? own.to : partner === NOBODY ? from : game.cellOf(partner),
    isDrop: own?.how === 'drop',
    taken: steps.flatMap((s) =>
      s.do === 'take' ? [{ piece: s.piece, at: game.cellOf(s.piece), place: s.place }] : [],
    ),
    partner,
    others: goes
      .filter((s) => s.piece !== mover)
      .map((s) => ({ piece: s.piece, from: game.cellOf(s.piece), to: s.to })),
    isTogether: steps.some((s) => s.do === 'together'),
    promotion: promotion?.do === 'become' ? promotion.kind : null,
    via: steps.flatMap((s) => (s.do === 'via' ? [s.cell] : [])),
  };
};

export const kindOf = (a: Anatomy, named: ActionKind | undefined): ActionKind => {
  if (named !== undefined) return named;
  if (a.mover === NOBODY) return 'end-turn';
  if (a.isDrop) return 'drop';
  if (a.isTogether) return 'castle';
  if (a.partner !== NOBODY) return 'swap';
  if (a.others.length > 0) return 'push';
  return a.taken.length > 0 ? 'capture' : 'move';
};

export const targetsOf = (a: Anatomy, kind: ActionKind): readonly Target[] => {
  const targets: Target[] = [];
  const add = (cell: Cell, mark: Target['mark']): void => {
    if (cell !== OFF && !targets.some((t) => t.cell === cell && t.mark === mark)) targets.push({ cell, mark });
  };
  const landsOnVictim = a.taken.some((t) => t.at === a.to);
  if (kind === 'castle') add(a.to, 'special');
  else if (a.isDrop) add(a.to, 'drop');
  else if (a.partner !== NOBODY) add(a.to, 'swap');
  else if (!landsOnVictim) add(a.to, 'move');
  for (const { at } of a.taken) add(at, 'capture');
  for (const other of a.others) {
    if (kind === 'castle') continue;
    add(other.from, 'push');
    add(other.to, 'push');
  }
  return targets;
};

/** The victims in the order of their cells, those who are captured before those who go elsewhere. */
export const inBoardOrder = <T extends { readonly at: Cell; readonly place: number }>(taken: readonly T[]): T[] =>
  [...taken].sort((p, q) => Number(p.place !== LOST) - Number(q.place !== LOST) || p.at - q.at);

/**
 * Actions as everybody outside the inner loop knows them: plain objects read off the planned steps. Nothing here knows
 * a rule; what an action is called and where the board marks it follows from its steps alone.
 */
import type { Game } from './game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from './ids.ts';
import type { Plans, Step } from './plans.ts';
import type { ActionKind, RuleWords, TurnRule } from './variant.ts';

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
  /** the feature that it lays, by its id */
  readonly places: string | null;
  /** the one side that may know of it until it is revealed; null when everybody may */
  readonly secretOf: Side | null;
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
export interface Placed {
  readonly feature: string;
  readonly cell: Cell;
  readonly owner: Side | null;
}
interface Taken {
  readonly piece: Piece;
  readonly at: Cell;
  readonly captured: boolean;
}
/** The steps of one action, sorted by what they mean. */
interface Steps {
  readonly mover: Piece;
  readonly from: Cell;
  readonly to: Cell;
  readonly isDrop: boolean;
  /** the mover leaves the board and comes down on `to` later */
  readonly departs: boolean;
  readonly placed: Placed | null;
  readonly taken: readonly Taken[];
  readonly partner: Piece;
  /** others that change place: shoved, castled */
  readonly others: readonly Journey[];
  readonly isTogether: boolean;
  readonly promotion: Kind | null;
  /** waypoints for the eye, and cells that are really entered on the way */
  readonly via: readonly Cell[];
  readonly through: readonly Cell[];
  readonly secretOf: Side | null;
}
export interface Anatomy extends Steps {
  readonly kind: ActionKind;
  /** the rule of the turn that planned it, where no piece acts */
  readonly turnRule: TurnRule | undefined;
}

export const anatomyOf = (game: Game, plans: Plans, i: number): Anatomy => {
  const steps = stepsOf(game, plans, i);
  const turnRule = game.repertoire.turnRuleOf(plans.because[i]);
  const named = turnRule?.makes ?? game.repertoire.ruleOf(plans.because[i])?.makes;
  return { ...steps, kind: named ?? kindOf(steps), turnRule };
};
type Go = Extract<Step, { do: 'go' }>;
const stepsOf = (game: Game, plans: Plans, i: number): Steps => {
  const mover = plans.mover[i] as Piece;
  const from = mover === NOBODY ? OFF : game.cellOf(mover);
  const steps = plans.steps(i);
  const swap = steps.find((s) => s.do === 'swap');
  const partner = swap ? (swap.piece === mover ? swap.with : swap.piece) : NOBODY;
  const placed = placedBy(game, steps);
  const goes = steps.filter((s): s is Go => s.do === 'go' && !isLaid(game, s));
  const ways = goes.filter((s) => s.piece === mover);
  const own = ways.at(-1);
  const flight = steps.find((s) => s.do === 'banish' && s.piece === mover);
  const promotion = steps.find((s) => s.do === 'become' && s.piece === mover);
  const otherwise = partner === NOBODY ? (placed?.cell ?? from) : game.cellOf(partner);
  return {
    mover,
    from,
    to: flight?.do === 'banish' ? flight.to : (own?.to ?? otherwise),
    isDrop: own?.how === 'drop',
    departs: flight !== undefined,
    placed,
    taken: steps.flatMap((s) =>
      s.do === 'take' ? [{ piece: s.piece, at: game.cellOf(s.piece), captured: s.captured }] : [],
    ),
    partner,
    others: goes
      .filter((s) => s.piece !== mover)
      .map((s) => ({ piece: s.piece, from: game.cellOf(s.piece), to: s.to })),
    isTogether: steps.some((s) => s.do === 'together'),
    promotion: promotion?.do === 'become' ? promotion.kind : null,
    via: steps.flatMap((s) => (s.do === 'via' ? [s.cell] : [])),
    through: ways.slice(0, -1).map((s) => s.to),
    secretOf: secretIn(game, steps),
  };
};
/** Who belongs to nobody is ground: it is laid, not dropped. */
const isLaid = (game: Game, { piece, how }: Go): boolean => how === 'drop' && game.typeOf(piece).ownerless === true;
const placedBy = (game: Game, steps: readonly Step[]): Placed | null => {
  for (const s of steps) {
    if (s.do === 'place') return { feature: game.facts.lying.features[s.feature - 1].id, cell: s.cell, owner: s.owner };
    if (s.do === 'go' && isLaid(game, s)) return { feature: game.typeOf(s.piece).id, cell: s.to, owner: null };
  }
  return null;
};
const secretIn = (game: Game, steps: readonly Step[]): Side | null => {
  for (const s of steps) {
    const owner = s.do === 'place' ? s.owner : s.do === 'mark' ? game.facts.facts[s.fact].secretOf : null;
    if (owner !== null) return owner;
  }
  return null;
};

const kindOf = (a: Steps): ActionKind => {
  if (a.placed) return 'place';
  if (a.mover === NOBODY) return 'end-turn';
  if (a.departs) return 'depart';
  if (a.isDrop) return 'drop';
  if (a.isTogether) return 'castle';
  if (a.partner !== NOBODY) return 'swap';
  if (a.others.length > 0) return 'push';
  return a.taken.length > 0 ? 'capture' : 'move';
};
/** The mover ends where it found the one whom it shoves. */
export const isPushOf = (a: Anatomy): boolean =>
  !a.isTogether && a.others.length === 1 && a.taken.length === 0 && a.others[0].from === a.to;

export const targetsOf = (a: Anatomy): readonly Target[] => {
  const targets: Target[] = [];
  const add = (cell: Cell, mark: Target['mark']): void => {
    if (cell !== OFF && !targets.some((t) => t.cell === cell && t.mark === mark)) targets.push({ cell, mark });
  };
  const landsOnVictim = a.taken.some((t) => t.at === a.to);
  if (a.kind === 'castle' || a.departs) add(a.to, 'special');
  else if (a.isDrop || a.placed) add(a.to, 'drop');
  else if (a.partner !== NOBODY) add(a.to, 'swap');
  else if (!landsOnVictim && !isPushOf(a)) add(a.to, 'move');
  for (const { at } of a.taken) add(at, 'capture');
  for (const other of a.others) {
    if (a.kind === 'castle') continue;
    add(other.from, 'push');
    add(other.to, 'push');
  }
  return targets;
};

/** Every cell from the mover's to its destination, as far as the plan tells. */
export const routeOf = (a: Anatomy): readonly Cell[] => {
  const ends = a.mover === NOBODY ? [a.to] : [a.from, ...(a.through.length > 0 ? a.through : a.via), a.to];
  return ends.filter((c) => c !== OFF);
};
/** Of a route only where it bends, its ends left out. */
export const bendsOf = ({ topology }: Game, route: readonly Cell[]): readonly Cell[] =>
  route.filter((c, i) => {
    if (i === 0 || i === route.length - 1) return false;
    const [before, after] = [route[i - 1], route[i + 1]];
    const isStraight = [topology.x, topology.y].every(
      (of) => of.call(topology, c) - of.call(topology, before) === of.call(topology, after) - of.call(topology, c),
    );
    return !isStraight;
  });

/** The victims in the order of their cells, those who are captured before those who go elsewhere. */
export const inBoardOrder = <T extends { readonly at: Cell; readonly captured: boolean }>(taken: readonly T[]): T[] =>
  [...taken].sort((p, q) => Number(q.captured) - Number(p.captured) || p.at - q.at);

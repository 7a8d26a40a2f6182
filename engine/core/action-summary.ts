/**
 * One planned action, its steps sorted by what they mean. It is made for every action of a position on display, so the
 * steps are walked once and nothing is allocated that is not needed.
 */
import type { Game } from './game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from './ids.ts';
import { first, HOWS, isCaptureIn, Op, op, ownerIn, type Plans, second, third } from './moves/plans.ts';
import type { TurnRule } from './variant.ts';
import type { ActionKind, OwnActionKind } from './vocabulary.ts';

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
export interface Taken {
  readonly piece: Piece;
  readonly at: Cell;
  readonly captured: boolean;
}
export interface ActionSummary {
  readonly kind: string;
  /** how it is written and described, where its kind is the variant's own */
  readonly own: OwnActionKind | undefined;
  readonly mover: Piece;
  readonly from: Cell;
  readonly to: Cell;
  readonly isDrop: boolean;
  /** the mover gets onto a friend who stands on `to` */
  readonly boards: boolean;
  /** the mover leaves the board and comes down on `to` later */
  readonly departs: boolean;
  readonly placed: Placed | null;
  /** what the mover leaves behind */
  readonly left: Placed | null;
  readonly taken: readonly Taken[];
  readonly partner: Piece;
  /** whom it makes a piece of another group, by the number of that in `groups.all` */
  readonly converted: { readonly piece: Piece; readonly group: number } | null;
  /** others that change place: pushed, castled, moved from afar */
  readonly others: readonly Journey[];
  readonly isTogether: boolean;
  readonly promotion: Kind | null;
  /** waypoints for display, and cells that are really entered on the way */
  readonly via: readonly Cell[];
  readonly through: readonly Cell[];
  readonly secretOf: Side | null;
  /** the rule of the turn that planned it, where no piece acts */
  readonly turnRule: TurnRule | undefined;
}

const NONE: readonly never[] = [];
const DROP = HOWS.indexOf('drop');
const BOARD = HOWS.indexOf('board');
/** A list that is made when something is put into it. */
const plus = <T>(list: readonly T[], item: T): readonly T[] => {
  if (list.length === 0) return [item];
  (list as T[]).push(item);
  return list;
};

export const summarize = (game: Game, plans: Plans, i: number): ActionSummary => {
  const mover = plans.mover[i] as Piece;
  const from = mover === NOBODY ? OFF : game.cellOf(mover);
  let to = OFF;
  let [isDrop, boards, departs, isTogether] = [false, false, false, false];
  let partner = NOBODY;
  let promotion: Kind | null = null;
  let converted: ActionSummary['converted'] = null;
  let [placed, left]: [Placed | null, Placed | null] = [null, null];
  let secretOf: Side | null = null;
  let [taken, others]: [readonly Taken[], readonly Journey[]] = [NONE, NONE];
  let [via, through]: [readonly Cell[], readonly Cell[]] = [NONE, NONE];
  const { words, starts } = plans;
  for (let k = starts[i]; k < starts[i + 1]; k++) {
    const word = words[k];
    const p = first(word) as Piece;
    switch (op(word)) {
      case Op.go: {
        const cell = second(word) as Cell;
        if (p === mover) {
          if (to !== OFF) through = plus(through, to);
          to = cell;
          isDrop = third(word) === DROP;
          boards = third(word) === BOARD;
        } else if (third(word) === DROP && game.typeOf(p).ownerless) {
          // an ownerless piece is ground: it is laid, not dropped
          placed = { feature: game.typeOf(p).id, cell, owner: null };
        } else others = plus(others, { piece: p, from: game.cellOf(p), to: cell });
        break;
      }
      case Op.via:
        via = plus(via, first(word) as Cell);
        break;
      case Op.take:
        taken = plus(taken, { piece: p, at: game.cellOf(p), captured: isCaptureIn(word) });
        break;
      case Op.swap:
        partner = p === mover ? (second(word) as Piece) : p;
        break;
      case Op.become:
        if (p === mover) promotion = second(word) as Kind;
        break;
      case Op.convert:
        converted = { piece: p, group: second(word) };
        break;
      case Op.banish:
        if (p !== mover) break;
        departs = true;
        to = third(word) as Cell;
        break;
      case Op.place: {
        const owner = ownerIn(word);
        const laid = { feature: game.facts.lying.features[first(word) - 1].id, cell: second(word) as Cell, owner };
        if (mover === NOBODY) placed = laid;
        else left = laid;
        secretOf ??= owner;
        break;
      }
      case Op.mark:
        secretOf ??= game.facts.facts[first(word)].secretOf;
        break;
      case Op.together:
        isTogether = true;
    }
  }
  const turnRule = game.ruleIndex.turnRuleOf(plans.because[i]);
  const named = turnRule ? turnRule.makes : game.ruleIndex.ruleOf(plans.because[i])?.makes;
  const own = typeof named === 'object' && !boards ? named : undefined;
  if (converted !== null) to = game.cellOf(converted.piece);
  else if (own?.fromAfar) to = own.fromAfar === 'captures' ? taken[0].at : others[0].from;
  if (to === OFF) to = placed?.cell ?? (partner === NOBODY ? from : game.cellOf(partner));
  const steps = { mover, from, to, isDrop, boards, departs, placed, taken, partner, others, isTogether, promotion };
  const kind = boards ? 'board' : ((typeof named === 'object' ? named.id : named) ?? kindOf(steps));
  return { kind, own, ...steps, converted, left, via, through, secretOf, turnRule };
};

type Meant = 'mover' | 'isDrop' | 'departs' | 'placed' | 'taken' | 'partner' | 'others' | 'isTogether';
const kindOf = (a: Pick<ActionSummary, Meant>): ActionKind => {
  if (a.placed) return 'place';
  if (a.mover === NOBODY) return 'end-turn';
  if (a.departs) return 'depart';
  if (a.isDrop) return 'drop';
  if (a.isTogether) return 'castle';
  if (a.partner !== NOBODY) return 'swap';
  if (a.others.length > 0) return 'push';
  return a.taken.length > 0 ? 'capture' : 'move';
};
/** The mover ends on the cell of the piece that it pushes. */
export const isPushOf = (a: ActionSummary): boolean =>
  !movesAnother(a) && !a.isTogether && a.others.length === 1 && a.taken.length === 0 && a.others[0].from === a.to;

/** The mover stays, and another piece changes place. */
export const movesAnother = ({ own }: ActionSummary): boolean => own?.fromAfar === 'moves-another';

/** Every cell from the mover's to its destination, as far as the plan tells. */
export const routeOf = (a: ActionSummary): readonly Cell[] => {
  if (a.to === OFF || a.own?.fromAfar) return NONE;
  const way = a.through.length > 0 ? a.through : a.via;
  return a.from === OFF ? [...way, a.to] : [a.from, ...way, a.to];
};
/** The cells of its way where it bends. */
export const bendsOf = ({ topology }: Game, a: ActionSummary): readonly Cell[] => {
  if (a.via.length === 0 && a.through.length === 0) return NONE;
  const route = routeOf(a);
  return route.filter((c, i) => {
    if (i === 0 || i === route.length - 1) return false;
    const [before, after] = [route[i - 1], route[i + 1]];
    const goesOn =
      topology.x(c) - topology.x(before) === topology.x(after) - topology.x(c) &&
      topology.y(c) - topology.y(before) === topology.y(after) - topology.y(c);
    return !goesOn;
  });
};

/** The victims in the order of their cells, those who are captured before those who go elsewhere. */
export const inBoardOrder = <T extends { readonly at: Cell; readonly captured: boolean }>(taken: readonly T[]): T[] =>
  taken.length < 2 ? [...taken] : [...taken].sort((p, q) => Number(q.captured) - Number(p.captured) || p.at - q.at);

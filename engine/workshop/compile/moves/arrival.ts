/** How a move ends: plainly, as each kind that the piece may become, and with each piece that it may leave behind. */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { How, Plans } from '../../../core/moves/plans.ts';
import { hasHandCaptives } from '../../game-data.ts';
import type { HandRules } from '../hand.ts';
import type { GameModel, KindMove } from '../model.ts';
import type { Passes } from '../passes.ts';
import { carriedBy, takesAstray } from '../stacks.ts';
import { thisAction } from '../this-action.ts';
import { Mobility } from './mobility.ts';

interface Arrival {
  readonly from: Cell;
  readonly to: Cell;
  readonly victims: readonly Piece[];
  readonly how: How;
  readonly mayPromote: boolean;
}
interface Form {
  readonly kind: Kind;
  readonly isForm: boolean;
}

export class Arrivals {
  private readonly model: GameModel;
  private readonly hand: HandRules;
  private readonly passes: Passes;
  readonly mobility: Mobility;
  private readonly captivesFallBack: boolean;

  constructor(model: GameModel, hand: HandRules, passes: Passes) {
    this.model = model;
    this.mobility = new Mobility(model);
    this.captivesFallBack = hasHandCaptives(model.data) && model.data.rules.promotedCaptives === 'fall back';
    this.hand = hand;
    this.passes = passes;
  }

  /** Onto a friend who carries it; says why not. */
  board(...[g, move, me, from, to]: [Planner, KindMove, Piece, Cell, Cell]): void {
    if (!this.model.hasRiders || g.onlyCaptures) return;
    if (g.canBoard(me, to)) {
      this.plan(g, move, me, { from, to, victims: [], how: 'board', mayPromote: true });
      return;
    }
    const there = g.on(to);
    if (g.areEnemies(me, there)) return;
    if (carriedBy(g.game, me) !== NOBODY && !g.typeOf(there).ownerless) g.deny(to, 'carries-itself', there, to);
    else g.denyCapture(me, to); // a friend, so this tells why it does not carry
  }
  plan(g: Planner, move: KindMove, me: Piece, arrival: Arrival): void {
    const { to } = arrival;
    const side = g.sideOf(me);
    const offered = this.formsOf(g, move, side, arrival);
    if (offered === null) {
      g.deny(to, 'may-not-leave');
      return;
    }
    if (takesAstray(this.model, g, me, to)) return;
    const staysAsItIs = arrival.how === 'board' || carriedBy(g.game, me) !== NOBODY;
    if (staysAsItIs && offered.mustBecome) {
      g.deny(to, 'stays-as-it-is');
      return;
    }
    const forms = staysAsItIs ? [] : offered.forms;
    const { mustBecome } = offered;
    const isStuck = this.mobility.forbids(move.kind, side, to);
    if (isStuck && forms.length === 0 && !mustBecome) g.deny(to, 'never-moves-again');
    if (mustBecome && forms.length === 0) g.deny(to, 'nothing-to-become');
    if (!mustBecome && !isStuck) this.planPlain(g, me, arrival);
    for (const form of forms) this.planForm(g, move, me, arrival, form);
  }
  /** null where it may not go there at all */
  private formsOf(g: Planner, { kind }: KindMove, side: Side, arrival: Arrival) {
    const { from, to, victims, mayPromote } = arrival;
    const forms: Form[] = [];
    const promotions = mayPromote ? this.model.promotions[kind] : [];
    let mustBecome = false;
    for (const { promotion, inZone, to: kinds, isForm } of promotions) {
      if (promotion.side !== null && promotion.side !== side) continue;
      const isThere = inZone(side, to) || (promotion.leaving && inZone(side, from));
      if (!isThere || (promotion.taking && victims.length === 0)) continue;
      if (kinds.length === 0) return null;
      const free = kinds.filter((one) => this.isRoomFor(g.game, one, side));
      // a form that there is no room for need not be taken
      if (promotion.must && !(isForm && free.length === 0)) mustBecome = true;
      for (const one of free) forms.push({ kind: one, isForm });
    }
    return { forms, mustBecome };
  }
  /** May its side have one more of that kind by a promotion? */
  isRoomFor(game: Game, kind: Kind, side: Side): boolean {
    const { model } = this;
    const counted = model.countsAs(kind);
    const { id } = model.data.pieces[counted];
    if (!Object.hasOwn(model.data.atMost, id)) return true;
    const there = game.pieces.filter(
      (p) => game.cellOf(p) !== OFF && game.sideOf(p) === side && model.countsAs(game.kindOf(p)) === counted,
    );
    return there.length < model.data.atMost[id];
  }

  private planPlain(g: Planner, me: Piece, { from, to, victims, how }: Arrival): void {
    const passed = victims.length > 0 || how === 'board' ? NO_CELLS : this.passes.of(g, me, from, to);
    const note = (plan: Plans): Plans => (passed.length > 0 ? this.notePassing(g, plan, to, passed) : plan);
    if (this.planLeaving(g, me, from, to, victims, how, note)) return;
    note(begin(g, me, victims))
      .go(me, to, how)
      .done();
  }
  private notePassing(g: Planner, plan: Plans, to: Cell, cells: readonly Cell[]): Plans {
    const { passed, passer } = this.model.passingNow(g);
    passed.forEach((fact, i) => {
      plan.mark(fact, 0, (cells[i] ?? OFF_BOARD) + 1);
    });
    return plan.mark(passer, 0, to + 1).mark(this.model.facts.passedIn, 0, thisAction(g));
  }
  /** Begins an action in which the piece of that kind becomes another one. */
  becoming(g: Planner, me: Piece, kind: Kind, form: Kind): Plans {
    return this.asForm(g, g.by(me), me, kind, { kind: form, isForm: false });
  }
  private asForm(g: Planner, plan: Plans, me: Piece, kind: Kind, form: Form): Plans {
    const { wasKind } = this.model.facts;
    if (!form.isForm && this.captivesFallBack) plan.mark(wasKind, me, g.get(wasKind, me) || kind + 1);
    return plan.become(me, form.kind);
  }
  private planForm(g: Planner, { kind }: KindMove, me: Piece, { from, to, victims, how }: Arrival, form: Form): void {
    const become = (plan: Plans): Plans => this.asForm(g, plan, me, kind, form);
    if (!this.planLeaving(g, me, from, to, victims, how, become))
      become(begin(g, me, victims))
        .go(me, to, how)
        .done();
  }
  /** Once without and once with each piece that may be left behind; false where none may. */
  private planLeaving(
    ...[g, me, from, to, victims, how, also]: [Planner, Piece, Cell, Cell, readonly Piece[], How, (p: Plans) => Plans]
  ): boolean {
    const left = from === to ? [] : this.hand.leftBehind(g, me, from);
    for (const p of [NOBODY, ...(left.length > 0 ? left : [])]) {
      if (left.length === 0) return false;
      const plan = begin(g, me, victims);
      also(plan);
      if (p !== NOBODY) this.hand.markLeft(g, plan, p);
      plan.go(me, to, how);
      if (p !== NOBODY) plan.go(p, from, 'drop');
      plan.done();
    }
    return true;
  }
}
const OFF_BOARD = -1;
const NO_CELLS: readonly Cell[] = [];
const begin = (g: Planner, me: Piece, victims: readonly Piece[]): Plans => {
  const plan = g.by(me);
  for (const victim of victims) plan.take(victim);
  return plan;
};

/**
 * One running game: makes actions out of the verbs of change, and lets reactions answer what happens, in the order in
 * which it happened. The game does not know what is allowed: that is the planner's business.
 */

import { err, type Result } from '../shared/result.ts';
import { Changes, TAKEN } from './changes.ts';
import type { Effect } from './effects.ts';
import type { RuleFor } from './hooks/pieces.ts';
import type { LegalityFor, LimitsFor, ReactionFor, Retraction, TurnHooksFor } from './hooks/play.ts';
import type { VariantFor } from './hooks/variant-for.ts';
import type { IdList } from './id-list.ts';
import { type Cell, type Kind, NO_KIND, NOBODY, OFF, other, type Piece, type Side } from './ids.ts';
import { first, HOWS, howTakenIn, isCaptureIn, Op, op, ownerIn, type Plans, second, third } from './moves/plans.ts';
import { type RuleIndex, ruleIndexOf } from './moves/rule-index.ts';
import type { Planning } from './setting.ts';
import { refusals } from './text/refusals.ts';
import type { Options, RuleWords } from './vocabulary.ts';
import type { Hash } from './world.ts';

const DROP = HOWS.indexOf('drop');

type Reaction = ReactionFor<Game>;

export class Game extends Changes {
  readonly ruleIndex: RuleIndex;
  // what the variant asks for in every action, at hand without a search
  readonly limits: LimitsFor<Game>;
  readonly legality: LegalityFor<Game>;
  private readonly turns: TurnHooksFor<Game>;
  private readonly onEntered: readonly Reaction[];
  private readonly onTaken: readonly Reaction[];
  /** true while actions are only tried out: reactions to what nobody may know must stay silent */
  trying = false;
  /** check is called with the action being made */
  calling = false;
  // what is known about the action being made, until the next one begins
  mover: Piece = NOBODY;
  moverSide: Side = 0;
  /** the kind it began the action as, and the kind whose rule planned it: not the same when it borrowed that rule */
  moverKind = 0 as Kind;
  movedAs: Kind = NO_KIND;
  rule: RuleFor<Planning> | undefined = undefined;
  private isAnswering = false;
  /** was this action begun in play? turns are counted then */
  beganInPlay = true;

  constructor(
    variant: VariantFor<Game, Planning>,
    options: Options = {},
    setup: (game: Game) => void = (game) => variant.setup(game),
  ) {
    super(variant, options);
    this.ruleIndex = ruleIndexOf(variant);
    this.limits = variant.limits ?? {};
    this.legality = variant.legality ?? {};
    this.turns = variant.turns ?? {};
    this.onEntered = variant.reactions?.filter(({ on }) => on === 'entered') ?? [];
    this.onTaken = variant.reactions?.filter(({ on }) => on === 'taken') ?? [];
    setup(this);
    variant.start?.ready?.(this);
    this.world.settle();
  }
  protected override checkSound(): Result<void> {
    const sound = super.checkSound();
    if (!sound.ok) return sound;
    for (const c of this.rider === null ? [] : this.topology.cells) {
      const rider = this.riderOn(c);
      const mount = this.pieceOn(c);
      if (rider !== NOBODY && !this.typeOf(mount).carries?.(this, mount, rider)) {
        return err('bad-facts', refusals.factsDisagree);
      }
    }
    return this.variant.start?.checkFacts?.(this) ?? sound;
  }

  // -- comparing positions

  /** The hash of the position, the same for two in which the same can be done. */
  hash(): Hash {
    this.rehash();
    return { lo: this.world.hashLo, hi: this.world.hashHi };
  }
  /** The same into `hashLo` and `hashHi` of the world, as `World.rehash`. */
  rehash(without: Side | null = null): void {
    const { world, variant } = this;
    const mark = world.mark();
    variant.normalize?.(this);
    world.rehash(without);
    world.rollback(mark);
  }

  // -- making actions

  /** Make action `i`; returns the mark that `unmake` wants. */
  make(plans: Plans, i: number): number {
    const mark = this.world.mark();
    const told = this.watching === null ? 0 : this.watching.length;
    const me = this.toMove;
    this.carryOut(plans, i);
    if (this.trying || this.legality.retracts === undefined) return mark;
    const retraction = this.legality.retracts(this, me);
    return retraction === null ? mark : this.retract(retraction, plans, i, mark, told);
  }
  unmake(mark: number): void {
    this.world.rollback(mark);
  }
  /**
   * What would `ask` answer after `change`? Leaves no trace in the facts, whether or not an action is being made. Where
   * one is, `change` must be no action itself: what is known about the first would be lost.
   */
  suppose<T>(change: () => void, ask: () => T): T {
    const { watching, trying, queued } = this;
    const { moved, lost, lostFrom, changed, converted, telefragged } = this;
    const sizes = [moved.size, lost.size, lostFrom.size, changed.size, converted.size, telefragged.size];
    const mark = this.world.mark();
    this.watching = null;
    this.trying = true;
    change();
    const answer = ask();
    this.world.rollback(mark);
    [moved.size, lost.size, lostFrom.size, changed.size, converted.size, telefragged.size] = sizes;
    this.queued = queued;
    this.trying = trying;
    this.watching = watching;
    return answer;
  }
  /**
   * Like `suppose`, but `ask` may make actions and take them back, even while another is being made: all that is known
   * about that one is as before afterwards.
   */
  ponder<T>(ask: () => T): T {
    const { mover, moverSide, moverKind, movedAs, rule, cause, beganInPlay, isAnswering, waypoints } = this;
    const lists: readonly IdList<number>[] = [
      ...[this.moved, this.lost, this.lostFrom, this.changed, this.converted, this.telefragged],
    ];
    const kept = lists.map((list) => list.toArray());
    const [events, way] = [this.events.slice(0, this.queued), [...waypoints]];
    const answer = this.suppose(() => {}, ask);
    [this.mover, this.moverSide, this.moverKind, this.movedAs] = [mover, moverSide, moverKind, movedAs];
    [this.rule, this.cause, this.beganInPlay, this.isAnswering] = [rule, cause, beganInPlay, isAnswering];
    for (const [i, list] of lists.entries()) {
      list.clear();
      for (const id of kept[i]) list.add(id);
    }
    this.events.set(events);
    waypoints.splice(0, waypoints.length, ...way);
    return answer;
  }
  private carryOut(plans: Plans, i: number): void {
    const { turns, facts } = this;
    this.begin(plans, i);
    if (turns.actionBegins) turns.actionBegins(this);
    const { words, starts } = plans;
    const end = starts[i + 1];
    for (let k = starts[i]; k < end; k++) {
      if (this.lost.size > 0 && this.lost.has(this.mover)) break; // the rest does not happen
      if (op(words[k]) === Op.together) {
        const [p, q] = [words[k + 1], words[k + 2]];
        const [howP, howQ] = [HOWS[third(p)], HOWS[third(q)]];
        this.goTogether(first(p) as Piece, second(p) as Cell, howP, first(q) as Piece, second(q) as Cell, howQ);
        k += 2;
      } else this.perform(words[k]);
      if (this.queued > 0) this.resolve();
    }
    this.set(facts.ply, 0, this.get(facts.ply, 0) + 1);
    if (turns.actionEnds) turns.actionEnds(this);
    if (!this.isOver && !turns.turnContinues?.(this)) this.passTurn();
  }
  private begin(plans: Plans, i: number): void {
    const { turns } = this;
    this.mover = plans.mover[i] as Piece;
    if (this.mover !== NOBODY) this.moverKind = this.kindOf(this.mover);
    this.moverSide = this.toMove;
    this.movedAs = plans.movedAs[i] as Kind;
    this.rule = this.ruleIndex.ruleOf(plans.because[i]);
    this.cause = this.watching ? this.ruleIndex.wordsOf(plans.because[i]).says : '';
    this.beganInPlay = turns.phase === undefined || turns.phase(this) === null;
    this.moved.clear();
    this.lost.clear();
    this.lostFrom.clear();
    this.changed.clear();
    this.converted.clear();
    this.telefragged.clear();
    if (this.waypoints.length > 0) this.waypoints.length = 0;
    this.queued = 0;
    this.isAnswering = false;
  }
  /** The action did not come to pass: everything is as before it, what happens instead happens, and the turn goes on. */
  private retract(retraction: Retraction, plans: Plans, i: number, mark: number, told: number): number {
    const watcher = this.watching;
    const effects = watcher === null ? [] : watcher.splice(told);
    this.world.rollback(mark);
    const again = this.world.mark();
    const { at, because, happens } = retraction((ask) => this.onceMore(plans, i, ask));
    this.begin(plans, i);
    this.set(this.facts.ply, 0, this.get(this.facts.ply, 0) + 1);
    if (watcher !== null) tellRetraction(watcher, effects, at, because);
    this.because(because, happens);
    return again;
  }
  private onceMore<T>(plans: Plans, i: number, ask: () => T): T {
    const { watching } = this;
    const mark = this.world.mark();
    this.watching = null;
    this.carryOut(plans, i);
    const answer = ask();
    this.world.rollback(mark);
    this.watching = watching;
    return answer;
  }
  private perform(word: number): void {
    const p = first(word) as Piece;
    switch (op(word)) {
      case Op.go:
        if (this.cellOf(p) !== OFF || third(word) === DROP) this.go(p, second(word) as Cell, HOWS[third(word)]);
        break;
      case Op.via:
        if (this.watching) this.waypoints.push(first(word) as Cell);
        break;
      case Op.swap:
        if (this.cellOf(p) !== OFF && this.cellOf(second(word) as Piece) !== OFF) this.swap(p, second(word) as Piece);
        break;
      case Op.take:
        this.take(p, isCaptureIn(word) ? this.mover : NOBODY, second(word), howTakenIn(word));
        break;
      case Op.banish:
        if (this.cellOf(p) !== OFF) this.banish(p, second(word), third(word) as Cell);
        break;
      case Op.place:
        this.place(first(word), second(word) as Cell, ownerIn(word));
        break;
      case Op.become:
        if (this.cellOf(p) !== OFF) this.become(p, second(word) as Kind);
        break;
      case Op.convert:
        if (this.cellOf(p) !== OFF) this.convert(p, second(word));
        break;
      case Op.mark:
        this.set(this.facts.facts[first(word)], second(word), third(word));
        break;
      case Op.endTurn:
        break; // an action without a change: `turnContinues` sees it
      default:
        throw new Error(`${this.variant.id}: no such step: ${word}`);
    }
  }
  /**
   * Answer what happened, first come, first served, until nothing more happens. Every step is answered by itself;
   * a rule that makes several things happen one after another calls it between them.
   */
  resolve(): void {
    if (this.isAnswering) return; // what a reaction does is answered when its turn comes
    if (this.onEntered.length + this.onTaken.length > 0) {
      this.isAnswering = true;
      for (let i = 0; i < this.queued; i += 4) {
        const answers = this.events[i] === TAKEN ? this.onTaken : this.onEntered;
        for (let r = 0; r < answers.length; r++) this.answer(answers[r], i);
      }
      this.isAnswering = false;
    }
    this.queued = 0;
  }
  private answer(reaction: Reaction, i: number): void {
    const { events } = this;
    const before = this.cause;
    const piece = events[i + 1] as Piece;
    const cell = events[i + 2] as Cell;
    this.cause = reaction.says;
    if (reaction.on === 'taken') reaction.run(this, piece, cell, events[i + 3] as Piece);
    else reaction.run(this, piece, cell, HOWS[events[i + 3]]);
    this.cause = before;
  }
  private passTurn(): void {
    const { facts, variant, turns } = this;
    if (turns.turnEnds) {
      turns.turnEnds(this);
      if (this.queued > 0) this.resolve();
      if (this.isOver) return;
    }
    this.set(facts.turn, 0, turns.nextSide ? turns.nextSide(this) : other(this.toMove));
    if (this.beganInPlay) this.set(facts.turns, 0, this.get(facts.turns, 0) + 1);
    if (this.watching !== null) {
      const { toMove: side, turnNumber } = this;
      this.watching.push({ do: 'turn', side, turnNumber, because: `${variant.sides[side].name} to move.` });
    }
    if (turns.turnBegins) {
      turns.turnBegins(this);
      if (this.queued > 0) this.resolve();
    }
  }
}

/** Only the way to where the action was stopped is reported, and that the pieces that had set out are back. */
const tellRetraction = (watcher: Effect[], effects: readonly Effect[], at: Cell, { says }: RuleWords): void => {
  const goes = effects.filter((e) => e.do === 'go');
  const until = goes.findIndex((e) => e.to === at);
  const way = goes.slice(0, until + 1);
  watcher.push(...way);
  // who moved last goes back first, out of the way of who stood there before
  for (const piece of new Set(way.map((e) => e.piece).reverse())) {
    const own = way.filter((e) => e.piece === piece);
    watcher.push({ do: 'retract', piece, from: own[0].from, to: own[own.length - 1].to, because: says });
  }
};

/**
 * Why an action may be good, as facts that are certain: each is what the engine answers about the position before it and
 * the one after it. Nothing is guessed from the score; where nothing is certain there is no reason.
 */
import type { Game } from '../../core/game.ts';
import { type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Action, Effect, Outcome, Position } from '../../core/position.ts';
import { type Evaluator, evaluatorOf } from '../evaluate.ts';
import { STOPPED } from '../meter.ts';
import { type Dangers, dangersBy } from './dangers.ts';
import { isBadState, isRoyalIn, type QuietReason, quietReasons } from './quiet-reasons.ts';
import { actionOf, type LineStep, stepsOf, type Who, whoIs, withChecksAnnounced } from './steps.ts';

export type AdviceReason =
  | { readonly is: 'ends'; readonly outcome: Outcome }
  | { readonly is: 'only' }
  /** whatever its side does, the other one wins with its next action */
  | { readonly is: 'loses' }
  /** it was proven that the side that moves wins */
  | { readonly is: 'forces' }
  /** its royal piece was in danger, and is no more */
  | { readonly is: 'escapes'; readonly who: Who }
  /** `own` are lost by it too; `safe`: no action of the other side could capture it in return; null where that is not asked */
  | {
      readonly is: 'captures';
      readonly who: readonly Who[];
      readonly own: readonly Who[];
      readonly safe: boolean | null;
      /** what is captured, for comparing: a royal piece is worth more than all others */
      readonly worth: number;
    }
  | { readonly is: 'becomes'; readonly kind: Kind }
  /** an enemy's royal piece is in danger now; `check`: the game has check */
  | { readonly is: 'checks'; readonly who: Who; readonly check: boolean }
  /** an enemy is from now on in a condition that it wants to be out of again, by its id among the words of the game */
  | { readonly is: 'afflicts'; readonly who: Who; readonly state: string }
  /** `from` could capture it where it stood, and nobody could where it goes */
  | { readonly is: 'flees'; readonly from: Who }
  /** `from` could capture this friend, and nobody can now */
  | { readonly is: 'saves'; readonly who: Who; readonly from: Who }
  /** it could capture these next; `unguarded`: nobody could capture it there in return; null where that is not asked */
  | { readonly is: 'attacks'; readonly who: readonly Who[]; readonly unguarded: boolean | null }
  /** `from` could capture this friend for nothing, and now it would be captured in return */
  | { readonly is: 'guards'; readonly who: Who; readonly from: Who }
  /** `from` could capture this friend, which is guarded, and nobody can now */
  | { readonly is: 'parries'; readonly who: Who; readonly from: Who }
  /** its side is to move once more */
  | { readonly is: 'again' }
  /** what its side means to play next, by the line that was searched; `prepares`: that captures */
  | { readonly is: 'prepares' | 'plan'; readonly next: LineStep }
  /** the other side could capture nothing next */
  | { readonly is: 'safe' }
  | QuietReason;

/** A reason, and whose: of a side, and of the piece that moves; null where none does. */
export interface Why {
  readonly reason: AdviceReason;
  readonly side: Side;
  readonly by: Who | null;
}

/** The weightiest first. */
const WEIGHTS: readonly AdviceReason['is'][] = [
  ...(['ends', 'only', 'loses', 'forces', 'escapes', 'captures', 'becomes', 'checks'] as const),
  ...(['afflicts', 'saves', 'flees', 'attacks', 'guards', 'parries', 'again'] as const),
  ...(['returns', 'relieves', 'backs', 'prepares', 'frees', 'hems', 'plan', 'widens', 'nears', 'safe'] as const),
];
export const isWeightier = (a: AdviceReason, b: AdviceReason): boolean =>
  a.is === 'captures' && b.is === 'captures' ? a.worth > b.worth : WEIGHTS.indexOf(a.is) < WEIGHTS.indexOf(b.is);
/** How many times as much as another piece of its worth whoever a side must not lose counts. */
const ROYAL = 100;

const NEVER = (): boolean => false;
interface Asked {
  /** the actions after it, as they were searched; none where there was no search */
  readonly line?: readonly string[];
  /** it is proven to win */
  readonly wins?: boolean;
  /** where it says so, STOPPED is thrown and the position is left as it happens to be */
  readonly stop?: () => boolean;
}
/** The reasons for an action of the side to move, the weightiest first. */
export const reasonsFor = (
  position: Position,
  text: string,
  { line = [], wins = false, stop = NEVER }: Asked = {},
): readonly AdviceReason[] => {
  const action = actionOf(position, text);
  const { outcome } = position.after(action, () => ({ outcome: position.outcome }));
  if (outcome !== null && (outcome.winner === null || outcome.winner === position.turn))
    return [{ is: 'ends', outcome }];
  const found: AdviceReason[] = [];
  // that a turn can only be ended is no reason for what was done in it
  if (action.piece !== NOBODY && position.actions().length === 1) found.push({ is: 'only' });
  if (wins) found.push({ is: 'forces' });
  if (outcome !== null) return found;
  const comparison = new Comparison(position, action, stop);
  found.push(...comparison.reasons());
  if (found.length > 0) return found;
  const { worth } = evaluatorOf(position.variant, position.options);
  const quiet = [
    ...quietReasons(position, action, (game, p) => worth[game.kindOf(p)]),
    ...planOf(position, text, line),
    ...comparison.safe(),
  ];
  return quiet.sort((a, b) => WEIGHTS.indexOf(a.is) - WEIGHTS.indexOf(b.is));
};
/** The same with whose they are. */
export const whysFor = (position: Position, text: string, asked: Asked = {}): readonly Why[] => {
  const { piece } = actionOf(position, text);
  const by = piece === NOBODY ? null : whoIs(position, piece);
  const side = position.turn;
  return reasonsFor(position, text, asked).map((reason) => ({ reason, side, by }));
};
/** The weightiest. */
export const whyFor = (position: Position, text: string, asked: Asked = {}): Why | null =>
  whysFor(position, text, asked).at(0) ?? null;
/** The one with the weightiest reason, the first of several; null where there is none. */
export const weightiest = (whys: readonly (Why | null)[]): Why | null =>
  whys.reduce((a, b) => (b !== null && (a === null || isWeightier(b.reason, a.reason)) ? b : a), null);
/** What its side plays next in that line, if it is another action than the end of the turn. */
const planOf = (position: Position, text: string, line: readonly string[]): readonly AdviceReason[] => {
  const me = position.turn;
  const steps = stepsOf(position, [text, ...line], withChecksAnnounced);
  const next = steps.slice(1).find(({ side, piece }) => side === me && piece !== null);
  if (next === undefined) return [];
  return [{ is: next.lost.some(({ side }) => side !== me) ? 'prepares' : 'plan', next }];
};

/** The position before an action, compared with the one after it. */
class Comparison {
  private readonly position: Position;
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly action: Action;
  private readonly me: Side;
  private readonly mover: Piece;
  private readonly hasGroups: boolean;
  private readonly stop: () => boolean;

  constructor(position: Position, action: Action, stop: () => boolean) {
    this.stop = stop;
    this.position = position;
    this.game = position.game;
    this.evaluator = evaluatorOf(position.variant, position.options);
    this.action = action;
    this.me = position.turn;
    this.mover = action.piece;
    this.hasGroups = position.variant.groups !== undefined;
  }
  reasons(): readonly AdviceReason[] {
    const { position, game, me, mover, action } = this;
    const threatened = this.dangers(other(me));
    const aims = this.dangers(me);
    const [mine, theirs] = [this.royalIn(threatened, me), this.royalIn(aims, other(me))];
    const unguarded = new Set([...threatened.keys()].filter((p) => this.guards(p).length === 0));
    const enemies = new Map([...threatened].map(([p, captors]) => [p, this.cheapest(captors)]));
    return position.after(action, (effects) => {
      const [left, next] = [this.dangers(other(me)), this.dangers(me)];
      const isLeft = (p: Piece): boolean => left.has(p);
      const found: (AdviceReason | null)[] = [];
      if (mine !== null && this.royalIn(left, me) === null) found.push({ is: 'escapes', who: mine });
      found.push(this.captures(isLeft), this.becomes());
      const attacked = theirs === null ? this.royalIn(next, other(me)) : null;
      if (attacked !== null) found.push({ is: 'checks', who: attacked, check: position.check !== null });
      found.push(this.afflicts(effects));
      found.push(this.saves(enemies, unguarded, isLeft));
      found.push(this.attacks(aims, next, isLeft));
      found.push(this.guarded(enemies, unguarded, isLeft), this.parries(enemies, isLeft));
      if (game.toMove === me && !this.hasGroups && mover !== NOBODY) found.push({ is: 'again' });
      return found.filter((reason) => reason !== null);
    });
  }

  /** Nothing of its side could be captured after the action. */
  safe(): readonly AdviceReason[] {
    const { position, game, me, action } = this;
    const isKnown = (): boolean => game.toMove !== me || this.hasGroups;
    // whether a King is in danger is not told where players call checks themselves
    const isTold = (p: Piece): boolean => !position.areChecksCalled || !this.isRoyal(p);
    const isSafe = (): boolean => isKnown() && ![...this.dangers(other(me)).keys()].some(isTold);
    return position.after(action, isSafe) ? [{ is: 'safe' }] : [];
  }

  // -- what is asked of a position

  /** A royal piece of that side in danger: as the game itself tells, where it does, for it need not tell everything. */
  private royalIn(dangers: Dangers, side: Side): Who | null {
    const { check } = this.position.variant;
    const king = check?.dangers
      ? check.dangers(this.game, side)[0]?.king
      : [...dangers.keys()].find((p) => this.isRoyal(p) && this.game.sideOf(p) === side);
    return king === undefined ? null : whoIs(this.position, king);
  }
  private dangers(side: Side): Dangers {
    if (this.stop()) throw STOPPED;
    return dangersBy(this.game, side);
  }
  /** Its friends that could capture on its cell. */
  private guards(p: Piece): readonly Piece[] {
    const { position, game } = this;
    if (this.stop()) throw STOPPED;
    const attackers = position.attackersOf(game.cellOf(p)).map(({ piece }) => piece);
    return attackers.filter((q) => q !== p && game.sideOf(q) === game.sideOf(p));
  }
  private worth(p: Piece): number {
    return this.evaluator.worth[this.game.kindOf(p)];
  }
  private cheapest(captors: readonly Piece[]): Who | null {
    const known = captors.filter((p) => p !== NOBODY);
    if (known.length === 0) return null;
    return whoIs(
      this.position,
      known.reduce((a, b) => (this.worth(b) < this.worth(a) ? b : a)),
    );
  }
  private isRoyal(p: Piece): boolean {
    return this.game.typeOf(p).royal === true;
  }
  private byWorth(a: Who, b: Who): number {
    return this.worth(b.piece) - this.worth(a.piece);
  }

  // -- reasons, in the position after the action

  private captures(isLeft: (p: Piece) => boolean): AdviceReason | null {
    const { action, me, game, mover } = this;
    const sideOf = new Map(action.losses.map((loss) => [loss.piece, loss.side]));
    // who is captured may have changed sides by now; its kind then tells what it waits as
    const named = action.losses.map((loss): Who => {
      const kind = action.captures.find(({ piece }) => piece === loss.piece)?.kind ?? game.kindOf(loss.piece);
      return { piece: loss.piece, kind, side: loss.side, at: loss.at };
    });
    const who = named.filter(({ side }) => side !== me);
    if (who.length === 0) return null;
    const own = named.filter(({ side }) => side === me);
    const isAsked = !this.hasGroups && game.toMove !== me && mover !== NOBODY && !sideOf.has(mover);
    const isRoyal = isRoyalIn(game, (_, p) => this.worth(p));
    const worth = who.reduce((sum, { piece }) => sum + this.worth(piece) * (isRoyal(piece) ? ROYAL : 1), 0);
    return { is: 'captures', who, own, safe: isAsked ? !isLeft(mover) : null, worth };
  }
  private becomes(): AdviceReason | null {
    return this.action.promotion === null ? null : { is: 'becomes', kind: this.action.promotion };
  }
  private afflicts(effects: readonly Effect[]): AdviceReason | null {
    const { variant } = this.position;
    const isBad = (e: Effect): boolean => e.do === 'state' && e.on && isBadState(variant, e.state);
    const state = effects.find((e) => isBad(e) && e.do === 'state' && this.game.sideOf(e.piece) !== this.me);
    return state?.do === 'state'
      ? { is: 'afflicts', who: whoIs(this.position, state.piece), state: state.state }
      : null;
  }
  /** The worthiest that could have been captured at a loss, and cannot be any more. */
  private saves(
    enemies: ReadonlyMap<Piece, Who | null>,
    unguarded: ReadonlySet<Piece>,
    isLeft: (p: Piece) => boolean,
  ): AdviceReason | null {
    const saved = this.inDanger(enemies, unguarded).filter((p) => !isLeft(p) && this.isOnBoard(p));
    const [first] = saved.sort((a, b) => this.worth(b) - this.worth(a));
    const from = first === undefined ? null : enemies.get(first);
    if (!from || !this.isOnBoard(from.piece)) return null; // it was captured: that is told
    return first === this.mover ? { is: 'flees', from } : { is: 'saves', who: whoIs(this.position, first), from };
  }
  private inDanger(enemies: ReadonlyMap<Piece, Who | null>, unguarded: ReadonlySet<Piece>): Piece[] {
    return [...enemies].flatMap(([p, from]) =>
      from !== null && !this.isRoyal(p) && (unguarded.has(p) || this.worth(p) > this.worth(from.piece)) ? [p] : [],
    );
  }
  /** The same for the worthiest of those who would have been captured in exchange. */
  private parries(enemies: ReadonlyMap<Piece, Who | null>, isLeft: (p: Piece) => boolean): AdviceReason | null {
    const [first] = [...enemies.keys()]
      .filter((p) => p !== this.mover && !this.isRoyal(p) && !isLeft(p) && this.isOnBoard(p))
      .sort((a, b) => this.worth(b) - this.worth(a));
    const from = first === undefined ? null : enemies.get(first);
    const isGone = from && from.at !== OFF && !this.isOnBoard(from.piece);
    return from && !isGone ? { is: 'parries', who: whoIs(this.position, first), from } : null;
  }
  private isOnBoard(p: Piece): boolean {
    return this.game.cellOf(p) < this.game.topology.size;
  }
  /** Whom it could capture next and could not before, where that would be no loss. */
  private attacks(aims: Dangers, next: Dangers, isLeft: (p: Piece) => boolean): AdviceReason | null {
    const { game, mover } = this;
    if (mover === NOBODY || !this.isOnBoard(mover) || isLeft(mover)) return null;
    const isNew = (p: Piece): boolean => aims.get(p)?.includes(mover) !== true;
    const victims = [...next]
      .filter(([p, captors]) => captors.includes(mover) && isNew(p) && this.isOnBoard(p) && !this.isRoyal(p))
      .map(([p]) => p);
    const isFree = new Set(victims.filter((p) => this.guards(p).length === 0));
    const good = victims.filter((p) => isFree.has(p) || this.worth(p) > this.worth(mover));
    if (good.length === 0) return null;
    const who = good.map((p) => whoIs(this.position, p)).sort((a, b) => this.byWorth(a, b));
    const unguarded = game.variant.groups ? null : who.every(({ piece }) => isFree.has(piece));
    return { is: 'attacks', who: who.slice(0, 2), unguarded };
  }
  private guarded(
    enemies: ReadonlyMap<Piece, Who | null>,
    unguarded: ReadonlySet<Piece>,
    isLeft: (p: Piece) => boolean,
  ): AdviceReason | null {
    const { mover } = this;
    if (this.hasGroups || mover === NOBODY) return null;
    const isGuarded = (p: Piece): boolean =>
      p !== mover && unguarded.has(p) && isLeft(p) && this.isOnBoard(p) && this.guards(p).includes(mover);
    const [first] = [...enemies.keys()].filter(isGuarded).sort((a, b) => this.worth(b) - this.worth(a));
    const from = first === undefined ? null : enemies.get(first);
    return from ? { is: 'guards', who: whoIs(this.position, first), from } : null;
  }
}

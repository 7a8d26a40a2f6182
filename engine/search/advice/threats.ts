/**
 * What the other side could do if it were to move now, of what costs the side to move something. Every legal action is
 * made and looked at, so nothing that falls at once is left out; a short search adds what needs more than one action.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, other, type Piece, type Side } from '../../core/ids.ts';
import type { Action, Effect, Outcome, Position } from '../../core/position.ts';
import { isMidTurn } from '../../core/turn.ts';
import { type Evaluator, evaluatorOf } from '../evaluate.ts';
import type { TranspositionTable } from '../table.ts';
import { Thinker } from '../think.ts';
import { dangersBy } from './dangers.ts';
import { isBadState } from './quiet-reasons.ts';
import { type LineStep, positionOf, stepsOf, type Who, whoIs } from './steps.ts';

export type Harm =
  /** the game ends, and the side to move has lost it */
  | { readonly is: 'ends'; readonly outcome: Outcome }
  /** it is proven that the other side wins with it; what is lost at once */
  | { readonly is: 'forces'; readonly first: Harm | null }
  /**
   * `own` are lost by it too. `back`: the cheapest that could take whoever captured in return; null: nobody; undefined
   * where that cannot be said, because the turn goes on or nobody came to where it could be taken
   */
  | {
      readonly is: 'captures';
      readonly who: readonly Who[];
      readonly own: readonly Who[];
      readonly back: Who | null | undefined;
    }
  /** it is moved out of the part of the board that it stands on, to `to` */
  | { readonly is: 'moves-out'; readonly who: Who; readonly to: Cell }
  /** it comes into a state that it wants to be out of again, by its id among the words of the game */
  | { readonly is: 'afflicts'; readonly who: Who; readonly state: string }
  /** `by`, which is away, comes down on it after so many turns of its side */
  | { readonly is: 'lands'; readonly who: Who; readonly by: Who; readonly turns: number }
  /** nothing is lost by the action itself, but by `next`, which it allows */
  | { readonly is: 'prepares'; readonly next: LineStep };

export interface Threat {
  /** null where it happens whatever is played */
  readonly step: LineStep | null;
  readonly harm: Harm;
}
export interface ThreatList {
  /** the worst first, each loss once */
  readonly all: readonly Threat[];
  /** how many actions the search looked ahead; 0: there was none, because players find checks themselves */
  readonly searched: number;
}
interface Means {
  readonly table: TranspositionTable;
  readonly stop?: () => boolean;
}

/** A search must gain so much before it is told. */
const GAIN = 150;
/** By nodes, so that the answer is the same everywhere. */
const LIMITS = { depth: 3, nodes: 4000 };
/** What it costs to be moved out or to come into a bad state, in parts of what the piece is worth. */
const [MOVED_OUT, AFFLICTED] = [1 / 2, 1 / 4];

/** Null where nobody can tell: in the middle of a turn, in a phase, in check, when the game is over; and when stopped. */
export const threatsIn = (game: Game, { table, stop = () => false }: Means): ThreatList | null => {
  const { variant, facts, world } = game;
  if (game.isOver || variant.turns?.phase?.(game) || isMidTurn(game)) return null;
  // where players find checks themselves, all that is told is told in check as well, or it would betray one
  const areChecksCalled = variant.check?.announcing?.isLeftToPlayers(game.options) === true;
  if (!areChecksCalled && variant.check?.inCheck?.(game)) return null;
  const mark = world.mark();
  const me = game.toMove;
  let position: Position;
  try {
    game.set(facts.turn, 0, other(me));
    position = positionOf(game);
  } finally {
    world.rollback(mark);
  }
  const finder = new ThreatFinder(position, me, areChecksCalled);
  for (const action of position.actions()) {
    if (stop()) return null;
    finder.look(action);
  }
  if (variant.groups && !finder.isOver)
    for (const action of position.actions()) {
      if (stop()) return null;
      finder.lookFurther(action);
    }
  finder.lookAtFlights();
  const searched = areChecksCalled || finder.isOver ? 0 : finder.search({ table, stop });
  return { all: finder.worstFirst(), searched };
};

interface Found extends Threat {
  readonly cost: number;
}

/** Looks at one action after another of the side that would be to move. */
class ThreatFinder {
  private readonly position: Position;
  private readonly me: Side;
  private readonly them: Side;
  private readonly areRoyalsHidden: boolean;
  private readonly evaluator: Evaluator;
  private readonly flyers: ReadonlySet<Piece>;
  /** by what is lost: the action that costs most */
  private readonly found = new Map<string, Found>();

  constructor(position: Position, me: Side, areRoyalsHidden: boolean) {
    this.position = position;
    this.me = me;
    this.them = other(me);
    this.areRoyalsHidden = areRoyalsHidden;
    this.evaluator = evaluatorOf(position.variant, position.options);
    this.flyers = new Set(position.flights().map(({ piece }) => piece));
  }
  /** Does the other side win at once? */
  get isOver(): boolean {
    return this.found.has('ends');
  }
  look(action: Action): void {
    const lost = action.losses.map((loss): Who => ({ ...whoIs(this.position, loss.piece), at: loss.at }));
    const harm = this.position.after(action, (effects) => this.harmOf(action, lost, effects));
    if (harm === null) return;
    const [step] = stepsOf(this.position, [action.text]);
    this.add({ step, harm, cost: this.costOf(action.piece, harm) });
  }
  /** In a turn of many moves: what a second one could capture and no first one can. */
  lookFurther(action: Action): void {
    const { position, me, them } = this;
    const captured = this.captured();
    const seconds = position.after(action, () =>
      position.outcome !== null || position.turn !== them
        ? []
        : position.actions().flatMap((next) => {
            const mine = next.losses.filter(({ side, piece }) => side === me && !captured.has(piece));
            return mine.length > 0
              ? [{ text: next.text, cost: this.sum(mine.map(({ piece }) => whoIs(position, piece))) }]
              : [];
          }),
    );
    for (const { text, cost } of seconds) {
      const [step, next] = stepsOf(position, [action.text, text]);
      if (step && next) this.add({ step, harm: { is: 'prepares', next }, cost });
    }
  }
  private captured(): ReadonlySet<Piece> {
    const harms = [...this.found.values()].map(({ harm }) => harm).filter(({ is }) => is !== 'prepares');
    return new Set(harms.flatMap(victimsOf));
  }
  /** Whoever is away and comes down on a piece. */
  lookAtFlights(): void {
    const { position, me, them } = this;
    const { game } = position;
    for (const { piece, to, left } of position.flights()) {
      const there = game.pieceOn(to);
      if (there === NOBODY || game.sideOf(there) !== me || game.sideOf(piece) !== them) continue;
      if (this.areRoyalsHidden && game.typeOf(there).royal) continue;
      const harm: Harm = {
        is: 'lands',
        ...{ who: whoIs(position, there), by: { ...whoIs(position, piece), at: to }, turns: left },
      };
      this.add({ step: null, harm, cost: this.worth(harm.who) });
    }
  }
  /** What needs more than one action. Returns how far it looked. */
  search({ table, stop }: Required<Means>): number {
    const { position, me } = this;
    const { actions, score, wins, depth } = this.bestLine(table, stop);
    const still = this.evaluator.score(position.game);
    const steps = stepsOf(position, actions);
    const [first] = steps;
    if (first === undefined) return depth;
    if (wins) {
      const [key, known] = [...this.found].find(([, { step }]) => step?.text === first.text) ?? [];
      if (key !== undefined) this.found.delete(key);
      this.add({ step: first, harm: { is: 'forces', first: known?.harm ?? null }, cost: Number.MAX_VALUE / 2 });
    } else if (score - still >= GAIN) {
      const known = new Set([...this.found.values()].flatMap(({ harm }) => victimsOf(harm)));
      const next = steps
        .slice(1)
        .find(({ side, lost }) => side !== me && lost.some((who) => who.side === me && !known.has(who.piece)));
      if (next) this.add({ step: first, harm: { is: 'prepares', next }, cost: 0 });
    }
    return depth;
  }
  worstFirst(): readonly Threat[] {
    const all = [...this.found.values()].sort((a, b) => b.cost - a.cost);
    const isCovered = ({ step, harm }: Found, i: number): boolean => {
      const victims = victimsOf(harm);
      const coversAll = (worse: Found): boolean => {
        const more = victimsOf(worse.harm);
        return worse.step?.piece === step?.piece && victims.every((p) => more.includes(p));
      };
      return victims.length > 0 && all.slice(0, i).some(coversAll);
    };
    return all.filter((one, i) => !isCovered(one, i)).map(({ step, harm }) => ({ step, harm }));
  }

  private add(one: Found): void {
    const key = [one.harm.is, ...[...victimsOf(one.harm)].sort((a, b) => a - b)].join(' ');
    const known = this.found.get(key);
    if (known === undefined || known.cost < one.cost) this.found.set(key, one);
  }
  private bestLine(table: TranspositionTable, stop: () => boolean) {
    const { lines, depth } = new Thinker(this.position.game, { table }).think(LIMITS, [], stop);
    const best = lines.at(0);
    const wins = best !== undefined && best.wins !== null && best.score > 0;
    return { actions: best?.actions ?? [], score: best?.score ?? 0, wins, depth };
  }
  /** Asked in the position after the action; the worst that it does. */
  private harmOf(action: Action, lost: readonly Who[], effects: readonly Effect[]): Harm | null {
    const { position, me, them } = this;
    const { game } = position;
    if (this.areRoyalsHidden && lost.some(({ piece }) => game.typeOf(piece).royal)) return null;
    const { outcome } = position;
    if (outcome !== null) return outcome.winner === them ? { is: 'ends', outcome } : null;
    const landed = new Set(effects.flatMap((e) => (e.do === 'take' && this.flyers.has(e.by) ? [e.piece] : [])));
    const mine = lost.filter(({ side, piece }) => side === me && !landed.has(piece));
    if (mine.length > 0) {
      const own = lost.filter(({ side, piece }) => side === them && !landed.has(piece));
      return { is: 'captures', who: mine, own, back: this.backFor(action) };
    }
    for (const effect of effects) {
      const harm = this.harmBy(effect);
      if (harm !== null) return harm;
    }
    return null;
  }
  private harmBy(effect: Effect): Harm | null {
    const { position, me } = this;
    const { game, variant } = position;
    if (effect.do === 'go' && effect.how === 'push' && game.sideOf(effect.piece) === me) {
      const isOut = variant.topology.zone(effect.from) !== variant.topology.zone(effect.to);
      const who = { ...whoIs(position, effect.piece), at: effect.from };
      return isOut ? { is: 'moves-out', who, to: effect.to } : null;
    }
    if (effect.do === 'state' && effect.on && game.sideOf(effect.piece) === me) {
      return isBadState(variant, effect.state)
        ? { is: 'afflicts', who: whoIs(position, effect.piece), state: effect.state }
        : null;
    }
    return null;
  }
  private backFor({ piece }: Action): Who | null | undefined {
    const { position, me } = this;
    const { game, variant } = position;
    const isStanding = piece !== NOBODY && game.cellOf(piece) < game.topology.size;
    const isTurnOver = game.toMove === me;
    if (!isStanding || (!isTurnOver && !variant.groups)) return undefined;
    const captors = (dangersBy(game, me).get(piece) ?? []).filter((p) => p !== NOBODY);
    if (captors.length === 0) return isTurnOver ? null : undefined;
    const cheapest = captors.reduce((a, b) =>
      this.worth(whoIs(position, b)) < this.worth(whoIs(position, a)) ? b : a,
    );
    return whoIs(position, cheapest);
  }
  private costOf(mover: Piece, harm: Harm): number {
    switch (harm.is) {
      case 'ends':
        return Number.MAX_VALUE;
      case 'captures': {
        const isTaken = harm.back && !harm.own.some(({ piece }) => piece === mover);
        return this.sum(harm.who) - this.sum(harm.own) - (isTaken ? this.worth(whoIs(this.position, mover)) : 0);
      }
      case 'moves-out':
        return MOVED_OUT * this.worth(harm.who);
      case 'afflicts':
        return AFFLICTED * this.worth(harm.who);
      default:
        return 0;
    }
  }
  private sum(all: readonly Who[]): number {
    return all.reduce((total, who) => total + this.worth(who), 0);
  }
  private worth({ kind }: Who): number {
    return this.evaluator.worth[kind];
  }
}

/** Whose own loss it is. */
export const victimsOf = (harm: Harm): readonly Piece[] => {
  if (harm.is === 'forces') return harm.first === null ? [] : victimsOf(harm.first);
  if (harm.is === 'captures') return harm.who.map(({ piece }) => piece);
  if (harm.is === 'prepares')
    return harm.next.lost.filter(({ side }) => side !== harm.next.side).map(({ piece }) => piece);
  if (harm.is === 'lands' || harm.is === 'moves-out' || harm.is === 'afflicts') return [harm.who.piece];
  return [];
};

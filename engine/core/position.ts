/**
 * One position of one game for everybody outside the inner loop: texts in, objects out. It finds the endings that need
 * more than one action to see (no action left, repetition), remembers what was played and takes it back exactly.
 */
import { said } from '../shared/language.ts';
import type { Outcome } from '../shared/outcome.ts';
import { ok, type Result } from '../shared/result.ts';
import { type Action, targetsOf } from './action.ts';
import { inBoardOrder, movesAnother, routeOf, summarize, type Taken } from './action-summary.ts';
import { type FeatureState, featuresOf } from './board/features.ts';
import { drawnEnd, endOfDraw } from './draws.ts';
import type { Effect } from './effects.ts';
import type { Game } from './game.ts';
import { type Cell, type Kind, OFF, other, type Piece, type Side } from './ids.ts';
import { matching } from './matching.ts';
import { type Attack, attackersOf } from './moves/attackers.ts';
import { Planner } from './moves/planner.ts';
import type { Plans } from './moves/plans.ts';
import { type Reach, reachOutOfTurn } from './moves/reach.ts';
import { placesOf, recurrenceOf, standingOf } from './recurrence.ts';
import { censusOf } from './start/census.ts';
import { endingSaid, endingSentence } from './start/fill.ts';
import { newGame } from './start/start.ts';
import { clauseOf } from './text/clause.ts';
import { areAlike, type WhyNot, whyDutyFirst, whyNot, whyNotLaid, whyNotNow, whyStuck } from './text/explain.ts';
import { type CanDo, nativeLabelOf } from './text/native.ts';
import { refusals } from './text/refusals.ts';
import { refuseText } from './text/refuse-text.ts';
import { differenceOf } from './text/sentences.ts';
import { actionText, headOf, labelOf, normalised, wordedLabelOf } from './text/spell.ts';
import { spellingsOf } from './text/spellings.ts';
import type { Variant } from './variant.ts';
import type {
  Budget,
  Check,
  Condition,
  Ending,
  Options,
  Phase,
  Recurrence,
  StartPosition,
  Tally,
} from './vocabulary.ts';
import type { SavedFacts } from './world.ts';

export type { Outcome } from '../shared/outcome.ts';
export type { Action } from './action.ts';
export type { FeatureState } from './board/features.ts';
export type { Effect } from './effects.ts';
export type { Attack } from './moves/attackers.ts';
export type { Budget, Check, Options, Phase, StartPosition } from './vocabulary.ts';
export type { SavedFacts } from './world.ts';

export interface Flight {
  readonly piece: Piece;
  readonly to: Cell;
  /** turns until it lands */
  readonly left: number;
}
export interface PieceState {
  readonly piece: Piece;
  readonly kind: Kind;
  readonly side: Side;
  readonly at: Cell;
  readonly place: string;
  /** it rides on the piece on its cell */
  readonly rides: boolean;
  readonly states: readonly Condition[];
}
/** The actions of the position that the plans belong to; each is described on demand. */
interface Listed {
  readonly count: number;
  readonly described: (Action | undefined)[];
  /** every other way to write them, once one was used */
  spellings: ReadonlyMap<string, number> | null;
}
interface Played {
  readonly mark: number;
  /** null where the position does not count for repetition */
  readonly key: string | null;
  /** who is to move, whether in check, and what the last move chases */
  readonly standing: number;
  /** by side: its hash as that side may know it, and its standing; nothing where it does not count */
  readonly known: readonly [readonly number[], readonly number[]];
}

export class Position {
  readonly variant: Variant;
  readonly options: Options;
  readonly game: Game;
  private readonly planner: Planner;
  /** a second planner, for looking ahead without touching the listed plans */
  private readonly scout: Planner;
  /** a third one, for what else could be done while an action is described; made where a game needs it */
  private rivals: Planner | null = null;
  private listed: Listed | null = null;
  /** an action that was found without listing the others: the first of the scout's plans */
  private alone: Action | null = null;
  private readonly played: Played[] = [];
  /** how often each position came up */
  private readonly seen = new Map<string, number>();
  /** the same for the position that the game began with */
  private first: Omit<Played, 'mark'> = { key: null, standing: 0, known: [[], []] };

  private constructor(game: Game) {
    this.variant = game.variant;
    this.options = game.options;
    this.game = game;
    this.planner = new Planner(game);
    this.scout = new Planner(game);
    this.begin();
  }

  /** The usual start, or the one given. Whatever is wrong with options or start is refused with its place. */
  static start(variant: Variant, options: Options = {}, start?: StartPosition): Result<Position> {
    const game = newGame(variant, options, start);
    return game.ok ? ok(new Position(game.value)) : game;
  }
  /** Another position in which the same game goes on: its turns are counted further. Repetition is counted from here on. */
  continuedFrom(start: StartPosition): Result<Position> {
    const next = Position.start(this.variant, this.options, start);
    // the turn that somebody else was to have is left out
    if (next.ok) next.value.game.turnsBefore = this.game.turnsPlayed + (next.value.turn === this.turn ? 0 : 1);
    return next;
  }
  private begin(): void {
    this.forget();
    this.played.length = 0;
    this.seen.clear();
    const key = this.countedKey();
    if (key !== null) this.seen.set(key, 1);
    const standing = standingOf(this.game, null);
    this.first = { key, standing, known: this.knownHashes(key, standing) };
    this.adjudicate(key, standing);
    this.game.world.settle();
  }

  get turn(): Side {
    return this.game.toMove;
  }
  /** actions played in this game */
  get ply(): number {
    return this.game.get(this.game.facts.ply, 0);
  }
  /** 1 for the first turn of either side, 2 for the second */
  get turnNumber(): number {
    return this.game.turnNumber;
  }
  /** null in games without check */
  get check(): boolean | null {
    return this.variant.check?.inCheck ? this.variant.check?.inCheck(this.game) : null;
  }
  /** Every danger to a royal piece of the side to move. */
  checks(): readonly Check[] {
    return this.variant.check?.dangers?.(this.game, this.turn) ?? [];
  }
  /** null while the game is simply played */
  get phase(): Phase | null {
    return this.variant.turns?.phase?.(this.game) ?? null;
  }
  /** null where the turn is one action */
  get budget(): Budget | null {
    return this.variant.turns?.budget?.(this.game) ?? null;
  }
  get tallies(): readonly Tally[] {
    return this.variant.tallies?.(this.game) ?? [];
  }
  get outcome(): Outcome | null {
    const { outcome } = this.game;
    return (
      outcome && { ...outcome, says: endingSentence(this.variant, this.endingNamed(outcome.reason), outcome.winner) }
    );
  }

  actions(): readonly Action[] {
    const { count } = this.list();
    return Array.from({ length: count }, (_, i) => this.actionAt(i));
  }
  actionsOf(piece: Piece): readonly Action[] {
    const { count } = this.list();
    const { mover } = this.planner.plans;
    const found: Action[] = [];
    for (let i = 0; i < count; i++) if (mover[i] === piece) found.push(this.actionAt(i));
    return found;
  }
  /** The first action by which the piece itself goes to that cell; null: none does. */
  going(piece: Piece, cell: Cell): Action | null {
    const { count } = this.list();
    const { plans } = this.planner;
    for (let i = 0; i < count; i++) {
      if (plans.mover[i] !== piece) continue;
      const a = summarize(this.game, plans, i);
      if (a.to === cell && a.from !== OFF && !movesAnother(a) && a.converted === null) return this.actionAt(i);
    }
    return null;
  }
  /** At most so many actions that somebody may mean who has typed this, the most literal first. */
  matching(typed: string, most: number): readonly Action[] {
    const { count } = this.list();
    return matching(this.game, this.planner.plans, count, typed, most, this.canDo).map((i) => this.actionAt(i));
  }

  /** What the piece could do where it stands, also while the other side is to move. */
  reachOf(piece: Piece): readonly Reach[] {
    if (this.game.isOver || this.game.isNeutral(piece)) return [];
    return this.game.sideOf(piece) === this.turn ? this.actionsOf(piece) : reachOutOfTurn(this.game, piece);
  }

  /** May check be called with an action of this game? */
  get areChecksCalled(): boolean {
    return this.variant.check?.announcing?.isLeftToPlayers(this.options) ?? false;
  }
  /** The action of that text; spaces, Latin case and typed names of cells are free. */
  find(text: string): Result<Action> {
    const [, uncalled] = this.areChecksCalled ? (text.match(/^(.*)\+\s*$/s) ?? []) : [];
    return uncalled === undefined ? this.findPlain(text) : this.findCalling(uncalled);
  }
  /** The same with check called, which may end the turn sooner and so need not be legal. */
  private findCalling(text: string): Result<Action> {
    const plain = this.findPlain(text);
    if (!plain.ok) return plain;
    this.game.calling = true;
    const found = this.findAlone(plain.value.text);
    this.game.calling = false;
    if (found === null) return refuseText(this, text);
    this.alone = {
      ...found,
      text: `${found.text}+`,
      label: `${found.label}+`,
      ...(found.worded && { worded: [...found.worded, '+'] }),
      ...(found.native !== undefined && { native: `${found.native}+` }),
      spoken: { ...found.spoken, callsCheck: true },
      calls: true,
    };
    return ok(this.alone);
  }
  private findPlain(text: string): Result<Action> {
    // a replay asks for one action of every position: planning all the others would be most of its work
    const alone = this.listed === null ? this.findAlone(text) : null;
    if (alone !== null) return ok(alone);
    const index = this.indexOf(text) ?? this.indexOfSpelling(normalised(this.game, text));
    return index === undefined ? refuseText(this, text) : ok(this.actionAt(index));
  }

  /** What playing the action would do. Leaves no trace. */
  effectsOf(action: Action): readonly Effect[] {
    return this.attempt(action, (effects) => effects);
  }
  /** Answers a question in the position after the action, knowing what happened on the way, and comes back. */
  after<T>(action: Action, ask: (effects: readonly Effect[]) => T): T {
    return this.attempt(action, ask);
  }
  play(action: Action): readonly Effect[] {
    const effects: Effect[] = [];
    this.played.push(this.perform(action, effects, 'in earnest'));
    return effects;
  }
  /** Undo the last action exactly; false when nothing was played here. */
  takeBack(): boolean {
    const last = this.played.pop();
    if (!last) return false;
    this.retract(last);
    return true;
  }

  /** One truthful sentence on why the piece cannot go there; when it can, the rule that lets it. */
  whyNot(piece: Piece, cell: Cell): WhyNot {
    const action = this.actions().find((a) => a.to === cell && areAlike(this.game, piece, a.piece));
    return action ? { says: said(action.because.says), ruling: null } : whyNot(this.game, piece, cell);
  }
  /** One or two sentences on why a piece that has no action cannot move at all. */
  whyStuck(piece: Piece): WhyNot {
    return whyStuck(this.game, piece);
  }
  /** The same for a feature that the side to move would lay there. */
  whyNotLaid(feature: string, cell: Cell): WhyNot {
    const action = this.actions().find((a) => a.places === feature && a.to === cell);
    if (action) return { says: said(action.because.says), ruling: null };
    return whyNotLaid(this.game, feature, cell) ?? { says: refusals.notLaid, ruling: null };
  }

  /**
   * Why the side to move may not declare the game over now, in one sentence; null: it may; undefined: nobody ever may in
   * this game.
   */
  get whyNoDeclaration(): string | null | undefined {
    const rule = this.variant.turnRules?.find(({ makes }) => makes === 'declare');
    if (rule === undefined) return undefined;
    const why = whyNotNow(this.game, rule);
    if (why !== null) return why.says;
    return this.actions().some(({ kind }) => kind === 'declare') ? null : whyDutyFirst(this.game).says;
  }

  census(): string {
    return censusOf(this.game);
  }
  /** The same for positions that count as the same for repetition. */
  key(): string {
    const { lo, hi } = this.game.hash();
    return hex(hi) + hex(lo);
  }
  /**
   * The positions so far that count for repetition, this one included, as the side may know them: the low and the high half
   * of the hash of each, and its standing, in turn. What the other side did in secret is no position of its own to this one, or their
   * number would tell how much it hides.
   */
  pastKnownTo(side: Side): readonly number[] {
    const past: number[] = [];
    for (const { known } of [this.first, ...this.played]) {
      const [lo, hi] = known[side];
      const isSecret = lo === past.at(-3) && hi === past.at(-2);
      if (!isSecret) past.push(...known[side]);
    }
    return past;
  }
  private knownHashes(key: string | null, standing: number): Played['known'] {
    if (key === null) return [[], []];
    const { game } = this;
    const { world } = game;
    const hashFor = (side: Side): readonly number[] => {
      game.rehash(other(side));
      return [world.hashLo, world.hashHi, standing];
    };
    return [hashFor(0), hashFor(1)];
  }
  /** A hash of all facts, for saves. */
  fingerprint(): string {
    const { lo, hi } = this.game.world.fingerprint();
    return hex(hi) + hex(lo);
  }
  save(): SavedFacts {
    return this.game.world.save();
  }
  /** Take over saved facts. The past is not among them: repetition is counted from here on. */
  load(facts: SavedFacts): Result<void> {
    const loaded = this.game.load(facts);
    if (loaded.ok) this.begin();
    return loaded;
  }
  /** Everybody who belongs to a side, wherever they are. What belongs to nobody is among the features. */
  pieces(): readonly PieceState[] {
    const { game } = this;
    const people = game.pieces.filter((p) => !game.typeOf(p).ownerless);
    return people.map((piece) => {
      const at = game.cellOf(piece);
      return {
        piece,
        kind: game.kindOf(piece),
        side: game.sideWritten(piece),
        at,
        place: at === OFF ? game.facts.places[game.get(game.facts.place, piece)].id : 'board',
        rides: game.isRider(piece),
        states: at === OFF ? [] : (this.variant.explains?.conditionsOf?.(game, piece) ?? []),
      };
    });
  }
  /** Everybody who is away, those first who land first, and then in the order in which they left. */
  flights(): readonly Flight[] {
    const { game } = this;
    const away = game.away();
    if (away.length === 0) return [];
    const { returnsIn, returnsTo } = game.facts.flying;
    return away
      .map((piece) => ({ piece, to: game.get(returnsTo, piece) as Cell, left: game.get(returnsIn, piece) }))
      .sort((p, q) => p.left - q.left);
  }
  /** What lies on the ground as this viewer may know it, cell by cell; null: what everybody may. */
  features(viewer: Side | null): readonly FeatureState[] {
    return featuresOf(this.game, viewer);
  }
  /** Everybody of either side who could capture on the cell, were a foe there; turn and legality aside. */
  attackersOf(cell: Cell): readonly Attack[] {
    return attackersOf(this.game, cell);
  }

  // -- listing

  private list(): Listed {
    if (this.listed) return this.listed;
    const { plans } = this.planner;
    plans.clear();
    this.listed = { count: this.planner.everyAction(), described: [], spellings: null };
    return this.listed;
  }
  private actionAt(i: number): Action {
    const { described } = this.list();
    described[i] ??= this.describe(this.planner.plans, i);
    return described[i];
  }
  private forget(): void {
    this.listed = null;
    this.alone = null;
  }
  /** The action of exactly that text, planned without the others; null where only the whole list can tell. */
  private findAlone(text: string): Action | null {
    const { game, scout } = this;
    const { plans } = scout;
    const isMover = (p: Piece): boolean => text.startsWith(headOf(game, p));
    const isMeant = (i: number): boolean => actionText(game, summarize(game, plans, i)) === text;
    this.alone = scout.actionsAmong(isMover, isMeant) > 0 ? this.describe(plans, 0) : null;
    return this.alone;
  }
  private indexOf(text: string): number | undefined {
    const { count } = this.list();
    const { plans } = this.planner;
    for (let i = 0; i < count; i++) {
      if (!text.startsWith(headOf(this.game, plans.mover[i] as Piece))) continue;
      if (actionText(this.game, summarize(this.game, plans, i)) === text) return i;
    }
    return undefined;
  }
  private indexOfSpelling(spelling: string): number | undefined {
    const listed = this.list();
    listed.spellings ??= spellingsOf(this.game, this.planner.plans, listed.count);
    return listed.spellings.get(spelling);
  }
  private readonly canDo: CanDo = (isMover, isMeant) => {
    this.rivals ??= new Planner(this.game);
    const { plans } = this.rivals;
    return this.rivals.actionsAmong(isMover, (i) => isMeant(summarize(this.game, plans, i))) > 0;
  };
  private describe(plans: Plans, i: number): Action {
    const { game } = this;
    const a = summarize(game, plans, i);
    const words = game.ruleIndex.wordsOf(plans.because[i]);
    const { loses, telefragged, losses, absorbed } = this.tryOut(plans, i);
    const worded = wordedLabelOf(game, a);
    const native = nativeLabelOf(game, a, this.canDo);
    const whole = telefragged.length === 0 ? a : { ...a, taken: [...a.taken, ...telefragged] };
    return {
      text: actionText(game, a),
      label: labelOf(game, a),
      ...(worded && { worded }),
      ...(native !== undefined && { native }),
      spoken: clauseOf(game, a),
      kind: a.kind,
      piece: a.mover,
      from: a.from === OFF ? null : a.from,
      to: a.to === OFF ? null : a.to,
      captures: inBoardOrder(whole.taken).map(({ piece, at }) => ({
        piece,
        kind: game.kindOf(piece),
        side: game.sideWritten(piece),
        at,
      })),
      targets: targetsOf(whole),
      route: routeOf(a),
      promotion: a.promotion,
      places: a.placed?.feature ?? null,
      leaves: a.left?.feature ?? null,
      movesAnother: movesAnother(a) ? a.others[0] : null,
      secretOf: a.secretOf,
      differs: differenceOf(game, whole, absorbed),
      because: { id: words.id, says: words.says },
      loses,
      losses,
    };
  }
  /**
   * What no plan tells of an action: why it loses at once, all that it removes, what it captures at the exit of a gate, and
   * where a captured piece comes to stand that is absorbed.
   */
  private tryOut(
    plans: Plans,
    i: number,
  ): Pick<Action, 'loses' | 'losses'> & { readonly telefragged: readonly Taken[]; readonly absorbed: Cell | null } {
    const { game } = this;
    const me = game.toMove;
    const { watching } = game;
    // nobody watches: what an action tells costs far more than what it does
    game.watching = null;
    game.trying = true;
    const mark = game.make(plans, i);
    const { telefragged: roll, lost, lostFrom } = game;
    const outcome = game.outcome ?? this.lostByStuck(me);
    const absorbed =
      lost
        .toArray()
        .map((p) => game.cellOf(p))
        .find((c) => c !== OFF) ?? null;
    game.unmake(mark);
    game.trying = false;
    game.watching = watching;
    const losses: { piece: Piece; side: Side; at: Cell }[] = [];
    for (let n = 0; n < lost.size; n++) {
      const piece = lost.at(n);
      if (!game.typeOf(piece).ownerless && !game.isNeutral(piece))
        losses.push({ piece, side: game.sideOf(piece), at: lostFrom.at(n) });
    }
    const telefragged = Array.from({ length: roll.size }, (_, n): Taken => {
      const piece = roll.at(n);
      return { piece, at: game.cellOf(piece), captured: true };
    });
    const isLost = outcome?.winner === other(me);
    const loses = isLost ? endingSaid(this.variant, this.endingNamed(outcome.reason), outcome.winner) : null;
    return { loses, telefragged, losses, absorbed };
  }
  /** The end of the game if `me` has just left the other side without an action, and loses by that. */
  private lostByStuck(me: Side): ReturnType<Variant['whenStuck']> | null {
    const { game, variant } = this;
    if (!variant.mayWinWhenStuck || game.toMove === me) return null;
    const verdict = variant.whenStuck(game);
    if (verdict.winner !== other(me)) return null;
    const { aside } = this.planner; // what is being listed may be the scout's
    return game.ponder(() => aside.hasAction()) ? null : verdict;
  }
  private endingNamed(reason: string): Ending {
    const ending = this.variant.endings.find((e) => e.id === reason);
    if (!ending) throw new Error(`${this.variant.id} has no ending called ${reason}`);
    return ending;
  }

  // -- playing

  private perform(action: Action, effects: Effect[], how: 'in earnest' | 'to see'): Played {
    const { game } = this;
    const [plans, index] = this.planOf(action);
    game.watching = effects;
    game.trying = how === 'to see'; // a preview reveals nothing that is hidden
    game.calling = action.calls === true;
    const before = this.variant.draws?.repetition?.chased && placesOf(game);
    const mark = game.make(plans, index);
    game.calling = false;
    game.trying = false;
    if (!game.isOver) {
      for (const { at, by, says } of this.checks())
        effects.push({ do: 'check', side: this.turn, at, by, because: says });
    }
    this.forget();
    const key = this.countedKey();
    const standing = standingOf(game, before);
    if (key !== null) this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    this.adjudicate(key, standing);
    game.watching = null;
    // a preview is no part of the game
    return { mark, key, standing, known: how === 'to see' ? [[], []] : this.knownHashes(key, standing) };
  }
  private retract({ mark, key }: Played): void {
    if (key !== null) {
      const times = this.seen.get(key) ?? 0;
      if (times > 1) this.seen.set(key, times - 1);
      else this.seen.delete(key);
    }
    this.game.unmake(mark);
    this.forget();
  }
  private planOf(action: Action): readonly [Plans, number] {
    if (action === this.alone) return [this.scout.plans, 0];
    if (action.calls) {
      if (!this.find(action.text).ok) throw new Error(`${action.text} cannot be played in ${this.census()}`);
      return [this.scout.plans, 0];
    }
    const known = this.list().described.indexOf(action); // mostly it is one of ours, and nothing needs spelling
    const index = known >= 0 ? known : this.indexOf(action.text);
    if (index === undefined) throw new Error(`${action.text} cannot be played in ${this.census()}`);
    return [this.planner.plans, index];
  }
  private attempt<T>(action: Action, ask: (effects: readonly Effect[]) => T): T {
    const listed = this.list();
    const effects: Effect[] = [];
    const done = this.perform(action, effects, 'to see');
    try {
      return ask(effects);
    } finally {
      const plansWereUsed = this.listed !== null;
      this.retract(done);
      if (plansWereUsed) this.list(); // the same plans again
      this.listed = listed;
    }
  }
  private countedKey(): string | null {
    return this.variant.draws?.repetition?.counts?.(this.game) === false ? null : this.key();
  }
  /** Since the position of that key, which stands now, came up for the first time. */
  private recurrence(key: string, standing: number): Recurrence {
    const counted = [this.first, ...this.played].filter((one) => one.key !== null);
    const since = counted.slice(counted.findIndex((one) => one.key === key));
    return recurrenceOf([...since.map((one) => one.standing), standing]);
  }
  /** Endings that one action alone does not show. A win found by the action itself stands. */
  private adjudicate(key: string | null, standing: number): void {
    const { game, variant } = this;
    if (game.isOver) return;
    const { repetition } = variant.draws ?? {};
    if (repetition && key !== null && (this.seen.get(key) ?? 0) >= repetition.times) {
      const end = repetition.ends?.(this.recurrence(key, standing), game) ?? { winner: null, ...repetition };
      const { winner, reason } = end.winner === null ? endOfDraw(game, end.reason) : end;
      game.end(winner, reason);
    } else if (!this.scout.hasAction()) {
      const { winner, reason } = variant.whenStuck(game);
      game.end(winner, reason);
    } else {
      const end = drawnEnd(game);
      if (end !== null) game.end(end.winner, end.reason);
    }
  }
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

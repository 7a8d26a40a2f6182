/**
 * The computer as a player of the open match: which seats are its own, what it does now, and its last move. All of it
 * follows from the match and from what was asked here since it was opened; nothing here thinks.
 */
import { SIDES, type Side } from '../../../engine/core/ids.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Entry } from '../../../engine/match/entry.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { hasSecrets } from '../../../engine/match/save/secrets.ts';
import { err, type Refusal, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { ComputerMove, ComputerState, ThinkingTrouble, View } from '../../contract/view.ts';

/** The side of the only person at the screen; null where there are two, or none. */
export function onlyPerson({ players }: Match): Side | null {
  const [first, second] = SIDES.map((side) => players[side].computer !== undefined);
  return first === second ? null : first ? 1 : 0;
}
/** Does the computer play both sides? */
export const isWatched = ({ players }: Match): boolean => SIDES.every((side) => players[side].computer !== undefined);

/** entries that hold nothing back and change no position */
const NOTES: readonly Entry['do'][] = ['seat', 'aid', 'comment', 'notes', 'draw', 'erase', 'toss', 'roll'];
/** a game is not drawn by agreement with the computer before this turn */
const FIRST_DRAW = 20;

export class ComputerPlay {
  private readonly matchNow: () => Match;
  private readonly isClockPaused: () => boolean;
  isPaused = false;
  /** the node at which it has failed and why, and the one at which it was told to think although something was undone */
  private failed: {
    readonly at: number;
    readonly engine: string | null;
    readonly trouble: ThinkingTrouble;
    /** what another engine says of itself instead */
    readonly refusal: Refusal | null;
  } | null = null;
  private sentAt: number | null = null;
  /** its last move, and the node that it led to */
  private moved: { readonly node: number; readonly move: ComputerMove } | null = null;
  /** by side: how well it judged itself to stand when it moved last */
  private readonly scores: [number | null, number | null] = [null, null];
  /** while both sides are the computer: the node at which its present turn began, whether the page has shown it */
  private turnAt: number | null = null;
  private turnRevision = 0;
  private isShown = false;

  /** `isClockPaused`: nobody thinks while the players have stopped the clocks */
  constructor(match: () => Match, isClockPaused: () => boolean = () => false) {
    this.matchNow = match;
    this.isClockPaused = isClockPaused;
  }
  private get match(): Match {
    return this.matchNow();
  }
  get person(): Side | null {
    return onlyPerson(this.match);
  }
  /** The other engine that is to move, by its name; null: our computer or a person. */
  private get engine(): string | null {
    const { players, position } = this.match;
    return players[position.turn].computer?.engine?.name ?? null;
  }
  get isWatched(): boolean {
    return isWatched(this.match);
  }
  /** Does it sit anywhere? */
  get plays(): boolean {
    return this.person !== null || this.isWatched;
  }

  /** What the computer that is to move does; null: a person is to move, or the game is over. */
  get state(): ComputerState | null {
    const { match } = this;
    const side = match.position.turn;
    if (match.outcome || match.isFree || !match.players[side].computer) return null;
    const { id } = match.cursor;
    // who took its place has not failed
    if (this.failed?.at === id && this.failed.engine === this.engine) {
      const { trouble, refusal } = this.failed;
      return { side, state: 'failed', trouble, ...(refusal && { says: refusal.message }) };
    }
    if (this.isPaused || this.isClockPaused()) return { side, state: 'paused' };
    return { side, state: this.isHeldBack && this.sentAt !== id ? 'waiting' : 'thinking' };
  }
  /** Something was undone that could be done again: it waits for what the players want. */
  private get isHeldBack(): boolean {
    const { entries, cursor } = this.match;
    const last = entries.findLast((entry) => !NOTES.includes(entry.do));
    const isBack = last !== undefined && (last.do === 'undo' || last.do === 'redo' || last.do === 'goto');
    return isBack && cursor.next !== null;
  }
  /** Its last move, if the match is still behind that. */
  get lastMove(): ComputerMove | null {
    const { moved, match } = this;
    if (moved === null || !match.node(moved.node).onLine) return null;
    const { offersDraw: _, ...move } = moved.move;
    return this.offersDraw ? moved.move : move;
  }
  /** Has it offered a draw with its last move, and nobody has moved since? */
  get offersDraw(): boolean {
    const { moved, match } = this;
    return moved?.move.offersDraw === true && moved.node === match.cursor.id && match.outcome === null;
  }

  /** What may be known of its thinking: nothing that depends on what it hides. */
  get isSecretive(): boolean {
    return hasSecrets(this.match);
  }

  /** `refusal`: why another engine has failed; its sentence is read when it is shown */
  hasFailed(trouble: ThinkingTrouble, refusal: Refusal | null = null): void {
    this.failed = { at: this.match.cursor.id, engine: this.engine, trouble, refusal };
  }
  /** Whatever held it back, it may think now. */
  go(): void {
    this.failed = null;
    this.isPaused = false;
    this.sentAt = this.match.cursor.id;
    this.isShown = true;
  }
  hasMoved(move: ComputerMove, score: number | null): void {
    this.moved = { node: this.match.cursor.id, move };
    this.scores[move.side] = score;
  }

  // -- while both sides are the computer: no turn begins before the page has shown the one before

  /** May it begin to think? `revision`: of the session, now. */
  mayBegin(revision: number): boolean {
    const { cursor } = this.match;
    // what was said about a position does not count when it comes up again
    if (this.failed?.at !== cursor.id) this.failed = null;
    if (this.sentAt !== cursor.id) this.sentAt = null;
    if (this.state?.state !== 'thinking') return false;
    if (!this.isWatched || !cursor.endsTurn) return true;
    if (this.turnAt !== cursor.id) {
      this.turnAt = cursor.id;
      this.turnRevision = revision;
      this.isShown = this.sentAt === cursor.id;
    }
    return this.isShown;
  }
  /** The page shows the position as it was at that revision. */
  shown(revision: number): void {
    if (revision >= this.turnRevision) this.isShown = true;
  }

  // -- what players may do

  /** In a game against the computer players change only their own turns. */
  get can(): Partial<View['can']> {
    if (!this.plays) return {};
    const { claim } = this.match.can;
    const isOver = this.match.outcome !== null;
    return {
      undoNeedsBoth: false,
      hide: false,
      ...(this.person !== null && { undo: this.ownDecision('turn') !== null || !this.isAction }),
      ...(this.isWatched && { resign: false, agree: false }),
      ...(this.match.position.areChecksCalled && { claim: claim && (this.state === null || isOver) }),
    };
  }
  /** Was the last thing done an action, and not a resignation or an agreement? */
  private get isAction(): boolean {
    const { kind } = this.match.cursor;
    return kind === 'action' || kind === 'start';
  }
  /** Before the last action (or turn) of the only person: where this person decides again. */
  private ownDecision(unit: 'action' | 'turn'): Node | null {
    const { person, match } = this;
    const path = match.path();
    const isOwn = ({ kind, side }: Node): boolean => kind === 'action' && side === person;
    let at = path.findLastIndex(isOwn);
    if (at < 0) return null;
    while (unit === 'turn' && isOwn(path[at - 1]) && !path[at - 1].endsTurn) at--;
    return path[at - 1];
  }
  /** Takes back everything since the last decision of the only person. */
  takeBack(unit: 'action' | 'turn', at: number): Result<Change> {
    const { match } = this;
    const how = { at, agreed: true };
    if (!this.isAction) return match.undo('action', how);
    const to = this.ownDecision(unit);
    if (to === null) return err('nothing-to-undo', errorMessages.nothingToUndo);
    let made = match.undo('action', how);
    while (made.ok && match.cursor.id !== to.id) {
      made = match.undo('action', how);
      // half of it must not stay
      if (!made.ok) throw new Error(`what was played cannot be undone: ${made.error.code}`);
    }
    return made;
  }
  /** Does again what was taken back, up to where the only person decides. */
  doAgain(unit: 'action' | 'turn', at: number): Result<Change> {
    const { match, person } = this;
    const first = match.redo(unit, { at });
    if (!first.ok) return first;
    let last = first.value;
    const effects = [...last.effects];
    while (!match.outcome && match.position.turn !== person && match.can.redo) {
      const next = match.redo('action', { at });
      if (!next.ok) break;
      last = next.value;
      effects.push(...last.effects);
    }
    return { ok: true, value: { ...last, effects } };
  }
  /** Does the computer, offered a draw by the only person, take it? Another engine does where it has offered one itself. */
  get takesDraw(): boolean {
    const { match, person, scores } = this;
    if (person === null || this.offersDraw) return true;
    const score = scores[person === 0 ? 1 : 0];
    return score !== null && score <= 0 && match.position.turnNumber >= FIRST_DRAW;
  }
}

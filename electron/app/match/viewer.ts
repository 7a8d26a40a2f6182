/**
 * Who is looking at the screen: the only person here, against the computer or with a friend elsewhere; between two people the side to move, after it has
 * confirmed that it is alone there, or nobody in particular, who may know only what is public. In a secret phase a screen of nobody in particular gets no questions
 * answered. The revision grows with every change of the match and of the viewer, so that a request about an outdated
 * screen is recognized; it does not reveal how much was changed while others could not look.
 */
import type { Side } from '../../../engine/core/ids.ts';
import type { Change } from '../../../engine/match/change.ts';
import { seatHere } from '../../../engine/match/correspondence/correspondence.ts';
import type { Match } from '../../../engine/match/match.ts';
import { hasSecrets } from '../../../engine/match/save/secrets.ts';
import { isWatched, onlyPerson } from '../computer/computer-play.ts';

/** more than anybody changes in secret before the viewer changes */
const UNSEEN_STEPS = 1000;

/** Somebody who looks at the match. */
export interface Viewing {
  /** null: nobody in particular */
  readonly side: Side | null;
  readonly revision: number;
  /** at an own screen of an own side, or as a spectator: the screen is never handed over */
  readonly isSeated: boolean;
  /** is it another machine's turn? */
  readonly waits: boolean;
  readonly onlyFor: Side | null;
  readonly isHidden: boolean;
  readonly hasSecrets: boolean;
  readonly canReveal: boolean;
  readonly canGoBackHidden: boolean;
  maySee(node: number): boolean;
  /** may it learn that this has happened? */
  mayKnow(change: Change): boolean;
  hide(): void;
  changed(change: Change, side: Side): void;
}

export class Viewer implements Viewing {
  private readonly matchNow: () => Match;
  private current: Side | null = null;
  /** the only side that is played at this machine, while a guest plays the other one */
  private seat: Side | null = null;
  private count: number;

  constructor(match: () => Match) {
    this.matchNow = match;
    this.count = this.canKeepSecrets ? 0 : match().entries.length;
  }

  private get match(): Match {
    return this.matchNow();
  }
  /** null: nobody in particular */
  get side(): Side | null {
    return this.alone ?? this.current;
  }
  /** the side of the only person there, who is always the one who looks */
  private get alone(): Side | null {
    return this.ownSide ?? onlyPerson(this.match);
  }
  /** the only side that is played at this machine: with a guest at the table, or a friend who sends turns as text */
  private get ownSide(): Side | null {
    return this.seat ?? seatHere(this.match.players)?.side ?? null;
  }
  get isSeated(): boolean {
    return this.ownSide !== null;
  }
  get waits(): boolean {
    return this.ownSide !== null && this.match.position.turn !== this.ownSide;
  }
  /** From now on only that side is played at this machine; null: both are again. */
  sit(side: Side | null): void {
    if (side === this.seat) return;
    this.seat = side;
    this.current = null;
    this.nextRevision();
  }
  get revision(): number {
    return this.count;
  }
  private get canKeepSecrets(): boolean {
    return this.match.variant.layout.facts.some((fact) => fact.secretOf !== null);
  }
  /** `isSame`: the same viewer. A new viewer's revision must not reveal how many changes the previous viewer made. */
  private nextRevision(isSame = false): void {
    const step = isSame || !this.canKeepSecrets ? 1 : UNSEEN_STEPS;
    this.count = (Math.floor(this.count / step) + 1) * step;
  }

  /** The only side that may look now; null if everybody may. */
  get onlyFor(): Side | null {
    return this.match.outcome ? null : (this.match.position.phase?.secretOf ?? null);
  }
  /** The screen has to be handed over before anything can be asked or played. */
  get isHidden(): boolean {
    return this.onlyFor !== null && this.onlyFor !== this.side;
  }
  get hasSecrets(): boolean {
    return hasSecrets(this.match);
  }
  /** Could there be a secret that the side to move may look at? Whether there is one must not be revealed. */
  get canReveal(): boolean {
    const { match } = this;
    if (this.side !== null || isWatched(match)) return false;
    return !match.outcome && (this.onlyFor !== null || this.hasSecrets);
  }
  /** May the viewer know that there is such a node? */
  maySee(node: number): boolean {
    return this.match.nodes.some(({ id, secretOf }) => id === node && (secretOf === null || secretOf === this.side));
  }
  /** While the position is hidden: is there a public move that can be taken back? */
  get canGoBackHidden(): boolean {
    return this.match.seenBy(null).parent !== null;
  }

  /** The side to move has confirmed that it is alone at the screen. */
  reveal(): void {
    this.current = this.match.position.turn;
    this.nextRevision();
  }
  /** From now on the screen shows only what everybody may know. */
  hide(): void {
    if (this.current === null) return;
    this.current = null;
    this.nextRevision();
  }
  /** Another match has taken the place of this one. */
  replaced(): void {
    this.nextRevision();
  }
  mayKnow({ secretOf }: Change): boolean {
    return this.seat === null || secretOf === null || secretOf === this.seat;
  }
  /** The match has just been changed, from a position in which `side` was to move. */
  changed(change: Change, side: Side): void {
    const { how, node, secretOf } = change;
    if (!this.mayKnow(change)) return;
    if (how === 'stay' || this.alone !== null) {
      if (this.alone !== null) this.current = null;
      this.nextRevision(true);
      return;
    }
    const { current, match } = this;
    const isOwn = current !== null && current === side && match.position.turn === side && !match.outcome;
    const goesOn = isOwn && (how === 'play' ? !node.endsTurn : secretOf === current && this.onlyFor === current);
    if (!goesOn) this.current = null;
    this.nextRevision(goesOn);
  }
}

/**
 * A guest at another machine looks as one side always, a spectator as nobody in particular: there is no screen to hand
 * over. The revision grows with every change that it may know of and with no other, so that it does not reveal how much
 * was done in secret.
 */
import type { Side } from '../../../engine/core/ids.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import { hasSecrets } from '../../../engine/match/save/secrets.ts';
import type { Viewing } from './viewer.ts';

export class SeatViewer implements Viewing {
  readonly side: Side | null;
  readonly isSeated = true;
  readonly canReveal = false;
  private readonly matchNow: () => Match;
  private count = 0;

  constructor(match: () => Match, side: Side | null) {
    this.matchNow = match;
    this.side = side;
  }
  private get match(): Match {
    return this.matchNow();
  }
  get revision(): number {
    return this.count;
  }
  get onlyFor(): Side | null {
    return this.match.outcome ? null : (this.match.position.phase?.secretOf ?? null);
  }
  get isHidden(): boolean {
    return this.onlyFor !== null && this.onlyFor !== this.side;
  }
  get waits(): boolean {
    return this.side === null || this.match.position.turn !== this.side;
  }
  get hasSecrets(): boolean {
    return hasSecrets(this.match);
  }
  get canGoBackHidden(): boolean {
    return this.match.seenBy(null).parent !== null;
  }
  maySee(node: number): boolean {
    return this.match.nodes.some(({ id, secretOf }) => id === node && this.maySeeOf(secretOf));
  }
  mayKnow({ secretOf }: Change): boolean {
    return this.maySeeOf(secretOf);
  }
  private maySeeOf(secretOf: Side | null): boolean {
    return secretOf === null || secretOf === this.side;
  }
  hide(): void {}
  changed(change: Change): void {
    if (this.mayKnow(change)) this.count++;
  }
}

/**
 * What one seat asks of the other: to take back a move, a draw, another game. An offer stands until it is answered or the
 * game goes on; two of the same kind from both sides are an agreement.
 */
import { other, type Side } from '../../../engine/core/ids.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import type { Offer } from '../../contract/online.ts';

export interface Standing extends Offer {
  /** where a take-back goes */
  readonly to: number | null;
}

export class TableOffers {
  private count = 0;
  private standing: readonly Standing[] = [];

  get all(): readonly Standing[] {
    return this.standing;
  }
  views(): Offer[] {
    return this.standing.map(({ id, by, what, reveals }) => ({ id, by, what, reveals }));
  }
  /** The same offer by the other side, which this one would accept. */
  matching(by: Side, what: Offer['what']): Standing | null {
    return this.standing.find((offer) => offer.by === other(by) && offer.what === what) ?? null;
  }
  /** Replaces an earlier offer of that kind by the same side. */
  make(by: Side, what: Offer['what'], to: Node | null = null, reveals = false): void {
    const others = this.standing.filter((offer) => offer.by !== by || offer.what !== what);
    this.standing = [...others, { id: ++this.count, by, what, reveals, to: to?.id ?? null }];
  }
  find(id: number): Standing | null {
    return this.standing.find((offer) => offer.id === id) ?? null;
  }
  remove(id: number): void {
    this.standing = this.standing.filter((offer) => offer.id !== id);
  }
  clear(): void {
    this.standing = [];
  }
}

const isOwn = (side: Side, { kind, side: by }: Node): boolean => kind === 'action' && by === side;

/** Is that side in the middle of a turn of several actions, of which it may take back its own? */
export const isInOwnTurn = (match: Match, side: Side): boolean =>
  match.outcome === null && match.position.turn === side && isOwn(side, match.cursor) && !match.cursor.endsTurn;

/** The node before that side's last turn, or before the end of the game; null: it has made none. */
export function beforeOwnTurn(match: Match, side: Side): Node | null {
  const path = match.path();
  const { cursor } = match;
  // a resignation or an agreement is taken back alone
  if (cursor.kind !== 'action' && cursor.parent !== null && match.outcome !== null) return match.node(cursor.parent);
  let at = path.findLastIndex((node) => isOwn(side, node));
  if (at < 1) return null;
  while (isOwn(side, path[at - 1]) && !path[at - 1].endsTurn) at--;
  return path[at - 1];
}

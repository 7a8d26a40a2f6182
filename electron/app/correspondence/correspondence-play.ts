/**
 * The open match as a game with a person at another machine: what it waits for, and what may be done here. All of it
 * follows from the match.
 */

import type { Change } from '../../../engine/match/change.ts';
import {
  type Correspondence,
  checkTakeBack,
  correspondenceOf,
  isDrawOffered,
  isUnsent,
} from '../../../engine/match/correspondence/correspondence.ts';
import type { ReceivedText } from '../../../engine/match/correspondence/turn-line.ts';
import { type CheckedGame, checkWholeGame } from '../../../engine/match/correspondence/whole-game.ts';
import type { HistoryUnit } from '../../../engine/match/entry.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { words } from '../../../engine/match/words.ts';
import { err, type Result } from '../../../engine/shared/result.ts';
import type { Awaited, CorrespondenceView } from '../../contract/correspondence.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { View } from '../../contract/view.ts';

/** A whole game that was received, and what of it is not here. */
export interface AskedGame {
  readonly received: ReceivedText;
  readonly game: CheckedGame;
}

export class CorrespondencePlay {
  private readonly matchNow: () => Match;
  /** a draw goes with the next turn that a broker carries */
  willOffer = false;
  /** the whole game that a person has to agree to, and the node at which it was checked */
  private asked: (AskedGame & { readonly at: number }) | null = null;

  constructor(match: () => Match) {
    this.matchNow = match;
  }
  private get match(): Match {
    return this.matchNow();
  }
  /** null: nobody sits elsewhere */
  get mine(): Correspondence | null {
    return correspondenceOf(this.match);
  }
  /** Is the side to move, or to be awaited, at the other machine? */
  get isTheirTurn(): boolean {
    const { mine, match } = this;
    return mine !== null && match.outcome === null && match.position.turn !== mine.side;
  }
  /** Did the side here offer a draw with the text that it sent last? */
  get offersDraw(): boolean {
    const { mine, match } = this;
    const last = match.sent.at(-1);
    return last !== undefined && last.side === mine?.side && last.draw && last.node === match.cursor.id;
  }

  /** A whole game is taken over only if the person here agrees; null: that was answered. */
  ask(asked: AskedGame | null): void {
    this.asked = asked && { ...asked, at: this.match.cursor.id };
  }
  /** null: there is none, or what it brought is here by now */
  get question(): AskedGame | null {
    const { asked, match, mine } = this;
    if (asked && mine && asked.at !== match.cursor.id) {
      const { received } = asked;
      const game = checkWholeGame(match, mine, received);
      this.ask(game.ok ? { received, game: game.value } : null);
    }
    return this.asked;
  }

  private get awaits(): Awaited {
    const { match, isTheirTurn } = this;
    if (isUnsent(match)) return 'send';
    if (match.outcome) return 'over';
    return isTheirTurn ? 'theirs' : 'yours';
  }
  view(): CorrespondenceView | null {
    const { match, mine, offersDraw } = this;
    if (!mine) return null;
    const last = match.sent.at(-1);
    const game = this.question?.game;
    return {
      ...(game && { question: { turns: game.turns.length, own: game.own, undone: game.undone } }),
      side: mine.side,
      awaits: this.awaits,
      invites: match.sent.every(({ side }) => side === mine.side),
      sent: last !== undefined && last.side === mine.side && last.node === match.cursor.id,
      drawOffered: isDrawOffered(match),
      offersDraw,
      willOffer: this.willOffer,
    };
  }

  /** What was done here and not sent, in its order. */
  private unsent({ sent }: Correspondence): readonly Node[] {
    const path = this.match.path();
    return path.slice(path.findIndex(({ id }) => id === sent) + 1);
  }
  get can(): Partial<View['can']> {
    const { mine, match, isTheirTurn } = this;
    if (!mine) return {};
    return {
      undo: this.unsent(mine).length > 0 && !isSeen(match.cursor),
      undoNeedsBoth: false,
      redo: match.can.redo,
      resign: match.outcome === null && !isTheirTurn,
      agree: isDrawOffered(match),
    };
  }

  /** Takes back what was not sent: the last action, or all of it. */
  takeBack(unit: HistoryUnit, at: number): Result<Change> {
    const { mine, match } = this;
    if (!mine) throw new Error('nobody sits elsewhere');
    const unsent = this.unsent(mine);
    const [first, last] = [unsent[0], unsent.at(-1)];
    if (!first || !last) {
      const isSent = match.sent.at(-1)?.side === mine.side && match.cursor.parent !== null;
      return isSent ? err('sent', words.sentAlready) : err('nothing-to-undo', errorMessages.nothingToUndo);
    }
    const to = (unit === 'turn' ? first : last).parent;
    return to === null ? err('nothing-to-undo', errorMessages.nothingToUndo) : this.goTo(to, at, 'back');
  }
  /** Goes to a node that belongs to what was not sent. */
  goTo(node: number, at: number, how: 'cut' | 'back' = 'cut'): Result<Change> {
    const { mine, match } = this;
    if (!mine) throw new Error('nobody sits elsewhere');
    const may = checkTakeBack(match, mine, node);
    if (!may.ok) return may;
    const kept = new Set(match.path(node).map(({ id }) => id));
    if (this.unsent(mine).some((left) => !kept.has(left.id) && isSeen(left)))
      return err('revealed', errorMessages.revealedByText);
    // nobody but the side here has seen any of it
    if (how === 'cut') return match.goto(node, { at, agreed: true });
    let made = match.undo('action', { at, agreed: true });
    while (made.ok && match.cursor.id !== node) made = match.undo('action', { at, agreed: true });
    return made;
  }
}

/** Did the side here learn something by it that was hidden from it? What it laid itself it knows. */
const isSeen = ({ reveals, unseen }: Node): boolean => reveals && !unseen;

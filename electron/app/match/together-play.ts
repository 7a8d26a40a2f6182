/**
 * Moves that several units of a turn made together. Each is an entry of its own in the game; that one undo takes all of
 * them back, and one redo plays them again, is known as long as the game is open.
 */
import type { Position } from '../../../engine/core/position.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';

type Once = () => Result<Change>;

export class TogetherPlay {
  private readonly matchNow: () => Match;
  /** by the node after the last move of each: the node before the first */
  private readonly begins = new Map<number, number>();
  /** the other way round, for the latest that began there */
  private readonly ends = new Map<number, number>();

  constructor(match: () => Match) {
    this.matchNow = match;
  }

  /** Plays all of them in their order, or none. `spent`: of the clock, before the first of them. */
  play(actions: readonly string[], { at, ...first }: { at: number; spent?: number }): Result<Change> {
    const match = this.matchNow();
    if (!match.variant.groups) return err('one-a-turn', errorMessages.oneMoveATurn);
    const can = canFollow(match.position, actions);
    if (!can.ok) return can;
    const from = match.cursor.id;
    let made: Result<Change> | null = null;
    const effects: Change['effects'][number][] = [];
    for (const [i, text] of actions.entries()) {
      made = match.play(text, i === 0 ? { at, ...first } : { at });
      if (!made.ok) break;
      effects.push(...made.value.effects);
    }
    if (made === null) return err('one-a-turn', errorMessages.oneMoveATurn);
    if (!made.ok) {
      // the game is full: what was played of it must not stay
      while (match.cursor.id !== from && match.undo('action', { at }).ok);
      return made;
    }
    if (actions.length > 1) {
      this.begins.set(match.cursor.id, from);
      this.ends.set(from, match.cursor.id);
    }
    return ok({ ...made.value, effects });
  }

  /** Takes back by `once`; of moves that were made together, all. */
  undo(once: Once): Result<Change> {
    const match = this.matchNow();
    const to = this.begins.get(match.cursor.id);
    let made = once();
    while (made.ok && to !== undefined && match.path().some(({ id }) => id === to) && match.cursor.id !== to)
      made = once();
    return made;
  }

  /** Plays again by `once`; of moves that were made together, all. */
  redo(once: Once): Result<Change> {
    const match = this.matchNow();
    const to = this.ends.get(match.cursor.id);
    let made = once();
    const effects = made.ok ? [...made.value.effects] : [];
    const goesThere = (): boolean =>
      to !== undefined && match.cursor.id !== to && match.path(to).some(({ id }) => id === match.cursor.id);
    while (made.ok && goesThere()) {
      made = once();
      if (made.ok) effects.push(...made.value.effects);
    }
    return made.ok ? ok({ ...made.value, effects }) : made;
  }
}

/** Can they be played one after another, by the same side? */
const canFollow = (position: Position, [text, ...rest]: readonly string[]): Result<void> => {
  if (text === undefined) return ok(undefined);
  const found = position.find(text);
  if (!found.ok || rest.length === 0) return found.ok ? ok(undefined) : found;
  const side = position.turn;
  return position.after(found.value, () =>
    position.turn === side ? canFollow(position, rest) : err('turn-over', errorMessages.turnEndsBefore(rest[0]!)),
  );
};

/**
 * A line played out from a position, on a copy that has only what the viewer may know: nothing hidden by others can
 * happen in it, and the match stays as it is.
 */
import type { Side } from '../../../engine/core/ids.ts';
import { type Action, type Effect, Position } from '../../../engine/core/position.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';

export interface PlayedOut {
  readonly position: Position;
  /** of the last action */
  readonly effects: readonly Effect[];
  readonly last: Action;
  readonly side: Side;
}

export function playOut(from: Position, viewer: Side | null, texts: readonly string[]): Result<PlayedOut> {
  const position = knownTo(from, viewer);
  let played: Omit<PlayedOut, 'position'> | null = null;
  for (const text of texts) {
    if (position.outcome) return err('over', errorMessages.lookingBack);
    const found = position.find(text);
    if (!found.ok) return found;
    const { turn: side } = position;
    played = { side, effects: position.play(found.value), last: found.value };
  }
  if (!played) throw new Error('a line without actions was to be played out');
  return ok({ position, ...played });
}

function knownTo({ variant, options, game }: Position, viewer: Side | null): Position {
  const copy = Position.start(variant, options);
  if (!copy.ok) throw new Error(copy.error.message);
  const known = game.world.knownTo(viewer);
  const facts = variant.layout.facts.map(({ name, base, length }) => [name, [...known.subarray(base, base + length)]]);
  const loaded = copy.value.load(Object.fromEntries(facts));
  if (!loaded.ok) throw new Error(loaded.error.message);
  return copy.value;
}

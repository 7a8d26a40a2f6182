/**
 * What two homes say of the game that they begin after another one. Its key follows from that of the game before it, so both
 * begin the same game, whoever asks first, and also if both ask at once.
 */
import { hkdfSync } from 'node:crypto';
import * as v from 'valibot';
import { gameIdOf, gameIdsIn } from '../../../engine/match/correspondence/correspondence.ts';
import { readReceivedText, writeLine } from '../../../engine/match/correspondence/turn-line.ts';

const KEY_BYTES = 16;
/** in bytes; a decline says nothing beside its head */
const ROOM = 64;
/** Of the game that is begun after the one with that key. */
export const rematchKey = (key: string): string =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', 'fairytable rematch 1', KEY_BYTES)).toString('hex');

const Decline = v.strictObject({ is: v.literal('no-rematch'), game: v.string() });
/** It goes over in the game with that key. */
export const declineText = (key: string): string =>
  writeLine({ is: 'no-rematch', game: gameIdOf(rematchKey(key)) }, {}, ROOM, rematchKey(key));

/** What a text that came in the game with that key says of the next one; null: nothing. */
export function saysOfRematch(key: string, text: string): 'asked' | 'declined' | null {
  const received = readReceivedText(text);
  if (!received.ok) return null;
  const next = gameIdOf(rematchKey(key));
  if (gameIdsIn(received.value).includes(next)) return 'asked';
  const declines = received.value.lines.some(({ head }) => v.is(Decline, head) && head.game === next);
  return declines ? 'declined' : null;
}

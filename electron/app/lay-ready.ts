/** Plays the ready lay-out of the phase. */
import { err, type Result } from '../../engine/core/result.ts';
import type { Change } from '../../engine/match/change.ts';
import type { Match } from '../../engine/match/match.ts';
import { errorMessages } from '../contract/messages.ts';

/** Every action is an entry of its own, but the page gets one change: nobody wants to watch 24 of them. */
export function layReady(match: Match, when: { at: number }): Result<Change> {
  const texts = match.position.phase?.ready?.texts ?? [];
  let last: Result<Change> = err('nothing-ready', errorMessages.nothingReady);
  for (const text of texts) {
    last = match.play(text, when);
    if (!last.ok) throw new Error(`the ready lay-out is not legal: ${text}: ${last.error.message}`);
  }
  return last.ok ? { ok: true, value: { ...last.value, effects: [] } } : last;
}

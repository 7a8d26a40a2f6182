/** The ready lay-out of a phase: whether it can be used now, and using it. */

import type { Phase } from '../../../engine/core/vocabulary.ts';
import type { Change } from '../../../engine/match/change.ts';
import { Match } from '../../../engine/match/match.ts';
import { said } from '../../../engine/shared/language.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages, readyMessages } from '../../contract/messages.ts';

interface ReadyLayout {
  readonly says: string;
  readonly texts: readonly string[];
}

const firstPhases = new WeakMap<Match, Phase | null>();
/** The phase in which the match began. */
function firstPhase(match: Match): Phase | null {
  const known = firstPhases.get(match);
  if (known !== undefined) return known;
  const begun = Match.begin(match.setup());
  const phase = begun.ok ? begun.value.position.phase : null;
  firstPhases.set(match, phase);
  return phase;
}
const left = ({ pools }: Phase): number => pools.flat().reduce((sum, pool) => sum + pool.left, 0);

/**
 * Until the phase ends. What has been placed already is taken back for it: that is up to who sits here, but at a table on
 * the network (`isShared`) nobody overrules what the other one has placed.
 */
export function readyLayout(match: Match, isShared: boolean): ReadyLayout | null {
  const { phase } = match.position;
  if (!phase || phase.ready || isShared) return phase?.ready ?? null;
  const first = firstPhase(match);
  if (first?.id !== phase.id || !first.ready || match.isFree) return null;
  const placed = left(first) - left(phase);
  return {
    ...first.ready,
    says: placed > 0 ? `${said(first.ready.says)} ${readyMessages.replaces(placed)}` : said(first.ready.says),
  };
}

/** Every action is an entry of its own, but the page gets one change: nobody wants to watch 24 of them. */
export function layReady(match: Match, when: { at: number }, isShared: boolean): Result<Change> {
  const layout = readyLayout(match, isShared);
  if (!layout) return err('nothing-ready', errorMessages.nothingReady);
  const [start] = match.path();
  const back = match.cursor.id === start.id ? ok(undefined) : match.goto(start.id, when);
  if (!back.ok) return back;
  let last: Result<Change> = err('nothing-ready', errorMessages.nothingReady);
  for (const text of layout.texts) {
    last = match.play(text, when);
    if (!last.ok) throw new Error(`the ready lay-out is not legal: ${text}: ${last.error.message}`);
  }
  return last.ok ? { ok: true, value: { ...last.value, effects: [] } } : last;
}

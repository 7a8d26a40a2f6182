/** What switching the referee off, a free move and switching it on again do to a match. */

import { problemsOf } from '../../core/start/start.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { MatchQueries } from '../match-queries.ts';
import { type NodeStep, plainStep } from '../node.ts';
import { hasSecrets, openStart } from '../save/secrets.ts';
import { words } from '../words.ts';
import { afterFreeMove, type FreeMove, freeDone, isNothing, MOST_FREE_MOVES } from './free.ts';
import { lostIn, type TrayPiece, trayAfter } from './tray.ts';

export type TableStep = NodeStep & { readonly table: StartPosition; readonly tray: readonly TrayPiece[] };

export const tooManyFreeMoves = () => err('many-free-moves', words.manyFreeMoves(MOST_FREE_MOVES));

/** Refused where something may be hidden: a table without rules cannot keep a secret. */
export function freeStep(match: MatchQueries, move: FreeMove): Result<TableStep> {
  const { variant, position, isFree, table: before, cursor } = match;
  const { tray: lying = [] } = cursor;
  if (hasSecrets(match)) return err('secret-table', words.secretTable);
  if (!isFree && position.phase !== null) return err('in-phase', words.inPhase);
  if (isFree && isNothing(move)) return err('already-there', words.alreadyThere);
  const after = afterFreeMove(before, move);
  if (!after.ok) return after;
  if (openStart(variant, after.value) !== after.value) return err('hidden-table', words.hiddenOnTable);
  const done = freeDone(before, move);
  const tray = trayAfter(variant, isFree ? lying : [...lying, ...lostIn(position)], before, move);
  return ok({ ...plainStep('free', position, null), done, table: after.value, freeMove: move, tray });
}

/** The referee accepts exactly what may be set up. */
export function refereeStep({ variant, options, position, cursor, isFree, table }: MatchQueries): Result<TableStep> {
  if (!isFree) return err('referee-on', words.refereeOn);
  const [wrong] = problemsOf(variant, options, table);
  if (wrong) {
    const cell = wrong.cell === null ? null : variant.topology.name(wrong.cell);
    return err(wrong.code, words.badTable(cell, wrong.says), cell ?? 'table');
  }
  const begun = position.continuedFrom(table);
  if (!begun.ok) return begun;
  if (begun.value.phase !== null) return err('in-phase', words.phaseOnTable);
  return ok({
    ...plainStep('referee', begun.value, begun.value.outcome),
    done: { did: 'on' },
    table,
    tray: cursor.tray ?? [],
  });
}

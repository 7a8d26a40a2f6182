/** Games to measure files with: random play that is quick to make, and the same every time. */

import type { Variant } from '../../engine/core/variant.ts';
import { dice } from '../../engine/match/fixtures/dice.fixture.ts';
import { Match } from '../../engine/match/match.ts';
import type { Players } from '../../engine/match/player.ts';
import { encodeLine, journalLineOf } from '../../engine/match/save/journal.ts';
import { checksumOf } from '../../engine/match/save/save.ts';

const usualPlayers: Players = [{ name: 'Ada' }, { name: 'Grace' }];
const begin = (variant: Variant, options: Readonly<Record<string, string>>, players = usualPlayers): Match => {
  const match = Match.begin({ variant, options, players });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
};

/**
 * A game of so many entries. The mover is chosen before its action, which saves describing all the others; a game that
 * ends goes on from two turns before, so that there are branches as well.
 */
export function longMatch(
  variant: Variant,
  entries: number,
  {
    options = {},
    seed = 1,
    players = usualPlayers,
  }: { readonly options?: Readonly<Record<string, string>>; readonly seed?: number; readonly players?: Players } = {},
): Match {
  const roll = dice(seed);
  const match = begin(variant, options, players);
  const must = (change: { readonly ok: boolean }): void => {
    if (!change.ok) throw new Error(`seed ${seed} of ${variant.id} does not play on`);
  };
  while (match.entries.length < entries) {
    const at = 1_700_000_000_000 + match.entries.length * 9000;
    const action = match.outcome ? undefined : anyAction(match, roll);
    if (action !== undefined) must(match.play(action, { at }));
    else must(match.undo('turn', { at, agreed: true }));
    if (action === undefined && match.entries.length < entries) must(match.undo('turn', { at, agreed: true }));
  }
  return match;
}

function anyAction({ position }: Match, roll: (sides: number) => number): string | undefined {
  const movers = position.pieces().filter(({ side, place }) => side === position.turn && place === 'board');
  for (let tries = 0; tries < 20 && movers.length > 0; tries++) {
    const actions = position.actionsOf(movers[roll(movers.length)].piece).filter(({ loses }) => loses === null);
    if (actions.length === 0) continue;
    const quiet = actions.filter(({ losses }) => losses.length === 0);
    const from = quiet.length > 0 && roll(8) > 0 ? quiet : actions;
    return from[roll(from.length)].text;
  }
  return position.actions().at(0)?.text;
}

/** The same save as format 2 had it, before entries had checksums of their own and 4chan chess an option on exits. */
export function asFormat2(text: string): string {
  const {
    options,
    entries,
    glance,
    timeControl: _c,
    clockFrom: _f,
    clock: _k,
    ...fields
  } = JSON.parse(text) as {
    readonly options: Readonly<Record<string, string>>;
    readonly entries: readonly (readonly [unknown, string])[];
    readonly glance: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
  const { blocked: _b, ...older } = options;
  const { unsent: _u, ...seen } = glance;
  const save = {
    ...fields,
    format: { name: 'fairytable', version: 2 },
    options: older,
    glance: seen,
    entries: entries.map(([entry]) => entry),
  };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}

/** The same match as it was before its first entry, and the lines of its journal. */
export function asJournal(match: Match): { readonly begun: Match; readonly lines: string } {
  const lines = match.entries.map((_, place) => encodeLine(journalLineOf(match, place)));
  return { begun: begin(match.variant, match.options), lines: lines.join('') };
}

/**
 * The summary of a save for lists: its name, players, turn, outcome and the census for the thumbnail, read without
 * replaying any action. The file is validated and its checksum compared, so a list shows damage at once; only illegal
 * entries and changed rules are detected when the game is opened.
 */
import type { Side } from '../../core/ids.ts';
import type { Outcome } from '../../shared/outcome.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { TimeControl } from '../../shared/time-control.ts';
import { gameIdOf, seatHere } from '../correspondence/correspondence.ts';
import { words } from '../words.ts';
import { skimSave, type Variants } from './open.ts';

export interface Glance {
  readonly name: string;
  /** milliseconds since 1970 */
  readonly created: number | null;
  readonly changed: number | null;
  readonly variant: string;
  /** the text of its file, if it is none of the program's own games */
  readonly source?: string;
  readonly players: readonly [string, string];
  readonly turn: Side;
  readonly turnNumber: number;
  readonly outcome: Outcome | null;
  /** played with another machine: the name of the game in its texts, the side that plays here, and whether it has to send one */
  readonly byText: { readonly game: string; readonly side: Side; readonly unsent: boolean } | null;
  /** null: without clocks */
  readonly timeControl: TimeControl | null;
  /** the public position (census line) */
  readonly census: string;
  /** public */
  readonly entries: number;
}

export function glanceAt(text: string, variants: Variants): Result<Glance> {
  const read = skimSave(text);
  if (!read.ok) return read;
  const { fields, entries } = read.value;
  const { name, created, changed, players, glance, result, timeControl, clock } = fields;
  const variant = variants(fields.variant.id, fields.variant.game);
  if (!variant) return err('unknown-variant', words.unknownVariant(fields.variant.id));
  const seat = seatHere(players);
  const side = (id: string): Side => (variant.sides[0].id === id ? 0 : 1);
  return ok({
    name,
    created,
    changed,
    variant: variant.id,
    ...(variant.source !== undefined && { source: variant.source }),
    players: [players[0].name, players[1].name],
    turn: side(glance.turn),
    turnNumber: glance.turnNumber,
    outcome: result && {
      winner: result.winner === null ? null : side(result.winner),
      reason: result.reason,
      says: result.says,
    },
    byText: seat && { game: gameIdOf(seat.key), side: seat.side, unsent: glance.unsent },
    // the players may have agreed to go on without
    timeControl: clock === null ? null : timeControl,
    census: glance.census,
    entries,
  });
}

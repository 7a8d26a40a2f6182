/** What the parts of a match ask of it: a `Match` imports them, so they know it by these queries. */
import type { Side } from '../core/ids.ts';
import type { Position, StartPosition } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { SavedFacts } from '../core/world.ts';
import type { SecretEntry } from './entry.ts';
import type { Node } from './node.ts';

export interface MatchQueries {
  readonly variant: Variant;
  readonly options: Readonly<Record<string, string>>;
  readonly start: StartPosition | null;
  readonly resumed: SavedFacts | null;
  readonly position: Position;
  readonly cursor: Node;
  readonly isFree: boolean;
  readonly table: StartPosition;
  readonly hasUnseen: boolean;
  secretEntries(side: Side): readonly SecretEntry[];
}

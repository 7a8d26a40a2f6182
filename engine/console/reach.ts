/**
 * From a request to a position. Programs usually send one game action by action, so the last position is cached and
 * moved to the next one (by undoing to the common prefix and playing from there) instead of being built again.
 */
import type { Side } from '../core/ids.ts';
import { type Action, Position, type StartPosition } from '../core/position.ts';
import { problemsOf } from '../core/start/start.ts';
import type { Variant } from '../core/variant.ts';
import { gameOfText } from '../exchange/own-game.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { variantNamed, variants } from '../variants/registry.ts';
import type { PositionRequest } from './request.ts';
import { words } from './words.ts';

/** The problems of positions that no game can have. Apart from those, small examples without Kings are accepted. */
const NEVER: readonly string[] = ['too-many-kings', 'pawn-on-last-rank', 'too-many-admins', 'odd-count'];

interface Kept {
  readonly key: string;
  readonly position: Position;
  readonly played: string[];
  /** whose secret each of them is */
  readonly secretOf: Action['secretOf'][];
}

function variantOf(id: string | undefined, game: string | undefined): Result<Variant> {
  if ((id === undefined) === (game === undefined)) return err('malformed', words.gameOrVariant, 'variant');
  if (game !== undefined) return gameOfText(game);
  const variant = variantNamed(id ?? '');
  return variant
    ? ok(variant)
    : err('unknown-variant', words.unknownVariant(id ?? '', variants.map((v) => v.id).join(', ')), 'variant');
}

export class ReachedPosition {
  private kept: Kept | null = null;

  /** The requested position, valid until the next call. */
  to({ variant: id, game, options, start, actions }: PositionRequest): Result<Position> {
    const key = JSON.stringify([id ?? null, game ?? null, options, start ?? null]);
    if (this.kept?.key !== key) {
      const asked = variantOf(id, game);
      if (!asked.ok) return asked;
      const variant = asked.value;
      const made = Position.start(variant, options, (start as StartPosition | null | undefined) ?? undefined);
      if (!made.ok) return made;
      const wrong = start ? problemsOf(variant, options, start).find(({ code }) => NEVER.includes(code)) : undefined;
      if (wrong) return err(wrong.code, wrong.says, wrong.cell === null ? 'start' : variant.topology.name(wrong.cell));
      this.kept = { key, position: made.value, played: [], secretOf: [] };
    }
    const { position, played, secretOf } = this.kept;
    let shared = 0;
    while (shared < played.length && played[shared] === actions[shared]) shared++;
    while (played.length > shared) {
      if (!position.takeBack()) throw new Error(`cannot take back ${played.at(-1)}`);
      played.pop();
      secretOf.pop();
    }
    for (const text of actions.slice(shared)) {
      const n = played.length + 1;
      if (position.outcome) return err('over', words.over(n), `actions.${n - 1}`);
      const found = position.find(text);
      if (!found.ok) return err(found.error.code, words.illegal(n, found.error.message), `actions.${n - 1}`);
      position.play(found.value);
      played.push(text);
      secretOf.push(found.value.secretOf);
    }
    return ok(position);
  }

  /** How many actions of the last position the other side made in secret. */
  unseenBy(side: Side): number {
    return this.kept?.secretOf.filter((owner) => owner !== null && owner !== side).length ?? 0;
  }

  /** Drops the cached position, which an error may have left in any state. */
  forget(): void {
    this.kept = null;
  }
}

/** Games that come as the text of a `.fairygame` file. */
import { createHash } from 'node:crypto';
import type { Variant } from '../core/variant.ts';
import type { Variants } from '../match/save/open.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { variantNamed } from '../variants/registry.ts';
import { ownGame } from '../workshop/own-game.ts';
import { words } from './words.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The games of saves: a game of this table, or the one whose text the save contains. */
export const variantOf: Variants = (id, text) => {
  if (text === undefined) return variantNamed(id);
  const made = ownGame(text, sha256);
  return made.ok && made.variant.id === id ? made.variant : undefined;
};

/** The first thing that is wrong with it is told, and where. */
export function gameOfText(text: string): Result<Variant> {
  const made = ownGame(text, sha256);
  if (made.ok) return ok(made.variant);
  const [{ line, column, says }] = made.problems;
  return err('bad-game', words.badGame(line, column, says, made.problems.length - 1), `${line}:${column}`);
}

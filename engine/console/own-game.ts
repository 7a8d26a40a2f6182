/** Games that come as the text of a `.fairygame` file. */
import { createHash } from 'node:crypto';
import type { Variant } from '../core/variant.ts';
import type { Variants } from '../match/save/open.ts';
import { ok, type Refusal, type Result } from '../shared/result.ts';
import { variantNamed } from '../variants/registry.ts';
import type { FileProblem } from '../workshop/file/problems.ts';
import { ownGame } from '../workshop/own-game.ts';
import { words } from './words.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The games of saves: a game of this table, or the one whose text the save contains. */
export const variantOf: Variants = (id, text) => {
  if (text === undefined) return variantNamed(id);
  const made = ownGame(text, sha256);
  return made.ok && made.variant.id === id ? made.variant : undefined;
};

export function gameOfText(text: string): Result<Variant> {
  const made = ownGame(text, sha256);
  return made.ok ? ok(made.variant) : { ok: false, error: badGame(made.problems) };
}
/** The first thing that is wrong with a text is told, and where. */
export function badGame(problems: readonly FileProblem[]): Refusal {
  const [{ line, column, says }] = problems;
  const message = words.badGame(line, column, says, problems.length - 1);
  return { code: 'bad-game', message, at: `${line}:${column}` };
}

/** Games that come as the text of a `.fairygame` file. */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { compile } from '../workshop/compile/compile.ts';
import { readGame } from '../workshop/file/read-game.ts';
import { meaningOf } from '../workshop/identity.ts';
import { words } from './words.ts';

/** digits of the hash that is its id */
const DIGITS = 20;

/** The first thing that is wrong with it is told, and where. */
export function ownGame(text: string): Result<Variant> {
  const read = readGame(text);
  if (read.ok) {
    const hash = createHash('sha256').update(meaningOf(read.data)).digest('hex');
    return ok(compile(read.data, `own:${hash.slice(0, DIGITS)}`));
  }
  const [{ line, column, says }] = read.problems;
  return err('bad-game', words.badGame(line, column, says, read.problems.length - 1), `${line}:${column}`);
}

/** Games that come as the text of a `.fairygame` file. */
import type { Variant } from '../core/variant.ts';
import type { Variants } from '../match/save/open.ts';
import { ok, type Refusal, type Result } from '../shared/result.ts';
import { sha256 } from '../shared/sha256.ts';
import { variantNamed } from '../variants/registry.ts';
import type { FileProblem } from '../workshop/file/problems.ts';
import type { GameData } from '../workshop/game-data.ts';
import { ownGame } from '../workshop/own-game.ts';

/** The games of saves: a game of this table, or the one whose text the save contains. */
export const variantOf: Variants = (id, text) => {
  if (text === undefined) return variantNamed(id);
  const made = ownGame(text, sha256);
  return made.ok && made.variant.id === id ? made.variant : undefined;
};

export const gameOfText = (text: string): Result<Variant> => {
  const made = gameAndData(text);
  return made.ok ? ok(made.value.variant) : made;
};
/** The same with what its text says. */
export function gameAndData(text: string): Result<{ readonly variant: Variant; readonly data: GameData }> {
  const made = ownGame(text, sha256);
  return made.ok ? ok({ variant: made.variant, data: made.data }) : { ok: false, error: badGame(made.problems) };
}
/** The first thing that is wrong with a text is told, and where. */
export function badGame(problems: readonly FileProblem[]): Refusal {
  const [{ line, column, says }] = problems;
  const more = problems.length - 1;
  const others = more === 0 ? '' : ` There ${more === 1 ? 'is one more problem' : `are ${more} more problems`}.`;
  const message = `Line ${line}, column ${column}: ${says}${others}`;
  return { code: 'bad-game', message, at: `${line}:${column}` };
}

let last: { readonly text: string; readonly variant: Variant } | null = null;
/** The game of a view that holds its text, as in a thread that knows no other; the last one is kept. Undefined: it holds none. */
export function gameIn({ game: text }: { readonly game?: string }): Variant | undefined {
  if (text === undefined) return undefined;
  if (last?.text !== text) {
    const made = gameOfText(text);
    if (!made.ok) throw new Error(made.error.message);
    last = { text, variant: made.value };
  }
  return last.variant;
}

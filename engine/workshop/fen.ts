/** How chess programs write the pieces of a position (FEN): what the import and `xboard` both read. */
import type { Side } from '../core/ids.ts';
import { nameAt } from './cells.ts';

/** White's letters are capitals. */
export const sideOfLetter = (letter: string): Side => (letter === letter.toUpperCase() ? 0 : 1);

/** The rows, and the letters in brackets behind them: `[NBnb]`; none, or `[-]`, is nobody. Null: this is no placement. */
export function placementIn(text: string): { readonly rows: string; readonly inHand: readonly string[] } | null {
  const [, rows, hand = ''] = /^([^[]*)(?:\[(-|[A-Za-z]*)\])?$/.exec(text) ?? [];
  return rows === undefined ? null : { rows, inHand: [...hand.replace('-', '')] };
}

/** What stands on a cell: a letter, perhaps with `+` before it or `~` behind it, `*`, or what is none of these. */
export interface FenToken {
  readonly token: string;
  readonly letter: string;
  readonly isForm: boolean;
  readonly isPromoted: boolean;
  readonly at: string;
}
/** From the far rank on. `fits`: there are as many ranks as the board has, each as long as it is wide. */
export function tokensIn(
  rows: string,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly tokens: readonly FenToken[]; readonly fits: boolean } {
  const lines = rows.split('/');
  const tokens: FenToken[] = [];
  let fits = lines.length === height;
  for (const [r, line] of lines.entries()) {
    let x = 0;
    for (const [token] of line.matchAll(/\d+|\*|\+?[A-Za-z]~?|[\s\S]/g)) {
      if (/^\d/.test(token)) {
        x += Number(token);
        continue;
      }
      const isForm = token.startsWith('+');
      // a plus sign with no letter behind it is nobody
      const letter = token[isForm ? 1 : 0] ?? '';
      tokens.push({ token, letter, isForm, isPromoted: token.endsWith('~'), at: nameAt(x, height - 1 - r) });
      x++;
    }
    if (x !== width) fits = false;
  }
  return { tokens, fits };
}

/** A game that comes as the text of a `.fairygame` file. */

import type { Variant } from '../core/variant.ts';
import { OWN_GAME } from '../shared/own-game.ts';
import { compile } from './compile/compile.ts';
import type { FileProblem } from './file/problems.ts';
import { readGame } from './file/read-game.ts';
import type { GameData } from './game-data.ts';
import { meaningOf } from './identity.ts';

/** digits of the hash in its id */
const DIGITS = 20;

export type OwnGame =
  | { readonly ok: true; readonly variant: Variant; readonly data: GameData }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Its id is the hash of what its rules are; `sha256` gives hexadecimal digits. Never throws because of the text. */
export function ownGame(text: string, sha256: (text: string) => string): OwnGame {
  const read = readGame(text);
  if (!read.ok) return read;
  const { data } = read;
  const id = `${OWN_GAME}${sha256(meaningOf(data)).slice(0, DIGITS)}`;
  return { ok: true, data, variant: compile(data, id, text) };
}

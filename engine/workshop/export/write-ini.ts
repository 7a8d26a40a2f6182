/**
 * Writes a game as a section of `variants.ini`, the file of Fairy-Stockfish's variants. What was written is read again: the
 * format is able to say exactly what our import reads of it, and whatever does not come back as it was is named, all of it at
 * once, and the game is refused.
 */
import { areCountedByName } from '../counting.ts';
import type { GameData } from '../game-data.ts';
import { readIni } from '../import/read-ini.ts';
import { tidied } from '../import/tidy.ts';
import { inPassingSides } from '../in-passing.ts';
import { kindKeysOf, kingLetterOf } from './ini-kind-keys.ts';
import { rightsOfLeapers, withoutCambodianLeaps } from './ini-leaps.ts';
import { iniLines, inPassingThere } from './ini-lines.ts';
import { startFenOf } from './ini-position.ts';
import { differencesOf } from './same-game.ts';
import { partNamed, sentences } from './sentences.ts';

export type WrittenIni =
  | { readonly ok: true; readonly text: string }
  /** sentences, each about one part of the game, in the language of whoever reads them */
  | { readonly ok: false; readonly reasons: readonly string[] };

/** `name`: of the section, in small letters and digits. */
export function writeIni(game: GameData, name: string): WrittenIni {
  const data = tidied(game);
  const nameOf = (letter: string): string => data.pieces.find((piece) => piece.letter === letter)?.name ?? letter;
  const refuse = (parts: () => readonly string[]): WrittenIni => ({
    ok: false,
    get reasons() {
      return [...new Set(parts())].map(sentences.notWritten);
    },
  });
  const leaps = withoutCambodianLeaps(data);
  const plain = leaps?.data ?? data;
  const kinds = kindKeysOf(plain);
  if (kinds.unnamed.length > 0)
    return refuse(() => kinds.unnamed.map((letter) => sentences.parts.moves(nameOf(letter))));
  const here = inPassingSides(plain);
  const otherwise = ([0, 1] as const).flatMap((side) => (here[side] ? inPassingThere(plain, kinds, side) : []));
  if (otherwise.length > 0) return refuse(() => otherwise.map(({ name }) => sentences.parts.moves(name)));
  // the other program passes with its King
  if (data.rules.pass === 'yes' && kingLetterOf(data) === undefined)
    return refuse(() => [partNamed({ of: 'rule', rule: 'pass' }, nameOf)]);
  if (data.declaration) return refuse(() => [sentences.parts.declaration]);
  const keyOf = (kind: string): string | undefined => kinds.keys.get(kind)?.key;
  if (data.rules.counting !== 'none' && !areCountedByName(data.pieces, keyOf))
    return refuse(() => [partNamed({ of: 'rule', rule: 'counting' }, nameOf)]);
  const lines = iniLines(plain, kinds).map(([key, value]) => `${key} = ${value}`);
  const more = leaps ? cambodianLines(plain, leaps.leapers) : [];
  const notes = (data.without ?? []).map((rule) => `# Imported without: ${rule}`);
  const text = [
    `[${name}]`,
    ...notes,
    ...lines.filter((line) => !isStart(line) || more.length === 0),
    ...more,
    '',
  ].join('\n');
  const read = readIni(text, name, () => undefined);
  if (!read.ok) return refuse(() => [sentences.parts.whole]);
  const different = differencesOf(data, read.data);
  return different.length === 0 ? { ok: true, text } : refuse(() => different.map((part) => partNamed(part, nameOf)));
}
const isStart = (line: string): boolean => line.startsWith('startFen =');
/** The other program reads who may leap as it reads who may be gated. */
function cambodianLines(plain: GameData, leapers: readonly string[]): readonly string[] {
  const [placement, turn, , ...rest] = startFenOf(plain).split(' ');
  return [
    'cambodianMoves = true',
    'gating = true',
    `startFen = ${[placement, turn, rightsOfLeapers(plain, leapers), ...rest].join(' ')}`,
  ];
}

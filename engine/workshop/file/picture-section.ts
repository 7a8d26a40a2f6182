/** The pictures of kinds, one entry each, at the end of a file, where they are in nobody's way. */
import type { PieceData } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { whyNoPicture } from '../picture/read-picture.ts';
import { sentences } from '../picture/sentences.ts';
import type { Names } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { FileSection } from './sections.ts';

/** With those that can be used. */
export function withPictures(
  pieces: readonly PieceData[],
  section: FileSection | undefined,
  names: Names,
  problems: FileProblems,
): readonly PieceData[] {
  const pictures = new Map<string, string>();
  let letters = 0;
  for (const entry of section?.entries ?? []) {
    const { key, text, line } = entry;
    const id = names.kind({ text: key, line, column: 1 });
    const piece = pieces.find((one) => one.id === id);
    const why = whyNoPicture(text);
    letters += text.length;
    if (why !== null) problems.of(entry, why);
    else if (letters > LIMITS.pictures) problems.of(entry, sentences.tooMuch(LIMITS.pictures));
    else if (piece?.figure !== undefined || piece?.glyph !== undefined) problems.at(line, 1, sentences.figureToo);
    else if (piece) pictures.set(piece.id, text);
  }
  return pieces.map((piece) => {
    const picture = pictures.get(piece.id);
    return picture === undefined ? piece : { ...piece, picture };
  });
}

export const writePictures = (pieces: readonly PieceData[]): readonly (readonly [name: string, picture: string])[] =>
  pieces.flatMap(({ name, picture }) => (picture === undefined ? [] : [[name, picture] as const]));

/** The pictures and the models of kinds, one entry each, at the end of a file, where they are in nobody's way. */
import type { PieceData } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { sentences as modelSentences } from '../model/sentences.ts';
import { whyNoModel } from '../model/why-no-model.ts';
import { whyNoPicture } from '../picture/read-picture.ts';
import { sentences } from '../picture/sentences.ts';
import type { Names } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { FileSection } from './sections.ts';

type Look = 'picture' | 'model';

/** Letters of all pictures and models. */
export const lettersOfPictures = (pieces: readonly PieceData[]): number =>
  pieces.reduce((sum, { picture = '', model = '' }) => sum + picture.length + model.length, 0);

/** With those that can be used. */
export function withPictures(
  pieces: readonly PieceData[],
  sections: { readonly pictures: FileSection | undefined; readonly models: FileSection | undefined },
  names: Names,
  problems: FileProblems,
): readonly PieceData[] {
  let letters = 0;
  const given = (section: FileSection | undefined, look: Look, to: readonly PieceData[]): readonly PieceData[] => {
    const texts = new Map<string, string>();
    for (const entry of section?.entries ?? []) {
      const { key, text, line } = entry;
      const id = names.kind({ text: key, line, column: 1 });
      const piece = to.find((one) => one.id === id);
      const why = look === 'picture' ? whyNoPicture(text) : whyNoModel(text);
      const hasLook = piece && (piece.figure ?? piece.glyph ?? piece.picture) !== undefined;
      letters += text.length;
      if (why !== null) problems.of(entry, why);
      else if (letters > LIMITS.pictures) problems.of(entry, sentences.tooMuch(LIMITS.pictures));
      else if (hasLook) problems.at(line, 1, look === 'picture' ? sentences.figureToo : modelSentences.lookToo);
      else if (piece) texts.set(piece.id, text);
    }
    return to.map((piece) => {
      const text = texts.get(piece.id);
      return text === undefined ? piece : { ...piece, [look]: text };
    });
  };
  return given(sections.models, 'model', given(sections.pictures, 'picture', pieces));
}

export const writePictures = (pieces: readonly PieceData[], look: Look): readonly (readonly [string, string])[] =>
  pieces.flatMap(({ name, [look]: text }) => (text === undefined ? [] : [[name, text] as const]));

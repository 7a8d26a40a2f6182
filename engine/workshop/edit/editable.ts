/** What a screen needs to know of a game to let somebody change it. */
import type { DrawnMark } from '../betza/drawing.ts';
import { pieceLooksOf } from '../compile/looks.ts';
import type { SectionKind } from '../file/keys.ts';
import type { FileProblem } from '../file/problems.ts';
import { readDraft } from '../file/read-game.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { endingSentences } from '../words/ending-sentences.ts';
import { handSentences } from '../words/hand-sentences.ts';
import { pieceSentences } from '../words/piece-sentences.ts';
import { ruleSentences } from '../words/rule-sentences.ts';
import { inWords, type Sentence } from '../words/sentence.ts';
import { drawnMoves, type OtherMove } from './drawn-moves.ts';
import { moveLinesOf } from './move-lines.ts';
import { splitParts } from './text-parts.ts';
import { warningsOf } from './warnings.ts';

interface PlacedProblem extends FileProblem {
  /** the section of its line; null: none */
  readonly section: SectionKind | null;
  /** the number of the kind that the section is about */
  readonly piece: number | null;
}
/** With all of it as the rulebook prints it. */
export interface EditableSentence extends Sentence {
  readonly says: string;
}
export interface EditablePiece {
  /** its moves as they stand in the text */
  readonly lines: readonly string[];
  readonly marks: readonly DrawnMark[];
  readonly others: readonly OtherMove[];
  readonly sentences: readonly EditableSentence[];
  /** what its author should think of, although the game can be played */
  readonly warnings: readonly string[];
}
/** With what its glyph looks like, where it has one that can be drawn. */
export type ShownKind = PieceData & { readonly outline?: string };
export interface Editable {
  /** null: the text has no board that can be read */
  readonly game: (GameData & { readonly pieces: readonly ShownKind[] }) | null;
  readonly problems: readonly PlacedProblem[];
  readonly pieces: readonly EditablePiece[];
  readonly rules: readonly EditableSentence[];
  readonly endings: readonly EditableSentence[];
}

export function editable(text: string): Editable {
  const { data, problems } = readDraft(text);
  return {
    game: data && { ...data, pieces: data.pieces.map((piece) => withOutline(piece)) },
    problems: placed(text, data, problems),
    pieces: data?.pieces.map(({ name }, i) => pieceOf(data, i, moveLinesOf(text, name))) ?? [],
    rules: data ? [...ruleSentences(data), ...handSentences(data)].map(printed) : [],
    endings: data ? endingSentences(data).map(printed) : [],
  };
}
const withOutline = (piece: PieceData): ShownKind => {
  const { outline } = pieceLooksOf(piece);
  return outline === undefined ? piece : { ...piece, outline };
};
const printed = (sentence: Sentence): EditableSentence => ({ ...sentence, says: inWords(sentence) });
function pieceOf(data: GameData, index: number, lines: readonly string[]): EditablePiece {
  const { marks, others } = drawnMoves(lines);
  const sentences = pieceSentences(data, index).map(printed);
  return { lines, marks, others, sentences, warnings: warningsOf(data, data.pieces[index]) };
}
function placed(text: string, data: GameData | null, problems: readonly FileProblem[]): readonly PlacedProblem[] {
  let line = 0;
  const parts = splitParts(text).map(({ kind, name, head, lines }) => {
    const from = line + 1;
    line += lines.length + (head === null ? 0 : 1);
    return { kind, name, from, to: line };
  });
  return problems.map((problem) => {
    const part = parts.find(({ from, to }) => problem.line >= from && problem.line <= to);
    const isPiece = part?.kind === 'piece';
    const piece = isPiece ? (data?.pieces.findIndex(({ name }) => name === part.name) ?? -1) : -1;
    return { ...problem, section: part?.kind ?? null, piece: piece < 0 ? null : piece };
  });
}

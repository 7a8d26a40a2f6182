/**
 * Changes of a game that somebody makes on a screen. Each is made in the game's data and written into its text, which is
 * the truth: what was not changed stays as it was written.
 */
import type { DrawnMark } from '../betza/drawing.ts';
import { withoutCastling } from '../file/castling-moves.ts';
import { lettersOfPictures } from '../file/picture-section.ts';
import { whyNotLetter, whyNotNamed } from '../file/piece-sections.ts';
import { readDraft } from '../file/read-game.ts';
import { sentences as fileSentences } from '../file/sentences.ts';
import { isZoneName } from '../file/zone-section.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { glyphFromSvg } from '../glyph/read-svg.ts';
import { LIMITS } from '../limits.ts';
import { whyNoModel } from '../model/why-no-model.ts';
import { whyNoPicture } from '../picture/read-picture.ts';
import { sentences as pictureSentences } from '../picture/sentences.ts';
import { withFittingShuffles } from '../shuffle/shuffled-pieces.ts';
import type { DataChange } from '../words/sentence.ts';
import { apply, NoSuchPlace } from './apply.ts';
import { type FirstPosition, withArray, withSize } from './board.ts';
import { linesWith } from './drawn-moves.ts';
import { freeLetter, withNewKind, withoutKind } from './kinds.ts';
import { mergeText } from './merge-text.ts';
import { moveLinesOf, withLines } from './move-lines.ts';
import { sentences } from './sentences.ts';
import { withZoneRenamed } from './zones.ts';

/** `piece` is the number of a kind in the game. */
export type GameEdit =
  | { readonly do: 'set'; readonly settings: readonly DataChange[] }
  /** other marks on the grid */
  | { readonly do: 'draw'; readonly piece: number; readonly marks: readonly DrawnMark[] }
  /** its moves as lines of text */
  | { readonly do: 'moves'; readonly piece: number; readonly lines: readonly string[] }
  /** `figure`: the one that it has by its name, which it keeps */
  | { readonly do: 'rename'; readonly piece: number; readonly name: string; readonly figure?: string | undefined }
  | { readonly do: 'letter'; readonly piece: number; readonly letter: string }
  /** a new kind of that name, or a copy of one */
  | { readonly do: 'add'; readonly name: string; readonly copied: number | null }
  | { readonly do: 'remove'; readonly piece: number }
  /** its glyph, in place of a figure, from the text of an SVG file */
  | { readonly do: 'glyph'; readonly piece: number; readonly svg: string }
  /** its picture, in place of a figure and a glyph, as base64; null: none any more */
  | { readonly do: 'picture'; readonly piece: number; readonly picture: string | null }
  /** its model, in place of a figure, a glyph and a picture, as base64; null: none any more */
  | { readonly do: 'model'; readonly piece: number; readonly model: string | null }
  | ({ readonly do: 'array' } & FirstPosition)
  /** of what is left out, the board keeps as many */
  | { readonly do: 'resize'; readonly width?: number | undefined; readonly height?: number | undefined }
  | { readonly do: 'rename-zone'; readonly zone: string; readonly name: string };

export type Edited = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly says: string };

/** Thrown and caught within this file. */
class Refused extends Error {}

/** The text with the change in it. Never throws because of the text or the change. */
export function editGame(text: string, change: GameEdit): Edited {
  try {
    const edited = withChange(text, change);
    if (edited.length > LIMITS.letters) throw new Refused(sentences.tooLarge(LIMITS.letters));
    return { ok: true, text: edited };
  } catch (refused) {
    if (refused instanceof Refused) return { ok: false, says: refused.message };
    if (refused instanceof NoSuchPlace) return { ok: false, says: sentences.noSuchPlace };
    // a value that is none
    if (refused instanceof TypeError || refused instanceof RangeError) return { ok: false, says: sentences.notWritten };
    throw refused;
  }
}

/** The same game with castling in [game] instead of among the moves of kinds, where it could not be changed. */
function withCastlingApart(text: string): string {
  const { data } = readDraft(text);
  const apart = (data?.pieces ?? []).reduce((before, { name }) => {
    const lines = moveLinesOf(before, name);
    const others = lines
      .map((line) => {
        const { betza, notPossible } = withoutCastling(line);
        return notPossible === null ? betza.trim() : line;
      })
      .filter((line) => line !== '');
    return others.join('\n') === lines.join('\n') ? before : withLines(before, name, others);
  }, text);
  const { data: rest } = apart === text ? { data: null } : readDraft(apart);
  return data && rest ? mergeText(apart, rest, { ...rest, castlings: data.castlings }) : text;
}
function withChange(written: string, change: GameEdit): string {
  const text = change.do === 'moves' ? written : withCastlingApart(written);
  const { data } = readDraft(text);
  if (data === null) throw new Refused(sentences.noBoard);
  if (change.do === 'moves') return withLines(text, pieceOf(data, change.piece).name, change.lines);
  if (change.do === 'draw') {
    const { name } = pieceOf(data, change.piece);
    const lines = linesWith(change.marks, moveLinesOf(text, name));
    if (lines === null) throw new Refused(sentences.tooFar);
    return withLines(text, name, lines);
  }
  const after = withFittingShuffles(changed(data, change));
  const edited = mergeText(text, data, after);
  const { data: read } = readDraft(edited);
  if (read === null || textsIn(read) !== textsIn(after)) throw new Refused(sentences.badText);
  return edited;
}
/** What people have typed: with a line break or a comment in it, it would take other lines with it. */
const textsIn = ({ title, tagline, by, about, pieces, problems = [], lessons = [], cases = [] }: GameData): string =>
  JSON.stringify([
    ...[title, tagline, by, about],
    ...pieces.map(({ name, letter }) => [name, letter]),
    ...problems.map(({ name, words, position }) => [name, words, position]),
    ...lessons.map(({ lesson, words, hint, position }) => [lesson, words, hint, position]),
    ...cases.map(({ question, words, position, piece, move }) => [question, words, position, piece, move]),
  ]);

function changed(data: GameData, change: Exclude<GameEdit, { readonly do: 'moves' | 'draw' }>): GameData {
  switch (change.do) {
    case 'set': {
      const after = apply(data, change.settings);
      // everything else depends on these
      if (after.width !== data.width || after.height !== data.height) throw new NoSuchPlace('board');
      return after;
    }
    case 'array':
      return withArray(data, change);
    case 'resize': {
      const { width = data.width, height = data.height } = change;
      const isSide = (n: number): boolean => Number.isInteger(n) && n >= 2 && n <= LIMITS.side;
      if (!isSide(width) || !isSide(height) || width * height > LIMITS.cells)
        throw new Refused(sentences.badBoard(LIMITS.side, LIMITS.cells));
      return withSize(data, width, height);
    }
    case 'rename-zone': {
      const { zone, name } = change;
      if (!Object.hasOwn(data.zones, zone)) throw new NoSuchPlace(zone);
      if (!isZoneName(name)) throw new Refused(fileSentences.badZoneName);
      if (Object.hasOwn(data.zones, name)) throw new Refused(sentences.zoneTwice(name));
      return withZoneRenamed(data, zone, name);
    }
    case 'rename': {
      const piece = pieceOf(data, change.piece);
      const others = data.pieces.filter((one) => one !== piece);
      const why = whyNotNamed(
        change.name,
        others.map(({ id }) => id),
      );
      if (why !== null) throw new Refused(why);
      const { figure } = change;
      const hasLook = (piece.figure ?? piece.glyph ?? piece.picture ?? piece.model) !== undefined;
      const keeps = figure !== undefined && !hasLook;
      const letter = hasLetterOfName(data, piece) ? freeLetter({ pieces: others }, change.name) : piece.letter;
      return withPiece(data, change.piece, { name: change.name, letter, ...(keeps && { figure }) });
    }
    case 'letter': {
      const piece = pieceOf(data, change.piece);
      const others = data.pieces.filter((one) => one !== piece);
      const why = whyNotLetter(
        change.letter,
        piece.name,
        others.map(({ letter }) => letter),
      );
      if (why !== null) throw new Refused(why);
      return withPiece(data, change.piece, { letter: change.letter });
    }
    case 'glyph': {
      const read = glyphFromSvg(change.svg);
      if ('says' in read) throw new Refused(read.says);
      const { figure: _figure, picture: _picture, model: _model, ...piece } = pieceOf(data, change.piece);
      return { ...data, pieces: data.pieces.with(change.piece, { ...piece, glyph: read.glyph }) };
    }
    case 'picture': {
      const { picture } = change;
      return withTaken(data, change.piece, 'picture', picture, picture === null ? null : whyNoPicture(picture));
    }
    case 'model': {
      const { model } = change;
      return withTaken(data, change.piece, 'model', model, model === null ? null : whyNoModel(model));
    }
    case 'add': {
      if (data.pieces.length >= LIMITS.kinds) throw new Refused(sentences.tooManyKinds(LIMITS.kinds));
      const why = whyNotNamed(change.name, []);
      if (why !== null) throw new Refused(why);
      return withNewKind(data, change.copied === null ? undefined : pieceOf(data, change.copied), change.name);
    }
    case 'remove': {
      if (data.pieces.length < 2) throw new Refused(sentences.lastKind);
      return withoutKind(data, pieceOf(data, change.piece).id);
    }
  }
}
/** With a picture or a model from a file in place of every other look; null: without it. `why`: it cannot be used. */
function withTaken(
  data: GameData,
  number: number,
  look: 'picture' | 'model',
  text: string | null,
  why: string | null,
): GameData {
  const before = pieceOf(data, number);
  if (text === null) {
    const { [look]: _look, ...piece } = before;
    return { ...data, pieces: data.pieces.with(number, piece) };
  }
  if (why !== null) throw new Refused(why);
  const { figure: _figure, glyph: _glyph, stand: _stand, picture: _picture, model: _model, ...piece } = before;
  const pieces = data.pieces.with(number, { ...piece, [look]: text });
  if (lettersOfPictures(pieces) > LIMITS.pictures) throw new Refused(pictureSentences.tooMuch(LIMITS.pictures));
  // the second of two that look the same would be shown with its letter
  const same = data.pieces.find((one) => one !== before && one[look] === text && one.tint === before.tint);
  if (same) throw new Refused(sentences.lookTwice(same.name));
  return { ...data, pieces };
}
/** Follows its letter from its name, and is written nowhere else? Then nobody has typed it. */
function hasLetterOfName({ pieces, problems = [], lessons = [], cases = [] }: GameData, piece: PieceData): boolean {
  const others = pieces.filter((one) => one !== piece);
  // forms have it behind a plus, and positions of problems, lessons and cases are texts
  const positions = problems.length + lessons.length + cases.length;
  const isWritten = positions > 0 || others.some(({ letter }) => letter === `+${piece.letter}`);
  return !isWritten && piece.letter === freeLetter({ pieces: others }, piece.name);
}
const pieceOf = (data: GameData, piece: number): PieceData => {
  const found = data.pieces[piece];
  if (found === undefined) throw new NoSuchPlace(`${piece}`);
  return found;
};
const withPiece = (data: GameData, piece: number, other: Partial<PieceData>): GameData =>
  apply(
    data,
    Object.entries(other).map(([key, to]) => ({ at: ['pieces', piece, key], to })),
  );

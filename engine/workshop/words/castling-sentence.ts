/** Castling as one sentence: who castles with whom, and to which files. */
import { live } from '../../shared/language.ts';
import { cellsOf, FILES, fileOf } from '../cells.ts';
import { type CastlingForm, castlingFormOf, castlingsOf, isWhole } from '../file/castling-text.ts';
import type { GameData } from '../game-data.ts';
import { type ChoiceField, type DataChange, type Sentence, withParts } from './sentence.ts';

export const castlingWords = live('workshopCastling', {
  /** in a way that no sentence can say */
  some: 'There is castling.',
  says: 'The {king} castles with the {partner}, if neither has moved and nothing stands between them: it goes to file {files}, and its partner lands beyond it.',
  /** between two files */
  or: ' or ',
  king: 'Who castles',
  partner: 'With whom',
  file: (number: number): string => `File ${number}`,
});

const AT = ['castlings'];

/** False where nobody in the array could castle. */
export function castlingSentence(data: GameData): Sentence | false {
  const isOn = data.castlings.length > 0;
  const form = isOn ? castlingFormOf(data.castlings, data.array) : likelyForm(data);
  const off = [{ at: AT, to: [] }];
  if (form === null) return isOn && { id: 'castling', toggle: { isOn, on: [], off }, parts: [castlingWords.some] };
  const settings = (other: CastlingForm): readonly DataChange[] => [{ at: AT, to: castlingsOf(data.array, other) }];
  const choice = (label: string, values: readonly (readonly [string, CastlingForm])[], now: string): ChoiceField => {
    const possible = values.filter(([says, other]) => says === now || isPossible(data, other));
    return {
      ...{ is: 'choice', label, chosen: possible.findIndex(([says]) => says === now) },
      values: possible.map(([says, other]) => ({ says, set: settings(other) })),
    };
  };
  const { pieces } = data;
  const nameOf = (kind: string): string => pieces.find(({ id }) => id === kind)?.name ?? kind;
  const kings = pieces.map(({ id, name }) => [name, { ...form, king: id }] as const);
  const partners = pieces.map(({ id, name }) => [name, { ...form, partner: id }] as const);
  const files = form.files.map((file, i) => {
    // from left to right, as they are written
    const [before = '', after = '~'] = [form.files[i - 1], form.files[i + 1]];
    const others = FILES.slice(0, data.width).filter((one) => one > before && one < after);
    const values = others.map((one) => [one, { ...form, files: form.files.with(i, one) }] as const);
    return choice(castlingWords.file(i + 1), values, file);
  });
  return {
    id: 'castling',
    toggle: { isOn, on: settings(form), off },
    parts: withParts(castlingWords.says, {
      king: choice(castlingWords.king, kings, nameOf(form.king)),
      partner: choice(castlingWords.partner, partners, nameOf(form.partner)),
      files: files.flatMap((one, i) => (i === 0 ? [one] : [castlingWords.or, one])),
    }),
  };
}

function isPossible(data: GameData, form: CastlingForm): boolean {
  const cells = cellsOf(data.width, data.height).filter((cell) => !data.missing.includes(cell));
  const castlings = castlingsOf(data.array, form);
  const isUsed = (file: string): boolean => castlings.some(({ kingTo }) => kingTo.startsWith(file));
  return form.files.every(isUsed) && castlings.every((castling) => isWhole(castling, cells));
}
/** As in chess: a royal piece goes two files towards its partners, to both sides or to one. */
function likelyForm(data: GameData): CastlingForm | null {
  const { array, pieces, width } = data;
  const royal = array.find(({ kind, side }) => side === 0 && pieces.some((piece) => piece.royal && piece.id === kind));
  if (!royal) return null;
  const x = fileOf(royal.at);
  const files = [x - 2, x + 2].filter((file) => file >= 0 && file < width).map((file) => FILES[file]);
  for (const { id } of pieces) {
    for (const some of [files, ...files.map((file) => [file])]) {
      const form = { king: royal.kind, partner: id, files: some };
      if (some.length > 0 && id !== royal.kind && isPossible(data, form)) return form;
    }
  }
  return null;
}

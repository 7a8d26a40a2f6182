/** What is said of first positions that are shuffled: in the rulebook, and as house rules. */
import { live, said } from '../../shared/language.ts';
import type { GameData, Shuffle } from '../game-data.ts';
import { a, quoted } from './articles.ts';
import type { Sentence } from './sentence.ts';

export const words = live('workshopShuffle', {
  mirrored: (zone: string): string =>
    `The pieces on ${zone} may begin in another order, and those of both sides stand as mirror images: the number of the first position says in which.`,
  independent: (zone: string): string =>
    `The pieces on ${zone} may begin in another order, each side’s by themselves: the number of each side’s first position says in which.`,
  onBothColours: (piece: string): string => `As many stand on light squares as on dark ones: ${piece}.`,
  between: (king: string, rook: string): string =>
    `Beside the ${king} there is always ${a(rook)} to the left and to the right.`,
  castling: 'From wherever they stand, those who castle go to the same squares as in the usual first position.',
  name: 'First position',
  nameOf: (side: number): string => (side === 0 ? 'First position of White' : 'First position of Black'),
  says: (count: number): string =>
    `Which of the ${count} first positions the game begins with, from 0 to ${count - 1}.`,
  usual: (number: number): string => `Number ${number} is the usual first position.`,
  saysFew: 'Which first position the game begins with.',
  order: (pieces: string): string => `From left to right as White sees the board: ${pieces}.`,
});

/** What is shuffled can be written in the text only; here it can be taken out. */
export function shuffleSentences(data: GameData): readonly Sentence[] {
  const { shuffles = [], pieces, castlings } = data;
  const nameOf = (kind: string): string => pieces.find(({ id }) => id === kind)?.name ?? kind;
  const inWords = ({ zone, independent, onBothColours, between }: Shuffle): string =>
    [
      (independent ? words.independent : words.mirrored)(quoted(said(zone))),
      ...onBothColours.map((kind) => words.onBothColours(nameOf(kind))),
      ...(between ? [words.between(nameOf(between.kind), nameOf(between.ends))] : []),
      ...(castlings.length > 0 ? [words.castling] : []),
    ].join(' ');
  return shuffles.map((shuffle, n) => {
    const rest = shuffles.filter((one) => one !== shuffle);
    const off = [rest.length > 0 ? { at: ['shuffles'], to: rest } : { at: ['shuffles'] }];
    return { id: `shuffle-${n + 1}`, toggle: { isOn: true, on: [], off }, parts: [inWords(shuffle)] };
  });
}

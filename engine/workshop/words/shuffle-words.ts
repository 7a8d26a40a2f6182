/** What is said of first positions that are shuffled: in the rulebook, and as house rules. */
import { live } from '../../shared/language.ts';

export const words = live('workshopShuffle', {
  shuffled: 'The number of the first position says in which order the pieces on {zone} begin, {how}.',
  how: 'How they stand',
  mirrored: 'both sides as mirror images',
  independent: 'each side by its own number',
  whyNot: 'The pieces that are shuffled stand in a zone, and are of several kinds. There is no such zone yet.',
  drawn: 'A new game draws the number by lot, unless a player chooses one.',
  onBothColours: (piece: string): string => `As many stand on light squares as on dark ones: ${piece}.`,
  between: 'Beside the {king} there is always {rook} to the left and to the right.',
  middle: 'Who stands in the middle',
  beside: 'Who stands on either side',
  castling: 'From wherever they stand, those who castle go to the same squares as in the usual first position.',
  name: 'First position',
  nameOf: (side: number): string => (side === 0 ? 'First position of White' : 'First position of Black'),
  says: (count: number): string =>
    `Which of the ${count} first positions the game begins with, from 0 to ${count - 1}.`,
  usual: (number: number): string => `Number ${number} is the usual first position.`,
  saysFew: 'Which first position the game begins with.',
  order: (pieces: string): string => `From left to right as White sees the board: ${pieces}.`,
});

/** What is said of points. */
import { live } from '../../shared/language.ts';

export const pointsWords = live('workshopPoints', {
  /** at the table, of a side */
  score: (points: number): string => (points === 1 ? '1 point.' : `${points} points.`),
  says: 'If the game would be drawn by repetition, by stalemate, by passing, by royal pieces that face each other, or because moves have run out, the player with more points on the board wins: {values}.{odds}',
  label: (piece: string): string => `Points of ${piece}`,
  odds: (side: string, points: number): string => ` ${side} has ${points} more.`,
  sides: ['White', 'Black'],
});

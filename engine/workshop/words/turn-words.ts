/** What is said of turns of several actions. */
import { live } from '../../shared/language.ts';

export const turnWords = live('workshopTurnFacts', {
  lay: 'A wall is laid now.',
  move: (number: number, of: number) => `Move ${number} of ${of}.`,
  left: 'So many more moves the side to move has in this turn.',
  progress: 'Has the side to move captured or gone ahead in this turn?',
  made: 'So many moves it has made in this turn.',
});

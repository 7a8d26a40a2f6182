/** How a game ends by perpetual chase: an ending for each kind, which it names. */
import type { Ending } from '../../core/vocabulary.ts';
import { said, sayable } from '../../shared/language.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { words } from './ending-sentences.ts';

export const chaseEndingOf = ({ id, name }: PieceData): Ending => ({
  id: `chase-of-${id}`,
  name: sayable(() => words.chase),
  says: sayable(() => words.chased(said(name))),
});
/** None where nobody loses by it. */
export const chaseEndings = ({ rules, pieces }: GameData): readonly Ending[] =>
  rules.perpetualChase === 'lost' ? pieces.map(chaseEndingOf) : [];

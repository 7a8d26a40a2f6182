/** Why a game cannot be written for another program. */
import { live } from '../../shared/language.ts';
import { spelled } from '../rule-values.ts';
import type { Part } from './same-game.ts';

export const sentences = live('workshopExport', {
  /** at the beginning of the sentence */
  parts: {
    whole: 'This game',
    moves: (kind: string) => `How “${kind}” moves`,
    promotions: (kind: string) => `What “${kind}” becomes`,
    else: (kind: string) => `What is special about “${kind}”`,
    rule: (rule: string) => `The rule “${rule}”`,
    start: 'The first position',
    terrain: 'Terrain',
    castling: 'Castling',
    drops: 'The drops of this game',
    gating: 'Where pieces enter behind others',
    endings: 'How this game ends',
    declaration: 'Declaring the game over',
    limits: 'How many there may be of a kind',
  },
  notWritten: (what: string) => `${what} cannot be written in Fairy-Stockfish’s format.`,
});

/** `nameOf`: of a kind, by its letter. */
export function partNamed(part: Part, nameOf: (letter: string) => string): string {
  const { parts } = sentences;
  if (part.of === 'kind') return parts[part.part](nameOf(part.kind));
  return part.of === 'rule' ? parts.rule(spelled(part.rule)) : parts[part.of];
}

/** What the games that only tests play have in common: their sides, the making of their types, and the least words. */
import type { PieceType, Rule, Variant } from '../core/variant.ts';
import type { VariantWords } from '../core/vocabulary.ts';

export const whiteAndBlack: Variant['sides'] = [
  { id: 'white', name: 'White', says: '' },
  { id: 'black', name: 'Black', says: '' },
];
export const idAndWords = (id: string, says = `${id}.`) => ({ id, says });
export const type = (id: string, letter: string, rules: readonly Rule[], more: Partial<PieceType> = {}): PieceType => ({
  ...{ id, name: id, letter, value: 1, rules },
  ...more,
});

type OwnWords = Pick<VariantWords, 'title' | 'size' | 'features'>;
/** `reasons` by their ids: those of the game besides the ones that every game needs. */
export const plainWords = (
  types: readonly PieceType[],
  own: OwnWords,
  reasons: Readonly<Record<string, string>>,
): VariantWords => ({
  ...{ tagline: 'In tests only.', designers: 'nobody', length: '', difficulty: { pips: 1, word: 'known' } },
  ...{ ...own, states: [], rulebook: [] },
  kinds: Object.fromEntries(
    types.map(({ id, name, letter }) => [id, { name, letter, summary: `${name}.`, sentences: [`${name}.`] }]),
  ),
  reasons: Object.fromEntries(
    Object.entries({ ...REASONS, ...reasons }).map(([id, says]) => [id, { says, ruling: null }]),
  ),
});
const REASONS = {
  'game-over': 'The game is over.',
  'piece-gone': 'It is gone.',
  'not-your-turn': 'Not your turn.',
  'already-there': 'It is there.',
  'own-piece': '{other} stands on {there}.',
  'not-its-way': '{mover} does not go to {cell}.',
};

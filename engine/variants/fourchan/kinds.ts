/**
 * The kinds by number, for whoever asks in the inner loop what a piece is. A promoted kind is its base kind plus
 * PROMOTED; the Admin, who has no promoted form, is the last of the base kinds. pieces.ts puts the types in this order.
 */
import type { Game } from '../../core/game.ts';
import type { Kind, Piece } from '../../core/ids.ts';

export const BASE_IDS = ['anon', 'tg', 'k', 'mlp', 'b', 'n', 'd', 'r9k', 'x', 'v', 'vp', 'sci', 'admin'] as const;
export type BaseId = (typeof BASE_IDS)[number];
export type PromotableId = Exclude<BaseId, 'admin'>;
export const PROMOTABLE_IDS = BASE_IDS.filter((id): id is PromotableId => id !== 'admin');

export const [ANON, TG, K, MLP, B, N, D, R9K, X, V, VP, SCI, ADMIN] = BASE_IDS.map((_, kind) => kind as Kind);
export const PROMOTED = BASE_IDS.length;

export const isPromoted = (kind: Kind): boolean => kind >= PROMOTED;
export const promotedForm = (kind: Kind): Kind => (kind + PROMOTED) as Kind;
export const baseForm = (kind: Kind): Kind => (kind < PROMOTED ? kind : kind - PROMOTED) as Kind;
/** Is it one of these, promoted or not? */
export const isA = (game: Game, piece: Piece, base: Kind): boolean => {
  const kind = game.kindOf(piece);
  return kind === base || kind === base + PROMOTED;
};

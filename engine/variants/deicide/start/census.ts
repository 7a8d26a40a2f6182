/**
 * A census of Deicide Chess is the usual one: `T@d9~2` is in flight, lands on d9 and has two counters left; of mines only
 * those are written that everybody knows of. People may also write `K@i1'` for a King, Rook or Drunk Pawn that has never
 * moved (without the sign it has), and `F@d4=N` for a Fool that copies a Knight.
 */
import { usualTokens } from '../../../core/start/census.ts';
import type { CensusTokens } from '../../../core/variant.ts';

const REMEMBERS_MOVES = ['king', 'rook', 'drunk-pawn'];

export const census: CensusTokens = {
  ...usualTokens,
  read(variant, token) {
    const [, rest, unmoved, copied] = token.match(/^(.*?)(')?(?:=([A-Z]))?$/) ?? [];
    const found = usualTokens.read(variant, rest ?? token);
    if (found === null || !('type' in found)) return unmoved || copied ? null : found;
    const { id } = found.type;
    const remembers = REMEMBERS_MOVES.includes(id);
    const model = variant.types.find((t) => t.letter === copied);
    if ((unmoved && !remembers) || (copied && (id !== 'fool' || !model))) return null;
    const flags = { ...(remembers && !unmoved && { hasMoved: true }), ...(model && { copies: model.id }) };
    return { ...found, flags };
  },
};

/**
 * A census of 4chan chess is the usual one, and `#w@e5` is a teleporter of White's. People may also write `A@e2'` for an
 * Admin, /n/ or Anon that has never moved (without the sign it has), `B@e4=+K` for a /b/ that copies a promoted /k/, and
 * `D@e5=N` for a /d/ that has absorbed an /n/ (`D@e5=`: its first capture gave it nothing).
 */

import { featuresOf } from '../../../core/board/features.ts';
import { OFF } from '../../../core/ids.ts';
import { usualTokens } from '../../../core/start/census.ts';
import type { CensusTokens, Variant } from '../../../core/variant.ts';
import { terrain } from '../board.ts';

const REMEMBERS_MOVES = ['admin', 'n', '+n', 'anon'];
const SIGNS = ['w', 'b'] as const;

export const census: CensusTokens = {
  ...usualTokens,
  others: (game) => featuresOf(game, null).map(({ side, cell }) => `#${SIGNS[side ?? 0]}@${game.topology.name(cell)}`),
  read(variant, token) {
    const [, sign, where] = token.match(/^#([wb])@(.+)$/) ?? [];
    if (sign !== undefined) {
      const cell = variant.topology.parse(where);
      if (cell === undefined || cell === OFF) return null;
      const feature = terrain.features[sign === 'w' ? 0 : 1].id;
      return { field: 'teleporters', entry: { feature, at: variant.topology.name(cell) } };
    }
    const [, rest, unmoved, borrowed] = token.match(/^(.*?)(')?(?:=((?:\+?[A-Z])*))?$/) ?? [];
    const found = usualTokens.read(variant, rest ?? token);
    if (found === null || !('type' in found)) return unmoved || borrowed !== undefined ? null : found;
    const { id } = found.type;
    const remembers = REMEMBERS_MOVES.includes(id) && found.at !== OFF;
    if (unmoved && !remembers) return null;
    const flags = { ...found.flags, ...(remembers && !unmoved && { hasMoved: true }) };
    if (borrowed === undefined) return { ...found, flags };
    const kinds = kindsNamed(variant, borrowed);
    const flag = id === 'b' || id === '+b' ? 'copies' : id === 'd' || id === '+d' ? 'absorbed' : null;
    return kinds === null || flag === null || found.at === OFF
      ? null
      : { ...found, flags: { ...flags, [flag]: kinds } };
  },
};
/** The ids of the kinds whose letters are run together: "+KD". */
const kindsNamed = ({ types }: Variant, letters: string): readonly string[] | null => {
  const found = (letters.match(/\+?[A-Z]/g) ?? []).map((letter) => types.find((t) => t.letter === letter)?.id);
  return found.every((id) => id !== undefined) ? found : null;
};

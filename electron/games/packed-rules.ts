/** The rules of people's own games, packed to go with an invitation. What a stranger has packed is bounded as it is unpacked. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Variant } from '../../engine/core/variant.ts';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';

/** in bytes: a letter has three at most */
const LARGEST = LONGEST_RULES * 3;

/** Undefined: the other machine has the game. */
export const packedRulesOf = ({ source }: Variant): Uint8Array | undefined =>
  source === undefined ? undefined : deflateRawSync(source, { level: 9 });

/** Null: nothing of ours was packed so, or it is longer than rules may be. */
export function unpackRules(packed: Uint8Array): string | null {
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: LARGEST });
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.length <= LONGEST_RULES ? text : null;
  } catch {
    return null; // not packed, not text, or a little that unpacks to very much
  }
}

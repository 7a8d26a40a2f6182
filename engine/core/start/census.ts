/**
 * One position as a line of text that any program can compare: tokens sorted by code point, joined by one space. The
 * writer and the reader stand together, so that they cannot disagree, and nobody else takes a token apart. What a
 * variant does not know is refused, never left out: a picture without a piece would be a lie.
 *
 * The usual token is `LETTER@CELL`, the second side in lower case, `-` for a cell when it is in hand; `K@a2^` rides on
 * the piece on a2; `T@d9~2` is away and lands on d9 in two turns; `glue@e5` lies on the ground, if everybody may know
 * of it. A variant whose pieces need more (a colour) brings its own `CensusTokens`.
 */

import { err, ok, type Result } from '../../shared/result.ts';
import { featuresOf } from '../board/features.ts';
import type { Game } from '../game.ts';
import { type Cell, OFF } from '../ids.ts';
import { refusals } from '../text/refusals.ts';
import type { CensusEntry, CensusPiece, CensusTokens, Variant } from '../variant.ts';
import type { SetupField, StartPiece, StartPosition } from '../vocabulary.ts';
import { kindWritten } from './start-names.ts';

/** What most variants need, for those that need it and a little more. */
export const usualTokens: CensusTokens = {
  write(game, p) {
    const at = game.cellOf(p);
    const { letter, ownerless } = game.typeOf(p);
    if (ownerless) return null; // among the others
    const name = game.sideOf(p) === 0 ? letter : letter.toLowerCase();
    if (game.isAway(p)) {
      const { returnsIn, returnsTo } = game.facts.flying;
      return `${name}@${game.topology.name(game.get(returnsTo, p) as Cell)}~${game.get(returnsIn, p)}`;
    }
    if (at === OFF && !game.isInHand(p)) return null;
    return `${name}@${game.topology.name(at)}${game.isRider(p) ? '^' : ''}`;
  },
  others: (game) => featuresOf(game, null).map(({ feature, cell }) => `${feature}@${game.topology.name(cell)}`),
  read(variant, token) {
    const { types, topology, layout, sides } = variant;
    const [, letter, name, rides, left] = token.match(/^([^@~]+)@([^@~^]+)(\^?)(?:~(\d{1,3}))?$/) ?? [];
    const at = name === '-' ? OFF : topology.parse(name ?? '');
    if (letter === undefined || at === undefined) return null;
    if (rides && (layout.rider === null || at === OFF || left)) return null;
    if (Object.hasOwn(variant.words.features ?? {}, letter)) {
      return left || rides ? null : readFeature(variant, letter, at);
    }
    const type = types.find((t) => !t.ownerless && (letter === t.letter || letter === t.letter.toLowerCase()));
    if (!type) return null;
    const side = letter === type.letter ? 0 : 1;
    if (at === OFF && type.promotedFrom) return null; // nobody waits in a hand promoted
    if (left === undefined) return rides ? { type, side, at, flags: { rides: true } } : { type, side, at };
    const field = layout.flights && fieldFor(variant, 'flight');
    if (!field || at === OFF) return null;
    return { field, entry: { kind: type.id, side: sides[side].id, to: topology.name(at), left: Number(left) } };
  },
};
const fieldFor = ({ start }: Variant, as: SetupField['as']): string | undefined =>
  start?.fields?.find((field) => field.as === as)?.id;
const readFeature = (variant: Variant, feature: string, at: Cell): CensusEntry | null => {
  const field = fieldFor(variant, 'feature');
  if (field === undefined || at === OFF) return null;
  // a secret in a census is no secret any more
  const isSecret = variant.layout.terrain?.features.some((f) => f.id === feature && f.secret) === true;
  return { field, entry: { feature, at: variant.topology.name(at), ...(isSecret && { revealed: true }) } };
};

export const censusOf = (game: Game): string => {
  const { write, others } = game.variant.start?.census ?? usualTokens;
  const tokens = game.pieces.map((p) => write(game, p)).filter((token) => token !== null);
  if (others) tokens.push(...others(game));
  return tokens.sort((p, q) => (p < q ? -1 : p > q ? 1 : 0)).join(' ');
};

export interface Census {
  readonly pieces: readonly CensusPiece[];
  readonly entries: readonly CensusEntry[];
}
/** What `censusOf` wrote, or people did: in any order, with any white space, cells also by their typed names. */
export const readCensus = (variant: Variant, line: string): Result<Census> => {
  const { read } = variant.start?.census ?? usualTokens;
  const pieces: CensusPiece[] = [];
  const entries: CensusEntry[] = [];
  for (const token of line.split(/\s+/).filter((t) => t !== '')) {
    const found = read(variant, token);
    if (found === null) return err('bad-census', refusals.badToken(token, variant.words.title), token);
    if ('type' in found) pieces.push(found);
    else entries.push(found);
  }
  return ok({ pieces, entries });
};

/** The same as a start; whose turn it is, and what else a census does not say, is the caller's to add. */
export const startOfCensus = (variant: Variant, line: string): Result<StartPosition> => {
  const census = readCensus(variant, line);
  if (!census.ok) return census;
  const { sides, topology } = variant;
  const pieces: StartPiece[] = [];
  const hands: Record<string, string[]> = { [sides[0].id]: [], [sides[1].id]: [] };
  for (const { type, side, at, flags } of census.value.pieces) {
    if (at === OFF) hands[sides[side].id].push(type.id);
    else pieces.push({ ...flags, ...kindWritten(type), side: sides[side].id, at: topology.name(at) });
  }
  const fields: Record<string, unknown[]> = {};
  for (const { field, entry } of census.value.entries) fields[field] = [...(fields[field] ?? []), entry];
  return ok({ ...fields, pieces, hands });
};

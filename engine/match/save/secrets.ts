/**
 * Separates the secrets of each side from the public part of a match, for its file and its journal. The public part
 * must reveal nothing of the secrets, not even how many there are; together they are the whole match.
 */
import * as v from 'valibot';
import type { Fact } from '../../core/board/layout.ts';
import { SIDES, type Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import type { Variant } from '../../core/variant.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import type { SavedFacts } from '../../core/world.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Entry, EntrySchema, entryInOrder } from '../entry.ts';
import type { MatchQueries } from '../match-queries.ts';
import { words } from '../words.ts';
import { sealed, unsealed } from './seal.ts';

type Facts = Record<string, number[]>;
/** By the side's id. */
export type Sealed = Readonly<Record<string, string>>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const facts = v.record(v.string(), v.array(v.pipe(v.number(), v.integer())));
const SecretsSchema = v.strictObject({
  /** whose they are, by id */
  side: v.string(),
  /** its secrets in the set-up position: the field, the index in that list, and the value */
  start: v.array(v.tuple([v.string(), count, v.looseObject({})])),
  /** its secret facts among those from which the game continued */
  resumed: facts,
  /** the number of public entries before, the number of secret ones since the last of these, and the entry */
  entries: v.array(v.tuple([count, count, EntrySchema])),
  /** its secret facts in the present position */
  now: facts,
  /** the checksum of the position with all secrets */
  fingerprint: v.string(),
});
type Secrets = v.InferOutput<typeof SecretsSchema>;

/** in bytes: more than a hundred secret entries need, so that blobs have equal length */
const ROOM = 8192;

const secretFacts = (variant: Variant, side: Side): readonly Fact<number>[] =>
  variant.layout.facts.filter((fact) => fact.secretOf === side);

/** Computes something from the facts that this viewer (null: public) may know, without cached lists. */
export function asKnownTo<T>({ game }: Position, viewer: Side | null, ask: () => T): T {
  const mark = game.world.mark();
  for (const fact of game.facts.facts) {
    const isOthers = fact.secretOf !== null && fact.secretOf !== viewer;
    if (isOthers) for (let key = 0; key < fact.length; key++) game.world.set(fact, key, fact.init);
  }
  try {
    return ask();
  } finally {
    game.world.rollback(mark);
  }
}
/** The same for the public view, in which secret actions are not even counted. */
export function asEverybodyKnows<T>(match: MatchQueries, ask: () => T): T {
  const { position } = match;
  const { game } = position;
  return asKnownTo(position, null, () => {
    game.set(game.facts.ply, 0, game.get(game.facts.ply, 0) - match.cursor.secrets);
    return ask();
  });
}

/** Was there ever anything secret in this match, or the occasion for it? That much everybody knows. */
export function hasSecrets({ variant, start, resumed, hasUnseen }: MatchQueries): boolean {
  const isBare = (of: SavedFacts): boolean =>
    variant.layout.facts.every(({ secretOf, name, init }) => secretOf === null || of[name].every((n) => n === init));
  return (
    hasUnseen ||
    SIDES.some((side) => secretsIn(variant, start, side).length > 0) ||
    (resumed !== null && !isBare(resumed))
  );
}

/**
 * Can this match have secrets? Decided from its public start: a set-up position may hide something, whatever the house
 * rules are, and whether it does must not be revealed.
 */
export const canHaveSecrets = ({ variant, options, start, resumed }: MatchQueries): boolean =>
  variant.layout.facts.some(({ secretOf }) => secretOf !== null) &&
  (start !== null || resumed !== null || variant.start?.canHaveSecrets?.(options) !== false);

/** Always present if a game can have secrets: blobs that appear at some moment would reveal that moment. */
export function sealedOf(match: MatchQueries): Sealed | null {
  const { variant, position } = match;
  if (!canHaveSecrets(match)) return null;
  const now = position.save();
  const pick = (of: SavedFacts, side: Side): Facts =>
    Object.fromEntries(secretFacts(variant, side).map(({ name }) => [name, [...of[name]]]));
  return Object.fromEntries(
    SIDES.map((side) => {
      const secrets: Secrets = {
        side: variant.sides[side].id,
        start: secretsIn(variant, match.start, side),
        resumed: match.resumed === null ? {} : pick(match.resumed, side),
        entries: match.secretEntries(side).map(({ before, order, entry }) => [before, order, entryInOrder(entry)]),
        now: pick(now, side),
        fingerprint: position.fingerprint(),
      };
      return [variant.sides[side].id, sealed(JSON.stringify(secrets), ROOM)];
    }),
  );
}

/** The public and secret parts of a match, as a file stores them. */
interface Parts {
  readonly start: StartPosition | null;
  readonly resumed: SavedFacts | null;
  readonly now: SavedFacts;
  readonly entries: readonly Entry[];
}
/** The same with the secrets merged in. `secret`: for each entry, whether it is secret. */
export interface Whole extends Parts {
  readonly secret: readonly boolean[];
  /** of the position with all secrets; null if there are none */
  readonly fingerprint: string | null;
}

/** `much`: are secrets after the last entry refused? A truncated file has lost the entries between. */
export function unite(
  variant: Variant,
  parts: Parts,
  blobs: Sealed | null,
  much: 'all of it' | 'as far as it goes' = 'all of it',
): Result<Whole> {
  if (!blobs) return ok({ ...parts, secret: parts.entries.map(() => false), fingerprint: null });
  const both: Secrets[] = [];
  for (const side of SIDES) {
    const { id } = variant.sides[side];
    const read = v.safeParse(SecretsSchema, unsealed(blobs[id] ?? ''));
    if (!read.success || read.output.side !== id)
      return err('damaged', words.unsealed(variant.sides[side].name), 'sealed');
    both.push(read.output);
  }
  const [first, second] = both;
  if (first.fingerprint !== second.fingerprint) return err('damaged', words.doctored('secrets'), 'sealed');
  const kept = both.flatMap((secrets) => secrets.entries).sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const entries: Entry[] = [];
  const secret: boolean[] = [];
  for (let open = 0; open <= parts.entries.length; open++) {
    while (kept[0]?.[0] === open) {
      entries.push(kept.shift()![2]);
      secret.push(true);
    }
    if (open === parts.entries.length) break;
    entries.push(parts.entries[open]);
    secret.push(false);
  }
  if (kept.length > 0 && much === 'all of it') return err('damaged', words.doctored('secrets'), 'sealed');
  return ok({
    start: parts.start && withSecrets(parts.start, [...first.start, ...second.start]),
    resumed: parts.resumed && { ...parts.resumed, ...first.resumed, ...second.resumed },
    now: { ...parts.now, ...first.now, ...second.now },
    entries,
    secret,
    fingerprint: first.fingerprint,
  });
}

/** The fields of a start that list features on the board. */
const groundFields = (variant: Variant): readonly string[] =>
  (variant.start?.fields ?? []).filter((field) => field.as === 'feature').map((field) => field.id);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The hidden things of that side in a set-up position. */
function secretsIn(variant: Variant, start: StartPosition | null, side: Side): Secrets['start'] {
  const found: Secrets['start'] = [];
  for (const field of start ? groundFields(variant) : []) {
    const list: unknown = start![field];
    if (!Array.isArray(list)) continue;
    list.forEach((entry: unknown, index) => {
      const isHidden = isRecord(entry) && entry.side === variant.sides[side].id && entry.revealed !== true;
      if (isHidden) found.push([field, index, { ...entry }]);
    });
  }
  return found;
}
/** A set-up position without its hidden things. */
export function openStart(variant: Variant, start: StartPosition | null): StartPosition | null {
  if (!start) return null;
  const hidden = SIDES.flatMap((side) => secretsIn(variant, start, side));
  if (hidden.length === 0) return start;
  const open: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(start)) {
    const gone = hidden.filter(([of]) => of === field).map(([, index]) => index);
    open[field] = gone.length > 0 && Array.isArray(value) ? value.filter((_, i) => !gone.includes(i)) : value;
  }
  return open as StartPosition;
}
function withSecrets(start: StartPosition, secrets: Secrets['start']): StartPosition {
  if (secrets.length === 0) return start;
  const whole: Record<string, unknown> = { ...start };
  for (const [field, index, entry] of [...secrets].sort((p, q) => p[1] - q[1])) {
    const list: unknown = whole[field];
    whole[field] = (Array.isArray(list) ? list : []).toSpliced(index, 0, entry);
  }
  return whole as StartPosition;
}

/** Facts without any secrets. */
export function openFacts(variant: Variant, saved: SavedFacts): Facts {
  return Object.fromEntries(
    Object.entries(saved).map(([name, numbers]) => {
      const fact = variant.layout.facts.find((f) => f.name === name);
      return [name, fact && fact.secretOf !== null ? numbers.map(() => fact.init) : [...numbers]];
    }),
  );
}

/**
 * Writes a set-up position as one line of text and reads it: what people copy, paste and send. The line contains the
 * whole draft, so that reading what was written gives the same draft, and writing what was read gives the same line.
 *
 * Tokens are separated by white space: `turn=black`; a piece `K@e1`, with properties `D@c3,hasMoved`; `M@-` in hand;
 * `T@d9~2` in flight; `glue@e5`, `mine@e7,side=white` on the ground; a field of the position `budget=2`, or of one side
 * `lastKind.white=knight`. Anything else that a variant's census writes is read too. Values are words or JSON without
 * white space. A token with a comma is read literally: `K@e1,` is a King without properties, whatever `K@e1` means in
 * the variant's own census. Where a variant has them, `+K@e1` is a promoted form and `K@e1^` rides on the piece on that
 * cell. Where there are groups, a piece of either side has the letter of its group after its own: `Gw@d3`.
 */

import { groupFlag } from '../../core/board/groups.ts';
import { OFF } from '../../core/ids.ts';
import { usualTokens } from '../../core/start/census.ts';
import { kindWritten, typeNamed } from '../../core/start/start-names.ts';
import { draftMessages } from '../../core/text/draft-words.ts';
import type { PieceType, Variant } from '../../core/variant.ts';
import type { Draft } from '../../shared/draft.ts';
import { parsedJson } from '../../shared/parsed-json.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { isSameData } from '../../shared/same-data.ts';

type Fields = Record<string, unknown>;
type Row = Readonly<Fields>;
/** The part of a token before its first comma, parsed. */
type Core =
  | { readonly to: 'list'; readonly field: string; readonly entry: Row }
  | { readonly to: 'hand'; readonly side: string; readonly kind: string };
/** What one token adds to a draft. */
type Said =
  | { readonly to: 'list'; readonly field: string; readonly entry: unknown }
  | { readonly to: 'hand'; readonly side: string; readonly kind: string }
  | { readonly to: 'field'; readonly field: string; readonly value: unknown }
  | { readonly to: 'side'; readonly field: string; readonly side: string; readonly value: unknown };

export function draftText(variant: Variant, draft: Draft): string {
  const { turn, pieces, hands = {}, ...fields } = draft;
  const words = [`turn=${valueText(turn)}`];
  for (const piece of pieces) words.push(entryText(variant, 'pieces', piece));
  for (const [side, kinds] of Object.entries(hands))
    for (const kind of kinds) words.push(handText(variant, side, kind));
  for (const [field, value] of Object.entries(fields)) words.push(...fieldText(variant, field, value));
  return words.join(' ');
}

export function readText(variant: Variant, text: string): Result<Draft> {
  const draft: Fields & { pieces: unknown[] } = { turn: variant.sides[0].id, pieces: [] };
  const hands = variant.sides.map(({ id }): [string, string[]] => [id, []]);
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  for (const [i, token] of tokens.entries()) {
    const said = readToken(variant, token);
    if (said === null) return err('bad-text', draftMessages.badToken(i + 1, short(token), letterList(variant)), token);
    switch (said.to) {
      case 'list': {
        draft[said.field] ??= [];
        const list = draft[said.field];
        if (!Array.isArray(list)) return err('bad-text', draftMessages.twoWays(i + 1, said.field), token);
        list.push(said.entry);
        break;
      }
      case 'hand':
        hands.find(([side]) => side === said.side)?.[1].push(said.kind);
        break;
      case 'field':
        draft[said.field] = said.value;
        break;
      case 'side': {
        const values = draft[said.field] ?? {};
        if (!isRow(values)) return err('bad-text', draftMessages.twoWays(i + 1, said.field), token);
        draft[said.field] = { ...values, [said.side]: said.value };
      }
    }
  }
  // the contract's schema makes the final check
  const isDealt = hands.some(([, kinds]) => kinds.length > 0);
  return ok({ ...draft, ...(isDealt && { hands: Object.fromEntries(hands) }) } as unknown as Draft);
}

// -- writing

/** The shortest of these tokens that is read as exactly this entry. */
function entryText(variant: Variant, field: string, given: unknown): string {
  const entry = field === 'pieces' && isRow(given) ? inOneWay(variant, given) : given;
  const core = isRow(entry) ? coreOf(variant, field, entry) : null;
  if (core) {
    const more = Object.entries(core.rest).map(([flag, value]) =>
      value === true ? flag : `${flag}=${valueText(value)}`,
    );
    for (const token of more.length === 0 ? [core.token, `${core.token},`] : [[core.token, ...more].join(',')]) {
      if (isSameData(readToken(variant, token), { to: 'list', field, entry })) return token;
    }
  }
  return `${field}+=${jsonText(entry)}`;
}
/** A promoted form can be named in two ways; both are written as one token. */
function inOneWay(variant: Variant, piece: Row): Row {
  const type = typeNamed(variant, piece.kind);
  return type?.promotedFrom ? { ...piece, ...kindWritten(type) } : piece;
}
/** The token of an entry before its first comma, and the other properties of the entry. */
function coreOf(variant: Variant, field: string, entry: Row): { token: string; rest: Row } | null {
  switch (shapeOf(variant, field)) {
    case 'piece': {
      const { kind, side, at, promoted, rides, ...more } = entry;
      const inGroup = groupLettersOf(variant, typeNamed(variant, kind, promoted), more);
      const others = inGroup?.others ?? more;
      const form = inGroup?.letters ?? letterOf(variant, typeNamed(variant, kind, promoted), side);
      const letter = form ?? letterOf(variant, typeNamed(variant, kind), side);
      const isRider = rides === true && variant.layout.rider !== null;
      const rest = {
        ...((form === null || promoted === false) && promoted !== undefined && { promoted }),
        ...(!isRider && rides !== undefined && { rides }),
        ...others,
      };
      return letter === null ? null : { token: `${letter}@${String(at)}${isRider ? RIDES : ''}`, rest };
    }
    case 'flight': {
      const { kind, side, to, left, ...rest } = entry;
      const letter = letterOf(variant, typeNamed(variant, kind), side);
      return letter === null ? null : { token: `${letter}@${String(to)}~${String(left)}`, rest };
    }
    case 'feature': {
      const { feature, at, ...rest } = entry;
      return { token: `${String(feature)}@${String(at)}`, rest };
    }
    default:
      return null;
  }
}
function handText(variant: Variant, side: string, kind: string): string {
  const type = typeNamed(variant, kind);
  const letter = type?.promotedFrom ? null : letterOf(variant, type, side);
  return letter === null ? `hands.${side}+=${jsonText(kind)}` : `${letter}@-`;
}
function fieldText(variant: Variant, field: string, value: unknown): string[] {
  const isList = ['feature', 'flight'].includes(shapeOf(variant, field) ?? '');
  if (isList && Array.isArray(value) && value.length > 0) return value.map((entry) => entryText(variant, field, entry));
  const perSide = variant.start?.fields?.some((f) => f.id === field && f.perSide) ?? false;
  if (perSide && isRow(value)) {
    const sides = Object.entries(value);
    if (sides.length > 0 && sides.every(([side]) => variant.sides.some((s) => s.id === side))) {
      return sides.map(([side, of]) => `${field}.${side}=${valueText(of)}`);
    }
  }
  return [`${field}=${valueText(value)}`];
}

// -- reading

function readToken(variant: Variant, token: string): Said | null {
  const assigned = token.match(/^([A-Za-z][\w-]*)(?:\.([A-Za-z][\w-]*))?(\+?=)(.*)$/s);
  if (assigned && !token.slice(0, assigned[0].indexOf('=')).includes('@')) {
    const [, field, side, sign, written] = assigned;
    const value = readValue(written);
    if (value === undefined) return null;
    if (side === undefined) {
      return sign === '=' ? { to: 'field', field, value } : { to: 'list', field, entry: value };
    }
    if (field === 'hands' && sign === '+=') return { to: 'hand', side, kind: String(value) };
    return sign === '=' ? { to: 'side', field, side, value } : null;
  }
  const comma = token.indexOf(',');
  const own = readCore(variant, comma < 0 ? token : token.slice(0, comma));
  if (comma >= 0) {
    const rest = readFlags(token.slice(comma + 1));
    return own?.to === 'list' && rest ? { ...own, entry: { ...own.entry, ...rest } } : null;
  }
  // for the ground the variant's census has priority: what it writes is public
  if (own && !(own.to === 'list' && shapeOf(variant, own.field) === 'feature')) return own;
  return readCensusToken(variant, token) ?? own;
}

/** `D@c3`, `M@-`, `T@d9~2` or `glue@e5`, without properties. */
function readCore(variant: Variant, core: string): Core | null {
  const [name, place, ...others] = core.split('@');
  if (place === undefined || others.length > 0 || name === '') return null;
  const found = pieceLettered(variant, name);
  const at = (cell: string): boolean => variant.topology.parse(cell) !== undefined;
  if (found) {
    const { type, side, piece } = found;
    // pieces in a hand are never promoted
    if (place === '-') return type.promotedFrom ? null : { to: 'hand', side, kind: type.id };
    if (at(place)) return { to: 'list', field: 'pieces', entry: { ...piece, at: place } };
    if (variant.layout.rider !== null && place.endsWith(RIDES) && at(place.slice(0, -1))) {
      return { to: 'list', field: 'pieces', entry: { ...piece, at: place.slice(0, -1), rides: true } };
    }
    const [to, left] = place.split('~');
    const field = fieldOf(variant, 'flight');
    if (field === null || !at(to) || !/^\d{1,3}$/.test(left ?? '')) return null;
    return { to: 'list', field, entry: { kind: type.id, side, to, left: Number(left) } };
  }
  const field = fieldOf(variant, 'feature');
  if (field === null || !at(place) || !Object.hasOwn(variant.words.features ?? {}, name)) return null;
  return { to: 'list', field, entry: { feature: name, at: place } };
}

function readCensusToken(variant: Variant, token: string): Said | null {
  const found = (variant.start?.census ?? usualTokens).read(variant, token);
  if (found === null) return null;
  if (!('type' in found)) return { to: 'list', field: found.field, entry: found.entry };
  const { type, side, at, flags } = found;
  if (at === OFF) return { to: 'hand', side: variant.sides[side].id, kind: type.id };
  const where = variant.topology.name(at);
  const entry = { ...flags, ...kindWritten(type), side: variant.sides[side].id, at: where };
  return { to: 'list', field: 'pieces', entry };
}

/** `hasMoved,watchedBy=["e5"]`; null if it is not well formed. */
function readFlags(text: string): Row | null {
  const flags: Fields = {};
  let rest = text;
  while (rest !== '') {
    const [whole, flag, sign] = rest.match(/^([A-Za-z][\w-]*)(=?)/) ?? [];
    if (whole === undefined || flag === undefined) return null;
    rest = rest.slice(whole.length);
    const end = sign === '' ? 0 : endOfValue(rest);
    const value = sign === '' ? true : readValue(rest.slice(0, end));
    if (value === undefined || (end < rest.length && rest[end] !== ',')) return null;
    flags[flag] = value;
    rest = rest.slice(end + 1);
  }
  return flags;
}
/** The index of the first comma outside JSON values, or the end. */
function endOfValue(text: string): number {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === '\\') i++;
      else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === '{' || c === '[') depth++;
    else if (c === '}' || c === ']') depth--;
    else if (c === ',' && depth === 0) return i;
  }
  return text.length;
}

// -- values

const WORD = /^[A-Za-z][\w-]*$/;
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && WORD.test(value) && !['true', 'false', 'null'].includes(value);
const valueText = (value: unknown): string => (isWord(value) ? value : jsonText(value));
/** JSON without any white space, so that it is one token. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(/\s/g, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** `undefined` (not a JSON value) if it is neither a word nor JSON. */
function readValue(text: string): unknown {
  if (isWord(text)) return text;
  return parsedJson(text); // the caller reports the place
}

// -- the variant's names

/** after the cell of a piece that rides on another there */
const RIDES = '^';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const short = (token: string): string => (token.length > 40 ? `${token.slice(0, 40)}…` : token);
/** A piece by its letters: those of its kind, in the case of its side or followed by the letter of its group. */
export function pieceLettered(variant: Variant, letters: string): { type: PieceType; side: string; piece: Row } | null {
  const { types, sides, groups } = variant;
  const people = types.filter((type) => !type.ownerless);
  const type = people.find(({ letter }) => letter === letters || letter.toLowerCase() === letters);
  if (type) {
    const side = sides[type.letter === letters ? 0 : 1].id;
    return { type, side, piece: { ...kindWritten(type), side } };
  }
  const flag = groupFlag(variant)?.id;
  for (const group of flag === undefined ? [] : (groups?.all ?? [])) {
    const member = people.find(({ letter }) => letter + group.letter === letters);
    const side = sides[group.side ?? 0].id;
    if (member) return { type: member, side, piece: { ...kindWritten(member), side, [String(flag)]: group.id } };
  }
  return null;
}
/** `Gw`, and the other properties of the piece; null if its group is not given. */
function groupLettersOf(
  variant: Variant,
  type: PieceType | undefined,
  said: Row,
): { letters: string; others: Row } | null {
  const flag = groupFlag(variant)?.id;
  if (!type || flag === undefined) return null;
  const { [flag]: id, ...others } = said;
  const group = variant.groups?.all.find((one) => one.id === id);
  return group ? { letters: type.letter + group.letter, others } : null;
}
/** The letters as messages show them. */
export function letterList({ types, groups }: Variant): string {
  const ofPieces = types.filter((type) => !type.ownerless);
  const letters = ofPieces.filter((type) => !type.promotedFrom).map((type) => type.letter);
  const promoted = ofPieces.find((type) => type.promotedFrom)?.letter;
  const more = promoted === undefined ? '' : draftMessages.promotedLetter(promoted);
  return (
    letters.join(' ') +
    more +
    (groups === undefined ? '' : draftMessages.groupLetters(groups.all.map((g) => g.letter).join(' ')))
  );
}
type Shape = 'piece' | 'feature' | 'flight';
function shapeOf(variant: Variant, field: string): Shape | null {
  if (field === 'pieces') return 'piece';
  const as = variant.start?.fields?.find((f) => f.id === field)?.as;
  return as === 'feature' || as === 'flight' ? as : null;
}
const fieldOf = (variant: Variant, as: 'feature' | 'flight'): string | null =>
  variant.start?.fields?.find((f) => f.as === as)?.id ?? null;
function letterOf(variant: Variant, type: PieceType | undefined, side: unknown): string | null {
  const index = variant.sides.findIndex((s) => s.id === side);
  if (!type || type.ownerless || index < 0) return null;
  return index === 0 ? type.letter : type.letter.toLowerCase();
}

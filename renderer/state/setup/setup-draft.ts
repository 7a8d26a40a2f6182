/**
 * A position being set up, and the changes a player can make to it. Every change returns a new draft and leaves the old
 * one as it was, so that undo restores the old one. Nothing is validated here: the host reports what is wrong with a
 * draft. A cell holds one piece and one feature; a piece put on an occupied cell replaces the one there, unless that
 * one carries: then it rides. A piece is named by its cell, `a2`, and one that rides by `a2^`. A neutral piece has its group,
 * and is written with the first side, which says nothing.
 */
import { blankView } from '../../../electron/contract/blank-view.ts';
import type { Checked, Draft, Group, SetupField, VariantDescription } from '../../../electron/contract/description.ts';
import type { FeatureView, PieceView, Side, View } from '../../../electron/contract/view.ts';
import { isNeutral, isNeverNeutral, neutralGroups } from '../../board/owner.ts';

export type DraftPiece = Draft['pieces'][number];
/** What a click on a cell does: move pieces, add one, place a feature, or clear. */
export type Tool =
  | { readonly is: 'hand' }
  /** `group`: absent where there are none, or where it is the usual one */
  | { readonly is: 'piece'; readonly kind: string; readonly side: Side; readonly group?: string }
  /** with `side` it is hidden: a secret of that side */
  | { readonly is: 'feature'; readonly feature: string; readonly side?: Side }
  | { readonly is: 'eraser' };

interface Laid {
  readonly feature: string;
  readonly at: string;
  readonly [more: string]: unknown;
}

export const emptyDraft = (d: VariantDescription): Draft => ({ turn: d.sides[0].id, pieces: [] });

/** The name of a piece of the draft. */
export const nameOf = (p: DraftPiece): string => (p.rides === true ? `${p.at}^` : p.at);
export const cellOfName = (name: string): string => name.replace(/\^$/, '');
export const pieceOn = (draft: Draft, name: string): DraftPiece | undefined =>
  draft.pieces.find((p) => nameOf(p) === name);
/** All pieces on a cell, the upper one first. */
export const piecesOn = (draft: Draft, at: string): readonly DraftPiece[] =>
  [pieceOn(draft, `${at}^`), pieceOn(draft, at)].filter((p) => p !== undefined);

/** The kind that is shown: a promoted form is written as its base with a mark. */
export const formOf = (d: VariantDescription, p: DraftPiece): string =>
  (p.promoted === true ? d.kinds.find((k) => k.promotedFrom === p.kind)?.id : undefined) ?? p.kind;
/** The inverse: how a piece of that kind is written. */
export const writtenAs = (d: VariantDescription, kind: string): { readonly kind: string; readonly promoted?: true } => {
  const base = d.kinds.find((k) => k.id === kind)?.promotedFrom;
  return base == null ? { kind } : { kind: base, promoted: true };
};
/** The flag that sets a piece's group; undefined where there are none. */
export const groupFlag = (d: VariantDescription): SetupField | undefined =>
  d.flags.find(({ choices = [] }) => choices.some(({ id }) => d.groups?.some((group) => group.id === id)));
/** The group that is set for a piece; undefined where it has the usual one, which the host knows. */
const groupSaid = (d: VariantDescription, p: DraftPiece): string | undefined => {
  const said = p[groupFlag(d)?.id ?? ''];
  return typeof said === 'string' ? said : undefined;
};
/** Its group in a view: the one that is set, else the host's last answer. */
export const groupIn = (d: VariantDescription, p: DraftPiece, checked: Checked | null): string | undefined => {
  const kind = formOf(d, p);
  const known = checked?.pieces.find((q) => q.kind === kind && q.at !== null && d.topology.cells[q.at]?.name === p.at);
  const id = groupSaid(d, p) ?? known?.group;
  const isOf = ({ side }: Group): boolean => side === undefined || d.sides[side].id === p.side;
  return d.groups?.some((group) => group.id === id && isOf(group)) ? id : undefined;
};
/** The groups that a piece of this side and kind may be given, as they are shown. */
export const groupsFor = (
  d: VariantDescription,
  { kind, side }: { readonly kind: string; readonly side: Side },
  options: Readonly<Record<string, string>>,
): readonly Group[] => [
  ...(d.groups ?? []).filter((group) => group.side === side),
  ...(isNeverNeutral(d, kind) ? [] : neutralGroups(d, options)),
];
/** The opposite group: the first of one side is the last of the other, each seen from its own side. */
const oppositeGroup = (d: VariantDescription, id: string): string => {
  const group = d.groups?.find((g) => g.id === id);
  if (group?.side === undefined) return id;
  const [own, others] = [group.side, group.side === 0 ? 1 : 0].map((side) => d.groups!.filter((g) => g.side === side));
  return others!.at(-1 - own!.indexOf(group))?.id ?? id;
};

/** May it be put on the piece that is there? */
const boards = (d: VariantDescription, piece: DraftPiece, there: DraftPiece | undefined): boolean => {
  const rides = d.flags.find((flag) => flag.id === 'rides');
  const may = (kind: string): boolean => rides !== undefined && (rides.kinds?.includes(kind) ?? true);
  if (!there || there.side !== piece.side || there.rides === true) return false;
  const carries = (p: DraftPiece): boolean => d.kinds.find((k) => k.id === formOf(d, p))?.carries === true;
  return carries(there) && !carries(piece) && (may(piece.kind) || may(formOf(d, piece)));
};
const grounded = ({ rides: _was, ...p }: DraftPiece): DraftPiece => p as DraftPiece;

export const withPiece = (d: VariantDescription, draft: Draft, piece: DraftPiece): Draft => {
  const below = pieceOn(draft, piece.at);
  const up = boards(d, piece, below);
  const others = draft.pieces.filter((p) => p.at !== piece.at || (up && p === below));
  return { ...draft, pieces: [...others, up ? { ...piece, rides: true } : piece] };
};
/** Its rider stands on the ground afterwards. */
export const withoutPiece = (draft: Draft, name: string): Draft => ({
  ...draft,
  pieces: draft.pieces.filter((p) => nameOf(p) !== name).map((p) => (nameOf(p) === `${name}^` ? grounded(p) : p)),
});
/** The piece keeps its place in the list, and with it its identity; its rider goes along. */
export const movedPiece = (d: VariantDescription, draft: Draft, name: string, to: string): Draft => {
  const piece = pieceOn(draft, name);
  if (!piece || piece.at === to) return draft;
  const there = pieceOn(draft, to);
  const rider = pieceOn(draft, `${name}^`);
  const up = rider === undefined && boards(d, grounded(piece), there);
  const moves = (p: DraftPiece): boolean => p === piece || p === rider;
  return {
    ...draft,
    pieces: draft.pieces
      .filter((p) => moves(p) || p.at !== to || (up && p === there))
      .map((p) => {
        if (p === rider) return { ...p, at: to };
        if (p !== piece) return p;
        return up ? { ...p, at: to, rides: true } : { ...grounded(p), at: to };
      }),
  };
};
/** A flag with its default value is not written. */
export const withFlag = (draft: Draft, name: string, flag: string, value: unknown): Draft => ({
  ...draft,
  pieces: draft.pieces.map((p) => {
    if (nameOf(p) !== name) return p;
    const { [flag]: _was, ...rest } = p;
    return value === undefined
      ? (rest as DraftPiece)
      : { ...rest, kind: p.kind, side: p.side, at: p.at, [flag]: value };
  }),
});
export const withField = (draft: Draft, field: string, value: unknown): Draft => {
  const { [field]: _was, ...rest } = draft;
  return value === undefined ? (rest as Draft) : ({ ...rest, [field]: value } as Draft);
};

// -- features

export const featureField = (d: VariantDescription): SetupField | undefined => d.fields.find((f) => f.as === 'feature');
export const laidIn = (d: VariantDescription, draft: Draft): readonly Laid[] => {
  const field = featureField(d);
  const list = field ? draft[field.id] : undefined;
  return Array.isArray(list) ? (list as Laid[]) : [];
};
/** Places it, or removes it where the same one already is. */
export const withFeature = (
  d: VariantDescription,
  draft: Draft,
  { feature, side }: { readonly feature: string; readonly side?: Side },
  at: string,
): Draft => {
  const field = featureField(d);
  if (!field) return draft;
  const owner = side === undefined ? undefined : d.sides[side].id;
  const others = laidIn(d, draft).filter((f) => f.at !== at);
  const was = laidIn(d, draft).some((f) => f.at === at && f.feature === feature && f.side === owner);
  const laid: Laid = { feature, at, ...(owner !== undefined && { side: owner }) };
  return withField(draft, field.id, was ? others : [...others, laid]);
};
export const withoutFeature = (d: VariantDescription, draft: Draft, at: string): Draft => {
  const field = featureField(d);
  const laid = laidIn(d, draft);
  if (!field || !laid.some((f) => f.at === at)) return draft;
  return withField(
    draft,
    field.id,
    laid.filter((f) => f.at !== at),
  );
};

// -- hands

export const handOf = (d: VariantDescription, draft: Draft, side: Side): readonly string[] =>
  draft.hands?.[d.sides[side].id] ?? [];
export const withHand = (d: VariantDescription, draft: Draft, side: Side, hand: readonly string[]): Draft => ({
  ...draft,
  hands: { ...draft.hands, [d.sides[side].id]: [...hand] },
});

/**
 * Copies the pieces of `side` for the other side, across the middle of the board: `mirrored` keeps the files. Neutral pieces
 * stay as they are.
 */
export const reflected = (d: VariantDescription, draft: Draft, side: Side, how: 'mirrored' | 'rotated'): Draft => {
  const { cells, width, height } = d.topology;
  const byName = new Map(cells.map((c) => [c.name, c]));
  const byPlace = new Map(cells.map((c) => [`${c.x},${c.y}`, c.name]));
  const [from, to] = [d.sides[side].id, d.sides[side === 0 ? 1 : 0].id];
  const neutral = draft.pieces.filter((p) => isNeutral(d, { group: groupSaid(d, p) }));
  const own = draft.pieces.filter((p) => p.side === from && !neutral.includes(p));
  const standing = [...own, ...neutral];
  const flag = groupFlag(d)?.id;
  const images = own.flatMap((p) => {
    const cell = byName.get(p.at);
    if (!cell) return [];
    const x = how === 'rotated' ? width - 1 - cell.x : cell.x;
    const at = byPlace.get(`${x},${height - 1 - cell.y}`);
    const said = groupSaid(d, p);
    return at === undefined || standing.some((q) => q.at === at)
      ? []
      : [{ ...p, side: to, at, ...(flag !== undefined && said !== undefined && { [flag]: oppositeGroup(d, said) }) }];
  });
  const pieces = [...standing, ...images];
  const hands = draft.hands && { ...draft.hands, [to]: [...(draft.hands[from] ?? [])] };
  return { ...draft, pieces, ...(hands && { hands }) };
};

/**
 * The draft as a view for the boards. Pieces and terrain are those of the draft itself, so that a change is shown at
 * once; flights and notes come from the host's answer, which may be a moment older.
 */
export const viewOfDraft = (
  d: VariantDescription,
  draft: Draft,
  checked: Checked | null,
  options: Readonly<Record<string, string>>,
): View => {
  const cellOf = new Map(d.topology.cells.map((c, i) => [c.name, i]));
  const sideOf = (id: string): Side => (d.sides[1].id === id ? 1 : 0);
  const grouped = (p: DraftPiece): { group?: string } => {
    const group = d.groups && groupIn(d, p, checked);
    return group === undefined ? {} : { group };
  };
  // an unknown kind is listed among the problems, and cannot be drawn
  const isKnown = (kind: string): boolean => d.kinds.some((known) => known.id === kind);
  const onBoard = draft.pieces
    .map(
      (p, id): PieceView => ({
        id,
        kind: formOf(d, p),
        side: sideOf(p.side),
        place: 'board',
        at: cellOf.get(p.at) ?? null,
        ...(p.rides === true && { rides: true }),
        ...grouped(p),
        notes: [],
      }),
    )
    .filter((p) => isKnown(p.kind));
  const inHand = ([0, 1] as const).flatMap((side) =>
    handOf(d, draft, side)
      .filter(isKnown)
      .map((kind) => ({ kind, side })),
  );
  const waiting = inHand.map(
    ({ kind, side }, i): PieceView => ({ id: draft.pieces.length + i, kind, side, place: 'hand', at: null, notes: [] }),
  );
  const features = laidIn(d, draft).flatMap((f): FeatureView[] => {
    const cell = cellOf.get(f.at);
    const said = d.features.find((known) => known.id === f.feature);
    if (cell === undefined || !said) return [];
    // only the host knows its owner (by its kind) and where it leads
    const known = checked?.features.find((other) => other.id === f.feature && other.cell === cell && !other.hidden);
    const { side = null, leadsTo = null } = known ?? {};
    const hidden = f.side !== undefined && f.revealed !== true;
    return [
      {
        id: f.feature,
        cell,
        side: hidden ? null : side,
        hidden,
        says: said.name,
        ...(leadsTo !== null && { leadsTo }),
      },
    ];
  });
  return {
    ...blankView,
    match: 'setup',
    variant: d.id,
    options: { ...options },
    turn: sideOf(draft.turn),
    pieces: [...onBoard, ...waiting],
    features,
    flights: checked?.flights ?? [],
    movable: onBoard.map((p) => p.id),
  };
};

/**
 * A position being set up, and the changes a hand can make to it. Every change answers a new draft and leaves the old
 * one as it was, so that taking back is going back to it. Nothing here judges: what is wrong with a draft is the host's
 * to say. A cell holds one piece and one feature; whoever is put on a taken cell replaces what stood there.
 */
import type { Checked, Draft, SetupField, VariantDescription } from '../../electron/contract/description.ts';
import type { FeatureView, PieceView, Side, View } from '../../electron/contract/view.ts';

export type DraftPiece = Draft['pieces'][number];
/** What a click on a cell does: move pieces, put one down, lay a feature, or clear. */
export type Tool =
  | { readonly is: 'hand' }
  | { readonly is: 'piece'; readonly kind: string; readonly side: Side }
  /** with `side` it is hidden: that side's secret */
  | { readonly is: 'feature'; readonly feature: string; readonly side?: Side }
  | { readonly is: 'eraser' };

interface Laid {
  readonly feature: string;
  readonly at: string;
  readonly [more: string]: unknown;
}

export const emptyDraft = (d: VariantDescription): Draft => ({ turn: d.sides[0].id, pieces: [] });

export const pieceOn = (draft: Draft, at: string): DraftPiece | undefined => draft.pieces.find((p) => p.at === at);

export const withPiece = (draft: Draft, piece: DraftPiece): Draft => ({
  ...draft,
  pieces: [...draft.pieces.filter((p) => p.at !== piece.at), piece],
});
export const withoutPiece = (draft: Draft, at: string): Draft => ({
  ...draft,
  pieces: draft.pieces.filter((p) => p.at !== at),
});
/** The piece keeps its place in the list, so that it stays the same piece to whoever looks. */
export const movedPiece = (draft: Draft, from: string, to: string): Draft => ({
  ...draft,
  pieces: draft.pieces.filter((p) => p.at !== to || p.at === from).map((p) => (p.at === from ? { ...p, at: to } : p)),
});
/** A flag that says what is usual anyway is not written. */
export const withFlag = (draft: Draft, at: string, flag: string, value: unknown): Draft => ({
  ...draft,
  pieces: draft.pieces.map((p) => {
    if (p.at !== at) return p;
    const { [flag]: _was, ...rest } = p;
    return value === undefined ? (rest as DraftPiece) : { ...rest, kind: p.kind, side: p.side, at, [flag]: value };
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
/** Lays it, or takes it up where the same lies already. */
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

/** The pieces of `side` once more for the other side, across the middle of the board: `mirrored` keeps the files. */
export const reflected = (d: VariantDescription, draft: Draft, side: Side, how: 'mirrored' | 'rotated'): Draft => {
  const { cells, width, height } = d.topology;
  const byName = new Map(cells.map((c) => [c.name, c]));
  const byPlace = new Map(cells.map((c) => [`${c.x},${c.y}`, c.name]));
  const [from, to] = [d.sides[side].id, d.sides[side === 0 ? 1 : 0].id];
  const own = draft.pieces.filter((p) => p.side === from);
  const images = own.flatMap((p) => {
    const cell = byName.get(p.at);
    if (!cell) return [];
    const x = how === 'rotated' ? width - 1 - cell.x : cell.x;
    const at = byPlace.get(`${x},${height - 1 - cell.y}`);
    return at === undefined || own.some((q) => q.at === at) ? [] : [{ ...p, side: to, at }];
  });
  const pieces = [...own, ...images];
  const hands = draft.hands && { ...draft.hands, [to]: [...(draft.hands[from] ?? [])] };
  return { ...draft, pieces, ...(hands && { hands }) };
};

/**
 * The draft as the boards want it. Pieces and terrain are those of the draft itself, so that a change is seen at once;
 * flights and notes come with the host's answer, which may be a moment older.
 */
export const viewOfDraft = (
  d: VariantDescription,
  draft: Draft,
  checked: Checked | null,
  options: Readonly<Record<string, string>>,
): View => {
  const cellOf = new Map(d.topology.cells.map((c, i) => [c.name, i]));
  const sideOf = (id: string): Side => (d.sides[1].id === id ? 1 : 0);
  const onBoard = draft.pieces.map(
    (p, id): PieceView => ({
      id,
      kind: p.kind,
      side: sideOf(p.side),
      place: 'board',
      at: cellOf.get(p.at) ?? null,
      notes: [],
    }),
  );
  const inHand = ([0, 1] as const).flatMap((side) => handOf(d, draft, side).map((kind) => ({ kind, side })));
  const waiting = inHand.map(
    ({ kind, side }, i): PieceView => ({ id: onBoard.length + i, kind, side, place: 'hand', at: null, notes: [] }),
  );
  const features = laidIn(d, draft).flatMap((f): FeatureView[] => {
    const cell = cellOf.get(f.at);
    const said = d.features.find((known) => known.id === f.feature);
    return cell === undefined || !said
      ? []
      : [{ id: f.feature, cell, side: null, hidden: f.side !== undefined && f.revealed !== true, says: said.name }];
  });
  return {
    match: 'setup',
    revision: 0,
    variant: d.id,
    options: { ...options },
    name: '',
    players: [{ name: '' }, { name: '' }],
    eyes: null,
    node: 0,
    present: true,
    turn: sideOf(draft.turn),
    turnNumber: 1,
    check: null,
    checks: [],
    pieces: [...onBoard, ...waiting],
    features,
    flights: checked?.flights ?? [],
    phase: null,
    budget: null,
    handOver: null,
    movable: onBoard.map((p) => p.id),
    last: null,
    outcome: null,
    can: {
      undo: false,
      redo: false,
      resign: false,
      agree: false,
      endTurn: false,
      uncover: false,
      cover: false,
      undoNeedsBoth: false,
    },
    saved: true,
  };
};

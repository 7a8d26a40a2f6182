/** A draft as the boards show it, with everything that is wrong with it; of an invalid draft the valid parts are shown. */
import { groupsSaid } from '../../../engine/core/board/groups.ts';
import type { Side } from '../../../engine/core/ids.ts';
import { Position } from '../../../engine/core/position.ts';
import { problemsOf } from '../../../engine/core/start/start.ts';
import { typeNamed } from '../../../engine/core/start/start-names.ts';
import { startOf } from '../../../engine/core/start/start-written.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { draftText } from '../../../engine/exchange/setup/setup-text.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import type { Checked, Draft } from '../../contract/description.ts';
import type { FeatureView, FlightView, PieceView, View } from '../../contract/view.ts';
import { featureViewsOf, flightSays, pieceViewsOf, trayViewsOf } from '../viewing.ts';

type Options = Readonly<Record<string, string>>;

/** The public part of a position: anybody may be about to edit it. */
export const draftOf = ({ game }: Position): Draft => structuredClone(startOf(game, null)) as Draft;

/** What is on the table while the referee is off, for a view that otherwise shows the position of the game. */
export function tableViewOf({ variant, options }: Match, { table, tray }: Node): Partial<View> {
  if (!table) return {};
  const { draft, pieces, features, flights } = checked(variant, options, structuredClone(table) as Draft);
  const turn = sideOf(variant, draft.turn) ?? 0;
  return {
    pieces: [...pieces, ...trayViewsOf(tray)],
    features,
    flights,
    turn,
    check: null,
    checks: [],
    phase: null,
    budget: null,
    movable: [],
    last: null,
  };
}

/** The draft as the board would show it, and everything that is wrong with it. */
export function checked(variant: Variant, options: Options, draft: Draft): Checked {
  const position = Position.start(variant, options, draft);
  const known = position.ok ? featureViewsOf(position.value, null) : [];
  return {
    draft,
    pieces: position.ok ? pieceViewsOf(position.value) : piecesIn(variant, draft),
    features: featuresIn(variant, draft).map((feature) => ({ ...feature, ...exitOf(variant, known, feature) })),
    flights: flightsIn(variant, draft),
    problems: problemsOf(variant, options, draft).map(({ cell, code, says }) => ({ cell, code, says })),
    text: draftText(variant, draft),
  };
}

// -- of an invalid draft the valid parts are shown

const sideOf = (variant: Variant, id: unknown): Side | undefined =>
  ([0, 1] as const).find((side) => variant.sides[side].id === id);
const cellOf = (variant: Variant, name: unknown): number | undefined =>
  typeof name === 'string' ? variant.topology.parse(name) : undefined;

function piecesIn(variant: Variant, { pieces, hands = {} }: Draft): PieceView[] {
  const known = (kind: string): boolean => variant.types.some((type) => type.id === kind && !type.ownerless);
  const groups = groupsSaid(variant, pieces);
  const onBoard = pieces.flatMap(({ kind: written, side: owner, at: name, promoted, rides }, i) => {
    const [side, at] = [sideOf(variant, owner), cellOf(variant, name)];
    const kind = (typeNamed(variant, written, promoted) ?? typeNamed(variant, written))?.id ?? written;
    if (side === undefined || at === undefined || !known(kind)) return [];
    const group = groups[i]?.id;
    const more = { ...(rides === true && { rides }), ...(group !== undefined && { group }) };
    return [{ kind, side, place: 'board' as const, at, ...more }];
  });
  const inHand = Object.entries(hands).flatMap(([owner, kinds]) => {
    const side = sideOf(variant, owner);
    if (side === undefined) return [];
    return kinds.filter(known).map((kind) => ({ kind, side, place: 'hand' as const, at: null }));
  });
  return [...onBoard, ...inHand].map((piece, id) => ({ id, ...piece, notes: [] }));
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (entry: unknown): entry is Row => typeof entry === 'object' && entry !== null;

/** The entries of the draft's list with that kind of editor. */
function entriesIn(variant: Variant, draft: Draft, as: 'feature' | 'flight'): readonly Row[] {
  const field = variant.start?.fields?.find((f) => f.as === as)?.id;
  const list: unknown = field === undefined ? [] : draft[field];
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** Without the targets of features: only a complete position knows them. */
const exitOf = (
  variant: Variant,
  known: readonly FeatureView[],
  { id, cell }: FeatureView,
): Pick<FeatureView, 'leadsTo'> =>
  variant.gates
    ? { leadsTo: known.find((feature) => feature.id === id && feature.cell === cell)?.leadsTo ?? null }
    : {};
function featuresIn(variant: Variant, draft: Draft): FeatureView[] {
  return entriesIn(variant, draft, 'feature').flatMap(({ feature: written, at, side: owner, revealed }) => {
    const cell = cellOf(variant, at);
    const id = String(written);
    const says = variant.words.features?.[id]?.says;
    if (cell === undefined || says === undefined) return [];
    const feature = variant.layout.terrain?.features.find((f) => f.id === id);
    if (feature?.owner !== undefined) return [{ id, cell, side: feature.owner, hidden: false, says }];
    const side = sideOf(variant, owner) ?? null;
    return [{ id, cell, side, hidden: side !== null && revealed !== true, says }];
  });
}

function flightsIn(variant: Variant, draft: Draft): FlightView[] {
  return entriesIn(variant, draft, 'flight').flatMap(({ kind, side: owner, to: name, left }, n) => {
    const [side, to] = [sideOf(variant, owner), cellOf(variant, name)];
    const type = variant.types.find((t) => t.id === kind);
    if (!type || side === undefined || to === undefined || typeof left !== 'number') return [];
    const says = flightSays(variant, side, type, to, left);
    // pieces in flight were added after those on the board and in hand
    return [{ piece: draft.pieces.length + handsOf(draft) + n, side, kind: type.id, to, left, says }];
  });
}
const handsOf = ({ hands = {} }: Draft): number => Object.values(hands).reduce((sum, kinds) => sum + kinds.length, 0);

/** What is on each cell of the flat board, from the view and the marks: the props of `FlatCell`. */
import { useMemo } from 'react';
import type { FeatureView, FlightView, PieceView, View } from '../../../electron/contract/view.ts';
import { isNeutral } from '../../board/owner.ts';
import type { Posture } from '../../board/posture.ts';
import type { CellMark } from '../../board/props.ts';
import { isTie } from '../../board/ties.ts';
import { shadeOf } from '../../narration/board-order.ts';
import { cellLabel, letterOf } from '../../narration/labels.ts';
import { groupNamed } from '../../state/match/groups/groups.ts';
import { unitLook } from '../../state/match/groups/match-ties.ts';
import { uiText } from '../../text/index.ts';
import { isOnPoints } from '../../variants/own/board/lines.ts';
import { useReadOut } from '../shell/useReadOut.ts';
import { featureLook } from './FeatureGlyph.tsx';
import type { CellProps } from './FlatCell.tsx';
import { markTurn } from './MarkShape.tsx';
import type { FlatBoardProps } from './props.ts';

/** The pieces by their cell; a rider stands on the piece of its cell. */
export interface Stacks {
  readonly pieces: ReadonlyMap<number, PieceView>;
  readonly riders: ReadonlyMap<number, PieceView>;
}
export const stacksOf = (view: View): Stacks => {
  const [pieces, riders] = [new Map<number, PieceView>(), new Map<number, PieceView>()];
  for (const p of view.pieces) if (p.at !== null) (p.rides ? riders : pieces).set(p.at, p);
  // a rider without its mount is not a stack
  for (const [cell, p] of riders) if (!pieces.has(cell)) pieces.set(cell, p) && riders.delete(cell);
  return { pieces, riders };
};

/** `linked`: cells that are marked as one of a pair. */
const groundOf = (features: readonly FeatureView[], linked: ReadonlySet<number>): ReadonlyMap<number, string> => {
  const map = new Map<number, string>();
  for (const f of features) {
    const lit = linked.has(f.cell) || linked.has(f.leadsTo ?? -1);
    map.set(f.cell, [map.get(f.cell), `${f.id}:${featureLook(f, lit)}`].filter(Boolean).join(' '));
  }
  return map;
};
/** by how many degrees its picture is turned: one that lies, by a quarter of a circle more */
const tiltOf = (posture: Posture | undefined): number => (posture ? posture.turned * 45 + (posture.laid ? 90 : 0) : 0);
const badgeOf = (piece: PieceView | undefined): string => piece?.notes.find((n) => n.badge)?.badge ?? '';
/** Is it held by a piece on another cell? */
const isHeld = (piece: PieceView | undefined, at: (id: number) => number | null): boolean =>
  piece?.notes.some((n) => !isTie(n) && n.by.some((id) => at(id) !== piece.at)) ?? false;
const landingsOf = (flights: readonly FlightView[]): ReadonlyMap<number, string> => {
  const map = new Map<number, string>();
  for (const f of flights) map.set(f.to, [map.get(f.to), `${f.side}:${f.left}`].filter(Boolean).join(' '));
  return map;
};
const byCell = (marks: readonly CellMark[]): ReadonlyMap<number, readonly CellMark[]> => {
  const map = new Map<number, CellMark[]>();
  for (const m of marks) map.set(m.cell, [...(map.get(m.cell) ?? []), m]);
  return map;
};

/** `linked`: cells that are marked as one of a pair. */
export function useFlatCells(
  props: FlatBoardProps,
  { pieces, riders }: Stacks,
  linked: ReadonlySet<number>,
): (cell: number) => Omit<CellProps, 'row' | 'col'> {
  const { description, view, seat, cursor, lifted, marks, drawn, unseen } = props;
  const read = useReadOut(description);
  const placeOf = useMemo(() => new Map(view.pieces.map((p) => [p.id, p.at])), [view]);
  const ground = useMemo(() => groundOf(view.features, linked), [view, linked]);
  const landings = useMemo(() => landingsOf(view.flights), [view]);
  const then = useMemo(() => new Map(props.foreseen?.map((p) => [p.id, p])), [props.foreseen]);
  const dim = useMemo(() => new Set(props.dimmed), [props.dimmed]);
  const said = useMemo(() => byCell(marks), [marks]);
  const shown = useMemo(() => byCell(drawn), [drawn]);
  const at = (id: number) => placeOf.get(id) ?? null;
  const posture = (piece: PieceView | undefined) => (piece ? props.postures?.get(piece.id) : undefined);
  // a letter of its own kind alone would say of what is nobody's that it is a side's
  const groupLetter = (piece: PieceView | undefined): string | null =>
    piece && (props.groupLetters || isNeutral(description, piece))
      ? (groupNamed(description, piece.group)?.letter ?? null)
      : null;

  const onPoints = isOnPoints(description);
  return (cell) => {
    const piece = pieces.get(cell);
    const rider = riders.get(cell);
    const here = said.get(cell) ?? [];
    const paint = shown.get(cell) ?? [];
    const lies = posture(piece)?.laid || posture(rider)?.laid;
    return {
      cell,
      name: description.topology.cells[cell]!.name,
      label: [read(cellLabel(description, view, cell, here, props.brief)), ...(lies ? [uiText.free.lies] : [])].join(
        ', ',
      ),
      tilt: tiltOf(posture(piece)),
      riderTilt: tiltOf(posture(rider)),
      shade: shadeOf(description, cell),
      onPoints,
      variant: description.id,
      kind: piece?.kind ?? null,
      side: piece?.side ?? null,
      sideId: piece ? description.sides[piece.side].id : null,
      group: piece?.group ?? null,
      look: piece ? unitLook(view, then.get(piece.id) ?? piece) : null,
      letter: piece ? letterOf(description, piece.kind, groupLetter(piece) === null ? piece.side : 0) : null,
      groupLetter: groupLetter(piece),
      piece: piece?.id ?? null,
      badge: badgeOf(piece),
      rider: rider?.id ?? null,
      riderKind: rider?.kind ?? null,
      riderLetter: rider ? letterOf(description, rider.kind, rider.side) : '',
      riderBadge: badgeOf(rider),
      noted: isHeld(piece, at) || isHeld(rider, at),
      dim: piece !== undefined && dim.has(piece.id),
      ground: ground.get(cell) ?? '',
      ghost: props.ghost?.cell === cell ? props.ghost.feature : null,
      landings: landings.get(cell) ?? '',
      lifted: piece !== undefined && (piece.id === lifted || rider?.id === lifted),
      riderLifted: rider !== undefined && rider.id === lifted,
      current: cell === cursor,
      drawn: paint,
      turns: paint.map((m) => markTurn(description, m, seat)).join(' '),
      said: [...new Set([...here, ...paint].map((m) => m.mark))].join(' '),
      unseen,
    };
  };
}

/**
 * What a piece can do where it stands, as a picture: in its present state, with the pieces in its way. Computed by the
 * host; it is not interactive. The choice between this and the general pattern applies to all cards.
 */
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { PieceView, ReachView, View } from '../../../../electron/contract/view.ts';
import type { CellMark } from '../../../board/props.ts';
import { cellNameOf, pieceLabel, sentence } from '../../../narration/labels.ts';
import { useApp } from '../../../state/app.ts';
import { isTie } from '../../../state/match/groups/groups.ts';
import { actionMarks, strongest } from '../../../state/match/match-marks.ts';
import { uiText } from '../../../text/index.ts';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { useMatch } from '../../parts/table-context.ts';
import { cropOf } from '../../parts/useDiagram.ts';

const words = uiText.table.card;

export const useCardChoice = create<{ readonly pattern: boolean; set(pattern: boolean): void }>((set) => ({
  pattern: false,
  set: (pattern) => set({ pattern }),
}));

/** Only pieces on the board of a running game can be shown in place. */
export const standsToMove = (view: View, piece: PieceView): boolean =>
  piece.at !== null && view.phase === null && view.outcome === null && view.handOver === null;

/** null until the answer has arrived; after a stale answer it is requested again with the next view. */
function useReach(view: View, piece: PieceView): readonly ReachView[] | null {
  const ask = useApp((app) => app.ask);
  const [got, setGot] = useState<{ readonly key: string; readonly reach: readonly ReachView[] } | null>(null);
  const { match, revision, node, present } = view;
  const key = `${match} ${revision} ${node} ${piece.id}`;
  useEffect(() => {
    let here = true;
    const where = present ? {} : { node };
    void ask['match.reach']({ match, revision, piece: piece.id, ...where }).then((answer) => {
      if (here && answer.ok) setGot({ key, reach: answer.value });
    });
    return () => {
      here = false;
    };
  }, [ask, key, match, revision, node, present, piece.id]);
  return got?.key === key ? got.reach : null;
}

const marksOf = (
  d: VariantDescription,
  view: View,
  piece: PieceView,
  reach: readonly ReachView[],
): readonly CellMark[] => {
  const { at } = piece;
  if (at === null) return [];
  const watchers = piece.notes
    .filter((note) => !isTie(note))
    .flatMap((note) => note.by.map((id) => view.pieces.find((p) => p.id === id)?.at ?? null))
    .filter((cell) => cell !== null && cell !== at);
  return [
    { cell: at, mark: 'selected' },
    ...watchers.map((cell): CellMark => ({ cell: cell!, mark: 'watch', toward: at })),
    ...strongest(reach.flatMap((a) => actionMarks(d, a, piece.side, at))),
  ];
};

export function CardDiagram({
  description,
  view,
  piece,
}: {
  readonly description: VariantDescription;
  readonly view: View;
  readonly piece: PieceView;
}) {
  const seat = useMatch((s) => s.seat);
  const reach = useReach(view, piece);
  const name = sentence(`${pieceLabel(description, piece)} ${cellNameOf(description, piece.at!)}`);
  const to = new Set((reach ?? []).flatMap((a) => (a.to === null ? [] : [a.to])));
  const cells = [...to].sort((a, b) => a - b).map((cell) => cellNameOf(description, cell));
  return (
    <div data-testid="reach" data-reach={reach === null ? undefined : cells.join(' ')}>
      <FlatPicture
        description={description}
        pieces={view.pieces}
        features={view.features}
        flights={view.flights}
        marks={marksOf(description, view, piece, reach ?? [])}
        seat={seat}
        label={reach === null ? name : words.here(name, cells)}
        crop={cropOf(description)}
      />
    </div>
  );
}

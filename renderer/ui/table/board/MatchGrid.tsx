/** The grid of the match: for keys and screen readers beside the 3D table, or the flat board. */
import { type RefObject, useMemo } from 'react';
import type { TableSettings } from '../../../board/props.ts';
import { drawOn } from '../../../commands/drawing.ts';
import { offered, shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { FlatBoard } from '../../flat/FlatBoard.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import type { BoardInput } from './useBoardInput.ts';
import type { BoardMarks } from './useMarks.ts';
import type { BoardPieces } from './usePieces.ts';

export function MatchGrid(props: {
  readonly pieces: BoardPieces;
  readonly marks: BoardMarks;
  readonly settings: TableSettings;
  readonly brief: boolean;
  readonly input: BoardInput;
  /** shows a close-up of this piece */
  readonly onInspect: (piece: number | null) => void;
  readonly grid: RefObject<HTMLDivElement | null>;
}) {
  const { pieces, marks, settings, input, onInspect } = props;
  const { match, flat, commandContext } = useTable();
  const state = useMatch((s) => s);
  const { description, aim } = state;
  const { destinations } = pieces;
  // a feature is selected: its ghost shows where it would be placed
  const laid = offered(state)[0]?.places ?? null;
  const ghost = useMemo(
    () => (flat && laid !== null && aim !== null && destinations.includes(aim) ? { cell: aim, feature: laid } : null),
    [flat, laid, aim, destinations],
  );
  return (
    <FlatBoard
      description={description}
      view={shownView(state)}
      seat={state.seat}
      cursor={state.cursor}
      lifted={pieces.lifted}
      postures={pieces.postures}
      marks={marks.marks}
      drawn={flat ? marks.drawn : []}
      lines={flat ? marks.lines : []}
      arrows={flat ? marks.arrows : []}
      strokes={flat ? marks.strokes : undefined}
      dimmed={flat ? marks.dimmed : null}
      ties={marks.ties}
      foreseen={flat ? state.preview?.after : undefined}
      ghost={ghost}
      label={uiText.table.board(description.title)}
      brief={props.brief}
      coordinates={settings.coordinates}
      groupLetters={settings.groupLetters}
      unseen={!flat}
      grid={props.grid}
      onPick={(cell, piece) => {
        // a screen reader presses the cell, under the sheet on which the pointer draws
        if (!drawOn(commandContext(), cell)) input.pick({ piece, cell });
      }}
      onPoint={(cell) => input.aim(cell === null ? null : { piece: null, cell })}
      onFocusCell={(cell) => match.send({ on: 'cursor', cell })}
      onLift={input.lift}
      onDrop={(piece, cell) => input.drop(piece, { piece: null, cell })}
      onPutBack={input.putBack}
      onHold={(cell, piece) => {
        if (piece === null) input.pointing.onPing(cell);
        else onInspect(piece);
      }}
      onLetGo={() => onInspect(null)}
      {...input.pointing}
    />
  );
}

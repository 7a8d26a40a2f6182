/** The 3D table of the match; while its context is lost it stays in the page, out of sight, behind the flat board. */
import { type RefObject, useMemo } from 'react';
import type { TableHandle, TableSettings } from '../../../board/props.ts';
import { actingPiece, isHidden, offered } from '../../../state/match/match-derived.ts';
import boardArea from '../../board3d/BoardArea.module.css';
import { Scene } from '../../board3d/Scene.tsx';
import type { BoardGraphics } from '../../board3d/useBoardGraphics.ts';
import { useThrown } from '../../free/useThrown.ts';
import { useWeightOfPieces } from '../../free/useWeightOfPieces.ts';
import { soundKnock, useSounds } from '../../parts/sounds.ts';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import type { BoardInput } from './useBoardInput.ts';
import type { BoardMarks } from './useMarks.ts';
import type { BoardPieces } from './usePieces.ts';

/** a little air around the board, and room for the lit edge, which must not cover the letters of the far files */
const INSET = { top: 16, right: 8, bottom: 20, left: 8 } as const;

export function MatchScene(props: {
  readonly pieces: BoardPieces;
  readonly marks: BoardMarks;
  /** is the cursor drawn? */
  readonly ringed: boolean;
  readonly settings: TableSettings;
  readonly input: BoardInput;
  /** shows a close-up of this piece */
  readonly onInspect: (piece: number | null) => void;
  readonly table: RefObject<TableHandle | null>;
  readonly graphics: BoardGraphics;
  readonly onDrawn: () => void;
  readonly focusBoard: () => void;
}) {
  const { pieces, marks, ringed, settings, input, graphics, focusBoard } = props;
  const { match, flat } = useTable();
  const state = useMatch((s) => s);
  const { cursor } = state;
  const weight = useWeightOfPieces(state);
  const { onMoment, onShown } = useSounds(match, flat);
  const thrown = useThrown(match, flat, settings);
  const { drawn } = marks;
  const withRing = useMemo(
    () => (ringed ? [...drawn, { cell: cursor, mark: 'cursor' as const }] : drawn),
    [drawn, ringed, cursor],
  );
  if (flat && !graphics.isKept) return null;
  const acting = actingPiece(state);
  return (
    <div className={classes(boardArea.space, graphics.isKept && boardArea.kept)} data-testid="table3d" inert={flat}>
      <Scene
        key={graphics.attempt}
        ref={props.table}
        description={state.description}
        view={pieces.withBox}
        postures={pieces.postures}
        {...weight}
        arrival={state.arrival}
        marks={withRing}
        selected={pieces.lifted}
        destinations={pieces.destinations}
        preview={state.preview}
        lines={marks.lines}
        arrows={marks.arrows}
        strokes={marks.strokes}
        dimmed={marks.dimmed}
        thrown={thrown}
        laying={offered(state)[0]?.places ?? null}
        holder={pieces.lifted === acting ? null : acting}
        hidden={isHidden(state)}
        seat={state.seat}
        settings={settings}
        inset={INSET}
        onPick={(target) => {
          input.pick(target);
          focusBoard();
        }}
        onHover={input.aim}
        onLift={input.lift}
        onDrop={(piece, target) => {
          input.drop(piece, target);
          focusBoard();
        }}
        onPutBack={input.putBack}
        onInspect={props.onInspect}
        {...input.pointing}
        onSettled={(key) => match.send({ on: 'settled', key })}
        onMoment={onMoment}
        onKnock={(knock) => soundKnock(knock, match.store.getState())}
        onShown={onShown}
        onReady={props.onDrawn}
        onNoWebGL={graphics.onNoWebGL}
        onWebGL={graphics.onWebGL}
      />
    </div>
  );
}

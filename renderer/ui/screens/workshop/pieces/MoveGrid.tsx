/**
 * How a piece moves, drawn on a grid: a click with a tool puts a mark on a square and on its mirror images, another takes
 * it away. Must stay true: what is drawn is what the text says; the shapes are those of the table.
 */
import { Fragment } from 'react';
import { FURTHEST_LEAP, type MoveMark, type MoveTrace } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { MarkShape } from '../../../flat/MarkShape.tsx';
import { CellGrid } from '../board/CellGrid.tsx';
import type { GridSpot } from '../board/squares.ts';
import { useDraft } from '../useDraft.ts';
import styles from './MoveGrid.module.css';
import { Line, SecondLeg, SIZE, TraceLines } from './MoveLines.tsx';
import { badgesOf, badgesOfTrace } from './move-badges.ts';
import { type MoveBrush, marksWith } from './move-brush.ts';
import { PieceGlyph } from './PieceGlyph.tsx';

const words = uiText.workshop;
const MIDDLE = { x: FURTHEST_LEAP, y: FURTHEST_LEAP };

/** A move that no click draws. */
interface TypedMove {
  readonly text: string;
  readonly trace: MoveTrace;
}

export function MoveGrid(props: {
  readonly piece: number;
  readonly marks: readonly MoveMark[];
  readonly typed: readonly TypedMove[];
  readonly brush: MoveBrush;
  readonly name: string;
}) {
  const { piece, typed, brush, name } = props;
  const [marks, setMarks] = useDraft(props.marks);
  const draw = (spot: GridSpot) => {
    const [dx, dy] = [spot.x - MIDDLE.x, spot.y - MIDDLE.y];
    if (dx === 0 && dy === 0) return;
    const next = marksWith(marks, brush, dx, dy);
    setMarks(next);
    void useGameText.getState().edit({ do: 'draw', piece, marks: [...next] }, `draw ${piece}`);
  };
  return (
    <CellGrid
      key={piece}
      label={words.pieces.grid(name)}
      width={SIZE}
      height={SIZE}
      start={MIDDLE}
      testId="move-grid"
      cell={({ x, y }) => {
        const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
        if (dx === 0 && dy === 0) return { label: words.pieces.itself, content: <PieceGlyph piece={piece} /> };
        const here = marks.filter((mark) => mark.dx === dx && mark.dy === dy);
        const traces = typed.map(({ text, trace }) => ({ text, trace: partOn(trace, dx, dy) }));
        const all = [...here.map(words.mark), ...traces.flatMap(typedInWords)];
        const says = all.length === 0 ? words.pieces.nothing : all.join('; ');
        return {
          label: uiText.joined.of(words.direction(dx, dy), says),
          content: <MarksHere marks={here} traces={traces.map(({ trace }) => trace)} />,
        };
      }}
      over={[
        ...marks
          .filter(({ range, bend }) => range !== 1 || bend)
          .map((mark) => (
            <Fragment key={JSON.stringify(mark)}>
              {mark.range !== 1 && <Line mark={mark} />}
              <SecondLeg mark={mark} />
            </Fragment>
          )),
        ...typed.map(({ trace }) => <TraceLines key={JSON.stringify(trace)} trace={trace} />),
      ]}
      onUse={draw}
    />
  );
}

/** What a typed move does on one square. */
type TracePart = Pick<MoveTrace, 'ends' | 'turns'>;
const partOn = ({ ends, turns }: MoveTrace, dx: number, dy: number): TracePart => {
  const isHere = (one: { readonly dx: number; readonly dy: number }): boolean => one.dx === dx && one.dy === dy;
  return { ends: ends.filter(isHere), turns: turns.filter(isHere) };
};
function typedInWords({
  text,
  trace: { ends, turns },
}: {
  readonly text: string;
  readonly trace: TracePart;
}): string[] {
  const says = new Set([...ends.map(words.traceEnd), ...turns.map(words.traceTurn)]);
  return says.size === 0 ? [] : [words.typed([...says], text)];
}

function MarksHere(props: { readonly marks: readonly MoveMark[]; readonly traces: readonly TracePart[] }) {
  const { marks, traces } = props;
  const ends = traces.flatMap((trace) => trace.ends);
  if (marks.length === 0 && traces.every((trace) => trace.ends.length + trace.turns.length === 0)) return null;
  // where it bends it does not end
  const does = (what: 'goes' | 'takes'): boolean =>
    marks.some((mark) => !mark.bend && (mark.does === what || mark.does === 'both'));
  const ofTraces = {
    goes: ends.some((end) => end.does === 'goes' || end.does === 'both'),
    takes: ends.some((end) => (end.does ?? 'takes') !== 'goes' || end.takesOwn || end.inPassing),
  };
  const badges = [...badgesOf(marks), ...badgesOfTrace(traces)];
  // a ring round a turn would hide a small one
  const isTyped = !does('goes') && !does('takes') && traces.every(({ turns }) => turns.length === 0);
  return (
    <>
      <svg viewBox="0 0 100 100" className={isTyped ? styles.typed : styles.mark} aria-hidden="true">
        {(does('takes') || ofTraces.takes) && <MarkShape mark="capture" />}
        {(does('goes') || ofTraces.goes) && <MarkShape mark="move" />}
      </svg>
      {badges.length > 0 && (
        <span className={styles.badges} aria-hidden="true">
          {badges.join(' ')}
        </span>
      )}
    </>
  );
}

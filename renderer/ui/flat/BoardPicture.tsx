/** The flat board of a game that has a look of its own: one picture of lines behind the cells, or tones for its squares. */
import type { CSSProperties } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { BORDER, boardLinesOf, boardStyleOf, DOT, LINE } from '../../variants/own/board/lines.ts';
import { boardMaterialOf } from '../../variants/own/board/materials.ts';

/** Is the board a picture behind its cells? */
export const isDrawn = (described: Parameters<typeof boardStyleOf>[0]): boolean =>
  boardStyleOf(described) !== 'chequered';

/** The colours of the cells; undefined where the game says nothing of its looks. */
export function tonesOf({
  looks,
}: {
  readonly looks?: Parameters<typeof boardMaterialOf>[0];
}): CSSProperties | undefined {
  if (!looks) return undefined;
  const { flat } = boardMaterialOf(looks);
  return { '--cell-light': flat.light, '--cell-dark': flat.dark } as CSSProperties;
}

/** how far its ground goes beyond the cells, in cells: the coordinates stand close to them */
const BEYOND = 0.03;

interface Props {
  readonly description: VariantDescription;
  /** seen from the second side */
  readonly turned: boolean;
  readonly className: string | undefined;
}
export function BoardPicture({ description, turned, className }: Props) {
  const { width, height } = description.topology;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      transform={turned ? 'rotate(180)' : undefined}
    >
      <BoardDrawing description={description} />
    </svg>
  );
}

/** The ground and its lines, in cells from the upper left corner, as the first side sees it. */
export function BoardDrawing({ description }: Pick<Props, 'description'>) {
  const { width, height } = description.topology;
  const { flat, line } = boardMaterialOf(description.looks);
  const { lines, border, dots, signs } = boardLinesOf(description);
  return (
    <>
      <rect
        x={-BEYOND}
        y={-BEYOND}
        width={width + 2 * BEYOND}
        height={height + 2 * BEYOND}
        rx={0.05}
        fill={flat.light}
      />
      <g fill="none" stroke={line} strokeLinecap="square">
        <path d={lines.map(([x0, y0, x1, y1]) => `M${x0} ${y0}L${x1} ${y1}`).join('')} strokeWidth={LINE} />
        {border && <rect {...border} strokeWidth={BORDER} />}
      </g>
      <g fill={line}>
        {dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT} />
        ))}
        <path d={signs.join('')} opacity={0.75} />
      </g>
    </>
  );
}

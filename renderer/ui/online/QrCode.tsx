/** A code for a camera: dark squares on white in any theme, with the quiet zone that readers need. */
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { decorated } from '../../decoration/Decoration.tsx';

/** the white border, in squares */
const QUIET = 4;

/** The dark squares of that text as one path, and how many squares a side has. Letters and digits take the least space. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const code = qrcode(0, 'M');
  code.addData(text, /^[\dA-Z $%*+./:-]*$/.test(text) ? 'Alphanumeric' : 'Byte');
  code.make();
  const size = code.getModuleCount();
  const squares = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  const path = squares
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  return { path, size: size + 2 * QUIET };
}

export const QrCode = decorated('a code for a camera', Squares);

function Squares({
  text,
  label,
  className,
}: {
  readonly text: string;
  readonly label: string;
  readonly className: string | undefined;
}) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

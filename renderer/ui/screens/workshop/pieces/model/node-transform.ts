/** The transform of a node: three columns of three numbers for what is turned and scaled, and a fourth for where it is moved. */
export function transformOf(
  above: readonly number[] | null,
  node: Readonly<Record<string, unknown>>,
  numbersIn: (value: unknown, count: number) => readonly number[],
): readonly number[] {
  const own = ownOf(node, numbersIn);
  if (above === null) return own;
  return [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const sum = [0, 1, 2].reduce((so, k) => so + above[3 * k + row] * own[3 * column + k], 0);
      return column === 3 ? sum + above[9 + row] : sum;
    }),
  );
}

function ownOf(
  node: Readonly<Record<string, unknown>>,
  numbersIn: (value: unknown, count: number) => readonly number[],
): readonly number[] {
  if (node.matrix !== undefined) return numbersIn(node.matrix, 16).filter((_, i) => i % 4 !== 3);
  const moved = node.translation === undefined ? [0, 0, 0] : numbersIn(node.translation, 3);
  const [sx, sy, sz] = node.scale === undefined ? [1, 1, 1] : numbersIn(node.scale, 3);
  const turned = node.rotation === undefined ? [0, 0, 0, 1] : numbersIn(node.rotation, 4);
  const long = Math.hypot(...turned) || 1;
  const [x, y, z, w] = turned.map((n) => n / long);
  return [
    ...[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)].map((n) => n * sx),
    ...[2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)].map((n) => n * sy),
    ...[2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)].map((n) => n * sz),
    ...moved,
  ];
}

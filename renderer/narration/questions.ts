/**
 * Questions that can be typed, and their answers: where a kind of piece stands, what is on a rank or a file, what is seen
 * from a square, the last capture. Only pieces are told, as the view has them: what lies hidden on the ground is never
 * part of an answer.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { HistoryNode, PieceView, Side, View } from '../../electron/contract/view.ts';
import { isOwn } from '../board/owner.ts';
import { pieceAt } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import { type CellTopology, cellNamed, seenFrom } from './board-order.ts';
import { cellNameOf, pieceLabel, sentence, sideName, typedNames } from './labels.ts';
import { moveSentence } from './move-words.ts';

const w = uiText.table.goTo;

const lower = (text: string): string => text.toLowerCase();

/** `p g`: by letter or by the beginning of the name. */
export const whereIs = (d: VariantDescription, view: View, typed: string): string => {
  const byLetter = d.kinds.filter(({ letter }) => lower(letter) === lower(typed));
  const [kind] =
    byLetter.length > 0
      ? byLetter
      : d.kinds.filter((kind) => typedNames(kind).some((name) => name.startsWith(lower(typed))));
  if (!kind) return w.noKind(typed);
  const places = (whose: (p: PieceView) => boolean): readonly string[] =>
    view.pieces
      .filter((p) => p.kind === kind.id && whose(p) && (p.at !== null || p.place === 'hand'))
      .map((p) => (p.at === null ? w.inHand : cellNameOf(d, p.at)));
  const neutral = (d.groups ?? [])
    .filter(({ side }) => side === undefined)
    .map(({ id, name }) => ({ name: sentence(name), at: places((p) => p.group === id) }));
  return [
    w.kind(kind.name),
    ...([0, 1] as const).map((side) =>
      w.places(
        sideName(d, side),
        places((p) => isOwn(d, p, side)),
      ),
    ),
    ...neutral.flatMap(({ name, at }) => (at.length > 0 ? [w.places(name, at)] : [])),
  ].join(' ');
};

/** What all names have in common at their beginning (a file), or at their end (a rank). */
const shared = (names: readonly string[], end: boolean): string => {
  const [first = ''] = names;
  for (let n = first.length; n > 0; n--) {
    const part = end ? first.slice(-n) : first.slice(0, n);
    if (names.every((name) => (end ? name.endsWith(part) : name.startsWith(part)))) return part;
  }
  return '';
};
/** The rank or file of that name, as it is printed or typed. */
const lineNamed = (t: CellTopology, typed: string): { readonly axis: 'x' | 'y'; readonly at: number } | null => {
  for (const [axis, labels] of [
    ['y', t.ranks],
    ['x', t.files],
  ] as const) {
    const typedAs = labels.map((_, at) =>
      shared(
        t.cells.filter((c) => c[axis] === at && c.alias !== '').map((c) => c.alias),
        axis === 'y',
      ),
    );
    const exact = labels.indexOf(typed);
    const at = exact >= 0 ? exact : typedAs.findIndex((name) => name !== '' && lower(name) === lower(typed));
    if (at >= 0) return { axis, at };
  }
  return null;
};

/** `s 4`, `s e` */
export const whatIsOn = (d: VariantDescription, view: View, seat: Side, typed: string): string => {
  const line = lineNamed(d.topology, typed);
  if (!line) return w.noLine(typed);
  const { axis, at } = line;
  const name = axis === 'y' ? w.rank(d.topology.ranks[at] ?? '') : w.file(d.topology.files[at] ?? '');
  const inOrder = seenFrom(d.topology, seat).rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  const cells = inOrder.filter((cell) => d.topology.cells[cell]?.[axis] === at);
  return w.line(
    name,
    cells.flatMap((cell) => standing(d, view, cell)),
  );
};
const standing = (d: VariantDescription, view: View, cell: number): readonly string[] =>
  view.pieces.filter((p) => p.at === cell).map((p) => `${pieceLabel(d, p)} ${cellNameOf(d, cell)}`);

/** clockwise, as side 0 sees the board */
const RAYS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
/** `x e4`: the nearest piece in each of eight directions. */
export const whatIsSeen = (d: VariantDescription, view: View, seat: Side, typed: string): string => {
  const from = cellNamed(d.topology, typed);
  if (from === null) return w.noSquare(typed);
  const at = new Map(d.topology.cells.map((c, cell) => [`${c.x},${c.y}`, cell]));
  const here = d.topology.cells[from]!;
  const turned = seat === 0 ? 1 : -1;
  const rays = RAYS.flatMap(([dx, dy], i) => {
    for (let n = 1; n < Math.max(d.topology.width, d.topology.height); n++) {
      const cell = at.get(`${here.x + dx * n * turned},${here.y + dy * n * turned}`);
      const piece = cell === undefined ? undefined : pieceAt(view, cell);
      if (piece && cell !== undefined) return [w.ray(w.rays[i]!, `${pieceLabel(d, piece)} ${cellNameOf(d, cell)}`)];
    }
    return [];
  });
  return [w.from(cellNameOf(d, from)), ...(rays.length > 0 ? rays : [w.sees])].join(' ');
};

/** `c`: the last move up to this position that removed a piece. */
export const lastCapture = (nodes: readonly HistoryNode[], shown: number): string => {
  let node = nodes.find(({ id }) => id === shown);
  while (node && !node.captures) {
    const { parent } = node;
    node = nodes.find(({ id }) => id === parent);
  }
  return node ? w.capture(node.turnNumber, moveSentence(node)) : w.noCapture;
};

/**
 * The tree of moves as rows of a list and as steps for the keys. The list shows the current line of the game (past,
 * present, what redo would bring back), turn by turn, with every other line indented under the move it branches off.
 * Must stay true: every node but the start is in exactly one row.
 */
import type { HistoryChange, HistoryNode, MoveComment, Side } from '../../../electron/contract/view.ts';

export interface MoveTurn {
  readonly is: 'turn';
  readonly turnNumber: number;
  /** what each side did in this turn, in order; more than one where a turn is several actions */
  readonly moves: readonly [readonly HistoryNode[], readonly HistoryNode[]];
}
export interface MoveBranch {
  readonly is: 'branch';
  readonly first: HistoryNode;
  /** the branch from its first move on along its newest line */
  readonly line: readonly HistoryNode[];
}
/** What was done before play, in order, with the lines that were left there; always the first row. */
export interface MoveOpening {
  readonly is: 'opening';
  readonly moves: readonly HistoryNode[];
  readonly branches: readonly MoveBranch[];
}
/** what was done from switching the referee off to switching it on again */
export interface MoveFree {
  readonly is: 'free';
  readonly line: readonly HistoryNode[];
}
export type MoveRow = MoveOpening | MoveTurn | MoveBranch | MoveFree;

const onLine = (n: HistoryNode): boolean => n.line !== 'branch';
export const childrenOf = (nodes: readonly HistoryNode[], id: number): readonly HistoryNode[] =>
  nodes.filter((n) => n.parent === id);

const withComment = ({ comment: _old, ...node }: HistoryNode, comment: MoveComment | null): HistoryNode =>
  comment === null ? node : { ...node, comment };
/** The history after a change; null where the change does not belong to the known history. */
export const afterChange = (
  nodes: readonly HistoryNode[],
  { before, added, lines, comments = [] }: HistoryChange,
): readonly HistoryNode[] | null => {
  const known = new Set(nodes.map(({ id }) => id));
  // each is new, and comes after the one from which it was reached
  const isNext = ({ id, parent }: HistoryNode) =>
    (parent === null || known.has(parent)) && !known.has(id) && known.add(id) !== undefined;
  if (nodes.length !== before || !added.every(isNext)) return null;
  const moved = new Map(lines.map(({ id, line }) => [id, line]));
  const noted = new Map(comments.map(({ id, comment }) => [id, comment]));
  const changed = nodes.map((n) => ({ ...n, line: moved.get(n.id) ?? n.line }));
  return [...changed.map((n) => (noted.has(n.id) ? withComment(n, noted.get(n.id) ?? null) : n)), ...added];
};

/** One branch node and everything after it: every leaf gives a row; shared moves belong to the first. */
const branchRows = (nodes: readonly HistoryNode[], first: HistoryNode): readonly MoveBranch[] => {
  const line: HistoryNode[] = [];
  const aside: MoveBranch[] = [];
  let at: HistoryNode | undefined = first;
  while (at) {
    line.push(at);
    const [next, ...others]: HistoryNode[] = [...childrenOf(nodes, at.id)].reverse();
    for (const other of others) aside.push(...branchRows(nodes, other));
    at = next;
  }
  return [{ is: 'branch', first, line }, ...aside];
};

const isBeforePlay = ({ turnNumber }: HistoryNode): boolean => turnNumber === 0;

export const moveRows = (nodes: readonly HistoryNode[]): readonly MoveRow[] => {
  const opening: { moves: HistoryNode[]; branches: MoveBranch[] } = { moves: [], branches: [] };
  const rows: MoveRow[] = [];
  let turn: { turnNumber: number; moves: [HistoryNode[], HistoryNode[]] } | null = null;
  let free: HistoryNode[] = [];
  const close = () => {
    if (turn) rows.push({ is: 'turn', ...turn });
    if (free.length > 0) rows.push({ is: 'free', line: free });
    [turn, free] = [null, []];
  };
  for (const node of nodes.filter(onLine)) {
    if (node.kind !== 'start' && isBeforePlay(node)) opening.moves.push(node);
    else if (node.kind === 'free' || node.kind === 'referee') {
      if (free.length === 0) close();
      free.push(node);
    } else if (node.kind !== 'start') {
      if (!turn || turn.turnNumber !== node.turnNumber) {
        close();
        turn = { turnNumber: node.turnNumber, moves: [[], []] };
      }
      const open: { turnNumber: number; moves: [HistoryNode[], HistoryNode[]] } = turn;
      open.moves[node.side].push(node);
    }
    for (const branch of childrenOf(nodes, node.id).filter((n) => !onLine(n))) {
      // a branch starts after its parent: the turn is split there, and continues below the branch
      if (!isBeforePlay(branch)) close();
      (isBeforePlay(branch) ? opening.branches : rows).push(...branchRows(nodes, branch));
    }
  }
  close();
  const isEmpty = opening.moves.length === 0 && opening.branches.length === 0;
  return isEmpty ? rows : [{ is: 'opening', ...opening }, ...rows];
};
/** Every move that a row shows. */
export const movesIn = (row: MoveRow): readonly HistoryNode[] => {
  if (row.is === 'turn') return row.moves.flat();
  return row.is !== 'opening' ? row.line : [...row.moves, ...row.branches.flatMap(({ line }) => line)];
};

export type Walk = 'first' | 'previous' | 'next' | 'latest' | 'branch-up' | 'branch-down';

/** The node to look at from `at`, or null when there is none that way. `now` is the present position of the game. */
export const walkHistory = (nodes: readonly HistoryNode[], at: number, now: number, way: Walk): number | null => {
  const node = nodes.find((n) => n.id === at);
  if (!node) return null;
  const moved = (id: number | undefined | null): number | null =>
    id === undefined || id === null || id === at ? null : id;
  switch (way) {
    case 'first':
      return moved(nodes.find((n) => n.kind === 'start')?.id);
    case 'latest':
      return moved(now);
    case 'previous':
      return moved(node.parent);
    case 'next': {
      const next = childrenOf(nodes, at);
      return moved((next.find(onLine) ?? next.at(-1))?.id);
    }
    case 'branch-up':
    case 'branch-down': {
      const siblings = node.parent === null ? [] : childrenOf(nodes, node.parent);
      const i = siblings.findIndex((n) => n.id === at) + (way === 'branch-down' ? 1 : -1);
      return moved(siblings[i]?.id);
    }
  }
};

/** The last turn in which a move was played on the line through a node: the path to it and the newest continuation. */
const lastTurn = (nodes: readonly HistoryNode[], through: HistoryNode | undefined): number => {
  let most = 0;
  for (let n = through; n; n = nodes.find((other) => other.id === n?.parent)) most = Math.max(most, n.turnNumber);
  for (let n = through; n; ) {
    const next = childrenOf(nodes, n.id);
    n = next.find(onLine) ?? next.at(-1);
    most = Math.max(most, n?.turnNumber ?? 0);
  }
  return most;
};
interface Standing {
  readonly node: number;
  readonly turnNumber: number;
}
/**
 * How many turns the line that is shown has, for "turn 12 of 34". A branch has its own count, independent of the main
 * line; the position after the last move of a line may begin another turn.
 */
export const turnsInLine = (nodes: readonly HistoryNode[], shown: Standing, now: Standing): number => {
  const node = nodes.find((n) => n.id === shown.node);
  return Math.max(lastTurn(nodes, node), shown.turnNumber, node && onLine(node) ? now.turnNumber : 0);
};
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

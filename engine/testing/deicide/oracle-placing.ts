/**
 * The second model of Deicide Chess, part four: the placement of terrain before the first move (D-T0), first the
 * visible features in turns, then the mines of each side in secret.
 */
import {
  allCells,
  type Cell,
  type Feature,
  isLight,
  minesEach,
  type OraclePosition,
  opponent,
  type Placing,
  type Pool,
  rankOf,
  type Side,
  VISIBLE,
} from './oracle-positions.ts';

export type Placement =
  | { readonly does: 'place'; readonly feature: Feature | 'mine'; readonly at: Cell }
  | { readonly does: 'pass' | 'end-turn' };

const isForTerrain = ({ board, terrain }: OraclePosition, cell: Cell): boolean =>
  rankOf(cell) >= 5 && rankOf(cell) <= 12 && board[cell] === null && !terrain.has(cell);

/** D-T1: after each placement light and dark differ by one at most */
function keepsBalance({ terrain }: OraclePosition, at: Cell): boolean {
  const cathedrals = [...terrain].filter(([, feature]) => feature === 'cathedral').map(([cell]) => cell);
  const light = [...cathedrals, at].filter(isLight).length;
  return Math.abs(2 * light - cathedrals.length - 1) <= 1;
}

const owes = ({ pools }: Placing, side: Side): boolean =>
  pools[side].ziggurat > 0 || (pools[side].portal > 0 && pools[opponent(side)].portal === 0); // D-T7

/** Everything the side to place may do. */
export function placements(position: OraclePosition): Placement[] {
  const placing = position.placing!;
  const { turn, mines } = position;
  const cells = allCells.filter((cell) => isForTerrain(position, cell));
  if (placing.phase === 'mines') {
    // even after the fourth one ends it oneself: else the moves that everybody sees would tell how many there are
    const free = mines[turn].size >= minesEach(position.options) ? [] : cells.filter((cell) => !mines[turn].has(cell));
    return [...free.map((at): Placement => ({ does: 'place', feature: 'mine', at })), { does: 'end-turn' }];
  }
  const found: Placement[] = owes(placing, turn) ? [] : [{ does: 'pass' }];
  for (const feature of VISIBLE) {
    if (placing.pools[turn][feature] === 0) continue;
    for (const at of cells) {
      if (feature !== 'cathedral' || keepsBalance(position, at)) found.push({ does: 'place', feature, at });
    }
  }
  return found;
}

const isEmpty = (pool: Pool): boolean => VISIBLE.every((feature) => pool[feature] === 0);

/** D-T0b: a game without mines has nothing to note */
function noting(position: OraclePosition): OraclePosition {
  if (minesEach(position.options) === 0) return { ...position, turn: 'white', placing: null };
  const placing: Placing = { ...position.placing!, phase: 'mines', passes: 0 };
  return { ...position, placing, turn: 'white' };
}
function doneNoting(position: OraclePosition): OraclePosition {
  return position.turn === 'white' ? { ...position, turn: 'black' } : { ...position, turn: 'white', placing: null };
}

/** The position after one of `placements(position)`. */
export function place(position: OraclePosition, placement: Placement): OraclePosition {
  const { turn, mines } = position;
  const placing = position.placing!;
  if (placing.phase === 'mines') {
    if (placement.does !== 'place') return doneNoting(position);
    const noted = new Set([...mines[turn], placement.at]);
    return { ...position, mines: { ...mines, [turn]: noted } };
  }
  const handedOver = { ...position, turn: opponent(turn) };
  if (placement.does !== 'place') {
    const passes = placing.passes + 1;
    return passes === 2 ? noting(position) : { ...handedOver, placing: { ...placing, passes } };
  }
  if (placement.feature === 'mine') throw new Error('mines are noted later');
  const pool = { ...placing.pools[turn], [placement.feature]: placing.pools[turn][placement.feature] - 1 };
  const pools = { ...placing.pools, [turn]: pool };
  const after: OraclePosition = {
    ...handedOver,
    terrain: new Map([...position.terrain, [placement.at, placement.feature]]),
    placing: { ...placing, pools, passes: 0 },
  };
  return isEmpty(pools.white) && isEmpty(pools.black) ? noting(after) : after;
}

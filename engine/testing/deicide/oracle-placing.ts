/**
 * The second model of Deicide Chess, part four: the placement of terrain before the first move (D-T0), first the
 * visible features in turns, then the mines of each side in secret.
 */
import {
  allCells,
  type Cell,
  isGround,
  isLight,
  minesEach,
  type OracleFeature,
  type OraclePool,
  type OraclePosition,
  opponent,
  type Placing,
  type Side,
  VISIBLE,
} from './oracle-positions.ts';

export type OraclePlacement =
  | { readonly does: 'place'; readonly feature: OracleFeature | 'mine'; readonly at: Cell }
  | { readonly does: 'pass' | 'end-turn' };

const isForTerrain = ({ board, terrain, options }: OraclePosition, cell: Cell): boolean =>
  isGround(options, cell) && board[cell] === null && !terrain.has(cell);

/** D-T1: after each placement light and dark differ by one at most */
function keepsBalance({ terrain }: OraclePosition, at: Cell): boolean {
  const cathedrals = [...terrain].filter(([, feature]) => feature === 'cathedral').map(([cell]) => cell);
  const light = [...cathedrals, at].filter(isLight).length;
  return Math.abs(2 * light - cathedrals.length - 1) <= 1;
}

const owes = ({ pools }: Placing, side: Side, feature: OracleFeature): boolean =>
  feature === 'ziggurat' || (feature === 'portal' && pools[side].portal > 0 && pools[opponent(side)].portal === 0); // D-T7

/** Is there anything that the side to move may do? */
type CanPlay = (position: OraclePosition) => boolean;
/** D-T0c: with that there, either side could begin */
const leavesMoves = (position: OraclePosition, feature: OracleFeature, at: Cell, canPlay: CanPlay): boolean =>
  (['white', 'black'] as const).every((turn) =>
    canPlay({ ...position, turn, placing: null, terrain: new Map([...position.terrain, [at, feature]]) }),
  );

/** Everything the side to place may do. */
export function placements(position: OraclePosition, canPlay: CanPlay): OraclePlacement[] {
  const placing = position.placing!;
  const { turn, mines } = position;
  const cells = allCells.filter((cell) => isForTerrain(position, cell));
  if (placing.phase === 'mines') {
    // even after the fourth one ends it oneself: else the moves that everybody sees would tell how many there are
    const free = mines[turn].size >= minesEach(position.options) ? [] : cells.filter((cell) => !mines[turn].has(cell));
    return [...free.map((at): OraclePlacement => ({ does: 'place', feature: 'mine', at })), { does: 'end-turn' }];
  }
  const found: { readonly does: 'place'; readonly feature: OracleFeature; readonly at: Cell }[] = [];
  const isFree = position.options.area === 'middle';
  for (const feature of VISIBLE) {
    if (placing.pools[turn][feature] === 0) continue;
    for (const at of cells) {
      if (feature === 'cathedral' && !keepsBalance(position, at)) continue;
      if (isFree || leavesMoves(position, feature, at, canPlay)) found.push({ does: 'place', feature, at });
    }
  }
  // who owes something that can be placed does not pass
  return found.some(({ feature }) => owes(placing, turn, feature)) ? found : [{ does: 'pass' }, ...found];
}

const isEmpty = (pool: OraclePool): boolean => VISIBLE.every((feature) => pool[feature] === 0);

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
export function place(position: OraclePosition, placement: OraclePlacement): OraclePosition {
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

/**
 * What part each kind has in the rules of perpetual chase, by how it moves: they are Xiangqi's, and know its pieces. Whoever moves
 * like none of them chases like a Rook, but is no more than any other piece to those who chase it.
 */
import type { Kind } from '../../../core/ids.ts';
import type { BetzaMove, Vector } from '../../betza/move.ts';
import { readBetza } from '../../betza/read-betza.ts';
import type { GameModel, KindMove } from '../model.ts';

export type ChaseRole = 'royal' | 'soldier' | 'rook' | 'cannon' | 'horse' | 'elephant' | 'advisor' | 'other';

/** Each written as its moves are. */
const MOVES = { rook: 'R', cannon: 'mRcpR', horse: 'nN', elephant: 'nA', advisor: 'F' } as const;

const sorted = (vectors: readonly Vector[]): readonly string[] => vectors.map(String).toSorted();
/** One text for moves that do the same. */
const shapeOf = (moves: readonly BetzaMove[]): string =>
  moves
    .map(({ initial, legs }) => JSON.stringify([initial, legs.map((leg) => ({ ...leg, steps: sorted(leg.steps) }))]))
    .toSorted()
    .join();
/** By what the moves do; read when such a game is first compiled: no start needs them. */
let roles: ReadonlyMap<string, ChaseRole> | undefined;
function roleOf(moves: readonly BetzaMove[]): ChaseRole | undefined {
  roles ??= new Map(
    Object.entries(MOVES).map(([role, betza]) => {
      const read = readBetza(betza);
      return ['moves' in read ? shapeOf(read.moves) : '', role as ChaseRole] as const;
    }),
  );
  return roles.get(shapeOf(moves));
}

/** By kind. */
export const chaseRolesOf = ({ data, moves }: GameModel): readonly ChaseRole[] =>
  data.pieces.map(({ royal, moves: lines }, kind): ChaseRole => {
    if (royal) return 'royal';
    const own = moves[kind];
    if (own.length > 0 && own.every(({ move }) => isStepAhead(move)) && own.some(isSideways)) return 'soldier';
    const isLimited = lines.some(({ from, within, to }) => (from ?? within ?? to) !== undefined);
    return (isLimited ? undefined : roleOf(own.map(({ move }) => move))) ?? 'other';
  });

/** One square straight ahead or sideways. */
const isStepAhead = ({ legs: [leg, ...further] }: BetzaMove): boolean =>
  further.length === 0 &&
  leg.range === 1 &&
  leg.takes &&
  leg.hop === 'none' &&
  leg.steps.every(([x, y]) => Math.abs(x) + y === 1 && y >= 0);
export const isSideways = ({ move }: KindMove): boolean => move.legs[0].steps.some(([x]) => x !== 0);

/** Does the kind capture only behind others? */
export const hops = ({ moves }: GameModel, kind: Kind): boolean =>
  moves[kind].every(({ move }) => move.legs.every(({ takes, hop }) => !takes || hop !== 'none'));

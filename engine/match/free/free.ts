/**
 * The free table: while the referee is off, players put any piece anywhere. What lies on the table then is a start position
 * as the set-up editor has it, right or wrong, and each free move is a change of it. The position of the game stays as it
 * was until the referee is switched on again, which needs a start position without problems.
 */
import * as v from 'valibot';
import type { Variant } from '../../core/variant.ts';
import type { StartPiece, StartPosition } from '../../core/vocabulary.ts';
import { said } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { isShallow, StartSchema } from '../save/start-schema.ts';
import { words } from '../words.ts';

/** Every free move counts, because a save has them all. */
export const MOST_FREE_MOVES = 2000;
/** of the position on the table, and of one change of it, as JSON, in characters */
export const LARGEST_TABLE = 200_000;
/** more than any board has cells */
const MOST_CELLS = 1024;
/** on one cell: one that rides and one that carries it, and more where players pile them up */
const MOST_ON_CELL = 8;
const DEEPEST = 5;

const cellName = v.pipe(v.string(), v.minLength(1), v.maxLength(12));
export const FreeMoveSchema = v.pipe(
  v.strictObject({
    /** cells that have other pieces now, with those; the others are as they were */
    cells: v.pipe(
      v.record(cellName, v.pipe(StartSchema.entries.pieces, v.maxLength(MOST_ON_CELL))),
      v.check((cells) => Object.keys(cells).length <= MOST_CELLS),
      v.check((cells) => Object.entries(cells).every(([cell, pieces]) => pieces.every(({ at }) => at === cell))),
    ),
    /** everything else of the position that has changed: the side to move, hands, terrain; null: it is gone */
    fields: v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), v.unknown()),
  }),
  v.check(({ fields }) => !('pieces' in fields) && isShallow(fields, DEEPEST)),
  v.check((change) => JSON.stringify(change).length <= LARGEST_TABLE),
);
export type FreeMove = v.InferOutput<typeof FreeMoveSchema>;

type Grouped = ReadonlyMap<string, readonly StartPiece[]>;
const byCell = ({ pieces }: StartPosition): Grouped => {
  const cells = new Map<string, StartPiece[]>();
  for (const piece of pieces) cells.set(piece.at, [...(cells.get(piece.at) ?? []), piece]);
  return cells;
};
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What leads from one position to the other. */
export function freeMoveBetween(before: StartPosition, after: StartPosition): FreeMove {
  const [was, is] = [byCell(before), byCell(after)];
  const cells = [...new Set([...was.keys(), ...is.keys()])].filter((cell) => !isSame(was.get(cell), is.get(cell)));
  const { pieces: _were, ...old } = before;
  const { pieces: _are, ...now } = after;
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !isSame(old[field] ?? null, now[field] ?? null),
  );
  return {
    cells: Object.fromEntries(cells.map((cell) => [cell, [...(is.get(cell) ?? [])]])),
    fields: Object.fromEntries(fields.map((field) => [field, now[field] ?? null])),
  };
}
/** The same for a table that somebody sent, which may be no table that a save could hold. */
export function sentFreeMove(before: StartPosition, after: StartPosition): Result<FreeMove> {
  const move = v.safeParse(FreeMoveSchema, freeMoveBetween(before, after));
  return move.success ? ok(move.output) : err('bad-table', words.badFreeTable);
}
export const isNothing = ({ cells, fields }: FreeMove): boolean =>
  Object.keys(cells).length === 0 && Object.keys(fields).length === 0;

/** The position after a free move; refused only if it is too large to keep. */
export function afterFreeMove(before: StartPosition, { cells, fields }: FreeMove): Result<StartPosition> {
  const { pieces, ...rest } = before;
  const kept = pieces.filter(({ at }) => !Object.hasOwn(cells, at));
  const others = Object.entries({ ...rest, ...fields }).filter(([, value]) => value !== null && value !== undefined);
  const after = { ...Object.fromEntries(others), pieces: [...kept, ...Object.values(cells).flat()] } as StartPosition;
  if (JSON.stringify(after).length > LARGEST_TABLE) return err('full-table', words.fullFreeTable);
  return ok(after);
}

/** With its fields in the order in which they are written. */
export function freeMoveInOrder({ cells, fields }: FreeMove): FreeMove {
  const pieceInOrder = ({ kind, side, at, ...flags }: StartPiece): StartPiece => ({ kind, side, at, ...flags });
  const inOrder = Object.entries(cells).map(([cell, pieces]) => [cell, pieces.map(pieceInOrder)]);
  return { cells: Object.fromEntries(inOrder), fields };
}

/** What switching the referee on or off, or a free move, has done; kinds of pieces by id. */
export type FreeDone =
  | { readonly did: 'on' | 'off' | 'changed' }
  | { readonly did: 'moved'; readonly kind: string; readonly from: string; readonly to: string; readonly onto?: string }
  | { readonly did: 'put'; readonly kind: string; readonly at: string; readonly onto?: string }
  | { readonly did: 'removed'; readonly kind: string; readonly at: string };

/** One piece that was moved, put or removed is named. */
export function freeDone(before: StartPosition, { cells, fields }: FreeMove): FreeDone {
  const among = (these: readonly StartPiece[], piece: StartPiece): boolean => these.some((one) => isSame(one, piece));
  const were = before.pieces.filter(({ at }) => Object.hasOwn(cells, at));
  const are = Object.values(cells).flat();
  const gone = were.filter((piece) => !among(are, piece));
  const come = are.filter((piece) => !among(were, piece));
  const [piece] = come;
  if (Object.keys(fields).length > 0 || come.length > 1) return { did: 'changed' };
  if (piece) {
    const from = gone.find(({ kind, side, at }) => kind === piece.kind && side === piece.side && at !== piece.at);
    const others = gone.filter((other) => other !== from);
    if (others.some(({ at }) => at !== piece.at) || others.length > 1) return { did: 'changed' };
    const onto = others.length === 0 ? {} : { onto: others[0].kind };
    const { kind, at } = piece;
    return from ? { did: 'moved', kind, from: from.at, to: at, ...onto } : { did: 'put', kind, at, ...onto };
  }
  if (gone.length > 1) return { did: 'changed' };
  return gone.length === 0 ? { did: 'off' } : { did: 'removed', kind: gone[0].kind, at: gone[0].at };
}

/** The same in words. */
export function freeSaid({ types }: Pick<Variant, 'types'>, done: FreeDone): string {
  const name = (kind: string): string => said(types.find(({ id }) => id === kind)?.name ?? kind);
  const { free } = words;
  if (done.did === 'removed') return free.removed(name(done.kind), done.at);
  if (done.did !== 'moved' && done.did !== 'put') return free[done.did];
  const move =
    done.did === 'put' ? free.put(name(done.kind), done.at) : free.moved(name(done.kind), done.from, done.to);
  return done.onto === undefined ? move : free.onto(move, name(done.onto));
}

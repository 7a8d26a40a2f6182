/** The usual array, and what a position written down may say about acid beyond who stands where. */
import type { Game } from '../../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, SIDES } from '../../../core/ids.ts';
import type { PieceType } from '../../../core/variant.ts';
import type { SetupField, StartPosition, StartProblem } from '../../../core/vocabulary.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { angel } from '../angel.ts';
import { angels, board, isZone, MOST_ANGELS, mustReturn, quiet } from '../board.ts';
import { diskette } from '../diskette.ts';
import { ghost } from '../ghost.ts';
import { holepunch } from '../holepunch.ts';
import { king } from '../king.ts';
import { mass } from '../mass.ts';
import { rainbow } from '../rainbow.ts';
import { freeze, sees, watchersOf } from '../sight.ts';
import { sweeper } from '../sweeper.ts';
import { voyager } from '../voyager.ts';
import { problems, setupWords, sides } from '../words/words.ts';
import { worm } from '../worm.ts';

/** A1.2; LINE is MAGI turned by 180 degrees. */
const MAGI_ROW: readonly PieceType[] = [sweeper, ghost, voyager, angel, king, holepunch, rainbow, ghost, sweeper];

export const setup = (game: Game): void => {
  for (const side of SIDES) {
    MAGI_ROW.forEach((type, i) => {
      const x = side === 0 ? i + 1 : 9 - i;
      game.add(type, side, board.at(x, side === 0 ? 1 : 9));
      game.add(diskette, side, board.at(x, side === 0 ? 2 : 8));
    });
    game.add(mass, side, 'hand');
    game.add(worm, side, 'hand');
  }
};

/** Number the Angels: no piece ever becomes one. */
export const numberAngels = (game: Game): void => {
  for (const [b, p] of game.pieces.filter((p) => game.typeOf(p) === angel).entries()) game.set(angels, b, p);
};

export const pieceFlags: readonly SetupField[] = [
  { id: 'watchedBy', ...setupWords.watchedBy, as: 'text', kinds: [angel.id] },
  { id: 'mustReturn', ...setupWords.mustReturn, as: 'yes-no', kinds: [ghost.id], needs: { ghosts: 'return' } },
];
export const startFields: readonly SetupField[] = [{ id: 'quiet', ...setupWords.quiet, as: 'number', most: 99 }];

/** Reads `watchedBy` of Angels, `mustReturn` of Ghosts and `quiet`, after everybody was placed. Kings may be missing, as in the diagrams. */
export const readStart = (game: Game, start: StartPosition): Result<void> => {
  const [misplaced] = misplacedIn(game);
  if (misplaced)
    return err(misplaced.code, misplaced.says, misplaced.cell === null ? undefined : board.name(misplaced.cell));
  game.set(quiet, 0, Number(start.quiet ?? 0));
  readReturning(game, start);
  return readWatchers(game, start);
};
export const writeFlags = (game: Game, p: Piece): Readonly<Record<string, unknown>> => {
  if (game.get(mustReturn, p)) return { mustReturn: true };
  const by = game.typeOf(p) === angel ? watchersOf(game, p) : [];
  return by.length > 0 ? { watchedBy: by.map((watcher) => board.name(game.cellOf(watcher))) } : {};
};
export const writeFields = (game: Game): Readonly<Record<string, unknown>> => {
  const count = game.get(quiet, 0);
  return count > 0 ? { quiet: count } : {};
};
export const checkStart = (game: Game): readonly StartProblem[] => [...misplacedIn(game), ...kingsAmissIn(game)];

const kingsAmissIn = (game: Game): readonly StartProblem[] =>
  SIDES.flatMap((side): StartProblem[] => {
    const { name } = sides[side];
    const kings = game.pieces.filter((p) => game.typeOf(p) === king && game.sideOf(p) === side);
    if (kings.length === 0) return [{ cell: null, code: 'no-king', says: problems.noKing(name) }];
    const spare = kings.slice(1);
    return spare.map((p) => ({ cell: game.cellOf(p), code: 'too-many-kings', says: problems.manyKings(name) }));
  });
/** Who stands or waits where it never could. */
const misplacedIn = (game: Game): readonly StartProblem[] => {
  const found: StartProblem[] = [];
  const note = (code: string, says: string, cell: Cell = OFF): void => {
    found.push({ cell: cell === OFF ? null : cell, code, says });
  };
  for (const p of game.pieces.filter((p) => game.typeOf(p) === angel).slice(MOST_ANGELS)) {
    note('too-many-angels', problems.manyAngels(MOST_ANGELS), game.cellOf(p));
  }
  for (const p of game.pieces) {
    const [at, type] = [game.cellOf(p), game.typeOf(p)];
    const alike = (q: Piece): boolean =>
      q < p && game.isInHand(q) && game.kindOf(q) === game.kindOf(p) && game.sideOf(q) === game.sideOf(p);
    if (type === mass && at !== OFF && isZone(at)) note('mass-in-zone', problems.massInZone, at); // M4
    if (at !== OFF) continue;
    if (type !== mass && type !== worm)
      note('bad-hand', problems.notForHands(type.name)); // G9
    else if (game.pieces.some(alike)) note('bad-hand', problems.twiceInHand(type.name));
  }
  return found;
};

/** Z9b: a Ghost in the field is free again. The pieces of a start are those of the game, in its order. */
const readReturning = (game: Game, { pieces }: StartPosition): void => {
  if (game.options.ghosts !== 'return') return;
  for (const [i, written] of pieces.entries()) {
    const p = i as Piece;
    if (written.mustReturn === true && isZone(game.cellOf(p))) game.set(mustReturn, p, 1);
  }
};
const readWatchers = (game: Game, start: StartPosition): Result<void> => {
  for (const written of start.pieces) {
    if (written.watchedBy === undefined) continue;
    const at = board.parse(written.at);
    const me = at === undefined ? NOBODY : game.pieceOn(at);
    if (me === NOBODY || game.typeOf(me) !== angel) {
      return err('bad-watchers', '“watchedBy” belongs to Angels only.', written.at);
    }
    const names: unknown = written.watchedBy;
    if (!Array.isArray(names)) return err('bad-watchers', '“watchedBy” is a list of cells.', written.at);
    for (const name of names) {
      const cell = typeof name === 'string' ? board.parse(name) : undefined;
      const watcher = cell === undefined ? NOBODY : game.pieceOn(cell);
      if (watcher === NOBODY || !sees(game, watcher, me)) {
        return err('bad-watchers', `Nobody on ${String(name)} sees the Angel on ${written.at}.`, written.at);
      }
      freeze(game, me, watcher);
    }
  }
  return ok(undefined);
};

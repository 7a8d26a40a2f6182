/** The usual array, and what a position written down may say about acid beyond who stands where. */
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, SIDES } from '../../core/ids.ts';
import { fine, type Result, refuse } from '../../core/result.ts';
import type { PieceType, StartPosition } from '../../core/variant.ts';
import { angel } from './angel.ts';
import { angels, board, isZone, MOST_ANGELS, quiet } from './board.ts';
import { diskette } from './diskette.ts';
import { ghost } from './ghost.ts';
import { holepunch } from './holepunch.ts';
import { king } from './king.ts';
import { mass } from './mass.ts';
import { rainbow } from './rainbow.ts';
import { freeze, sees } from './sight.ts';
import { sweeper } from './sweeper.ts';
import { voyager } from './voyager.ts';
import { worm } from './worm.ts';

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

export const PIECE_FLAGS = ['watchedBy'] as const;
export const START_FIELDS = ['quiet'] as const;

/** Reads `watchedBy` of Angels and `quiet`, after everybody was placed. */
export const readStart = (game: Game, start: StartPosition): Result<void> => {
  const found = checkPieces(game);
  if (!found.ok) return found;
  if (start.quiet !== undefined) {
    const { quiet: count } = start;
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > 99) {
      return refuse('bad-quiet', '“quiet” is how many actions passed without progress, a whole number from 0 to 99.');
    }
    game.set(quiet, 0, count as number);
  }
  return readWatchers(game, start);
};

const checkPieces = (game: Game): Result<void> => {
  if (game.pieces.filter((p) => game.typeOf(p) === angel).length > MOST_ANGELS) {
    return refuse('too-many-angels', `A position can hold ${MOST_ANGELS} Angels at most.`);
  }
  for (const p of game.pieces) {
    const at = game.cellOf(p);
    const type = game.typeOf(p);
    if (type === mass && isZone(at)) return refuse('mass-in-zone', 'A Mass stands in the field only.', board.name(at)); // M4
    if (at !== OFF) continue;
    const isHandPiece = type === mass || type === worm;
    if (!isHandPiece) return refuse('bad-hand', `A hand holds Mass and Worm, not ${type.name}.`, type.id); // G9
    const twin = game.pieces.find(
      (q) => q < p && game.isInHand(q) && game.kindOf(q) === game.kindOf(p) && game.sideOf(q) === game.sideOf(p),
    );
    if (twin !== undefined) return refuse('bad-hand', `A hand holds one ${type.name} at most.`, type.id);
  }
  return fine(undefined);
};

const readWatchers = (game: Game, start: StartPosition): Result<void> => {
  for (const written of start.pieces) {
    if (written.watchedBy === undefined) continue;
    const at = board.parse(written.at);
    const me = at === undefined ? NOBODY : game.pieceOn(at);
    if (me === NOBODY || game.typeOf(me) !== angel) {
      return refuse('bad-watchers', '“watchedBy” belongs to Angels only.', written.at);
    }
    const names: unknown = written.watchedBy;
    if (!Array.isArray(names)) return refuse('bad-watchers', '“watchedBy” is a list of cells.', written.at);
    for (const name of names) {
      const cell = typeof name === 'string' ? board.parse(name) : undefined;
      const watcher = cell === undefined ? NOBODY : game.pieceOn(cell);
      if (watcher === NOBODY || !sees(game, watcher, me)) {
        return refuse('bad-watchers', `Nobody on ${String(name)} sees the Angel on ${written.at}.`, written.at);
      }
      freeze(game, me, watcher);
    }
  }
  return fine(undefined);
};

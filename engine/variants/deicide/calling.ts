/**
 * Check announced by the players (D-G9). A check that was called must be answered as always. While none is called, a King
 * in check may stay there; a move may not bring one's own King into check that was not in it before.
 */
import type { Game } from '../../core/game.ts';
import { SIDES, type Side } from '../../core/ids.ts';
import type { Announcing } from '../../core/variant.ts';
import type { Options } from '../../core/vocabulary.ts';
import { isInCheck, isKingGone } from './check.ts';
import { CHECK_CALLED, isPlay, PLAY, stage } from './start/placement.ts';

const isLeftToPlayers = (options: Options): boolean => options.check === 'players';
export const arePlayersAsked = ({ options }: Game): boolean => isLeftToPlayers(options);
/** Against the side to move, which must put an end to it. */
export const isCalled = (game: Game): boolean => game.get(stage, 0) === CHECK_CALLED;
/** May the side to move leave its King where it is in check? */
export const mayStayInCheck = (game: Game): boolean => arePlayersAsked(game) && !isCalled(game);

/** What the action being made began with: the facts do not tell it any more once it is made. */
const began = { inUncalledCheck: false, lostOwnKing: false };
export const noteUncalledCheck = (game: Game): void => {
  began.lostOwnKing = false;
  began.inUncalledCheck = mayStayInCheck(game) && isPlay(game) && isInCheck(game, game.toMove);
};
/** Before anything lands: what the mover itself did to its King. */
export const noteOwnKing = (game: Game): void => {
  began.lostOwnKing = isKingGone(game, game.moverSide);
};
/** Has the action put its side's King in check, or lost him? If he was in a check that was not called, only the latter counts. */
export const exposesKing = (game: Game, side: Side): boolean =>
  began.inUncalledCheck ? began.lostOwnKing : isInCheck(game, side);
/** D-G9: as if there were none. */
export const needNotAnswer = (): boolean => began.inUncalledCheck;

/** With the first move of a turn of two, a check that is called ends the turn (D-Z3); one that is not does not. */
export const endsTurnByCheck = (game: Game, foe: Side): boolean =>
  (game.calling || !arePlayersAsked(game)) && isInCheck(game, foe);
/** The answer to a called check was made, whatever it was. */
export const forgetCall = (game: Game): void => {
  if (isCalled(game)) game.set(stage, 0, PLAY);
};
/** The turn has passed: was check called, and is it one? Calling one that is none does nothing. */
export const takeCall = (game: Game): void => {
  if (game.calling && isPlay(game) && isInCheck(game, game.toMove)) game.set(stage, 0, CHECK_CALLED);
};

export const announcing: Announcing = {
  isLeftToPlayers,
  anyCheck: (game) => SIDES.some((side) => isInCheck(game, side)),
  uncalled: (game) =>
    isPlay(game) && SIDES.some((side) => isInCheck(game, side) && !(isCalled(game) && side === game.toMove)),
  ending: 'check-not-called',
};

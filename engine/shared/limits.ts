/** Limits that the engine, the main process and the page must agree on: what one of them makes, the others accept. */

/** characters of the id of a house rule, and of what is chosen for it */
export const LONGEST_CHOICE = 60;
/** characters of an action as text, in any game */
export const LONGEST_ACTION = 400;
/** characters of a comment on a move */
export const LONGEST_COMMENT = 1000;
/** characters of the notes on a match */
export const LONGEST_NOTES = 5000;
/** characters of a name as it is typed for a new game */
export const LONGEST_TYPED_NAME = 40;
/** characters of a name at a seat, in a save, an invitation or the text of a game; more than can be typed */
export const LONGEST_SEAT_NAME = 200;
/** characters of a turn, an invitation or a whole game as text for a friend */
export const LONGEST_TURN_TEXT = 400_000;
/** characters of a broker's address, of a user's name and of a password */
export const LONGEST_BROKER_FIELD = 1000;
/** characters of the rules of a game of people's own */
export const LONGEST_RULES = 65_536;
/** pixels along each side of a piece's picture in the text of a game */
export const PICTURE_SIDE = 96;
/** characters of one as base64 */
export const LONGEST_PICTURE = 6000;
/** characters of a piece's model in the text of a game, as base64 */
export const LONGEST_MODEL = 8000;

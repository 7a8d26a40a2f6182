/** The lines of a search as people follow them: what each action is called, who goes where, and who is lost by it. */

import { cellsBetween } from '../../core/effects.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, NOBODY, type Piece, type Side } from '../../core/ids.ts';
import { type Action, type Outcome, Position } from '../../core/position.ts';
import type { Clause } from '../../core/text/clause.ts';
import type { WordedLabel } from '../../core/text/label.ts';

/** A piece as it stood when it was spoken of. */
export interface Who {
  readonly piece: Piece;
  readonly kind: Kind;
  readonly side: Side;
  readonly at: Cell;
}
export interface LineStep {
  /** in the notation of the game */
  readonly text: string;
  /** for people */
  readonly label: string;
  readonly worded?: WordedLabel;
  /** in the style of the game's own players; absent: it has none, or none for this */
  readonly native?: string;
  /** in words, beginning with its side */
  readonly spoken: Clause;
  readonly side: Side;
  /** null where no piece moves, as when a turn ends */
  readonly piece: Piece | null;
  readonly from: Cell | null;
  readonly to: Cell | null;
  /** where its way from one to the other is not straight: the cells it goes by, in order */
  readonly by: readonly Cell[];
  /** everybody of either side who is lost by it */
  readonly lost: readonly Who[];
  /** how the game ends with it; null where it goes on */
  readonly outcome: Outcome | null;
}

/** The same game to ask questions of: its actions, what they do and why. What was played before is not known to it. */
export const positionOf = (game: Game): Position => {
  const made = Position.start(game.variant, game.options);
  const loaded = made.ok ? made.value.load(game.world.save()) : made;
  if (!made.ok || !loaded.ok) throw new Error(`a ${game.variant.id} that was sound is not`);
  return made.value;
};
export const actionOf = (position: Position, text: string): Action => {
  const found = position.find(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
  return found.value;
};
/** The same action with check called, where it gives one and a player must say so (D-G9). */
export const announced = (position: Position, action: Action): Action => {
  if (!position.areChecksCalled) return action;
  const { announcing } = position.variant.check ?? {};
  const givesCheck = position.after(action, () => announcing?.uncalled(position.game) === true);
  const called = givesCheck ? position.find(`${action.text}+`) : null;
  return called?.ok ? called.value : action;
};
export const whoIs = ({ game }: Position, piece: Piece): Who => ({
  piece,
  kind: game.kindOf(piece),
  side: game.sideOf(piece),
  at: game.cellOf(piece),
});

/** How an action of that text is played. */
type Playing = (position: Position, text: string) => Action;
export const withChecksAnnounced: Playing = (position, text) => announced(position, actionOf(position, text));
/**
 * One action after another, the first from the position as it stands, which is left as it was. Lines that were searched
 * with checks announced are played `announcing` them.
 */
export const stepsOf = (
  position: Position,
  texts: readonly string[],
  playing: Playing = actionOf,
): readonly LineStep[] => {
  const [text, ...rest] = texts;
  if (text === undefined || position.outcome !== null) return [];
  const action = playing(position, text);
  const { label, worded, native, spoken, piece, from, to } = action;
  const said = { text: action.text, label, worded, ...(native !== undefined && { native }), spoken };
  const side = position.turn;
  const lost = action.losses.map((loss) => ({ ...whoIs(position, loss.piece), at: loss.at }));
  return position.after(action, (effects) => {
    const { outcome } = position;
    const by = cellsBetween(effects, piece);
    const mover = piece === NOBODY ? null : piece;
    return [{ ...said, side, piece: mover, from, to, by, lost, outcome }, ...stepsOf(position, rest, playing)];
  });
};
/** As many actions as belong to the turn that stands: those until the other side is to move, or the game is over. */
export const currentTurn = (steps: readonly LineStep[]): readonly LineStep[] => {
  const end = steps.findIndex(({ side }) => side !== steps[0].side);
  return end < 0 ? steps : steps.slice(0, end);
};
/** Answers a question in the position after these actions, and comes back. */
export const afterAll = <T>(position: Position, [text, ...rest]: readonly string[], ask: () => T): T =>
  text === undefined ? ask() : position.after(actionOf(position, text), () => afterAll(position, rest, ask));

/** No turn is longer. */
const LONGEST_TURN = 32;
/**
 * The actions of the turn that begins with `first`, each of the others as `next` chooses it in the position where it is
 * played; null where `next` found none.
 */
export const wholeTurn = (
  position: Position,
  first: string,
  next: (texts: readonly string[]) => string | null,
): readonly string[] | null => {
  const me = position.turn;
  const texts = [first];
  const isOver = (): boolean => position.outcome !== null || position.turn !== me;
  while (texts.length < LONGEST_TURN) {
    const chosen = afterAll(position, texts, () => (isOver() ? undefined : next(texts)));
    if (chosen === undefined) break;
    if (chosen === null) return null;
    texts.push(chosen);
  }
  return texts;
};

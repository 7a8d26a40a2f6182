/** Which kinds' moves are progress, `nMoveRuleTypes`. */
import { advancingKinds, asksForProgress } from '../advancing.ts';
import type { GameData } from '../game-data.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';

const KEY = 'nMoveRuleTypes';

/** `game` as it is without; it is not said of a game in which those kinds advance anyway. */
export function readIniProgress(values: IniValues, kinds: IniKinds, game: GameData): Pick<GameData, 'progressBy'> {
  if (!asksForProgress(game)) {
    values.know(KEY, `${KEY}White`, `${KEY}Black`);
    return {};
  }
  const sides = kinds.sidedSet(KEY, 'p').map((keys) => keys.map((key) => kinds.idOf(key)));
  const [white, black] = sides;
  const has = (side: number, kind: string): boolean =>
    game.array.some((piece) => piece.side === side && piece.kind === kind) ||
    game.pieces.some(({ promotions }) => promotions.some(({ to }) => to.includes(kind)));
  const isOfOne = white.some((kind) => !black.includes(kind) && has(1, kind));
  if (isOfOne || black.some((kind) => !white.includes(kind) && has(0, kind)))
    values.refuse(values.has(KEY) ? KEY : `${KEY}White`, sentences.notPossible(sentences.impossible.progressOfOne));
  const progressBy = game.pieces.map(({ id }) => id).filter((id) => sides.some((side) => side.includes(id)));
  return progressBy.join() === advancingKinds(game).join() ? {} : { progressBy };
}

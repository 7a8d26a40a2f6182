/** What is said of walls, also where their author calls them otherwise, as the Duck of Duck chess. */
import type { FeatureWords, Reasons, RuleWords } from '../../core/vocabulary.ts';
import { englishList } from '../../shared/english.ts';
import { live, sayable } from '../../shared/language.ts';
import { WALL } from '../feature-ids.ts';
import type { GameData } from '../game-data.ts';
import { A, a } from './articles.ts';
import { groundRules, groundWords } from './ground-words.ts';
import { turnWords } from './turn-words.ts';

/** `wall`: the name as it stands in the game, so that a language finds its gender. */
export const named = live('workshopNamedWalls', {
  says: (wall: string): string =>
    `Nobody can enter the square of the ${wall} or capture it, and only a piece that jumps gets past it.`,
  lying: (wall: string, cells: readonly string[]): string =>
    cells.length === 1
      ? `There is ${a(wall)} on ${cells[0]}.`
      : `There is ${a(wall)} on each of ${englishList(cells)}.`,
  rules: {
    leftBehind: (wall: string): string => `The square that a piece leaves becomes ${a(wall)}.`,
    anywhere: (wall: string): string => `After each move its player lays ${a(wall)} on any empty square.`,
    inLine: (wall: string): string =>
      `After each move its player lays ${a(wall)} where a Queen could go from where the piece is now.`,
    moved: (wall: string): string => `After each move its player moves the ${wall} to another empty square.`,
  },
  /** a part of the board */
  on: (wall: string): string => `${A(wall)} is laid only on {zone}.`,
  /** behind a move; `isMoved`: there is only one, which is moved */
  lay: (wall: string, isMoved: boolean): string =>
    isMoved ? `After the move, the ${wall} is moved.` : `After the move, ${a(wall)} is laid.`,
  layNow: (wall: string, isMoved: boolean): string =>
    isMoved ? `The ${wall} is moved now.` : `${wall}: one is laid now.`,
  reasons: {
    first: (wall: string, isMoved: boolean): string =>
      isMoved ? `The ${wall} must be moved first.` : `First ${a(wall)} must be laid.`,
    later: (wall: string, isMoved: boolean): string =>
      isMoved ? `The ${wall} is moved after the move.` : `After the move ${a(wall)} is laid.`,
    notHere: (wall: string): string => `No ${wall} may be laid on {cell}.`,
    notInLine: (wall: string): string =>
      `The ${wall} must be laid in line with the piece that moved, with nothing between.`,
    exposes: (wall: string): string => `With the ${wall} there a royal piece could be captured.`,
    noRoom: (wall: string): string => `Then there would be no square for the ${wall}.`,
  },
  /** in a position that is set up */
  toLay: (wall: string): string => `${wall} to be laid`,
  toLaySays: (wall: string): string => `The side to move has moved, and lays the ${wall} now.`,
  toLayInLine: (wall: string): string =>
    `The square of the piece that has moved; the ${wall} is laid in line with it now.`,
  onlyOne: (wall: string): string => `There is one ${wall} at most, which is moved.`,
});

type Walled = Pick<GameData, 'wallName' | 'rules'>;
const isMoved = ({ rules }: Walled): boolean => rules.walls === 'moved';

/** As what lies on the ground. */
export function wallFeature({ wallName: name }: Pick<GameData, 'wallName'>): FeatureWords {
  return name === undefined ? groundWords[WALL] : { name, says: sayable(() => named.says(name)) };
}
export const wallRules = (data: Walled): { readonly lay: RuleWords; readonly leftBehind: RuleWords } => {
  const { wallName: name } = data;
  const { lay, leftBehind } = groundRules;
  if (name === undefined) return { lay, leftBehind };
  return {
    lay: { ...lay, says: sayable(() => named.lay(name, isMoved(data))) },
    leftBehind: { ...leftBehind, says: sayable(() => named.rules.leftBehind(name)) },
  };
};
/** What a position that is set up says of a wall that is to be laid. */
export const toBeLaid = ({ wallName: name }: Walled) =>
  name === undefined
    ? {
        name: 'Wall to be laid',
        somewhere: 'The side to move has moved, and lays a wall now.',
        inLine: 'The square of the piece that has moved; a wall is laid in line with it now.',
      }
    : {
        name: sayable(() => named.toLay(name)),
        somewhere: sayable(() => named.toLaySays(name)),
        inLine: sayable(() => named.toLayInLine(name)),
      };
/** While one is to be laid. */
export const layingNow = (data: Walled): string =>
  data.wallName === undefined ? turnWords.lay : named.layNow(data.wallName, isMoved(data));

/** Why something is not possible, where walls have a name of their own. */
export function wallReasons(data: Walled): Reasons {
  const { wallName: name } = data;
  if (name === undefined) return {};
  const says = (make: (words: typeof named.reasons) => string) => ({
    says: sayable(() => make(named.reasons)),
    ruling: null,
  });
  return {
    'wall-first': says(({ first }) => first(name, isMoved(data))),
    'wall-later': says(({ later }) => later(name, isMoved(data))),
    'wall-not-here': says(({ notHere }) => notHere(name)),
    'wall-not-in-line': says(({ notInLine }) => notInLine(name)),
    'wall-exposes': says(({ exposes }) => exposes(name)),
    'no-room-for-wall': says(({ noRoom }) => noRoom(name)),
  };
}

/** Turns as sentences: how many moves they have, and walls that are laid in them. */
import { live, said } from '../../shared/language.ts';
import { hasWalls } from '../feature-ids.ts';
import { BOARD, type GameData } from '../game-data.ts';
import { NUMBERS } from '../rule-values.ts';
import { choiceOf, choiceWords, firstZone, printing, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import { type Sentence, withParts } from './sentence.ts';
import { named } from './wall-words.ts';

export const words = live('workshopTurns', {
  movesATurn:
    'A turn has {count}, of one piece or of several. A move that gives check ends it, and a player in check must get out of it first.',
  firstTurn: 'The very first turn of the game has {count}.',
  howMany: 'How many moves',
  counts: ['no move', 'one move', 'two moves', 'three moves', 'four moves'],
  walls: {
    label: 'Where walls are laid',
    leftBehind: 'The square that a piece leaves becomes a wall.',
    anywhere: 'After each move its player lays a wall on any empty square.',
    inLine: 'After each move its player lays a wall where a Queen could go from where the piece is now.',
    moved: 'After each move its player moves the one wall to another empty square.',
  },
  wallsOn: 'Walls are laid only on {zone}.',
  wallName: 'Walls are called {name}.',
  name: 'Name',
});

const counts = (least: number, most: number): readonly (readonly [number, string])[] =>
  words.counts.map((says, n) => [n, says] as const).filter(([n]) => n >= least && n <= most);

/** Are turns counted, because not each of them is one move? */
export const hasLongTurns = ({ rules }: GameData): boolean => rules.movesATurn > 1 || rules.firstTurn > 1;

export function turnRuleSentences(data: GameData): readonly Sentence[] {
  const { movesATurn, firstTurn } = data.rules;
  const each = counts(2, NUMBERS.movesATurn.most);
  const first = counts(1, NUMBERS.firstTurn.most).filter(([n]) => n !== movesATurn);
  const begun = firstTurn || first[0][0];
  return [
    {
      id: 'movesATurn',
      toggle: toggleAt(['rules', 'movesATurn'], movesATurn > 1, 2, 1),
      parts: withParts(words.movesATurn, {
        count: choiceOf(words.howMany, ['rules', 'movesATurn'], Math.max(2, movesATurn), each),
      }),
    },
    {
      id: 'firstTurn',
      toggle: toggleAt(['rules', 'firstTurn'], firstTurn > 0, begun, 0),
      parts: withParts(words.firstTurn, { count: choiceOf(words.howMany, ['rules', 'firstTurn'], begun, first) }),
    },
    ...wallSentences(data),
  ];
}

function wallSentences(data: GameData): readonly Sentence[] {
  const { walls } = data.rules;
  const isOn = walls !== 'none';
  const at = ['rules', 'walls'];
  const now = isOn ? walls : 'left behind';
  const { wallName } = data;
  const rules = [named.rules.leftBehind, named.rules.anywhere, named.rules.inLine, named.rules.moved];
  const printed = rules.map((says) => (wallName === undefined ? undefined : says(wallName)));
  const laid: Sentence = {
    id: 'walls',
    toggle: toggleAt(at, isOn, now, 'none'),
    parts: [
      printing(
        choiceOf(words.walls.label, at, now, [
          ['left behind', words.walls.leftBehind],
          ['anywhere', words.walls.anywhere],
          ['in line', words.walls.inLine],
          ['moved', words.walls.moved],
        ]),
        printed,
      ),
    ],
  };
  const names = hasWalls(data) ? [nameSentence(data)] : [];
  if (!isOn) return [laid, ...names];
  const isPart = data.wallsOn !== undefined && data.wallsOn !== BOARD;
  const zone = isPart ? data.wallsOn : firstZone(data);
  const settings = (to: string) => [{ at: ['wallsOn'], to }];
  return [
    laid,
    {
      id: 'wallsOn',
      toggle: {
        ...{ isOn: isPart, off: [{ at: ['wallsOn'] }] },
        on: zoneSettings(data, zone, settings),
      },
      // a sentence of the same shape
      parts: withParts(wallName === undefined ? words.wallsOn : (named.on(wallName) as typeof words.wallsOn), {
        zone: zoneChoice(data, choiceWords.zone, zone, settings),
      }),
    },
    ...names,
  ];
}
/** As pieces have names in English that the catalogues know, so have these. */
const USUAL_NAMES = { moved: 'Duck', laid: 'Stone' } as const;
export const usualWallNames: readonly string[] = Object.values(USUAL_NAMES);
function nameSentence({ wallName, rules }: GameData): Sentence {
  const at = ['wallName'];
  const now = wallName ?? (rules.walls === 'moved' ? USUAL_NAMES.moved : USUAL_NAMES.laid);
  return {
    id: 'wallName',
    toggle: toggleAt(at, wallName !== undefined, now),
    parts: withParts(words.wallName, { name: { is: 'name', label: words.name, value: now, at, prints: said(now) } }),
  };
}

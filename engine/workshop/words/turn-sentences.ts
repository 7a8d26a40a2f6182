/** Turns as sentences: how many moves they have, and walls that are laid in them. */
import { live } from '../../shared/language.ts';
import { BOARD, type GameData } from '../game-data.ts';
import { NUMBERS } from '../rule-values.ts';
import { choiceOf, choiceWords, firstZone, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import { type Sentence, withParts } from './sentence.ts';

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
  const laid: Sentence = {
    id: 'walls',
    toggle: toggleAt(at, isOn, now, 'none'),
    parts: [
      choiceOf(words.walls.label, at, now, [
        ['left behind', words.walls.leftBehind],
        ['anywhere', words.walls.anywhere],
        ['in line', words.walls.inLine],
        ['moved', words.walls.moved],
      ]),
    ],
  };
  if (!isOn) return [laid];
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
      parts: withParts(words.wallsOn, { zone: zoneChoice(data, choiceWords.zone, zone, settings) }),
    },
  ];
}

/** Letters in the legs of bent moves, and moves in brackets, beside a slow model that knows angles and squares only. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../testing/dice.ts';
import { diagramOf } from '../../diagrams/diagram.ts';
import { readGame } from '../../file/read-game.ts';
import { gameText, OwnTable, variantOf } from '../own-game.fixture.ts';

const game = (betza: string): string =>
  gameText({
    kinds: [`Man X moves = ${betza}`, 'Stone S moves = W'],
    rows: `s........\n${'.........\n'.repeat(7)}X........`,
  });
const FILES = 'abcdefghi';
type Point = readonly [number, number];
const nameOf = ([x, y]: Point): string => `${FILES[x]}${y + 1}`;
const pointOf = (name: string): Point => [FILES.indexOf(name[0]), Number(name[1]) - 1];

/** One leg as the slow model walks it. */
interface SlowLeg {
  /** degrees to the right of the way it came; of the first leg, of straight ahead */
  readonly turn?: readonly number[];
  /** the same degrees to the side of the last turn, or to the other one */
  readonly side?: 'same' | 'other';
  /** leaps of its own, of which it makes those at the least angle to the way it came */
  readonly outward?: readonly Point[];
  /** how far one step goes straight ahead, and to the right */
  readonly leap?: Point;
  readonly most: number;
  /** steps over the first square, whoever stands there */
  readonly skips?: true;
  /** over one piece or several, in the last leg */
  readonly many?: true;
  /** may it not jump over the squares that its leap passes straight, then diagonally? */
  readonly lame?: true;
}
const round = (n: number): number => Math.round(n) || 0;
const FAR = 99;
const angleOf = ([x, y]: Point): number => (Math.atan2(x, y) * 180) / Math.PI;

/** Where it ends, each square once. */
function slowEnds(legs: readonly SlowLeg[], home: Point, at: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const stepTo = (degrees: number, [x, y]: Point): Point => {
    const turn = (degrees * Math.PI) / 180;
    // single steps keep to the squares, and longer leaps of two lengths turn by quarters only
    if (Math.max(Math.abs(x), Math.abs(y)) === 1) return [round(Math.sin(turn)), round(Math.cos(turn))];
    return [round(x * Math.cos(turn) + y * Math.sin(turn)), round(-x * Math.sin(turn) + y * Math.cos(turn))];
  };
  const walk = (n: number, from: Point, came: Point | null, degrees: number, hand: number): void => {
    const leg = legs[n];
    const isLast = n === legs.length - 1;
    const tries: [Point, number, number][] = [];
    if (leg.outward) {
      const apart = (one: Point): number => {
        const angle = Math.abs(angleOf(one) - angleOf(came!)) % 360;
        return Math.min(angle, 360 - angle);
      };
      const least = Math.min(...leg.outward.map(apart));
      for (const one of leg.outward) if (apart(one) < least + 0.01) tries.push([one, angleOf(one), hand]);
    } else {
      for (const turn of leg.turn!) {
        const sides = !leg.side ? [1] : hand === 0 ? [1, -1] : [leg.side === 'same' ? hand : -hand];
        for (const side of sides) {
          const to = degrees + side * turn;
          const isAside = turn % 180 !== 0;
          const turnedTo = isAside ? Math.sign(side * (turn > 180 ? turn - 360 : turn)) : hand;
          tries.push([stepTo(to, leg.leap ?? [0, 1]), to, came ? turnedTo : 0]);
        }
      }
    }
    for (const [[dx, dy], to, side] of tries) {
      let hurdles = 0;
      for (let k = 1; k <= leg.most; k++) {
        const cell: Point = [from[0] + k * dx, from[1] + k * dy];
        if (cell.some((one) => one < 0 || one > 8)) break;
        const between: Point = [
          from[0] + (k - 1) * dx + Math.trunc(dx / 2),
          from[1] + (k - 1) * dy + Math.trunc(dy / 2),
        ];
        if (leg.lame && at.has(nameOf(between))) break;
        if (leg.skips && k === 1) continue;
        const isHome = cell[0] === home[0] && cell[1] === home[1];
        const there = isHome ? undefined : at.get(nameOf(cell));
        if (there === undefined) {
          if (!isLast) walk(n + 1, cell, [dx, dy], to, side);
          else if (!isHome && (!leg.many || hurdles > 0)) found.add(nameOf(cell));
          continue;
        }
        if (isLast && there === 's' && (!leg.many || hurdles > 0)) found.add(nameOf(cell));
        if (!leg.many) break;
        hurdles++;
      }
    }
  };
  walk(0, home, null, 0, 0);
  return [...found].sort();
}

const STRAIGHT = [0, 90, 180, 270];
const DIAGONAL = [45, 135, 225, 315];
const ALL = [...STRAIGHT, ...DIAGONAL];
const KNIGHT: readonly Point[] = [1, -1].flatMap((a) =>
  [1, -1].flatMap((b): Point[] => [
    [a, 2 * b],
    [2 * a, b],
  ]),
);
const ROOK: readonly Point[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const BISHOP: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const knights = (...others: readonly SlowLeg[]): readonly (readonly SlowLeg[])[] =>
  [
    [1, 2],
    [2, 1],
  ].map((leap) => [
    { turn: STRAIGHT, leap: leap as unknown as Point, most: 1 },
    ...others.map((leg) => (leg.outward ? leg : { leap: leap as unknown as Point, ...leg })),
  ]);
const first = (turn: readonly number[], most = 1): SlowLeg => ({ turn, most });
const [FERZ, WAZIR] = [first(DIAGONAL), first(STRAIGHT)];

/** Each text with the ways that it stands for. */
const PIECES: readonly (readonly [string, string, readonly (readonly SlowLeg[])[]])[] = [
  [
    'afsafzK',
    'the zigzag of the Falcon',
    [[first(ALL), { turn: [45, 315], most: 1 }, { turn: [45], side: 'other', most: 1 }]],
  ],
  ['afsafqK', 'round the corner', [[first(ALL), { turn: [45, 315], most: 1 }, { turn: [45], side: 'same', most: 1 }]]],
  ['asaqW', 'round a square', [[WAZIR, { turn: [90, 270], most: 1 }, { turn: [90], side: 'same', most: 1 }]]],
  [
    'asazR',
    'a line with two corners',
    [[first(STRAIGHT, FAR), { turn: [90, 270], most: FAR }, { turn: [90], side: 'other', most: FAR }]],
  ],
  [
    'afqafzK',
    'z and q before any turn to a side are to either',
    [[first(ALL), { turn: [45, 315], most: 1 }, { turn: [45], side: 'other', most: 1 }]],
  ],
  [
    'azazN',
    'the first leaps of the Quintessence',
    knights({ turn: [90, 270], most: 1 }, { turn: [90], side: 'other', most: 1 }),
  ],
  [
    'asafabqK',
    'straight on between',
    [[first(ALL), { turn: [90, 270], most: 1 }, { turn: [0], most: 1 }, { turn: [135], side: 'same', most: 1 }]],
  ],
  [
    'asavzK',
    'half to the side or half back',
    [[first(ALL), { turn: [90, 270], most: 1 }, { turn: [45, 135], side: 'other', most: 1 }]],
  ],
  ['faqK', 'turns after a first leg that is not straight', [[first([0, 45, 315]), { turn: [90, 270], most: 1 }]]],
  [
    'yafsjF',
    'a Griffon that slides over the square behind its bend',
    [[FERZ, { turn: [45, 315], most: FAR, skips: true }]],
  ],
  [
    'jafsR',
    'a line over its first square',
    [
      [
        { ...first(STRAIGHT, FAR), skips: true },
        { turn: [45, 315], most: FAR },
      ],
    ],
  ],
  [
    'jasjR3',
    'over the first square of both legs',
    [
      [
        { ...first(STRAIGHT, 3), skips: true },
        { turn: [90, 270], most: 3, skips: true },
      ],
    ],
  ],
  ['yafsppF', 'a Griffon over one piece or several', [[FERZ, { turn: [45, 315], most: FAR, many: true }]]],
  [
    'asppR',
    'a line to the side over one piece or several',
    [[first(STRAIGHT, FAR), { turn: [90, 270], most: FAR, many: true }]],
  ],
  [
    'nafnD',
    'lame leaps',
    [
      [
        { turn: STRAIGHT, leap: [0, 2], most: 1, lame: true },
        { turn: [0], leap: [0, 2], most: 1, lame: true },
      ],
    ],
  ],
  [
    'afnA',
    'a lame leap behind one that is not',
    [
      [
        { turn: [0, 90, 180, 270], leap: [2, 2], most: 1 },
        { turn: [0], leap: [2, 2], most: 1, lame: true },
      ],
    ],
  ],
  ['t[FR]', 'the Griffon', [[FERZ], [FERZ, { outward: ROOK, most: FAR }]]],
  ['t[WB]', 'Aanca', [[WAZIR], [WAZIR, { outward: BISHOP, most: FAR }]]],
  ['[W?F]', 'a Mao that may stop', [[WAZIR], [WAZIR, { outward: BISHOP, most: 1 }]]],
  ['[F-R3]', 'a limited line that must follow', [[FERZ, { outward: ROOK, most: 3 }]]],
  ['[F-F]', 'two steps in a line', [[FERZ, { outward: BISHOP, most: 1 }]]],
  ['t[NB]', 'the Unicorn of Grande Acedrex', [...knights(), ...knights({ outward: BISHOP, most: FAR })]],
  ['[N-R]', 'a Knight, then a Rook', knights({ outward: ROOK, most: FAR })],
  ['[R-N]', 'a Rook, then a Knight', [[first(STRAIGHT, FAR), { outward: KNIGHT, most: 1 }]]],
  ['[F-NN]', 'a step, then a Nightrider', [[FERZ, { outward: KNIGHT, most: FAR }]]],
  ['[vW?B]', 'the snake', [[first([0, 180])], [first([0, 180]), { outward: BISHOP, most: FAR }]]],
  [
    't[W2F]',
    'up to two squares, then outward',
    [[first(STRAIGHT, 2)], [first(STRAIGHT, 2), { outward: BISHOP, most: 1 }]],
  ],
];

describe('Captures in passing', () => {
  /** A Runner on b1 goes straight ahead, and a Hunter of the other side stands on that square. */
  const hunted = (runner: string, hunter: string, stones: string): OwnTable =>
    new OwnTable(
      variantOf(
        gameText({
          kinds: [`Runner R moves = ${runner}`, `Hunter H moves = ${hunter}`, 'Stone S moves = W'],
          rows: 'h....\n.....\n.....\n.....\n....R',
        }),
      ),
      `R@b1 ${stones}`,
    );
  const after = (runner: string, hunter: string, stones: string, move: string): readonly string[] =>
    hunted(runner, hunter, stones)
      .play(move)
      .texts.filter((text) => text.startsWith('H'))
      .toSorted();
  test.each([
    ['nafmW', 'ceF', 'h@a3', 'Rb1-b3', 'whoever goes on behind “n” may be captured where it passed', 'Ha3xb3-b2'],
    ['mnafnafmW', 'ceF', 'h@a4', 'Rb1-b4', 'on the second square that it passed as well', 'Ha4xb4-b3'],
    ['nafmW', 'afceF', 'h@d4', 'Rb1-b3', 'at the end of a bent move', 'Hd4xb3-b2'],
    ['nR', 'ceF', 'h@a3', 'Rb1-b3', 'but nowhere on an unbent line, where “n” changes nothing', ''],
    ['afmW', 'ceF', 'h@a3', 'Rb1-b3', 'and nowhere without “n”', ''],
    ['nafmW', 'eafmF', 'h@a3', 'Rb1-b3', 'on the way of a bent move, which goes on behind it', 'Ha3xb3-c1'],
  ])('%s and %s: %s %s, %s', (runner, hunter, stones, move, _, captures) => {
    expect(after(runner, hunter, stones, move).join(' ')).toBe(captures);
  });
});

describe('In 60 random positions', () => {
  test.each(PIECES)('%s goes where the slow model says: %s', (betza, _, ways) => {
    const variant = variantOf(game(betza));
    const dice = new Dice(33);
    let ends = 0;
    for (let n = 0; n < 60; n++) {
      const cells = [...FILES].flatMap((file) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${file}${rank}`));
      const draw = (): string => cells.splice(dice.below(cells.length), 1)[0];
      const home = draw();
      const at = new Map<string, string>([[draw(), 's']]);
      for (let stones = dice.below(25); stones > 0; stones--) at.set(draw(), dice.below(2) === 0 ? 's' : 'S');
      const stones = [...at].map(([cell, stone]) => `${stone}@${cell}`).join(' ');
      const texts = new OwnTable(variant, `X@${home} ${stones}`).of(home);
      const cellsOf = [...new Set(texts.map((text) => /[-x]([a-i]\d)/.exec(text)![1]))].sort();
      const slow = [...new Set(ways.flatMap((legs) => slowEnds(legs, pointOf(home), at)))].sort();
      ends += slow.length;
      expect(cellsOf, `${betza} on ${home}: ${stones}`).toEqual(slow);
    }
    expect(ends).toBeGreaterThan(30);
  });
  test.each(PIECES)('%s has a diagram: %s', (betza) => {
    const read = readGame(game(betza));
    expect(read.ok && diagramOf(read.data, 'man')).toMatchObject({ pieces: expect.stringContaining('X@') });
  });
});

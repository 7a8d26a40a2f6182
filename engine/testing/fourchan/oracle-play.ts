/**
 * Seeded play of the oracle of 4chan chess, made to survive and to use everything: what is to be done is drawn first by
 * its sort and by who does it, so that a /tg/ with forty lifts weighs no more than an anon; and positions scattered at
 * random, with stacks, hands, teleporters, promoted pieces and things absorbed. Everything follows from the dice.
 */
import type { Dice } from '../dice.ts';
import { actions, apply, type OracleAction } from './oracle.ts';
import { ownMoves } from './oracle-moves.ts';
import {
  allCells,
  type Cell,
  cellDistance,
  KIND_OF_LETTER,
  type Kind,
  letterOf,
  nameOf,
  type OracleMoves,
  type OracleOptions,
  type OraclePosition,
  ownRank,
  parse,
  type Side,
  union,
} from './oracle-positions.ts';

/** Rare sorts are worth a detour, captures would soon empty the board. Tuned by looking at what random games contain. */
const WEIGHT: Readonly<Record<OracleAction['does'], number>> = {
  move: 1,
  capture: 0.5,
  board: 2,
  rage: 1,
  shot: 1,
  lift: 2,
  castle: 8,
  drop: 1,
};

/** what somebody does, promoting or not, leaving something behind or not: "move +k=+" */
const sortOf = (action: OracleAction): string => {
  if (action.does === 'drop') return `drop ${action.kind}`;
  const letter = /^\+?[A-Z]/.exec(action.text);
  return `${action.does} ${letter}${action.promotes ? '=' : ''}${action.leaves ? '#' : ''}`;
};

/** One of the actions, drawn by sort. */
function drawn(choices: readonly OracleAction[], dice: Dice): OracleAction {
  const sorts = new Map<string, OracleAction[]>();
  for (const action of choices) {
    const sort = sortOf(action);
    sorts.set(sort, [...(sorts.get(sort) ?? []), action]);
  }
  const groups = [...sorts.values()];
  let rest = dice.roll() * groups.reduce((sum, group) => sum + WEIGHT[group[0].does], 0);
  for (const group of groups) {
    rest -= WEIGHT[group[0].does];
    if (rest <= 0) return dice.pick(group);
  }
  return dice.pick(groups[groups.length - 1]);
}

/** An action that loses nobody's admin; after some tries any; null where there is none. */
export function surviving(position: OraclePosition, dice: Dice): OracleAction | null {
  const choices = actions(position);
  if (choices.length === 0) return null;
  for (let attempt = 0; attempt < 12; attempt++) {
    const action = drawn(choices, dice);
    if (apply(position, action).lost === null) return action;
  }
  return drawn(choices, dice);
}

const SIDES = ['white', 'black'] as const;
const KINDS: readonly Kind[] = Object.values(KIND_OF_LETTER).filter((kind) => kind !== 'admin');
/** Kinds with rules of their own come more often. */
const OFTEN: readonly Kind[] = ['anon', 'anon', 'n', 'n', 'r9k', 'tg', 'd', 'd', 'b', 'b', 'sci', 'vp', 'x', 'k', 'v'];

/** What one kind or two together can do, or nothing. */
function someMoves(dice: Dice): OracleMoves {
  const some = () => ownMoves(dice.pick(KINDS), dice.roll() < 0.3);
  const roll = dice.roll();
  return roll < 0.1 ? [] : roll < 0.7 ? some() : union(some(), some());
}

/** Men, hands and teleporters anywhere; up to `most` men and the admins. */
export function scattered(dice: Dice, options: Partial<OracleOptions> = {}, most = 40): OraclePosition {
  const free = new Set(allCells);
  const tokens: string[] = [];
  const absorbed: Record<string, OracleMoves> = {};
  const write = (kind: Kind, side: Side, promoted: boolean, place: string): void => {
    const letter = letterOf(kind, promoted);
    tokens.push(`${side === 'white' ? letter : letter.toLowerCase()}@${place}`);
    if (kind === 'd' && dice.roll() < 0.6 && !place.startsWith('-'))
      absorbed[place.slice(0, 2 + +(place[2] === '0'))] = someMoves(dice);
  };
  const taken = (fits: (cell: Cell) => boolean): Cell => {
    const fitting = [...free].filter(fits);
    const cell = dice.pick(fitting.length > 0 ? fitting : [...free]);
    free.delete(cell);
    return cell;
  };
  /** where everybody gathers, so that they meet */
  const heart = dice.pick(allCells);
  const near = dice.pick([2, 3, 4, 9]);
  for (const side of SIDES) {
    const row = side === 'white' ? 10 : 80;
    const home = options.array === 'rotated' && side === 'black' ? row + 5 : row + 4;
    if (dice.roll() < 0.35 && free.has(home)) {
      free.delete(home);
      write('admin', side, false, `${nameOf(home)}'`);
      for (const corner of [row, row + 9]) {
        if (dice.roll() < 0.2 || !free.has(corner)) continue;
        // castling there ends on both ends of one pair (C-A7)
        if (dice.roll() < 0.3 && !tokens.some((t) => t.startsWith('#'))) {
          const ends = corner === row ? [row + 1, row + 2] : [row + 8, row + 7];
          const owner = dice.pick(SIDES)[0];
          for (const end of ends) tokens.push(`#${owner}@${nameOf(end)}`);
        }
        free.delete(corner);
        write('n', side, false, `${nameOf(corner)}'`);
        // somebody has come back to it
        if (dice.roll() < 0.2)
          write(dice.pick(KINDS.filter((kind) => kind !== 'n')), side, false, `${nameOf(corner)}^`);
      }
    } else write('admin', side, false, nameOf(taken(() => true)));
  }
  for (let men = Math.ceil(most / 5) + dice.below(Math.ceil(most * 0.8)); men > 0; men--) {
    const kind = dice.pick(dice.roll() < 0.5 ? OFTEN : KINDS);
    const side = dice.pick(SIDES);
    const promoted = dice.roll() < 0.3;
    const early = kind === 'anon' && !promoted && dice.roll() < 0.4;
    const cell = taken((at) =>
      early
        ? ownRank(side, at) === 3
        : cellDistance(at, heart) <= near && (kind !== 'anon' || promoted || ownRank(side, at) < 10),
    );
    if (kind === 'anon' && !promoted && ownRank(side, cell) === 10) continue;
    write(kind, side, promoted, nameOf(cell) + (early && ownRank(side, cell) === 3 ? "'" : ''));
    if (kind !== 'n' || dice.roll() < 0.45) continue;
    const rider = dice.pick(KINDS.filter((other) => other !== 'n'));
    const isUp = dice.roll() < 0.3;
    write(rider, side, isUp, `${nameOf(cell)}^`);
  }
  for (const side of SIDES) {
    if (dice.roll() < 0.5) {
      for (let held = dice.below(8); held > 1; held--)
        write(dice.pick(dice.roll() < 0.4 ? ['anon'] : KINDS), side, false, '-');
    }
    if (dice.roll() < 0.8 && !tokens.some((t) => t.startsWith(`#${side[0]}`))) {
      const isLaid = (cell: Cell) => tokens.some((t) => t.startsWith('#') && t.endsWith(`@${nameOf(cell)}`));
      const cells = dice.shuffled(
        allCells.filter((cell) => cellDistance(cell, heart) <= Math.min(near, 3) && !isLaid(cell)),
      );
      // mostly one end is free to land on, and somebody stands on the other
      const one = (dice.roll() < 0.7 && cells.find((cell) => free.has(cell))) || cells[0];
      const others = [...cells, ...allCells.filter((cell) => !isLaid(cell))].filter((cell) => cell !== one);
      const other = (dice.roll() < 0.7 && others.find((cell) => !free.has(cell))) || others[0];
      tokens.push(`#${side[0]}@${nameOf(one)}`);
      if (dice.roll() < 0.9) tokens.push(`#${side[0]}@${nameOf(other)}`);
    }
  }
  const lastOf = () => (dice.roll() < 0.1 ? null : someMoves(dice));
  return parse(tokens.join(' '), dice.pick(SIDES), { last: { white: lastOf(), black: lastOf() }, absorbed, options });
}

/** Random positions to practise in: one piece of the learner's, what the game cannot do without, and a few enemies. */
import type { Cell } from '../core/ids.ts';
import type { PieceType, Variant } from '../core/variant.ts';
import type { Chance } from '../search/chance.ts';

/** What every position of a game needs, and which enemies stand there to be captured; tokens of the census. */
interface Ground {
  /** the learner's royal piece and the other side's, without their cells */
  readonly royals: readonly [string, string];
  /** letters of the second side */
  readonly enemies: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
  /** what is written behind the letter of a piece, by that letter, the usual under the empty one: the colour of a unit */
  readonly colours?: Readonly<Record<string, string>>;
  /** the letter of the piece that leads a colour: without it next to the unit that is practised, that is cut off */
  readonly leader?: string;
  /** kinds that copy another one: what the other side may have moved last */
  readonly copies?: Readonly<Record<string, readonly string[]>>;
}
const grounds: Readonly<Record<string, Ground>> = {
  acid: { royals: ['K', 'k'], enemies: ['d', 'r', 'v', 'g'] },
  deicide: {
    ...{ royals: ['K', 'k'], enemies: ['n', 'b', 'r', 'q'], fields: { phase: 'play' } },
    copies: { fool: ['N', 'B', 'R', 'Q', 'W', 'H'] },
  },
  fourchan: {
    ...{ royals: ['A', 'a'], enemies: ['o', 'm', 't', 'n'] },
    copies: { b: ['K', 'N', 'M', 'T'], '+b': ['K', 'N', 'M', 'T'] },
  },
  chesimals: {
    ...{ royals: ['Cw', 'Cb'], enemies: ['Gp', 'Ep', 'Nr', 'Wg'] },
    // units stand in the colours that have such units in the array
    ...{ colours: { '': 'w', E: 'y', W: 'o' }, leader: 'C' },
  },
};

/** Most enemies stand within so many squares, or hardly any piece would have something to do with them. */
const CLOSE = 3;
const OFTEN = 0.7;

export interface Sketch {
  readonly pieces: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** where the piece stands that is practised */
  readonly at: string;
}
/** Null where the game has no ground to practise on. */
export function sketched(variant: Variant, type: PieceType, enemies: number, chance: Chance): Sketch | null {
  const ground = grounds[variant.id];
  if (!ground) return null;
  const { topology } = variant;
  const middle = topology.at(topology.width >> 1, topology.height >> 1);
  const left = [...topology.cells];
  const taken = (isMeant: (cell: Cell) => boolean = () => true): string => {
    const free = left.filter(isMeant);
    const cell = free[chance.below(free.length)] ?? left[0];
    left.splice(left.indexOf(cell), 1);
    return topology.name(cell);
  };
  const one = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  const square = taken((cell) => topology.zone(cell) === topology.zone(middle));
  const here = topology.parse(square) ?? middle;
  // what cannot move at all is put on the board from the hand
  const at = type.rules.length === 0 && !type.borrowing ? '-' : square;
  const copies = ground.copies?.[type.id];
  const colour = ground.colours?.[type.letter] ?? ground.colours?.[''] ?? '';
  const tokens = [`${type.letter}${colour}@${at}${copies ? `=${one(copies)}` : ''}`];
  const [own, other] = ground.royals;
  const leader = ground.leader === undefined ? null : `${ground.leader}${colour}`;
  if (leader !== null && ground.leader !== type.letter)
    tokens.push(`${leader}@${taken((cell) => topology.areNeighbours(here, cell))}`);
  if (!own.startsWith(type.letter) && own !== leader) tokens.push(`${own}@${taken()}`);
  const isClose = (cell: Cell): boolean =>
    Math.max(Math.abs(topology.x(cell) - topology.x(here)), Math.abs(topology.y(cell) - topology.y(here))) <= CLOSE;
  // where every unit may reach it in a turn, it would be captured instead of what is asked for
  tokens.push(`${other}@${taken(ground.leader === undefined ? undefined : (cell) => !isClose(cell))}`);
  for (let n = 0; n < enemies; n++)
    tokens.push(`${one(ground.enemies)}@${taken(chance.roll() < OFTEN ? isClose : undefined)}`);
  return { at, pieces: tokens.join(' '), ...(ground.fields && { fields: ground.fields }) };
}

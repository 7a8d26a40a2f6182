/**
 * Random starts of 4chan chess with everything in them: all kinds in both forms, riders on /n/s, full hands, teleporters,
 * /d/s that have absorbed, /b/s with something to copy, Admins that may still castle.
 */
import type { StartPosition } from '../../core/vocabulary.ts';
import { board, LAST_RANK, relativeRank } from '../../variants/fourchan/board.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import type { Dice } from '../dice.ts';

const SIDES = ['white', 'black'] as const;
const KINDS = fourchan.types.filter((t) => !t.royal && t.promotedFrom === undefined).map((t) => t.id);
/** Those that need others near them to do what they are here for. */
const HOT = ['n', 'n', 'r9k', 'tg', 'mlp', 'v', 'x', 'vp', 'vp', 'sci', 'd', 'b', 'anon', 'anon', 'k'];

type Written = Record<string, unknown> & { kind: string; side: string; at: string };

class Crowd {
  readonly dice: Dice;
  readonly taken = new Set<string>();
  readonly pieces: Written[] = [];
  constructor(dice: Dice) {
    this.dice = dice;
  }
  /** Somebody where nobody is; an Anon that could not move any more is left out. */
  add(kind: string, side: string, at: string, more: object = {}): void {
    const rank = relativeRank(board.parse(at)!, side === 'white' ? 0 : 1);
    if (this.taken.has(at) || (kind === 'anon' && rank === LAST_RANK && !('promoted' in more))) return;
    this.taken.add(at);
    this.pieces.push({ kind, side, at, ...more });
  }
  ride(kind: string, side: string, at: string, more: object): void {
    const mounts = this.pieces.filter((p) => p.at === at);
    if (kind === 'n' || mounts.length !== 1 || mounts[0].kind !== 'n' || mounts[0].side !== side) return;
    this.pieces.push({ kind, side, at, rides: true, ...more });
  }
  anywhere(): string {
    return board.name(this.dice.pick(board.cells));
  }
  /** what may be told of a piece of that kind */
  more(kind: string): object {
    const { dice } = this;
    const promoted = dice.roll() < 0.35;
    const absorbed = kind === 'd' && dice.roll() < 0.6;
    const moved = ['n', 'anon'].includes(kind) && !(kind === 'anon' && promoted) && dice.roll() < 0.5;
    return {
      ...(promoted && { promoted }),
      ...(absorbed && { absorbed: dice.roll() < 0.2 ? [] : [dice.pick(KINDS), dice.pick(KINDS)].slice(dice.below(2)) }),
      ...(moved && { hasMoved: true }),
    };
  }
}

const HOME = { white: '2', black: '9' } as const;
/** An Admin that never moved, with both its /n/s. */
const addCastle = (c: Crowd, side: (typeof SIDES)[number]): void => {
  const rank = HOME[side];
  for (const at of ['b', 'c', 'd', 'f', 'g', 'h', 'i']) if (c.dice.roll() < 0.9) c.taken.add(at + rank);
  c.add('admin', side, `e${rank}`);
  c.add('n', side, `a${rank}`);
  c.add('n', side, `j${rank}`);
};
const kindsOf = (dice: Dice): string[] | null =>
  dice.roll() < 0.15 ? null : [dice.pick(KINDS), dice.pick(KINDS)].slice(dice.below(2));

export const crowd = (dice: Dice): StartPosition => {
  const c = new Crowd(dice);
  for (const side of SIDES) {
    if (dice.roll() < 0.25) addCastle(c, side);
    else c.add('admin', side, c.anywhere(), { hasMoved: true });
  }
  if (c.pieces.filter((p) => p.kind === 'admin').length < 2) return crowd(dice);
  const kinds = dice.roll() < 0.6 ? HOT : KINDS;
  for (let n = 8 + dice.below(44); n > 0; n--) {
    const kind = dice.pick(kinds);
    c.add(kind, dice.pick(SIDES), c.anywhere(), c.more(kind));
  }
  for (const { kind, side, at } of [...c.pieces]) {
    const rider = dice.pick(HOT);
    if (kind === 'n' && dice.roll() < 0.5) c.ride(rider, side, at, c.more(rider));
  }
  const hand = (): string[] => Array.from({ length: dice.roll() < 0.3 ? 6 : dice.below(4) }, () => dice.pick(KINDS));
  const cells = dice.shuffled(board.cells).map((cell) => board.name(cell));
  const teleporters = SIDES.flatMap((side) =>
    cells.splice(0, dice.below(3)).map((at) => ({ feature: `teleporter-${side}`, at })),
  );
  return {
    turn: dice.pick(SIDES),
    pieces: c.pieces,
    hands: { white: hand(), black: hand() },
    teleporters,
    lastPlayed: { white: kindsOf(dice), black: kindsOf(dice) },
  };
};

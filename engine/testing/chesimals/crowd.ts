/**
 * Random starts of Chesimals with everything in them: armies close together, chains that wind and break, colours without
 * a Chief, turns that are half over.
 */
import type { Topology } from '../../core/board/topology.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { tall } from '../../variants/chesimals/board.ts';
import { colours } from '../../variants/chesimals/colours.ts';
import type { Dice } from '../dice.ts';

const SIDES = ['white', 'black'] as const;
const SPECIALISTS = ['warmachine', 'elephant'];
const KINDS = ['knight', 'warmachine', 'elephant', 'guard', 'guard'];
type Written = { kind: string; side: string; at: string; colour: string; moved?: boolean; went?: string };

/** A chesimal: its Chief, if it has one, and units beside it, beside each other, or strayed. */
const chesimal = (
  board: Topology,
  dice: Dice,
  taken: Set<string>,
  index: number,
  near: readonly [number, number],
): Written[] => {
  const { id, side } = colours[index];
  const units: Written[] = [];
  const add = (kind: string, x: number, y: number): void => {
    const cell = board.at(x, y);
    if (!board.cells.includes(cell) || taken.has(board.name(cell))) return;
    taken.add(board.name(cell));
    units.push({ kind, side: SIDES[side], at: board.name(cell), colour: id });
  };
  const spread = 1 + dice.below(4);
  const around = (c: number): number => c + dice.below(2 * spread + 1) - spread;
  if (dice.roll() < 0.85) add('chief', ...near);
  for (let n = dice.below(9); n > 0; n--) add(dice.pick(KINDS), around(near[0]), around(near[1]));
  return units;
};

/** `neutrals`: some units belong to nobody (Q41). */
export const crowd = (dice: Dice, board: Topology = tall, neutrals = false): StartPosition => {
  const taken = new Set<string>();
  const middle = 3 + dice.below(board.height - 6);
  const pieces = dice.shuffled(colours.map((_, i) => i)).flatMap((index) => {
    if (dice.roll() < 0.1) return [];
    return chesimal(board, dice, taken, index, [dice.below(board.width), middle + dice.below(7) - 3]);
  });
  const isLed = (id: string): boolean => pieces.some((p) => p.kind === 'chief' && p.colour === id);
  const royal = (ids: readonly string[]): boolean => ids.some(isLed);
  if (!royal(['white', 'grey']) || !royal(['blue', 'red'])) return crowd(dice, board, neutrals);
  const turn = dice.pick(SIDES);
  const own = colours.filter((c) => SIDES[c.side] === turn && pieces.some((p) => p.colour === c.id));
  const moving = dice.roll() < 0.3 ? dice.pick(own).id : null;
  for (const p of pieces) if (p.colour === moving && dice.roll() < 0.4) p.moved = true;
  if (neutrals) {
    const isBegun = pieces.some((p) => p.moved);
    for (const p of pieces) {
      if (p.kind === 'chief' || p.moved || dice.roll() > 0.15) continue;
      p.colour = 'neutral';
      p.side = SIDES[0]; // which says nothing
      if (isBegun && dice.roll() < 0.3) p.moved = true;
    }
  }
  const isOfTurn = (p: Written): boolean => p.moved === true && p.colour !== 'neutral';
  // a way that the Guards of any colour may have gone, whoever else of it has moved
  const way = pieces.some((p) => isOfTurn(p) && p.kind === 'warmachine') ? 'straight' : 'diagonal';
  const isKept = way === 'diagonal' || !pieces.some((p) => isOfTurn(p) && p.kind === 'elephant');
  if (isKept && dice.roll() < 0.7) for (const p of pieces) if (isOfTurn(p) && p.kind === 'guard') p.went = way;
  // or Warmachines and Elephants that were absorbed (Q42)
  for (const p of pieces) if (isOfTurn(p) && SPECIALISTS.includes(p.kind) && dice.roll() < 0.3) p.went = 'still';
  const captured = pieces.some((p) => p.moved) && dice.roll() < 0.3 ? { captured: true } : {};
  // the Chiefs that could still lead, where any of the side may (Q40)
  const chiefs = own.map(({ id }) => id).filter(isLed);
  const some = chiefs.filter(() => dice.roll() < 0.6);
  const leaders = pieces.some((p) => p.moved) && some.length > 0 ? { leaders: some } : {};
  return { turn, pieces, quiet: dice.roll() < 0.15 ? 98 + dice.below(2) : dice.below(98), ...captured, ...leaders };
};

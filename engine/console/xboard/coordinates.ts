/**
 * Coordinate notation, as chess programs write moves: `e2e4`, `e7e8q`, `e1g1` for castling, `P@e4` for a drop, `+` behind a
 * piece that takes its promoted form. For games of one action a turn. On boards of ten ranks these are counted from 0, as
 * XBoard does it.
 */
import type { Topology } from '../../core/board/topology.ts';
import type { Action, Position } from '../../core/position.ts';

const RANKS_FROM_0 = 10;

const cellText = (topology: Topology, name: string): string => {
  const ranks = new Set(topology.cells.map((cell) => topology.y(cell))).size;
  return ranks === RANKS_FROM_0 ? `${name[0]}${Number(name.slice(1)) - 1}` : name;
};

/** Null for what has no such text, as a turn that is passed. */
export function coordinatesOf({ variant: { topology } }: Position, { from, to, text }: Action): string | null {
  if (to === null) return null;
  const end = cellText(topology, topology.name(to));
  if (from === null) return `${text.split('@')[0]}@${end}`;
  const [, isForm, letter] = text.match(/=(\+?)([A-Z])/) ?? [];
  const becomes = letter === undefined ? '' : isForm || letter.toLowerCase();
  return `${cellText(topology, topology.name(from))}${end}${becomes}`;
}
/** The action that is written so in coordinates; `=` behind it, where nobody promotes, and the case of letters are free. */
export function actionAt(position: Position, typed: string): Action | null {
  const wanted = typed.toLowerCase().replace(/=$/, '');
  return position.actions().find((action) => coordinatesOf(position, action)?.toLowerCase() === wanted) ?? null;
}

/** Positions and plays of the two small games that nobody plays, for tests, told as short lines. */

import type { Effect } from '../../core/effects.ts';
import type { Cell } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import { startOfCensus } from '../../core/start/census.ts';
import type { Variant } from '../../core/variant.ts';
import { testVariant } from './test-variant.ts';
import { testVariantHigh } from './test-variant-high.ts';

export const cell = (name: string): Cell => testVariant.topology.parse(name)!;
interface More {
  readonly terrain?: readonly object[];
  readonly [field: string]: unknown;
}
const startIn =
  (variant: Variant) =>
  (line: string, more: More = {}, turn = 'white'): Position => {
    const start = startOfCensus(variant, line);
    if (!start.ok) throw new Error(start.error.message);
    const terrain = [...((start.value.terrain ?? []) as object[]), ...(more.terrain ?? [])];
    const made = Position.start(variant, {}, { ...start.value, ...more, terrain, turn });
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  };
/** A position from census tokens and whatever else a start may say. */
export const from = startIn(testVariant);
export const high = startIn(testVariantHigh);
export const play = (position: Position, ...texts: string[]): readonly Effect[] =>
  texts.flatMap((text) => {
    const action = position.find(text);
    if (!action.ok) throw new Error(action.error.message);
    return position.play(action.value);
  });
export const textsOf = (position: Position, at: string): string[] =>
  position
    .actionsOf(position.game.pieceOn(cell(at)))
    .map((a) => a.text)
    .sort();
/** Of everybody who stands there. */
export const textsFrom = (position: Position, at: string): string[] =>
  position
    .actions()
    .flatMap((a) => (a.from === cell(at) ? [a.text] : []))
    .sort();
/** The id of everybody's kind, by piece. */
export const kinds = ({ game }: Position): string[] => game.pieces.map((p) => game.typeOf(p).id);
export const told = (effects: readonly Effect[]): string[] =>
  effects.map((e) => {
    const { topology } = testVariant;
    switch (e.do) {
      case 'go':
        return `go ${topology.name(e.from)} ${topology.name(e.to)} ${e.how}`;
      case 'retract':
      case 'banish':
        return `${e.do} ${topology.name(e.from)} ${topology.name(e.to)}`;
      case 'tick':
        return `tick ${topology.name(e.to)} ${e.left}`;
      case 'feature':
        return `${e.feature} ${topology.name(e.cell)} ${e.on ? 'on' : 'off'} ${e.hidden ?? '-'}${e.shows ? ' shown' : ''}`;
      case 'recruit':
        return `recruit ${topology.name(e.at)}`;
      case 'take':
        return `take ${topology.name(e.from)}`;
      case 'turn':
        return `turn ${e.side} ${e.turnNumber}`;
      default:
        return e.do;
    }
  });

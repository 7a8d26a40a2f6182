/** The players of the ladder by the names that are written in its data: `level:4`, `greedy`, `random`, `nodes:5000` … */

import type { Variant } from '../../engine/core/variant.ts';
import { evaluatorOf } from '../../engine/search/evaluate.ts';
import { type Level, levelNamed } from '../../engine/search/levels.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import {
  type ArenaPlayer,
  greedyPlayer,
  levelPlayer,
  plainEvaluatorOf,
  randomPlayer,
  searchPlayer,
} from '../../engine/testing/arena.ts';
import { judgementOf } from '../../engine/variants/judgements.ts';
import type { GameLine } from './results.ts';
import { uctPlayer } from './uct.ts';
import { within } from './within.ts';

export interface NamedPlayer {
  readonly name: string;
  /** all that may be changed in it: games count for these alone */
  readonly settings: string;
  readonly player: ArenaPlayer;
}

/** Wiped before every use, so all players share it. */
const table = new TranspositionTable();

/** Does the game tell of its players as they are set now? Of a player that is none of ours we cannot know. */
export function isSetAsNow({ variant, a, aSettings, b, bSettings }: GameLine): boolean {
  return playerSettings(a, variant) === aSettings && playerSettings(b, variant) === bSettings;
}
/** The level that a player's name means, such as `level:4`; undefined: none. */
export function levelIn(name: string): Level | undefined {
  const [kind, id] = name.split(':');
  return kind === 'level' ? levelNamed(id) : undefined;
}
/** All that may be changed in a player without changing its name, as far as it matters in the game. */
export function playerSettings(name: string, variantId: string): string {
  const level = levelIn(name);
  if (!level) return '';
  const { limits, leastShare = 0, quiescence, heat, margin, choices } = level;
  const { shareOfNodes = 1 } = judgementOf(variantId);
  const settings = { limits, quiescence, heat, margin, choices };
  return JSON.stringify(leastShare > shareOfNodes ? { ...settings, leastShare } : settings);
}

/** What is wrong with a name is thrown. */
export function playerNamed(name: string, variant: Variant): NamedPlayer {
  const [kind, value] = name.split(':');
  const number = Number(value);
  const named = (player: ArenaPlayer): NamedPlayer => ({ name, settings: playerSettings(name, variant.id), player });
  if (name === 'random') return named(randomPlayer);
  if (name === 'greedy') return named(greedyPlayer);
  const level = levelIn(name);
  if (level) return named(levelPlayer(level, table));
  const evaluator = kind === 'plain' ? plainEvaluatorOf(variant) : evaluatorOf(variant);
  if (Number.isInteger(number) && number > 0) {
    if (kind === 'nodes' || kind === 'plain')
      return named(searchPlayer({ limits: { nodes: number }, evaluator, table }));
    if (kind === 'uct') return named(uctPlayer(evaluator, within(number)));
    if (kind === 'time') return named(searchPlayer({ limits: {}, evaluator, table, stopper: within(number) }));
  }
  throw new Error(
    `There is no player "${name}"; there are level:ID, level:ID:NODES, nodes:N, plain:N, time:MILLISECONDS, uct:MILLISECONDS, greedy and random.`,
  );
}

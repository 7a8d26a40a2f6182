/**
 * Random play of Chesimals that uses everything: a sort of action is chosen first and then one of it, turns are ended as
 * seldom as units are left, and most games start from crowds. Also counts what was executed, so that tests can ask for
 * enough of it.
 */
import { summarize } from '../../core/action-summary.ts';
import type { Effect } from '../../core/effects.ts';
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { newGame } from '../../core/start/start.ts';
import type { Variant } from '../../core/variant.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { chiefOf, colour, groupOfUnit, unitsOf } from '../../variants/chesimals/board.ts';
import { isJoined, isLeaderless } from '../../variants/chesimals/chain.ts';
import { colours } from '../../variants/chesimals/colours.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { drawn, hasBegun, hasMovedThisTurn } from '../../variants/chesimals/turn.ts';
import type { Dice } from '../dice.ts';
import { randomOptions as randomOptionsOf } from '../random-options.ts';
import { Tally as Counts, playBySorts } from '../sample.ts';
import { crowd } from './crowd.ts';

export const randomOptions = (dice: Dice): Options => randomOptionsOf(chesimals, dice);
const gameOf = (variant: Variant, options: Options, start?: StartPosition): Game => {
  const game = newGame(variant, options, start);
  if (!game.ok) throw new Error(`${game.error.message} ${JSON.stringify(start)}`);
  return game.value;
};
/** A quarter from the usual array, the rest from crowds. */
export const randomGame = (seed: number, dice: Dice, variant: Variant = chesimals): Game => {
  const options = randomOptions(dice);
  const start = seed % 4 === 0 ? undefined : crowd(dice, variant.topology, options.convert === 'all');
  return gameOf(variant, options, start);
};

/** What is told of an action before it is played. */
const traitsOf = (game: Game, { plans }: Planner, i: number): string[] => {
  const a = summarize(game, plans, i);
  const rule = game.ruleIndex.wordsOf(plans.because[i]).id;
  if (a.mover === NOBODY) return [`kind ${a.kind}`, `rule ${rule}`];
  const takesChief = a.taken.some((t) => game.typeOf(t.piece).id === 'chief');
  const own = game.get(colour, a.mover);
  return [
    `kind ${a.kind}`,
    `rule ${rule}`,
    `by ${game.typeOf(a.mover).id}`,
    `colour ${groupOfUnit(game, a.mover).id}`,
    ...(takesChief ? ['takes a Chief'] : []),
    ...(a.taken.some((t) => game.isNeutral(t.piece)) ? ['takes a neutral unit'] : []),
    ...(a.via.length > 0 ? ['two steps'] : []),
    ...(!hasBegun(game) ? ['first of its turn'] : ['goes on']),
    ...(chiefOf(game, own) === a.mover && unitsOf(game, own).some((p) => !isJoined(game, p))
      ? ['Chief of strays']
      : []),
  ];
};

/** How often each thing was done. */
export class Tally extends Counts {
  count(game: Game, traits: readonly string[], effects: readonly Effect[]): void {
    for (const trait of traits) this.add(trait);
    for (const id of Object.keys(game.options)) this.add(`option ${id}=${game.options[id]}`);
    for (const e of effects) {
      if (e.do === 'go') this.add(`go ${e.how}`);
      else if (e.do === 'end') this.add(`ending ${e.reason}`);
      else if (e.do === 'state') this.add(`${e.state} ${e.on ? 'begins' : 'ends'}`);
      else this.add(e.do);
    }
  }
  /** A position before its action. */
  see(game: Game): void {
    const standing = game.pieces.filter((p) => game.cellOf(p) !== OFF);
    if (standing.some((p) => hasMovedThisTurn(game, p))) this.add('positions in mid-turn');
    if (standing.some((p) => game.isNeutral(p))) this.add('positions with neutral units');
    if (standing.some((p) => isLeaderless(game, p) && !game.isNeutral(p))) this.add('positions with stone');
    if (standing.some((p) => !isLeaderless(game, p) && !isJoined(game, p))) this.add('positions with strays');
  }
}

/** Play on for at most so many actions, every sort of them. */
export const playOn = playBySorts({ traitsOf, isDone: (game) => drawn(game) !== null });

/** What the whole of random play must have done a hundred times. */
export const EVERYTHING: readonly string[] = [
  ...['move', 'capture', 'convert', 'neutralize', 'end-turn'].map((kind) => `kind ${kind}`),
  ...chesimals.types.flatMap((t) => t.rules.map(({ id }) => `rule ${id}`)),
  ...chesimals.types.map((t) => `by ${t.id}`),
  ...colours.map(({ id }) => `colour ${id}`),
  ...chesimals.options.flatMap((o) => o.values.map((v) => `option ${o.id}=${v.id}`)),
  ...[
    'rule end-turn',
    'takes a Chief',
    'takes a neutral unit',
    'positions with neutral units',
    'two steps',
    'first of its turn',
    'goes on',
    'Chief of strays',
  ],
  ...['cut-off begins', 'cut-off ends', 'leaderless begins', 'go walk', 'go leap', 'take', 'convert', 'turn'],
  ...['ending chiefs-taken', 'positions in mid-turn', 'positions with stone', 'positions with strays'],
];

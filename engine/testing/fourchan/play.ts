/**
 * Random play of 4chan chess that uses everything: a sort of action is chosen first and then one of it, games that would
 * end are mostly kept alive, and most start from crowds with stacks, hands and teleporters. Also counts what was executed,
 * so that tests can ask for enough of it.
 */
import { summarize } from '../../core/action-summary.ts';
import type { Effect } from '../../core/effects.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { newGame } from '../../core/start/start.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { rules } from '../../variants/fourchan/words/words.ts';
import type { Dice } from '../dice.ts';
import { randomOptions as randomOptionsOf } from '../random-options.ts';
import { Tally as Counts, playBySorts } from '../sample.ts';
import { crowd } from './crowd.ts';

export const randomOptions = (dice: Dice): Options => randomOptionsOf(fourchan, dice);
const gameOf = (options: Options, start?: StartPosition): Game => {
  const game = newGame(fourchan, options, start);
  if (!game.ok) throw new Error(`${game.error.message} ${JSON.stringify(start)}`);
  return game.value;
};
/** A quarter from the usual array, the rest from crowds. */
export const randomGame = (seed: number, dice: Dice): Game =>
  gameOf(randomOptions(dice), seed % 4 === 0 ? undefined : crowd(dice));

const idOf = new Map<string, string>(Object.values(rules).map(({ id, says }) => [says, id]));
/** What is told of an action before it is played. */
const traitsOf = (game: Game, { plans }: Planner, i: number): string[] => {
  const a = summarize(game, plans, i);
  const type = a.mover === NOBODY ? null : game.typeOf(a.mover);
  const isBorrowed = type !== null && !isOwn(type, game.ruleIndex.wordsOf(plans.because[i]).id);
  const rider = a.from === OFF ? NOBODY : game.riderOn(a.from);
  return [
    `kind ${a.kind}`,
    `rule ${game.ruleIndex.wordsOf(plans.because[i]).id}`,
    ...(type ? [`by ${type.id}`] : []),
    ...(a.promotion === null ? [] : [`promotion by ${a.kind}`]),
    ...(a.left === null ? [] : ['leaves a teleporter']),
    ...throughGate(game, a.to),
    ...(a.taken.some((t) => game.typeOf(t.piece).royal && game.sideOf(t.piece) === game.toMove) ? ['own Admin'] : []),
    ...(isBorrowed && type ? [`${type.id} as another`] : []),
    ...(a.taken.length > 1 ? ['takes several'] : []),
    ...(a.taken.some((t) => game.sideOf(t.piece) === game.toMove) ? ['takes its own'] : []),
    ...(rider !== NOBODY && rider === a.mover ? ['rides off'] : []),
    ...(rider !== NOBODY && rider !== a.mover && a.to !== a.from ? ['carries'] : []),
  ];
};
const throughGate = (game: Game, to: Cell): string[] => {
  const exit = to === OFF ? OFF : (fourchan.gates?.leadsTo(game, to) ?? OFF);
  if (exit === OFF) return [];
  return [game.pieceOn(exit) === NOBODY ? 'goes through a teleporter' : 'into a blocked teleporter'];
};
const isOwn = (type: (typeof fourchan.types)[number], rule: string): boolean =>
  [...type.rules, ...(type.inPlace ?? []), ...(type.abilities ?? []), rules.drop].some((r) => r.id === rule);

/** How often each thing was done. */
export class Tally extends Counts {
  count(game: Game, traits: readonly string[], effects: readonly Effect[]): void {
    for (const trait of traits) this.add(trait);
    for (const id of Object.keys(game.options)) this.add(`option ${id}=${game.options[id]}`);
    for (const e of effects) this.countEffect(game, e);
  }
  /** A position before its action. */
  see(game: Game): void {
    const standing = game.pieces.filter((p) => game.cellOf(p) !== OFF);
    if (standing.some((p) => game.isRider(p))) this.add('positions with stacks');
    if (game.pieces.some((p) => game.isInHand(p))) this.add('positions with hands');
    if (standing.some((p) => game.typeOf(p).promotedFrom)) this.add('positions with promoted pieces');
    if (standing.some((p) => fourchan.gates?.leadsTo(game, game.cellOf(p)) !== OFF))
      this.add('positions with connected teleporters under pieces');
  }
  private countEffect(game: Game, e: Effect): void {
    const because = idOf.get('because' in e ? e.because : '') ?? 'other';
    switch (e.do) {
      case 'go':
        this.add(`go ${e.how}`);
        break;
      case 'take':
        if (e.by === NOBODY) this.add('lost in a teleporter');
        else this.add(game.sideOf(e.piece) === game.moverSide ? 'own piece taken' : `taken by ${because}`);
        break;
      case 'end':
        this.add(`ending ${e.reason}`);
        break;
      default:
        this.add(e.do === 'feature' ? 'teleporter laid' : e.do);
    }
  }
}

/** Play on for at most so many actions, every sort of them. */
export const playOn = playBySorts({ traitsOf });

/** What the whole of random play must have done a hundred times. */
export const EVERYTHING: readonly string[] = [
  ...['move', 'capture', 'board', 'rifle', 'lift', 'rage', 'drop', 'castle'].map((kind) => `kind ${kind}`),
  ...new Set(
    fourchan.types
      .flatMap((t) =>
        [...t.rules, ...(t.inPlace ?? []), ...(t.abilities ?? []), ...(t.borrowing?.lends ?? [])].map((r) => r.id),
      )
      .map((id) => `rule ${id}`),
  ),
  ...fourchan.types.map((t) => `by ${t.id}`),
  ...fourchan.options.flatMap((o) => o.values.map((v) => `option ${o.id}=${v.id}`)),
  ...['move', 'capture', 'rage'].map((kind) => `promotion by ${kind}`),
  ...['leaves a teleporter', 'teleporter laid', 'b as another', '+b as another', 'd as another', '+d as another'],
  ...['takes several', 'takes its own', 'rides off', 'carries', 'recruit', 'become', 'lost in a teleporter'],
  ...['goes through a teleporter', 'own Admin'],
  ...['walk', 'leap', 'carry', 'lift', 'warp', 'drop', 'board', 'castle'].map((how) => `go ${how}`),
  ...['admin-taken', 'admin-lost'].map((id) => `ending ${id}`),
  ...['stacks', 'hands', 'promoted pieces', 'connected teleporters under pieces'].map(
    (what) => `positions with ${what}`,
  ),
];

/**
 * Random play of Deicide Chess that uses everything: a rule is chosen first and then one of its actions, games that would
 * end are mostly kept alive, and most start from crowds with flights, terrain and hidden mines; the rest from the usual
 * array, some through the placement. Also counts what was executed, so that tests can ask for enough of it.
 */
import type { Effect } from '../../core/effects.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, other, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { first, Op, op, second } from '../../core/moves/plans.ts';
import { newGame } from '../../core/start/start.ts';
import type { Options, StartPiece, StartPosition } from '../../core/vocabulary.ts';
import { usualChoice, valuesIn } from '../../shared/house-rules.ts';
import { board, LAST_RANK, relativeRank, terrain } from '../../variants/deicide/board.ts';
import { isInCheck } from '../../variants/deicide/check.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { isHiddenMine } from '../../variants/deicide/mines.ts';
import { isPawn } from '../../variants/deicide/pawns.ts';
import { isPlay } from '../../variants/deicide/start/placement.ts';
import { rules } from '../../variants/deicide/words/words.ts';
import type { Dice } from '../dice.ts';
import { randomChoice } from '../random-options.ts';
import { Tally as Counts, playFor } from '../sample.ts';
import { crowd } from './crowd.ts';

/** In one game of eight the players announce check: there is hardly ever a mate in those. */
export const randomOptions = (dice: Dice, terrain: 'on' | 'off'): Options => {
  const drawn = deicide.options.filter((o) => o.id !== 'check').map((o) => [o.id, randomChoice(o, dice)] as const);
  const { departure, pushed, bigbang } = Object.fromEntries(drawn);
  const isAloud = departure === 'ticks' && pushed === 'promotes' && bigbang === 'spares';
  return { ...Object.fromEntries(drawn), terrain, check: isAloud ? 'players' : 'program' };
};

interface Feature {
  readonly feature: string;
  readonly at: string;
}
/** A start to which men are added where nobody is yet. */
class Staged {
  readonly start: StartPosition;
  readonly pieces: StartPiece[];
  private readonly taken: Set<string>;
  constructor(start: StartPosition) {
    this.start = start;
    this.pieces = [...start.pieces];
    this.taken = new Set([...this.pieces, ...this.terrain].map(({ at }) => at));
  }
  get terrain(): readonly Feature[] {
    return (this.start.terrain as readonly Feature[] | undefined) ?? [];
  }
  isFree(...cells: (string | null)[]): boolean {
    return cells.every((at) => at !== null && !this.taken.has(at));
  }
  add(kind: string, side: number, at: string | null, more: object = {}): void {
    if (at === null) return;
    this.taken.add(at);
    this.pieces.push({ kind, side: deicide.sides[side].id, at, ...more });
  }
}
const cellAt = (x: number, y: number): string | null =>
  x < 0 || y < 0 || x > 15 || y > 15 ? null : board.name((16 * y + x) as Cell);

/** A head start of whoever is not to move, and somebody who can take it in passing. */
const addHeadStart = (s: Staged, dice: Dice, me: number): void => {
  const up = me === 0 ? -1 : 1; // the foe's way
  const [x, y] = [1 + dice.below(13), me === 0 ? 15 - dice.below(3) : dice.below(3)];
  const kind = dice.pick(['pawn', 'rookie', 'drunk-pawn']);
  const aside = kind === 'drunk-pawn' ? 1 : 0;
  const [passed, end] = [cellAt(x + aside, y + up), cellAt(x + 2 * aside, y + 2 * up)];
  const dx = kind === 'drunk-pawn' ? aside : dice.pick([-1, 1]);
  const taker = cellAt(x + dx, kind === 'rookie' ? y + up : y + 2 * up);
  if (!s.isFree(passed, end, taker)) return;
  s.add(kind, 1 - me, end, { passed: [passed], ...(kind === 'drunk-pawn' && { hasMoved: true }) });
  s.add(kind, me, taker, kind === 'drunk-pawn' ? { hasMoved: true } : {});
};
/** A pawn that the foe's Sumo Wrestler can push to its far rank, and one that can get there by itself. */
const addAlmostThere = (s: Staged, dice: Dice, me: number): void => {
  const [near, behind] = me === 0 ? [1, 2] : [14, 13]; // the foe's fifteenth rank and the one behind it
  const x = dice.below(16);
  if (s.isFree(cellAt(x, near), cellAt(x, behind))) {
    s.add(dice.pick(['pawn', 'rookie']), 1 - me, cellAt(x, near));
    s.add('sumo', me, cellAt(x, behind));
  }
  const own = cellAt(dice.below(16), 15 - near);
  if (s.isFree(own)) s.add(dice.pick(['pawn', 'rookie', 'drunk-pawn']), me, own);
};
/** Five of the six Ziggurats are held, and a Sorceress can hold the sixth. */
const addZiggurats = (s: Staged, dice: Dice, me: number): void => {
  const held = s.terrain.filter(({ feature }) => feature === 'ziggurat').slice(1);
  for (const { at } of held) s.add(dice.pick(['snail', 'prince', 'wizard']), me, at);
  const at = cellAt(dice.below(16), me === 0 ? 1 : 14);
  if (s.isFree(at)) s.add('sorceress', me, at);
};
/** Snails where flights are to land, Bombers side by side. */
const addMeetings = (s: Staged, dice: Dice, me: number): void => {
  const targets = ((s.start.flights as readonly { to: string }[] | undefined) ?? []).map(({ to }) => to);
  for (const to of targets) if (s.isFree(to) && dice.roll() < 0.5) s.add('snail', dice.below(2), to);
  const [x, y] = [1 + dice.below(14), 1 + dice.below(14)];
  if (!s.isFree(cellAt(x, y), cellAt(x + 1, y))) return;
  s.add('bomber', me, cellAt(x, y));
  s.add('bomber', 1 - me, cellAt(x + 1, y));
  const beside = cellAt(x + 1, y + 1);
  if (s.isFree(beside)) s.add(dice.pick(['snail', 'queen', 'bomber']), dice.below(2), beside);
};
/** A few men for an end game, and much that was quiet before. */
const thinned = (start: StartPosition, dice: Dice): StartPosition => {
  const kings = start.pieces.filter(({ kind }) => kind === 'king');
  const others = start.pieces.filter(({ kind }) => kind !== 'king').slice(0, dice.below(3));
  return { ...start, pieces: [...kings, ...others], flights: [], quiet: 197 + dice.below(3) };
};

const gameOf = (options: Options, start?: StartPosition): Game => {
  const game = newGame(deicide, options, start);
  if (!game.ok) throw new Error(`${game.error.message} ${JSON.stringify(start)}`);
  return game.value;
};
const EVERY_FEATURE = deicide.options.filter(({ id }) => id === 'features').map(usualChoice)[0];
/** A crowd in which whoever is not to move is not in check. */
const scattered = (dice: Dice, terrain: 'on' | 'off'): Game => {
  for (;;) {
    const start = crowd(dice, terrain === 'on');
    const me = start.turn === 'white' ? 0 : 1;
    const s = new Staged(start);
    for (const add of [addHeadStart, addHeadStart, addAlmostThere, addMeetings])
      if (dice.roll() < 0.9) add(s, dice, me);
    if (terrain === 'on' && dice.roll() < 0.4) addZiggurats(s, dice, me);
    const quiet = dice.below(120);
    const drawn = randomOptions(dice, terrain);
    const options = terrain === 'on' ? { ...drawn, features: EVERY_FEATURE } : drawn; // D-T0b: all of them lie there
    const whole = { ...start, pieces: s.pieces, quiet, phase: 'play' };
    const game = gameOf(options, dice.roll() < 0.15 ? thinned(whole, dice) : whole);
    if (!isInCheck(game, other(game.toMove))) return game;
  }
};
/** Half from crowds on terrain, a quarter from crowds without, an eighth each from the array, bare and with placement. */
export const randomGame = (seed: number, dice: Dice): Game => {
  if (seed % 2 === 0) return scattered(dice, 'on');
  if (seed % 4 === 1) return scattered(dice, 'off');
  return gameOf(randomOptions(dice, seed % 8 === 3 ? 'off' : 'on'));
};

/** Does a hidden mine lie where some action enters or passes? */
export const meetsAMine = (game: Game, { plans }: Planner): boolean => {
  for (let k = 0; k < plans.starts[plans.count]; k++) {
    const word = plans.words[k];
    if (op(word) === Op.go && isHiddenMine(game, second(word) as Cell)) return true;
  }
  return false;
};
export const hasHiddenMines = (game: Game): boolean => board.cells.some((c) => isHiddenMine(game, c));

const idOf = new Map(Object.values(rules).map(({ id, says }) => [says, id]));
export class Tally extends Counts {
  /** A position before its action. */
  see(game: Game, planner: Planner): void {
    if (!isPlay(game) || !hasHiddenMines(game)) return;
    this.add('positions with hidden mines');
    if (meetsAMine(game, planner)) this.add('hidden mine on a line that matters');
  }
  count(game: Game, planner: Planner, i: number, effects: readonly Effect[]): void {
    const { plans } = planner;
    const words = game.ruleIndex.wordsOf(plans.because[i]);
    this.add(`rule ${words.id}`);
    for (const [id, choice] of Object.entries(game.options))
      for (const value of valuesIn(choice)) this.add(`option ${id}=${value}`);
    const borrowed = plans.movedAs[i];
    const mover = plans.mover[i] as Piece;
    if (mover >= 0 && game.variant.types[game.moverKind]?.id === 'fool') {
      this.add(`Fool as ${game.variant.types[borrowed].id}`);
    }
    for (const e of effects) this.countEffect(game, e);
  }
  private countEffect(game: Game, e: Effect): void {
    const because = idOf.get('because' in e ? e.because : '') ?? 'other';
    switch (e.do) {
      case 'take':
        this.add(e.by === -1 ? 'destroyed' : game.sideOf(e.piece) === game.moverSide ? 'own piece taken' : 'capture');
        this.add(`take by ${because}`);
        break;
      case 'go':
        this.add(`go ${e.how}`);
        break;
      case 'become':
        this.add(because === 'pushed-promotes' ? 'promoted by a push' : `promotion to ${deicide.types[e.kind].id}`);
        break;
      case 'burst':
        this.add(`burst ${e.radius}`);
        break;
      case 'banish':
        this.add('departure');
        break;
      case 'tick':
        this.add(because);
        break;
      case 'feature':
        this.add(`${e.feature} ${e.on ? (e.shows ? 'revealed' : 'laid') : 'gone'}`);
        break;
      case 'end':
        this.add(`ending ${e.reason}`);
        break;
      case 'retract':
        this.add('taken back for a mine');
        break;
      default:
        this.add(e.do);
    }
  }
}

const SURVIVAL = 0.6;
const TREASURE = 0.15;
const JEWEL = 0.6;
/** What needs a whole position for itself: a King on a hidden mine, a pawn pushed to its far rank, the last Ziggurat. */
const isJewel = (game: Game, { plans }: Planner, i: number): boolean => {
  const mover = plans.mover[i] as Piece;
  if (mover === NOBODY) return false;
  return plans.words.subarray(plans.starts[i], plans.starts[i + 1]).some((w) => {
    if (op(w) !== Op.go) return false;
    const [who, to] = [first(w) as Piece, second(w) as Cell];
    if (who !== mover) return isPawn(game.typeOf(who)) && relativeRank(to, game.sideOf(who)) === LAST_RANK;
    if (game.typeOf(mover).royal) return isHiddenMine(game, to);
    return game.typeOf(mover).id === 'sorceress' && game.get(terrain.ground, to) === ZIGGURAT;
  });
};
const ZIGGURAT = terrain.numberOf('ziggurat');
/** Something that chance alone would hardly ever do. */
const isRare = (game: Game, { plans }: Planner, i: number): boolean => {
  const [mover, words] = [plans.mover[i] as Piece, plans.words.subarray(plans.starts[i], plans.starts[i + 1])];
  if (mover === NOBODY) return false;
  const isBomber = (p: Piece): boolean => game.typeOf(p).id === 'bomber';
  return words.some((w) => {
    if (op(w) === Op.take) return isBomber(first(w) as Piece) && isBomber(mover);
    const to = second(w) as Cell;
    return op(w) === Op.go && (isHiddenMine(game, to) || game.get(terrain.ground, to) === ZIGGURAT);
  });
};
/** Actions that are alike for the tally. */
const sortOf = (game: Game, { plans }: Planner, i: number): string => {
  const rule = game.ruleIndex.wordsOf(plans.because[i]).id;
  const mover = plans.mover[i] as Piece;
  if (mover === NOBODY) return `rule ${rule}`;
  if (game.typeOf(mover).id === 'fool') return `Fool as ${game.variant.types[plans.movedAs[i]].id}`;
  const last = plans.words[plans.starts[i + 1] - 1];
  if (op(last) === Op.become) return `promotion to ${game.variant.types[second(last)].id}`;
  return `rule ${rule}`;
};

/** Choose an action: a sort first, mostly what was done least, and then one of its actions; few end the game. */
const choose = (game: Game, planner: Planner, dice: Dice, tally: Tally | undefined): number => {
  const { plans } = planner;
  const bySort = new Map<string, number[]>();
  for (let i = 0; i < plans.count; i++) {
    const sort = sortOf(game, planner, i);
    const alike = bySort.get(sort);
    if (alike) alike.push(i);
    else bySort.set(sort, [i]);
  }
  let groups = [...bySort.values()];
  if (tally && dice.roll() < 0.6) {
    const least = Math.min(...[...bySort.keys()].map((sort) => tally.of(sort)));
    groups = [...bySort].filter(([sort]) => tally.of(sort) === least).map(([, alike]) => alike);
  }
  if (dice.roll() < TREASURE) {
    const rare = [...Array(plans.count).keys()].filter((i) => isRare(game, planner, i));
    if (rare.length > 0) groups = [rare];
  }
  if (dice.roll() < JEWEL) {
    const jewels = [...Array(plans.count).keys()].filter((i) => isJewel(game, planner, i));
    if (jewels.length > 0) return dice.pick(jewels);
  }
  let chosen = 0;
  for (let tries = 0; tries < 4; tries++) {
    chosen = dice.pick(dice.pick(groups));
    const mark = game.make(plans, chosen);
    const { outcome } = game;
    game.unmake(mark);
    if (outcome === null || dice.roll() > SURVIVAL) break;
  }
  return chosen;
};

/** Play on for at most `most` actions; `look` is called before each with the action that was chosen. */
export const playOn = (
  game: Game,
  dice: Dice,
  most: number,
  look: (planner: Planner, i: number) => void,
  tally?: Tally,
): number =>
  playFor(game, most, {
    isDone() {
      const drawn = deicide.draws?.drawn?.(game) ?? null;
      if (drawn !== null) tally?.add(`ending ${drawn}`);
      return drawn !== null;
    },
    choose(planner) {
      tally?.see(game, planner);
      return choose(game, planner, dice, tally);
    },
    look,
    isStuck: () => tally?.add(`ending ${deicide.whenStuck(game).reason}`),
    ...(tally && { tell: (planner, i, effects) => tally.count(game, planner, i, effects) }),
  });

const kinds = deicide.types.filter((t) => !t.ownerless).map((t) => t.id);
const NEVER_EXECUTED = 'snail-check'; // it takes Kings alone: it checks, and no game lets it come to that
/** What random play must have done often: play.test.ts says how often. */
export const EVERYTHING: readonly string[] = [
  ...new Set(deicide.types.flatMap((t) => [...t.rules, ...(t.abilities ?? [])].map((r) => `rule ${r.id}`))),
  ...(deicide.turnRules ?? []).map((r) => `rule ${r.id}`),
  ...deicide.options.flatMap((o) => o.values.map((v) => `option ${o.id}=${v.id}`)),
  ...['walk', 'leap', 'push', 'warp', 'castle'].map((how) => `go ${how}`),
  ...['capture', 'own piece taken', 'destroyed', 'burst 0', 'burst 1', 'departure'],
  ...['flight-ticks', 'flight-waits', 'take by flight-lands', 'take by mine-explodes', 'take by self-destruct'],
  ...['take by big-bang', 'take by sumo-push', 'promoted by a push', 'mine gone', 'mine revealed'],
  ...['cathedral', 'portal', 'wall', 'glue', 'ziggurat', 'mine'].map((feature) => `${feature} laid`),
  ...['taken back for a mine', 'hidden mine on a line that matters'],
  ...['checkmate', 'ziggurats', 'dead-position', 'no-progress'].map((e) => `ending ${e}`),
].filter((what) => what !== `rule ${NEVER_EXECUTED}`);
/** Chance finds these less often in that many games; test-positions.ts and test-positions-terrain.ts drive them too. */
export const SELDOM: readonly string[] = [
  ...['pawn', 'rookie', 'drunk-pawn'].map((kind) => `rule ${kind}-en-passant`),
  ...['rule drunk-pawn-capture', 'take by sumo-push', 'promoted by a push', 'ending checkmate', 'ending ziggurats'],
];
/** One rule each, with a choice in it: every choice was made several times. */
export const TERRAIN_CHOICES: readonly string[] = [
  ...kinds.filter((k) => !['king', 'pawn', 'rookie', 'drunk-pawn'].includes(k)).map((k) => `promotion to ${k}`),
  ...kinds.filter((k) => k !== 'fool').map((k) => `Fool as ${k}`),
];

/**
 * Random play of acid that uses everything: a rule is chosen first and then one of its actions, games that would end are
 * mostly kept alive, and many start from scattered positions with pieces in the Zone. Also counts what was executed, so
 * that tests can ask for enough of it.
 */
import type { Effect } from '../../core/effects.ts';
import { Game } from '../../core/game.ts';
import { type Cell, OFF, type Piece, SIDES } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { first, Op, op, second } from '../../core/moves/plans.ts';
import { newGame } from '../../core/start/start.ts';
import type { Options, StartPiece, StartPosition } from '../../core/vocabulary.ts';
import { board, isBackRow, isField, isZone, mustReturn, quiet } from '../../variants/acid/board.ts';
import { acid } from '../../variants/acid/index.ts';
import { watchersOf } from '../../variants/acid/sight.ts';
import type { Dice } from '../dice.ts';
import { randomOptions as randomOptionsOf } from '../random-options.ts';
import { Tally as Counts, playFor } from '../sample.ts';

export const randomOptions = (dice: Dice): Options => randomOptionsOf(acid, dice);

const LATTICE = ['a1', 'e1', 'i1', 'a5', 'e5', 'i5', 'a9', 'e9', 'i9'];
const CROWD = ['voyager', 'holepunch', 'rainbow', 'ghost', 'sweeper', 'diskette', 'diskette', 'diskette', 'charonite'];
/** Both Kings, an Angel each, and a crowd on random cells; nobody has won already. */
export const scattered = (dice: Dice): StartPosition => {
  const free = dice.shuffled(board.cells.map((c) => board.name(c)));
  const pieces: StartPiece[] = [];
  const place = (kind: string, side: number, fits: (name: string) => boolean): void => {
    const at = free.find(fits);
    if (at === undefined) return;
    free.splice(free.indexOf(at), 1);
    const isBound = kind === 'ghost' && isOutside(at) && dice.roll() < 0.5; // Z9b
    pieces.push({ kind, side: acid.sides[side].id, at, ...(isBound && { mustReturn: true }) });
  };
  const inField = (name: string): boolean => isField(board.parse(name)!);
  /** anywhere but on the rank where it would change or win */
  const notThere = (kind: string, side: number) => (name: string) =>
    inField(name) && !name.endsWith((kind === 'diskette') === (side === 0) ? '9' : '1');
  for (const side of SIDES) {
    place('king', side, dice.roll() < 0.1 ? () => true : inField);
    place('angel', side, dice.roll() < 0.1 ? () => true : inField);
    for (let n = 4 + dice.below(9); n > 0; n--) {
      const kind = dice.pick(CROWD);
      if (kind === 'sweeper') place(kind, side, (name) => LATTICE.includes(name));
      else if (kind === 'diskette' || kind === 'charonite')
        place(kind, side, dice.roll() < 0.15 ? isOutside : notThere(kind, side));
      else place(kind, side, dice.roll() < 0.15 ? isOutside : inField);
    }
    if (dice.roll() < 0.5) place('mass', side, inField);
    if (dice.roll() < 0.3) place('worm', side, inField);
  }
  const hand = (): string[] => ['mass', 'worm'].filter(() => dice.roll() < 0.6);
  return {
    turn: dice.pick(acid.sides).id,
    pieces,
    hands: { magi: hand(), line: hand() },
    quiet: dice.roll() < 0.4 ? 99 : dice.below(90),
  };
};
const isOutside = (name: string): boolean => isZone(board.parse(name)!);

export const gameFrom = (options: Options, start?: StartPosition): Game => {
  const game = newGame(acid, options, start);
  if (!game.ok) throw new Error(`${game.error.message} ${JSON.stringify(start)}`);
  return game.value;
};

/** A game written down, so that it can be set up again; `order` and `cell` may rearrange it without changing it. */
export const gameAsText = (
  game: Game,
  order: (pieces: Piece[]) => Piece[] = (p) => p,
  cell = (c: Cell) => c,
  swapSides = false,
): StartPosition => {
  const name = (c: Cell): string => board.name(cell(c));
  const sideName = (side: number): string => acid.sides[swapSides ? 1 - side : side].id;
  const standing = order(game.pieces.filter((p) => game.cellOf(p) !== OFF));
  const pieces = standing.map((p) => {
    const type = game.typeOf(p);
    const watchers = type.id === 'angel' ? watchersOf(game, p).map((w) => name(game.cellOf(w))) : [];
    const piece = { kind: type.id, side: sideName(game.sideOf(p)), at: name(game.cellOf(p)) };
    if (game.get(mustReturn, p)) return { ...piece, mustReturn: true };
    return watchers.length > 0 ? { ...piece, watchedBy: watchers } : piece;
  });
  const hand = (side: number): string[] =>
    game.pieces.filter((p) => game.isInHand(p) && game.sideOf(p) === side).map((p) => game.typeOf(p).id);
  const hands = { [sideName(0)]: hand(0), [sideName(1)]: hand(1) };
  return { turn: sideName(game.toMove), pieces, hands, quiet: Math.min(99, game.get(quiet, 0)) };
};

export class Tally extends Counts {
  count(game: Game, planner: Planner, i: number, effects: readonly Effect[]): void {
    const { plans } = planner;
    const rule = game.ruleIndex.wordsOf(plans.because[i]).id;
    this.add(`rule ${rule}`);
    for (const id of Object.keys(game.options)) this.add(`option ${id}=${game.options[id]}`);
    const passesZone = effects.some((e) => e.do === 'go' && e.via.some(isZone));
    if (passesZone) this.add(`${rule} through the Zone`);
    const taken = effects.filter((e) => e.do === 'take');
    if (rule === 'voyager-voyage' && taken.length > 1) this.add('chain of jumps');
    if (rule === 'voyager-voyage' && taken.length > 0 && passesZone) this.add('jump after a bounce'); // V7
    if (effects.some((e) => e.do === 'go' && e.from === e.to)) this.add('jumps back to its own cell'); // V11
    if (game.options.noprogress === 'off' && game.get(quiet, 0) === 100) this.add('quiet, and no draw'); // G7
    for (const e of effects) this.countEffect(game, rule, e);
  }
  private countEffect(game: Game, rule: string, e: Effect): void {
    const mover = game.moverSide;
    switch (e.do) {
      case 'take':
        this.add(
          e.into === 'depths' ? 'into the depths' : game.sideOf(e.piece) === mover ? 'own piece destroyed' : 'capture',
        );
        if (rule === 'sweeper-sweep' && e.into === 'lost' && game.moved.size === 2) this.add('shove that captures');
        if (rule === 'mass-drop' && game.typeOf(e.piece).id === 'mass') this.add('Mass on Mass');
        break;
      case 'go':
        if (e.how === 'push') this.add(`shove of ${game.sideOf(e.piece) === mover ? 'own' : 'enemy'}`);
        if (e.how === 'warp' && isZone(e.from) && game.options.ghosts === 'return') this.add('Ghost out under Z9b');
        if (e.how === 'push' && game.typeOf(e.piece).royal) this.add('shove of a King'); // S4
        if (e.how === 'warp' && isZone(e.from)) this.add('Ghost out of the Zone');
        if (e.how !== 'push' && isField(e.to) && isZone(e.from)) this.add('back from the Zone');
        if (isZone(e.to) && e.how === 'warp') this.add('Ghost into the Zone');
        break;
      case 'swap':
        this.add(`trade with ${game.sideOf(e.with) === mover ? 'own' : 'enemy'}`);
        if (isZone(e.from) || isZone(e.to)) this.add('trade across the border');
        if (game.typeOf(e.with).id === 'king') this.add('trade of Kings');
        if (game.typeOf(e.with).id === 'worm') this.add('Worm traded, and nobody loses'); // W7
        break;
      case 'become':
        this.add(`becomes a Charonite by ${rule}`);
        break;
      case 'state':
        if (e.state === 'must-return') {
          this.add('Ghost bound to return'); // Z9b
          break;
        }
        this.add(e.on ? 'frozen' : 'freed');
        if (e.by.some((p) => game.sideOf(p) === game.sideOf(e.piece))) this.add('frozen by its own side'); // AN2
        if (e.by.some((p) => p !== game.mover && game.moved.has(p))) this.add('frozen by who was moved'); // AN9
        if (e.on && e.by.includes(game.mover) && game.typeOf(game.mover).id === 'angel') this.add('frozen by an Angel');
        break;
      case 'end':
        this.add(`ending ${e.reason}`);
        if (e.winner !== null && e.winner !== mover) this.add(`ending ${e.reason} for the other side`); // Z11, C4
        break;
      case 'turn':
        break;
    }
  }
}

const SURVIVAL = 0.85;
const TREASURE = 0.2;
/** Something that chance alone would hardly ever do. */
const isRare = (game: Game, { plans }: Planner, i: number): boolean => {
  const words = plans.words.subarray(plans.starts[i], plans.starts[i + 1]);
  const taken = [...words].filter((w) => op(w) === Op.take).map((w) => game.typeOf(first(w) as Piece));
  if (taken.length > 1 || taken.some((type) => type.uncapturable || type.id === 'king')) return true;
  if (op(words[0]) !== Op.swap) return false;
  const [p, q] = [first(words[0]) as Piece, second(words[0]) as Piece];
  const ends = (piece: Piece, c: Cell): boolean =>
    isZone(c) || (game.typeOf(piece).id === 'diskette' && isBackRow(c, game.sideOf(piece)));
  return ends(p, game.cellOf(q)) || ends(q, game.cellOf(p));
};

/** Choose an action: a rule first, then one of its actions; what ends the game is mostly passed over. */
export const chooseAction = (game: Game, planner: Planner, dice: Dice): number => {
  const { plans } = planner;
  const byRule = new Map<number, number[]>();
  for (let i = 0; i < plans.count; i++) {
    const rule = plans.because[i];
    const same = byRule.get(rule);
    if (same) same.push(i);
    else byRule.set(rule, [i]);
  }
  const rules = [...byRule.values()];
  if (dice.roll() < TREASURE) {
    const rare = [...Array(plans.count).keys()].filter((i) => isRare(game, planner, i));
    if (rare.length > 0) rules.splice(0, rules.length, rare);
  }
  let chosen = 0;
  for (let tries = 0; tries < 4; tries++) {
    const own = dice.pick(rules);
    const rich = own.filter(
      (i) => plans.starts[i + 1] - plans.starts[i] > 1 || op(plans.words[plans.starts[i]]) !== Op.go,
    );
    chosen = dice.pick(rich.length > 0 && dice.roll() < 0.5 ? rich : own);
    const mark = game.make(plans, chosen);
    const { outcome } = game;
    game.unmake(mark);
    if (outcome === null || outcome.winner === null || dice.roll() > SURVIVAL) break;
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
    choose: (planner) => chooseAction(game, planner, dice),
    look,
    ...(tally && { tell: (planner, i, effects) => tally.count(game, planner, i, effects) }),
  });

/** What the whole of random play must have done often enough. */
export const EVERYTHING: readonly string[] = [
  ...new Set(acid.types.flatMap((t) => t.rules.map((r) => `rule ${r.id}`))),
  ...(acid.turnRules ?? []).map((r) => `rule ${r.id}`),
  ...acid.options.flatMap((o) => o.values.map((v) => `option ${o.id}=${v.id}`)),
  ...['voyager-voyage', 'holepunch-leap', 'rainbow-ring'].map((r) => `${r} through the Zone`),
  ...['chain of jumps', 'capture', 'own piece destroyed', 'into the depths', 'Mass on Mass', 'shove that captures'],
  ...['shove of own', 'shove of enemy', 'back from the Zone', 'Ghost into the Zone'],
  ...['trade with own', 'trade with enemy', 'trade across the border', 'trade of Kings', 'frozen', 'freed'],
  ...['diskette-march', 'diskette-swap', 'king-swap', 'step-out'].map((r) => `becomes a Charonite by ${r}`),
  ...['jump after a bounce', 'quiet, and no draw', 'shove of a King', 'Ghost out of the Zone'],
  ...['Ghost bound to return', 'Ghost out under Z9b'],
  ...['frozen by its own side', 'frozen by who was moved', 'Worm traded, and nobody loses'],
  ...['king', 'worm-extraction', 'worm-breach', 'mutiny', 'no-progress'].map((e) => `ending ${e}`),
];
/** What chance finds too seldom or cannot see: driven-rare.test.ts does it from changed positions. */
export const DRIVEN: readonly string[] = [
  ...['repetition', 'stalemate', 'king for the other side', 'mutiny for the other side'].map((e) => `ending ${e}`),
  'jumps back to its own cell',
];
export const usualGame = (options: Options): Game => new Game(acid, options);

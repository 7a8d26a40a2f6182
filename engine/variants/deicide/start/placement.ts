/**
 * Before the first move, where the house rule says so: the sides lay out what everybody sees, one feature at a time and
 * White first, until both have passed in a row; then each notes its mines, unseen by the other (D-T0). Turns are not
 * counted meanwhile, and no piece moves.
 */
import { featuresOf } from '../../../core/board/features.ts';
import type { Game } from '../../../core/game.ts';
import { type Cell, NOBODY, other, type Piece, SIDES, type Side } from '../../../core/ids.ts';
import { Planner } from '../../../core/moves/planner.ts';
import type { TurnRule } from '../../../core/variant.ts';
import type { Denial, FeaturePool, Phase, StartPosition } from '../../../core/vocabulary.ts';
import { isInForce } from '../../../shared/house-rules.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { board, layout, terrain, WALL_STOCK } from '../board.ts';
import { MINE_FEATURE } from '../mines.ts';
import { isOnTheWholeBoard, survey, takesTerrain, terrainCells, wall } from '../terrain.ts';
import { phases, readyLayoutSays, rules } from '../words/words.ts';
import { startSays } from '../words/words-start.ts';
import { isRoomFor, readyTexts } from './ready-layout.ts';

/** What the game is in the middle of. */
export const PLAY = 0;
export const PLACING = 1;
/** White's mines; Black's are the stage after. */
export const NOTING = 2;
/** Play, with check called against the side to move (D-G9); a stage, so that saves of before have the same facts. */
export const CHECK_CALLED = 4;
export const stage = layout.single('stage');
/** Passes in a row; in the stages of the mines: this side has noted enough. */
export const passes = layout.single('passes');

type Seen = 'cathedral' | 'portal' | 'wall' | 'glue' | 'ziggurat';
type Laid = Seen | 'mine';
/** D-T0: what each side has. */
export const POOL: Readonly<Record<Laid, number>> = { cathedral: 2, portal: 1, wall: 2, glue: 4, ziggurat: 3, mine: 4 };
export const SEEN: readonly Seen[] = ['cathedral', 'portal', 'wall', 'glue', 'ziggurat'];
/** D-T0b: what each side has in this game. */
const fullPool = (game: Game, feature: Laid): number => (isLaid(game, feature) ? POOL[feature] : 0);
const isLaid = ({ options }: Game, feature: Laid): boolean => isInForce(laidWith(feature), options);
const laidWith = (feature: string) => ({ needs: { terrain: 'on', features: feature } });
/** D-T0b: does the game have terrain, but none of this kind? */
export const isLeftOut = ({ options }: Game, feature: string): boolean =>
  options.terrain === 'on' && !isInForce(laidWith(feature), options);
const poolOf = (feature: Seen) => layout.perSide(`${feature}Pool`);
export const pools = {
  ...{ cathedral: poolOf('cathedral'), portal: poolOf('portal'), wall: poolOf('wall') },
  ...{ glue: poolOf('glue'), ziggurat: poolOf('ziggurat') },
} as const;

export const isPlay = (game: Game): boolean => isPlayStage(game.get(stage, 0));
const isPlayStage = (now: number): boolean => now === PLAY || now === CHECK_CALLED;
const isNoting = (now: number): boolean => now === NOTING || now === NOTING + 1;
/** How many mines a side has noted nobody else may know, so nothing but the mines themselves may tell. */
const leftOf = (game: Game, feature: Laid, side: Side): number =>
  feature === 'mine' ? Math.max(0, fullPool(game, 'mine') - countNoted(game, side)) : game.get(pools[feature], side);
const countNoted = (game: Game, side: Side): number =>
  terrainCells(game).filter((c) => game.get(terrain.hidden[side], c) !== 0).length;
/** D-T0: the Ziggurats; D-T7: a Portal, once the other side has placed its own. */
const owedOf = (game: Game, feature: Laid, side: Side): number => {
  if (feature === 'ziggurat') return leftOf(game, feature, side);
  const isMatched = feature === 'portal' && leftOf(game, feature, other(side)) < fullPool(game, 'portal');
  return isMatched ? leftOf(game, feature, side) : 0;
};

/** D-T0b: of what is laid before the first move, the part that comes first. */
const firstStage = (game: Game): number => {
  if (SEEN.some((feature) => isLaid(game, feature))) return PLACING;
  return isLaid(game, 'mine') ? NOTING : PLAY;
};
/** Everything is in its box, and White begins to lay it out. */
export const openPlacement = (game: Game, now = firstStage(game)): void => {
  game.set(stage, 0, now);
  for (const side of SIDES) for (const feature of SEEN) game.set(pools[feature], side, fullPool(game, feature));
  for (let n = 0; n < 2 * fullPool(game, 'wall'); n++) game.add(wall, 0, layout.places[WALL_STOCK].id);
};

/** Why this may not be laid there, by the reason's id; null when it may. */
export const objectionToLaying = (game: Game, feature: Laid, c: Cell): string | null => {
  const me = game.toMove;
  const isMine = feature === 'mine';
  if (leftOf(game, feature, me) === 0) return 'pool-empty';
  if (!takesTerrain(game, c)) return isMine ? 'note-ranks' : 'place-ranks';
  const there = game.pieceOn(c);
  const isTaken = game.get(terrain.ground, c) !== 0 || (there !== NOBODY && game.typeOf(there) === wall);
  if (isTaken) return isMine ? 'note-on-feature' : 'place-feature-there';
  if (there !== NOBODY) return 'place-taken';
  if (isMine && game.get(terrain.hidden[me], c) !== 0) return 'note-twice';
  if (feature === 'cathedral' && isLopsided(game, c)) return 'cathedral-parity';
  return !isMine && isOnTheWholeBoard(game) && takesEveryMove(game, feature, c) ? 'place-no-move' : null;
};
const planners = new WeakMap<Game, Planner>();
/** One for each game: its buffers are far larger than an answer. */
const plannerOf = (game: Game): Planner => {
  const planner = planners.get(game) ?? new Planner(game);
  planners.set(game, planner);
  return planner;
};
/** D-T0c: with this there, would a side have no legal move, were it to move first? */
const takesEveryMove = (game: Game, feature: Seen, c: Cell): boolean =>
  game.ponder(() => {
    const block = feature === 'wall' ? blockIn(game) : undefined;
    if (block !== undefined) game.put(block, c);
    else game.set(terrain.ground, c, terrain.numberOf(feature));
    survey(game);
    game.set(stage, 0, PLAY);
    return SIDES.some((side) => {
      game.set(game.facts.turn, 0, side);
      return !plannerOf(game).hasAction();
    });
  });
/** The same for people; null when it may be laid there, or nothing of the kind can be laid now. */
export const whyNotLaid = (game: Game, feature: string, c: Cell): Denial | null => {
  const laid = [...SEEN, 'mine' as const].find((id) => id === feature);
  const isItsTurn = game.get(stage, 0) === PLACING ? laid !== 'mine' : !isPlay(game) && laid === 'mine';
  const reason = laid === undefined || !isItsTurn ? null : objectionToLaying(game, laid, c);
  return reason === null ? null : { reason, cell: c };
};
const isDark = (c: Cell): boolean => (board.x(c) + board.y(c)) % 2 === 0;
/** D-T1: after this Cathedral too, the light and the dark squares with one may differ by one at most. */
const isLopsided = (game: Game, c: Cell): boolean => {
  const cathedral = terrain.numberOf('cathedral');
  const all = [c, ...terrainCells(game).filter((other) => game.get(terrain.ground, other) === cathedral)];
  return Math.abs(all.length - 2 * all.filter(isDark).length) > 1;
};

const layEverywhere = (g: Planner, feature: Laid): void => {
  const { game } = g;
  const me = game.toMove;
  const left = leftOf(game, feature, me);
  if (left === 0) return;
  const block = feature === 'wall' ? blockIn(game) : undefined;
  for (const c of terrainCells(game)) {
    if (objectionToLaying(game, feature, c) !== null) continue;
    const plan = g.by(NOBODY);
    if (feature === 'mine') plan.place(MINE_FEATURE, c, me).done();
    else {
      if (block !== undefined) plan.go(block, c, 'drop');
      else plan.place(terrain.numberOf(feature), c);
      plan
        .mark(pools[feature], me, left - 1)
        .mark(passes, 0, 0)
        .done();
    }
  }
};
/** A Wall that is still in the box. */
const blockIn = (game: Game): Piece | undefined =>
  game.pieces.find((p) => game.typeOf(p) === wall && game.get(layout.place, p) === WALL_STOCK);

const placeFeature: TurnRule = {
  ...rules.placeFeature,
  makes: 'place',
  plan(g) {
    if (g.get(stage, 0) === PLACING) for (const feature of SEEN) layEverywhere(g, feature);
  },
};
const passPlacing: TurnRule = {
  ...rules.passPlacing,
  ...{ makes: 'pass', spells: 'pass', label: 'Pass' },
  plan(g) {
    if (g.get(stage, 0) !== PLACING || mustPlace(g.game)) return;
    g.by(NOBODY)
      .mark(passes, 0, g.get(passes, 0) + 1)
      .done();
  },
};
/** Whoever owes something that can still be placed somewhere must not pass. */
const mustPlace = (game: Game): boolean =>
  SEEN.some(
    (feature) =>
      owedOf(game, feature, game.toMove) > 0 &&
      terrainCells(game).some((c) => objectionToLaying(game, feature, c) === null),
  );
const noteMine: TurnRule = {
  ...rules.noteMine,
  makes: 'place',
  plan(g) {
    if (isNoting(g.get(stage, 0))) layEverywhere(g, 'mine');
  },
};
/** Always an action of its own, the last mine noted or not: only then is the screen handed over. */
const passNoting: TurnRule = {
  ...rules.passNoting,
  ...{ makes: 'end-turn', spells: 'end', label: 'Done' },
  plan(g) {
    if (isNoting(g.get(stage, 0))) g.by(NOBODY).mark(passes, 0, 1).done();
  },
};
export const placementRules: readonly TurnRule[] = [placeFeature, passPlacing, noteMine, passNoting];

/** Does the same side go on? It does until it has noted its mines. */
export const noteGoesOn = (game: Game): boolean => isNoting(game.get(stage, 0)) && game.get(passes, 0) === 0;
/** Is this stage over? Then the next one begins, in the end the game. */
export const advanceStage = (game: Game): void => {
  const now = game.get(stage, 0);
  if (now === PLACING && game.get(passes, 0) < 2 && !areSeenPoolsEmpty(game)) return;
  game.set(passes, 0, 0);
  const isLast = now === NOTING + 1 || (now === PLACING && !isLaid(game, 'mine'));
  game.set(stage, 0, isLast ? PLAY : now + 1);
  survey(game);
};
const areSeenPoolsEmpty = (game: Game): boolean =>
  SIDES.every((side) => SEEN.every((feature) => leftOf(game, feature, side) === 0));
/** White notes and moves first, whoever passed last. */
export const nextSide = (game: Game): Side =>
  game.get(stage, 0) === NOTING || (isPlay(game) && !game.beganInPlay) ? 0 : other(game.toMove);

const PHASES: readonly string[] = ['play', 'placing', 'noting-white', 'noting-black'];
const stageNamed = (phase: unknown): number => (typeof phase === 'string' ? PHASES.indexOf(phase) : -1);
/**
 * What a start says of it: `phase`, by name; `pools`, what each side has left where that is not everything; `passes`.
 * Where the house rule asks for terrain and none lies yet, laying it out is what comes first.
 */
export const readStage = (game: Game, start: StartPosition): Result<void> => {
  const { phase, pools: written = {}, passes: passed, terrain: lying } = start;
  const isBare = !Array.isArray(lying) || lying.length === 0;
  const usual = isBare ? firstStage(game) : PLAY;
  const now = phase === undefined ? usual : stageNamed(phase);
  const mover = now === NOTING ? 0 : now === NOTING + 1 ? 1 : game.toMove;
  if (now < 0 || game.toMove !== mover || (phase === undefined && now === PLACING && mover === 1)) {
    return err('bad-phase', startSays.phase, 'phase');
  }
  if (now === PLAY) return ok(undefined);
  if (game.options.terrain === 'off') return err('terrain-off', startSays.terrainOff, 'phase'); // D-T0
  openPlacement(game, now);
  game.set(passes, 0, now === PLACING ? ((passed as number | undefined) ?? 0) : 0);
  return readPools(game, written);
};
const readPools = (game: Game, written: unknown): Result<void> => {
  const bad = err('bad-pools', startSays.pools, 'pools');
  if (typeof written !== 'object' || written === null) return bad;
  for (const [name, pool] of Object.entries(written)) {
    const side = game.variant.sides.findIndex((s) => s.id === name);
    if (side < 0 || typeof pool !== 'object' || pool === null) return bad;
    for (const [id, left] of Object.entries(pool)) {
      const feature = SEEN.find((f) => f === id);
      if (!feature || typeof left !== 'number' || !Number.isInteger(left) || left < 0 || left > fullPool(game, feature))
        return bad;
      game.set(pools[feature], side as Side, left);
    }
  }
  return ok(undefined);
};
export const writeStage = (game: Game, viewer: Side | null): Readonly<Record<string, unknown>> => {
  const now = game.get(stage, 0);
  if (isPlayStage(now)) {
    const called = now === CHECK_CALLED ? { checkCalled: true } : {};
    return game.options.terrain === 'on' ? { phase: PHASES[PLAY], ...called } : called;
  }
  // not said, so that whoever lays terrain out in the editor has laid it out
  if (game.options.terrain === 'on' && hasJustOpened(game, viewer)) return {};
  const poolOf = (side: Side) => Object.fromEntries(SEEN.map((feature) => [feature, leftOf(game, feature, side)]));
  const { sides } = game.variant;
  return {
    phase: PHASES[now],
    pools: { [sides[0].id]: poolOf(0), [sides[1].id]: poolOf(1) },
    ...(now === PLACING && { passes: game.get(passes, 0) }),
  };
};

/** Is everything in its box as far as this viewer knows, and White to begin? */
const hasJustOpened = (game: Game, viewer: Side | null): boolean =>
  game.get(stage, 0) === PLACING &&
  game.toMove === 0 &&
  game.get(passes, 0) === 0 &&
  SIDES.every((side) => SEEN.every((feature) => leftOf(game, feature, side) === fullPool(game, feature))) &&
  featuresOf(game, viewer).length === 0;

export const phaseOf = (game: Game): Phase | null => {
  const now = game.get(stage, 0);
  if (isPlayStage(now)) return null;
  if (now === PLACING) {
    const inPlay = SEEN.filter((feature) => isLaid(game, feature));
    const seen = (side: Side): FeaturePool[] => inPlay.map((feature) => poolFor(game, feature, side));
    const says = mustPlace(game) ? phases.placingOwed : phases.placing;
    // only before anything is placed: what one has chosen is not overruled
    const texts = readyTexts.filter((text) => inPlay.some((feature) => text.startsWith(`${feature}@`)));
    const isReady = hasJustOpened(game, null) && isRoomFor(game, texts);
    const ready = isReady && { ready: { says: readyLayoutSays, texts } };
    return { id: 'placing', says, secretOf: null, pools: [seen(0), seen(1)], ...ready };
  }
  const me = (now - NOTING) as Side;
  // how many mines the other side noted is its secret
  const own = (side: Side): FeaturePool[] => (side === me ? [poolFor(game, 'mine', side)] : []);
  return { id: 'noting', says: phases.noting, secretOf: me, pools: [own(0), own(1)] };
};
const poolFor = (game: Game, feature: Laid, side: Side): FeaturePool => ({
  feature,
  left: leftOf(game, feature, side),
  owed: owedOf(game, feature, side),
});

/**
 * Choosing an action as a level does. The same game, past, level and seed give the same choice, unless it is the level that only
 * time limits.
 */
import { summarize } from '../core/action-summary.ts';
import type { Game } from '../core/game.ts';
import { type Cell, OFF, other, type Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { actionText } from '../core/text/spell.ts';
import { Chance } from './chance.ts';
import { evaluatorOf } from './evaluate.ts';
import { type Level, levelNamed } from './levels.ts';
import { actionsToWin } from './score.ts';
import type { TranspositionTable } from './table.ts';
import { takingBack } from './taking-back.ts';
import { type Limits, type Line, Thinker, type Thought } from './think.ts';

export interface ChosenAction {
  /** in the notation of the game; null where there is no action */
  readonly action: string | null;
  /** null where nothing was searched, as while features are laid out */
  readonly thought: Thought | null;
}
interface Asked {
  readonly level: Level;
  readonly seed: number;
  /** the positions of the game that count for repetition: low and high half of the hash, and the standing, in turn */
  readonly past?: readonly number[];
  /** the cells that pieces have entered before */
  readonly entered?: readonly Cell[];
  readonly stop?: () => boolean;
  readonly told?: (thought: Thought) => void;
  /** lent, so that it need not be made anew for each choice */
  readonly table?: TranspositionTable;
}

/** Chance decides among so many, each of another piece: one that can go anywhere would be moved all the time. */
export const CHOICES = 6;
/** So many more are looked for, because some only take back what was done; these are left out where another is worth nearly as much. */
const SPARE = 6;
const NEARLY = 60;
/** Where a feature is laid is decided by chance as much as by judgement, so that nobody can learn it. */
const LAYING_HEAT = 60;

export const choose = (game: Game, asked: Asked): ChosenAction => {
  const chance = new Chance(asked.seed);
  if (game.variant.turns?.phase?.(game))
    return { action: choosePlacement(game, chance, asked.level.limits.only), thought: null };
  const now = { ...asked, level: levelNow(game, asked.level) };
  const thought = thoughtOf(game, now);
  return { action: drawn(game, thought.lines, now, chance)?.actions[0] ?? null, thought };
};
const levelNow = (game: Game, level: Level): Level => {
  const instead = level.againstRoyal === undefined ? undefined : levelNamed(level.againstRoyal);
  return instead && hasRoyalAlone(game, other(game.toMove)) ? instead : level;
};
/** Has the side a single piece, in hand and away too, and is that royal? Where everything is royal, it says nothing. */
const hasRoyalAlone = (game: Game, side: Side): boolean => {
  const own = game.pieces.filter((piece) => {
    if (game.sideOf(piece) !== side || game.typeOf(piece).ownerless) return false;
    return game.cellOf(piece) !== OFF || !game.facts.places[game.get(game.facts.place, piece)].gone;
  });
  return own.length === 1 && game.typeOf(own[0]).royal === true;
};
/**
 * Searches as `choose` does, so that the thread that chooses finds more in the table that both use. It ends where it is
 * stopped, or where there is nothing more to find. `stride`: as in `Limits`. Answers how many positions it looked at.
 */
export const help = (game: Game, asked: Asked, stride: number): number => thoughtOf(game, asked, { stride }).nodes;

const thoughtOf = (game: Game, asked: Asked, more: Limits = {}): Thought => {
  const { level, past, entered, stop, told, table } = asked;
  const manner = { quiescence: level.quiescence, selective: true };
  const means = { manner, announcesChecks: true, ...(table && { table }), ...(entered && { entered }) };
  const thinker = new Thinker(game, means);
  // who plays by chance does not make for a draw by repetition: both sides would, each thinking itself the worse off
  const { repetition, instead } = game.variant.draws ?? {};
  const mayLose = repetition?.ends !== undefined || instead !== undefined;
  const counted = level.heat > 0 && !mayLose ? [] : past;
  return thinker.think({ ...limitsOf(game, level), ...behindOf(game, asked), ...more }, counted, stop, told);
};

const limitsOf = (game: Game, { limits, leastShare = 0, heat, margin, choices = CHOICES }: Level): Limits => {
  const several = heat > 0 ? { lines: choices + SPARE, margin, movers: 'different' as const } : { lines: 1, margin };
  const nodes = limits.nodes === undefined ? {} : { nodes: nodesOf(game, limits.nodes, leastShare) };
  return { ...limits, ...nodes, ...several };
};
/**
 * Where nothing is better than anything else, who always plays the first that is best would move to and fro for ever. Who
 * plays by chance leaves such actions out afterwards (`drawn`).
 */
const behindOf = (game: Game, { level, past = [] }: Asked): Limits =>
  level.heat > 0 ? {} : { behind: takingBack(game, past) };
/** Where a turn is many actions, each gets its share. */
export const nodesOf = ({ variant }: Game, nodes: number, leastShare: number): number =>
  Math.round(nodes * Math.max(evaluatorOf(variant).judgement.shareOfNodes ?? 1, leastShare));
/** A win that is found is played; where everything loses, what loses last. */
const drawn = (game: Game, lines: readonly Line[], asked: Asked, chance: Chance): Line | undefined => {
  const { level, past = [] } = asked;
  const [best] = lines;
  if (best === undefined || level.heat === 0 || actionsToWin(best.score) !== null) return best;
  const good = lines.filter(({ score }) => score >= best.score - level.margin);
  const texts = good.map(({ actions: [first] }) => first);
  const idle = takingBack(game, past, texts);
  const purposeful = good.find(({ actions: [first] }) => !idle.has(first))?.score ?? -Infinity;
  const choices = good
    .filter(({ score, actions: [first] }) => !idle.has(first) || score > purposeful + NEARLY)
    .slice(0, level.choices ?? CHOICES);
  const scores = choices.map(({ score }) => score);
  return choices[chance.draw(scores, level.heat)];
};

/** By the game's judgement where it has one for this, and by chance. */
const choosePlacement = (game: Game, chance: Chance, only?: readonly string[]): string | null => {
  const planner = new Planner(game);
  const { plans } = planner;
  const texts = Array.from({ length: planner.everyAction() }, (_, i) => actionText(game, summarize(game, plans, i)));
  const choices = [...texts.keys()].filter((i) => only === undefined || only.includes(texts[i]));
  if (choices.length === 0) return null;
  const { lay } = evaluatorOf(game.variant).judgement;
  const scores = choices.map((i) => lay?.(game, plans, i) ?? 0);
  return texts[choices[chance.draw(scores, LAYING_HEAT)]];
};

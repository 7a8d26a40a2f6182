/** The sentences about moves, from the facts that the engine tells of them. */

import type { Game } from '../../engine/core/game.ts';
import type { Cell } from '../../engine/core/ids.ts';
import type { Action, Position } from '../../engine/core/position.ts';
import type { Reason } from '../../engine/search/reasons.ts';
import type { TurnReview } from '../../engine/search/review.ts';
import type { Step, Who } from '../../engine/search/steps.ts';
import type { ToldLine } from '../../engine/search/tell.ts';
import type { Harm, Threats } from '../../engine/search/threats.ts';
import type * as told from '../contract/advice.ts';
import { adviceMessages as words } from '../contract/messages.ts';

/** "Sorceress", "white Guard" */
const nameOf = (game: Game, { piece, kind }: Pick<Who, 'piece' | 'kind'>): string =>
  game.variant.explains?.nameOf?.(game, piece) ?? game.variant.types[kind].name;
const named = (game: Game, who: Who): string => words.piece(nameOf(game, who), game.topology.name(who.at));
const listed = (game: Game, pieces: readonly Who[]): string => words.list(pieces.map((who) => named(game, who)));

/** Why a move may be good, in one sentence; null where nothing is certain. */
export function whySays(game: Game, reason: Reason | null): string | null {
  if (reason === null) return null;
  switch (reason.is) {
    case 'ends':
      return reason.outcome.winner === null ? words.draws : words.wins;
    case 'only':
      return words.only;
    case 'loses':
      return words.loses(game.variant.sides[1 - game.toMove].name);
    case 'forces':
      return words.forces;
    case 'escapes': {
      const royal = nameOf(game, reason.who);
      return game.variant.check?.inCheck ? words.outOfCheck(royal) : words.outOfDanger(royal);
    }
    case 'captures': {
      const victims = listed(game, reason.who);
      if (reason.own.length > 0) return words.capturesFor(victims, listed(game, reason.own));
      return reason.safe === true ? words.capturesSafely(victims) : words.captures(victims);
    }
    case 'becomes':
      return words.promotes(game.variant.types[reason.kind].name);
    case 'checks':
      return reason.check ? words.givesCheck : words.attacksRoyal(named(game, reason.who));
    case 'afflicts': {
      return words.leaves(named(game, reason.who), stateName(game, reason.state));
    }
    case 'flees':
      return words.flees(named(game, reason.from));
    case 'saves':
      return words.saves(named(game, reason.who), named(game, reason.from));
    case 'attacks': {
      const victims = listed(game, reason.who);
      return reason.unguarded === true ? words.attacksUnguarded(victims) : words.attacks(victims);
    }
    case 'guards':
      return words.guards(named(game, reason.who), named(game, reason.from));
    case 'again':
      return words.movesAgain;
    case 'aims':
      return words.aims(named(game, reason.who));
    case 'backs':
      return words.backs(named(game, reason.who));
    case 'widens':
      return words.widens(reason.cells);
    case 'frees':
      return words.frees(named(game, reason.who), reason.cells);
  }
}

export const stepView = ({ text, label, side, from, to }: Step): told.Step => ({ text, label, side, from, to });

/** Which piece, which move, why. */
export function hintViewOf({ game }: Position, action: Action, reason: Reason | null, only: boolean): told.Hint {
  const { text, label, piece, from, to } = action;
  const isPiece = piece >= 0;
  const name = isPiece ? nameOf(game, { piece, kind: game.kindOf(piece) }) : '';
  return {
    step: { text, label, side: game.toMove, from, to },
    piece: isPiece ? piece : null,
    pieceName: name,
    says: [lookSays(game, action, name), moveSays(game, action, name), whySays(game, reason) ?? words.nothingBetter],
    only,
  };
}
const featureName = (game: Game, id: string): string => game.variant.words.features?.[id]?.name ?? id;
function lookSays(game: Game, { piece, from, places }: Action, name: string): string {
  if (places !== null) return words.lookAtLaying(featureName(game, places));
  if (piece < 0) return words.lookAtTurn;
  return from === null ? words.lookInHand(name) : words.look(name);
}
function moveSays(game: Game, { kind, label, to, captures, places }: Action, name: string): string {
  const cell = to === null ? '' : game.topology.name(to);
  if (places !== null) return words.lays(featureName(game, places), cell);
  if (kind === 'drop') return words.drops(name, cell);
  if (kind === 'move') return words.goes(name, cell);
  if (kind !== 'capture' || captures.length !== 1) return words.plays(label);
  const [{ piece, kind: victim, side, at }] = captures;
  return words.takes(name, named(game, { piece, kind: victim, side, at }));
}

const sentence = (text: string): string => text[0].toUpperCase() + text.slice(1);
const placed = (game: Game, who: Who): string =>
  who.at < game.topology.size ? named(game, who) : words.inHand(game.variant.sides[who.side].name, nameOf(game, who));

/** What the other side could do now, the worst first. `position`: with the side to move that is asked about. */
export function threatsViewOf(position: Position, { all, searched }: Threats): told.Threats {
  const { game, turn, variant } = position;
  const side = variant.sides[1 - turn].name;
  const told = all.map(({ step, harm }) => ({ step: step && stepView(step), says: harmSays(game, side, step, harm) }));
  const [worst] = told;
  const says = worst
    ? words.threats.worst(side, worst.step?.label ?? '', worst.says, told.length - 1)
    : words.threats.none(side, searched);
  return { all: told, says };
}
function harmSays(game: Game, side: string, step: Step | null, harm: Harm): string {
  const say = words.threats;
  const piece = step?.piece ?? null;
  const it = piece === null ? side : `The ${nameOf(game, { piece, kind: game.kindOf(piece) })}`;
  switch (harm.is) {
    case 'ends':
      return say.ends(side);
    case 'forces':
      return [harm.first && harmSays(game, side, step, harm.first), say.forces(side)].filter(Boolean).join(' ');
    case 'captures': {
      const victims = listed(game, harm.who);
      const takes =
        harm.own.length > 0 ? say.capturesFor(it, victims, listed(game, harm.own)) : say.captures(it, victims);
      if (harm.back === undefined) return takes;
      return `${takes} ${harm.back ? say.recaptures(sentence(placed(game, harm.back))) : say.unanswered}`;
    }
    case 'moves-out':
      return say.movesOut(it, named(game, harm.who), zoneName(game, harm.to));
    case 'afflicts':
      return say.becomes(sentence(named(game, harm.who)), stateName(game, harm.state));
    case 'lands':
      return say.lands(`The ${nameOf(game, harm.by)}`, named(game, harm.who), harm.turns);
    case 'prepares':
      return say.prepares(
        harm.next.label,
        listed(
          game,
          harm.next.lost.filter((who) => who.side !== harm.next.side),
        ),
      );
  }
}
const zoneName = (game: Game, cell: Cell): string => {
  const zone = game.topology.zone(cell);
  return game.variant.words.zones?.[zone] ?? zone;
};
const stateName = (game: Game, state: string): string =>
  game.variant.words.states.find(({ id }) => id === state)?.name ?? state;

export const lineView = ({ steps, chance, wins }: ToldLine): told.AnalysisLine => ({
  steps: steps.map(stepView),
  chance,
  wins: wins && { ...wins },
});

const [EVEN, SLIGHTLY, MUCH, WINNING] = [53, 60, 80, 95];
/** Who stands better, by the best line. */
export function verdictOf({ variant }: Position, [best]: readonly ToldLine[]): string {
  if (best === undefined) return words.even;
  if (best.wins) return words.winsByForce(variant.sides[best.wins.side].name);
  const chance = Math.max(best.chance, 100 - best.chance);
  const { name } = variant.sides[best.chance >= 50 ? 0 : 1];
  if (chance < EVEN) return words.even;
  if (chance < SLIGHTLY) return words.slightlyBetter(name, chance);
  if (chance < MUCH) return words.better(name, chance);
  return chance < WINNING ? words.muchBetter(name, chance) : words.winning(name, chance);
}

/** What a turn allowed, and what was better; empty where it was good enough. */
export function reviewSays(game: Game, { better, answer }: TurnReview): string {
  if (better === null) return '';
  const isSharp = answer !== null && (answer.outcome !== null || answer.lost.some(({ side }) => side !== answer.side));
  const labels = better.steps.filter(({ piece }) => piece !== null).map(({ label }) => label);
  return [isSharp ? words.allows(answer.label) : '', words.betterWas(labels), whySays(game, better.reason) ?? '']
    .filter(Boolean)
    .join(' ');
}

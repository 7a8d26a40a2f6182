/** The sentences about moves, from the facts that the engine tells of them: in words, since they are read out too. */

import type { Game } from '../../../engine/core/game.ts';
import { type Cell, other, type Side } from '../../../engine/core/ids.ts';
import type { Action, Position } from '../../../engine/core/position.ts';
import { clauseSaid } from '../../../engine/core/text/clause.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { Hint } from '../../../engine/search/advice/advice-jobs.ts';
import type { Why } from '../../../engine/search/advice/reasons.ts';
import type { TurnReview } from '../../../engine/search/advice/review.ts';
import type { LineStep, Who } from '../../../engine/search/advice/steps.ts';
import type { ToldLine } from '../../../engine/search/advice/tell.ts';
import type { Harm, ThreatList } from '../../../engine/search/advice/threats.ts';
import { capitalised } from '../../../engine/shared/capitalised.ts';
import { said } from '../../../engine/shared/language.ts';
import { pieceNamed } from '../../../engine/shared/naming.ts';
import type * as told from '../../contract/advice.ts';
import { adviceMessages as words } from '../../contract/messages.ts';

/** "Sorceress", "white Guard" */
const nameOf = (game: Game, { piece, kind }: Pick<Who, 'piece' | 'kind'>): string =>
  pieceNamed({ kind: game.variant.types[kind].name, owner: game.variant.explains?.ownerOf?.(game, piece) ?? null });
const sideNamed = ({ variant }: Pick<Game, 'variant'>, side: Side): string => said(variant.sides[side].name);
const named = (game: Game, who: Who): string => words.piece(nameOf(game, who), game.topology.name(who.at));
/** A condition comes upon either side's: "LINE’s Angel on f9"; a name that tells the side already stays as it is. */
const owned = (game: Game, who: Who): string =>
  game.variant.explains?.ownerOf
    ? capitalised(named(game, who))
    : words.pieceOf(sideNamed(game, who.side), nameOf(game, who), game.topology.name(who.at));
const listed = (game: Game, pieces: readonly Who[]): string => words.list(pieces.map((who) => named(game, who)));

/**
 * Why a move may be good, in one sentence; null where nothing is certain. `game`: before the move or after it. `ofPlan`: it is
 * about one of several moves, and says which by the square where its piece stands then.
 */
export function whySays(game: Game, why: Why | null, ofPlan = false): string | null {
  if (why === null) return null;
  const { reason, side, by } = why;
  const say = words.why;
  const sideName = sideNamed(game, side);
  const it = by === null ? sideName : ofPlan ? capitalised(placed(game, by)) : words.subject(nameOf(game, by));
  switch (reason.is) {
    case 'ends':
      return reason.outcome.winner === null ? say.draws : say.wins(sideName);
    case 'only':
      return say.only;
    case 'loses':
      return say.loses(sideName, sideNamed(game, other(side)));
    case 'forces':
      return say.forces(sideName);
    case 'escapes': {
      const royal = nameOf(game, reason.who);
      return game.variant.check?.inCheck ? say.outOfCheck(royal) : say.outOfDanger(royal);
    }
    case 'captures': {
      const victims = listed(game, reason.who);
      if (reason.own.length > 0) return say.capturesFor(it, victims, listed(game, reason.own));
      return reason.safe === true ? say.capturesSafely(it, victims) : say.captures(it, victims);
    }
    case 'becomes':
      return say.promotes(it, said(game.variant.types[reason.kind].name));
    case 'checks': {
      const royal = capitalised(named(game, reason.who));
      return reason.check ? say.givesCheck(royal) : say.attacksRoyal(royal);
    }
    case 'afflicts':
      return say.becomes(owned(game, reason.who), stateOf(game, reason.state).name);
    case 'relieves':
      return say.relieves(capitalised(named(game, reason.who)), stateOf(game, reason.state).ends);
    case 'flees':
      return say.flees(it, placed(game, reason.from));
    case 'saves':
      return say.saves(it, named(game, reason.who), placed(game, reason.from));
    case 'attacks': {
      const victims = listed(game, reason.who);
      return reason.unguarded === true ? say.attacksUnguarded(it, victims) : say.attacks(it, victims);
    }
    case 'guards':
      return say.guards(it, named(game, reason.who), placed(game, reason.from));
    case 'parries':
      return say.parries(it, named(game, reason.who), placed(game, reason.from));
    case 'again':
      return say.movesAgain(sideName);
    case 'returns':
      return say.returns(it, zoneName(game, reason.from));
    case 'backs':
      return say.backs(it, named(game, reason.who));
    case 'prepares':
    case 'plan':
      return say.plan(clauseSaid(reason.next.spoken));
    case 'frees':
      return say.frees(it, named(game, reason.who), reason.cells);
    case 'hems':
      return say.hems(capitalised(named(game, reason.who)), reason.cells);
    case 'widens':
      return say.widens(it, reason.cells);
    case 'nears':
      return say.nears(it, named(game, reason.who));
    case 'safe':
      return say.safe(sideNamed(game, other(side)));
  }
}
export const stepView = ({ text, label, worded, native, spoken, side, from, to, by }: LineStep): told.LineStepView => ({
  ...{ text, label: shownLabel({ label, worded }), spoken: clauseSaid(spoken), side, from, to },
  ...(native !== undefined && { native }),
  ...(by.length > 0 && { by: [...by] }),
});

/** Which piece, which move or moves, why. `action`: the first of the plan. */
export function hintViewOf(
  { game }: Position,
  action: Action,
  { plan, why, only }: Pick<Hint, 'plan' | 'why' | 'only'>,
): told.HintView {
  const { piece } = action;
  const isPiece = piece >= 0;
  const name = isPiece ? nameOf(game, { piece, kind: game.kindOf(piece) }) : '';
  return {
    plan: plan.map(stepView),
    piece: isPiece ? piece : null,
    pieceName: name,
    says: [
      lookSays(game, action, name),
      [moveSays(game, action, name), words.rest(plan.slice(1).map(({ spoken }) => clauseSaid(spoken)))]
        .filter(Boolean)
        .join(' '),
      whySays(game, why, plan.length > 1) ?? words.nothingBetter,
    ],
    only,
  };
}
const featureName = (game: Game, id: string): string => said(game.variant.words.features?.[id]?.name ?? id);
function lookSays(game: Game, { piece, from, places }: Action, name: string): string {
  if (places !== null) return words.lookAtLaying(featureName(game, places));
  if (piece < 0) return words.lookAtTurn;
  return from === null ? words.lookInHand(name) : words.look(name);
}
function moveSays(game: Game, { kind, spoken, to, captures, places }: Action, name: string): string {
  const cell = to === null ? '' : game.topology.name(to);
  if (places !== null) return words.lays(featureName(game, places), cell);
  if (kind === 'drop') return words.drops(name, cell);
  if (kind === 'move') return words.goes(name, cell);
  if (kind !== 'capture' || captures.length !== 1) return words.plays(capitalised(clauseSaid(spoken)));
  const [{ piece, kind: victim, side, at }] = captures;
  return words.takes(name, named(game, { piece, kind: victim, side, at }));
}

const placed = (game: Game, who: Who): string =>
  who.at < game.topology.size ? named(game, who) : words.inHand(sideNamed(game, who.side), nameOf(game, who));

/** What the other side could do now, the worst first. `position`: with the side to move that is asked about. */
export function threatsViewOf(position: Position, { all, searched }: ThreatList): told.ThreatsView {
  const { game, turn } = position;
  const side = sideNamed(position, other(turn));
  const told = all.map(({ step, harm }) => ({ step: step && stepView(step), says: harmSays(game, side, step, harm) }));
  const [worst] = all;
  const says = worst
    ? words.threats.worst(side, worstSays(game, side, worst), told.length - 1)
    : words.threats.none(side, searched);
  return { all: told, says };
}
/** A capture in words says already what it costs. */
function worstSays(game: Game, side: string, { step, harm }: ThreatList['all'][number]): string {
  const harms = step && harm.is === 'captures' ? answerSays(game, harm) : harmSays(game, side, step, harm);
  return [step && `${capitalised(clauseSaid(step.spoken))}.`, harms].filter(Boolean).join(' ');
}
function harmSays(game: Game, side: string, step: LineStep | null, harm: Harm): string {
  const say = words.threats;
  const piece = step?.piece ?? null;
  const it = piece === null ? side : words.subject(nameOf(game, { piece, kind: game.kindOf(piece) }));
  switch (harm.is) {
    case 'ends':
      return say.ends(side);
    case 'forces':
      return [harm.first && harmSays(game, side, step, harm.first), words.why.forces(side)].filter(Boolean).join(' ');
    case 'captures': {
      const victims = listed(game, harm.who);
      const takes =
        harm.own.length > 0
          ? words.why.capturesFor(it, victims, listed(game, harm.own))
          : words.why.captures(it, victims);
      return [takes, answerSays(game, harm)].filter(Boolean).join(' ');
    }
    case 'moves-out':
      return say.movesOut(it, named(game, harm.who), zoneName(game, harm.to));
    case 'afflicts':
      return words.why.becomes(owned(game, harm.who), stateOf(game, harm.state).name);
    case 'lands':
      return say.lands(words.subject(nameOf(game, harm.by)), named(game, harm.who), harm.turns);
    case 'prepares':
      return say.prepares(clauseSaid(harm.next.spoken));
  }
}
/** What could be taken back; empty where that is not known. */
function answerSays(game: Game, { back }: Pick<Extract<Harm, { is: 'captures' }>, 'back'>): string {
  if (back === undefined) return '';
  return back ? words.threats.recaptures(capitalised(placed(game, back))) : words.threats.unanswered;
}
const zoneName = (game: Game, cell: Cell): string => {
  const zone = game.topology.zone(cell);
  return said(game.variant.words.zones?.[zone] ?? zone);
};
const stateOf = (game: Game, state: string): { readonly name: string; readonly ends: string } => {
  const { name = state, ends = '' } = game.variant.words.states.find(({ id }) => id === state) ?? {};
  return { name: said(name), ends: said(ends) };
};

export const lineView = ({ steps, chance, wins }: ToldLine): told.AnalysisLine => ({
  steps: steps.map(stepView),
  chance,
  wins: wins && { ...wins },
});

const [EVEN, SLIGHTLY, MUCH, WINNING] = [53, 60, 80, 95];
/** Who stands better, by the best line. */
export function verdictOf({ variant }: Position, [best]: readonly ToldLine[]): string {
  if (best === undefined) return words.even;
  if (best.wins) return words.winsByForce(sideNamed({ variant }, best.wins.side));
  const chance = Math.max(best.chance, 100 - best.chance);
  const name = sideNamed({ variant }, best.chance >= 50 ? 0 : 1);
  if (chance < EVEN) return words.even;
  if (chance < SLIGHTLY) return words.slightlyBetter(name, chance);
  if (chance < MUCH) return words.better(name, chance);
  return chance < WINNING ? words.muchBetter(name, chance) : words.winning(name, chance);
}

/** What a turn allowed, and what was better; empty where it was good enough. */
export function reviewSays(game: Game, { better, answer }: TurnReview): string {
  if (better === null) return '';
  const isSharp = answer !== null && (answer.outcome !== null || answer.lost.some(({ side }) => side !== answer.side));
  const moves = better.steps.filter(({ piece }) => piece !== null).map(({ spoken }) => clauseSaid(spoken));
  return [
    isSharp ? words.allows(clauseSaid(answer.spoken)) : '',
    words.betterWas(moves),
    whySays(game, better.why, moves.length > 1) ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

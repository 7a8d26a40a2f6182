/**
 * Why a piece cannot go to a cell, or nowhere at all: the generator run once more for that piece with a listener. Which reason is told when
 * there are several is the order of the variant's reasons. Leaves no trace.
 */

import { said } from '../../shared/language.ts';
import { pieceNamed } from '../../shared/naming.ts';
import { summarize } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../ids.ts';
import { Planner } from '../moves/planner.ts';
import { Plans } from '../moves/plans.ts';
import { type Forms, fillTemplate } from '../start/fill.ts';
import type { TurnRule } from '../variant.ts';
import type { Denial } from '../vocabulary.ts';
import { refusals } from './refusals.ts';
import { listOf, pieceName } from './sentences.ts';
import { featureName } from './spell.ts';

export interface WhyNot {
  readonly says: string;
  readonly ruling: string | null;
}

export const whyNot = (game: Game, me: Piece, cell: Cell): WhyNot => tell(game, me, cell, findReason(game, me, cell));

/** Why not, whatever the cell: nobody may move it now. */
const whyNotAnywhere = (game: Game, me: Piece): Denial | null => {
  if (game.isOver) return { reason: 'game-over' };
  if (game.isAway(me)) return { reason: 'in-flight', cell: game.get(game.facts.flying.returnsTo, me) as Cell };
  if (game.cellOf(me) === OFF && !game.isInHand(me)) return { reason: 'piece-gone' };
  if (game.isNeutral(me)) return { reason: 'neutral' };
  if (game.sideOf(me) !== game.toMove) return { reason: 'not-your-turn' };
  return null;
};
const findReason = (game: Game, me: Piece, cell: Cell): Denial => {
  const anywhere = whyNotAnywhere(game, me);
  if (anywhere) return anywhere;
  if (game.cellOf(me) === cell) return { reason: 'already-there' };
  return game.variant.explains?.objections?.(game, me, cell) ?? reasonMet(game, cell, survey(game, me));
};

/** as many of those who stand in the way are named */
const MOST_NAMED = 4;

/**
 * Why a piece that has no action cannot move at all. What holds for every cell alike (it is frozen, it never moves) is the
 * whole answer, and so is what forbids a move that it has; else who simply stands in its way, the nearest first and of
 * those who stands in front of it, and the strongest reason that its own movement met.
 */
export const whyStuck = (game: Game, me: Piece): WhyNot => {
  const at = game.cellOf(me);
  const anywhere = whyNotAnywhere(game, me);
  if (anywhere) return tell(game, me, at, anywhere);
  const elsewhere = [...game.topology.cells]
    .filter((cell) => cell !== at)
    .map((cell) => ({ cell, objection: game.variant.explains?.objections?.(game, me, cell) ?? null }));
  const [first] = elsewhere;
  if (first.objection && elsewhere.every(({ objection }) => objection?.reason === first.objection?.reason))
    return tell(game, me, first.cell, first.objection);
  const found = survey(game, me);
  const near = elsewhere
    .sort((a, b) => distance(game, at, a.cell) - distance(game, at, b.cell) || inFrontFirst(game, me, a.cell, b.cell))
    .map(({ cell, objection }) => ({ cell, denial: () => objection ?? reasonMet(game, cell, found) }));
  const forbidden = near.find(({ cell }) => found.firstTo.has(cell));
  if (forbidden) return tell(game, me, forbidden.cell, forbidden.denial());
  const order = Object.keys(game.variant.words.reasons);
  const met = near
    .map(({ cell, denial }) => ({ cell, denial: denial() }))
    .filter(({ denial }) => denial.pieces !== undefined && denial.pieces.length > 0);
  const blocked = met
    .filter(({ denial }) => IN_THE_WAY.has(denial.reason))
    .flatMap(({ denial }) => denial.pieces ?? []);
  const [special] = met
    .filter(({ denial }) => !IN_THE_WAY.has(denial.reason))
    .sort((p, q) => order.indexOf(p.denial.reason) - order.indexOf(q.denial.reason));
  const reason = special && tell(game, me, special.cell, special.denial);
  const blockers = [...new Set(blocked)];
  const parts = [
    blockers.length > 0 ? refusals.blockedBy(listOf(game, blockers, MOST_NAMED)) : undefined,
    reason?.says,
  ];
  const says = parts.filter((part) => part !== undefined).join(' ');
  return { says: says === '' ? refusals.stuck : says, ruling: reason?.ruling ?? null };
};
/** Somebody stands there, and nothing more is to be said about it. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['own-piece', 'blocked', 'occupied']);
const distance = ({ topology }: Game, a: Cell, b: Cell): number =>
  a === OFF ? 0 : Math.max(Math.abs(topology.x(a) - topology.x(b)), Math.abs(topology.y(a) - topology.y(b)));

/** For sorting: of two squares as far away, the one nearer to the other side's end of the board. */
const inFrontFirst = (game: Game, me: Piece, a: Cell, b: Cell): number =>
  (game.topology.y(b) - game.topology.y(a)) * (game.sideOf(me) === 0 ? 1 : -1);

const planners = new WeakMap<Game, Planner>();
/** One for each game: its buffers are far larger than an answer. */
const plannerOf = (game: Game): Planner => {
  const planner = planners.get(game) ?? new Planner(game, new Plans());
  planners.set(game, planner);
  return planner;
};
/** What planning a piece tells of every cell at once. */
interface Survey {
  readonly plans: Plans;
  /** by cell, who or what stood in the way of going there, in the order met */
  readonly met: ReadonlyMap<Cell, readonly Denial[]>;
  /** by cell, the number of the first action that is shown there, forbidden or not: cells on its way are not */
  readonly firstTo: ReadonlyMap<Cell, number>;
}
/** Plans all that the piece may do by its own rules and those of the turn. Good until the next survey of the game. */
const survey = (game: Game, me: Piece): Survey => {
  const planner = plannerOf(game);
  const { plans } = planner;
  const met = new Map<Cell, Denial[]>();
  const firstTo = new Map<Cell, number>();
  plans.clear();
  planner.asked = me;
  planner.listener = (cell, reason, piece, at) => {
    const denial = { reason, pieces: piece === NOBODY ? [] : [piece], cell: at };
    const here = met.get(cell);
    if (here) here.push(denial);
    else met.set(cell, [denial]);
  };
  plans.newPosition();
  const at = game.cellOf(me);
  if (at === OFF) planner.planTurn();
  else planner.planPiece(me, at);
  for (let i = 0; i < plans.count; i++) {
    if (!areAlike(game, me, plans.mover[i] as Piece)) continue;
    const { to } = summarize(game, plans, i);
    if (to !== at && !firstTo.has(to)) firstTo.set(to, i);
  }
  return { plans, met, firstTo };
};
/** Are they one piece? Those of one kind in a hand are one and the same. */
export const areAlike = (game: Game, me: Piece, other: Piece): boolean =>
  other === me ||
  (other !== NOBODY && game.isInHand(me) && game.isInHand(other) && game.typeOf(other) === game.typeOf(me));
/** The strongest of what was met on the way to a cell; a cell that it could go to is closed by legality. */
const reasonMet = (game: Game, cell: Cell, { plans, met, firstTo }: Survey): Denial => {
  const heard = met.get(cell) ?? [];
  const action = firstTo.get(cell);
  const forbidden = action === undefined ? null : forbidding(game, plans, action);
  const all = forbidden === null ? heard : [...heard, forbidden];
  return strongest(game, all) ?? { reason: 'not-its-way' };
};
/** null: nothing forbids it, or the variant has no words for that */
const forbidding = (game: Game, plans: Plans, i: number): Denial | null => {
  const { legality, toMove } = game;
  const usual = Object.hasOwn(game.variant.words.reasons, 'forbidden') ? { reason: 'forbidden' } : null;
  if (!legality.whyForbidden && !legality.isDuty) return usual;
  const { watching, trying } = game;
  game.watching = null;
  game.trying = true;
  const mark = game.make(plans, i);
  const isForbidden = legality.forbids?.(game, toMove) === true;
  const why = isForbidden ? (legality.whyForbidden?.(game, toMove) ?? usual) : null;
  game.unmake(mark);
  game.trying = trying;
  game.watching = watching;
  return why ?? (isForbidden || legality.isDuty === undefined ? null : { reason: 'duty' });
};

const strongest = (game: Game, heard: readonly Denial[]): Denial | undefined => {
  const order = Object.keys(game.variant.words.reasons);
  return [...heard].sort((p, q) => order.indexOf(p.reason) - order.indexOf(q.reason))[0];
};

const tell = (game: Game, me: Piece, asked: Cell, denial: Denial): WhyNot => {
  const type = game.typeOf(me);
  const summary = said(game.variant.words.kinds[type.id]?.summary ?? ''); // who belongs to nobody is among the features
  return sentenceOf(game, asked, denial, {
    mover: (form) => pieceNamed({ kind: type.name, owner: null }, form),
    summary,
  });
};
const sentenceOf = (
  game: Game,
  asked: Cell,
  { reason, pieces = [], cell, counted }: Denial,
  values: Readonly<Record<string, string | Forms>>,
): WhyNot => {
  const { words, id } = game.variant;
  if (!Object.hasOwn(words.reasons, reason)) throw new Error(`${id} has no words for reason ${reason}`);
  const { says, ruling } = words.reasons[reason];
  const sentence = fillTemplate(says, {
    ...values,
    ...(asked !== OFF && { cell: game.topology.name(asked) }),
    ...(counted && { count: `${counted.count}`, needed: `${counted.needed}` }),
    ...(cell !== undefined && cell !== OFF && { there: game.topology.name(cell) }),
    ...(pieces.length > 0 && {
      other: (form) => pieceName(game, pieces[0], form),
      others: (form) => listOf(game, pieces, pieces.length, form),
    }),
  });
  return { says: sentence, ruling };
};

/** Why a feature cannot be laid on a cell; null when the variant has nothing to say about it. */
export const whyNotLaid = (game: Game, feature: string, cell: Cell): WhyNot | null => {
  const denial = game.isOver ? { reason: 'game-over' } : game.variant.explains?.whyNotLaid?.(game, feature, cell);
  return denial ? sentenceOf(game, cell, denial, { feature: featureName(game, feature) }) : null;
};

/** A duty comes first that is done by another action. */
export const whyDutyFirst = (game: Game): WhyNot => sentenceOf(game, OFF, { reason: 'duty' }, {});

/** Why a rule of the turn offers nothing now; null when the variant has nothing to say about it. */
export const whyNotNow = (game: Game, { whyNot }: TurnRule): WhyNot | null => {
  const denial = game.isOver ? { reason: 'game-over' } : whyNot?.(game);
  return denial ? sentenceOf(game, OFF, denial, {}) : null;
};

/** A step being tried: the position as it stands, and what has happened in it so far. */

import { type Cell, NOBODY, OFF, type Piece, type Side } from '../core/ids.ts';
import { type Action, type Effect, Position } from '../core/position.ts';
import { startOfCensus } from '../core/start/census.ts';
import { startOf } from '../core/start/start-written.ts';
import type { Variant } from '../core/variant.ts';
import type { Options, StartPosition } from '../core/vocabulary.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { variantNamed } from '../variants/registry.ts';
import type { LessonStep } from './lesson.ts';

/** Which step, under which house rules. */
export interface LessonTask {
  readonly variant: string;
  readonly options: Options;
  readonly step: LessonStep;
  /** the text of the game, where it is somebody's own: other threads read it there */
  readonly game?: string;
}

/** Somebody who was lost, as they stood. */
interface Lost {
  readonly kind: string;
  readonly side: Side;
  readonly at: string;
}
/** One action that was played, by names that hold also where the position is set up anew. */
export interface Done {
  readonly side: Side;
  readonly text: string;
  readonly label: string;
  /** the kind of action, and the rule that allows it */
  readonly action: string;
  readonly rule: string;
  /** the piece type that acted; null where no piece did */
  readonly kind: string | null;
  readonly to: string | null;
  /** where the mover was put down, one cell after another */
  readonly visited: readonly string[];
  readonly lost: readonly Lost[];
  readonly effects: readonly Effect[];
}
/** What a goal is asked of. */
export interface LessonMoment {
  readonly position: Position;
  readonly learner: Side;
  readonly done: readonly Done[];
  /** turns that each side has ended */
  readonly turns: readonly [number, number];
}

export const requireVariant = (id: string): Variant => {
  const variant = variantNamed(id);
  if (!variant) throw new Error(`there is no game ${id}`);
  return variant;
};
/** The position of a step before anything was played, as a start. */
export const startOfStep = (
  variantId: string,
  {
    pieces,
    turn,
    flags = {},
    fields,
    start: whole,
  }: Pick<LessonStep, 'pieces' | 'turn' | 'flags' | 'fields' | 'start'>,
): Result<StartPosition> => {
  if (whole) return ok(whole);
  const variant = requireVariant(variantId);
  const start = startOfCensus(variant, pieces);
  if (!start.ok) return start;
  const { hands, pieces: standing, ...rest } = start.value;
  const stranger = Object.keys(flags).find((cell) => !standing.some(({ at }) => at === cell));
  if (stranger !== undefined) return err('bad-flag', `There is no piece on ${stranger} to say anything of.`, stranger);
  const isDealt = Object.values(hands ?? {}).some((hand) => hand.length > 0);
  const told = standing.map((piece) => ({ ...piece, ...flags[piece.at] }));
  return ok({ ...rest, pieces: told, ...(isDealt && { hands }), turn: turn ?? variant.sides[0].id, ...fields });
};

/** What happened before somebody acts, in a step that begins here. */
export const momentOf = (position: Position): LessonMoment => ({
  position,
  learner: position.turn,
  done: [],
  turns: [0, 0],
});

/** Plays one more action, asks, and takes it back. */
export const trying = <T>(moment: LessonMoment, action: Action, ask: (next: LessonMoment) => T): T => {
  const next = momentAfter(moment, action);
  try {
    return ask(next);
  } finally {
    moment.position.takeBack();
  }
};
/** Plays it in earnest: what lies hidden answers. */
export const momentAfter = (moment: LessonMoment, action: Action): LessonMoment => {
  const { position } = moment;
  const { game, variant, turn: side } = position;
  const nameOf = (cell: Cell | null): string | null =>
    cell === null || cell === OFF ? null : game.topology.name(cell);
  const kindOf = (piece: Piece): string => variant.types[game.kindOf(piece)].id;
  const told = {
    side,
    text: action.text,
    label: action.label,
    action: action.kind,
    rule: action.because.id,
    kind: action.piece === NOBODY ? null : kindOf(action.piece),
    to: nameOf(action.to),
  };
  const kinds = new Map(game.pieces.map((piece) => [piece, { kind: kindOf(piece), side: game.sideOf(piece) }]));
  const effects = position.play(action);
  const visited: string[] = [];
  const lost: Lost[] = [];
  for (const effect of effects) {
    if ((effect.do === 'go' || effect.do === 'swap') && effect.piece === action.piece)
      visited.push(game.topology.name(effect.to));
    const who = effect.do === 'take' ? kinds.get(effect.piece) : undefined;
    if (effect.do === 'take' && who) lost.push({ ...who, at: game.topology.name(effect.from) });
  }
  const ends = position.turn !== side || position.outcome !== null ? 1 : 0;
  const [first, second] = moment.turns;
  const turns: LessonMoment['turns'] = side === 0 ? [first + ends, second] : [first, second + ends];
  return { ...moment, done: [...moment.done, { ...told, visited, lost, effects }], turns };
};
/** The learner to move again, where the other side stands still. */
export const movingAgain = (moment: LessonMoment): LessonMoment => {
  const start = startToMoveAgain(moment);
  const again = Position.start(moment.position.variant, moment.position.options, start);
  if (!again.ok) throw new Error(`a position that was sound is not: ${again.error.message}`);
  return { ...moment, position: again.value };
};
/** What the turn gave to the other side (two moves, a check to answer) is gone with it. */
export const startToMoveAgain = ({ position, learner }: LessonMoment): StartPosition => {
  const { sides, start } = position.variant;
  const told = Object.entries(startOf(position.game, learner)).filter(([id]) => !start?.turnFields?.includes(id));
  return { ...(Object.fromEntries(told) as unknown as StartPosition), turn: sides[learner].id };
};

/** The step as far as it has been played: the learner's actions, and those that the other side answered with. */
export const attemptAt = ({ variant, options, step }: LessonTask, played: readonly string[]): Result<LessonMoment> => {
  const start = startOfStep(variant, step);
  if (!start.ok) return start;
  const made = Position.start(requireVariant(variant), options, start.value);
  if (!made.ok) return made;
  let moment = momentOf(made.value);
  for (const text of played) {
    if (moment.position.outcome !== null) return err('over', 'The game is over in this position.');
    const action = moment.position.find(text);
    if (!action.ok) return action;
    moment = momentAfter(moment, action.value);
    if (isLeftToMove(step, moment)) moment = movingAgain(moment);
  }
  return ok(moment);
};
/** The other side is to move, and does not. */
export const isLeftToMove = ({ other = { is: 'still' } }: LessonStep, { position, learner }: LessonMoment): boolean =>
  other.is === 'still' && position.turn !== learner && position.outcome === null;

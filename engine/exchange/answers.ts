/**
 * The shapes in which other programs are told of positions and actions: the command line's answers, and what the package
 * tells (frozen: other programs read them). Sides and kinds by id, cells by name,
 * nothing by number; the side of a neutral piece is null. A promoted form has the id of its base kind, with `promoted`; if there are groups, a piece has its
 * group as in a start.
 */

import { groupFlag } from '../core/board/groups.ts';
import type { Effect } from '../core/effects.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from '../core/ids.ts';
import type { Action, Position } from '../core/position.ts';
import { kindWritten } from '../core/start/start-names.ts';
import { usualChoice } from '../shared/house-rules.ts';

export type JsonAnswer = { readonly [field: string]: unknown };
/** A piece by its names. Where pieces belong to groups, its group stands there under its name in a start, such as `colour`. */
export type PieceAnswer = {
  readonly kind: string;
  readonly side: string | null;
  readonly promoted?: true;
  readonly [group: string]: unknown;
};
export type ActionAnswer = {
  readonly text: string;
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly mover: PieceAnswer | null;
  readonly captures: readonly (PieceAnswer & { readonly at: string | null })[];
  readonly promotion: string | null;
  readonly leaves?: string;
  readonly lifts?: { readonly piece: PieceAnswer; readonly from: string | null; readonly to: string | null };
};
export type ResultAnswer = { readonly winner: string | null; readonly reason: string };
/** Hears what is told before the answer. */
export type Tell = (answer: JsonAnswer) => void;

const sideId = (position: Position, side: Side): string => position.variant.sides[side].id;
/** null for a piece whose group belongs to nobody. */
const ownerId = (position: Position, { side, group }: Pick<Identity, 'side' | 'group'>): string | null => {
  const found = position.variant.groups?.all.find(({ id }) => id === group);
  return found !== undefined && found.side === undefined ? null : sideId(position, side);
};
const kindNamed = (position: Position, kind: Kind): ReturnType<typeof kindWritten> =>
  kindWritten(position.variant.types[kind]);
const cellName = (position: Position, cell: Cell | null): string | null =>
  cell === null || cell === OFF ? null : position.variant.topology.name(cell);

export function resultAnswer(position: Position): ResultAnswer | null {
  const { outcome } = position;
  if (!outcome) return null;
  return { winner: outcome.winner === null ? null : sideId(position, outcome.winner), reason: outcome.reason };
}

/** Where a first position is drawn by lot elsewhere, which one it is: here it is the usual one unless another is asked for. */
export function drawnOptionsAnswer({ variant, options }: Position): JsonAnswer {
  const drawn = variant.options.filter((rule) => rule.drawn);
  if (drawn.length === 0) return {};
  return { options: Object.fromEntries(drawn.map((rule) => [rule.id, options[rule.id] ?? usualChoice(rule)])) };
}
export const standingAnswer = (position: Position): JsonAnswer => ({
  ...drawnOptionsAnswer(position),
  turn: sideId(position, position.turn),
  check: position.check,
  result: resultAnswer(position),
  census: position.census(),
});

/** With `after`, each action also contains the position that it leads to. The given position is restored on return. */
export function legalAnswer(position: Position, after: boolean): JsonAnswer {
  const here = everybodyIn(position);
  const actions = position.actions().map((action) => {
    const answer = actionAnswer(position, action);
    if (!after) return { ...answer, effects: effectAnswers(position, position.effectsOf(action), here) };
    return position.after(action, (effects) => {
      const { census, turn, result } = standingAnswer(position);
      return { ...answer, effects: effectAnswers(position, effects, here), after: { census, turn, result } };
    });
  });
  return { ...standingAnswer(position), actions };
}

export function actionAnswer(position: Position, action: Action): ActionAnswer {
  const { text, kind, piece, from, to, captures, promotion, leaves, movesAnother } = action;
  return {
    text,
    kind,
    from: cellName(position, from),
    to: cellName(position, to),
    mover: piece === NOBODY ? null : pieceAnswer(position, piece),
    captures: captures.map((taken) => ({
      ...identityNamed(position, { ...identityOf(position, taken.piece), kind: taken.kind, side: taken.side }),
      at: cellName(position, taken.at),
    })),
    promotion: promotion === null ? null : kindNamed(position, promotion).kind,
    ...(leaves !== null && { leaves }),
    ...(movesAnother !== null && {
      lifts: {
        piece: pieceAnswer(position, movesAnother.piece),
        from: cellName(position, movesAnother.from),
        to: cellName(position, movesAnother.to),
      },
    }),
  };
}

/** Plays the action; returns its effects. */
export function playAnswer(position: Position, action: Action): readonly JsonAnswer[] {
  const here = everybodyIn(position);
  return effectAnswers(position, position.play(action), here);
}

/** The kind, the side and the group of a piece: all may change during an action. */
interface Identity {
  readonly kind: Kind;
  readonly side: Side;
  /** null in games without groups */
  readonly group: string | null;
}
type Everybody = ReadonlyMap<Piece, Identity>;
const identityOf = ({ game, variant }: Position, piece: Piece): Identity => ({
  kind: game.kindOf(piece),
  side: game.sideWritten(piece),
  group: variant.groups?.of(game, piece).id ?? null,
});
const everybodyIn = (position: Position): Everybody =>
  new Map(position.game.pieces.map((piece) => [piece, identityOf(position, piece)]));
const pieceNamed = (position: Position, identity: Identity): PieceAnswer => {
  const { kind, ...promoted } = kindNamed(position, identity.kind);
  return { kind, side: ownerId(position, identity), ...promoted };
};
/** A group under its name in a start. */
const groupNamed = ({ variant }: Position, group: string | null): JsonAnswer => {
  const flag = group === null ? undefined : groupFlag(variant);
  return flag ? { [flag.id]: group } : {};
};
const identityNamed = (position: Position, identity: Identity): PieceAnswer => ({
  ...pieceNamed(position, identity),
  ...groupNamed(position, identity.group),
});
const pieceAnswer = (position: Position, piece: Piece): PieceAnswer =>
  identityNamed(position, identityOf(position, piece));

/** `before`: all pieces before the first effect; each effect shows a piece as it was when the effect happened. */
function effectAnswers(position: Position, effects: readonly Effect[], before: Everybody): readonly JsonAnswer[] {
  let now = before;
  return effects.map((effect) => {
    const answer = effectAnswer(position, effect, now);
    const is = identityAfter(effect, now);
    if (is !== null) now = new Map([...now, is]);
    return answer;
  });
}
/** What an effect makes of its piece; null where that stays what it is. */
const identityAfter = (effect: Effect, now: Everybody): readonly [Piece, Identity] | null => {
  if (effect.do !== 'become' && effect.do !== 'recruit' && effect.do !== 'convert') return null;
  const was = now.get(effect.piece);
  if (was === undefined) return null;
  const { do: _, because: __, ...changes } = effect;
  const { kind, side, group } = { ...was, ...changes };
  return [effect.piece, { kind, side, group }];
};

function effectAnswer(position: Position, effect: Effect, now: Everybody): JsonAnswer {
  const piece = (id: Piece): JsonAnswer | null =>
    id === NOBODY ? null : identityNamed(position, now.get(id) ?? identityOf(position, id));
  const cell = (id: Cell): string | null => cellName(position, id);
  const because = { because: effect.because };
  switch (effect.do) {
    case 'go': {
      const [from, to, via] = [cell(effect.from), cell(effect.to), effect.via.map(cell)];
      return { do: effect.do, piece: piece(effect.piece), from, to, how: effect.how, via, ...because };
    }
    case 'take': {
      const [from, by] = [cell(effect.from), piece(effect.by)];
      const { into, how } = effect;
      return { do: effect.do, piece: piece(effect.piece), from, to: null, by, into, ...(how && { how }), ...because };
    }
    case 'swap': {
      const [from, to] = [cell(effect.from), cell(effect.to)];
      return { do: effect.do, piece: piece(effect.piece), from, to, with: piece(effect.with), ...because };
    }
    case 'become': {
      const at = cell(effect.at);
      const becomes = kindNamed(position, effect.kind);
      return { do: effect.do, piece: piece(effect.piece), from: at, to: at, ...becomes, ...because };
    }
    case 'recruit': {
      const recruited = pieceNamed(position, { ...effect, group: null });
      return { do: effect.do, piece: piece(effect.piece), from: cell(effect.at), to: null, ...recruited, ...because };
    }
    case 'convert': {
      const [from, to] = [cell(effect.from), cell(effect.at)];
      const converted = { side: ownerId(position, effect), ...groupNamed(position, effect.group) };
      return { do: effect.do, piece: piece(effect.piece), from, to, ...converted, ...because };
    }
    case 'state': {
      const [at, by] = [cell(effect.at), effect.by.map(piece)];
      const { state, on } = effect;
      return { do: effect.do, piece: piece(effect.piece), from: at, to: at, state, on, by, ...because };
    }
    case 'banish': {
      const [from, to] = [cell(effect.from), cell(effect.to)];
      return { do: effect.do, piece: piece(effect.piece), from, to, turns: effect.turns, ...because };
    }
    case 'tick': {
      const { left } = effect;
      return { do: effect.do, piece: piece(effect.piece), from: null, to: cell(effect.to), left, ...because };
    }
    case 'retract': {
      const [from, to] = [cell(effect.from), cell(effect.to)];
      return { do: effect.do, piece: piece(effect.piece), from, to, ...because };
    }
    case 'feature': {
      const { feature, on } = effect;
      const hidden = effect.hidden === null ? null : sideId(position, effect.hidden);
      return { do: effect.do, piece: null, from: null, to: cell(effect.cell), feature, on, hidden, ...because };
    }
    case 'burst':
      return { do: effect.do, piece: null, from: null, to: cell(effect.cell), radius: effect.radius, ...because };
    case 'check': {
      const [side, by] = [sideId(position, effect.side), piece(effect.by)];
      return { do: effect.do, piece: null, from: null, to: cell(effect.at), side, by, ...because };
    }
    case 'turn':
      return { do: effect.do, piece: null, from: null, to: null, side: sideId(position, effect.side), ...because };
    case 'end': {
      const winner = effect.winner === null ? null : sideId(position, effect.winner);
      return { do: effect.do, piece: null, from: null, to: null, winner, reason: effect.reason, ...because };
    }
  }
}

/** What an action of 4chan chess makes use of, in words, so that a comparison can ask for enough of everything. */
import type { Effect } from '../../core/effects.ts';
import { NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Action, Position } from '../../core/position.ts';
import { fourchan } from '../../variants/fourchan/index.ts';

type Take = Extract<Effect, { do: 'take' }>;
type Go = Extract<Effect, { do: 'go' }>;

/** The ids of what lasts about everybody, asked once for all actions of a position. */
export type Lasting = ReadonlyMap<Piece, readonly string[]>;
export const lastingIn = (position: Position): Lasting =>
  new Map(position.pieces().map(({ piece, states }) => [piece, states.map(({ id }) => id)]));

export const mechanismsOf = (
  position: Position,
  lasting: Lasting,
  action: Action,
  effects: readonly Effect[],
): string[] => {
  const { game } = position;
  const found = [`kind ${action.kind}`];
  const note = (is: boolean, what: string): void => {
    if (is) found.push(what);
  };
  const type = (piece: Piece) => fourchan.types[game.kindOf(piece)];
  const takes = effects.filter((e): e is Take => e.do === 'take');
  const goes = effects.filter((e): e is Go => e.do === 'go');
  const warps = goes.filter((e) => e.how === 'warp');
  const recruits = effects.filter((e) => e.do === 'recruit');
  const cells = new Set(takes.map((e) => e.from));

  if (action.piece !== NOBODY) {
    const { promotedFrom } = type(action.piece);
    note(promotedFrom !== undefined, 'a promoted piece acts');
    note(game.isRider(action.piece) && action.kind !== 'rifle' && action.kind !== 'lift', 'a rider leaves');
    const states = lasting.get(action.piece) ?? [];
    note(states.includes('copies'), 'a /b/ copies');
    note(states.includes('copies') && states.includes('frozen'), 'a frozen /b/ goes');
    note(states.includes('absorbed'), 'a /d/ has absorbed');
  }
  note(action.promotion !== null, 'promotes');
  note(action.leaves !== null, 'leaves a teleporter');
  note(
    goes.some((e) => e.how === 'carry'),
    'a stack goes',
  );
  note(takes.length > cells.size, 'a stack is taken');
  note(recruits.length > 0, 'goes to a hand');
  note(recruits.length > 1, 'a stack goes to a hand');
  note(
    takes.some((e) => e.by === NOBODY),
    'a traveller is lost',
  );
  note(
    takes.some((e) => e.by === NOBODY && type(e.piece).royal),
    'an Admin is lost on the way',
  );
  note(takes.length > 1 && takes.every((e) => e.by === NOBODY), 'a stack is lost on the way');
  note(warps.length > 0, 'goes through a teleporter');
  note(warps.length === 2, 'changes places at two teleporters');
  for (const warp of warps) {
    const fragged = takes.filter((e) => e.by === warp.piece && e.from === warp.to);
    if (fragged.length === 0) continue;
    const side = game.sideOf(warp.piece);
    const { id, royal } = type(warp.piece);
    note(true, `telefrags by ${action.kind}`);
    note(
      fragged.some((e) => game.sideOf(e.piece) !== side),
      'telefrags a foe',
    );
    note(
      fragged.some((e) => game.sideOf(e.piece) === side),
      'telefrags a friend',
    );
    note(fragged.length > 1, 'telefrags a stack');
    note(
      goes.some((e) => e.how === 'carry' && e.from === warp.from),
      'a stack telefrags',
    );
    note(
      fragged.some((e) => type(e.piece).royal && game.sideOf(e.piece) === position.turn),
      'telefrags the own Admin',
    );
    note(
      fragged.some((e) => type(e.piece).royal && game.sideOf(e.piece) !== position.turn),
      'telefrags the Admin',
    );
    note(royal === true, 'an Admin telefrags');
    note(id.endsWith('vp') && recruits.some((e) => fragged.some((f) => f.piece === e.piece)), 'telefrags into a hand');
    note(id === 'd' || id === '+d', 'a /d/ telefrags');
    note(id === 'x' || id === '+x', 'an /x/ telefrags');
    note(
      takes.some((e) => e.from === warp.from),
      'takes at both ends',
    );
    note(
      fragged.some((e) => isFarK(position, e, warp)),
      'telefrags a /k/ out of range',
    );
  }
  return found;
};
const isFarK = ({ game }: Position, { piece, from }: Take, { piece: captor }: Go): boolean => {
  const { topology } = game;
  const at = game.cellOf(captor);
  if (!fourchan.types[game.kindOf(piece)].id.endsWith('k') || at === OFF) return false;
  return Math.max(Math.abs(topology.x(at) - topology.x(from)), Math.abs(topology.y(at) - topology.y(from))) > 2;
};

export const TELEFRAGS: readonly string[] = [
  ...['move', 'capture', 'rage', 'drop', 'lift'].map((kind) => `telefrags by ${kind}`),
  ...['a foe', 'a friend', 'a stack', 'the own Admin', 'the Admin', 'into a hand', 'a /k/ out of range'].map(
    (whom) => `telefrags ${whom}`,
  ),
  ...['a stack', 'an Admin', 'a /d/', 'an /x/'].map((who) => `${who} telefrags`),
  ...['takes at both ends', 'changes places at two teleporters'],
];
export const LOSSES: readonly string[] = [
  'a traveller is lost',
  'an Admin is lost on the way',
  'a stack is lost on the way',
];
export const ALWAYS: readonly string[] = [
  ...['move', 'capture', 'board', 'rifle', 'lift', 'rage', 'drop', 'castle'].map((kind) => `kind ${kind}`),
  ...['a promoted piece acts', 'a rider leaves', 'a /b/ copies', 'a /d/ has absorbed', 'promotes'],
  ...['leaves a teleporter', 'a stack goes', 'a stack is taken', 'goes to a hand', 'a stack goes to a hand'],
  'goes through a teleporter',
];

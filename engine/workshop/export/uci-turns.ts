/**
 * The turns of a position as Fairy-Stockfish writes them, `e2e4` or `P@e4`, in games that both play. Of walls that are laid
 * after the move its text has the square too, `e2e4,e4d5`, and the turn has two actions here.
 */
import { summarize } from '../../core/action-summary.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Plans } from '../../core/moves/plans.ts';
import { actionText } from '../../core/text/spell.ts';
import type { GameData, PieceData } from '../game-data.ts';

/** The actions of one turn, by their numbers among those of their moment. */
export type UciTurns = ReadonlyMap<string, readonly number[]>;
/** What a turn without a move is called here. The other program names a square twice, which one does not matter. */
export const PASS = 'pass';

/** A move as the other program wrote it, as it is named in `uciTurns`. */
export const normalUciMove = (move: string): string => (/^([a-p]\d+)\1$/.test(move) ? PASS : move);

/**
 * Every turn of whoever is to move, the first actions as they are left in the planner's plans. Throws where two of them have
 * one text. `castlesOntoPartner`: castling is always written as the King's move onto its partner, as in Chess960.
 */
export function uciTurns(game: Game, planner: Planner, data: GameData, castlesOntoPartner = false): UciTurns {
  const turns = distinctUciTurns(game, planner, data, castlesOntoPartner);
  if (turns === null) throw new Error(`two turns of ${data.title} have one text`);
  return turns;
}
/** The same; null where two of them have one text, as the other program could not tell them apart either. */
export function distinctUciTurns(
  game: Game,
  planner: Planner,
  data: GameData,
  castlesOntoPartner = false,
): UciTurns | null {
  const { plans } = planner;
  const found = new Map<string, readonly number[]>();
  const laying = new Planner(game);
  plans.clear();
  const count = planner.everyAction();
  const mayDeclare = data.declaration !== undefined;
  for (let i = 0; i < count; i++) {
    if (mayDeclare && isDeclaration(game, plans, i)) continue;
    const text = moveText(game, plans, i, data, castlesOntoPartner);
    const walls = data.rules.walls === 'none' ? NO_WALL : wallsAfter(game, plans, i, laying);
    for (const [wall, further] of walls) {
      if (found.has(text + wall)) return null;
      found.set(text + wall, [i, ...further]);
    }
  }
  return found;
}

/** The texts of our actions that make up the other program's move; null: there is no such move here. */
export function actionsOfUciMove(
  game: Game,
  data: GameData,
  move: string,
  castlesOntoPartner = false,
): readonly string[] | null {
  const planner = new Planner(game);
  const turn = distinctUciTurns(game, planner, data, castlesOntoPartner)?.get(normalUciMove(move));
  return turn ? textsOf(game, planner.plans, turn) : null;
}
/** The move of which these are the actions, as the other program reads it; null: they are no turn of this position. */
export function uciMoveOfActions(
  game: Game,
  data: GameData,
  actions: readonly string[],
  castlesOntoPartner = false,
): string | null {
  const planner = new Planner(game);
  const { plans } = planner;
  const turns = distinctUciTurns(game, planner, data, castlesOntoPartner);
  if (turns === null) return null;
  const isFirst = (i: number): boolean => actionText(game, summarize(game, plans, i)) === actions[0];
  const first = [...new Set([...turns.values()].map(([i]) => i))].find(isFirst);
  for (const [move, turn] of turns) {
    if (turn[0] !== first || turn.length !== actions.length) continue;
    if (textsOf(game, plans, turn).every((text, i) => text === actions[i])) return move === PASS ? passOf(game) : move;
  }
  return null;
}
/** It passes with its King, from where he stands to where he stands, or else with its piece on the first square. */
function passOf(game: Game): string | null {
  const king = game.pieces.find(
    (piece) => game.sideOf(piece) === game.toMove && game.typeOf(piece).royal === true && game.cellOf(piece) !== OFF,
  );
  const own = game.pieces.filter((piece) => game.sideOf(piece) === game.toMove && game.cellOf(piece) !== OFF);
  const cell = king === undefined ? Math.min(...own.map((piece) => game.cellOf(piece))) : game.cellOf(king);
  return Number.isFinite(cell) ? game.topology.name(cell as Cell).repeat(2) : null;
}
/** The first action is one of the plans, the next one of those after it. */
function textsOf(game: Game, plans: Plans, [first, ...further]: readonly number[]): readonly string[] {
  const texts = [actionText(game, summarize(game, plans, first))];
  if (further.length === 0) return texts;
  const mark = game.make(plans, first);
  const laying = new Planner(game);
  laying.everyAction();
  for (const i of further) texts.push(actionText(game, summarize(game, laying.plans, i)));
  game.unmake(mark);
  return texts;
}

/** The other program has none. */
const isDeclaration = (game: Game, plans: Plans, i: number): boolean => summarize(game, plans, i).kind === 'declare';

function moveText(game: Game, plans: Plans, i: number, data: GameData, castlesOntoPartner: boolean): string {
  const me = plans.mover[i] as Piece;
  if (me === NOBODY) return PASS;
  const name = (cell: number): string => game.topology.name(cell as Cell);
  const steps = plans.steps(i);
  const go = steps.find((step) => step.do === 'go' && step.piece === me);
  // who promotes instead of moving may stay where it is
  const to = go?.do === 'go' ? go.to : game.cellOf(me);
  const kind = data.pieces[game.kindOf(me)];
  const from = game.cellOf(me);
  const become = steps.find((step) => step.do === 'become');
  if (from === OFF) return `${become ? '+' : ''}${kind.letter}@${name(to)}`;
  const isNear = Math.abs(game.topology.x(to) - game.topology.x(from)) === 1;
  const isOntoPartner = go?.do === 'go' && go.how === 'castle' && (isNear || castlesOntoPartner);
  const castling = isOntoPartner
    ? data.castlings.find(({ king, kingTo }) => king === name(from) && kingTo === name(to))
    : undefined;
  const end = castling?.partner ?? name(to);
  const left = steps.find((step) => step.do === 'go' && step.how === 'drop');
  if (left?.do === 'go') {
    const letter = data.pieces[game.kindOf(left.piece)].letter.toLowerCase();
    return (left.to === from ? name(from) + end : name(left.to) + name(from)) + letter;
  }
  return name(from) + end + (become?.do === 'become' ? promotionText(data, kind, become.kind) : '');
}
function promotionText({ pieces }: GameData, kind: PieceData, becomes: number): string {
  const form = pieces[becomes];
  if (form.id === plusOf(pieces, kind)) return '+';
  return kind.formOf === form.id ? '-' : form.letter.toLowerCase();
}
/**
 * The kind that is written as a plus: the form of a kind, or what one kind of pawn may become besides what all may. Undefined:
 * there is none.
 */
export function plusOf(pieces: readonly PieceData[], { id, promotions }: PieceData): string | undefined {
  const form = pieces.find(({ formOf }) => formOf === id);
  if (form) return form.id;
  const own = targetsIn(promotions);
  const others = pieces.flatMap((one) =>
    one.id === id || one.formOf !== undefined ? [] : [targetsIn(one.promotions)],
  );
  const isMore = (fewer: readonly string[]): boolean =>
    fewer.length > 0 && fewer.length === own.length - 1 && fewer.every((to) => own.includes(to));
  const shared = others.find(isMore);
  return shared && own.find((to) => !shared.includes(to));
}
const targetsIn = (promotions: PieceData['promotions']): readonly string[] => [
  ...new Set(promotions.flatMap(({ to }) => to)),
];

type Walls = readonly (readonly [string, readonly number[]])[];
const NO_WALL: Walls = [['', []]];
/** The squares where a wall is left or laid after the action, with the number of the second action if there is one. */
function wallsAfter(game: Game, plans: Plans, i: number, laying: Planner): Walls {
  const me = plans.mover[i] as Piece;
  const from = game.cellOf(me);
  const name = (cell: number): string => game.topology.name(cell as Cell);
  const mark = game.make(plans, i);
  const go = plans.steps(i).find((step) => step.do === 'go' && step.piece === me);
  const to = go?.do === 'go' ? go.to : from;
  const walls: Walls[number][] = [];
  const isLaid = game.variant.turns?.turnContinues?.(game) === true;
  laying.plans.clear();
  const count = isLaid ? laying.everyAction() : 0;
  for (let n = 0; n < count; n++) {
    const step = laying.plans.steps(n).find((one) => one.do === 'go');
    if (step?.do === 'go') walls.push([`,${name(to)}${name(step.to)}`, [n]]);
  }
  if (game.isOver) walls.push(['', []]);
  else if (!isLaid) walls.push([`,${name(to)}${name(from)}`, []]);
  game.unmake(mark);
  return walls;
}

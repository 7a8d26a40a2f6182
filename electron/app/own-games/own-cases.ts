/**
 * Cases that come with people's own games: read from the texts of the games, and asked of the engine each time they are shown.
 * Must stay true: a rulebook has only those that are true under the rules as they are.
 */
import { OFF } from '../../../engine/core/ids.ts';
import { type Action, type PieceState, Position } from '../../../engine/core/position.ts';
import { problemsOf, withCellName } from '../../../engine/core/start/start.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import { listWords } from '../../../engine/core/text/words.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import { said } from '../../../engine/shared/language.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import type { GameCase } from '../../../engine/workshop/game-data.ts';
import type { Diagram, Draft, RulebookCase, RulebookCases } from '../../contract/description.ts';
import { gameMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import { diagramAt, inFocus } from '../describing.ts';

const words = gameMessages.cases;

interface Shown {
  readonly draft: Draft;
  readonly position: Position;
}
/** A case that is true. */
interface TrueCase {
  readonly piece: PieceState;
  /** the action that it shows; null: no particular one */
  readonly action: Action | null;
}

/** Those that are true, in the order of the text. */
export function ownCasesOf(variant: Variant): RulebookCases {
  const game = readGame(variant.source ?? '');
  const told = (game.ok ? (game.data.cases ?? []) : []).flatMap((one, n): readonly RulebookCase[] => {
    const shown = shownIn(variant, one);
    const held = shown.ok ? trueCase(shown.value.position, one) : shown;
    const diagram = shown.ok && held.ok ? diagramOf(shown.value.position, one, held.value) : null;
    if (!shown.ok || !held.ok || !diagram) return [];
    const { position, draft } = shown.value;
    return [
      {
        // no section of the rulebook has a colon in its id
        ...{ id: `case:${n + 1}`, ruling: null, kind: kindOf(variant, held.value) },
        ...wordsOf(position, one, held.value),
        ...{ turn: position.turn, options: {}, diagram, draft },
      },
    ];
  });
  return { variant: variant.id, cases: told };
}

/** One that somebody is making: what it looks like, what can be chosen in it, and whether it is true. */
export function caseTold(variant: Variant, one: GameCase): Output<'games.case'> {
  const none = {
    holds: false,
    question: '',
    answer: '',
    diagram: null,
    kind: null,
    turn: 0 as const,
    pieces: [],
    moves: [],
  };
  const shown = shownIn(variant, one);
  if (!shown.ok) return { ...none, says: shown.error.message };
  const { position } = shown.value;
  const chosen = pieceOf(position, one);
  const choices = { turn: position.turn, pieces: piecesToChoose(position), moves: movesOf(position, chosen) };
  const held = trueCase(position, one);
  const piece = chosen ? one.piece : undefined;
  if (!held.ok) {
    const diagram = diagramAt(position, piece);
    return { ...none, ...choices, diagram: diagram.ok ? diagram.value : null, says: held.error.message };
  }
  const isChecked = one.move !== '' || one.notTo.length > 0;
  return {
    ...{ holds: true, says: isChecked ? words.holds : words.onlyMoves, kind: kindOf(variant, held.value) },
    ...{ ...choices, ...wordsOf(position, one, held.value), diagram: diagramOf(position, one, held.value) },
  };
}

function shownIn(variant: Variant, { position: text }: GameCase): Result<Shown> {
  if (text === '') return err('no-position', words.noPosition);
  const draft = readSetupDraft(variant, text);
  if (!draft.ok) return err('bad-position', words.badPosition(draft.error.message));
  const [fault] = problemsOf(variant, {}, draft.value);
  if (fault) return err('bad-position', words.badPosition(withCellName(variant, fault)));
  const position = Position.start(variant, {}, draft.value);
  if (!position.ok) return err('bad-position', words.badPosition(position.error.message));
  return ok({ draft: draft.value, position: position.value });
}

/** The piece of the side to move that it is about; undefined: there is none. */
function pieceOf(position: Position, { piece: where }: GameCase): PieceState | undefined {
  const found = where === '' ? undefined : inFocus(position, where);
  return found?.side === position.turn ? found : undefined;
}

/** What it claims is asked of the engine; the error says what is not so. */
function trueCase(position: Position, one: GameCase): Result<TrueCase> {
  if (position.outcome !== null) return err('over', words.over);
  if (one.piece === '') return err('no-piece', words.noPiece);
  const piece = pieceOf(position, one);
  if (!piece) return err('nobody', words.nobody(one.piece));
  const actions = position.actionsOf(piece.piece);
  const named = one.move === '' ? null : position.find(one.move);
  if (named && !named.ok) return named;
  const action = named ? actions.find(({ text }) => text === named.value.text) : null;
  if (action === undefined) return err('other-piece', words.otherPiece(one.move));
  const { topology } = position.variant;
  const reached = one.notTo.find((cell) => actions.some(({ to }) => to !== null && to === topology.parse(cell)));
  return reached === undefined ? ok({ piece, action }) : err('can-go', words.canGo(reached));
}

/** the id of the piece type that it is about */
const kindOf = ({ types }: Variant, { piece }: TrueCase): string => types[piece.kind].id;

function diagramOf(position: Position, { piece }: GameCase, { action }: TrueCase): Diagram | null {
  const made = diagramAt(position, piece, action ?? undefined);
  return made.ok ? made.value : null;
}

/** What its author says, or else what the engine says of the position. */
function wordsOf(
  position: Position,
  one: GameCase,
  { piece, action }: TrueCase,
): { readonly question: string; readonly answer: string } {
  const { variant } = position;
  return {
    question: one.question || words.asks(said(variant.types[piece.kind].name)),
    answer: one.words || factsOf(position, one, { piece, action }),
  };
}
function factsOf(position: Position, { notTo }: GameCase, { piece: { piece }, action }: TrueCase): string {
  const facts = action ? [words.legal(shownLabel(action))] : [];
  if (notTo.length > 0) {
    const cell = position.variant.topology.parse(notTo[0]);
    const why = notTo.length === 1 && cell !== undefined ? [position.whyNot(piece, cell).says] : [];
    facts.push(words.cannot(listWords.either(notTo)), ...why);
  }
  if (facts.length > 0) return facts.join(' ');
  return position.actionsOf(piece).length > 0 ? words.marked : position.whyStuck(piece).says;
}

/** Those of the side to move on the board and, each kind once, in the hand. */
function piecesToChoose(position: Position): Output<'games.case'>['pieces'] {
  const { topology, types } = position.variant;
  const found = new Map<string, string>();
  for (const { kind, side, at, place, rides } of position.pieces()) {
    if (side !== position.turn) continue;
    const { name, letter } = types[kind];
    const called = said(name);
    if (at !== OFF) {
      const where = `${topology.name(at)}${rides ? '^' : ''}`;
      found.set(where, `${called} ${where}`);
    } else if (place === 'hand') found.set(`${letter}@-`, words.inHand(called));
  }
  return [...found].map(([piece, label]) => ({ piece, label }));
}
const movesOf = (position: Position, piece: PieceState | undefined): Output<'games.case'>['moves'] =>
  piece && position.outcome === null
    ? position.actionsOf(piece.piece).map((action) => ({ text: action.text, label: shownLabel(action) }))
    : [];

/** Positions of a game that are written down, set up, saved and read again. */

import type { Fact } from '../../core/board/layout.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Piece, SIDES, type Side } from '../../core/ids.ts';
import { typeNamed } from '../../core/start/start-names.ts';
import { refusals } from '../../core/text/refusals.ts';
import type { StartHooks } from '../../core/variant.ts';
import type { SetupField, StartPosition, StartProblem } from '../../core/vocabulary.ts';
import { err, ok } from '../../shared/result.ts';
import { hasHandCaptives, lenderOf } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { countingWords } from '../words/counting-words.ts';
import type { GroundRules } from './ground.ts';
import { type GameModel, passingIds } from './model.ts';
import type { FirstMoves } from './moves/first-moves.ts';
import { everybodyOn } from './stacks.ts';
import type { Turns } from './turns.ts';
import type { Walls } from './walls.ts';

const MOST_CHECKS = 9;
/** twice the highest limit */
const MOST_COUNT_TO = 128;
/** a count begins with the number of pieces on the board, and may pass its limit */
const MOST_COUNTED = 2 * LIMITS.pieces + MOST_COUNT_TO;
const sideIds = ['white', 'black'] as const;

export function startHooks(
  model: GameModel,
  firstMoves: FirstMoves,
  ground: GroundRules,
  walls: Walls,
  turns: Turns,
): StartHooks {
  const { data, facts, board } = model;
  const { rules } = data;
  const { passings, checksLeft, hasMoved, wasKind, lastMoved, captured } = facts;
  const cellFacts = (model.hasPassing ? passings : []).flatMap(({ passed, passer }, n) => {
    const ids = passingIds(n, passed.length);
    return [...passed.map((fact, i) => [ids.passed[i], fact] as const), [ids.passer, passer] as const];
  });
  const numberFacts = [
    ...(rules.noProgress > 0 ? ([['quiet', facts.quiet]] as const) : []),
    ...(data.drawAfter !== undefined ? ([['clock', facts.clock]] as const) : []),
    ...(facts.counting
      ? ([
          ['count', facts.counting.count],
          ['countTo', facts.counting.countTo],
        ] as const)
      : []),
  ];
  return {
    pieceFlags: flagsOf(model, firstMoves),
    fields: [...fieldsOf(model), ...ground.fields, ...walls.fields, ...turns.fields],
    turnFields: ['laying', 'movesLeft', 'movesMade', 'progress'],
    check: (game) => [...ground.problems(game), ...problemsOfCount(game)],
    ready(game) {
      const isNew = game.get(checksLeft, 0) + game.get(checksLeft, 1) === 0;
      if (isNew) for (const side of SIDES) game.set(checksLeft, side, rules.checksToWin);
      firstMoves.noteAtStart(game);
      walls.supply(game);
    },
    read(game, start) {
      for (const written of start.pieces) {
        const type = typeNamed(game.variant, written.kind, written.promoted) ?? typeNamed(game.variant, written.kind);
        const there = everybodyOn(game, model.cell(written.at));
        const p = there.find((one) => game.typeOf(one) === type) ?? there[0];
        if (written.hasMoved === true) game.set(hasMoved, p, 1);
        if (typeof written.was === 'string') game.set(wasKind, p, 1 + model.kind(written.was));
        if (typeof written.captured === 'string' && captured) game.set(captured, p, 1 + model.kind(written.captured));
      }
      for (const [id, fact] of cellFacts) {
        const cell = start[id];
        if (typeof cell === 'string') game.set(fact, 0, 1 + model.cell(cell));
      }
      for (const [id, fact] of numberFacts) game.set(fact, 0, Number(start[id] ?? 0));
      const moved = start.lastMoved as Readonly<Record<string, string | null>> | undefined;
      for (const side of lastMoved ? SIDES : []) {
        const kind = moved?.[sideIds[side]] ?? null;
        if (kind !== null && lastMoved) game.set(lastMoved, side, 1 + model.kind(kind));
      }
      if (start.hasPassed === true) game.set(facts.hasPassed, 0, 1);
      readChecks(game, start);
      walls.read(game, start.laying);
      turns.read(game, start.movesLeft, start.movesMade, start.progress);
      return ok(undefined);
    },
    checkFacts(game) {
      const isKind = (noted: number): boolean => noted >= 0 && noted <= data.pieces.length;
      const ofPieces = [wasKind, ...(captured ? [captured] : [])];
      const isSound =
        game.pieces.every((p) => ofPieces.every((fact) => isKind(game.get(fact, p)))) &&
        SIDES.every((side) => lastMoved === null || isKind(game.get(lastMoved, side)));
      return isSound ? ok(undefined) : err('bad-facts', refusals.factsDisagree);
    },
    writeFlags: (game, p) => ({
      ...(isShown(game, p) && { hasMoved: true }),
      ...(game.get(wasKind, p) > 0 && { was: data.pieces[game.get(wasKind, p) - 1].id }),
      ...(captured && game.get(captured, p) > 0 && { captured: data.pieces[game.get(captured, p) - 1].id }),
    }),
    writeFields: (game) => ({
      ...Object.fromEntries(
        cellFacts.flatMap(([id, fact]) => (game.get(fact, 0) > 0 ? [[id, nameOf(game.get(fact, 0))]] : [])),
      ),
      ...Object.fromEntries(
        numberFacts.flatMap(([id, fact]) => (game.get(fact, 0) > 0 ? [[id, game.get(fact, 0)]] : [])),
      ),
      ...(rules.checksToWin > 0 && {
        checksLeft: Object.fromEntries(SIDES.map((s) => [sideIds[s], game.get(checksLeft, s)])),
      }),
      ...(game.get(facts.hasPassed, 0) > 0 && { hasPassed: true }),
      ...walls.write(game),
      ...turns.write(game),
      ...(lastMoved && SIDES.some((s) => game.get(lastMoved, s) > 0) && { lastMoved: movedLast(game, lastMoved) }),
    }),
  };
  function problemsOfCount(game: Game): readonly StartProblem[] {
    const isOdd = facts.counting !== null && game.get(facts.counting.countTo, 0) % 2 === 1;
    return isOdd ? [{ cell: null, code: 'odd-count', says: countingWords.odd }] : [];
  }
  function nameOf(cellPlusOne: number): string {
    return board.name((cellPlusOne - 1) as Cell);
  }
  function movedLast(game: Game, fact: Fact<Side>): Readonly<Record<string, string | null>> {
    return Object.fromEntries(SIDES.map((s) => [sideIds[s], data.pieces[game.get(fact, s) - 1]?.id ?? null]));
  }
  function isShown(game: Game, p: Piece): boolean {
    return firstMoves.isNoted(game, p) && game.cellOf(p) !== OFF && game.get(hasMoved, p) > 0;
  }
  function readChecks(game: Game, start: StartPosition): void {
    const left = start.checksLeft as Readonly<Record<string, number>> | undefined;
    for (const side of SIDES) game.set(checksLeft, side, left?.[sideIds[side]] ?? rules.checksToWin);
  }
}

function flagsOf({ data }: GameModel, firstMoves: FirstMoves): readonly SetupField[] {
  const { kinds } = firstMoves;
  const rememberers = data.pieces.filter((piece) => lenderOf(piece) === 'captured').map(({ id }) => id);
  return [
    ...(kinds.length > 0
      ? [{ id: 'hasMoved', name: 'Has moved', says: 'It has moved.', as: 'yes-no', kinds } as const]
      : []),
    ...(hasHandCaptives(data)
      ? [{ id: 'was', name: 'Promoted from', says: 'What it is again in a hand.', as: 'kind' } as const]
      : []),
    ...(rememberers.length > 0
      ? [
          {
            id: 'captured',
            name: 'Captured last',
            says: 'What it moves like.',
            as: 'kind',
            kinds: rememberers,
          } as const,
        ]
      : []),
  ];
}
function fieldsOf({ data, hasPassing, facts }: GameModel): readonly SetupField[] {
  const { rules, drawAfter, pieces } = data;
  const cell = (id: string, name: string, says: string): SetupField => ({ id, name, says, as: 'cell' });
  const number = (id: string, name: string, says: string, most: number): SetupField => ({
    id,
    name,
    says,
    as: 'number',
    most,
  });
  return [
    ...(hasPassing ? facts.passings : []).flatMap((passing, n) => {
      const { passed, passer } = passingIds(n, passing.passed.length);
      const which = n === 0 ? '' : ` (move ${n + 1})`;
      return [
        ...passed.map((id, i) =>
          i === 0
            ? cell(
                id,
                `Passed${which}`,
                'A square that was passed in the last move, where a capture in passing may end.',
              )
            : cell(
                id,
                `Passed as well${i === 1 ? '' : `, ${i + 1}`}${which}`,
                'A further square that was passed in the last move.',
              ),
        ),
        cell(passer, `Who passed${which}`, 'The square of the piece that may be captured in passing.'),
      ];
    }),
    ...(rules.noProgress > 0
      ? [number('quiet', 'Without progress', 'Moves without a capture or an advance.', 2 * rules.noProgress)]
      : []),
    ...(drawAfter === undefined ? [] : [number('clock', 'Moves made', 'Moves since the beginning.', drawAfter)]),
    ...(facts.counting
      ? [
          number('count', 'Counted', 'Turns of both sides that have been counted.', MOST_COUNTED),
          number('countTo', 'Counted up to', 'Up to how many turns of both sides is counted.', MOST_COUNT_TO),
        ]
      : []),
    ...(rules.checksToWin > 0
      ? [{ ...number('checksLeft', 'Checks left', 'So many more checks win.', MOST_CHECKS), perSide: true }]
      : []),
    ...(pieces.some((piece) => lenderOf(piece) === 'last moved')
      ? [{ id: 'lastMoved', name: 'Moved last', says: 'The kind that moved last.', as: 'kind', perSide: true } as const]
      : []),
    ...(rules.pass === 'yes'
      ? [{ id: 'hasPassed', name: 'Passed the turn', says: 'The last turn was passed.', as: 'yes-no' } as const]
      : []),
  ];
}

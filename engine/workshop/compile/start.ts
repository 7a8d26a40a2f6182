/** Positions of a game that are written down, set up, saved and read again. */
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Piece, SIDES } from '../../core/ids.ts';
import { ok } from '../../core/result.ts';
import type { StartHooks } from '../../core/variant.ts';
import type { SetupField, StartPosition } from '../../core/vocabulary.ts';
import type { FirstMoves } from './first-moves.ts';
import type { GameModel } from './model.ts';

const MOST_CHECKS = 9;
const sideIds = ['white', 'black'] as const;

export function startHooks(model: GameModel, firstMoves: FirstMoves): StartHooks {
  const { data, facts, board } = model;
  const { rules } = data;
  const { passed, passer, checksLeft, hasMoved, wasKind } = facts;
  const cellFacts = model.hasPassing
    ? ([
        ['passed', passed[0]],
        ['passed2', passed[1]],
        ['passer', passer],
      ] as const)
    : [];
  const numberFacts = [
    ...(rules.noProgress > 0 ? ([['quiet', facts.quiet]] as const) : []),
    ...(data.drawAfter !== undefined ? ([['clock', facts.clock]] as const) : []),
  ];
  return {
    pieceFlags: flagsOf(model, firstMoves),
    fields: fieldsOf(model),
    ready(game) {
      const isNew = game.get(checksLeft, 0) + game.get(checksLeft, 1) === 0;
      if (isNew) for (const side of SIDES) game.set(checksLeft, side, rules.checksToWin);
      firstMoves.noteAtStart(game);
    },
    read(game, start) {
      for (const written of start.pieces) {
        const p = game.pieceOn(model.cell(written.at));
        if (written.hasMoved === true) game.set(hasMoved, p, 1);
        if (typeof written.was === 'string') game.set(wasKind, p, 1 + model.kind(written.was));
      }
      for (const [id, fact] of cellFacts) {
        const cell = start[id];
        if (typeof cell === 'string') game.set(fact, 0, 1 + model.cell(cell));
      }
      for (const [id, fact] of numberFacts) game.set(fact, 0, Number(start[id] ?? 0));
      if (start.hasPassed === true) game.set(facts.hasPassed, 0, 1);
      readChecks(game, start);
      return ok(undefined);
    },
    writeFlags: (game, p) => ({
      ...(isShown(game, p) && { hasMoved: true }),
      ...(game.get(wasKind, p) > 0 && { was: data.pieces[game.get(wasKind, p) - 1].id }),
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
    }),
  };
  function nameOf(cellPlusOne: number): string {
    return board.name((cellPlusOne - 1) as Cell);
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
  return [
    ...(kinds.length > 0
      ? [{ id: 'hasMoved', name: 'Has moved', says: 'It has moved.', as: 'yes-no', kinds } as const]
      : []),
    ...(data.rules.captured === 'to hand'
      ? [{ id: 'was', name: 'Promoted from', says: 'What it is again in a hand.', as: 'kind' } as const]
      : []),
  ];
}
function fieldsOf({ data, hasPassing }: GameModel): readonly SetupField[] {
  const { rules, drawAfter } = data;
  const cell = (id: string, name: string, says: string): SetupField => ({ id, name, says, as: 'cell' });
  const number = (id: string, name: string, says: string, most: number): SetupField => ({
    id,
    name,
    says,
    as: 'number',
    most,
  });
  return [
    ...(hasPassing
      ? [
          cell('passed', 'Passed', 'A square that was passed in the last move, where a capture in passing may end.'),
          cell('passed2', 'Passed as well', 'A second square that was passed in the last move.'),
          cell('passer', 'Who passed', 'The square of the piece that may be captured in passing.'),
        ]
      : []),
    ...(rules.noProgress > 0
      ? [number('quiet', 'Without progress', 'Moves without a capture or an advance.', 2 * rules.noProgress)]
      : []),
    ...(drawAfter === undefined ? [] : [number('clock', 'Moves made', 'Moves since the beginning.', drawAfter)]),
    ...(rules.checksToWin > 0
      ? [{ ...number('checksLeft', 'Checks left', 'So many more checks win.', MOST_CHECKS), perSide: true }]
      : []),
    ...(rules.pass === 'yes'
      ? [{ id: 'hasPassed', name: 'Passed the turn', says: 'The last turn was passed.', as: 'yes-no' } as const]
      : []),
  ];
}

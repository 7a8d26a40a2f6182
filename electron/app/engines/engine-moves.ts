/** The turns of one game as an engine reads and writes them. */
import type { Game } from '../../../engine/core/game.ts';
import { Planner } from '../../../engine/core/moves/planner.ts';
import type { Position } from '../../../engine/core/position.ts';
import { castlingInLetters, castlingOfLetters } from '../../../engine/workshop/export/castling-letters.ts';
import {
  actionsOfUciMove,
  distinctUciTurns,
  type UciTurns,
  uciMoveOfActions,
} from '../../../engine/workshop/export/uci-turns.ts';
import type { GameData } from '../../../engine/workshop/game-data.ts';
import type { EngineProtocol } from '../../contract/engines.ts';

export class EngineMoves {
  private readonly data: GameData;
  private readonly isChess960: boolean;
  private readonly hasLetters: boolean;

  /** `data`: the game as its first position is here; `isChess960`: is castling as in Chess960? */
  constructor(data: GameData, isChess960: boolean, protocol: EngineProtocol) {
    this.data = data;
    this.isChess960 = isChess960;
    // the King's move onto the Rook is that of UCI
    this.hasLetters = isChess960 && protocol === 'xboard';
  }
  /** Every turn of a position by its UCI text; null where two of them have the same. */
  all(game: Game): UciTurns | null {
    return distinctUciTurns(game, new Planner(game), this.data, this.isChess960);
  }
  /** The texts of the actions of its move; null: it is none of this position. */
  actionsOf({ game, turn }: Position, move: string): readonly string[] | null {
    const own = this.data.castlings.filter(({ side }) => side === turn);
    const castling = this.hasLetters ? castlingOfLetters(own, move) : null;
    if (castling === undefined) return null;
    const text = castling === null ? move : castling.king + castling.partner;
    return actionsOfUciMove(game, this.data, text, this.isChess960);
  }
  /** The move of which these are the actions; null: they are no turn of this position. */
  moveOf(position: Position, actions: readonly string[]): string | null {
    const move = uciMoveOfActions(position.game, this.data, actions, this.isChess960);
    const action = this.hasLetters ? position.find(actions[0]) : null;
    if (!action?.ok || action.value.kind !== 'castle') return move;
    const castling = this.data.castlings.find(({ king, partner }) => king + partner === move);
    return castling ? castlingInLetters(castling) : move;
  }
}

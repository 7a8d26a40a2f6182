/**
 * Turns errors of opening a file into problems for players: what happened, what is safe, what to do. The error codes of
 * the reader are grouped into the few that make a difference to a player.
 */
import type { Refusal as EngineRefusal } from '../../engine/shared/result.ts';
import { problemMessages } from '../contract/messages.ts';
import type { Problem, RequestRefusal } from '../contract/result.ts';

type Rows = Pick<Problem, 'happened' | 'safe' | 'todo'>;

/** `salvage`: the token and the number of turns that can be opened as a new game. */
export function problemOf(error: EngineRefusal, salvage: Problem['salvage'] = undefined): Problem {
  const turns = salvage?.turns ?? 0;
  const make = (code: string, rows: Rows): Problem => ({
    code,
    ...rows,
    detail: error.at === undefined ? error.message : `${error.message} (${error.at})`,
    ...(salvage && { salvage }),
  });
  switch (error.code) {
    case 'truncated':
      return make('truncated', problemMessages.truncated(turns));
    case 'empty':
      return make('empty', problemMessages.empty(turns));
    case 'not-json':
    case 'foreign':
    case 'unknown-variant':
      return make('foreign', problemMessages.foreign);
    case 'too-new':
      return make('too-new', problemMessages.tooNew);
    case 'unreadable':
      return make('unreadable', problemMessages.unreadable);
    case 'damaged':
    case 'malformed':
    case 'illegal-entry':
      return make('damaged', problemMessages.damaged(turns));
    default:
      // intact but impossible: the engine's message says why
      return make('damaged', problemMessages.impossible(error.message, turns));
  }
}

/** The same for moves that were written as text, whose message says where the error is. */
export const problemOfText = ({ message }: EngineRefusal, salvage: Problem['salvage'] = undefined): Problem => ({
  code: 'bad-text',
  ...problemMessages.gameText(message, salvage?.turns ?? 0),
  ...(salvage && { salvage }),
});

/** A refusal with the problem that its dialog shows. */
export const refusalOf = (problem: Problem): RequestRefusal => ({
  code: problem.code,
  message: problem.happened,
  problem,
});

/** One of the app's own problems. */
export const problem = (code: string, rows: Rows, detail?: string): Problem => ({
  code,
  ...rows,
  ...(detail !== undefined && { detail }),
});

/** `think`: the computer's choice in a position, and what it thought on the way. */

import type { JsonAnswer, Tell } from '../exchange/answers.ts';
import { viewOfPosition } from '../search/advice/position-view.ts';
import { consider, decided, type Question } from '../search/consider.ts';
import { boundedLevels } from '../search/levels.ts';
import type { Line, Thought } from '../search/think.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { ReachedPosition } from './reach.ts';
import { parseRequest, type ThinkRequest, ThinkSchema } from './request.ts';
import { words } from './words.ts';

/** Every depth that is finished is told; the answer itself is the chosen action. */
export function thinkAnswer(reach: ReachedPosition, line: string, tell: Tell, clock: () => number): Result<JsonAnswer> {
  const request = parseRequest(ThinkSchema, line);
  if (!request.ok) return request;
  const { variant, game, options, start, actions, lines, times } = request.value;
  const question = questionOf(request.value);
  if (!question.ok) return question;
  const reached = reach.to({ variant, game, options, start, actions });
  if (!reached.ok) return reached;
  const position = reached.value;
  if (position.outcome) return err('over', words.overAlready);
  const began = clock();
  const timed = (answer: JsonAnswer): JsonAnswer => (times ? { ...answer, ms: Math.round(clock() - began) } : answer);
  const told = (thought: Thought): void => {
    // a level looks at several lines to choose among, and tells the best
    const shown = thought.lines.slice(0, lines ?? 1);
    for (const [i, one] of shown.entries()) tell(timed(lineAnswer(thought, one, lines === undefined ? null : i + 1)));
  };
  const view = viewOfPosition(position, position.turn, reach.unseenBy(position.turn));
  const choice = consider(view, question.value, { told }, position.variant);
  const made = decided(position, choice);
  if (made === null) throw new Error(`no action in ${position.census()}`);
  const { thought } = choice;
  return ok(
    timed({
      action: made.action.text,
      depth: thought?.depth ?? null,
      nodes: thought?.nodes ?? 0,
      score: made.line?.score ?? null,
      wins: made.line?.wins ?? null,
      line: made.line?.actions ?? [made.action.text],
    }),
  );
}

function questionOf({ level, nodes, depth, seed, lines }: ThinkRequest): Result<Question> {
  if (level === undefined && nodes === undefined && depth === undefined) return err('no-limit', words.noLimit, 'level');
  if (level !== undefined && (nodes !== undefined || depth !== undefined || lines !== undefined))
    return err('two-limits', words.twoLimits, 'level');
  const known = boundedLevels.map(({ id }) => id);
  if (level !== undefined && !known.includes(level))
    return err('unknown-level', words.unknownLevel(level, known.join(', ')), 'level');
  const limits = { ...(nodes !== undefined && { nodes }), ...(depth !== undefined && { depth }), lines: lines ?? 1 };
  return ok({ level: level ?? null, limits, seed });
}

const lineAnswer = ({ depth, nodes }: Thought, { score, wins, actions }: Line, rank: number | null): JsonAnswer => ({
  depth,
  ...(rank !== null && { rank }),
  nodes,
  score,
  wins,
  line: actions,
});

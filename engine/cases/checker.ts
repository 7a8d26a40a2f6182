/** What must hold of every case, asked of the engine: an answer cannot say anything else than the rules. */
import { OFF, type Piece } from '../core/ids.ts';
import { Position } from '../core/position.ts';
import { problemsOf } from '../core/start/start.ts';
import type { StartPosition } from '../core/vocabulary.ts';
import { requireVariant, startOfStep } from '../lessons/attempt.ts';
import type { Result } from '../shared/result.ts';
import type { Case, Claim } from './case.ts';

/** Characters at most: a case is read at a glance. */
const LONGEST = { question: 150, answer: 260 } as const;

export const startOfCase = (one: Case): Result<StartPosition> => startOfStep(one.variant, one);

export const positionOfCase = (one: Case): Result<Position> => {
  const start = startOfCase(one);
  return start.ok ? Position.start(requireVariant(one.variant), one.options ?? {}, start.value) : start;
};

/** Each fault is one sentence. */
export const faultsOfCase = (one: Case): readonly string[] => {
  const { variant: id, ruling, question, answer, focus, claims, options = {} } = one;
  const variant = requireVariant(id);
  const faults: string[] = [];
  if (!one.id.startsWith(`${id}-`)) faults.push('its id does not begin with its game');
  if (!variant.words.rulebook.some(({ rulings }) => rulings.includes(ruling)))
    faults.push(`no section of the rulebook has ruling ${ruling}`);
  if (!question.endsWith('?') || question.length > LONGEST.question) faults.push('the question is none, or too long');
  if (!answer.endsWith('.') || answer.length > LONGEST.answer) faults.push('the answer is no sentence, or too long');
  const start = startOfCase(one);
  if (!start.ok) return [...faults, start.error.message];
  const [problem] = problemsOf(variant, options, start.value);
  if (problem) faults.push(`nobody can play it: ${problem.says}`);
  if (claims.length === 0) faults.push('it claims nothing');
  const made = positionOfCase(one);
  if (!made.ok) return [...faults, made.error.message];
  if (focus !== undefined) {
    const piece = pieceAt(made.value, focus);
    if (piece === null) faults.push(`nobody stands on ${focus}`);
    else if (made.value.game.sideOf(piece) !== made.value.turn)
      faults.push(`whoever stands on ${focus} is not to move`);
  }
  return [...faults, ...claims.flatMap((claim) => faultsOfClaim(one, claim))];
};

/** Who stands on a cell, or rides there. */
const pieceAt = ({ game }: Position, where: string): Piece | null => {
  const cell = game.topology.parse(where.replace('^', ''));
  if (cell === undefined) return null;
  const found = where.endsWith('^') ? game.riderOn(cell) : game.pieceOn(cell);
  return found < 0 ? null : found;
};
const wordsOf = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();

function faultsOfClaim(one: Case, claim: Claim): string[] {
  const made = positionOfCase(one);
  if (!made.ok) return [made.error.message];
  const position = made.value;
  const { game, variant } = position;
  const { after = [], legal = [], illegal = [], goes = {}, refused = {} } = claim;
  const faults: string[] = [];
  for (const text of after) {
    const action = position.find(text);
    if (!action.ok) return [`${text}: ${action.error.message}`];
    position.play(action.value);
  }
  if (Object.keys(claim).every((key) => key === 'after')) faults.push('a claim says nothing');
  const then = after.length > 0 ? ` after ${after.join(' ')}` : '';
  const fault = (says: string): void => void faults.push(`${says}${then}`);
  const differs = (what: string, said: string, is: string): void => {
    if (said !== is) fault(`${what}: ${is || 'nothing'}, not ${said || 'nothing'}`);
  };
  for (const text of legal) if (!position.find(text).ok) fault(`${text} is not legal`);
  for (const text of illegal) if (position.find(text).ok) fault(`${text} is legal`);
  const found = (where: string): Piece | null => {
    const piece = pieceAt(position, where);
    if (piece === null) fault(`nobody stands on ${where}`);
    return piece;
  };
  for (const [where, cells] of Object.entries(goes)) {
    const piece = found(where);
    if (piece === null) continue;
    const ends = position.actionsOf(piece).map(({ to }) => (to === null || to === OFF ? '' : game.topology.name(to)));
    differs(`${where} goes to`, wordsOf(cells).join(' '), wordsOf(ends.join(' ')).join(' '));
  }
  for (const [way, ruling] of Object.entries(refused)) {
    const [from, to] = way.split(' ');
    const piece = found(from);
    const cell = game.topology.parse(to);
    if (piece === null || cell === undefined) continue;
    if (position.actionsOf(piece).some((action) => action.to === cell)) fault(`${way} is legal`);
    else differs(`${way} is refused by`, ruling, position.whyNot(piece, cell).ruling ?? '');
  }
  const census = position.census().split(' ');
  for (const token of wordsOf(claim.stands ?? '')) if (!census.includes(token)) fault(`there is no ${token}`);
  for (const token of wordsOf(claim.gone ?? '')) if (census.includes(token)) fault(`there is ${token}`);
  const conditions = (where: string): string[] => {
    const piece = found(where);
    return (
      position
        .pieces()
        .find((state) => state.piece === piece)
        ?.states.map(({ id }) => id) ?? []
    );
  };
  for (const [where, id] of Object.entries(claim.is ?? {}))
    if (!conditions(where).includes(id)) fault(`${where} is not ${id}`);
  for (const [where, id] of Object.entries(claim.isNot ?? {}))
    if (conditions(where).includes(id)) fault(`${where} is ${id}`);
  if (claim.ending !== undefined) {
    const { outcome } = position;
    const winner = outcome && (outcome.winner === null ? 'draw' : variant.sides[outcome.winner].id);
    differs('the ending', claim.ending, outcome ? `${winner}: ${outcome.reason}` : 'none');
  }
  if (claim.check !== undefined) differs('check', String(claim.check), String(position.check ?? false));
  if (claim.turn !== undefined) differs('to move', claim.turn, variant.sides[position.turn].id);
  return faults;
}

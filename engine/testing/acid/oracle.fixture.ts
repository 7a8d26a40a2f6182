/** What the tests of the oracle ask it: destinations, single actions, positions after some moves. */
import { actions, apply, type OracleAction, type OraclePosition } from './oracle.ts';
import { type Cell, sorted } from './positions.ts';

export const words = (text: string) => sorted(new Set(text.split(' ').filter((word) => word !== '')));
export const from = (position: OraclePosition, cell: Cell) =>
  actions(position).filter((action) => action.from === cell);
export const to = (position: OraclePosition, cell: Cell) =>
  sorted(new Set(from(position, cell).map((action) => action.to)));
export const victims = (action: OracleAction) => action.captures.map((loss) => loss.at).join(' ');
export const withMagi = (position: OraclePosition): OraclePosition => ({ ...position, turn: 'magi' });

/** The one action between two cells; throws when there is none, or several and no victims to tell them apart. */
export function the(position: OraclePosition, origin: Cell | null, target: Cell, taking?: string): OracleAction {
  const found = actions(position).filter(
    (action) => action.from === origin && action.to === target && (taking === undefined || victims(action) === taking),
  );
  if (found.length !== 1) throw new Error(`${found.length} actions from ${origin} to ${target}`);
  return found[0];
}

export function played(position: OraclePosition, ...steps: string[]): OraclePosition {
  return steps.reduce((now, step) => {
    const [origin, target] = step.split('-');
    return apply(now, the(now, origin, target));
  }, position);
}

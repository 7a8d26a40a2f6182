/**
 * The requests of the page of this machine while a guest plays the other side: what players do goes by the rules of the
 * table, and what belongs to one screen or helps one side is refused.
 */
import { err, ok } from '../../../engine/shared/result.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import type { Handlers, RequestName } from '../../contract/requests.ts';
import { TABLE_PLAY } from '../../contract/table.ts';
import type { AppSession } from '../app-session.ts';
import type { HostedTable } from './table.ts';

const NEVER = [
  'match.reveal',
  'match.hide',
  'match.redo',
  'match.goto',
  'match.free',
  'match.referee',
  'match.notes',
  'clock.pause',
  'clock.give',
  'clock.off',
  'clock.claim',
  'computer.seat',
  'computer.agreeAnalysis',
] as const satisfies readonly RequestName[];
/** advice, which both may ask for after the game */
const WHEN_OVER = [
  'computer.hint',
  'computer.threats',
  'computer.analyse',
  'computer.review',
] as const satisfies readonly RequestName[];

export function atATable(handlers: Handlers, app: AppSession, tableNow: () => HostedTable | null): Handlers {
  const refused = () => err('at-a-table', tableMessages.notHere);
  const only = (names: readonly RequestName[], isAllowed: () => boolean) =>
    names.map((name) => {
      const handler = handlers[name] as (input: unknown) => unknown;
      return [name, (input: unknown) => (tableNow() === null || isAllowed() ? handler(input) : refused())];
    });
  const play = TABLE_PLAY.map((name) => {
    const alone = handlers[name] as (input: unknown) => unknown;
    return [
      name,
      (input: unknown) => {
        const atTable = tableNow()?.hostPlay[name] as ((input: unknown) => unknown) | undefined;
        return (atTable ?? alone)(input);
      },
    ];
  });
  return {
    ...handlers,
    ...Object.fromEntries(only(NEVER, () => false)),
    ...Object.fromEntries(only(WHEN_OVER, () => app.current?.session.match.outcome !== null)),
    ...Object.fromEntries(play),
    // the host keeps the clocks for both: what its page shows does not stop them
    'clock.hold': (input) => (tableNow() === null ? handlers['clock.hold'](input) : ok({})),
  };
}

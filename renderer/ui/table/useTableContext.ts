import { type RefObject, useCallback, useMemo } from 'react';
import type { TableHandle } from '../../board/props.ts';
import type { CommandContext, Screen } from '../../commands/command.ts';
import { tryGraphicsAgain } from '../../scene/graphics.ts';
import { useApp } from '../../state/app.ts';
import type { BoardGraphics } from '../board3d/useBoardGraphics.ts';
import type { TableContext } from '../parts/table-context.ts';
import type { TableStores } from './table-stores.ts';

/** What the parts of the table screen share, and what its commands act on. */
export function useTableContext(
  { match, advice, thinking, clock }: TableStores,
  { flat, undrawn }: BoardGraphics,
  table: RefObject<TableHandle | null>,
  screen: Screen,
): TableContext {
  const commandContext = useCallback(
    (): CommandContext => ({
      match,
      advice,
      app: useApp.getState(),
      table: flat ? null : table.current,
      undrawn,
      tryGraphics: tryGraphicsAgain,
      screen,
      thinking,
      clock,
    }),
    [match, advice, flat, table, undrawn, screen, thinking, clock],
  );
  return useMemo(
    () => ({ match, advice, commandContext, flat, thinking, clock }),
    [match, advice, commandContext, flat, thinking, clock],
  );
}

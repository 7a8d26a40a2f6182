/** What every part of the table screen shares: the match, the commandContext its commands act on, and how to run one. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CommandId } from '../../../electron/contract/commands.ts';
import { behaviours, runCommand } from '../../commands/behaviour.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { MatchState } from '../../state/match.ts';
import { seen } from '../../state/match-derived.ts';
import type { Match } from '../../state/match-store.ts';

export interface TableContext {
  readonly match: Match;
  /** made anew for every use: it holds what is on the screen now */
  commandContext(): CommandContext;
  readonly flat: boolean;
}
export const TableScreenContext = createContext<TableContext | null>(null);

export const useTable = (): TableContext => {
  const table = useContext(TableScreenContext);
  if (!table) throw new Error('a part of the table screen stands outside of it');
  return table;
};
export const useMatch = <T>(select: (s: MatchState) => T): T => useStore(useTable().match.store, select);

/** As `useMatch`, of what is seen: it changes when the pieces have arrived. */
export const useSeen = <T>(select: (s: MatchState) => T): T => useMatch((s) => select(seen(s)));

/** A command as a button needs it: why it cannot be done now, and how to run it. Re-read at every render. */
export const useCommand = (id: CommandId): { why: string | null; run: () => void } => {
  const { commandContext } = useTable();
  // any change of the match may change whether it can be done
  useMatch((s) => s);
  return { why: behaviours[id].why(commandContext()), run: () => void runCommand(id, commandContext()) };
};

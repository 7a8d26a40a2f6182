/** What every part of the table screen shares: the match, the commandContext its commands act on, and how to run one. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Command, CommandContext } from '../../commands/command.ts';
import { commandById } from '../../commands/table.ts';
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

/** A command as a button shows it: its object, why not, and how to run it. Re-read at every render. */
export const useCommand = (id: string): { command: Command; why: string | null; run: () => void } => {
  const { commandContext } = useTable();
  // any change of the match may change whether it can be done
  useMatch((s) => s);
  const command = commandById(id);
  if (!command) throw new Error(`no command is called ${id}`);
  return { command, why: command.why(commandContext()), run: () => runCommand(command, commandContext()) };
};

/** Runs a command if it can be done now, else says why not; answers whether it ran. */
export const runCommand = (
  command: Command,
  commandContext: CommandContext,
  press?: { key: string; at: number },
): boolean => {
  const why = command.why(commandContext);
  if (why !== null) {
    commandContext.screen.announce(why);
    return false;
  }
  command.run(commandContext, press);
  return true;
};

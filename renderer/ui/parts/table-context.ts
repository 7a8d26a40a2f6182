/**
 * What all parts of the table screen share: the match, the commandContext that commands act on, and how to run a
 * command.
 */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CommandId } from '../../../electron/contract/commands.ts';
import { behaviours, runCommand } from '../../commands/behaviour.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { ClockNow, ClockStore } from '../../state/clocks/clock.ts';
import type { AdviceState } from '../../state/computer/advice.ts';
import type { Advice } from '../../state/computer/advice-store.ts';
import type { ThinkingState, ThinkingStore } from '../../state/computer/thinking.ts';
import { useDrawing } from '../../state/drawing.ts';
import { useWeight } from '../../state/free/weight.ts';
import type { MatchState } from '../../state/match/match.ts';
import { seen } from '../../state/match/match-derived.ts';
import type { MatchStore } from '../../state/match/match-store.ts';

export interface TableContext {
  readonly match: MatchStore;
  readonly advice: Advice;
  /** created for every use: it contains what is on the screen now */
  commandContext(): CommandContext;
  readonly flat: boolean;
  /** how far the computer has thought */
  readonly thinking: ThinkingStore;
  readonly clock: ClockStore;
}
export const TableScreenContext = createContext<TableContext | null>(null);

export const useTable = (): TableContext => {
  const table = useContext(TableScreenContext);
  if (!table) throw new Error('a part of the table screen stands outside of it');
  return table;
};
export const useMatch = <T>(select: (s: MatchState) => T): T => useStore(useTable().match.store, select);

export const useThinking = <T>(select: (thinking: ThinkingState) => T): T => useStore(useTable().thinking, select);

export const useClock = <T>(select: (now: ClockNow) => T): T => useStore(useTable().clock, select);

/** Like `useMatch`, for the state as shown: it changes when playback has ended. */
export const useSeen = <T>(select: (s: MatchState) => T): T => useMatch((s) => select(seen(s)));

/** What the computer has told; see `state/advice.ts`. */
export const useAdvice = <T>(select: (advice: AdviceState) => T): T => useStore(useTable().advice.store, select);

/** A command for a button: why it is not available now, and how to run it. Computed at every render. */
export const useCommand = (id: CommandId): { why: string | null; run: () => void } => {
  const { commandContext } = useTable();
  // any change of the match, of the advice or of what was drawn may change whether it is available
  useMatch((s) => s);
  useAdvice((a) => a);
  useDrawing((d) => d.tool);
  useDrawing((d) => d.done);
  useDrawing((d) => d.undone);
  useWeight((w) => w.displaced);
  return { why: behaviours[id].why(commandContext()), run: () => void runCommand(id, commandContext()) };
};

/**
 * What each screen is called: the title of the window, and what is announced when it comes to the top. A screen names
 * itself; the stack of screens knows which of them is on top.
 */
import { createContext, useContext, useEffect } from 'react';
import { create } from 'zustand';
import type { Over } from '../../state/app-state.ts';

export type ScreenId = Over | 'start' | 'table';
export const ScreenContext = createContext<ScreenId | null>(null);

export const useScreenTitles = create<Readonly<Partial<Record<ScreenId, string>>>>(() => ({}));

/** Names the screen around; null: it has no name of its own. */
export function useScreenTitle(title: string | null): void {
  const screen = useContext(ScreenContext);
  useEffect(() => {
    if (screen !== null) useScreenTitles.setState({ [screen]: title ?? undefined });
  }, [screen, title]);
}

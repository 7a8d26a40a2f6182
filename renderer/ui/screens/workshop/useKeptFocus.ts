/**
 * Whoever was in a part of the workshop that is gone, as after a removal or on the way to a problem, goes on at the tab
 * that is shown: otherwise keys would begin again at the top of the page.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { useGameText } from '../../../state/files/game-text.ts';
import { useWorkshop } from '../../../state/own-games/workshop.ts';

export function useKeptFocus(tabs: RefObject<HTMLElement | null>): void {
  const tab = useWorkshop((state) => state.tab);
  const parts = useGameText((state) => state.shown?.parts);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after every change of what is shown
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && !isFirst.current) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    isFirst.current = false;
  }, [tab, parts]);
}

import { useEffect, useRef } from 'react';
import type { HistoryNode } from '../../../../electron/contract/view.ts';

/** Keeps the move that is shown fully visible in its list whenever the available space changes. */
export function useFollowedMove(shown: number, nodes: readonly HistoryNode[]) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move is shown, or the list has others
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const follow = () => {
      const move = list.querySelector<HTMLElement>('[aria-current=true]');
      if (!move) {
        // the start is before the first of them
        list.scrollTop = 0;
        return;
      }
      // only the list scrolls: the panel around it does not
      const above = move.getBoundingClientRect().top - list.getBoundingClientRect().top;
      if (above < 0) list.scrollTop += above - 8;
      else if (above + move.offsetHeight > list.clientHeight)
        list.scrollTop += above + move.offsetHeight - list.clientHeight + 8;
    };
    follow();
    const room = new ResizeObserver(follow);
    room.observe(list);
    return () => room.disconnect();
  }, [shown, nodes]);
  return box;
}

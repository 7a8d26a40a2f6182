/** What commands can ask of the table screen. */
import { type RefObject, useMemo, useRef } from 'react';
import type { Screen } from '../../commands/command.ts';
import { say } from '../../narration/log.ts';
import { uiText } from '../../text/index.ts';
import type { PanelState } from './panel/usePanel.ts';
import type { TableStores } from './table-stores.ts';

/** letters typed within this many ms belong together */
const TOGETHER = 600;

export function useScreen(
  root: RefObject<HTMLDivElement | null>,
  { match, log }: TableStores,
  { isNarrow, unfold, toggle, isDrawerOpen, closeDrawer }: PanelState,
  { show, focusBoard }: Pick<Screen, 'show' | 'focusBoard'>,
): Screen {
  const typing = useRef({ text: '', at: 0 });
  return useMemo(
    () => ({
      announce: (text) => say(log, () => [{ text, urgent: false }]),
      show,
      focusBoard,
      focusFlights: () => {
        unfold();
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-flight]')?.focus());
      },
      focusHand: () => {
        const box = root.current?.querySelector<HTMLElement>('[data-box]');
        if (box) return box.focus();
        if (match.store.getState().view.phase) {
          unfold();
          requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-pool="free"]')?.focus());
          return;
        }
        const free = match.store
          .getState()
          .view.pieces.some((p) => p.place === 'hand' && match.store.getState().view.movable.includes(p.id));
        if (!free) return show('trays');
        unfold();
        // after the panel has become visible
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-hand="free"]')?.focus());
      },
      focusRegion: (way) => {
        const regions = [...(root.current?.querySelectorAll<HTMLElement>('[data-region]') ?? [])].filter(
          (r) => r.offsetParent !== null || r.dataset.region === 'top' || r.dataset.region === 'bottom',
        );
        const at = regions.findIndex((r) => r.contains(document.activeElement));
        const next = regions[(at + way + regions.length) % regions.length];
        if (next?.dataset.region === 'board') focusBoard();
        else next?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
      },
      openMenu: () => root.current?.querySelector<HTMLElement>('[data-testid="menu"]')?.click(),
      togglePanel: () => {
        const text = toggle() ? uiText.spoken.panelShown : uiText.spoken.panelHidden;
        say(log, () => [{ text, urgent: false }]);
      },
      closeDrawer: () => {
        if (!isDrawerOpen()) return false;
        closeDrawer();
        focusBoard();
        return true;
      },
      showSection: (id) => {
        unfold();
        requestAnimationFrame(() =>
          root.current?.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
        );
      },
      showCard: () => {
        // in a small window the drawer would cover the board: the card is announced, and opened from the rail
        if (!isNarrow) unfold();
      },
      typed: (letter, at) => {
        const { text, at: before } = typing.current;
        typing.current = { text: at - before < TOGETHER ? text + letter : letter, at };
        return typing.current.text;
      },
    }),
    [root, match, log, isNarrow, unfold, toggle, isDrawerOpen, closeDrawer, show, focusBoard],
  );
}

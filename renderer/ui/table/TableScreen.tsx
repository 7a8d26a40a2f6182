/**
 * The table: strips, board and panel around one match. Must stay true: the board is one tab stop and has the focus when
 * the table opens; `document.body.dataset` tells tests what is painted (`usePainted.ts`) and the app itself does not
 * read it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { View } from '../../../electron/contract/view.ts';
import type { TableHandle } from '../../board/props.ts';
import type { TableDialog } from '../../commands/command.ts';
import { Decoration } from '../../decoration/Decoration.tsx';
import { useApp, useVariant } from '../../state/app.ts';
import { otherSide } from '../../state/match/match-moves.ts';
import { uiText } from '../../text/index.ts';
import { useBoardGraphics } from '../board3d/useBoardGraphics.ts';
import { AskBroker } from '../broker/AskBroker.tsx';
import { useClocks } from '../clocks/useClocks.ts';
import { Scale } from '../computer/Scale.tsx';
import { useAdviceNews } from '../computer/useAdviceNews.ts';
import { useComputer } from '../computer/useComputer.ts';
import { useExercise } from '../exercises/useExercise.ts';
import { useKeys } from '../keys/useKeys.ts';
import { useNativeMenu } from '../keys/useNativeMenu.ts';
import { useTableNews } from '../online/useTableNews.ts';
import { TableScreenContext } from '../parts/table-context.ts';
import { FilmStudio } from '../share/FilmStudio.tsx';
import { Overlay } from '../shell/overlays/Modal.tsx';
import { Board } from './board/Board.tsx';
import { usePainted } from './board/usePainted.ts';
import { usePossible } from './board/usePossible.ts';
import { TableDialogs, Warning } from './dialogs/dialogs.tsx';
import { HandOver } from './dialogs/HandOver.tsx';
import { useEndDialog } from './dialogs/useEndDialog.ts';
import { useHandOver } from './dialogs/useHandOver.ts';
import { Live } from './Live.tsx';
import { Panel, Rail } from './panel/Panel.tsx';
import { usePanel } from './panel/usePanel.ts';
import { BottomStrip } from './strips/BottomStrip.tsx';
import { TopStrip } from './strips/TopStrip.tsx';
import styles from './TableScreen.module.css';
import { makeTableStores } from './table-stores.ts';
import { useFirstFrame } from './useFirstFrame.ts';
import { useGuide } from './useGuide.ts';
import { useOpened } from './useOpened.ts';
import { useScreen } from './useScreen.ts';
import { useTableContext } from './useTableContext.ts';
import { useToldTurning } from './useToldTurning.ts';

export default function TableScreen({ opened }: { readonly opened: View }) {
  const description = useVariant(opened.variant);
  const settings = useApp((app) => app.settings);
  const onTop = useApp((app) => app.layers.length === 0 && app.problems.length === 0);
  const graphics = useBoardGraphics(settings.board === 'table');
  const [dialog, show] = useState<TableDialog | null>(null);
  const [stores] = useState(() => makeTableStores(description, opened, settings));
  const { match, advice, log, thinking, clock } = stores;
  const { send } = match;
  const table = useRef<TableHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const panel = usePanel();
  const focusBoard = useCallback(() => {
    const { cursor } = match.store.getState();
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
    // in a window so low that the table scrolls
    grid.current?.closest('main')?.scrollIntoView({ block: 'nearest' });
  }, [match]);
  const screen = useScreen(root, stores, panel, { show, focusBoard });
  const context = useTableContext(stores, graphics, table, screen);
  const { commandContext } = context;
  useKeys(commandContext, onTop);
  useComputer(match, thinking, log);
  useExercise(match, log);
  useGuide(match, advice, commandContext);
  useClocks(match, clock, log, dialog, show);
  useTableNews(match, log);
  useOpened(stores, opened, settings);
  useNativeMenu(commandContext);
  useAdviceNews(advice);
  // when it opens, and when a screen over it has been closed
  useEffect(() => {
    if (onTop) focusBoard();
  }, [onTop, focusBoard]);
  const showEnd = useEndDialog(match.store, show);
  const hidden = useHandOver(match.store, table, show, focusBoard);
  useToldTurning(match.store);
  const { hasCamera, onDrawn } = useFirstFrame(table);
  usePainted(match.store, graphics.flat);
  usePossible(match.store, commandContext, onTop, dialog !== null, hasCamera);

  const hasScale = useStore(advice.store, (a) => a.analysis !== null || (a.review?.turns ?? null) !== null);
  const seat = useStore(match.store, (s) => s.seat);
  const trays = () => show('trays');
  const goTo = (cell: number) => {
    send({ on: 'cursor', cell });
    table.current?.showCell(cell);
    focusBoard();
  };

  return (
    <TableScreenContext value={context}>
      <div
        ref={root}
        className={styles.table}
        data-panel={panel.place}
        data-narrow={panel.isNarrow ? '' : undefined}
        data-scale={hasScale && !hidden ? '' : undefined}
        data-testid="table"
      >
        {hidden && <HandOver />}
        {!hidden && (
          <>
            <button type="button" className="skip" onClick={focusBoard}>
              {uiText.table.skip}
            </button>
            <TopStrip far={otherSide(seat)} panelOpen={panel.isOpen} onTrays={trays} />
          </>
        )}
        <Board
          settings={settings}
          table={table}
          grid={grid}
          focusBoard={focusBoard}
          onDrawn={onDrawn}
          graphics={graphics}
        />
        {!hidden && (
          <>
            <BottomStrip onTrays={trays} onResult={showEnd} />
            {hasScale && <Scale />}
            <Panel
              log={log}
              onCell={goTo}
              onHandLifted={() => {
                panel.closeDrawer();
                focusBoard();
              }}
            />
            <Rail
              open={panel.isOpen}
              onOpen={(section) => {
                panel.toggle();
                requestAnimationFrame(() =>
                  root.current?.querySelector<HTMLElement>(`[data-section="${section}"] button`)?.focus(),
                );
              }}
            />
          </>
        )}
        <Overlay>
          <Decoration what="the announcements">
            <Live log={log} />
          </Decoration>
        </Overlay>
        <FilmStudio />
        <Warning />
        {dialog === null && <AskBroker />}
        <TableDialogs
          open={dialog}
          onClose={() => show(null)}
          // the dialog returns the focus to the old cell first
          onGoTo={(cell) => requestAnimationFrame(() => goTo(cell))}
        />
      </div>
    </TableScreenContext>
  );
}

/**
 * When the page has stopped working: the game that was shown is remembered for as long as the window is open. Reloading
 * shows it once more; if the page stops again, or if somebody has left the game on that screen, it is not opened by itself
 * any more. Must stay true: no reload leads into a game that has stopped the page twice.
 */
import { useApp } from './app.ts';
import { tableOf, useOnline } from './online/online.ts';
import { openNoMore, stoppedWith } from './stopped.ts';

/** The page has stopped working; the first reason counts. */
export function stopWorking(reason: string): void {
  const { opened, broken } = useApp.getState();
  if (broken !== null) return;
  if (opened) stoppedWith(opened.match);
  useApp.setState({ broken: reason });
}

/** Is the game that is shown played at the table of another machine? */
export function isGuestAt(match: string): boolean {
  const table = tableOf(useOnline.getState(), match);
  const self = table?.people.find(({ person }) => person === table.you);
  return self?.isHost === false && useApp.getState().opened?.byText === undefined;
}

/**
 * From the screen of a crash to the start screen. `leave`: the game is left as by the menu, and at a table of another
 * machine the seat is given up. Where that is refused the game stays as it is, and is not shown.
 */
export async function startAnew(leave: boolean): Promise<void> {
  const { opened, ask } = useApp.getState();
  if (opened) {
    openNoMore(opened.match);
    const now = leave ? await ask['match.view']({ match: opened.match }) : null;
    const { match, revision } = now?.ok ? now.value : opened;
    if (leave) await ask['match.leave']({ match, revision });
  }
  globalThis.location.reload();
}

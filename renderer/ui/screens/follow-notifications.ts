/** Hears what the host tells of games, and tells what is news to somebody who looks elsewhere. */
import type { Bridge } from '../../../electron/contract/requests.ts';
import { NewsOfGames } from '../../narration/game-news.ts';
import { useApp } from '../../state/app.ts';
import { forgetWhenSeen, type GameNews, notifyOf, useNotifications } from '../../state/online/notifications.ts';

/** Before the store of the page listens: what was opened by an event is news, and what was asked for is not. */
export function followNotifications(on: Bridge['on']): void {
  const news = new NewsOfGames((variant) => useApp.getState().hello?.variants.find(({ id }) => id === variant));
  const tell = (found: GameNews | null) => found && notifyOf(found);
  on.opened((view) => tell(news.opened(view)));
  on.thinking((progress) => news.thinking(progress));
  on.played((played) => tell(news.played(played)));
  on.table((table) => tell(news.table(table, useApp.getState().opened)));
  useApp.subscribe(({ opened }, before) => {
    if (opened && opened !== before.opened) news.saw(opened);
  });
  useNotifications.subscribe(({ onTable }, before) => {
    if (onTable && onTable !== before.onTable) news.saw(onTable);
  });
  forgetWhenSeen();
}

/** Speaks what happens at a table on two machines: who comes and goes, what is asked, and what is said. */
import { useEffect } from 'react';
import { type Log, say } from '../../narration/log.ts';
import { personName, tableNews } from '../../narration/online-text.ts';
import type { Match } from '../../state/match-store.ts';
import { type Online, tableOf, useOnline } from '../../state/online.ts';
import { uiText } from '../../text/index.ts';

export function useTableNews(match: Match, log: Log): void {
  useEffect(() => {
    const tell = (now: Online, before: Online) => {
      const game = match.store.getState();
      const { match: id } = game.view;
      const table = tableOf(now, id);
      if (table && now.table !== before.table) say(log, tableNews(game, tableOf(before, id), table));
      const line = now.lines.at(-1);
      if (table && line && !line.isOwn && now.lines !== before.lines && !before.lines.includes(line))
        say(log, [{ text: uiText.online.talk.line(personName(game, line.side), line.text), urgent: false }]);
      if (now.broken && now.broken !== before.broken) say(log, [{ text: now.broken.says, urgent: true }]);
      if (!now.broken && before.broken && table) say(log, [{ text: uiText.online.news.connected, urgent: false }]);
    };
    return useOnline.subscribe(tell);
  }, [match, log]);
}

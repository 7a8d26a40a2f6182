/** Speaks what happens at a table on two machines: who comes and goes, what is asked, and what is said. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cellNameOf } from '../../narration/labels.ts';
import { type Log, say } from '../../narration/log.ts';
import { declinedWords, personName, tableNews } from '../../narration/online-text.ts';
import { useApp } from '../../state/app.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { useNotifications } from '../../state/online/notifications.ts';
import { forgetDrawn, type OnlineState, tableOf, useOnline } from '../../state/online/online.ts';
import { uiText } from '../../text/index.ts';

const words = uiText.online;

export function useTableNews(match: MatchStore, log: Log): void {
  useEffect(() => {
    const tell = (now: OnlineState, before: OnlineState) => {
      const game = match.store.getState();
      const { match: id } = game.view;
      const table = tableOf(now, id);
      if (table && now.table !== before.table) {
        say(log, () => tableNews(game, tableOf(before, id), table));
        const declined = declinedWords(table);
        if (declined !== null) useApp.getState().toastFailure(declined);
      }
      const line = now.lines.at(-1);
      if (table && line && !line.isOwn && now.lines !== before.lines && !before.lines.includes(line))
        say(log, () => [{ text: words.talk.line(personName(game, line.side), line.text), urgent: false }]);
      const point = now.pointed.at(-1);
      if (table && point && point.person !== table.you && !before.pointed.includes(point))
        say(log, () => [
          {
            text: words.news.points(personName(game, point.side), cellNameOf(game.description, point.cell)),
            urgent: false,
          },
        ]);
      const { broken } = now;
      if (broken && broken !== before.broken) say(log, () => [{ text: broken.says, urgent: true }]);
      if (!broken && before.broken && table) say(log, () => [{ text: words.news.connected, urgent: false }]);
    };
    return useOnline.subscribe(tell);
  }, [match, log]);
  const view = useStore(match.store, (s) => s.view);
  useEffect(() => useNotifications.setState({ onTable: view }), [view]);
  // what was drawn on a position belongs to it
  const { node } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is why this runs
  useEffect(() => forgetDrawn(), [node]);
}

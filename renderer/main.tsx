/**
 * The start of the page: find the host, send hello, show the screens. Must stay true: when that fails, the page says so
 * and does not stay empty.
 */
// first the base style sheets, so that those of the components come after them
import './ui/shell/fonts.css';
import './ui/shell/tokens.css';
import './ui/shell/base.css';
import './ui/shell/controls.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './bridge/connect.ts';
import { allowAtFirstGesture } from './sound/gesture.ts';
import { speaker } from './sound/speaker.ts';
import { useApp } from './state/app.ts';
import { applyAppearance, watchSystem } from './state/appearance.ts';
import { useBroker } from './state/broker.ts';
import { browserHistory, followHistory } from './state/browser-history.ts';
import { stopWorking } from './state/crash.ts';
import { followLessons } from './state/exercises/lessons.ts';
import { followProblems } from './state/exercises/problems.ts';
import { followTexts } from './state/files/open-text.ts';
import { followRules } from './state/files/rules-files.ts';
import { useOnline } from './state/online/online.ts';
import { App } from './ui/screens/App.tsx';
import { followNotifications } from './ui/screens/follow-notifications.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no element with id root');
const broke = (error: unknown) => stopWorking(error instanceof Error ? error.message : String(error));
// errors of React are shown to the player too, and written to the host's log
const root = createRoot(place, {
  onUncaughtError(error) {
    console.error(error);
    broke(error);
    // the broken tree is gone: a new one shows what happened
    root.render(<App key="after" />);
  },
});
// Safari, which may be the default browser on a Mac, has no requestIdleCallback
const whenIdle: (run: () => void) => void = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 500));
const { attach, connection } = useApp.getState();
applyAppearance(useApp.getState().settings);
watchSystem(() => applyAppearance(useApp.getState().settings));
speaker.set(useApp.getState().settings);
useApp.subscribe(({ settings }) => speaker.set(settings));
allowAtFirstGesture(speaker);
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);

try {
  // a page that finds another one connected shows that, with a button; it does not take over by itself
  const watch = {
    askTakeOver: () => Promise.resolve(false),
    state: (state: Parameters<typeof connection>[0]) => void connection(state),
  };
  const bridge = await connect(watch);
  useOnline.getState().attach(bridge.on);
  useBroker.getState().attach(bridge.on);
  followNotifications(bridge.on);
  followProblems(bridge.on);
  followLessons(bridge.on);
  await attach(bridge);
  followHistory(browserHistory);
  followRules();
  followTexts();
  // the table is a large chunk: it is prefetched while idle
  whenIdle(() => {
    const table = import('./ui/table/TableScreen.tsx').then(() => import('./ui/board3d/Board3D.tsx'));
    // a failure here will be repeated, and reported to the player, when a game is opened
    table.catch((error: unknown) => console.warn(error));
  });
} catch (error) {
  broke(error);
}

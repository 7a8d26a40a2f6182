/** The stores of one match on the screen: what happens in it is announced and heard, and its notes come and go. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Settings } from '../../../electron/contract/settings.ts';
import type { View } from '../../../electron/contract/view.ts';
import { adviceSaid } from '../../narration/advice-text.ts';
import { aloud } from '../../narration/aloud.ts';
import { spoken } from '../../narration/announcements.ts';
import { leftOver } from '../../narration/effects/describe-group-effects.ts';
import { handSaid } from '../../narration/hand-text.ts';
import { forget, type Log, makeLog, say } from '../../narration/log.ts';
import { useApp } from '../../state/app.ts';
import { makeClock } from '../../state/clocks/clock.ts';
import { type Advice, makeAdvice } from '../../state/computer/advice-store.ts';
import { makeThinking } from '../../state/computer/thinking.ts';
import { withHands } from '../../state/free/free-hand.ts';
import type { MatchState, Utterance } from '../../state/match/match.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { type MatchStore, makeMatch } from '../../state/match/match-store.ts';
import { soundAt, soundUtterance } from '../parts/sounds.ts';

function openMatch(log: Log, description: VariantDescription, opened: View, settings: Settings): MatchStore {
  /** the note about units that could still have moved, as long as it is of use */
  let leftTold: string | null = null;
  const noteLeft = (left: string | null): void => {
    // what could still have moved is of no use once the other side has moved
    const { toastNow, dismissToast, toastNote } = useApp.getState();
    if (leftTold !== null && toastNow?.text === leftTold) dismissToast();
    leftTold = left;
    if (left !== null) toastNote(left);
  };
  const heard = (utterance: Utterance, state: MatchState): void => {
    const { dismissToast, toastFailure, toast, sawSaved } = useApp.getState();
    // the next player must not read the announcements of the last one
    const others = utterance.say === 'effects' && utterance.before.viewer !== utterance.after.viewer;
    if (others || utterance.say === 'hidden' || utterance.say === 'revealed') {
      forget(log);
      dismissToast();
    }
    say(log, () => spoken(state.description, shownView(state), utterance));
    soundUtterance(utterance, state);
    if (utterance.say === 'refused') toastFailure(utterance.message);
    if (utterance.say === 'asked') toast(utterance.message);
    if (utterance.say === 'turn' || utterance.say === 'effects') sawSaved(state.view.saved);
    if (utterance.say === 'effects') noteLeft(leftOver(state.description, utterance));
  };
  const { ask, problem } = useApp.getState();
  const match = makeMatch({ ask, problem, heard }, description, opened, settings);
  return withHands(match, (news) => say(log, () => [{ text: handSaid(description, news), urgent: false }]));
}

const openAdvice = (log: Log, match: MatchStore): Advice =>
  makeAdvice(
    {
      ask: useApp.getState().ask,
      heard: (what) => {
        say(log, () => adviceSaid(what));
        if (what.say === 'hint') soundAt('hint', match.store.getState(), what.hint.plan[0].from);
      },
      refused: (error) => useApp.getState().refused(error),
    },
    match,
  );

export function makeTableStores(description: VariantDescription, opened: View, settings: Settings) {
  const log = makeLog((text) => aloud(description, text, useApp.getState().settings));
  const match = openMatch(log, description, opened, settings);
  return {
    match,
    advice: openAdvice(log, match),
    log,
    thinking: makeThinking(),
    clock: makeClock(opened.clock ?? null, performance.now()),
  };
}
export type TableStores = ReturnType<typeof makeTableStores>;

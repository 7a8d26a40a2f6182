/** The first gesture of a person: browsers play nothing before it, and neither does Fairytable anywhere else. */
import type { Speaker } from './speaker.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

export function allowAtFirstGesture(speaker: Speaker, page: EventTarget = globalThis.window): void {
  const allow = (event: Event): void => {
    // what a script dispatches is no gesture
    if (!event.isTrusted) return;
    for (const gesture of GESTURES) page.removeEventListener(gesture, allow, true);
    speaker.allow();
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, allow, true);
}

/** `Notification`: what the application shows is told to the test, which clicks it. */
import { EventEmitter } from 'node:events';
import type { NotificationConstructorOptions, Notification as RealNotification } from 'electron';
import { guard, type Implements } from './guard.ts';
import { onOrder, tell } from './trace.ts';

let shown: EventEmitter | null = null;

/** What a notification does; `emitter` is the notification itself. */
const makeNotification = (emitter: EventEmitter, { title, body, silent }: NotificationConstructorOptions) =>
  Object.assign(emitter, {
    show: () => {
      shown = emitter;
      tell('notification', { title, body, silent });
    },
    close: () => {
      if (shown === emitter) shown = null;
      tell('notificationClosed', title);
    },
  } satisfies Implements<RealNotification>);

/** A function, since it gives back another object than `this`. */
function openNotification(options: NotificationConstructorOptions = {}) {
  return guard('Notification', makeNotification(new EventEmitter(), options));
}
export const Notification = guard(
  'Notification',
  Object.assign(openNotification, { isSupported: () => true } satisfies Implements<typeof RealNotification>),
);

/** The members of a notification. */
export const notificationMembers = () => makeNotification(new EventEmitter(), {});

onOrder('clickNotification', () => {
  if (!shown) throw new Error('there is no notification');
  shown.emit('click', {});
});

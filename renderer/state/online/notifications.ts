/**
 * What has arrived while the window is not in front, until it is looked at: told by the window's title, and by a notification
 * where the player and the system allow it. In Electron the host shows it and marks the window; in a browser the page does.
 */
import { create } from 'zustand';
import type { View } from '../../../electron/contract/view.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';

export interface GameNews {
  /** who wants what: no word of it is about the board */
  readonly says: string;
  readonly game: string;
  /** the game and who plays it */
  readonly more: string;
}

interface Notifications {
  /** null: everything was seen */
  readonly news: GameNews | null;
  /** the position on the table, also after a move that was made here */
  readonly onTable: View | null;
}
export const useNotifications = create<Notifications>()(() => ({ news: null, onTable: null }));

export const isInFront = (): boolean => !document.hidden && document.hasFocus();

/** May the page of a browser show notifications? `none`: this browser has none. */
export type Permission = NotificationPermission | 'none';
export const permissionNow = (): Permission =>
  globalThis.Notification === undefined ? 'none' : Notification.permission;

let shown: Notification | null = null;
let hasFailed = false;

function close(): void {
  shown?.close();
  shown = null;
}

function showInBrowser({ says, more }: GameNews): void {
  if (permissionNow() !== 'granted') return;
  close();
  // the page has sounds of its own
  const notification = new Notification(says, { body: more, silent: true });
  notification.onclick = () => {
    window.focus();
    close();
  };
  // said once: the title tells what arrives all the same
  notification.onerror = () => {
    if (!hasFailed) useApp.getState().toastFailure(uiText.notifications.settings.failed);
    hasFailed = true;
  };
  shown = notification;
}

/** Tells it, unless the window is in front. */
export function notifyOf(news: GameNews): void {
  if (isInFront()) return;
  useNotifications.setState({ news });
  const { settings, hello, tryTo } = useApp.getState();
  if (!settings.notifications || settings.calm) return;
  if (hello?.host === 'electron') void tryTo('app.attention', { title: news.says, body: news.more });
  else showInBrowser(news);
}

/** Forgets what was told as soon as the window is in front; returns the function that stops it. */
export function forgetWhenSeen(): () => void {
  const look = () => {
    if (!isInFront()) return;
    useNotifications.setState({ news: null });
    close();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

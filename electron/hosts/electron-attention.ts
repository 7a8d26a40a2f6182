/**
 * Draws attention to the window while something else is in front of it: a flashing frame or button, a badge on the symbol
 * of the application, and a notification of the system, whichever of these the system has. All of it ends when the window
 * comes to the front.
 */
import { app, type BrowserWindow, Notification } from 'electron';
import type { Input } from '../contract/requests.ts';

interface Reactions {
  /** the notification was clicked */
  clicked(): void;
  log(line: string): void;
}

export class Attention {
  private readonly window: BrowserWindow;
  private readonly reactions: Reactions;
  /** kept as long as it is shown: a collected one would not tell that it was clicked */
  private shown: Notification | null = null;

  constructor(window: BrowserWindow, reactions: Reactions) {
    this.window = window;
    this.reactions = reactions;
    window.on('focus', () => this.end());
    window.on('closed', () => this.close());
  }

  draw({ title, body }: Input<'app.attention'>): void {
    // it may have come to the front since the page asked
    if (this.window.isDestroyed() || this.window.isFocused()) return;
    this.window.flashFrame(true);
    app.setBadgeCount(1);
    this.close();
    if (!Notification.isSupported()) return;
    // the page has sounds of its own
    const notification = new Notification({ title, body, silent: true });
    notification.on('click', () => this.reactions.clicked());
    notification.on('failed', (_event, error) => this.reactions.log(`cannot show a notification: ${error}`));
    notification.show();
    this.shown = notification;
  }

  private end(): void {
    this.window.flashFrame(false);
    app.setBadgeCount(0);
    this.close();
  }

  private close(): void {
    this.shown?.close();
    this.shown = null;
  }
}

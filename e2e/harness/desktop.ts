/**
 * The desktop application as a test sees it, whichever Electron runs it: the same specs run with the stand-in and,
 * where it is installed, with the real binary. User input is simulated here: menus, dialogs, closing.
 */
import type { Page } from '@playwright/test';
import type { End } from './process.ts';

export type DialogKind = 'save' | 'open' | 'message';
export interface Asked {
  readonly kind: DialogKind;
  /** as the application passed them to Electron */
  readonly options: { readonly [key: string]: unknown };
}

export interface Desktop {
  readonly page: Page;
  /** clicks a menu item by labels or ids: `['File', 'Open…']`; waits while it is greyed out */
  menu(...path: string[]): Promise<void>;
  /** the same, but fails if it is greyed out */
  menuNow(...path: string[]): Promise<void>;
  /** answers the next dialog of this kind; without an answer a dialog is cancelled */
  answer(kind: 'save', filePath: string): Promise<void>;
  answer(kind: 'open', filePath: string): Promise<void>;
  answer(kind: 'message', button: number): Promise<void>;
  /** dialogs so far, oldest first */
  asked(): Promise<readonly Asked[]>;
  /** URLs that the application has opened in the system's browser */
  openedOutside(): Promise<readonly string[]>;
  /** a double click on a file while the application runs: a second instance hands over its arguments */
  secondInstance(...words: string[]): Promise<void>;
  /** would the application grant a page this permission? */
  grants(permission: string): Promise<boolean>;
  closeWindow(): Promise<void>;
  /** through the application's own quit; returns how the process ended */
  quit(): Promise<End>;
  kill(): Promise<End>;
  readonly ended: Promise<End>;
}

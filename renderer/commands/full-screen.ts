/** The whole screen for the table; in a browser the page asks for it itself. */

import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const fullScreen: Command = {
  id: 'full-screen',
  group: 'everywhere',
  keys: ['F11'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    if (d.app.hello?.host === 'electron') void d.app.tryTo('app.fullscreen', {});
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen();
  },
};

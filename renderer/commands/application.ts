/** The commands of every screen. They work without a table; when one is open they use its game. */

import type { PieceView } from '../../electron/contract/view.ts';
import { houseRulesOf, practise, useLessons } from '../state/exercises/lessons.ts';
import { liftedPiece, pieceAt, pieceOf, shownView } from '../state/match/match-derived.ts';
import { handOverReport } from '../state/report.ts';
import { uiText } from '../text/index.ts';
import type { ApplicationContext, Behaviours } from './command.ts';
import { always } from './conditions.ts';
import { openText } from './correspondence.ts';

/** The piece that is lifted, under the cursor or on the card. */
const pieceMeant = (match: ApplicationContext['match']): PieceView | undefined => {
  if (!match) return undefined;
  const s = match.store.getState();
  const id = liftedPiece(s) ?? pieceAt(shownView(s), s.cursor)?.id ?? s.inspected;
  return id === null ? undefined : pieceOf(shownView(s), id);
};

export const applicationCommands = {
  'new-game': {
    why: always,
    run: ({ app, match }) => app.open('new-game', match ? { variant: match.store.getState().view.variant } : {}),
  },
  open: { why: always, run: ({ app }) => app.open('saves') },
  join: { why: always, run: ({ app }) => app.open('join') },
  'paste-turn': { why: always, run: openText },
  problems: { why: always, run: ({ app }) => app.open('problems') },
  'known-variants': { why: always, run: ({ app }) => app.open('known-variants') },
  'own-games': { why: always, run: ({ app }) => app.open('own-games') },
  // under the house rules of the game on the table
  learn: {
    why: always,
    run: ({ app, match }) => {
      const { description, view } = match?.store.getState() ?? {};
      if (description && view && !view.exercise)
        void useLessons.getState().learnUnder(houseRulesOf(description, view.options));
      app.open('learn');
    },
  },
  // at the piece that is meant
  rulebook: {
    why: always,
    run: ({ app, match }) => {
      if (!match) return app.open('rulebook');
      const kind = pieceMeant(match)?.kind;
      const { variant } = match.store.getState().view;
      app.open('rulebook', { variant, ...(kind === undefined ? {} : { kind }) });
    },
  },
  practise: {
    why: ({ match }) => (pieceMeant(match) === undefined ? uiText.exercise.reasons.noPiece : null),
    run: ({ match }) => {
      const kind = pieceMeant(match)?.kind;
      if (!match || kind === undefined) return;
      const { description, view } = match.store.getState();
      void practise(description, kind, view.options);
    },
  },
  settings: { why: always, run: ({ app }) => app.open('settings') },
  mute: {
    why: ({ app }) => (app.settings.calm ? uiText.reasons.calm : null),
    run: ({ app }) => {
      const sound = !app.settings.sound;
      app.toast(sound ? uiText.sound.on : uiText.sound.off);
      void app.changeSettings({ sound });
    },
  },
  keys: { why: always, run: ({ app }) => app.open('keys') },
  about: { why: always, run: ({ app }) => app.open('about') },
  'show-saves': { why: always, run: ({ app }) => void app.tryTo('app.show', { what: 'saves' }) },
  'show-log': { why: always, run: ({ app }) => void app.tryTo('app.show', { what: 'log' }) },
  // for the developers of Fairytable; it is never sent automatically
  'copy-report': { why: always, run: () => void handOverReport() },
  // in a browser the page asks for the file itself
  'full-screen': {
    why: always,
    run: ({ app }) => {
      if (app.hello?.host === 'electron') void app.tryTo('app.fullscreen', {});
      else if (document.fullscreenElement) void document.exitFullscreen();
      else void document.documentElement.requestFullscreen();
    },
  },
  quit: {
    why: ({ app }) => (app.hello?.native ? null : uiText.reasons.notHere),
    run: ({ app }) => void app.tryTo('app.quit', {}),
  },
} satisfies Behaviours<ApplicationContext>;

export type ApplicationCommandId = keyof typeof applicationCommands;
export const isApplicationCommand = (id: string): id is ApplicationCommandId => Object.hasOwn(applicationCommands, id);

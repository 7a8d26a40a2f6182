/** The camera, the choice of board, the side panel, and the secrets of a player. */

import { PLACES, placeIn, withPlace } from '../../electron/contract/settings.ts';
import { keyOf } from '../state/keys.ts';
import { otherSide } from '../state/match/match-moves.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours } from './command.ts';
import { always, camera, changing, stateOf } from './conditions.ts';

export const viewCommands = {
  'view-reset': { why: camera, run: ({ table }) => table?.resetCamera() },
  'view-above': { why: camera, run: ({ table }) => table?.lookFromAbove() },
  // the seat of the side to move; from the flat board, back to the 3D table
  'view-side': {
    why: always,
    run: (context) => {
      const { app, match, table } = context;
      if (app.settings.board === 'flat') return void app.changeSettings({ board: 'table' });
      const s = stateOf(context);
      const side = s.view.viewer ?? (s.view.outcome ? s.seat : s.view.turn);
      match.send({ on: 'seat', side });
      table?.sitAt(side);
    },
  },
  'view-other': {
    why: always,
    run: (context) => {
      const side = otherSide(stateOf(context).seat);
      context.match.send({ on: 'seat', side });
      context.table?.sitAt(side);
    },
  },
  'view-flat': {
    why: always,
    // where the 3D board could not be drawn, whoever asks for it gets another attempt
    run: ({ app, undrawn, tryGraphics }) =>
      undrawn === null
        ? void app.changeSettings({ board: app.settings.board === 'flat' ? 'table' : 'flat' })
        : tryGraphics(),
  },
  'view-spots': { why: camera, run: ({ screen }) => screen.show('spots') },
  // of this game alone; the one that every game has is in the settings
  'change-place': {
    why: camera,
    run: (context) => {
      const { app } = context;
      const { id } = stateOf(context).description;
      const at = PLACES.indexOf(placeIn(app.settings, id));
      const after = (n: number) => PLACES[(at + n) % PLACES.length];
      const place = after(1);
      void app.changeSettings({ placeOf: withPlace(app.settings, id, place) });
      const { places } = uiText.settings;
      app.toast(uiText.table.placeNow(places[place], places[after(2)], keyOf('change-place')));
    },
  },
  'turn-left': { why: camera, run: ({ table }) => table?.turnBy(-1) },
  'turn-right': { why: camera, run: ({ table }) => table?.turnBy(1) },
  'zoom-in': { why: camera, run: ({ table }) => table?.zoomBy(1.2) },
  'zoom-out': { why: camera, run: ({ table }) => table?.zoomBy(1 / 1.2) },
  legend: { why: always, run: ({ screen }) => screen.show('legend') },
  // behind the hand-over screen; a second time hides them again
  secrets: {
    why: (context) => {
      const { can } = stateOf(context).view;
      return changing(context) ?? (can.reveal || can.hide ? null : uiText.reasons.noSecrets);
    },
    run: (context) => context.match.send({ on: stateOf(context).view.viewer === null ? 'ask-reveal' : 'hide' }),
  },
  panel: { why: always, run: ({ screen }) => screen.togglePanel() },
} satisfies Behaviours;

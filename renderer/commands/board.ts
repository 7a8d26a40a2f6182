/** Commands on a piece or a square of the board, and questions about it. */

import { featureLabel, kindOf, noteWords, pieceLabel, sentence } from '../narration/labels.ts';
import { useDrawing } from '../state/drawing.ts';
import { isShowing } from '../state/match/match-computer.ts';
import { piecesAt, shownView } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { always, changing, offering, present, stateOf } from './conditions.ts';
import { drawOn, leaveDrawing } from './drawing.ts';
import { pickUpNext } from './stepping.ts';

/** What a digit selects where there is no chooser: a feature in the pool of the side to move. */
const featureOf = (context: CommandContext, digit: number): string | null => {
  const { view, look } = stateOf(context);
  return look || view.outcome ? null : (view.phase?.pools[view.turn][digit - 1]?.feature ?? null);
};

export const boardCommands = {
  // the same as a click on the cell: lift, move, choose, put down
  choose: {
    why: (context) => (useDrawing.getState().tool === null ? changing(context) : null),
    run: (context) => {
      const { cursor } = stateOf(context);
      if (!drawOn(context, cursor) && !pickUpNext(context))
        context.match.send({ on: 'pick', target: { piece: null, cell: cursor } });
    },
  },
  // one step back: playback, the line that is played out, drawer, drawings, hint, chooser, lifted piece, looking back
  escape: {
    why: always,
    run: (context) => {
      const { match, advice, table, screen } = context;
      if (leaveDrawing(context)) return;
      const s = stateOf(context);
      // the rest of the computer's turn, or of a replay, is shown at once
      if (isShowing(s) || s.replay) {
        match.send({ on: 'escape' });
        table?.skip();
        return;
      }
      if (table?.skip() || advice.leaveAhead() || screen.closeDrawer()) return;
      // drawings of the right mouse button are cleared before the lifted piece is put back: they are drawn on top of it
      if (stateOf(context).mode.is === 'idle' && table?.clearDrawings()) return;
      const { mode, look, why } = stateOf(context);
      if (mode.is === 'idle' && !look && !why && advice.store.getState().hint) return advice.dropHint();
      match.send({ on: 'escape' });
    },
  },
  'pick-choice': {
    why: (context) =>
      stateOf(context).mode.is === 'choosing' || featureOf(context, 1) !== null ? null : uiText.reasons.noChooser,
    run: (context, press) => {
      const { match, screen } = context;
      const digit = Number(press?.key ?? 0);
      const { mode, description } = stateOf(context);
      if (mode.is === 'choosing') return match.send({ on: 'choose', index: digit - 1 });
      const feature = featureOf(context, digit);
      if (feature === null) return screen.announce(uiText.reasons.noChooser);
      match.send({ on: 'lay', feature });
      // what cannot be placed changes nothing, and the player is told so
      if (stateOf(context).mode === mode)
        screen.announce(uiText.special.pool.noPlace(featureLabel(description, feature)));
      screen.focusBoard();
    },
  },
  inspect: {
    why: always,
    run: (context) => {
      const { match, table, screen } = context;
      const s = stateOf(context);
      // during the computer's turn Space pauses the playback and goes on
      if (isShowing(s)) return match.send({ on: 'hold', holding: !s.holding });
      // else it skips playback: a piece that is moving arrives first
      if (table?.skip()) return;
      const there = piecesAt(shownView(s), s.cursor);
      // of two on a square the upper one, and with a second press the lower one
      const piece = there[0]?.id === s.inspected && there.length > 1 ? there[1] : there[0];
      if (!piece) {
        screen.announce(uiText.reasons.noPiece);
        return;
      }
      match.send({ on: 'inspect', piece: piece.id });
      screen.showCard();
      const kind = kindOf(s.description, piece.kind);
      const notes = noteWords(s.description, shownView(s), piece);
      const name = pieceLabel(s.description, piece);
      screen.announce(
        [`${name}.`, kind?.summary ?? '', ...notes.map((n) => `${sentence(n)}.`)].filter(Boolean).join(' '),
      );
    },
  },
  'why-not': {
    why: offering,
    run: (context) => context.match.send({ on: 'why', cell: stateOf(context).cursor }),
  },
  // of either side; pressed once more, it shows everything again
  attackers: {
    why: present,
    run: (context) => {
      const { cursor, attacked } = stateOf(context);
      context.match.send({ on: 'attackers', cell: attacked?.cell === cursor ? null : cursor });
    },
  },
  // one check after another
  'show-check': {
    why: (context) => {
      const { checks, can } = shownView(stateOf(context));
      if (checks.length > 0) return null;
      return can.claim === undefined ? uiText.reasons.noCheck : uiText.reasons.noCheckCalled;
    },
    run: (context) => {
      context.match.send({ on: 'show-check' });
      const s = stateOf(context);
      const check = s.shownCheck === null ? undefined : shownView(s).checks[s.shownCheck];
      if (check) context.table?.frame(check.line.length > 0 ? check.line : [check.at]);
    },
  },
} satisfies Behaviours;

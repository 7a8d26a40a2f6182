/** What is done with a piece or a square on the board, and what can be asked about it. */

import { featureName, kindOf, noteWords, pieceName, sentence } from '../narration/labels.ts';
import { piecesAt, shownView } from '../state/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { always, changing, offering, present, stateOf } from './conditions.ts';

/** What a digit means where there is no chooser: a feature in the pool of the side to move. */
const featureOf = (context: CommandContext, digit: number): string | null => {
  const { view, look } = stateOf(context);
  return look || view.outcome ? null : (view.phase?.pools[view.turn][digit - 1]?.feature ?? null);
};

export const boardCommands = {
  // what a click on the cell does: lift, go, choose, put down
  choose: {
    why: changing,
    run: (context) => context.match.send({ on: 'pick', target: { piece: null, cell: stateOf(context).cursor } }),
  },
  // one step out: playback, drawer, drawings, chooser, lifted piece, looking back
  escape: {
    why: always,
    run: (context) => {
      const { match, table, screen } = context;
      if (table?.skip() || screen.closeDrawer()) return;
      // what was drawn with the right button goes before what is lifted is put back: it lies on top of it
      if (stateOf(context).mode.is === 'idle' && table?.clearDrawings()) return;
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
      // what cannot be laid changes nothing: that is said
      if (stateOf(context).mode === mode)
        screen.announce(uiText.special.pool.noPlace(featureName(description, feature)));
      screen.focusBoard();
    },
  },
  inspect: {
    why: always,
    run: (context) => {
      const { match, table, screen } = context;
      // Space is also what makes haste: a piece that is moving is put down first
      if (table?.skip()) return;
      const s = stateOf(context);
      const there = piecesAt(shownView(s), s.cursor);
      // of two on a square the one above, and with another press the one below
      const piece = there[0]?.id === s.inspected && there.length > 1 ? there[1] : there[0];
      if (!piece) {
        screen.announce(uiText.reasons.noPiece);
        return;
      }
      match.send({ on: 'inspect', piece: piece.id });
      screen.showCard();
      const kind = kindOf(s.description, piece.kind);
      const notes = noteWords(s.description, shownView(s), piece);
      const name = pieceName(s.description, piece);
      screen.announce(
        [`${name}.`, kind?.summary ?? '', ...notes.map((n) => `${sentence(n)}.`)].filter(Boolean).join(' '),
      );
    },
  },
  'why-not': {
    why: offering,
    run: (context) => context.match.send({ on: 'why', cell: stateOf(context).cursor }),
  },
  // of either side; once more shows everything again
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

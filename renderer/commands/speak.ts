/** Announcements on request: the square again, the situation, the last move, where the lifted piece can go. */

import { betterSaid } from '../narration/advice-text.ts';
import { cellLabel, cellNameOf, featureLabel, pieceWhere, sentence } from '../narration/labels.ts';
import { lastSaid, turnSentences } from '../narration/move-words.ts';
import { situation } from '../narration/situation.ts';
import { actionsAt, liftedPiece, offered, pieceOf, shownView } from '../state/match/match-derived.ts';
import { allMarks } from '../state/match/match-marks.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { always, offering, stateOf } from './conditions.ts';

const cellAloud = (context: CommandContext): string => {
  const s = stateOf(context);
  return cellLabel(s.description, shownView(s), s.cursor, allMarks(s), context.app.settings.spoken === 'brief');
};

const lastAloud = (context: CommandContext): string => {
  const s = stateOf(context);
  const { last } = shownView(s);
  if (!last) return uiText.spoken.noLast;
  const node = s.nodes.find((n) => n.id === shownView(s).node);
  const also = (node?.also ?? []).map(({ says }) => sentence(`${says}.`));
  // a turn of several moves is announced with all of them
  const turn = last.kind === 'end-turn' && node?.turnLabel !== undefined ? turnSentences(s.nodes, node.id) : [];
  return [...(turn.length > 0 ? turn : [lastSaid(s.description, last)]), ...also].join(' ');
};

const destinationsAloud = (context: CommandContext): string => {
  const s = stateOf(context);
  const id = liftedPiece(s);
  const piece = id === null ? undefined : pieceOf(s.view, id);
  const feature = offered(s)[0]?.places ?? null;
  if (!piece && feature === null) return uiText.spoken.liftFirst;
  const name = piece ? pieceWhere(s.description, piece) : featureLabel(s.description, feature ?? '');
  const cells = [...new Set(offered(s).flatMap((a) => (a.to === null ? [] : [a.to])))].sort((a, b) => a - b);
  if (cells.length === 0) return uiText.spoken.noDestinations(name);
  const said = cells.map((cell) => {
    const there = actionsAt(offered(s), cell);
    const { kind, captures } = there[0]!;
    const quiet =
      there.length === 1 && captures.length === 0 && (kind === 'move' || kind === 'drop' || kind === 'place');
    const what = quiet
      ? ''
      : there
          .map((a) => a.differs)
          .filter(Boolean)
          .join(', or ');
    return what ? `${cellNameOf(s.description, cell)} (${what})` : cellNameOf(s.description, cell);
  });
  return uiText.spoken.destinations(name, said);
};

export const speakCommands = {
  'say-cell': { why: always, run: (context) => context.screen.announce(cellAloud(context)) },
  // whose turn it is, the hands, which pieces are frozen
  'say-situation': {
    why: always,
    run: (context) => {
      const s = stateOf(context);
      const better = betterSaid(s.description, context.advice.store.getState(), s);
      context.screen.announce([situation(s.description, shownView(s), s.view), better].filter(Boolean).join(' '));
    },
  },
  'say-last': { why: always, run: (context) => context.screen.announce(lastAloud(context)) },
  'say-destinations': { why: offering, run: (context) => context.screen.announce(destinationsAloud(context)) },
} satisfies Behaviours;

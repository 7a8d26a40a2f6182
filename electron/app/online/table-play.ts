/**
 * Everything that the players of a table may do to the match, at either machine. The connection says which side asks. A
 * side plays when it is to move; what concerns both is an offer that the other seat answers.
 */
import type { Side } from '../../../engine/core/ids.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { errorMessages } from '../../contract/messages.ts';
import { ASKED, type Offer } from '../../contract/online.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { TABLE_PLAY } from '../../contract/table.ts';
import type { Played } from '../../contract/view.ts';
import type { AppSession } from '../app-session.ts';
import { layReady } from '../match/lay-ready.ts';
import type { MatchSession } from '../match/match-session.ts';
import type { MatchViews } from '../match/match-views.ts';
import { type MakeChange, positionRequestsOf, type Where } from '../match/position-requests.ts';
import { thrown } from '../match/tossing.ts';
import { beforeOwnTurn, isInOwnTurn, type Standing, type TableOffers } from './table-offers.ts';

export type TablePlay = Pick<Handlers, (typeof TABLE_PLAY)[number]>;

export interface AtTable {
  readonly offers: TableOffers;
  /** the match as this one sees it */
  readonly seenBy: (session: MatchSession) => MatchViews | null;
  /** does nobody play the other side, so that there is nobody to ask? */
  readonly isAlone: () => boolean;
  /** somebody has offered something, or an offer has lapsed */
  readonly offersChanged: () => void;
  /** does what adds that to the save and not to the game, unless there is too much of it. Only in the queue */
  readonly limited: <T>(added: unknown, make: () => Promise<Answer<T>>) => Promise<Answer<T>>;
  /** begins the agreed next game. Only in the queue */
  readonly rematch: () => Promise<Answer<Record<string, never>>>;
}

/** Going back, as both agreed. */
export const takenBack = (match: Match, { to }: Standing, at: number): Result<Change> =>
  to === null ? err('nothing-to-undo', errorMessages.nothingToUndo) : match.goto(to, { at, agreed: true });

export function tablePlay(
  app: AppSession,
  { offers, seenBy, offersChanged, isAlone, limited, rematch }: AtTable,
): TablePlay {
  const { at, apply, change } = positionRequestsOf(app, seenBy);

  /** What only a player does, whoever is to move. */
  const asPlayer = (where: Where, make: (side: Side, ...how: Parameters<MakeChange<MatchViews>>) => Result<Change>) =>
    change(
      where,
      (match, when, views) => {
        const { side } = views.viewer;
        return side === null ? err('watching', tableMessages.onlyWatching) : make(side, match, when, views);
      },
      'allowed',
    );
  /** What the side to move does. */
  const inTurn = (where: Where, make: MakeChange<MatchViews>): Promise<Answer<Played>> =>
    asPlayer(where, (_, match, when, views) =>
      views.viewer.waits ? err('not-your-turn', tableMessages.notYourTurn) : make(match, when, views),
    );
  /** What players write and draw, at any revision. */
  const note = (id: string, added: unknown, make: MakeChange<MatchViews>): Promise<Answer<Played>> =>
    at({ match: id }, ({ active, session: { viewer } }) => {
      if (viewer.side === null) return err('watching', tableMessages.onlyWatching);
      return viewer.isHidden ? err('hidden', errorMessages.hidden) : limited(added, () => apply(active, make));
    });

  const offered = (side: Side, what: Offer['what'], match: Match, to: Standing['to']): Answer<never> => {
    if (isAlone()) return err('nobody-there', tableMessages.nobodyToAsk);
    offers.make(side, what, to === null ? null : match.node(to), to !== null && match.passesRevelation(to));
    offersChanged();
    return err(ASKED, tableMessages.asked[what]);
  };
  /** Does what the other side has offered as well, or offers it. */
  const agree = <T>(
    where: Where,
    what: Offer['what'],
    why: (match: Match) => Answer<never> | null,
    done: (side: Side) => Promise<Answer<T>>,
  ): Promise<Answer<T>> =>
    at(where, async ({ session: { viewer, match } }) => {
      const { side } = viewer;
      if (side === null) return err('watching', tableMessages.onlyWatching);
      const not = why(match);
      if (not) return not;
      return offers.matching(side, what) ? done(side) : offered(side, what, match, null);
    });

  return {
    'match.play': ({ action, ...where }) => inTurn(where, (match, when) => match.play(action, when)),
    'match.playTogether': ({ actions, ...where }) =>
      inTurn(where, (_, when, { together }) => together.play(actions, when)),
    'match.layReady': (where) => inTurn(where, (match, when) => layReady(match, when, true)),
    'match.claim': (where) => inTurn(where, (match, when) => match.claim(when)),
    'match.resign': (where) => asPlayer(where, (side, match, when) => match.resign(side, when)),
    'match.toss': ({ dice, sides, ...where }) =>
      asPlayer(where, (_, match, when) => match.toss(thrown(dice, sides), when)),
    'match.undo': ({ unit, ...where }) =>
      at(where, async ({ active, session: { viewer, match } }) => {
        const { side } = viewer;
        if (side === null) return err('watching', tableMessages.onlyWatching);
        // one's own unfinished turn is nobody else's business, until it has shown something
        if (isInOwnTurn(match, side)) {
          const undone = await limited(unit, () =>
            apply(active, (its, { at: time }, { together }) => {
              const once = () => its.undo(unit, { at: time });
              return unit === 'action' ? together.undo(once) : once();
            }),
          );
          if (undone.ok || undone.error.code !== 'both') return undone;
        }
        const before = beforeOwnTurn(match, side);
        if (before === null) return err('nothing-to-undo', tableMessages.nothingToTakeBack);
        // where both can look
        return offered(side, 'take-back', match, match.seenBy(null, before.id).id);
      }),
    'match.agree': (where) =>
      agree(
        where,
        'draw',
        (match) => (match.outcome ? err('over', errorMessages.lookingBack) : null),
        () =>
          app.current
            ? apply(app.current, (match, when) => match.agree(when))
            : Promise.resolve(err('no-match', errorMessages.noMatch)),
      ),
    'match.rematch': (where) =>
      agree(
        where,
        'rematch',
        (match) => (match.outcome ? null : err('not-over', tableMessages.notOver)),
        async () => {
          const begun = await rematch();
          const views = app.current && seenBy(app.current.session);
          if (!begun.ok) return begun;
          return views ? ok(views.view()) : err('no-match', errorMessages.noMatch);
        },
      ),
    'match.comment': ({ match: id, node, mark, text }) =>
      note(id, { mark, text }, (match, when, { viewer }) =>
        viewer.maySee(node) ? match.comment(node, { mark, text }, when) : err('no-such-node', errorMessages.noSuchNode),
      ),
    'match.draw': ({ match: id, pen, points }) => note(id, points, (match, when) => match.draw(pen, points, when)),
    'match.erase': ({ match: id, strokes, back = false }) =>
      note(id, strokes, (match, when) => match.erase(strokes, back, when)),
  };
}

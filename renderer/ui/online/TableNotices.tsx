/**
 * Above the board of a game on two machines, one at a time: the connection that is lost, a question of the other player, or
 * that the other player is away or has left. Each is also spoken.
 */
import { asked, offerWords, otherPlayer, personName } from '../../narration/online-text.ts';
import { answerOffer, tableOf, useOnline } from '../../state/online/online.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import styles from './TableNotices.module.css';

const { news, offers: words } = uiText.online;

/** Is there anything to tell above the board? */
export function useTableNotice(): 'broken' | 'offer' | 'away' | 'empty' | null {
  const id = useMatch((s) => s.view.match);
  const seat = useMatch((s) => s.view.seat);
  const byBroker = useMatch((s) => s.view.byText !== undefined);
  const table = useOnline((online) => tableOf(online, id));
  const broken = useOnline((online) => online.broken);
  if (!table) return null;
  if (seat !== undefined && broken) return 'broken';
  if (asked(table).length > 0) return 'offer';
  // by a broker nobody needs to wait at the table
  if (seat === undefined || seat === null || byBroker) return null;
  const other = otherPlayer(table);
  if (!other) return 'empty';
  return other.awayFor === null ? null : 'away';
}

export function TableNotice() {
  const notice = useTableNotice();
  switch (notice) {
    case 'broken':
      return <BrokenNotice />;
    case 'offer':
      return <OfferNotice />;
    case 'away':
      return <AwayNotice />;
    case 'empty':
      return <EmptyNotice />;
    case null:
      return null;
  }
}

function BrokenNotice() {
  const broken = useOnline((online) => online.broken);
  const leave = useCommand('leave');
  const join = useCommand('join');
  if (!broken) return null;
  const isOver = broken.state === 'ended';
  return (
    <section className={styles.warning} aria-label={news.lostTitle} data-testid="connection-notice">
      <Icon name="link" />
      <p data-tip={isOver ? broken.says : news.lostTip}>
        <b>{isOver ? news.endedTitle : news.lostTitle}</b> {isOver ? broken.says : news.lostSays}
      </p>
      {isOver ? (
        <Button onClick={leave.run}>{news.leave}</Button>
      ) : (
        <Button data-testid="connection-code" tip={news.lostTip} onClick={join.run}>
          {news.newCode}
        </Button>
      )}
    </section>
  );
}

function AwayNotice() {
  const game = useMatch((s) => s);
  const table = useOnline((online) => tableOf(online, game.view.match));
  const other = table && otherPlayer(table);
  if (!other) return null;
  const title = news.awayTitle(personName(game, other.side));
  return (
    <section className={styles.warning} aria-label={title} data-testid="away-notice">
      <Icon name="link" />
      <p>
        <b>{title}</b> {game.view.clock ? news.awaySaysTimed : news.awaySays}
      </p>
    </section>
  );
}

/** Only the host sees it: a guest always has the host to play with. */
function EmptyNotice() {
  const { view, description } = useMatch((s) => s);
  const isInvited = useOnline((online) => tableOf(online, view.match)?.invited?.playing === true);
  const { run } = useCommand('invite');
  const title = news.emptyTitle(description.sides[view.seat === 0 ? 1 : 0].name);
  const says = `${view.clock ? `${news.clocksStand} ` : ''}${isInvited ? news.invitedSays : news.emptySays}`;
  return (
    <section className={styles.warning} aria-label={title} data-testid="empty-notice">
      <Icon name="link" />
      <p data-tip={says}>
        <b>{title}</b> <span className={styles.more}>{says}</span>
      </p>
      <Button data-testid="empty-invite" onClick={run}>
        {uiText.online.people.invite}
      </Button>
    </section>
  );
}

function OfferNotice() {
  const game = useMatch((s) => s);
  const table = useOnline((online) => tableOf(online, game.view.match));
  const offer = table ? asked(table)[0] : undefined;
  if (!offer) return null;
  const says = offerWords(game, offer);
  return (
    <section className={styles.offer} aria-label={says} data-testid="offer-notice">
      <Icon name="hands" />
      <p data-tip={says}>
        <b>{says}</b>
      </p>
      <Button data-testid="offer-yes" onClick={() => answerOffer(offer.id, true)}>
        {words.yes[offer.what]}
      </Button>
      <Button data-testid="offer-no" onClick={() => answerOffer(offer.id, false)}>
        {words.no[offer.what]}
      </Button>
    </section>
  );
}

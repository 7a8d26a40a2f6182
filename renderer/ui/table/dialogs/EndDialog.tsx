/** The end of the game: the winner, the ending in one sentence, the score, and the next actions. */
import { useRef } from 'react';
import { isOwn } from '../../../board/owner.ts';
import { computerName } from '../../../narration/computer-text.ts';
import { endingName } from '../../../narration/effects/describe-effects.ts';
import { asked, offersOf, offerWords } from '../../../narration/online-text.ts';
import { useApp } from '../../../state/app.ts';
import { goesByItself, useBroker } from '../../../state/broker.ts';
import { friendIn } from '../../../state/correspondence.ts';
import { otherSide } from '../../../state/match/match-moves.ts';
import { answerOffer, tableOf, useOnline } from '../../../state/online/online.ts';
import { uiText } from '../../../text/index.ts';
import { useCommand, useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import styles from './EndDialog.module.css';
import { EndPicture } from './EndPicture.tsx';

const words = uiText.table.end;
const { offers: offersText } = uiText.online;

export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const view = useMatch((s) => s.view);
  const description = useMatch((s) => s.description);
  const leave = useCommand('leave');
  const review = useCommand('review');
  const copy = useCommand('copy-turn');
  // the friend elsewhere does not know of it yet
  const isByItself = useBroker((brokers) => brokers.view?.match === view.match && goesByItself(brokers.view));
  const isUnsent = view.byText?.awaits === 'send' && !isByItself;
  const table = useOnline((online) => tableOf(online, view.match));
  const isRematch = ({ what }: { readonly what: string }) => what === 'rematch';
  const theirs = table && asked(table).find(isRematch);
  const own = table && offersOf(table).find(isRematch);
  const isWatching = view.seat === null;
  const primary = useRef<HTMLButtonElement>(null);
  const { outcome } = view;
  if (!outcome) return null;
  const ending = endingName(description, outcome.reason);
  const [a, b] = description.sides;
  const standing = (side: 0 | 1) =>
    view.pieces.filter((p) => isOwn(description, p, side) && p.place === 'board').length;
  const winner = outcome.winner === null ? null : description.sides[outcome.winner];
  /** who sits there; empty: a person without a name */
  const seated = (side: 0 | 1): string => {
    const { name, computer } = view.players[side];
    return computer ? computerName(computer) : name;
  };
  const named = (side: 0 | 1): string => [seated(side), description.sides[side].name].filter(Boolean).join(', ');
  const loser = outcome.winner === null ? null : otherSide(outcome.winner);
  const app = useApp.getState;
  const here = { match: view.match, revision: view.revision };
  return (
    <Dialog
      title={winner ? words.wins(winner.name, ending) : words.draw(ending)}
      onClose={onClose}
      first={primary}
      wide="wide"
      footer={
        <>
          <Button look="quiet" onClick={leave.run}>
            {words.leave}
          </Button>
          <Button
            ref={isWatching ? primary : undefined}
            data-testid="end-look"
            onClick={() => {
              onClose();
              const { nodes } = match.store.getState();
              const start = nodes.find((n) => n.kind === 'start');
              if (start) match.send({ on: 'look', node: start.id });
              review.run();
            }}
          >
            {words.look}
          </Button>
          <Button onClick={() => app().open('new-game', { variant: view.variant })}>{words.newGame}</Button>
          {isUnsent && (
            <Button ref={primary} look="primary" icon="copy" data-testid="end-copy" onClick={copy.run}>
              {uiText.correspondence.buttons.copy}
            </Button>
          )}
          {!isWatching && (
            <Button
              ref={isUnsent ? undefined : primary}
              look={isUnsent ? 'usual' : 'primary'}
              data-testid="rematch"
              why={own && offersText.own.rematch}
              onClick={async () => {
                const next = await app().tryTo('match.rematch', here);
                if (next) app().openTable(next);
              }}
            >
              {theirs ? offersText.yes.rematch : words.rematch}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.end} data-testid="end">
        <EndPicture />
        <div className={styles.words}>
          <p className={styles.verdict}>
            {winner && <Lozenge turned side={winner.id} className={styles.winner} />} {outcome.says}
          </p>
          {isUnsent && <p>{uiText.correspondence.step.sendEnd(friendIn(view))}</p>}
          {theirs && (
            <p className={styles.rematch} data-testid="end-asked">
              <b>{offerWords({ view, description }, theirs)}</b>
              <Button data-testid="end-no" onClick={() => answerOffer(theirs.id, false)}>
                {offersText.no.rematch}
              </Button>
            </p>
          )}
          {own && (
            <p className={styles.rematch} data-testid="end-own">
              <b>{offersText.own.rematch}</b>
              <Button data-testid="end-withdraw" onClick={() => answerOffer(own.id, false)}>
                {offersText.withdraw}
              </Button>
            </p>
          )}
          <dl className={styles.facts}>
            <dt>{words.winner}</dt>
            <dd>{outcome.winner === null ? words.nobody : named(outcome.winner)}</dd>
            {loser !== null && seated(loser) !== '' && (
              <>
                <dt>{words.loser}</dt>
                <dd>{named(loser)}</dd>
              </>
            )}
            <dt>{words.turns}</dt>
            <dd>{view.turnNumber}</dd>
            <dt>{words.left}</dt>
            <dd>{words.standing(a.name, standing(0), b.name, standing(1))}</dd>
          </dl>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Inviting somebody at another machine to the open game. Must stay true: nothing listens on the network before a code was
 * asked for; the table can be ended from here at any time.
 */
import { useRef, useState } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import { otherPlayer, personName } from '../../narration/online-text.ts';
import { useApp } from '../../state/app.ts';
import { copied } from '../../state/clipboard.ts';
import { endTable, invite, type OnlineInvitation, tableOf, useOnline } from '../../state/online/online.ts';
import { uiText } from '../../text/index.ts';
import { useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Lozenge } from '../shell/Lozenge.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Rows } from '../shell/Rows.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import styles from './InviteDialog.module.css';
import { QrCode } from './QrCode.tsx';

const words = uiText.online.invite;

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useMatch((s) => s.view.match);
  const isOpen = useOnline((online) => tableOf(online, id) !== null);
  return isOpen ? <OpenTable onClose={onClose} /> : <NewTable onClose={onClose} />;
}

/** Before anything is open: whom the invitation is for, and what it means. */
function NewTable({ onClose }: { readonly onClose: () => void }) {
  const view = useMatch((s) => s.view);
  const seat = useMatch((s) => s.seat);
  const sides = useMatch((s) => s.description.sides);
  const [side, setSide] = useState<Side>(seat === 0 ? 1 : 0);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await invite(view, side);
    setBusy(false);
  };
  return (
    <Dialog
      title={words.title}
      icon="link"
      wide="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button
            look="primary"
            why={isBusy ? uiText.reasons.busy : null}
            data-testid="invite-make"
            onClick={() => void make()}
          >
            {words.make}
          </Button>
        </>
      }
    >
      <p>{words.intro}</p>
      <div className={styles.side}>
        <span>{words.side}</span>
        <Segmented
          label={words.side}
          value={side}
          choices={([0, 1] as const).map((of) => ({ id: of, name: uiText.joined.begin(sides[of].name) }))}
          onChange={setSide}
        />
      </div>
      <p className="muted small">{words.listens}</p>
    </Dialog>
  );
}

function OpenTable({ onClose }: { readonly onClose: () => void }) {
  const game = useMatch((s) => s);
  const { view, description } = game;
  const table = useOnline((online) => tableOf(online, view.match));
  const codes = useOnline((online) => online.codes);
  const done = useRef<HTMLButtonElement>(null);
  const other = table && otherPlayer(table);
  const guestSide: Side = view.seat === 0 ? 1 : 0;
  const isHere = other !== null && other.awayFor === null;
  const name = personName(game, guestSide);
  const [standing, says] = isHere
    ? [words.joined(name), '']
    : table?.invited?.playing
      ? [words.waiting, words.waitingSays]
      : other
        ? [words.away(name), words.awaySays]
        : [words.uninvited, words.uninvitedSays];
  const end = async () => {
    if (!(await endTable(view.match))) return;
    onClose();
    useApp.getState().toast(words.stopped);
  };
  return (
    <Dialog
      title={words.title}
      icon="link"
      wide="xwide"
      onClose={onClose}
      first={done}
      footer={
        <>
          <Button data-testid="invite-end" onClick={() => void end()}>
            {words.stop}
          </Button>
          <Button
            ref={done}
            look={isHere || codes.play ? 'primary' : 'usual'}
            data-testid="invite-done"
            onClick={onClose}
          >
            {words.close}
          </Button>
        </>
      }
    >
      <p className={styles.standing} role="status" data-testid="invite-standing">
        <Lozenge turned={isHere} side={description.sides[guestSide].id} className={styles.square} />
        <b>{standing}</b> {says}
      </p>
      {!isHere &&
        (codes.play ? (
          <Code id="play" code={codes.play} says={words.once} onAgain={() => void invite(view, guestSide)} />
        ) : (
          <p className={styles.again}>
            <Button look="primary" data-testid="invite-again" onClick={() => void invite(view, guestSide)}>
              {words.again}
            </Button>
          </p>
        ))}
      {codes.watch ? (
        <Code id="watch" code={codes.watch} says={words.onceWatching} onAgain={() => void invite(view, null)} />
      ) : (
        <p className={styles.watch}>
          <Button data-testid="invite-watch" onClick={() => void invite(view, null)}>
            {words.watch}
          </Button>
          <span className="muted small">{words.watchSays}</span>
        </p>
      )}
    </Dialog>
  );
}

/** One code: to be read aloud in groups, copied, or read by a camera. */
function Code({
  id,
  code: { code, addresses, port },
  says,
  onAgain,
}: {
  readonly id: 'play' | 'watch';
  readonly code: OnlineInvitation;
  readonly says: string;
  readonly onAgain: () => void;
}) {
  const { toast, toastFailure } = useApp.getState();
  const copy = async () => ((await copied(code)) ? toast(words.copied) : toastFailure(words.notCopied));
  return (
    <div className={styles.invitation}>
      <div className={styles.words}>
        <p>{id === 'play' ? words.send : words.sendWatching}</p>
        <output className={styles.code} aria-label={words.label} data-testid={`code-${id}`}>
          {code}
        </output>
        <p className={styles.buttons}>
          <Button look="primary" icon="copy" data-testid={`copy-${id}`} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button onClick={onAgain}>{words.again}</Button>
          <span className="muted small">{says}</span>
        </p>
        <Rows>
          <dt>{words.reachable}</dt>
          <dd>{words.at(addresses, port)}</dd>
          <dt>{words.safe}</dt>
          <dd>{words.safeSays}</dd>
        </Rows>
      </div>
      <figure className={styles.figure}>
        <QrCode className={styles.qr} text={code.replaceAll(/[\s-]/g, '')} label={words.qr} />
        <figcaption className="muted small">{words.qr}</figcaption>
      </figure>
    </div>
  );
}

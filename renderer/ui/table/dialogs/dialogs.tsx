/**
 * The table's own dialogs. Each asks one question; the safe answer has the focus; the result is an event of the match
 * or one request. Two players share one screen, so an offer of a draw asks the other side by name.
 */
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { LONGEST_NAME } from '../../../../electron/contract/requests.ts';
import type { Side } from '../../../../electron/contract/view.ts';
import type { TableDialog } from '../../../commands/command.ts';
import { moveSentence } from '../../../narration/move-words.ts';
import { useApp } from '../../../state/app.ts';
import { isOnline, ownSeat } from '../../../state/match/match-derived.ts';
import { otherSide } from '../../../state/match/match-moves.ts';
import { uiText } from '../../../text/index.ts';
import { BrokerDialog } from '../../broker/BrokerDialog.tsx';
import { ClocksDialog } from '../../clocks/ClocksDialog.tsx';
import { LevelDialog } from '../../computer/LevelDialog.tsx';
import { SendDialog } from '../../correspondence/SendDialog.tsx';
import { WholeGameDialog } from '../../correspondence/WholeGameDialog.tsx';
import { Trays } from '../../free/Trays.tsx';
import { CommandPalette } from '../../keys/CommandPalette.tsx';
import { TypedField } from '../../keys/TypedField.tsx';
import { CommentDialog } from '../../notes/CommentDialog.tsx';
import { NotesDialog } from '../../notes/NotesDialog.tsx';
import { InviteDialog } from '../../online/InviteDialog.tsx';
import styles from '../../parts/dialogs.module.css';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Share } from '../../share/Share.tsx';
import { Button } from '../../shell/Button.tsx';
import type { IconName } from '../../shell/Icon.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { ReadOut } from '../../shell/ReadOut.tsx';
import { useReadOut } from '../../shell/useReadOut.ts';
import { TossesDialog } from '../../tosses/TossesDialog.tsx';
import { HouseRules } from '../strips/HouseRules.tsx';
import { BoardTable } from './BoardTable.tsx';
import { EndDialog } from './EndDialog.tsx';
import { Legend } from './Legend.tsx';
import { Spots } from './Spots.tsx';

const words = uiText.table;

/** What each dialog is given; `onGoTo` is for those in which a square is named. */
interface TableDialogProps {
  readonly onClose: () => void;
  readonly onGoTo: (cell: number) => void;
}

const dialogs: Readonly<Record<TableDialog, ComponentType<TableDialogProps>>> = {
  resign: Resign,
  draw: Draw,
  rename: Rename,
  share: Share,
  'board-table': BoardTable,
  'go-to': TypedField,
  trays: Trays,
  spots: Spots,
  house: HouseRules,
  legend: Legend,
  level: LevelDialog,
  'agree-analysis': AgreeAnalysis,
  broker: BrokerDialog,
  'whole-game': WholeGameDialog,
  'send-turn': SendDialog,
  tosses: TossesDialog,
  clocks: ClocksDialog,
  comment: CommentDialog,
  notes: NotesDialog,
  invite: InviteDialog,
  commands: CommandPalette,
  end: EndDialog,
};

export function TableDialogs({ open, ...props }: TableDialogProps & { readonly open: TableDialog | null }) {
  const Open = open && dialogs[open];
  return Open && <Open {...props} />;
}

/** The player's name with the side's, or the side's alone. */
const usePlayer = (side: Side): string =>
  useMatch((s) => {
    const { name } = s.description.sides[side];
    const player = s.view.players[side].name;
    return player === '' ? name : `${player} (${name})`;
  });

interface Answer {
  readonly says: string;
  readonly id?: string;
  readonly does: () => void;
}

/** One question with a yes and a no. The no is the safe answer: it has the focus, and Escape gives it. */
function Question({
  title,
  icon,
  yes,
  no,
  children,
}: {
  readonly title: string;
  readonly icon: IconName;
  readonly yes: Answer & { readonly danger?: boolean };
  readonly no: Answer;
  readonly children: ReactNode;
}) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      icon={icon}
      onClose={no.does}
      first={safe}
      footer={
        <>
          <Button look={yes.danger ? 'danger' : undefined} data-testid={yes.id} onClick={yes.does}>
            {yes.says}
          </Button>
          <Button ref={safe} look="primary" data-testid={no.id} onClick={no.does}>
            {no.says}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

export function Warning() {
  const { match } = useTable();
  const action = useMatch((s) => (s.mode.is === 'warned' ? s.mode.action : null));
  const description = useMatch((s) => s.description);
  const read = useReadOut(description);
  if (!action) return null;
  const { title, play, back, undo } = words.warning;
  return (
    <Question
      title={title}
      icon="warning"
      yes={{ says: play, id: 'lose', danger: true, does: () => match.send({ on: 'confirm' }) }}
      no={{ says: back, id: 'put-back', does: () => match.send({ on: 'escape' }) }}
    >
      <p>
        <b>
          <ReadOut text={moveSentence(action)} read={read(moveSentence(action))} />
        </b>{' '}
        {action.loses}
      </p>
      <p className="muted small">{undo}</p>
    </Question>
  );
}

function Resign({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const turn = useMatch((s) => ownSeat(s.view) ?? s.view.turn);
  const who = usePlayer(turn);
  const other = usePlayer(otherSide(turn));
  const { title, yes, no, says } = words.resign;
  const does = () => {
    onClose();
    match.send({ on: 'resign' });
  };
  return (
    <Question
      title={title(who)}
      icon="flag"
      yes={{ says: yes(who), id: 'resign-yes', danger: true, does }}
      no={{ says: no, does: onClose }}
    >
      <p>{says(other)}</p>
    </Question>
  );
}

function Draw({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const own = useMatch((s) => ownSeat(s.view));
  const turn = useMatch((s) => own ?? s.view.turn);
  const who = usePlayer(turn);
  const other = usePlayer(otherSide(turn));
  const isSeated = useMatch((s) => isOnline(s.view));
  const { title, yes, no, offer, toComputer } = words.draw;
  const isByText = useMatch((s) => s.view.byText !== undefined);
  const { accept } = uiText.correspondence;
  const does = () => {
    onClose();
    match.send({ on: 'agree' });
  };
  if (isByText)
    return (
      <Question
        title={accept.title}
        icon="hands"
        yes={{ says: accept.yes, id: 'draw-yes', does }}
        no={{ says: accept.no, does: onClose }}
      >
        <p>{accept.says}</p>
      </Question>
    );
  if (own !== null)
    return (
      <Question
        title={isSeated ? uiText.online.offers.drawTitle(other) : toComputer.title}
        icon="hands"
        yes={{ says: toComputer.yes, id: 'draw-yes', does }}
        no={{ says: words.resign.no, does: onClose }}
      >
        <p>{isSeated ? uiText.online.offers.drawSays : toComputer.says}</p>
      </Question>
    );
  return (
    <Question
      title={title(who)}
      icon="hands"
      yes={{ says: yes(other), id: 'draw-yes', does }}
      no={{ says: no(other), does: onClose }}
    >
      <p>{offer(other)}</p>
    </Question>
  );
}

/** Over a game of two persons: each could otherwise have help that the other does not know of. */
function AgreeAnalysis({ onClose }: { readonly onClose: () => void }) {
  const { advice, commandContext } = useTable();
  const { title, says, yes, no } = uiText.advice.agree;
  const does = () => {
    onClose();
    void advice.analyse(true);
    commandContext().screen.showSection('analysis');
  };
  return (
    <Question title={title} icon="hands" yes={{ says: yes, id: 'analysis-yes', does }} no={{ says: no, does: onClose }}>
      <p>{says}</p>
    </Question>
  );
}

function Rename({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const view = useMatch((s) => s.view);
  const [name, setName] = useState(view.name);
  const field = useRef<HTMLInputElement>(null);
  const done = async () => {
    const wanted = name.trim();
    if (wanted === '') return field.current?.focus();
    onClose();
    const { tryTo, toast } = useApp.getState();
    const next = await tryTo('match.rename', { match: view.match, revision: view.revision, name: wanted });
    if (!next) return;
    match.send({ on: 'opened', view: next });
    toast(words.renamed(next.name));
  };
  return (
    <Dialog
      title={words.rename.title}
      icon="rename"
      onClose={onClose}
      first={field}
      footer={
        <>
          <Button onClick={onClose}>{words.rename.no}</Button>
          <Button look="primary" data-testid="rename-yes" onClick={() => void done()}>
            {words.rename.yes}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void done();
        }}
      >
        <label className={styles.field}>
          {words.rename.label}
          <input
            ref={field}
            className="field"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      </form>
    </Dialog>
  );
}

/**
 * The table's own dialogs. Each asks one thing; the safe answer has the focus; what it leads to is an event of the
 * match or one request. Two players sit at one screen, so an offer of a draw asks the other side by name.
 */
import { useRef, useState } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import type { TableDialog } from '../../commands/command.ts';
import { useApp } from '../../state/app.ts';
import { otherSide } from '../../state/match-moves.ts';
import { cellNamed } from '../flat/seen.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { useMatch, useTable } from './context.ts';
import { EndDialog } from './EndDialog.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Spots } from './Spots.tsx';
import { Trays } from './Trays.tsx';

const words = uiWords.table;

export function TableDialogs({
  open,
  onClose,
  onGoTo,
}: {
  readonly open: TableDialog | null;
  readonly onClose: () => void;
  readonly onGoTo: (cell: number) => void;
}) {
  switch (open) {
    case null:
      return null;
    case 'resign':
      return <Resign onClose={onClose} />;
    case 'draw':
      return <Draw onClose={onClose} />;
    case 'rename':
      return <Rename onClose={onClose} />;
    case 'go-to':
      return <GoTo onClose={onClose} onGoTo={onGoTo} />;
    case 'trays':
      return <Trays onClose={onClose} />;
    case 'spots':
      return <Spots onClose={onClose} />;
    case 'house':
      return <HouseRules onClose={onClose} />;
    case 'end':
      return <EndDialog onClose={onClose} />;
  }
}

/** The player's name with the side's, or the side's alone. */
const usePlayer = (side: Side): string =>
  useMatch((s) => {
    const { name } = s.description.sides[side];
    const player = s.view.players[side].name;
    return player === '' ? name : `${player} (${name})`;
  });

export function Warning() {
  const { match } = useTable();
  const action = useMatch((s) => (s.mode.is === 'warned' ? s.mode.action : null));
  const safe = useRef<HTMLButtonElement>(null);
  if (!action) return null;
  const back = () => match.send({ on: 'escape' });
  return (
    <Dialog
      title={words.warning.title}
      icon="warning"
      onClose={back}
      first={safe}
      footer={
        <>
          <Button look="danger" data-testid="lose" onClick={() => match.send({ on: 'confirm' })}>
            {words.warning.play}
          </Button>
          <Button ref={safe} look="primary" data-testid="put-back" onClick={back}>
            {words.warning.back}
          </Button>
        </>
      }
    >
      <p>
        <b>{action.label}.</b> {action.loses}
      </p>
      <p className="muted small">{words.warning.undo}</p>
    </Dialog>
  );
}

function Resign({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const turn = useMatch((s) => s.view.turn);
  const who = usePlayer(turn);
  const other = usePlayer(otherSide(turn));
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={words.resign.title(who)}
      icon="flag"
      onClose={onClose}
      first={safe}
      footer={
        <>
          <Button
            look="danger"
            data-testid="resign-yes"
            onClick={() => {
              onClose();
              match.send({ on: 'resign' });
            }}
          >
            {words.resign.yes(who)}
          </Button>
          <Button ref={safe} look="primary" onClick={onClose}>
            {words.resign.no}
          </Button>
        </>
      }
    >
      <p>{words.resign.says(other)}</p>
    </Dialog>
  );
}

function Draw({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const turn = useMatch((s) => s.view.turn);
  const who = usePlayer(turn);
  const other = usePlayer(otherSide(turn));
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={words.draw.title(who)}
      icon="hands"
      onClose={onClose}
      first={safe}
      footer={
        <>
          <Button
            data-testid="draw-yes"
            onClick={() => {
              onClose();
              match.send({ on: 'agree' });
            }}
          >
            {words.draw.yes(other)}
          </Button>
          <Button ref={safe} look="primary" onClick={onClose}>
            {words.draw.no(other)}
          </Button>
        </>
      }
    >
      <p>{words.draw.offer(other)}</p>
    </Dialog>
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
        <label className="field-row">
          {words.rename.label}
          <input
            ref={field}
            className="field"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      </form>
    </Dialog>
  );
}

function GoTo({ onClose, onGoTo }: { readonly onClose: () => void; readonly onGoTo: (cell: number) => void }) {
  const topology = useMatch((s) => s.description.topology);
  const [text, setText] = useState('');
  const [bad, setBad] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const last = topology.cells.at(-1);
  const example = last && last.alias !== '' ? `${topology.cells[0]?.name}, ${last.alias}` : (last?.name ?? '');
  const go = () => {
    const cell = cellNamed(topology, text);
    if (cell === null) {
      setBad(words.goTo.none(text));
      field.current?.focus();
      return;
    }
    onClose();
    onGoTo(cell);
  };
  return (
    <Dialog
      title={words.goTo.title}
      icon="search"
      onClose={onClose}
      first={field}
      footer={
        <>
          <Button onClick={onClose}>{words.goTo.no}</Button>
          <Button look="primary" onClick={go}>
            {words.goTo.yes}
          </Button>
        </>
      }
    >
      <form
        className="field-row"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label className="field-row">
          {words.goTo.label}
          <input
            ref={field}
            className="field"
            data-testid="go-to"
            value={text}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={bad !== '' || undefined}
            onChange={(event) => {
              setText(event.target.value);
              setBad('');
            }}
          />
        </label>
        <p className="bad" role="status">
          {bad}
        </p>
        <p className="muted small">{words.goTo.hint(example)}</p>
      </form>
    </Dialog>
  );
}

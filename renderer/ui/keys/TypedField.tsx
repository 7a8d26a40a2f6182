/**
 * One field for what is typed: a square to go to, a question, or a move of the list that the host gives for it. Enter
 * takes what is meant; of several moves one is chosen with the arrow keys first. An answer is shown and announced here,
 * because a dialog keeps the log of the table out of reach.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST_TYPED } from '../../../electron/contract/requests.ts';
import type { ActionView } from '../../../electron/contract/view.ts';
import type { CommandContext } from '../../commands/command.ts';
import { running } from '../../commands/conditions.ts';
import { betterSaid } from '../../narration/advice-text.ts';
import { cellNamed } from '../../narration/board-order.ts';
import { cellNameOf, sentence } from '../../narration/labels.ts';
import { moveWords } from '../../narration/move-words.ts';
import { lastCapture, whatIsOn, whatIsSeen, whereIs } from '../../narration/questions.ts';
import { useApp } from '../../state/app.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import styles from '../parts/dialogs.module.css';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import type { IconName } from '../shell/Icon.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { ReadOut } from '../shell/ReadOut.tsx';
import { useReadOut } from '../shell/useReadOut.ts';
import list from './CommandPalette.module.css';
import { PaletteRow } from './CommandPalette.tsx';

const words = uiText.table.goTo;

/** What can be chosen for what was typed. */
interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: IconName;
  /** an answer, which leaves the field open; null: it has acted */
  readonly run: () => string | null;
}

/** the id of a choice that answers a question */
const QUESTION = 'question';
/** The moves that are written just as it was typed. */
const spelledSo = (found: readonly ActionView[], typed: string): readonly ActionView[] =>
  found.filter(({ text, label, native = label }) =>
    [text, label, native].some((one) => squeezed(one) === squeezed(typed)),
  );

export function TypedField({
  onClose,
  onGoTo,
}: {
  readonly onClose: () => void;
  readonly onGoTo: (cell: number) => void;
}) {
  const { match, commandContext } = useTable();
  const description = useMatch((s) => s.description);
  const read = useReadOut(description);
  const [text, setText] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const [says, setSays] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const typed = text.trim();
  const moves = useFoundMoves(commandContext, typed);

  const closing = (act: () => void) => () => {
    flushSync(onClose);
    act();
    return null;
  };
  const moveChoice = (action: ActionView): Choice => ({
    id: action.text,
    label: sentence(moveWords(action)),
    detail: writtenMove(action),
    icon: 'piece',
    run: closing(() => match.send({ on: 'submit', action })),
  });
  // “P c3-c4” is a move where there is one, and not the question where a piece of that name is
  const first = meantBy(commandContext(), typed, closing, onGoTo);
  const firstBeside = (found: readonly ActionView[]): readonly Choice[] =>
    first.filter(({ id }) => id !== QUESTION || spelledSo(found, typed).length !== 1);
  const rows = [...firstBeside(moves), ...moves.map(moveChoice)];
  const current = rows[at ?? 0];
  const take = (choice: Choice) => {
    const answer = choice.run();
    if (answer === null) return;
    setSays(answer);
    field.current?.select();
  };
  /** What Enter means: nothing is played of which the player cannot know that it is meant. */
  const enter = async () => {
    if (at !== null && current) return take(current);
    if (first[0] && first[0].id !== QUESTION) return take(first[0]);
    const { moves: found, why } = await findMoves(commandContext(), typed);
    const [meant] = firstBeside(found);
    if (meant) return take(meant);
    const exact = spelledSo(found, typed);
    const [only] = exact.length === 1 ? exact : found;
    if (only && (exact.length === 1 || found.length === 1)) return take(moveChoice(only));
    setSays(found.length > 1 ? words.many(found.length) : (why ?? words.unknown(typed)));
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const go = (to: number) => {
      event.preventDefault();
      if (rows.length > 0) setAt((to + rows.length) % rows.length);
    };
    if (event.key === 'ArrowDown') go(at === null ? 0 : at + 1);
    else if (event.key === 'ArrowUp') go(at === null ? -1 : at - 1);
    else if (event.key === 'Enter' && typed !== '') {
      event.preventDefault();
      void enter();
    }
  };
  return (
    <Dialog
      title={words.title}
      icon="search"
      wide="wide"
      onClose={onClose}
      first={field}
      footer={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button look="primary" onClick={() => void enter()}>
            {words.yes}
          </Button>
        </>
      }
    >
      <label className={styles.field}>
        {words.label}
        <input
          ref={field}
          className="field"
          data-testid="go-to"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={at !== null && current ? `${listId}${current.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_TYPED}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(null);
            setSays('');
          }}
          onKeyDown={keyPressed}
        />
      </label>
      <p role="status" className={styles.says} data-testid="typed-says">
        <ReadOut text={says} read={read(says)} />
        {says === '' && typed !== '' && <span className="sr">{words.count(rows.length)}</span>}
      </p>
      {rows.length > 0 ? (
        <Choices id={listId} choices={rows} chosen={at === null ? undefined : current} onTake={take} />
      ) : (
        <Help />
      )}
    </Dialog>
  );
}

/** The moves that may be meant by what is typed now. */
function useFoundMoves(commandContext: () => CommandContext, typed: string): readonly ActionView[] {
  const [moves, setMoves] = useState<readonly ActionView[]>([]);
  useEffect(() => {
    let wanted = true;
    void findMoves(commandContext(), typed).then((found) => {
      if (wanted) setMoves(found.moves);
    });
    return () => {
      wanted = false;
    };
  }, [typed, commandContext]);
  return moves;
}

function Choices(props: {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly onTake: (choice: Choice) => void;
}) {
  const { id, choices, chosen, onTake } = props;
  const read = useReadOut(useMatch((s) => s.description));
  return (
    <div id={id} role="listbox" aria-label={words.found} className={list.list}>
      {choices.map((choice) => (
        <PaletteRow
          key={choice.id}
          id={`${id}${choice.id}`}
          icon={choice.icon}
          label={choice.label}
          read={read(choice.label)}
          group={choice.detail}
          keys={null}
          why={null}
          chosen={choice.id === chosen?.id}
          onRun={() => onTake(choice)}
        />
      ))}
    </div>
  );
}

/** What can be typed, with a square and letters of this game. */
function Help() {
  const { topology, kinds } = useMatch((s) => s.description);
  const example = topology.cells[Math.floor(topology.cells.length / 2)];
  const letter = kinds.find(({ letter: one }) => /^[A-Z]$/.test(one))?.letter.toLowerCase() ?? '';
  if (!example) return null;
  return (
    <ul className={styles.help}>
      {words
        .help(example.name, letter, topology.ranks[example.y] ?? '', topology.files[example.x] ?? '')
        .map((line) => (
          <li key={line} className="muted small">
            {line}
          </li>
        ))}
    </ul>
  );
}

const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

interface Found {
  readonly moves: readonly ActionView[];
  /** why there are none; null: nothing fits */
  readonly why: string | null;
}
/** The moves that may be meant. */
const findMoves = async (context: CommandContext, typed: string): Promise<Found> => {
  const { match, revision, computer } = context.match.store.getState().view;
  const why = running(context) ?? (computer === null ? null : uiText.reasons.computersTurn);
  if (typed === '' || why !== null) return { moves: [], why };
  const answer = await useApp.getState().ask['match.find']({ match, revision, text: typed });
  return answer.ok ? { moves: answer.value, why: null } : { moves: [], why: answer.error.message };
};

/** The square or the question that is typed. */
function meantBy(
  context: CommandContext,
  typed: string,
  closing: (act: () => void) => () => null,
  onGoTo: (cell: number) => void,
): readonly Choice[] {
  const s = context.match.store.getState();
  const { description: d, seat } = s;
  const view = shownView(s);
  const answering = (says: () => string): readonly Choice[] => [
    { id: QUESTION, label: typed, detail: words.ask, icon: 'search', run: says },
  ];
  const [, question = '', about = ''] = /^([psx])\s+(\S.*)$/i.exec(typed) ?? [];
  if (question !== '') {
    if (question.toLowerCase() === 'p') return answering(() => whereIs(d, view, about));
    const onBoard = question.toLowerCase() === 's' ? whatIsOn : whatIsSeen;
    return answering(() => onBoard(d, view, seat, about));
  }
  switch (typed.toLowerCase()) {
    case 'c':
      return answering(() => lastCapture(s.nodes, view.node));
    case 'v':
      return answering(() => betterSaid(d, context.advice.store.getState(), s) || words.noValue);
    case 't':
      return [
        {
          id: 'table',
          label: typed,
          detail: uiText.table.boardTable.title,
          icon: 'flat',
          run: closing(() => context.screen.show('board-table')),
        },
      ];
    case 'play': {
      const isThere = Boolean(context.advice.store.getState().hint?.hint);
      return [
        {
          id: 'play',
          label: typed,
          detail: uiText.advice.hint.play,
          icon: 'hint',
          run: isThere ? closing(() => context.advice.playHint()) : () => words.noHint,
        },
      ];
    }
  }
  const cell = cellNamed(d.topology, typed);
  if (cell === null) return [];
  return [
    {
      id: 'square',
      label: words.square(cellNameOf(d, cell)),
      detail: d.zones[d.topology.cells[cell]!.zone] ?? '',
      icon: 'flat',
      run: closing(() => onGoTo(cell)),
    },
  ];
}

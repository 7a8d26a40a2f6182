/**
 * The game as text, which is the truth: written or pasted. Must stay true: a problem leads to its place in the text;
 * nothing that was typed is lost by leaving. A text in another notation shows the games that it holds.
 */
import { useEffect, useRef } from 'react';
import type { GameInText, TextProblem } from '../../../../electron/contract/own-games.ts';
import { isRules } from '../../../../engine/shared/rules-text.ts';
import { useApp } from '../../../state/app.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { showOwn } from '../../../state/own-games/own-games.ts';
import { useWorkshop } from '../../../state/own-games/workshop.ts';
import { uiText } from '../../../text/index.ts';
import { OfferedElsewhere } from '../../parts/Offers.tsx';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import { ProblemList } from './ProblemList.tsx';
import styles from './TextTab.module.css';

const words = uiText.workshop;

export function TextTab() {
  const text = useGameText((state) => state.text);
  const shown = useGameText((state) => state.shown);
  const found = useGameText((state) => state.found);
  const lastGood = useGameText((state) => state.lastGood);
  const caret = useWorkshop((state) => state.caret);
  const { type } = useGameText.getState();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
  }, []);
  useEffect(() => {
    if (caret === null || !field.current) return;
    const at = placeOf(field.current.value, caret);
    field.current.focus();
    field.current.setSelectionRange(at, at);
    useWorkshop.setState({ caret: null });
  }, [caret]);
  return (
    <div className={styles.columns}>
      <textarea
        ref={field}
        className={`field ${styles.text}`}
        data-testid="rules-text"
        aria-label={words.text.label}
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <div className={styles.side}>
        {lastGood && (
          <div className={classes(styles.picture, !shown?.description && styles.old)}>
            <BoardPicture description={lastGood} label={uiText.start.boardAt(lastGood.title)} />
          </div>
        )}
        {found ? <Found games={found} /> : <ProblemList />}
        <OfferedElsewhere text={isRules(text) || shown?.description || found ? '' : text} taken="rules" />
        {shown?.description && (
          <ul className={styles.kinds}>
            {shown.description.kinds.map((kind) => (
              <li key={kind.id}>
                <strong>{kind.name}</strong> <span className="small">{kind.summary}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** How many letters stand before it. */
function placeOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const lines = text.split('\n').slice(0, line - 1);
  const before = lines.reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(text.length, before + column - 1);
}

/** The games of a text in another notation: those that can be played can be added. */
function Found({ games }: { readonly games: readonly GameInText[] }) {
  const { tryTo, toast, back } = useApp.getState();
  const add = async (text: string) => {
    const added = await tryTo('games.add', { text });
    if (!added) return;
    toast(uiText.ownGames.added(added.title));
    await showOwn(added);
    // with one game there is nothing else to do here
    if (games.length === 1) back();
  };
  return (
    <>
      <p role="status" data-testid="rules-say">
        {words.text.found(games.length)}
      </p>
      <ul className={styles.found}>
        {games.map(({ name, title, text, problems }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the text, and names may be equal
          <li key={i}>
            <span>{title || name}</span>
            {text !== null && (
              <Button aria-label={words.text.addLabel(title)} onClick={() => void add(text)}>
                {words.text.add}
              </Button>
            )}
            <Places problems={problems} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Places({ problems }: { readonly problems: readonly TextProblem[] }) {
  return (
    <ul className={styles.places}>
      {problems.map(({ line, column, says }) => (
        <li key={`${line}:${column}:${says}`}>
          <button
            type="button"
            className="link small"
            onClick={() => useWorkshop.setState({ caret: { line, column } })}
          >
            {uiText.ownGames.problem(line, column, says)}
          </button>
        </li>
      ))}
    </ul>
  );
}

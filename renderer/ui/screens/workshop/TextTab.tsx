/**
 * The game as text, which is the truth: written or pasted. Must stay true: a problem leads to its place in the text;
 * nothing that was typed is lost by leaving. A text in another notation shows the games that it holds.
 */
import { useEffect, useRef } from 'react';
import { isRules } from '../../../../engine/shared/rules-text.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { useWorkshop } from '../../../state/own-games/workshop.ts';
import { uiText } from '../../../text/index.ts';
import { OfferedElsewhere } from '../../parts/Offers.tsx';
import { classes } from '../../shell/classes.ts';
import { BoardThumbnail } from '../BoardThumbnail.tsx';
import { FoundGames, ReadingGames } from './FoundGames.tsx';
import { ProblemList } from './ProblemList.tsx';
import styles from './TextTab.module.css';

const words = uiText.workshop;

export function TextTab() {
  const text = useGameText((state) => state.text);
  const shown = useGameText((state) => state.shown);
  const found = useGameText((state) => state.found);
  const unread = useGameText((state) => state.unread);
  const reading = useGameText((state) => state.reading);
  const lastGood = useGameText((state) => state.lastGood);
  const caret = useWorkshop((state) => state.caret);
  // what was shown before is none of the games of this text
  const hasOthers = reading !== null || found !== null;
  const description = hasOthers ? undefined : shown?.description;
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
        {lastGood && !hasOthers && (
          <div className={classes(styles.picture, !description && styles.old)}>
            <BoardThumbnail description={lastGood} label={uiText.start.boardAt(lastGood.title)} />
          </div>
        )}
        {reading ? (
          <ReadingGames {...reading} />
        ) : found ? (
          <FoundGames games={found} unread={unread} />
        ) : (
          <ProblemList />
        )}
        <OfferedElsewhere text={isRules(text) || description || found ? '' : text} taken="rules" />
        {description && (
          <ul className={styles.kinds}>
            {description.kinds.map((kind) => (
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

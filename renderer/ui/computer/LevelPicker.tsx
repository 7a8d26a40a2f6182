/**
 * The levels as a row of squares: those below the chosen one are filled, the chosen one stands on its corner with
 * its number in it. A radio group: one tab stop, the arrow keys move and select. The name and the sentence are beside it.
 */
import { type KeyboardEvent, useId, useRef } from 'react';
import { LEVEL_ELO } from '../../../electron/contract/level-elo.ts';
import { LEVELS } from '../../../electron/contract/settings.ts';
import type { LevelId } from '../../state/online/seats.ts';
import { uiText } from '../../text/index.ts';
import { classes } from '../shell/classes.ts';
import { Lozenge } from '../shell/Lozenge.tsx';
import { radioKey } from '../shell/radioKeys.ts';
import styles from './LevelPicker.module.css';

const words = uiText.computer;

/** How it plays and, where that was measured, how well. */
function sentencesOf(level: LevelId): string {
  const { says } = words.levels[level];
  const elo = LEVEL_ELO[level];
  return elo === undefined ? says : `${says} ${words.elo(elo)}`;
}

export function LevelPicker({
  label,
  level,
  onLevel,
}: {
  readonly label: string;
  readonly level: LevelId;
  readonly onLevel: (level: LevelId) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const says = useId();
  const at = LEVELS.indexOf(level);
  const go = (event: KeyboardEvent) => {
    const to = radioKey(event.key, at, LEVELS.length);
    if (to === undefined) return;
    event.preventDefault();
    onLevel(LEVELS[to]);
    box.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
  };
  return (
    <div className={styles.picker}>
      <div
        ref={box}
        className={styles.levels}
        role="radiogroup"
        aria-label={label}
        aria-describedby={says}
        onKeyDown={go}
      >
        {LEVELS.map((id, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a square with the house's states
          <button
            key={id}
            type="button"
            role="radio"
            className={styles.level}
            aria-label={words.level(id)}
            aria-checked={i === at}
            aria-description={sentencesOf(id)}
            tabIndex={i === at ? 0 : -1}
            data-tip={words.level(id)}
            onClick={() => onLevel(id)}
          >
            <Lozenge
              turned={i === at}
              hollow={i > at}
              className={classes(styles.square, i === at && styles.now, i > at && styles.later)}
            />
            {i === at && (
              <span className={styles.number} aria-hidden="true">
                {id}
              </span>
            )}
          </button>
        ))}
      </div>
      <p id={says} className={styles.says} role="status">
        <b>{words.level(level)}.</b> {sentencesOf(level)}
      </p>
    </div>
  );
}

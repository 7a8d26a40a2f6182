/** Who stands better, as a column beside the board: the near side is below, both numbers are written. */
import { useRef } from 'react';
import { chanceAt } from '../../state/computer/advice.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { otherSide } from '../../state/match/match-moves.ts';
import { uiText } from '../../text/index.ts';
import { useAdvice, useMatch } from '../parts/table-context.ts';
import styles from './Scale.module.css';

const words = uiText.advice.scale;

export function Scale() {
  const node = useMatch((s) => shownView(s).node);
  const start = useMatch((s) => s.nodes[0]?.id);
  const chance = useAdvice((a) => chanceAt(a, node, start));
  const near = useMatch((s) => s.seat);
  const { sides } = useMatch((s) => s.description);
  // until the next answer it stays where it was
  const last = useRef<number | null>(null);
  if (chance !== null) last.current = chance;
  const known = last.current;
  const below = known === null ? 50 : near === 0 ? known : 100 - known;
  const far = otherSide(near);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot stand upright in the colours of two sides
    <div
      className={styles.scale}
      role="meter"
      aria-label={words.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={below}
      aria-valuetext={words.value(sides[near].name, below, sides[far].name, 100 - below)}
      data-testid="scale"
      style={
        { '--far': `var(--side-${sides[far].id})`, '--near': `var(--side-${sides[near].id})` } as React.CSSProperties
      }
    >
      <span className={styles.near} style={{ height: `${below}%` }} />
      {known !== null && (
        <>
          <b className={styles.top} data-side={sides[far].id}>
            {100 - below}
          </b>
          <b className={styles.bottom} data-side={sides[near].id}>
            {below}
          </b>
        </>
      )}
    </div>
  );
}

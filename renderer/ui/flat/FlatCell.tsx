/**
 * One cell of the flat board: a button with everything that is drawn on it, from bottom to top. All props are strings
 * and numbers, so that only cells that changed are rendered again.
 */
import { memo } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import type { CellMark } from '../../board/props.ts';
import type { UnitLook } from '../../state/match/groups/match-ties.ts';
import { classes } from '../shell/classes.ts';
import { FeatureGlyph, type FeatureLook } from './FeatureGlyph.tsx';
import styles from './FlatCell.module.css';
import { Glyph } from './Glyph.tsx';
import { LandingCircle } from './Landing.tsx';
import { MarkShape } from './MarkShape.tsx';

export interface CellProps {
  readonly cell: number;
  readonly name: string;
  readonly label: string;
  readonly shade: string;
  /** pieces stand where lines cross */
  readonly onPoints: boolean;
  readonly row: number;
  readonly col: number;
  readonly variant: string;
  readonly kind: string | null;
  readonly side: Side | null;
  readonly sideId: string | null;
  /** the group it belongs to, and the state of a unit; null in games without groups */
  readonly group: string | null;
  readonly look: UnitLook;
  readonly letter: string | null;
  /** of its group, which stands below the other; null: there is none, or it is not shown */
  readonly groupLetter: string | null;
  readonly piece: number | null;
  readonly badge: string;
  /** in degrees: its picture is turned */
  readonly tilt: number;
  readonly riderTilt: number;
  /** the rider on the piece, if any, with the same properties */
  readonly rider: number | null;
  readonly riderKind: string | null;
  readonly riderLetter: string;
  readonly riderBadge: string;
  /** others keep it in a state: a frame shows it, the label names them */
  readonly noted: boolean;
  readonly dim: boolean;
  /** the features on the cell, the lowest first: ids, each with its look after a colon */
  readonly ground: string;
  readonly ghost: string | null;
  /** what will land here: side and turns, the next one first */
  readonly landings: string;
  /** the piece or its rider is lifted */
  readonly lifted: boolean;
  readonly riderLifted: boolean;
  readonly current: boolean;
  readonly drawn: readonly CellMark[];
  readonly turns: string;
  readonly said: string;
  readonly unseen: boolean;
}

export const FlatCell = memo(
  function FlatCell(p: CellProps) {
    const turns = p.turns === '' ? [] : p.turns.split(' ').map(Number);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
      <div
        role="gridcell"
        className={styles.cell}
        data-shade={p.shade}
        style={{ gridRow: `l${p.row}`, gridColumn: `l${p.col}` }}
      >
        <button
          type="button"
          data-cell={p.cell}
          data-name={p.name}
          data-piece={p.piece ?? undefined}
          data-rider={p.rider ?? undefined}
          data-marks={p.said || undefined}
          data-unit={p.look ?? undefined}
          aria-label={p.label}
          aria-pressed={p.lifted || undefined}
          tabIndex={p.current ? 0 : -1}
        >
          {!p.unseen &&
            p.ground
              .split(' ')
              .filter(Boolean)
              .map((lying) => {
                const [id = '', look] = lying.split(':');
                return (
                  <FeatureGlyph
                    key={id}
                    variant={p.variant}
                    feature={id}
                    look={look as FeatureLook}
                    className={styles.feature}
                  />
                );
              })}
          {!p.unseen && p.ghost !== null && (
            <FeatureGlyph
              variant={p.variant}
              feature={p.ghost}
              look="usual"
              className={`${styles.feature} ${styles.ghost}`}
            />
          )}
          {!p.unseen && p.landings !== '' && <Landing landings={p.landings} />}
          {!p.unseen && p.drawn.length > 0 && (
            <svg className={styles.marks} viewBox="0 0 100 100" aria-hidden="true">
              {p.drawn.map((m, i) => (
                <MarkShape key={m.mark} mark={m.mark} turn={turns[i] ?? 0} onPoints={p.onPoints} />
              ))}
            </svg>
          )}
          {!p.unseen && p.kind !== null && p.side !== null && (
            <>
              <Glyph
                variant={p.variant}
                kind={p.kind}
                side={p.side}
                sideId={p.sideId ?? undefined}
                group={p.group}
                look={p.look}
                tilt={p.tilt}
                className={classes(
                  styles.glyph,
                  p.dim && styles.dim,
                  p.rider !== null && styles.mount,
                  p.riderLifted && styles.stays,
                  p.groupLetter !== null && styles.aside,
                )}
              />
              {p.rider !== null && p.riderKind !== null && (
                <span className={styles.rider} data-figure={p.rider} aria-hidden="true">
                  <Glyph
                    variant={p.variant}
                    kind={p.riderKind}
                    side={p.side}
                    sideId={p.sideId ?? undefined}
                    tilt={p.riderTilt}
                    className={classes(styles.glyph, p.dim && styles.dim)}
                  />
                </span>
              )}
              {p.groupLetter === null ? (
                <span className={styles.letter} aria-hidden="true">
                  {p.letter}
                </span>
              ) : (
                <span className={classes(styles.letter, styles.both)} aria-hidden="true">
                  <span>{p.letter}</span>
                  <span>{p.groupLetter}</span>
                </span>
              )}
              {p.rider !== null && (
                <span className={`${styles.letter} ${styles.above}`} aria-hidden="true">
                  {p.riderLetter}
                </span>
              )}
              {[p.badge, p.riderBadge].map(
                (text, i) =>
                  text !== '' && (
                    <span
                      key={i === 0 ? 'own' : 'rider'}
                      className={classes(styles.plate, i > 0 && styles.above)}
                      aria-hidden="true"
                    >
                      {text}
                    </span>
                  ),
              )}
              {p.look === 'ready' && <span className={styles.ready} aria-hidden="true" />}
              {p.noted && <span className={styles.noted} aria-hidden="true" />}
            </>
          )}
        </button>
      </div>
    );
  },
  // the marks of a cell as a string key of their names and directions
  (a, b) => (Object.keys(a) as (keyof CellProps)[]).every((k) => k === 'drawn' || a[k] === b[k]),
);

/** A dashed circle on the cell and, in its corner, the turns until the next landing. */
function Landing({ landings }: { readonly landings: string }) {
  const [next = ''] = landings.split(' ');
  const [side, left] = next.split(':');
  return (
    <>
      <svg className={styles.landing} viewBox="0 0 100 100" aria-hidden="true">
        <LandingCircle r={42} />
      </svg>
      <span className={styles.lands} data-side={side} aria-hidden="true">
        {left}
      </span>
    </>
  );
}

/**
 * The pools during placement: what each side has left, how much of it must still be placed, and for the side to move
 * buttons that select a feature. It is placed by choosing a highlighted cell, by Enter on one, or by dragging the
 * button there.
 */

import { type PointerEvent, useId, useRef } from 'react';
import { commands } from '../../../../electron/contract/commands.ts';
import type { PhaseView, Side } from '../../../../electron/contract/view.ts';
import { DRAG_FROM } from '../../../board/contacts.ts';
import { featureLabel, featureOf } from '../../../narration/labels.ts';
import { isOthersTurn, layable } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { FeatureGlyph } from '../../flat/FeatureGlyph.tsx';
import { useCommand, useMatch, useTable } from '../../parts/table-context.ts';
import { Button, type ButtonProps } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Lozenge } from '../../shell/Lozenge.tsx';
import styles from './Pool.module.css';

const words = uiText.special.pool;
export function Pool({ onTaken }: { readonly onTaken: () => void }) {
  const phase = useMatch((s) => s.view.phase);
  const seat = useMatch((s) => s.seat);
  const isOthers = useMatch((s) => isOthersTurn(s.view));
  if (!phase) return null;
  const sides: readonly Side[] = seat === 0 ? [1, 0] : [0, 1];
  return (
    <div className={styles.pool} data-testid="pool">
      {sides.map((side) => (
        <PoolOf key={side} side={side} phase={phase} onTaken={onTaken} />
      ))}
      {!isOthers && (
        <>
          <p className="muted small">{words.hint}</p>
          {phase.ready !== undefined && <Ready says={phase.ready} />}
          <EndOrPass />
        </>
      )}
    </div>
  );
}

/** To start sooner: places all public features at once. */
function Ready({ says }: { readonly says: string }) {
  const { match } = useTable();
  const looking = useMatch((s) => s.look !== null);
  const id = useId();
  return (
    <>
      <Button
        why={looking ? uiText.reasons.looking : null}
        aria-describedby={id}
        data-testid="lay-ready"
        onClick={() => match.send({ on: 'lay-ready' })}
      >
        {words.ready}
      </Button>
      <p className="muted small" id={id}>
        {says}
      </p>
    </>
  );
}

function PoolOf({
  side,
  phase,
  onTaken,
}: {
  readonly side: Side;
  readonly phase: PhaseView;
  readonly onTaken: () => void;
}) {
  const description = useMatch((s) => s.description);
  const turn = useMatch((s) => s.view.turn);
  const isPlacing = useMatch((s) => s.view.turn === side && !isOthersTurn(s.view));
  const { id, name } = description.sides[side];
  const pool = phase.pools[side];
  return (
    <fieldset className={classes(styles.side, turn !== side && styles.waiting)} aria-label={words.of(name)}>
      <legend>
        <Lozenge side={id} turned={turn === side} className={styles.square} /> {name}
        {turn !== side && <span className="muted small"> {words.waits}</span>}
      </legend>
      {pool.map((p, i) =>
        isPlacing ? (
          <PoolButton key={p.feature} {...p} number={i + 1} onTaken={onTaken} />
        ) : (
          <span
            key={p.feature}
            className={styles.left}
            data-tip={words.item(featureLabel(description, p.feature), p.left, p.owed)}
          >
            <FeatureGlyph variant={description.id} feature={p.feature} className={styles.feature} />
            <span className="sr">{words.item(featureLabel(description, p.feature), p.left, p.owed)}</span>
            <span aria-hidden="true">{p.left}</span>
          </span>
        ),
      )}
    </fieldset>
  );
}

function PoolButton({
  feature,
  left,
  owed,
  number,
  onTaken,
}: PhaseView['pools'][0][number] & { readonly number: number; readonly onTaken: () => void }) {
  const { match } = useTable();
  const description = useMatch((s) => s.description);
  const state = useMatch((s) => s);
  const press = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const name = featureLabel(description, feature);
  const taken = state.mode.is === 'laying' && state.mode.feature === feature;
  const can = state.look === null && layable(state).includes(feature);
  const why = can || state.ofNone === null ? null : left === 0 ? words.allLaid(name) : words.noPlace(name);
  const take = () => {
    if (why === null && !taken) match.send({ on: 'lay', feature });
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || why !== null) return;
    press.current = { x: event.clientX, y: event.clientY };
    dragged.current = false;
    // a finger is captured by what it pressed, and the board would not receive it
    if (event.pointerType === 'touch') event.currentTarget.releasePointerCapture(event.pointerId);
    const far = (e: globalThis.PointerEvent) =>
      press.current !== null && Math.hypot(e.clientX - press.current.x, e.clientY - press.current.y) >= DRAG_FROM;
    const move = (e: globalThis.PointerEvent) => {
      if (dragged.current || !far(e)) return;
      dragged.current = true;
      take();
    };
    // a touch that scrolls the panel cancels the press
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      press.current = null;
    };
    const up = (e: globalThis.PointerEvent) => {
      end();
      const onBoard = e.target instanceof Element && e.target.closest('[data-region="board"]') !== null;
      const { aim } = match.store.getState();
      // the board has reported the cell under the pointer all the time
      if (dragged.current && onBoard && aim !== null) match.send({ on: 'pick', target: { piece: null, cell: aim } });
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  };
  return (
    <Button
      className={styles.button}
      aria-pressed={taken}
      aria-label={words.item(name, left, owed)}
      tip={featureOf(description, feature)?.says}
      why={why}
      data-feature={feature}
      data-pool={can ? 'free' : 'waits'}
      onPointerDown={drag}
      onClick={() => {
        if (dragged.current) {
          dragged.current = false;
          return;
        }
        match.send({ on: 'lay', feature });
        if (!taken) onTaken();
      }}
    >
      <FeatureGlyph
        variant={description.id}
        feature={feature}
        hidden={featureOf(description, feature)?.hidden ?? false}
        className={styles.feature}
      />
      <span className={styles.name}>{name}</span>
      <small>{owed > 0 ? words.leftOwed(left, owed) : left === 0 ? words.none : words.left(left)}</small>
      <kbd>{number}</kbd>
    </Button>
  );
}

/** A phase goes on by passing or by an end of the turn, depending on the rules. */
function EndOrPass() {
  const ends = useMatch((s) => s.view.can.endTurn);
  return ends ? <EndButton /> : <PassButton />;
}

/** The end of the turn, under the name that the rules give it where that is known. `look`: beside what is to be done first. */
export function EndButton({ look = 'primary' }: Pick<ButtonProps, 'look'>) {
  const { run, why } = useCommand('end-turn');
  const label = useMatch((s) => {
    const ends = s.ofNone?.filter((a) => a.kind === 'end-turn') ?? [];
    return ends.length === 1 ? ends[0]!.label : null;
  });
  return (
    <Button look={look} why={why} data-testid="end-turn" onClick={run}>
      {label ?? commands['end-turn'].label}
    </Button>
  );
}

/** Passing, where it is an action now; during a phase the button is always shown and says why it is disabled. */
export function PassButton() {
  const { why, run } = useCommand('pass');
  return (
    <Button why={why} data-testid="pass" onClick={run}>
      {words.pass}
    </Button>
  );
}

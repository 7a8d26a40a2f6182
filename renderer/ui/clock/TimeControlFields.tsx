/**
 * The time control of a new game: its kind, the times of each side, and what a fallen flag does. Must stay true:
 * whatever is typed, the game can be started.
 */
import { useId } from 'react';
import { CLOCK_KINDS, FLAGS, LONGEST_BONUS, MOST_PERIODS, type TimeControl } from '../../../electron/contract/clock.ts';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Side } from '../../../electron/contract/view.ts';
import {
  type ControlDraft,
  controlOf,
  corrected,
  hasSeconds,
  MOST_MINUTES,
  type TimeDraft,
  withOdds,
  withTime,
} from '../../state/time-control.ts';
import { uiText } from '../../text/index.ts';
import { Segmented } from '../shell/Segmented.tsx';
import styles from './TimeControlFields.module.css';

const words = uiText.clock;
const kinds = ['none', ...CLOCK_KINDS] as const;

/** The start bar: `Clock: 20 min + 15 s.`, or nothing. */
export function controlInWords(draft: ControlDraft): string {
  const control = controlOf(draft);
  return control ? words.start(words.short(control.kind, control.times)) : '';
}

export function TimeControlFields({
  description,
  draft,
  onDraft,
}: {
  readonly description: VariantDescription;
  readonly draft: ControlDraft;
  readonly onDraft: (draft: ControlDraft) => void;
}) {
  const id = useId();
  const { kind, odds, flag } = draft;
  const timed = kind !== 'none';
  return (
    <fieldset className={styles.control} data-testid="time-control">
      <legend>{words.legend}</legend>
      <Segmented
        label={words.kind}
        value={kind}
        choices={kinds.map((one) => ({ id: one, name: words.kinds[one], title: words.says[one] }))}
        onChange={(next) => onDraft({ ...draft, kind: next })}
      />
      {timed && (
        <>
          {odds ? (
            ([0, 1] as const).map((side) => (
              <Times key={side} name={description.sides[side].name} side={side} draft={draft} onDraft={onDraft} />
            ))
          ) : (
            <Times name={null} side={0} draft={draft} onDraft={onDraft} />
          )}
          <p className={styles.row}>
            <label htmlFor={`${id}flag`}>{words.flag}</label>
            <select
              id={`${id}flag`}
              className="field"
              value={flag}
              onChange={(event) => onDraft({ ...draft, flag: event.target.value as TimeControl['flag'] })}
            >
              {FLAGS.map((one) => (
                <option key={one} value={one}>
                  {words.flags[one]}
                </option>
              ))}
            </select>
            {!odds && <span className="muted">{words.same}</span>}
            <button type="button" className="link" onClick={() => onDraft(withOdds(draft, !odds))}>
              {odds ? words.noOdds : words.odds}
            </button>
          </p>
        </>
      )}
      <small className="muted">{words.says[kind]}</small>
    </fieldset>
  );
}

/** One sentence of fields. */
function Times({
  name,
  side,
  draft,
  onDraft,
}: {
  /** null: both sides */
  readonly name: string | null;
  readonly side: Side;
  readonly draft: ControlDraft;
  readonly onDraft: (draft: ControlDraft) => void;
}) {
  const { kind } = draft;
  const time = draft.times[side];
  const change = (next: Partial<TimeDraft>) => onDraft(withTime(draft, side, next));
  const leave = () => change(corrected(time, kind));
  const [before, after] = words.bonus[kind] ?? ['', ''];
  return (
    <p className={styles.row}>
      <span aria-hidden="true">{name === null ? words.each : words.sideHas(name)}</span>
      <input
        className="field"
        type="number"
        min={kind === 'byo-yomi' ? 0 : 0.5}
        max={MOST_MINUTES}
        step={0.5}
        value={time.minutes}
        aria-label={name === null ? words.eachMinutes : words.minutesOf(name)}
        onChange={(event) => change({ minutes: event.target.value })}
        onBlur={leave}
      />
      <span aria-hidden="true">{words.minutes}</span>
      {hasSeconds(kind) && (
        <>
          <span aria-hidden="true">{before}</span>
          <input
            className="field"
            type="number"
            min={1}
            max={LONGEST_BONUS}
            value={time.seconds}
            aria-label={name === null ? words.eachSeconds : words.secondsOf(name)}
            onChange={(event) => change({ seconds: event.target.value })}
            onBlur={leave}
          />
          <span aria-hidden="true">{after}</span>
        </>
      )}
      {kind === 'byo-yomi' && (
        <>
          <span aria-hidden="true">×</span>
          <input
            className="field"
            type="number"
            min={1}
            max={MOST_PERIODS}
            value={time.periods}
            aria-label={name === null ? words.eachPeriods : words.periodsOf(name)}
            onChange={(event) => change({ periods: event.target.value })}
            onBlur={leave}
          />
        </>
      )}
    </p>
  );
}

/**
 * The time control of a new game: its kind, the times of each side, and what a fallen flag does. Must stay true:
 * whatever is typed, the game can be started.
 */
import { useId } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Side } from '../../../electron/contract/view.ts';
import {
  CLOCK_KINDS,
  FLAGS,
  LONGEST_BONUS,
  MOST_PERIODS,
  type TimeControl,
} from '../../../engine/shared/time-control.ts';
import {
  type ControlDraft,
  controlOf,
  corrected,
  hasSeconds,
  MOST_MINUTES,
  type TimeDraft,
  withOdds,
  withTime,
} from '../../state/clocks/time-control.ts';
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
  const [before, after] = hasSeconds(kind) ? words.bonus[kind] : ['', ''];
  return (
    <p className={styles.row}>
      <span aria-hidden="true">{name === null ? words.each : words.sideHas(name)}</span>
      <NumberField
        {...{ min: kind === 'byo-yomi' ? 0 : 0.5, max: MOST_MINUTES, step: 0.5, value: time.minutes }}
        label={name === null ? words.eachMinutes : words.minutesOf(name)}
        onChange={(minutes) => change({ minutes })}
        onLeave={leave}
      />
      <span aria-hidden="true">{words.minutes}</span>
      {hasSeconds(kind) && (
        <>
          <span aria-hidden="true">{before}</span>
          <NumberField
            {...{ min: 1, max: LONGEST_BONUS, value: time.seconds }}
            label={name === null ? words.eachSeconds : words.secondsOf(name)}
            onChange={(seconds) => change({ seconds })}
            onLeave={leave}
          />
          <span aria-hidden="true">{after}</span>
        </>
      )}
      {kind === 'byo-yomi' && (
        <>
          <span aria-hidden="true">×</span>
          <NumberField
            {...{ min: 1, max: MOST_PERIODS, value: time.periods }}
            label={name === null ? words.eachPeriods : words.periodsOf(name)}
            onChange={(periods) => change({ periods })}
            onLeave={leave}
          />
        </>
      )}
    </p>
  );
}

function NumberField(props: {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** as it was typed, which may not be a number yet */
  readonly value: TimeDraft['minutes'];
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}) {
  const { label, onChange, onLeave, ...field } = props;
  return (
    <input
      {...field}
      className="field"
      type="number"
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

/** The rows of the settings: a name, a sentence about it, and its control. */
import { type ReactNode, useId } from 'react';
import type { Settings } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { Segmented } from '../../shell/Segmented.tsx';
import { Switch } from '../../shell/Switch.tsx';
import styles from './Settings.module.css';

/** The settings with a few choices, and those that are on or off, by key. */
type Choice = {
  [K in keyof Settings]: Settings[K] extends string ? K : never;
}[keyof Settings];
type Toggle = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never;
}[keyof Settings];

export function Row(props: {
  readonly name: string;
  readonly says?: string;
  /** a click on the words is one on the control, which has the id `control` */
  readonly isLabel?: boolean;
  readonly children: (describedBy: string | undefined, control: string) => ReactNode;
}) {
  const id = useId();
  const control = `${id}control`;
  const words = (
    <>
      <span>{props.name}</span>
      {props.says && <small id={id}>{props.says}</small>}
    </>
  );
  return (
    <div className={styles.row}>
      {props.isLabel ? <label htmlFor={control}>{words}</label> : <div>{words}</div>}
      {props.children(props.says ? id : undefined, control)}
    </div>
  );
}

export function Pick<K extends Choice>(props: {
  readonly of: K;
  readonly name: string;
  readonly says?: string;
  readonly names: Readonly<Record<Settings[K], string>>;
  /** also for what was chosen already */
  readonly onChosen?: (id: Settings[K]) => void;
}) {
  const value = useApp((app) => app.settings[props.of]);
  const change = useApp((app) => app.changeSettings);
  const choices = Object.entries(props.names) as [Settings[K], string][];
  return (
    <Row name={props.name} says={props.says}>
      {(describedBy) => (
        <Segmented<Settings[K]>
          label={props.name}
          describedBy={describedBy}
          value={value}
          choices={choices.map(([id, name]) => ({ id, name }))}
          onChange={(id) => {
            void change({ [props.of]: id });
            props.onChosen?.(id);
          }}
        />
      )}
    </Row>
  );
}

export function OnOff(props: { readonly of: Toggle; readonly name: string; readonly says: string }) {
  const on = useApp((app) => app.settings[props.of]);
  const change = useApp((app) => app.changeSettings);
  return (
    <Row name={props.name} says={props.says} isLabel>
      {(describedBy, control) => (
        <Switch
          id={control}
          on={on}
          label={props.name}
          describedBy={describedBy}
          onChange={(to) => change({ [props.of]: to })}
        />
      )}
    </Row>
  );
}

/** A loudness, in steps of ten. */
export function Slider(props: {
  readonly name: string;
  readonly says?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <Row name={props.name} says={props.says} isLabel>
      {(describedBy, control) => (
        <span className={styles.slider}>
          <input
            id={control}
            type="range"
            min={0}
            max={100}
            step={10}
            aria-label={props.name}
            aria-describedby={describedBy}
            aria-valuetext={uiText.settings.percent(props.value)}
            value={props.value}
            onChange={(event) => props.onChange(Number(event.target.value))}
          />
          <span aria-hidden="true">{uiText.settings.percent(props.value)}</span>
        </span>
      )}
    </Row>
  );
}

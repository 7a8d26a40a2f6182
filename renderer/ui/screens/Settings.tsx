/**
 * The settings, in a dialog over the present screen, so that their effect is visible. Each applies at once and is
 * stored; there is nothing to confirm and nothing to lose by closing.
 */
import { type ReactNode, useId, useState } from 'react';
import type { Settings } from '../../../electron/contract/settings.ts';
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { Switch } from '../shell/Switch.tsx';
import styles from './Settings.module.css';

const words = uiText.settings;
const groups = ['look', 'board', 'turns', 'speech'] as const;
type Group = (typeof groups)[number];
const sizes = [90, 100, 110, 125, 150] as const;

/** The settings with a few choices, and those that are on or off, by key. */
type Choice = {
  [K in keyof Settings]: Settings[K] extends string ? K : never;
}[keyof Settings];
type Toggle = 'followTurn' | 'coordinates' | 'warnLosing';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const [group, setGroup] = useState<Group>('look');
  return (
    <Dialog title={words.title} wide="wide" onClose={onClose}>
      <div className={styles.settings}>
        <div className={styles.groups} role="tablist" aria-label={words.title} aria-orientation="vertical">
          {groups.map((id, i) => (
            <button
              key={id}
              id={`settings-tab-${id}`}
              type="button"
              role="tab"
              aria-selected={group === id}
              aria-controls="settings-panel"
              tabIndex={group === id ? 0 : -1}
              onClick={() => setGroup(id)}
              onKeyDown={(event) => {
                const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
                if (step === undefined) return;
                event.preventDefault();
                const to = groups[(i + step + groups.length) % groups.length];
                setGroup(to);
                document.getElementById(`settings-tab-${to}`)?.focus();
              }}
            >
              {words.groups[id]}
            </button>
          ))}
        </div>
        <div id="settings-panel" className={styles.panel} role="tabpanel" aria-labelledby={`settings-tab-${group}`}>
          {group === 'look' && <Look />}
          {group === 'board' && <Board />}
          {group === 'turns' && <Turns />}
          {group === 'speech' && <Speech />}
          <p className="small muted">{words.applied}</p>
        </div>
      </div>
    </Dialog>
  );
}

function Look() {
  const size = useApp((app) => app.settings.textSize);
  const change = useApp((app) => app.changeSettings);
  // a size between the steps, edited by hand in the file, is shown as the nearest step
  const nearest = sizes.reduce((a, b) => (Math.abs(b - size) < Math.abs(a - size) ? b : a));
  return (
    <>
      <Pick of="theme" name={words.theme} names={words.themes} />
      <Row name={words.textSize} says={words.textSizeSays}>
        {(describedBy) => (
          <Segmented
            label={words.textSize}
            describedBy={describedBy}
            value={nearest}
            choices={sizes.map((id) => ({ id, name: words.percent(id) }))}
            onChange={(textSize) => change({ textSize })}
          />
        )}
      </Row>
      <Pick of="contrast" name={words.contrast} says={words.contrastSays} names={words.contrasts} />
      <Pick of="motion" name={words.motion} says={words.motionSays} names={words.motions} />
    </>
  );
}

function Board() {
  return (
    <>
      <Pick of="board" name={words.board} says={words.boardSays} names={words.boards} />
      <Pick of="quality" name={words.quality} says={words.qualitySays} names={words.qualities} />
      <OnOff of="coordinates" name={words.coordinates} says={words.coordinatesSays} />
    </>
  );
}

function Turns() {
  return (
    <>
      <OnOff of="followTurn" name={words.followTurn} says={words.followTurnSays} />
      <Pick of="playback" name={words.playback} says={words.playbackSays} names={words.playbacks} />
      <OnOff of="warnLosing" name={words.warnLosing} says={words.warnLosingSays} />
    </>
  );
}

function Speech() {
  const open = useApp((app) => app.open);
  return (
    <>
      <Pick of="spoken" name={words.spoken} says={words.spokenSays} names={words.spokens} />
      <Row name={words.keys} says={words.keysSays}>
        {() => (
          <Button icon="keys" onClick={() => open('keys')}>
            {words.showKeys}
          </Button>
        )}
      </Row>
    </>
  );
}

function Row(props: {
  readonly name: string;
  readonly says?: string;
  readonly children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <span>{props.name}</span>
        {props.says && <small id={id}>{props.says}</small>}
      </div>
      {props.children(props.says ? id : undefined)}
    </div>
  );
}

function Pick<K extends Choice>(props: {
  readonly of: K;
  readonly name: string;
  readonly says?: string;
  readonly names: Readonly<Record<Settings[K], string>>;
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
          onChange={(id) => change({ [props.of]: id })}
        />
      )}
    </Row>
  );
}

function OnOff(props: { readonly of: Toggle; readonly name: string; readonly says: string }) {
  const on = useApp((app) => app.settings[props.of]);
  const change = useApp((app) => app.changeSettings);
  return (
    <Row name={props.name} says={props.says}>
      {(describedBy) => (
        <Switch on={on} label={props.name} describedBy={describedBy} onChange={(to) => change({ [props.of]: to })} />
      )}
    </Row>
  );
}

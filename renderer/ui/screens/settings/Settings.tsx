/**
 * The settings, in a dialog over the present screen, so that their effect is visible. Each applies at once and is
 * stored; there is nothing to confirm and nothing to lose by closing.
 */
import { useState } from 'react';
import {
  MOST_PLACES,
  NOTATIONS,
  notationIn,
  withNotation,
  withPlace,
  withSigns,
} from '../../../../electron/contract/settings.ts';
import { nativeStyleOf } from '../../../../engine/shared/native-notation.ts';
import { graphics, measuredOn, tryGraphicsAgain } from '../../../scene/graphics.ts';
import { useApp } from '../../../state/app.ts';
import { NATIVE_EXAMPLES } from '../../../state/notation.ts';
import { uiText } from '../../../text/index.ts';
import { isWrittenOn, setNamed } from '../../../variants/own/sets/names.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { EngineSettings } from './EngineSettings.tsx';
import { NotificationSetting } from './NotificationSetting.tsx';
import { OnOff, Pick, Row } from './SettingRows.tsx';
import styles from './Settings.module.css';
import { SoundSettings } from './SoundSettings.tsx';
import { UpdateSetting } from './UpdateSetting.tsx';

const words = uiText.settings;
const groups = ['look', 'board', 'turns', 'sound', 'speech', 'engines', 'updates'] as const;
type Group = (typeof groups)[number];
const sizes = [90, 100, 110, 125, 150] as const;

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const [group, setGroup] = useState<Group>('look');
  // a host that shows no dialogs cannot be given the file of a program
  const isNative = useApp((app) => app.hello?.native === true);
  const shown = groups.filter((id) => id !== 'engines' || isNative);
  return (
    <Dialog title={words.title} wide="wide" onClose={onClose}>
      <div className={styles.settings}>
        <div className={styles.groups} role="tablist" aria-label={words.title} aria-orientation="vertical">
          {shown.map((id, i) => (
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
                const to = shown[(i + step + shown.length) % shown.length];
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
          {group === 'sound' && <SoundSettings />}
          {group === 'speech' && <Speech />}
          {group === 'engines' && <EngineSettings />}
          {group === 'updates' && <UpdateSetting />}
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
  const languages = useApp((app) => app.hello?.languages) ?? [];
  const names = Object.fromEntries(languages.map(({ tag, name }) => [tag, name]));
  return (
    <>
      {languages.length > 0 && (
        <Pick
          of="language"
          name={words.language}
          // each by its own name: who cannot read the others finds it
          names={{ system: words.systemLanguage, en: 'English', ...names }}
        />
      )}
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
      <OnOff of="calm" name={words.calm} says={words.calmSays} />
    </>
  );
}

function Board() {
  return (
    <>
      <Pick
        of="board"
        name={words.board}
        says={words.boardSays}
        names={words.boards}
        // where it could not be drawn, it is tried again
        onChosen={(board) => board === 'table' && tryGraphicsAgain()}
      />
      <Quality />
      <Pick of="place" name={words.place} says={words.placeSays} names={words.places} />
      <PlaceHere />
      <OnOff of="coordinates" name={words.coordinates} says={words.coordinatesSays} />
      <NotationHere />
      <Pick of="letters" name={words.letters} says={words.lettersSay} names={words.lettersShown} />
      <Pick of="signs" name={words.signs} says={words.signsSay} names={words.signsShown} />
      <SignsHere />
      <Pick of="groupLetters" name={words.groupLetters} says={words.groupLettersSay} names={words.groupLettersShown} />
      <Pick of="weight" name={words.weight} says={words.weightSays} names={words.weights} />
    </>
  );
}

function Quality() {
  const measured = useApp((app) => measuredOn(app.settings, graphics()));
  const change = useApp((app) => app.changeSettings);
  const { auto } = words.qualities;
  const automatic = measured === null ? auto : words.automaticQuality(auto, words.qualities[measured]);
  return (
    <Pick
      of="quality"
      name={words.quality}
      says={words.qualitySays}
      names={{ ...words.qualities, auto: automatic }}
      onChosen={(quality) => quality === 'auto' && void change({ measuredQuality: null })}
    />
  );
}

/** The game on the table, of which some may differ from the others. */
const useGameHere = () => useApp((app) => app.hello?.variants.find((variant) => variant.id === app.opened?.variant));

/** A choice in the game on the table alone; `every`: as in every game. */
function Here<T extends string>(props: {
  readonly name: string;
  readonly says: string;
  readonly value: T | 'every';
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (to: T | null) => void;
}) {
  const { name, says, value, names, onChange } = props;
  const own = (Object.keys(names) as T[]).map((id) => ({ id, name: names[id] }));
  return (
    <Row name={name} says={says}>
      {(describedBy) => (
        <Segmented<T | 'every'>
          label={name}
          describedBy={describedBy}
          value={value}
          choices={[{ id: 'every', name: words.asEverywhere }, ...own]}
          onChange={(to) => onChange(to === 'every' ? null : to)}
        />
      )}
    </Row>
  );
}

function PlaceHere() {
  const description = useGameHere();
  const placeOf = useApp((app) => app.settings.placeOf);
  const change = useApp((app) => app.changeSettings);
  if (!description) return null;
  const { id, title } = description;
  return (
    <Here
      name={words.placeHere(title)}
      says={words.placeHereSays(MOST_PLACES)}
      value={Object.hasOwn(placeOf, id) ? placeOf[id] : 'every'}
      names={words.places}
      onChange={(place) => change({ placeOf: withPlace({ placeOf }, id, place) })}
    />
  );
}

function SignsHere() {
  const description = useGameHere();
  const signsOf = useApp((app) => app.settings.signsOf);
  const change = useApp((app) => app.changeSettings);
  if (!description || !isWrittenOn(setNamed(description.looks?.set))) return null;
  const { id, title } = description;
  return (
    <Here
      name={words.signsHere(title)}
      says={words.signsHereSays(MOST_PLACES)}
      value={Object.hasOwn(signsOf, id) ? signsOf[id] : 'every'}
      names={words.signsShown}
      onChange={(signs) => change({ signsOf: withSigns({ signsOf }, id, signs) })}
    />
  );
}

function NotationHere() {
  const description = useGameHere();
  const notationOf = useApp((app) => app.settings.notationOf);
  const change = useApp((app) => app.changeSettings);
  const style = description && nativeStyleOf(description);
  if (!style) return null;
  const { id, title } = description;
  const { label, native } = NATIVE_EXAMPLES[style];
  return (
    <Row name={words.notationHere(title)} says={words.notationHereSays(label.replace(' ', '\u00a0'), native)}>
      {(describedBy) => (
        <Segmented
          label={words.notationHere(title)}
          describedBy={describedBy}
          value={notationIn({ notationOf }, id)}
          choices={NOTATIONS.map((notation) => ({ id: notation, name: words.notations[notation] }))}
          onChange={(to) => change({ notationOf: withNotation({ notationOf }, id, to) })}
        />
      )}
    </Row>
  );
}

function Turns() {
  return (
    <>
      <OnOff of="followTurn" name={words.followTurn} says={words.followTurnSays} />
      <Pick of="playback" name={words.playback} says={words.playbackSays} names={words.playbacks} />
      <OnOff of="warnLosing" name={words.warnLosing} says={words.warnLosingSays} />
      <NotificationSetting />
    </>
  );
}

function Speech() {
  const open = useApp((app) => app.open);
  return (
    <>
      <Pick of="spoken" name={words.spoken} says={words.spokenSays} names={words.spokens} />
      <Pick
        of="spokenSquares"
        name={words.spokenSquares}
        says={words.spokenSquaresSays}
        names={words.spokenSquareNames}
      />
      <Pick of="spokenPieces" name={words.spokenPieces} says={words.spokenPiecesSays} names={words.spokenPieceNames} />
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

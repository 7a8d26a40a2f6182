/** The settings of sound: all of it, each kind, and a sample to judge them by. */

import { SOUND_GROUPS, type SoundGroup } from '../../../../electron/contract/settings.ts';
import type { SoundName } from '../../../sound/names.ts';
import { playShortGame } from '../../../sound/short-game.ts';
import { speaker } from '../../../sound/speaker.ts';
import { useApp } from '../../../state/app.ts';
import { keyOf } from '../../../state/keys.ts';
import { uiText } from '../../../text/index.ts';
import { materialOf } from '../../../variants/registry.ts';
import { Button } from '../../shell/Button.tsx';
import { OnOff, Row, Slider } from './SettingRows.tsx';

const words = uiText.settings;

/** what a group sounds like, heard when its volume changes */
const SAMPLES: Readonly<Record<SoundGroup, SoundName>> = {
  moves: 'place',
  captures: 'capture',
  powers: 'gate',
  alerts: 'check',
  help: 'hint',
};

export function SoundSettings() {
  const { sound, calm, volume, volumes } = useApp((app) => app.settings);
  const change = useApp((app) => app.changeSettings);
  const variant = useApp((app) => app.opened?.variant ?? null);
  const material = variant === null ? 'wood' : materialOf(variant);
  const sample = (of: SoundName) => speaker.play(of, { across: 0, away: 0, material });
  return (
    <>
      <OnOff of="sound" name={words.sound} says={words.soundSays(keyOf('mute'))} />
      <Slider
        name={words.volume}
        value={volume}
        onChange={(to) => {
          void change({ volume: to });
          sample('place');
        }}
      />
      {SOUND_GROUPS.map((group) => (
        <Slider
          key={group}
          name={words.volumes[group]}
          says={words.volumesSay[group]}
          value={volumes[group]}
          onChange={(to) => {
            void change({ volumes: { ...useApp.getState().settings.volumes, [group]: to } });
            sample(SAMPLES[group]);
          }}
        />
      ))}
      <OnOff of="byEar" name={words.byEar} says={words.byEarSays} />
      <Row name={words.try} says={words.trySays}>
        {(describedBy) => (
          <Button
            why={!sound || calm ? words.soundIsOff : null}
            aria-describedby={describedBy}
            icon="sound"
            onClick={() => playShortGame(speaker, material)}
          >
            {words.tryIt}
          </Button>
        )}
      </Row>
    </>
  );
}

import { useMemo } from 'react';
import { placeIn, type Settings } from '../../../electron/contract/settings.ts';
import type { TableSettings } from '../../board/props.ts';
import { isDay, reducedMotion, showsGroupLetters, useResolved } from '../../state/appearance.ts';

/** What the 3D table of this game needs of the settings, except where this screen has a value of its own. */
export function useSceneSettings(
  settings: Settings,
  variant: string,
  own: Partial<Pick<TableSettings, 'reducedMotion' | 'playback' | 'letters'>> = {},
): TableSettings {
  const day = useResolved(isDay, settings);
  const still = useResolved(reducedMotion, settings);
  const groupLetters = useResolved(showsGroupLetters, settings);
  const place = placeIn(settings, variant);
  const { quality, measuredQuality, coordinates } = settings;
  const { reducedMotion: isStill = still, playback = settings.playback, letters = settings.letters } = own;
  return useMemo(
    () => ({
      quality,
      measuredQuality,
      reducedMotion: isStill,
      playback,
      coordinates,
      letters,
      groupLetters,
      place,
      day,
    }),
    [quality, measuredQuality, isStill, playback, coordinates, letters, groupLetters, place, day],
  );
}

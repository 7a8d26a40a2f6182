/**
 * What was thrown and lies on the 3D table now; and its one sound where it does not roll: on the flat board, which has only
 * its words, and without animation.
 */
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableSettings, Thrown } from '../../board/props.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { soundKnock } from '../parts/sounds.ts';

/** of the one sound of a throw that is not seen rolling */
const STRENGTH = 0.6;

export function useThrown(
  { store }: MatchStore,
  flat: boolean,
  { reducedMotion, playback }: Pick<TableSettings, 'reducedMotion' | 'playback'>,
): Thrown | null {
  const nth = useStore(store, (s) => s.thrown);
  const match = useStore(store, (s) => s.view.match);
  const toss = useStore(store, (s) => (s.thrown === null ? undefined : s.view.tosses?.[s.thrown]));
  const text = toss && JSON.stringify(toss);
  // a view that comes later has the same toss as another object
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it
  const thrown = useMemo<Thrown | null>(
    () => (toss ? { key: `${match} ${nth}`, coin: toss.coin, dice: toss.dice, sides: toss.sides } : null),
    [match, nth, text],
  );
  const key = thrown?.key ?? null;
  const heard = useRef(key);
  const isStill = flat || reducedMotion || playback === 'none';
  useEffect(() => {
    if (key === heard.current) return;
    heard.current = key;
    if (thrown && isStill)
      soundKnock({ what: thrown.coin === null ? 'die' : 'coin', strength: STRENGTH }, store.getState());
  }, [key, thrown, isStill, store]);
  return thrown;
}

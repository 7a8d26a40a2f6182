/**
 * The sounds of the table: what happens in the match, told to the speaker, each from its square as the player at this
 * seat sees it. One that cannot be played is left out.
 */
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { EffectView } from '../../../electron/contract/view.ts';
import { isOwn } from '../../board/owner.ts';
import type { Moment, TossKnock } from '../../board/props.ts';
import { decorate } from '../../decoration/decorate.ts';
import { oneSound, soundingOf } from '../../sound/effects.ts';
import type { SoundName } from '../../sound/names.ts';
import { speaker } from '../../sound/speaker.ts';
import { placeOfUtterance, soundOfUtterance } from '../../sound/utterances.ts';
import { sourceAt } from '../../sound/where.ts';
import type { MatchState, Utterance } from '../../state/match/match.ts';
import { pieceAt, pieceOf, shownView } from '../../state/match/match-derived.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { materialOf } from '../../variants/registry.ts';

/** What a sound depends on in the state of a match. */
type Heard = Pick<MatchState, 'description' | 'seat'>;

export const soundAt = (sound: SoundName, { description, seat }: Heard, cell: number | null, length?: number): void =>
  decorate('a sound', () =>
    speaker.play(sound, sourceAt(description, cell, seat, materialOf(description.id)), { length }),
  );

/** Of what was thrown, beside the board at the far left; without a roll one that tells of the throw. */
const TRAY = { across: -1, away: 0.7 } as const;
export const soundKnock = ({ what, strength }: TossKnock, { description }: Pick<MatchState, 'description'>): void =>
  decorate('a sound', () => speaker.play(what, { ...TRAY, material: materialOf(description.id) }, { strength }));

/** Plays what a player has picked up, cannot do or is told. */
export function soundUtterance(utterance: Utterance, state: MatchState): void {
  decorate('a sound', () => {
    const view = shownView(state);
    const sound = soundOfUtterance(utterance, view, state.description);
    if (sound === null) return;
    const { piece = null, cell = null } = placeOfUtterance(utterance);
    soundAt(sound, state, cell ?? (piece === null ? null : (pieceOf(view, piece)?.at ?? null)));
  });
}

/** What the board reports, as sounds; and, where every event has a sound, the square under the cursor. */
export function useSounds(
  { store }: MatchStore,
  flat: boolean,
): {
  readonly onMoment: (moment: Moment) => void;
  readonly onShown: (effects: readonly EffectView[], how: 'cut' | 'back') => void;
} {
  const heard = useMemo(() => {
    const onMoment = ({ effect, phase, length }: Moment): void =>
      decorate('a sound', () => {
        const state = store.getState();
        const sounding = soundingOf(effect, shownView(state));
        const sound = sounding[phase];
        if (sound !== null) soundAt(sound, state, sounding.cell, sound === 'slide' ? length / 1000 : undefined);
      });
    const onShown = (effects: readonly EffectView[], how: 'cut' | 'back'): void =>
      decorate('a sound', () => {
        const state = store.getState();
        const one = how === 'back' ? { sound: 'back' as const, cell: null } : oneSound(effects, shownView(state));
        if (one) soundAt(one.sound, state, one.cell);
      });
    return { onMoment, onShown };
  }, [store]);

  // the flat board has no playback: an arrival has one sound
  const known = useRef(store.getState().arrival.key);
  const arrival = useStore(store, (s) => s.arrival);
  useEffect(() => {
    if (known.current === arrival.key) return;
    known.current = arrival.key;
    if (!flat) return;
    if (arrival.how === 'back') heard.onShown([], 'back');
    else if (arrival.effects.length > 0) heard.onShown(arrival.effects, 'cut');
  }, [arrival, flat, heard]);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.cursor === before.cursor) return;
        decorate('a sound', () => {
          const view = shownView(state);
          const there = pieceAt(view, state.cursor);
          const sound =
            there === undefined
              ? 'square-empty'
              : isOwn(state.description, there, view.turn)
                ? 'square-own'
                : 'square-other';
          soundAt(sound, state, state.cursor);
        });
      }),
    [store],
  );
  return heard;
}

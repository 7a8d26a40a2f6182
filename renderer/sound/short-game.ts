/** A short game to judge the sounds by: one of each kind, from all over the board, to the end. */
import type { MaterialName } from '../board/material.ts';
import type { SoundName } from './names.ts';
import type { Speaker } from './speaker.ts';

type Event = readonly [sound: SoundName, seconds: number, across: number, away: number];

// biome-ignore format: one row per move
const GAME: readonly Event[] = [
  ['lift', 0, -0.4, 0.2], ['slide', 0.2, -0.4, 0.4], ['place', 0.5, -0.4, 0.6],
  ['leap', 1, 0.5, 0.9], ['place', 1.24, 0.6, 0.6],
  ['shove', 1.8, -0.8, 0.4], ['capture', 2.5, 0.2, 0.5], ['explosion', 3.1, 0.2, 0.5],
  ['gate', 4.2, -0.6, 0.3], ['freeze', 5, 0.8, 0.7], ['promote', 5.7, 0, 1],
  ['check', 6.4, 0, 0.9], ['your-turn', 7.1, 0, 0], ['win', 7.8, 0, 0],
];

export function playShortGame(speaker: Pick<Speaker, 'play'>, material: MaterialName): void {
  for (const [sound, after, across, away] of GAME) speaker.play(sound, { across, away, material }, { after });
}

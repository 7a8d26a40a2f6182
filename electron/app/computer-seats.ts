/** The computer's seats, as the application makes them: what players choose, and chance. */
import { randomInt } from 'node:crypto';
import type { ComputerSeat, Player } from '../../engine/match/player.ts';
import type { ComputerChoice } from '../contract/settings.ts';

const anySeed = (): number => randomInt(2 ** 32);

export const computerSeatOf = ({ level, seconds }: ComputerChoice): ComputerSeat => ({
  level,
  seconds,
  seed: anySeed(),
});
/** The same player in another game, where the computer chooses otherwise. */
export const reseated = ({ name, computer }: Player): Player => ({
  name,
  ...(computer && { computer: { ...computer, seed: anySeed() } }),
});

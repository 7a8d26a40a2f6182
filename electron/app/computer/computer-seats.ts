/** The seats of the computer and of friends elsewhere, as the application makes them: what players choose, and chance. */
import { randomBytes, randomInt } from 'node:crypto';
import type { ComputerSeat, Elsewhere, Player } from '../../../engine/match/player.ts';
import type { ComputerChoice } from '../../contract/settings.ts';

const anySeed = (): number => randomInt(2 ** 32);

export const computerSeatOf = ({ level, seconds, engine }: ComputerChoice): ComputerSeat => ({
  ...{ level, seconds, seed: anySeed() },
  ...(engine && { engine }),
});
/** A friend elsewhere: nobody else can know the key of the game. */
export const anyKey = (): Elsewhere => ({ key: randomBytes(16).toString('hex') });
/** The same player in another game, where the computer chooses otherwise, and which has a key of its own. */
export const reseated = ({ name, computer, elsewhere }: Player): Player => ({
  name,
  ...(computer && { computer: { ...computer, seed: anySeed() } }),
  ...(elsewhere && { elsewhere: anyKey() }),
});

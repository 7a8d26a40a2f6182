import { useGameText } from '../../../state/files/game-text.ts';
import { uiText } from '../../../text/index.ts';

/**
 * Why the game in the workshop cannot be played; null where nothing is known to be wrong with it. While the host still
 * reads the newest text it may be played: the host refuses what it cannot play, and a press just after a change counts.
 */
export const useWhyNotPlayable = (): string | null =>
  useGameText(({ isCurrent, shown }) =>
    isCurrent && shown !== null && shown.description === null ? uiText.workshop.testWhy : null,
  );

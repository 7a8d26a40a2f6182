/** Texts of a game as they are read out, in the style that the player has chosen. */
import { useCallback } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { aloud } from '../../narration/aloud.ts';
import { useApp } from '../../state/app.ts';

export function useReadOut(description: VariantDescription): (text: string) => string {
  const spokenSquares = useApp((app) => app.settings.spokenSquares);
  const spokenPieces = useApp((app) => app.settings.spokenPieces);
  return useCallback(
    (text) => aloud(description, text, { spokenSquares, spokenPieces }),
    [description, spokenSquares, spokenPieces],
  );
}

/** What the host says in each language. */
import type { NamePiece } from '../engine/shared/naming.ts';
import { games as deGames } from './de/games.ts';
import * as de from './de/host.ts';
import { namePiece as deNames } from './de/naming.ts';
import { games as frGames } from './fr/games.ts';
import * as fr from './fr/host.ts';
import { namePiece as frNames } from './fr/naming.ts';
import type { LanguageTag } from './languages.ts';

interface HostTexts {
  /** the texts of each area */
  readonly areas: Readonly<Record<string, object>>;
  /** what reads the catalogues of what the games say */
  readonly games: readonly (() => string)[];
  readonly names: NamePiece;
}
export const hostTexts: { readonly [tag in LanguageTag]: HostTexts } = {
  de: { areas: de, games: deGames, names: deNames },
  fr: { areas: fr, games: frGames, names: frNames },
};

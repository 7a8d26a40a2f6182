/// <reference path="../../engine/shared/text-files.d.ts" />
/** What the games say: catalogues, by English sentence. Each is read when it is called for. */
import acid from './games/acid.po';
import chesimals from './games/chesimals.po';
import deicide from './games/deicide.po';
import fourchan from './games/fourchan.po';
import knownVariants from './games/known-variants.po';
import ownGames from './games/own-games.po';

export const games: readonly (() => string)[] = [acid, chesimals, deicide, fourchan, knownVariants, ownGames];

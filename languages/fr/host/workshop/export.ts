/** Why a game cannot be written for another program. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { sentences as english } from '../../../../engine/workshop/export/sentences.ts';

export const workshopExport: Words<typeof english> = {
  parts: {
    whole: 'ce jeu',
    moves: (kind) => `la marche de « ${kind} »`,
    promotions: (kind) => `ce que devient « ${kind} »`,
    else: (kind) => `ce que « ${kind} » a de particulier`,
    rule: (rule) => `la règle « ${rule} »`,
    start: 'la position de départ',
    terrain: 'le terrain',
    castling: 'le roque',
    drops: 'les poses de ce jeu',
    gating: 'les endroits où des pièces entrent derrière d’autres',
    endings: 'la façon dont ce jeu se termine',
    declaration: 'la déclaration qui termine la partie',
    limits: 'le nombre permis de pièces d’une sorte',
  },
  notWritten: (what) => `Le format de Fairy-Stockfish ne permet pas d’écrire ${what}.`,
};

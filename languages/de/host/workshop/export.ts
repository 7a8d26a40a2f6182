/** Why a game cannot be written for another program. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { sentences as english } from '../../../../engine/workshop/export/sentences.ts';

export const workshopExport: Words<typeof english> = {
  parts: {
    whole: 'Dieses Spiel',
    moves: (kind) => `Wie „${kind}“ zieht,`,
    promotions: (kind) => `Was aus „${kind}“ wird,`,
    else: (kind) => `Das Besondere an „${kind}“`,
    rule: (rule) => `Die Regel „${rule}“`,
    start: 'Die Grundstellung',
    terrain: 'Gelände',
    castling: 'Die Rochade',
    drops: 'Das Einsetzen in diesem Spiel',
    gating: 'Wo Figuren hinter anderen eintreten,',
    endings: 'Wie dieses Spiel endet,',
    declaration: 'Die Erklärung, mit der eine Partie endet,',
    limits: 'Wie viele es von einer Art geben darf,',
  },
  notWritten: (what) => `${what} lässt sich im Format von Fairy-Stockfish nicht schreiben.`,
};

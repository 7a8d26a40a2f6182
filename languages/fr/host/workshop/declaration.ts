/** Declaring a game over. A sentence's choices stand in it as {placeholders}. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { words as english } from '../../../../engine/workshop/words/declaration-sentences.ts';

export const workshopDeclaration: Words<typeof english> = {
  says: 'Au lieu de jouer un coup, un joueur peut terminer la partie par une déclaration si ses pièces royales se trouvent dans la zone {zone}, hors d’échec, avec au moins {others} autres pièces à lui.',
  others: 'Combien d’autres',
  points:
    'Parmi ces autres pièces et celles en main, ces types comptent, promus ou non, {points} points chacun : {majors}. Toute autre pièce compte 1 point. Les Blancs gagnent avec {white} points, les Noirs avec {black}.',
  each: 'Points de chacune',
  white: 'Points pour que les Blancs gagnent',
  black: 'Points pour que les Noirs gagnent',
  draws: 'Avec moins de points, mais au moins {draws}, la déclaration fait nulle.',
  drawing: 'Points pour la nulle',
};

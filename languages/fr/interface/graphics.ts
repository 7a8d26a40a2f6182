/** What is said when the 3D board cannot be drawn, by the reason. */

import type { Words } from '../../../engine/shared/language.ts';
import type { graphicsText as english } from '../../../renderer/text/graphics.ts';

export const graphicsText: Words<typeof english> = {
  says: {
    unsupported: 'Cet ordinateur ne peut pas afficher l’échiquier 3D pour le moment : l’échiquier plat est ouvert.',
    lost: 'La carte graphique a cessé de dessiner. L’échiquier plat est ouvert jusqu’à ce que l’échiquier 3D puisse de nouveau être dessiné.',
    failed: 'L’échiquier 3D n’a pas pu être dessiné : l’échiquier plat est ouvert.',
  },
  /** on the button that switches boards */
  tip: {
    unsupported: 'Cet ordinateur n’a pas pu afficher l’échiquier 3D. Appuyez pour réessayer.',
    lost: 'La carte graphique a cessé de dessiner. L’échiquier 3D revient quand il peut être dessiné ; appuyez pour essayer maintenant.',
    failed: 'L’échiquier 3D n’a pas pu être dessiné. Appuyez pour réessayer.',
  },
  tryAgain: 'Réessayer',
  isBack: 'L’échiquier 3D est revenu.',
  /** what can be made only of the 3D board */
  picture: {
    unsupported:
      'Cet ordinateur ne peut pas afficher l’échiquier 3D, et une image ne peut être prise que de celui-ci. Copiez plutôt la position.',
    lost: 'La carte graphique a cessé de dessiner, et une image ne peut être prise que de l’échiquier 3D. Attendez qu’il revienne, ou passez à l’échiquier 3D pour essayer maintenant.',
    failed:
      'L’échiquier 3D n’a pas pu être dessiné, et une image ne peut être prise que de celui-ci. Fermez ceci et passez à l’échiquier 3D pour réessayer.',
  },
  film: {
    unsupported:
      'Cet ordinateur ne peut pas afficher l’échiquier 3D, et un film ne peut être créé que de celui-ci. Copiez plutôt la partie.',
    lost: 'La carte graphique a cessé de dessiner, et un film ne peut être créé que de l’échiquier 3D. Attendez qu’il revienne, ou passez à l’échiquier 3D pour essayer maintenant.',
    failed:
      'L’échiquier 3D n’a pas pu être dessiné, et un film ne peut être créé que de celui-ci. Fermez ceci et passez à l’échiquier 3D pour réessayer.',
  },
};

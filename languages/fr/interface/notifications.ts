/** What is said of a game while the window is not in front: who and which game, and nothing of what happened on its board. */

import type { Words } from '../../../engine/shared/language.ts';
import type { notificationText as english } from '../../../renderer/text/notifications.ts';
import { begin, verb } from './names.ts';

const asks = (who: string): string => `${begin(who)} ${verb(who, 'demande', 'demandent')}`;

export const notificationText: Words<typeof english> = {
  turn: 'À vous de jouer',
  over: 'La partie est terminée',
  asks: {
    'take-back': (who) => `${asks(who)} à reprendre un coup`,
    draw: (who) => `${begin(who)} ${verb(who, 'propose', 'proposent')} la nulle`,
    rematch: (who) => `${asks(who)} une autre partie`,
  },
  computer: 'l’ordinateur',
  against: (game, who) => `${game}, contre ${who}`,
  settings: {
    name: 'Notifications',
    says: 'Quand cette fenêtre n’est pas devant : un tour, une proposition ou la fin de la partie venant d’une autre machine, ou un coup de l’ordinateur qui a pris dix secondes ou plus. Le titre de la fenêtre le dit toujours.',
    calm: 'Désactivées en mode sensoriel réduit.',
    cannot:
      'Ce système n’affiche pas de notifications. Le symbole ou le cadre de la fenêtre est marqué à la place, là où le système le fait.',
    noBrowser: 'Ce navigateur n’a pas de notifications.',
    denied:
      'Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour cette page, à côté de l’adresse, puis activez ceci.',
    dismissed:
      'Votre navigateur n’a pas autorisé les notifications. Activez ceci pour que la question soit posée de nouveau.',
    failed:
      'Le système n’a pas affiché de notification. Autorisez les notifications de ce navigateur dans les réglages du système.',
  },
};

/** What is said of a game while the window is not in front: who and which game, and nothing of what happened on its board. */

import type { Words } from '../../../engine/shared/language.ts';
import type { notificationText as english } from '../../../renderer/text/notifications.ts';

export const notificationText: Words<typeof english> = {
  turn: 'Du bist am Zug',
  over: 'Die Partie ist zu Ende',
  asks: {
    'take-back': (who) => `${who} bittet darum, einen Zug zurückzunehmen`,
    draw: (who) => `${who} bietet Remis an`,
    rematch: (who) => `${who} bittet um eine weitere Partie`,
  },
  /** always behind “gegen” */
  computer: 'den Computer',
  against: (game, who) => `${game}, gegen ${who}`,
  settings: {
    name: 'Benachrichtigungen',
    says: 'Solange dieses Fenster nicht vorn ist: ein Zug, ein Angebot oder das Ende der Partie von einem anderen Rechner, oder ein Zug des Computers, der zehn Sekunden oder länger gedauert hat. Der Titel des Fensters sagt es immer.',
    calm: 'Im reizarmen Modus aus.',
    cannot:
      'Dieses System zeigt keine Benachrichtigungen. Stattdessen wird das Symbol oder der Rahmen des Fensters markiert, wo das System das kann.',
    noBrowser: 'Dieser Browser hat keine Benachrichtigungen.',
    denied:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite, neben der Adresse, und schalte sie dann hier ein.',
    dismissed: 'Dein Browser hat Benachrichtigungen nicht erlaubt. Schalte sie hier ein, um wieder gefragt zu werden.',
    failed:
      'Das System hat eine Benachrichtigung nicht gezeigt. Erlaube Benachrichtigungen dieses Browsers in den Einstellungen des Systems.',
  },
};

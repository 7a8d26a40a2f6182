/** The words for a game with a friend at another machine, whose turns come and go as text. */

import type { Words } from '../../../engine/shared/language.ts';
import type { correspondenceText as english } from '../../../renderer/text/correspondence.ts';
import { plural } from '../plural.ts';
import { FRIEND, friendAcc, friendDat, friendFirst } from './friend.ts';

/** which of the missing turns are the reader's */
const yours = (turns: number, own: number): string => {
  if (own < turns) return own === 1 ? 'einer davon ist deiner' : `${own} davon sind deine`;
  return turns === 1 ? 'es ist deiner' : 'es sind deine';
};

export const correspondenceText: Words<typeof english> = {
  seat: {
    choice: 'Freund anderswo',
    who: 'ein Freund anderswo',
    bar: (name, side) => `${name} spielt ${side} gegen einen Freund anderswo.`,
    youBar: (side) => `Du spielst ${side} gegen einen Freund anderswo.`,
    asText: 'Ihr schickt einander jeden Zug als Text.',
    noClocks:
      'Eine Partie mit einem Freund anderswo hat keine Uhren. Um gleichzeitig über ein Netz zu spielen, wähle „Person“ und lade deinen Freund im Menü der Partie ein.',
  },
  /** behind the name of the player */
  state: { elsewhere: 'anderswo', awaited: 'anderswo, der Zug wird erwartet' },
  friend: FRIEND,
  step: {
    invite: (name) => `Lade ${friendAcc(name)} ein.`,
    inviteSays:
      'Kopiere die Einladung und schicke sie per Mail oder Chat. Sie öffnet diese Partie auf dem anderen Rechner.',
    send: 'Dein Zug ist bereit zum Senden.',
    sendSays: (name) =>
      `Kopiere ihn und schicke ihn per Mail oder Chat an ${friendAcc(name)}. Bis dahin kannst du ihn zurücknehmen.`,
    sendEnd: (name) => `Kopiere diesen letzten Zug und schicke ihn an ${friendAcc(name)}.`,
    waiting: (name) => `Warten auf ${friendAcc(name)}.`,
    waitingSays: 'Wenn der Text der anderen Seite da ist, füge ihn hier ein.',
    offered: (name) => `${friendFirst(name)} bietet Remis an.`,
    offeredSays: 'Nimm an oder spiele weiter.',
  },
  buttons: {
    copy: 'Meinen Zug kopieren',
    invite: 'Einladung kopieren',
    again: 'Noch mal kopieren',
    paste: 'Zug einfügen',
    accept: 'Remis annehmen',
  },
  reasons: {
    byText: 'Diese Partie wird schon per Text gespielt.',
    nobody: 'Beide Seiten dieser Partie sitzen an diesem Rechner.',
    sent: 'Was gesendet ist, kann nicht mehr zurückgenommen werden.',
    nothingSent: 'Von dieser Partie wurde noch nichts gesendet.',
    notYet: 'Beende erst deinen Zug, dann kopiere ihn.',
    offer: 'Biete Remis an, wenn du deinen Zug kopierst.',
    referee: 'In einer Partie per Text bleibt der Schiedsrichter an.',
    help: 'Bis eine Partie mit einem Freund zu Ende ist, hilft der Computer nicht.',
  },
  accept: {
    title: 'Remis annehmen?',
    says: 'Die Partie endet remis. Schicke danach den Text dafür.',
    yes: 'Remis annehmen',
    no: 'Weiterspielen',
  },
  send: {
    title: (name) => `Deinen Zug an ${friendAcc(name)} schicken`,
    inviteTitle: (name) => `Einladung an ${friendAcc(name)}`,
    label: 'Der Text zum Schicken',
    before: 'Sobald du ihn kopierst, gilt der Zug als gesendet und kann nicht mehr zurückgenommen werden.',
    inviteBefore:
      'Der Text beginnt diese Partie auf dem anderen Rechner. Wer ihn liest, könnte stattdessen mitspielen; schicke ihn also nur deinem Freund.',
    draw: 'Dazu Remis anbieten',
    copy: 'Text kopieren',
    copied: (name) => `Kopiert. Füge den Text in eine Nachricht an ${friendAcc(name)} ein und die Antwort dann hier.`,
    refused:
      'Der Browser lässt diese Seite die Zwischenablage nicht verwenden. Kopiere den markierten Text und schicke ihn.',
    close: 'Schließen',
  },
  receive: {
    played: 'Der Zug der anderen Seite ist auf dem Brett.',
    begun: 'Die Partie hat begonnen.',
    known: 'Diese Partie hast du schon.',
    question: 'Der Rechner deines Freundes hat eine andere Kopie dieser Partie. Wähle, ob du sie übernimmst.',
  },
  /** the other machine has a copy that has turns of the side here, or differs */
  question: {
    more: (turns) => `${plural(turns, 'Zug fehlt', 'Züge fehlen')} hier.`,
    moreSays: (name, turns, own) =>
      `${turns === 1 ? 'Er ist' : 'Sie sind'} auf dem Rechner von ${friendDat(name)}, und ${yours(turns, own)}. Ist die Kopie hier älter, aus einer Sicherung? Dann übernimm die andere.`,
    differs: 'Die beiden Kopien dieser Partie sind verschieden.',
    differsSays: (name, turns) =>
      `Wenn du die vom Rechner von ${friendDat(name)} übernimmst, wird zurückgenommen, was nur hier gespielt wurde, und stattdessen ${turns === 1 ? 'kommt 1 Zug' : `kommen ${turns} Züge`}.`,
    yes: 'Andere übernehmen',
    no: 'Meine behalten',
  },
  /** all that was sent, for a machine that has an older copy */
  whole: {
    title: 'Ganze Partie noch mal senden',
    says: (name) =>
      `Das hilft, wenn der Rechner von ${friendDat(name)} eine ältere Kopie dieser Partie hat, aus einer Sicherung, oder wenn ihr beide wartet. Er prüft sie und fragt, bevor er etwas ändert.`,
    has: 'Darin ist jeder Zug, der gesendet wurde, und nichts, was du noch nicht gesendet hast. Schicke sie nur deinem Freund: Wer sie liest, könnte an Stelle von einem von euch weiterspielen.',
    send: 'Über den Broker senden',
    sent: 'Sie ist über den Broker unterwegs.',
    copy: 'Als Text kopieren',
    copied: (name) => `Kopiert. Füge den Text in eine Nachricht an ${friendAcc(name)} ein.`,
    close: 'Schließen',
  },
  /** in lists */
  list: {
    yours: 'Du bist am Zug',
    send: 'Sende deinen Zug',
    theirs: (name) => `Warten auf ${friendAcc(name)}`,
    over: 'Zu Ende',
    awaitYou: (n) => plural(n, 'wartet auf dich', 'warten auf dich'),
  },
};

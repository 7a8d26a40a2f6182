/** What players are told about tables on the network: codes that cannot be read, and tables that cannot be joined. */
import type {
  codeMessages as englishCode,
  joinMessages as englishJoin,
  tableMessages as englishTable,
} from '../../../electron/contract/direct-messages.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf } from '../plural.ts';

export const codeMessages: Words<typeof englishCode> = {
  empty: 'Tippe den Code der Einladung oder füge ihn ein.',
  letter: (letter) => `Ein Code hat kein „${letter}“. Prüfe diesen Buchstaben oder kopiere den Code noch mal.`,
  tooShort: (has, needs) => `Dieser Code hat ${has} Buchstaben und braucht ${needs}. Das Ende fehlt.`,
  tooLong: (has, needs) => `Dieser Code hat ${has} Buchstaben und braucht nur ${needs}.`,
  mistyped: 'Ein Buchstabe dieses Codes ist falsch. Vergleiche ihn Gruppe für Gruppe mit dem Original.',
  newer: 'Dieser Code stammt von einer neueren Version von Fairytable. Installiere diese Version, um beizutreten.',
};

export const joinMessages: Words<typeof englishJoin> = {
  nobodyThere: (addresses) =>
    `Unter ${eitherOf(addresses)} antwortet niemand. Ist der andere Tisch offen, und seid ihr im selben Netz?`,
  anotherTable:
    'Unter dieser Adresse antwortet ein anderes Programm, nicht der Tisch dieses Codes. Es wurde nichts gesendet.',
  codeUsed: 'Dieser Code gilt nicht mehr. Bitte um einen neuen.',
  full: 'Dieser Tisch ist voll.',
};

export const tableMessages: Words<typeof englishTable> = {
  notYourTurn: 'Die andere Seite ist am Zug.',
  onlyWatching: 'Du schaust bei dieser Partie zu. Das können nur die beiden Spieler.',
  notHere: 'Das geht nicht, solange ihr an zwei Rechnern spielt.',
  asked: {
    'take-back': 'Du hast darum gebeten, den Zug zurückzunehmen. Dein Gegner antwortet.',
    draw: 'Du hast Remis angeboten. Dein Gegner antwortet.',
    rematch: 'Du hast um noch eine Partie gebeten. Dein Gegner antwortet.',
  },
  nothingToTakeBack: 'Du hast keinen Zug gemacht, der zurückgenommen werden könnte.',
  notOver: 'Die Partie ist noch nicht zu Ende.',
  nobodyToAsk: 'Die andere Seite spielt gerade niemand. Lade zuerst jemanden dazu ein.',
  manyNotes: 'Du hast in dieser Partie so viel geschrieben, gezeichnet und zurückgenommen, wie ein Gast darf.',
  noSuchOffer: 'Das wurde schon beantwortet, oder die Partie ist weitergegangen.',
  notForTwo:
    'Nur eine Partie zwischen zwei Personen mit eingeschaltetem Schiedsrichter kann auf zwei Rechnern gespielt werden.',
  ownSeat: 'Diese Seite spielst du. Lade jemanden zur anderen ein.',
  inviteFirst: 'Lade zuerst jemanden zum Spielen ein.',
  tooLong:
    'Diese Partie ist zu lang geworden, um über das Netz gesendet zu werden. Sie lässt sich auf dem Rechner ansehen, auf dem sie begonnen wurde.',
  secretText:
    'Der Text dieser Partie würde verraten, wie viel die andere Seite verbirgt. Speichere ihn, nachdem du den Tisch verlassen hast.',
  noSeat: 'Es gibt keinen Tisch, an den du zurückkehren kannst. Bitte um einen neuen Code.',
  notYours: 'Das beantwortet dein Gegner.',
  otherVersion: (theirs, own) =>
    `Am anderen Rechner läuft Fairytable ${theirs}, hier ${own}. Beide brauchen dieselbe Version.`,
  badRules: (says) => `Die Regeln dieses Spiels können hier nicht gespielt werden. ${says}`,
  limitRules: (of) =>
    `Die Züge dieses Spiels zu finden braucht hier zu viel ${of === 'time' ? 'Zeit' : 'Speicher'}. Bitte den Gastgeber um ein Spiel mit einem kleineren Brett oder einfacheren Zügen.`,
  notATable: 'Der andere Rechner hat etwas geantwortet, was diese Version nicht versteht.',
  silent:
    'Der andere Rechner lässt dich herein und sagt dann nichts. Bitte den Gastgeber, den Tisch zu schließen und dir einen neuen Code zu schicken.',
  impossible: 'Vom Gastgeber kam etwas Unmögliches.',
  impossibleHello:
    'Dieser Tisch zeigt etwas, was es in seinem Spiel nicht geben kann, und wird darum nicht geöffnet. Bitte den Gastgeber um eine andere Partie und einen neuen Code.',
  impossibleAnswer:
    'Der Gastgeber hat etwas geantwortet, was es in dieser Partie nicht geben kann. Hier hat sich nichts geändert.',
  lost: 'Die Verbindung zum Tisch ist abgebrochen. Die Partie ist dort sicher; Fairytable versucht es weiter.',
  back: 'Die Verbindung zum Tisch ist wieder da.',
  noTable: 'Diese Partie wird nur an diesem Rechner gespielt.',
  closed: {
    ended: 'Der Gastgeber hat den Tisch geschlossen.',
    left: 'Du hast diesen Tisch verlassen.',
    replaced: 'Der Gastgeber hat deinen Platz jemand anderem gegeben.',
    displaced: 'Du bist diesem Tisch ein zweites Mal beigetreten. Die Partie geht dort weiter.',
    'too-much':
      'Es wurde mehr auf einmal gesendet, als ein Tisch annimmt; darum hat er die Verbindung beendet. Tritt wieder bei, um weiterzuspielen.',
    invalid:
      'Beim anderen Rechner kam etwas an, was seine Version nicht versteht. Tritt wieder bei, um weiterzuspielen.',
  },
};

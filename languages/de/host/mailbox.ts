/** What players are told about a broker that carries their games: addresses that cannot be read, and what went wrong. */
import type * as english from '../../../electron/contract/mailbox-messages.ts';
import type { Words } from '../../../engine/shared/language.ts';

export const brokerAddressMessages: Words<typeof english.brokerAddressMessages> = {
  empty: 'Gib die Adresse des Brokers ein, zum Beispiel mqtts://broker.example.org.',
  noScheme: 'Die Adresse eines Brokers beginnt mit mqtt://, mqtts://, ws:// oder wss://.',
  unreadable: 'Das ist keine Adresse. So sieht eine aus: mqtts://broker.example.org:8883.',
  noPath: 'Eine Adresse mit mqtt:// oder mqtts:// endet mit dem Port. Entferne, was danach kommt.',
  noExtras: 'Die Adresse eines Brokers hat kein ? und kein #. Entferne, was danach kommt.',
  tooLong: 'Diese Adresse ist zu lang.',
  passwordAlone: 'Zu einem Passwort gehört ein Benutzername.',
};

export const brokerMessages: Words<typeof english.brokerMessages> = {
  hostNotFound: (host) => `Kein Rechner heißt ${host}. Prüfe die Adresse, und ob du online bist.`,
  refused: (host, port) =>
    `${host} antwortet, aber auf Port ${port} ist dort kein Broker. Prüfe den Port, und ob der Broker läuft.`,
  noAnswer: (host) => `${host} antwortet nicht. Prüfe die Adresse, und ob eine Firewall dazwischen ist.`,
  unreachable: (host) => `Von hier führt kein Weg zu ${host}. Bist du online?`,
  certificate: (host, why) =>
    `${host} hat ein Zertifikat, dem dieser Rechner nicht vertraut (${why}). Es wurde nichts gesendet.`,
  notTls: (host) => `${host} spricht auf diesem Port kein TLS. Prüfe den Port, oder nimm mqtt:// oder ws://.`,
  notWebSocket: (host, status) =>
    `${host} ist ein Webserver, aber unter dieser Adresse kein Broker (die Antwort war ${status}). Prüfe den Pfad.`,
  oldVersion: (host) => `Der Broker unter ${host} spricht nur MQTT 3.1.1. Fairytable braucht einen mit MQTT 5.`,
  notMqtt: (host) =>
    `${host} hat die Verbindung ohne Antwort beendet. Ist es ein Broker mit MQTT 5, und stimmt der Port?`,
  wrongPassword: 'Der Broker nimmt diesen Benutzernamen mit diesem Passwort nicht an.',
  notAuthorized: 'Der Broker lässt dich nicht herein. Braucht er einen Benutzernamen und ein Passwort?',
  notAllowed:
    'Der Broker lässt dich herein, aber nicht an die Nachrichten dieser Partie. Bitte den Betreiber um Erlaubnis.',
  banned: 'Der Broker hat diesen Rechner gesperrt.',
  busy: 'Der Broker ist im Moment überlastet.',
  overQuota: 'Der Broker nimmt im Moment keine Nachrichten mehr von dir an.',
  tooLarge: 'Der Broker nimmt keine Nachrichten dieser Größe an. Sein Betreiber kann größere erlauben.',
  unconfirmed:
    'Der Broker hat eine Nachricht nicht bestätigt. Entweder ist die Verbindung schlecht, oder er nimmt keine Nachrichten dieser Größe an.',
  unassured:
    'Der Broker stellt nicht sicher, dass Nachrichten ankommen (QoS 1); Züge könnten also verloren gehen. Nimm einen anderen Broker.',
  noSession:
    'Der Broker vergisst diesen Rechner, sobald er die Verbindung trennt; Züge könnten also verloren gehen. Nimm einen anderen Broker, oder bitte den Betreiber, Sitzungen zu behalten.',
  shortSession:
    'Der Broker vergisst einen Rechner schon nach weniger als einer Stunde; Züge könnten also verloren gehen. Nimm einen anderen Broker, oder bitte den Betreiber, Sitzungen länger zu behalten.',
  noStorage:
    'Der Broker bewahrt keine Nachrichten für einen Rechner auf, der weg ist. Nimm einen anderen Broker, oder bitte den Betreiber, sie zu speichern.',
  displaced:
    'Diesen Platz nutzt jetzt ein anderer Rechner, mit einer Kopie derselben Partie. Spiele nur an einem der beiden weiter.',
  invalid: 'Der Broker hat etwas gesendet, was nicht MQTT 5 ist.',
  lost: 'Die Verbindung zum Broker ist abgebrochen.',
  other: (what) => `Der Broker hat abgelehnt: ${what}.`,
};

export const mailboxMessages: Words<typeof english.mailboxMessages> = {
  tooLong: 'Diese Nachricht ist zu lang, um gesendet zu werden.',
  full: 'Es warten schon zu viele Nachrichten auf deinen Gegner.',
  ended: 'Dieses Postfach ist geschlossen.',
  notSaved: 'Die Nachricht konnte auf diesem Rechner nicht gespeichert werden und wurde darum nicht gesendet.',
  damaged:
    'Die Datei, in der steht, was gesendet wurde, ist beschädigt. Spiele weiter, indem du Züge als Text kopierst.',
  olderCopy:
    'Dein Gegner hat mehr Nachrichten von dir bekommen, als dieser Rechner gesendet hat. Ist das eine ältere Kopie deiner Partien?',
  notTaken: 'Es kam eine Nachricht, die auf diesem Rechner nicht gespeichert werden konnte. Sie kommt noch mal.',
  ignored: {
    'not-ours': 'Es kam etwas, was keine Nachricht von Fairytable ist.',
    'too-long': 'Es kam etwas, was für eine Nachricht zu lang ist.',
    newer:
      'Es kam eine Nachricht von einer neueren Version von Fairytable. Installiere diese Version, um sie zu lesen.',
    misplaced: 'Es kam eine Nachricht an einer Stelle, an die sie nicht gehört.',
    forged: 'Es kam eine Nachricht, die unterwegs verändert wurde oder nicht von deinem Gegner stammt.',
    repeated: 'Eine Nachricht kam noch mal.',
    'too-far': 'Eine Nachricht kam lange vor denen, die ihr vorausgehen.',
  },
};

export const brokerGameMessages: Words<typeof english.brokerGameMessages> = {
  notHere: 'Dein Gegner ist gerade nicht verbunden. Was du sagst, erreicht niemanden.',
  notAllowed:
    'Du hast nicht zugestimmt, dich mit dem Broker zu verbinden, den die Einladung nennt. Öffne dazu „Nachrichten-Broker“.',
  keptHere:
    'Du hast die Partie behalten, wie sie hier ist. Am Rechner deines Freundes ist eine andere; deine wird dorthin gesendet.',
  noBroker: 'Kein Broker überbringt die Züge dieser Partie.',
  notKept:
    'Was dieser Rechner über den Broker dieser Partie weiß, konnte nicht gespeichert werden. Kopiere stattdessen deine Züge.',
  damaged:
    'Die Datei über den Broker dieser Partie ist beschädigt. Kopiere deine Züge, oder gib den Broker noch mal an.',
};

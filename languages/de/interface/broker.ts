/** The words for a message broker that carries the turns of a game with a friend elsewhere. */

import type { Words } from '../../../engine/shared/language.ts';
import type { brokerText as english } from '../../../renderer/text/broker.ts';
import { clockText } from './clock.ts';
import { friendDat, friendFirst } from './friend.ts';

const DAY = 24 * 3600;
const span = (seconds: number): string =>
  seconds < 2 * DAY ? clockText.spoken(seconds * 1000) : `${Math.floor(seconds / DAY)} Tage`;

export const brokerText: Words<typeof english> = {
  choice: {
    legend: 'So gehen die Züge hin und her',
    text: 'Per Mail oder Chat',
    textSays: 'Du kopierst jeden Zug als Text und schickst ihn deinem Freund selbst.',
    broker: 'Über einen Broker',
    brokerSays: 'Die Züge gehen von selbst hin und her, auch wenn ihr nie gleichzeitig online seid.',
    bar: 'Die Züge gehen über einen Broker.',
  },
  fields: {
    says: 'Jeder Broker mit MQTT 5 ist geeignet, dein eigener oder einer, den ihr beide verwenden dürft. Er kann eure Züge nicht lesen.',
    url: 'Adresse',
    example: 'mqtts://broker.example.org',
    user: 'Benutzername',
    password: 'Passwort',
    optional: 'falls nötig',
    shares: 'Benutzernamen und Passwort in die Einladung schreiben',
    check: 'Prüfen',
    checking: 'Der Broker wird gefragt…',
    fine: 'Der Broker antwortet und befördert eure Züge.',
    keptFor: (seconds) =>
      `Er hebt auf, was auf dich wartet, aber nicht länger als ${span(seconds)}: Öffnet beide die Partie mindestens so oft.`,
  },
  public: {
    label: 'Öffentliche Broker',
    one: (name) => `Öffentlichen Broker von ${name} verwenden`,
    sealed:
      'Dort laufen nur versiegelte Nachrichten durch: Niemand kann eure Züge lesen. Der Broker sieht eure Internetadressen; er und seine anderen Nutzer können sehen, wann und wie viel ihr schreibt.',
    tryAll: 'Einen nach dem anderen probieren',
    stop: 'Stopp',
    stopped: 'Gestoppt. Kein Broker wurde gewählt.',
    trying: (name, n, all) => `${name} wird probiert (${n} von ${all})…`,
    chosen: (name, says) => `${name} ist gewählt. ${says}`,
    none: 'Keiner von ihnen kann eure Züge jetzt befördern. Nenne einen anderen Broker oder schicke deine Züge per Mail oder Chat.',
    failed: (name, why) => `${name}: ${why}`,
  },
  ask: {
    title: 'Mit einem Broker verbinden?',
    says: (name) =>
      `Die Einladung von ${friendDat(name)} nennt einen Broker. Er würde eure Züge befördern: Dieser Rechner verbindet sich mit ihm, auch bei jedem Start von Fairytable, bis die Partie zu Ende ist.`,
    machine: (host, port) => `${host.includes(':') ? `[${host}]` : host}, Port ${port}.`,
    where: {
      own: 'Das ist dein eigener Rechner. Verbinde dich nur, wenn du darauf selbst einen Broker betreibst.',
      private: 'Das ist ein Rechner in deinem lokalen Netz. Verbinde dich nur, wenn du ihn kennst.',
      public:
        'Das ist ein Rechner im Internet. Wer ihn betreibt, sieht, wann du dich verbindest, kann aber eure Züge nicht lesen.',
    },
    open: 'Die Verbindung zu ihm ist nicht verschlüsselt. Eure Züge sind es trotzdem.',
    kept: 'Deine Antwort wird mit dieser Partie gespeichert. Wenn du dich nicht verbindest, kopierst du die Züge und fügst sie ein.',
    yes: 'Verbinden',
    no: 'Nicht verbinden',
  },
  step: {
    notAllowed:
      'Dieser Rechner verbindet sich nicht mit dem Broker der Einladung. Tauscht die Züge durch Kopieren und Einfügen aus.',
    inviteSays:
      'Kopiere die Einladung und schicke sie per Mail oder Chat. Von da an gehen die Züge von selbst hin und her.',
    accepting: (name) => `Der erste Zug von dort kommt von selbst, sobald ${name} die Einladung angenommen hat.`,
    sending: 'Dein Zug wird gesendet.',
    sent: 'Gesendet, noch nicht abgeholt.',
    fetched: (name) => `${friendFirst(name)} hat deinen Zug. Die Antwort kommt von selbst.`,
    kept: 'Der Broker ist nicht erreichbar: Dein Zug bleibt hier und wird später gesendet; du kannst ihn trotzdem kopieren.',
    away: 'Der Broker ist nicht erreichbar. Die Verbindung wird von selbst wieder versucht; du kannst den Zug der anderen Seite trotzdem einfügen.',
    stopped: (why) => `${why} Tauscht eure Züge stattdessen durch Kopieren und Einfügen aus.`,
    displaced: 'Jetzt spielt ein anderer Rechner deine Seite.',
    displacedSays: 'Er hat eine Kopie dieser Partie. Um hier weiterzuspielen, wähle „Jetzt verbinden“.',
    declined: (name) => `${friendFirst(name)} spielt vorerst keine weitere Partie.`,
    declinedSays:
      'Nach der letzten Partie wurde um diese gebeten. Sie bleibt hier, bis die andere Seite selbst darum bittet.',
    older: 'Dieser Rechner hat eine ältere oder eine andere Kopie der Partie.',
    olderSays: (name, isHere) =>
      isHere
        ? `Die ganze Partie kommt von selbst vom Rechner von ${friendDat(name)}.`
        : `Die ganze Partie kommt von selbst, sobald der Rechner von ${friendDat(name)} verbunden ist.`,
    refused: (why) => `Was zuletzt kam, konnte nicht gespielt werden: ${why}`,
  },
  buttons: { open: 'Nachrichten-Broker' },
  dialog: {
    title: 'Nachrichten-Broker',
    none: 'Kein Broker befördert die Züge dieser Partie: Du kopierst sie und fügst sie ein.',
    invites:
      'Dein Freund muss denselben Broker verwenden. Eine Einladung, die du ab jetzt kopierst, nennt diesen Broker.',
    own: 'Dein Freund muss denselben Broker verwenden.',
    state: {
      connecting: 'Verbindung wird hergestellt…',
      connected: 'Verbunden.',
      waiting: (why) => `Nicht verbunden. ${why}`,
      displaced: (why) => `Nicht verbunden. ${why}`,
      stopped: (why) => `Nicht verbunden. ${why}`,
      asks: 'Nicht verbunden. Die Einladung nennt diesen Broker, und du hast ihm noch nicht zugestimmt.',
      declined: 'Nicht verbunden, wie du es gewählt hast. Die Einladung nennt diesen Broker.',
    },
    allow: 'Mit ihm verbinden',
    friendHere: 'Der Rechner deines Freundes ist auch verbunden.',
    again: 'Jetzt verbinden',
    whole: 'Ganze Partie noch mal senden',
    keep: 'Diesen Broker verwenden',
    close: 'Schließen',
  },
  draw: {
    will: 'Dein nächster Zug bietet Remis an.',
    not: 'Dein nächster Zug bietet kein Remis an.',
    notNow: 'Biete Remis an, wenn du am Zug bist; das Angebot geht mit dem Zug mit.',
  },
  invitation: (url, shares) =>
    shares
      ? `Die Einladung nennt den Broker ${url}, deinen Benutzernamen und dein Passwort.`
      : `Die Einladung nennt den Broker ${url}.`,
  arrived: { turn: 'Der Zug ist da', rematch: 'Bittet um eine weitere Partie' },
};

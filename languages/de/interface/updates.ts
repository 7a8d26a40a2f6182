/** New versions of the application: the setting, the question, and what is told of a version. */

import type { Words } from '../../../engine/shared/language.ts';
import type { updateText as english } from '../../../renderer/text/updates.ts';

export const updateText: Words<typeof english> = {
  name: 'Neue Versionen',
  choices: { off: 'Aus', tell: 'Melden', install: 'Installieren' },
  says: (asks) =>
    `„Melden“ fragt beim Start bei ${asks} nach, höchstens einmal am Tag, und sagt es dir auf dem Startbildschirm. „Installieren“ lädt eine neue Version auch herunter und installiert sie, wenn du Fairytable schließt. Über dich, deinen Rechner und deine Partien wird nichts gesendet; ${asks} sieht deine Netzadresse.`,
  unable: {
    browser: 'Im Browser läuft immer die Version von Fairytable, die dafür gestartet wurde.',
    development: 'Diese Kopie wurde aus ihrem Quelltext gebaut: Eine neuere kommt von dort.',
    store: 'Der Store, aus dem du Fairytable hast, hält es auf dem neuesten Stand.',
    package: 'Fairytable wurde als Paket installiert: Eine neuere Version wird genauso installiert.',
    portable:
      'Das portable Programm ersetzt sich nicht selbst: Lege ein neueres an seine Stelle. Deine Partien bleiben im Ordner daneben.',
    'no-feed':
      'Diese Kopie hat keine Adresse, bei der sie nach neuen Versionen fragen kann: Eine neuere kommt von dort, woher du diese hast.',
  },
  look: 'Jetzt nachsehen',
  lookName: 'Nach einer neuen Version sehen',
  looked: {
    none: 'Fragt einmal nach, was auch eingestellt ist.',
    looking: 'Es wird nachgesehen…',
    newest: 'Das ist die neueste Version.',
    found: '',
    downloading: '',
    ready: '',
  },
  question: {
    title: 'Nach neuen Versionen sehen?',
    says: (asks) =>
      `Fairytable würde einmal am Tag bei ${asks} nachfragen und nichts über dich, deinen Rechner oder deine Partien senden. Du kannst das in den Einstellungen ändern.`,
    tell: 'Melden',
    install: 'Installieren',
    no: 'Nein',
  },
  found: (version) => `Version ${version} ist da`,
  whatIsNew: 'Was neu ist',
  download: 'Laden und installieren',
  skip: 'Diese Version nicht',
  page: 'Seite der Version öffnen',
  again: 'Noch mal versuchen',
  downloading: (version) => `Version ${version} wird geladen…`,
  percent: (percent) => `${percent}\u00a0%`,
  stop: 'Stopp',
  ready: (version) => `Version ${version} wird installiert, wenn du Fairytable schließt`,
  doNot: 'Nicht installieren',
  notInstalled: (version) => `Version ${version} wurde nicht installiert`,
  /** why, and what to do */
  troubles: {
    offline: 'Der Server für neue Versionen ist nicht erreichbar. Versuche es noch mal, wenn du verbunden bist.',
    slow: 'Der Server für neue Versionen antwortet nicht oder viel zu langsam. Versuche es später noch mal.',
    unsafe:
      'Die Verbindung zum Server für neue Versionen ist nicht sicher; darum wurde von ihm nichts geladen. Versuche es anderswo noch mal.',
    feed: 'Was der Server über neue Versionen sagt, ist unvollständig oder beschädigt. Versuche es später noch mal oder öffne die Seite der Version.',
    checksum:
      'Was geladen wurde, ist nicht das, was veröffentlicht wurde; darum wurde es verworfen. Versuche es noch mal oder öffne die Seite der Version.',
    signature:
      'Was geladen wurde, ist nicht von den Machern von Fairytable signiert; darum wurde es verworfen. Öffne die Seite der Version.',
    disk: 'Auf der Festplatte ist kein Platz für die neue Version. Schaffe Platz und versuche es dann noch mal.',
    rights:
      'Fairytable darf nicht in den Ordner schreiben, in dem es liegt. Verschiebe es in einen deiner Ordner oder öffne die Seite der Version.',
    install:
      'Sie konnte beim Schließen von Fairytable nicht an die Stelle dieser Version treten. Versuche es noch mal oder öffne die Seite der Version.',
    unknown:
      'Mit der neuen Version ist etwas schiefgegangen; mehr steht im Protokoll. Versuche es noch mal oder öffne die Seite der Version.',
  },
};

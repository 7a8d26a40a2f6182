/** The words for the one place that takes any text of ours. */

import type { Words } from '../../../engine/shared/language.ts';
import type { openTextText as english } from '../../../renderer/text/open-text.ts';
import { plural } from '../plural.ts';
import { friendDat } from './friend.ts';

export const openTextText: Words<typeof english> = {
  title: 'Text einfügen',
  open: 'Text einfügen',
  openSays:
    'Eine Partie, ein Zug oder eine Einladung von einem Freund, eine Stellung, die Regeln eines Spiels oder der Code eines Tisches.',
  label: 'Der Text',
  says: 'Füge eine Partie, einen Zug oder eine Einladung ein, eine Stellung, Regeln oder den Code eines Tisches: Es darf auch eine ganze Nachricht sein. Du kannst auch eine Datei auf das Fenster ziehen oder auf dem Startbildschirm einfügen.',
  yes: 'Öffnen',
  no: 'Abbrechen',
  empty: 'Füge erst den Text ein.',
  choose: 'Wähle einen Eintrag.',
  tooLong: 'Dieser Text ist zu lang.',
  name: 'Eingefügte Partie',
  found: {
    game: (title, n) => `Das ist eine Partie ${title}, ${plural(n, 'Zug', 'Züge')}.`,
    turn: (title, friend) => `Das ist ein Zug deiner Partie ${title} mit ${friendDat(friend)}.`,
    invitation: (title) =>
      title === '' ? 'Das ist eine Einladung zu einer Partie.' : `Das ist eine Einladung zu einer Partie ${title}.`,
    position: (title) => `Das ist eine Stellung von ${title}.`,
    rules: (title) => (title === '' ? 'Das sind die Regeln mehrerer Spiele.' : `Das sind die Regeln von ${title}.`),
    badRules: (wrong) => `Das sind die Regeln eines Spiels. ${wrong}`,
    code: 'Das ist der Code eines Tisches.',
    leaves: 'Was jetzt auf dem Tisch ist, wird gespeichert und geschlossen.',
  },
  does: {
    game: 'Öffnen',
    turn: 'Spielen',
    invitation: 'Partie beginnen',
    position: 'Aufbauen',
    rules: 'Zu deinen Spielen',
    badRules: 'Verbessern',
    severalRules: 'Anzeigen',
    code: 'Beitreten',
  },
};

/** What a text that was pasted or dropped is, where it is nothing of ours. */
import type { recogniseMessages as english } from '../../../electron/contract/foreign-text.ts';
import type { publicBrokerWords as englishPublic } from '../../../electron/contract/public-brokers.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { plural } from '../plural.ts';

const RULES =
  'Regeln lassen sich als .fairygame-Datei öffnen, als variants.ini von Fairy-Stockfish oder als Text eines Interactive Diagram.';

export const recogniseMessages: Words<typeof english> = {
  empty: 'Füge zuerst den Text ein.',
  nothing:
    'Dieser Text ist keine Partie, kein Zug, keine Stellung, keine Regeln und kein Code von Fairytable. Eine Partie beginnt mit einer Zeile wie [Game "acid"], ein Zug mit „fairytable:“, eine Stellung ist eine Zeile wie K@e1 k@e8, und Regeln beginnen mit „fairygame 1“.',
  noFen: 'Das ist eine FEN, aber keine bekannte Variante hat so ein Brett und solche Figuren.',
  foreign: {
    zillions: `Das ist eine Regeldatei von Zillions of Games (.zrf), die sich hier nicht lesen lässt. ${RULES}`,
    ludii: `Das ist ein Spiel von Ludii (.lud), das sich hier nicht lesen lässt. ${RULES}`,
    chessv: `Das ist ein Spiel von ChessV (.cvc), das sich hier nicht lesen lässt. ${RULES}`,
    picture:
      'Das ist ein Bild. Füge stattdessen den Text einer Partie, einer Stellung oder von Regeln ein oder öffne ihn.',
    archive: 'Das ist ein Archiv. Entpacke es und öffne die Dateien darin einzeln.',
    document:
      'Das ist ein Dokument einer Textverarbeitung oder ein PDF. Kopiere den Text der Partie, der Stellung oder der Regeln daraus und füge ihn ein.',
    page: 'Das ist eine Webseite. Kopiere den Text der Partie, der Stellung oder der Regeln darauf und füge ihn ein.',
    data: 'Das ist JSON, aber keine Partie von Fairytable. Eine Partie lässt sich dort mit „Teilen“ als Datei speichern und wird so geöffnet, wie sie ist.',
    binary: 'Das ist kein Text; darin ist nichts, was sich hier lesen lässt.',
  },
  position: (title, why) => `Das ist keine Stellung von ${title}. ${why}`,
  oneOfGames: (place, why) => `Partie ${place} in diesem Text ist nicht lesbar. ${why}`,
  manyGames: (count, shown) =>
    `Dieser Text enthält ${plural(count, 'Partie', 'Partien')}; die ersten ${shown} davon werden gezeigt. Füge die anderen einzeln ein.`,
  friend: 'dein Freund',
};

export const publicBrokerWords: Words<typeof englishPublic> = {
  mosquitto:
    'Ein Server des Mosquitto-Projekts für Tests. Seine Seite bittet darum, sich nicht auf ihn zu verlassen, und sagt, dass er langsam sein oder neu starten kann.',
  hivemq: 'Ein öffentlicher Server der Firma hinter HiveMQ. Dass sie etwas dafür zusichert, ist uns nicht bekannt.',
  emqx: 'Ein öffentlicher Server der Firma hinter EMQX, zum Lernen und für Tests. Sie sagt, dass er nicht für den echten Betrieb ist.',
};

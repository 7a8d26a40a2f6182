/** What a text that was pasted or dropped is, where it is nothing of ours. */
import type { recogniseMessages as english } from '../../../electron/contract/foreign-text.ts';
import type { publicBrokerWords as englishPublic } from '../../../electron/contract/public-brokers.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { plural } from '../plural.ts';

export const recogniseMessages: Words<typeof english> = {
  empty: 'Füge zuerst den Text ein.',
  nothing:
    'Dieser Text ist keine Partie, kein Zug, keine Stellung, keine Regeln und kein Code von Fairytable. Eine Partie beginnt mit einer Zeile wie [Game "acid"], ein Zug mit „fairytable:“, eine Stellung ist eine Zeile wie K@e1 k@e8, und Regeln beginnen mit „fairygame 1“.',
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

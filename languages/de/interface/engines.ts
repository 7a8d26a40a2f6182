/** Other engines: programs of this machine that play at the table, in the settings, in a new game and at their seats. */
import type { Words } from '../../../engine/shared/language.ts';
import type { engineText as english } from '../../../renderer/text/engines.ts';
import { plural } from '../plural.ts';

export const engineText: Words<typeof english> = {
  says: 'Programme, die nach dem UCI-Protokoll spielen, wie Fairy-Stockfish, oder nach dem von XBoard. Sie spielen Spiele, deren Regeln Text sind: die bekannten Varianten und eigene Spiele. Eine Engine läuft auf diesem Rechner und darf, was du darfst: Füge nur hinzu, was du für vertrauenswürdig hältst.',
  add: 'Engine hinzufügen',
  adding: 'Die Engine wird gefragt, wer sie ist …',
  added: (name: string) => `${name} wurde hinzugefügt.`,
  removed: (name: string) => `${name} wurde entfernt. Das Programm bleibt, wo es ist.`,
  none: 'Es gibt noch keine.',
  nameOf: (name: string) => `Name von ${name}`,
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} entfernen`,
  by: (calls: string, author: string) => (author === '' ? calls : `${calls}, von ${author}`),
  protocols: { uci: 'Spricht UCI.', xboard: 'Spricht das XBoard-Protokoll.' },
  games: (games: number, readsRules: boolean) =>
    `${plural(games, 'eigenes Spiel', 'eigene Spiele')}${readsRules ? ' und andere nach ihren Regeln' : ''}.`,
  ranges: {
    elo: (least: number, most: number) => `Elo ${least} bis ${most}.`,
    skill: (least: number, most: number) => `Spielstärke ${least} bis ${most}.`,
  },
  seat: {
    who: (side: string) => `Welches Programm ${side} spielt`,
    ours: 'Fairytable',
    strength: (side: string) => `Stärke von ${side}`,
    full: 'So stark es kann',
    by: { elo: 'Nach Elo', skill: 'Nach Spielstärke' },
    value: {
      elo: (side: string) => `Elo von ${side}`,
      skill: (side: string) => `Spielstärke von ${side}`,
    },
    within: (least: number, most: number) => `${least} bis ${most}`,
    fullSays: 'Es spielt so gut, wie es in seiner Zeit kann.',
    against: (who: string, side: string, engine: string) => `${who} spielt ${side} gegen ${engine}.`,
    youAgainst: (side: string, engine: string) => `Du spielst ${side} gegen ${engine}.`,
    watching: (first: string, second: string) => `${first}, und ${second}. Du siehst zu.`,
  },
  advice: 'Welches Programm analysiert und Tipps gibt',
  table: {
    change: 'Jemand anderen spielen lassen',
    title: (engine: string, side: string) => `${engine} spielt ${side}`,
    instead: 'Wer gewählt ist, spielt ab dem nächsten Zug.',
    ours: 'Den Computer spielen lassen',
    theirs: (engine: string) => `${engine} spielen lassen`,
    computerInstead: (why: string) => `Stattdessen spielt der Computer. ${why}`,
    seated: (engine: string, side: string) => `Ab hier spielt ${engine} ${side}.`,
    strength: { elo: (value: number) => `Elo ${value}`, skill: (value: number) => `Spielstärke ${value}` },
  },
};

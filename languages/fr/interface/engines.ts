/** Other engines: programs of this machine that play at the table, in the settings, in a new game and at their seats. */
import type { Words } from '../../../engine/shared/language.ts';
import type { engineText as english } from '../../../renderer/text/engines.ts';
import { plural } from '../plural.ts';
import { de } from './names.ts';

export const engineText: Words<typeof english> = {
  says: 'Des programmes qui jouent selon le protocole UCI, comme Fairy-Stockfish, ou selon celui de XBoard. Ils jouent aux jeux dont les règles sont un texte : les variantes connues et vos propres jeux. Un moteur s’exécute sur cet ordinateur et peut faire ce que vous pouvez faire : n’ajoutez que ceux auxquels vous faites confiance.',
  add: 'Ajouter un moteur',
  adding: 'On demande au moteur qui il est…',
  added: (name: string) => `${name} a été ajouté.`,
  removed: (name: string) => `${name} a été retiré. Son programme reste où il est.`,
  none: 'Il n’y en a pas encore.',
  nameOf: (name: string) => `Nom de ${name}`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  by: (calls: string, author: string) => (author === '' ? calls : `${calls}, par ${author}`),
  protocols: { uci: 'Il parle UCI.', xboard: 'Il parle le protocole de XBoard.' },
  games: (games: number, readsRules: boolean) =>
    `${plural(games, 'jeu connu', 'jeux connus')}${readsRules ? ', et d’autres par leurs règles' : ''}.`,
  ranges: {
    elo: (least: number, most: number) => `Elo ${least} à ${most}.`,
    skill: (least: number, most: number) => `Force ${least} à ${most}.`,
  },
  seat: {
    who: (side: string) => `Quel programme joue ${side}`,
    ours: 'Fairytable',
    strength: (side: string) => `Force ${de(side)}`,
    full: 'Aussi fort que possible',
    by: { elo: 'Selon l’Elo', skill: 'Selon la force' },
    value: {
      elo: (side: string) => `Elo ${de(side)}`,
      skill: (side: string) => `Niveau de force ${de(side)}`,
    },
    within: (least: number, most: number) => `${least} à ${most}`,
    fullSays: 'Il joue du mieux qu’il peut dans le temps qu’il a.',
    against: (who: string, side: string, engine: string) => `${who} joue ${side} contre ${engine}.`,
    youAgainst: (side: string, engine: string) => `Vous jouez ${side} contre ${engine}.`,
    watching: (first: string, second: string) => `${first} et ${second}. Vous regardez.`,
  },
  advice: 'Quel programme analyse et donne des indices',
  table: {
    change: 'Laisser jouer quelqu’un d’autre',
    title: (engine: string, side: string) => `${engine} joue ${side}`,
    instead: 'Le joueur choisi joue dès le prochain tour.',
    ours: 'Laisser jouer l’ordinateur',
    theirs: (engine: string) => `Laisser jouer ${engine}`,
    computerInstead: (why: string) => `L’ordinateur joue à sa place. ${why}`,
    seated: (engine: string, side: string) => `${engine} joue ${side} à partir d’ici.`,
    strength: { elo: (value: number) => `Elo ${value}`, skill: (value: number) => `force ${value}` },
  },
};

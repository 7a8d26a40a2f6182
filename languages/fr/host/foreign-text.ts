/** What a text that was pasted or dropped is, where it is nothing of ours. */
import type { recogniseMessages as english } from '../../../electron/contract/foreign-text.ts';
import type { publicBrokerWords as englishPublic } from '../../../electron/contract/public-brokers.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { plural } from '../plural.ts';

const RULES =
  'Des règles s’ouvrent sous forme de fichier .fairygame, de variants.ini de Fairy-Stockfish ou de texte d’un Interactive Diagram.';

export const recogniseMessages: Words<typeof english> = {
  empty: 'Collez d’abord le texte.',
  nothing:
    'Ce texte n’est ni une partie, ni un tour, ni une position, ni des règles, ni un code de Fairytable. Une partie commence par une ligne comme [Game "acid"], un tour par « fairytable: », une position est une ligne comme K@e1 k@e8, et des règles commencent par « fairygame 1 ».',
  noFen: 'C’est une FEN, mais aucune variante connue n’a un tel plateau ni de telles pièces.',
  foreign: {
    zillions: `C’est un fichier de règles de Zillions of Games (.zrf), qui n’est pas lisible ici. ${RULES}`,
    ludii: `C’est un jeu de Ludii (.lud), qui n’est pas lisible ici. ${RULES}`,
    chessv: `C’est un jeu de ChessV (.cvc), qui n’est pas lisible ici. ${RULES}`,
    picture: 'C’est une image. Collez ou ouvrez plutôt le texte d’une partie, d’une position ou de règles.',
    archive: 'C’est une archive. Décompressez-la, puis ouvrez un par un les fichiers qu’elle contient.',
    document:
      'C’est un document de traitement de texte ou un PDF. Copiez-y le texte de la partie, de la position ou des règles, et collez-le.',
    page: 'C’est une page web. Copiez-y le texte de la partie, de la position ou des règles, et collez-le.',
    data: 'C’est du JSON, mais pas une partie de Fairytable. Une partie s’y enregistre dans un fichier avec « Partager », et s’ouvre telle quelle.',
    binary: 'Ce n’est pas du texte ; il n’y a rien dedans qui soit lisible ici.',
  },
  position: (title, why) => `Ce n’est pas une position de ${title}. ${why}`,
  oneOfGames: (place, why) => `La partie ${place} de ce texte est illisible. ${why}`,
  manyGames: (count, shown) =>
    `Ce texte contient ${plural(count, 'partie', 'parties')}, et les ${shown} premières sont montrées. Collez les autres une par une.`,
  friend: 'votre adversaire',
};

export const publicBrokerWords: Words<typeof englishPublic> = {
  mosquitto:
    'Un serveur du projet Mosquitto pour des essais. Sa page demande de ne pas compter dessus, et dit qu’il peut être lent ou redémarrer.',
  hivemq: 'Un serveur public de ceux qui font HiveMQ. À notre connaissance, ils ne promettent rien à son sujet.',
  emqx: 'Un serveur public de ceux qui font EMQX, pour apprendre et essayer. Ils disent qu’il n’est pas destiné à la production.',
};

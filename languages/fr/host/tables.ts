/** What players are told about tables on the network: codes that cannot be read, and tables that cannot be joined. */
import type {
  codeMessages as englishCode,
  joinMessages as englishJoin,
  tableMessages as englishTable,
} from '../../../electron/contract/direct-messages.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf } from '../plural.ts';

export const codeMessages: Words<typeof englishCode> = {
  empty: 'Tapez ou collez le code de l’invitation.',
  letter: (letter) => `Un code n’a pas de « ${letter} ». Vérifiez cette lettre, ou copiez de nouveau le code.`,
  tooShort: (has, needs) => `Ce code a ${has} lettres et il en faut ${needs}. Il manque la fin.`,
  tooLong: (has, needs) => `Ce code a ${has} lettres et il n’en faut que ${needs}.`,
  mistyped: 'Une lettre de ce code est fausse. Comparez-le à l’original, groupe par groupe.',
  newer: 'Ce code vient d’une version plus récente de Fairytable. Installez cette version pour rejoindre la table.',
};

export const joinMessages: Words<typeof englishJoin> = {
  nobodyThere: (addresses) =>
    `Personne ne répond à ${eitherOf(addresses)}. L’autre table est-elle ouverte, et êtes-vous sur le même réseau ?`,
  anotherTable: 'C’est un autre programme qui répond à cette adresse, pas la table de ce code. Rien n’a été envoyé.',
  codeUsed: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  full: 'Cette table est complète.',
};

export const tableMessages: Words<typeof englishTable> = {
  notYourTurn: 'C’est à l’autre camp de jouer.',
  onlyWatching: 'Vous regardez cette partie. Seuls ses deux joueurs peuvent faire cela.',
  notHere: 'C’est impossible tant que vous jouez sur deux ordinateurs.',
  asked: {
    'take-back': 'Vous avez demandé à reprendre le coup. Votre adversaire va répondre.',
    draw: 'Vous avez proposé la nulle. Votre adversaire va répondre.',
    rematch: 'Vous avez demandé une autre partie. Votre adversaire va répondre.',
  },
  nothingToTakeBack: 'Vous n’avez joué aucun coup qui puisse être repris.',
  notOver: 'La partie n’est pas encore terminée.',
  nobodyToAsk: 'Personne ne joue l’autre camp pour le moment. Invitez d’abord quelqu’un à le jouer.',
  manyNotes: 'Vous avez écrit, dessiné et repris dans cette partie autant qu’un invité en a le droit.',
  noSuchOffer: 'On y a déjà répondu, ou la partie a continué.',
  notForTwo: 'Seule une partie entre deux personnes, avec l’arbitre activé, peut se jouer sur deux ordinateurs.',
  ownSeat: 'C’est vous qui jouez ce camp. Invitez quelqu’un à jouer l’autre.',
  inviteFirst: 'Invitez d’abord quelqu’un à jouer.',
  tooLong:
    'Cette partie est devenue trop longue pour être envoyée par le réseau. On peut la regarder sur l’ordinateur où elle a commencé.',
  secretText:
    'Le texte de cette partie révélerait combien l’autre camp cache. Enregistrez-le après avoir quitté la table.',
  noSeat: 'Il n’y a pas de table à laquelle revenir. Demandez un nouveau code.',
  notYours: 'C’est à l’autre joueur de répondre.',
  otherVersion: (theirs, own) =>
    `L’autre ordinateur a Fairytable ${theirs}, celui-ci ${own}. Il faut la même version des deux côtés.`,
  badRules: (says) => `Les règles de ce jeu ne peuvent pas être jouées ici. ${says}`,
  limitRules: (of) =>
    `Trouver les coups de ce jeu demande trop de ${of === 'time' ? 'temps' : 'mémoire'} ici. Demandez à l’hôte un jeu avec un échiquier plus petit, ou avec des déplacements plus simples.`,
  notATable: 'L’autre ordinateur a répondu quelque chose que cette version ne comprend pas.',
  silent:
    'L’autre ordinateur vous laisse entrer, puis ne dit plus rien. Demandez à l’hôte de fermer la table et de vous envoyer un nouveau code.',
  impossible: 'L’hôte a envoyé quelque chose d’impossible.',
  impossibleHello:
    'Cette table montre quelque chose qui ne peut pas exister dans son jeu : elle n’est donc pas ouverte. Demandez à l’hôte une autre partie et un nouveau code.',
  impossibleAnswer: 'L’hôte a répondu quelque chose qui ne peut pas exister dans cette partie. Rien n’a changé ici.',
  lost: 'La connexion à la table est perdue. La partie y est en sécurité ; Fairytable continue d’essayer.',
  back: 'La connexion à la table est rétablie.',
  noTable: 'Cette partie se joue seulement sur cet ordinateur.',
  closed: {
    ended: 'L’hôte a fermé la table.',
    left: 'Vous avez quitté cette table.',
    replaced: 'L’hôte a donné votre place à quelqu’un d’autre.',
    displaced: 'Vous avez rejoint cette table une deuxième fois. La partie continue là-bas.',
    'too-much':
      'On a envoyé plus à la fois que ce qu’une table accepte : elle a donc fermé la connexion. Rejoignez-la pour continuer à jouer.',
    invalid:
      'L’autre ordinateur a reçu quelque chose que sa version ne comprend pas. Rejoignez la table pour continuer à jouer.',
  },
};

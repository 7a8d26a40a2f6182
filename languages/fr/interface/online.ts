/** The words for games on two machines: inviting, joining, who is at the table, what they say and offer each other. */

import type { Words } from '../../../engine/shared/language.ts';
import type { onlineText as english } from '../../../renderer/text/online.ts';
import { plural } from '../plural.ts';
import { a, begin, verb } from './names.ts';

/** no word that agrees in gender: `who` is a player or a side */
const isHere = (who: string): string => `${begin(who)} ${verb(who, 'est', 'sont')} là`;
const isAway = (who: string): string => `${begin(who)} ${verb(who, 'n’est', 'ne sont')} pas là`;
const hasLeft = (who: string): string => `${begin(who)} ${verb(who, 'a', 'ont')} quitté la table`;
const isBack = (who: string): string => `${begin(who)} ${verb(who, 'est', 'sont')} de retour`;
const asks = (who: string): string => `${begin(who)} ${verb(who, 'demande', 'demandent')}`;
const CLOCKS = 'Les deux pendules sont arrêtées.';

export const onlineText: Words<typeof english> = {
  invite: {
    title: 'Inviter quelqu’un',
    intro:
      'L’autre joueur a besoin de Fairytable sur une autre machine du même réseau. La partie reste sur cette machine.',
    side: 'L’autre joue',
    listens:
      'Dès que vous créez un code, cette machine est joignable par le réseau, jusqu’à ce que vous fermiez la table ou quittiez la partie.',
    make: 'Créer un code',
    send: 'Envoyez ce code. Sur l’autre machine : « Rejoindre une table », sur l’écran d’accueil.',
    sendWatching: 'Envoyez ce code à quelqu’un qui veut regarder. On rejoint la table de la même façon.',
    label: 'Le code de l’invitation',
    qr: 'Le même code, pour un appareil photo.',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    notCopied: 'Ce navigateur ne permet pas à la page de copier. Sélectionnez le code et copiez-le vous-même.',
    once: 'Valable une fois, pour un joueur.',
    onceWatching: 'Valable une fois, pour un spectateur.',
    reachable: 'Joignable',
    at: (addresses, port) => `sur ce réseau, à ${addresses.join(' ou ')}, port ${port}`,
    safe: 'Sûr',
    safeSays: 'Ce qui est envoyé est chiffré. Il faut ce code pour rejoindre la table.',
    watch: 'Laisser quelqu’un regarder',
    watchSays: 'Le spectateur voit ce que tout le monde peut voir, et ne change rien.',
    again: 'Créer un nouveau code',
    joined: (who) => `${isHere(who)}.`,
    waiting: 'En attente de quelqu’un.',
    waitingSays: 'Vous pouvez regarder l’échiquier en attendant.',
    away: (who) => `${isAway(who)}.`,
    awaySays: 'Un retour est possible. Qui rejoint la table avec un nouveau code prend cette place.',
    uninvited: 'Personne n’est invité.',
    uninvitedSays: 'Créez un nouveau code, et envoyez-le à la personne qui doit jouer.',
    stop: 'Fermer la table',
    close: 'Revenir à l’échiquier',
    stopped: 'La table est fermée. La partie reste ici.',
  },
  join: {
    title: 'Rejoindre une table',
    says: 'Collez ou tapez le code que l’hôte vous a donné. Espaces, tirets et minuscules n’ont pas d’importance.',
    label: 'Code de l’invitation',
    yes: 'Rejoindre',
    looking: 'Recherche de la table…',
    no: 'Annuler',
    back: 'Revenir à ma dernière table',
    leaves: 'La partie ouverte ici reste dans votre bibliothèque.',
    noCode: 'Il n’y a pas de code de table dans ce texte.',
  },
  people: {
    title: 'Qui est là',
    watcher: 'Un spectateur',
    watching: 'regarde',
    you: 'vous',
    host: 'hôte',
    here: 'là',
    away: (time) => `pas là depuis ${time}`,
    invite: 'Inviter',
  },
  talk: {
    title: 'Discussion',
    label: 'Dire quelque chose',
    send: 'Dire',
    quick: 'Phrases rapides',
    phrases: ['À vous de jouer.', 'Je réfléchis.', 'Bien joué.', 'Un instant.'],
    empty: 'Rien n’a encore été dit.',
    mute: 'Couper',
    unmute: 'Entendre ce qui se dit',
    muted: 'Vous n’entendez pas ce que disent les autres.',
    tooLong: (has, most) =>
      `${plural(has, 'caractère', 'caractères')}, pour ${most} au plus dans une ligne. Raccourcissez-la, ou faites-en deux lignes.`,
    line: (who, text) => `${begin(who)} : ${text}`,
  },
  offers: {
    asks: {
      'take-back': (who) => `${asks(who)} à reprendre le dernier coup.`,
      draw: (who) => `${begin(who)} ${verb(who, 'propose', 'proposent')} la nulle.`,
      rematch: (who) => `${asks(who)} une autre partie, camps échangés.`,
    },
    reveals: 'Cela remontrerait ce qui était caché.',
    yes: { 'take-back': 'Permettre', draw: 'Accepter', rematch: 'Rejouer' },
    no: { 'take-back': 'Non, continuer', draw: 'Refuser', rematch: 'Non' },
    own: {
      'take-back': 'Vous avez demandé à reprendre votre coup.',
      draw: 'Vous avez proposé la nulle.',
      rematch: 'Vous avez demandé une autre partie.',
    },
    withdraw: 'Retirer',
    refused: {
      'take-back': 'Votre coup n’est pas repris.',
      draw: 'La nulle est refusée.',
      rematch: 'Pas d’autre partie pour le moment.',
    },
    drawTitle: (other) => `Proposer la nulle ${a(other)} ?`,
    drawSays: 'Si elle est acceptée, la partie est nulle.',
  },
  news: {
    joined: (who) => `${isHere(who)}.`,
    watches: 'Quelqu’un regarde.',
    away: (who) => `${isAway(who)}.`,
    awayTimed: (who) => `${isAway(who)}. ${CLOCKS}`,
    awayTitle: isAway,
    awaySays: 'La table attend son retour. La partie est en sécurité.',
    awaySaysTimed: `${CLOCKS} La partie est en sécurité.`,
    back: (who) => `${isBack(who)}.`,
    points: (who, cell) => `${begin(who)} ${verb(who, 'montre', 'montrent')} ${cell}.`,
    connected: 'La connexion est rétablie.',
    lostTitle: 'La connexion est perdue',
    lostSays: 'La partie est en sécurité sur la machine de l’hôte. Fairytable continue d’essayer de s’y reconnecter.',
    lostTip:
      'Si l’hôte a relancé Fairytable, cette connexion ne revient pas toute seule : l’hôte vous invite de nouveau, et vous rejoignez la table avec le nouveau code.',
    newCode: 'Saisir un nouveau code',
    left: (who) => `${hasLeft(who)}.`,
    leftTimed: (who) => `${hasLeft(who)}. ${CLOCKS}`,
    emptyTitle: (side) => `Personne ne joue ${side}`,
    emptySays: 'Invitez quelqu’un, ou fermez la table.',
    invitedSays: 'L’invitation est valable jusqu’à ce que quelqu’un rejoigne la table.',
    clocksStand: CLOCKS,
    endedTitle: 'Vous n’êtes plus à la table',
    leave: 'Menu principal',
    stop: 'Fermer la table',
  },
  step: {
    waits: 'L’autre joueur joue sur une autre machine.',
    watches: 'Vous regardez.',
  },
  reasons: {
    notForTwo: 'Seule une partie entre deux personnes, avec l’arbitre activé, peut se jouer sur deux machines.',
    noTable: 'Personne n’est connecté depuis une autre machine.',
    guest: 'Seul l’hôte de la table peut inviter.',
    notHere: 'Impossible tant que la partie se joue sur deux machines.',
    onlyHost: 'Seul l’hôte de la table peut faire cela.',
    notInTurn: 'C’est à l’autre joueur de jouer.',
    watching: 'Vous regardez cette partie. Seuls ses deux joueurs peuvent faire cela.',
  },
};

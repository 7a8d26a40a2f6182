/** The words for a game with a friend at another machine, whose turns come and go as text. */

import type { Words } from '../../../engine/shared/language.ts';
import type { correspondenceText as english } from '../../../renderer/text/correspondence.ts';
import { plural } from '../plural.ts';
import { a, begin, de } from './names.ts';

/** which of the missing turns are the reader's */
const yours = (turns: number, own: number): string => {
  if (own < turns) return own < 2 ? `${own} d’entre eux est le vôtre` : `${own} d’entre eux sont les vôtres`;
  return turns === 1 ? 'c’est le vôtre' : 'ce sont les vôtres';
};

export const correspondenceText: Words<typeof english> = {
  seat: {
    choice: 'Ami à distance',
    who: 'un ami à distance',
    bar: (name, side) => `${begin(name)} joue ${side} contre un ami à distance.`,
    youBar: (side) => `Vous jouez ${side} contre un ami à distance.`,
    asText: 'Vous vous envoyez chaque tour sous forme de texte.',
    noClocks:
      'Une partie avec un ami à distance n’a pas de pendules. Pour jouer en même temps par un réseau, choisissez « Personne » et invitez votre ami depuis le menu de la partie.',
  },
  /** behind the name of the player */
  state: { elsewhere: 'à distance', awaited: 'à distance, tour attendu' },
  friend: 'votre ami',
  step: {
    invite: (name) => `Invitez ${name}.`,
    inviteSays:
      'Copiez l’invitation et envoyez-la par e-mail ou messagerie. Elle ouvre cette partie sur l’autre ordinateur.',
    send: 'Votre tour est prêt à envoyer.',
    sendSays: (name) =>
      `Copiez-le et envoyez-le ${a(name)} par e-mail ou messagerie. D’ici là, vous pouvez le reprendre.`,
    sendEnd: (name) => `Copiez ce dernier tour et envoyez-le ${a(name)}.`,
    waiting: (name) => `En attente ${de(name)}.`,
    waitingSays: 'Quand le texte est arrivé, collez-le ici.',
    offered: (name) => `${name} propose la nulle.`,
    offeredSays: 'Acceptez-la, ou continuez à jouer.',
  },
  buttons: {
    copy: 'Copier mon tour',
    invite: 'Copier l’invitation',
    again: 'Copier de nouveau',
    paste: 'Coller son tour',
    accept: 'Accepter la nulle',
  },
  reasons: {
    byText: 'Cette partie se joue déjà par texte.',
    nobody: 'Les deux joueurs de cette partie sont devant cet ordinateur.',
    sent: 'Ce qui a été envoyé ne peut plus être repris.',
    nothingSent: 'Rien de cette partie n’a encore été envoyé.',
    notYet: 'Terminez d’abord votre tour, puis copiez-le.',
    offer: 'Proposez la nulle quand vous copiez votre tour.',
    referee: 'L’arbitre reste activé dans une partie par texte.',
    help: 'L’ordinateur n’aide pas avant la fin d’une partie avec un ami.',
  },
  accept: {
    title: 'Accepter la nulle ?',
    says: 'La partie est alors nulle. Envoyez ensuite le texte qui l’annonce.',
    yes: 'Accepter la nulle',
    no: 'Continuer à jouer',
  },
  send: {
    title: (name) => `Envoyer votre tour ${a(name)}`,
    inviteTitle: (name) => `Inviter ${name}`,
    label: 'Le texte à envoyer',
    before: 'Une fois copié, le tour compte comme envoyé et ne peut plus être repris.',
    inviteBefore:
      'Le texte commence cette partie sur l’autre ordinateur. Qui le lit pourrait la rejoindre à sa place : ne l’envoyez qu’à votre ami.',
    draw: 'Proposer la nulle avec',
    copy: 'Copier le texte',
    copied: (name) => `Copié. Collez-le dans un message ${a(name)}, et collez la réponse ici.`,
    refused:
      'Le navigateur ne permet pas à cette page d’utiliser le presse-papiers. Copiez le texte sélectionné, et envoyez-le.',
    close: 'Fermer',
  },
  receive: {
    played: 'Le tour reçu est sur l’échiquier.',
    begun: 'La partie a commencé.',
    known: 'Vous avez déjà cette partie.',
    question: 'L’ordinateur de votre ami a une autre copie de cette partie. Choisissez si vous la reprenez.',
  },
  /** the other machine has a copy that has turns of the side here, or differs */
  question: {
    more: (turns) => `${plural(turns, 'tour manque', 'tours manquent')} ici.`,
    moreSays: (name, turns, own) =>
      `${turns === 1 ? 'Il est' : 'Ils sont'} sur l’ordinateur ${de(name)}, et ${yours(turns, own)}. La copie d’ici est-elle plus ancienne, venue d’une sauvegarde ? Alors reprenez l’autre.`,
    differs: 'Les deux copies de cette partie sont différentes.',
    differsSays: (name, turns) =>
      `Si vous reprenez celle de l’ordinateur ${de(name)}, ce qui n’a été joué qu’ici est annulé, et ${plural(turns, 'tour vient', 'tours viennent')} à la place.`,
    yes: 'Reprendre l’autre',
    no: 'Garder la mienne',
  },
  /** all that was sent, for a machine that has an older copy */
  whole: {
    title: 'Renvoyer la partie entière',
    says: (name) =>
      `Utile quand l’ordinateur ${de(name)} a une copie plus ancienne de cette partie, venue d’une sauvegarde, ou quand vous attendez tous les deux. Cet ordinateur la vérifie, et demande avant de changer quoi que ce soit.`,
    has: 'Elle contient chaque tour envoyé, et rien que vous n’ayez pas encore envoyé. Ne l’envoyez qu’à votre ami : qui la lit pourrait continuer à jouer à la place de l’un de vous deux.',
    send: 'Envoyer par le broker',
    sent: 'Elle est en route par le broker.',
    copy: 'Copier sous forme de texte',
    copied: (name) => `Copié. Collez-le dans un message ${a(name)}.`,
    close: 'Fermer',
  },
  /** in lists */
  list: {
    yours: 'À vous de jouer',
    send: 'Envoyez votre tour',
    theirs: (name) => `En attente ${de(name)}`,
    over: 'Terminée',
    awaitYou: (n) => plural(n, 'vous attend', 'vous attendent'),
  },
};

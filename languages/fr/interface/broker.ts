/** The words for a message broker that carries the turns of a game with a friend elsewhere. */

import type { Words } from '../../../engine/shared/language.ts';
import type { brokerText as english } from '../../../renderer/text/broker.ts';
import { clockText } from './clock.ts';
import { de } from './names.ts';

const DAY = 24 * 3600;
const span = (seconds: number): string =>
  seconds < 2 * DAY ? clockText.spoken(seconds * 1000) : `${Math.floor(seconds / DAY).toLocaleString('fr')} jours`;

export const brokerText: Words<typeof english> = {
  choice: {
    legend: 'Envoi des tours',
    text: 'Par e-mail ou messagerie',
    textSays: 'Vous copiez chaque tour sous forme de texte et l’envoyez vous-même à votre ami.',
    broker: 'Par un broker de messages',
    brokerSays: 'Les tours s’envoient tout seuls, même si vous n’êtes jamais en ligne en même temps.',
    bar: 'Les tours passent par un broker de messages.',
  },
  fields: {
    says: 'Tout broker MQTT 5 convient, le vôtre ou un broker que vous pouvez utiliser tous les deux. Il ne peut pas lire vos tours.',
    url: 'Adresse',
    example: 'mqtts://broker.example.org',
    user: 'Nom d’utilisateur',
    password: 'Mot de passe',
    optional: 's’il en faut un',
    shares: 'Mettre le nom d’utilisateur et le mot de passe dans l’invitation',
    check: 'Vérifier',
    checking: 'Interrogation du broker…',
    fine: 'Le broker répond, et il transporte vos tours.',
    keptFor: (seconds) =>
      `Ce qui vous attend n’y est pas gardé plus longtemps que ceci : ${span(seconds)}. Ouvrez la partie au moins aussi souvent, l’un et l’autre.`,
  },
  public: {
    label: 'Brokers publics',
    one: (name) => `Utiliser le broker public ${de(name)}`,
    sealed:
      'Seuls des messages scellés y passent : personne ne peut lire vos tours. Le broker voit vos adresses Internet ; lui et ses autres utilisateurs peuvent voir quand vous écrivez, et combien.',
    tryAll: 'Les essayer l’un après l’autre',
    stop: 'Arrêter',
    stopped: 'Essai arrêté. Aucun broker n’a été choisi.',
    trying: (name, n, all) => `Essai ${de(name)} (${n} sur ${all})…`,
    chosen: (name, says) => `${name} : choisi. ${says}`,
    none: 'Aucun d’eux ne peut transporter vos tours pour le moment. Indiquez un autre broker, ou envoyez vos tours par e-mail ou messagerie.',
    failed: (name, why) => `${name} : ${why}`,
  },
  ask: {
    title: 'Se connecter à un broker de messages ?',
    says: (name) =>
      `L’invitation ${de(name)} indique un broker de messages. Il transporterait vos tours : cet ordinateur s’y connecte, et de nouveau à chaque démarrage de Fairytable, jusqu’à la fin de la partie.`,
    machine: (host, port) => `${host.includes(':') ? `[${host}]` : host}, port ${port}.`,
    where: {
      own: 'C’est votre propre ordinateur. Ne vous connectez que si vous y faites tourner vous-même un broker.',
      private: 'C’est une machine de votre réseau local. Ne vous connectez que si vous la connaissez.',
      public:
        'C’est une machine sur Internet. Qui la gère voit quand vous vous connectez, mais ne peut pas lire vos tours.',
    },
    open: 'La connexion avec elle n’est pas chiffrée. Vos tours le sont quand même.',
    kept: 'Votre réponse est gardée avec cette partie. Si vous ne vous connectez pas, vous copiez et collez les tours.',
    yes: 'Se connecter',
    no: 'Ne pas se connecter',
  },
  step: {
    notAllowed: 'Cet ordinateur ne se connecte pas au broker de l’invitation. Copiez et collez les tours.',
    inviteSays:
      'Copiez l’invitation et envoyez-la par e-mail ou messagerie. À partir de là, les tours s’envoient tout seuls.',
    accepting: (name) => `Le premier tour ${de(name)} arrivera tout seul une fois l’invitation acceptée.`,
    sending: 'Votre tour est en cours d’envoi.',
    sent: 'Envoyé, pas encore reçu.',
    fetched: (name) => `${name} a votre tour. La réponse arrivera toute seule.`,
    kept: 'Le broker est injoignable : votre tour est gardé et sera envoyé plus tard ; vous pouvez toujours le copier.',
    away: 'Le broker est injoignable. La connexion est retentée toute seule ; vous pouvez toujours coller le tour attendu.',
    stopped: (why) => `${why} Copiez et collez plutôt vos tours.`,
    displaced: 'Un autre ordinateur joue maintenant votre camp.',
    displacedSays: 'Il a une copie de cette partie. Pour continuer ici, choisissez « Se connecter maintenant ».',
    declined: (name) => `${name} ne joue pas d’autre partie pour le moment.`,
    declinedSays:
      'Cette partie lui a été proposée après la dernière. Elle reste ici jusqu’à ce que la demande vienne de là-bas.',
    older: 'Cet ordinateur a une copie plus ancienne de la partie, ou une autre copie.',
    olderSays: (name, isHere) =>
      isHere
        ? `La partie entière arrive toute seule de l’ordinateur ${de(name)}.`
        : `La partie entière arrivera toute seule quand l’ordinateur ${de(name)} sera connecté.`,
    refused: (why) => `Le dernier envoi reçu n’a pas pu être joué : ${why}`,
  },
  buttons: { open: 'Broker de messages' },
  dialog: {
    title: 'Broker de messages',
    none: 'Aucun broker ne transporte les tours de cette partie : vous les copiez et les collez.',
    invites: 'Votre ami doit utiliser le même broker. Une invitation que vous copiez à partir de maintenant l’indique.',
    own: 'Votre ami doit utiliser le même broker.',
    state: {
      connecting: 'Connexion…',
      connected: 'Connecté.',
      waiting: (why) => `Non connecté. ${why}`,
      displaced: (why) => `Non connecté. ${why}`,
      stopped: (why) => `Non connecté. ${why}`,
      asks: 'Non connecté. L’invitation indique ce broker, et vous ne l’avez pas encore accepté.',
      declined: 'Non connecté, selon votre choix. L’invitation indique ce broker.',
    },
    allow: 'S’y connecter',
    friendHere: 'L’ordinateur de votre ami est connecté aussi.',
    again: 'Se connecter maintenant',
    whole: 'Renvoyer la partie entière',
    keep: 'Utiliser ce broker',
    close: 'Fermer',
  },
  draw: {
    will: 'Votre prochain tour propose la nulle.',
    not: 'Votre prochain tour ne propose pas la nulle.',
    notNow: 'Proposez la nulle pendant votre tour ; la proposition part avec lui.',
  },
  invitation: (url, shares) =>
    shares
      ? `L’invitation indique le broker ${url}, votre nom d’utilisateur et votre mot de passe.`
      : `L’invitation indique le broker ${url}.`,
  arrived: { turn: 'Un tour est arrivé', rematch: 'Demande une autre partie' },
};

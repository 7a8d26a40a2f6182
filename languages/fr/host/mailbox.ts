/** What players are told about a broker that carries their games: addresses that cannot be read, and what went wrong. */
import type * as english from '../../../electron/contract/mailbox-messages.ts';
import type { Words } from '../../../engine/shared/language.ts';

export const brokerAddressMessages: Words<typeof english.brokerAddressMessages> = {
  empty: 'Tapez l’adresse du broker, par exemple mqtts://broker.example.org.',
  noScheme: 'L’adresse d’un broker commence par mqtt://, mqtts://, ws:// ou wss://.',
  unreadable: 'Ce n’est pas une adresse. En voici une : mqtts://broker.example.org:8883.',
  noPath: 'Une adresse avec mqtt:// ou mqtts:// se termine par le port. Enlevez ce qui le suit.',
  noExtras: 'L’adresse d’un broker n’a ni ? ni #. Enlevez ce qui suit.',
  tooLong: 'Cette adresse est trop longue.',
  passwordAlone: 'Un mot de passe demande un nom d’utilisateur.',
};

export const brokerMessages: Words<typeof english.brokerMessages> = {
  hostNotFound: (host) =>
    `Aucun ordinateur ne s’appelle ${host}. Vérifiez l’adresse, et que vous êtes connecté à Internet.`,
  refused: (host, port) =>
    `${host} répond, mais aucun broker n’écoute sur son port ${port}. Vérifiez le port, et que le broker fonctionne.`,
  noAnswer: (host) => `${host} ne répond pas. Vérifiez l’adresse, et qu’aucun pare-feu ne s’interpose.`,
  unreachable: (host) => `Aucun chemin ne mène d’ici à ${host}. Êtes-vous connecté à Internet ?`,
  certificate: (host, why) =>
    `${host} a un certificat auquel cet ordinateur ne se fie pas (${why}). Rien n’a été envoyé.`,
  notTls: (host) => `${host} ne parle pas TLS sur ce port. Vérifiez le port, ou utilisez mqtt:// ou ws://.`,
  notWebSocket: (host, status) =>
    `${host} est un serveur web, mais pas un broker à cette adresse (réponse : ${status}). Vérifiez le chemin.`,
  oldVersion: (host) => `Le broker de ${host} ne parle que MQTT 3.1.1. Fairytable en demande un avec MQTT 5.`,
  notMqtt: (host) =>
    `${host} a fermé la connexion sans répondre. Est-ce un broker avec MQTT 5, et le port est-il le bon ?`,
  wrongPassword: 'Le broker n’accepte pas ce nom d’utilisateur et ce mot de passe.',
  notAuthorized: 'Le broker ne vous laisse pas entrer. Lui faut-il un nom d’utilisateur et un mot de passe ?',
  notAllowed:
    'Le broker vous laisse entrer, mais pas accéder aux messages de cette partie. Demandez la permission à qui le gère.',
  banned: 'Le broker a exclu cet ordinateur.',
  busy: 'Le broker est trop occupé pour le moment.',
  overQuota: 'Le broker n’accepte plus de messages de votre part pour le moment.',
  tooLarge: 'Le broker n’accepte pas de messages de cette taille. Qui le gère peut en autoriser de plus grands.',
  unconfirmed:
    'Le broker n’a pas confirmé un message. Soit la connexion est mauvaise, soit il n’accepte pas de messages de cette taille.',
  unassured:
    'Le broker ne garantit pas l’arrivée des messages (QoS 1) : des tours pourraient se perdre. Utilisez un autre broker.',
  noSession:
    'Le broker oublie cet ordinateur dès qu’il se déconnecte : des tours pourraient se perdre. Utilisez un autre broker, ou demandez à qui le gère de garder les sessions.',
  shortSession:
    'Le broker oublie un ordinateur absent depuis moins d’une heure : des tours pourraient se perdre. Utilisez un autre broker, ou demandez à qui le gère de garder les sessions plus longtemps.',
  noStorage:
    'Le broker ne garde pas les messages pour un ordinateur absent. Utilisez un autre broker, ou demandez à qui le gère de les garder.',
  displaced:
    'Un autre ordinateur utilise maintenant cette place, avec une copie de la même partie. Ne jouez que sur l’un des deux.',
  invalid: 'Le broker a envoyé quelque chose qui n’est pas du MQTT 5.',
  lost: 'La connexion au broker est perdue.',
  other: (what) => `Le broker a refusé : ${what}.`,
};

export const mailboxMessages: Words<typeof english.mailboxMessages> = {
  tooLong: 'Ce message est trop long pour être envoyé.',
  full: 'Trop de messages attendent déjà l’autre joueur.',
  ended: 'Cette boîte aux lettres est fermée.',
  notSaved: 'Le message n’a pas pu être enregistré sur cet ordinateur : il n’a donc pas été envoyé.',
  damaged:
    'Le fichier qui retient ce qui a été envoyé est endommagé. Continuez en copiant les tours sous forme de texte.',
  olderCopy:
    'L’autre joueur a reçu de vous plus de messages que cet ordinateur n’en a envoyé. Est-ce une copie plus ancienne de vos parties ?',
  notTaken: 'Un message est arrivé, qui n’a pas pu être enregistré sur cet ordinateur. Il reviendra.',
  ignored: {
    'not-ours': 'Quelque chose est arrivé qui n’est pas un message de Fairytable.',
    'too-long': 'Quelque chose est arrivé qui est trop long pour un message.',
    newer: 'Un message d’une version plus récente de Fairytable est arrivé. Installez cette version pour le lire.',
    misplaced: 'Un message est arrivé à un endroit qui n’est pas le sien.',
    forged: 'Un message est arrivé qui a été modifié en route, ou que l’autre joueur n’a pas envoyé.',
    repeated: 'Un message est arrivé une deuxième fois.',
    'too-far': 'Un message est arrivé longtemps avant ceux qui le précèdent.',
  },
};

export const brokerGameMessages: Words<typeof english.brokerGameMessages> = {
  notHere: 'L’autre joueur n’est pas connecté. Ce que vous dites ne parvient à personne.',
  notAllowed:
    'Vous n’avez pas accepté de vous connecter au broker que l’invitation indique. Ouvrez « Broker de messages » pour le faire.',
  keptHere:
    'Vous avez gardé la partie telle qu’elle est ici. L’ordinateur de votre adversaire en a une autre, et reçoit la vôtre.',
  noBroker: 'Aucun broker ne transmet les tours de cette partie.',
  notKept: 'Ce que cet ordinateur sait du broker de cette partie n’a pas pu être enregistré. Copiez plutôt vos tours.',
  damaged:
    'Le fichier sur le broker de cette partie est endommagé. Copiez vos tours, ou indiquez de nouveau le broker.',
};

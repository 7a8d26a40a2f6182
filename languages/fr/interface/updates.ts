/** New versions of the application: the setting, the question, and what is told of a version. */

import type { Words } from '../../../engine/shared/language.ts';
import type { updateText as english } from '../../../renderer/text/updates.ts';

export const updateText: Words<typeof english> = {
  name: 'Nouvelles versions',
  choices: { off: 'Non', tell: 'M’avertir', install: 'Installer' },
  says: (asks) =>
    `« M’avertir » interroge ${asks} au démarrage, au plus une fois par jour, et vous avertit sur l’écran d’accueil. « Installer » télécharge aussi une nouvelle version et l’installe quand vous fermez Fairytable. Rien n’est envoyé sur vous, votre machine ou vos parties ; ${asks} voit votre adresse réseau.`,
  unable: {
    browser: 'Dans un navigateur, la version de Fairytable est celle de la copie qui a été lancée.',
    development: 'Cette copie a été construite à partir des sources : une plus récente vient de là.',
    store: 'La boutique d’où vient votre Fairytable le tient à jour.',
    package: 'Fairytable a été installé comme paquet : une version plus récente s’installe de la même façon.',
    portable:
      'Le programme portable ne se remplace pas lui-même : mettez-en un plus récent à sa place. Vos parties restent dans le dossier voisin.',
    'no-feed':
      'Cette copie n’a pas d’adresse où demander de nouvelles versions : une plus récente vient de là où vous avez eu celle-ci.',
  },
  look: 'Chercher',
  lookName: 'Chercher une nouvelle version',
  looked: {
    none: 'Cherche une fois, quel que soit le réglage.',
    looking: 'Recherche…',
    newest: 'C’est la version la plus récente.',
    found: '',
    downloading: '',
    ready: '',
  },
  question: {
    title: 'Chercher les nouvelles versions ?',
    says: (asks) =>
      `Fairytable interrogerait ${asks} une fois par jour, et n’enverrait rien sur vous, votre machine ou vos parties. Vous pouvez changer cela dans les paramètres.`,
    tell: 'M’avertir',
    install: 'Installer',
    no: 'Non',
  },
  found: (version) => `La version ${version} est disponible`,
  whatIsNew: 'Nouveautés',
  download: 'Télécharger et installer',
  skip: 'Pas cette version',
  page: 'Ouvrir la page de la version',
  again: 'Réessayer',
  downloading: (version) => `Téléchargement de la version ${version}…`,
  percent: (percent) => `${percent} %`,
  stop: 'Arrêter',
  ready: (version) => `La version ${version} sera installée quand vous fermerez Fairytable`,
  doNot: 'Ne pas l’installer',
  notInstalled: (version) => `La version ${version} n’a pas été installée`,
  /** why, and what to do */
  troubles: {
    offline: 'Le serveur des nouvelles versions est injoignable. Réessayez quand vous serez en ligne.',
    slow: 'Le serveur des nouvelles versions ne répond pas, ou beaucoup trop lentement. Réessayez plus tard.',
    unsafe: 'La connexion au serveur des nouvelles versions n’est pas sûre : rien n’en a été pris. Réessayez ailleurs.',
    feed: 'Ce que le serveur dit des nouvelles versions est incomplet ou endommagé. Réessayez plus tard, ou ouvrez la page de la version.',
    checksum:
      'Ce qui a été téléchargé n’est pas ce qui a été publié, et a donc été jeté. Réessayez, ou ouvrez la page de la version.',
    signature:
      'Ce qui a été téléchargé n’est pas signé par les auteurs de Fairytable, et a donc été jeté. Ouvrez la page de la version.',
    disk: 'Il n’y a pas de place sur le disque pour la nouvelle version. Faites-en, puis réessayez.',
    rights:
      'Fairytable n’a pas le droit d’écrire dans le dossier où il se trouve. Déplacez-le dans l’un des vôtres, ou ouvrez la page de la version.',
    install:
      'La nouvelle version n’a pas pu prendre la place de celle-ci à la fermeture de Fairytable. Réessayez, ou ouvrez la page de la version.',
    unknown:
      'Un problème est survenu avec la nouvelle version ; le journal en dit plus. Réessayez, ou ouvrez la page de la version.',
  },
};

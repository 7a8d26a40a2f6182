/** Every text of the main process for players: refusals, problems and the native menu. */
import type * as english from '../../../electron/contract/messages.ts';
import type { draftMessages as englishDrafts } from '../../../engine/core/text/draft-words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { a, begin, cap, de, verb } from '../interface/names.ts';
import { listOf, plural } from '../plural.ts';

const CANCELLED = 'Annulé. Tout est comme avant.';

export const errorMessages: Words<typeof english.errorMessages> = {
  // for invalid messages, which our own page never sends
  longInput: (most) => `Ce texte est trop long. Il peut avoir ${most.toLocaleString('fr')} caractères au plus.`,
  invalidInput: (request, where) => `La requête ${request} est mal formée à « ${where} ».`,
  unknownRequest: 'Requête inconnue.',
  untrustedSender: 'Ce message ne vient pas de la page de cette application.',
  cannotUpdate: 'Cette version de Fairytable ne se remplace pas elle-même. Les paramètres disent pourquoi.',
  internal: 'Un problème est survenu dans l’application. La partie est telle qu’elle était ; réessayez.',
  hostGone: 'Fairytable s’est arrêté. Relancez-le ; la partie est en sécurité.',
  lost: 'La connexion a été perdue. Reconnexion… Vérifiez l’échiquier avant de continuer.',
  displaced: 'La partie est ouverte dans une autre fenêtre. Reprenez-la pour continuer ici.',

  // the table
  cancelled: CANCELLED,
  stale: 'La partie a changé entre-temps. Réessayez.',
  rulesBug: 'Un problème est survenu dans les règles de ce jeu. Le coup a été annulé.',
  noMatch: 'Aucune partie n’est ouverte. Commencez-en une ou ouvrez-en une.',
  noSuchPiece: 'Cette pièce n’existe pas dans cette partie.',
  noSuchCell: 'Cette case n’existe pas dans ce jeu.',
  itCan: 'Cette pièce peut y aller.',
  noSuchFeature: 'Ce terrain n’existe pas dans ce jeu.',
  noSuchNode: 'Ce coup n’existe pas dans cette partie.',
  lookingBack: 'La partie est terminée. Revoyez-la ou commencez-en une nouvelle.',
  noSuchVariant: 'Ce jeu n’existe pas dans cette application.',
  noSuchGame: 'Ce jeu n’est plus là. Rechargez la liste.',
  noSuchVersion: 'Cette version n’est plus là. Rouvrez la liste des versions.',
  gamesTooLong: 'Ce texte est trop long pour contenir des jeux.',
  hidden: 'Un seul camp peut regarder maintenant. Laissez d’abord l’écran à ce camp.',
  secretNotes: 'Tout le monde peut lire les notes. Masquez d’abord vos secrets.',
  secretDrawing: 'Tout le monde voit ce qui est dessiné. Masquez d’abord vos secrets.',
  both: 'Cela annulerait une révélation. Il faut l’accord des deux joueurs.',
  alreadyThere: 'C’est déjà la position actuelle.',
  nothingToUndo: 'Rien à annuler.',
  nothingReady: 'Il n’y a pas de disposition toute prête à utiliser maintenant.',
  nothingHidden: 'Rien n’est caché dans cette partie maintenant.',
  noComputer: 'Ce n’est pas à l’ordinateur de jouer.',
  noAdvice: 'Il n’y a rien à conseiller ici : la partie est terminée, ou ce n’est pas à vous de jouer.',
  noHint: 'Aucun indice n’a été trouvé. La partie n’a rien d’anormal.',
  stopped: 'Arrêté.',
  notAgreed: 'Il faut d’abord l’accord des deux joueurs pour l’analyse, ou la fin de la partie.',
  noReview: 'Il n’y a pas encore de tours à revoir.',
  notOver: 'La partie pourra être revue quand elle sera terminée.',
  computersTurn: 'C’est à l’ordinateur de jouer.',
  computerHides: 'L’ordinateur place quelque chose que personne d’autre ne peut voir.',
  noAction: 'Il n’y a pas de coup légal.',
  oneMoveATurn: 'Un tour est un seul coup dans ce jeu.',
  turnEndsBefore: (action) => `Le tour se termine avant ${action}. Rien n’a été joué.`,
  edgeThere: 'L’échiquier se termine là.',
  drawDeclined: (side) => `${begin(side)} ${verb(side, 'continue', 'continuent')} à jouer.`,
  watching: 'L’ordinateur joue les deux camps. Prenez d’abord l’un d’eux.',
  notInExercise: 'Cela n’existe que dans une partie. Un exercice n’est pas gardé ; quittez-le d’abord.',
  exerciseNotOpen: 'Reprenez d’abord votre coup.',
  noSuchProblem: 'Ce problème n’existe pas dans cette application.',
  noSuchLesson: 'Cette leçon n’existe pas dans cette application.',
  noSuchCase: 'Ce cas n’existe pas dans ce jeu.',
  noSolution: 'Aucune solution n’a été trouvée à partir d’ici. Revenez au départ.',
  notElsewhere: 'Les deux joueurs de cette partie sont devant cette machine.',
  oneElsewhere: 'Un seul des joueurs peut être à distance, et l’autre doit être une personne ici.',
  theirTurn: (name) => `C’est le tour ${de(name)}. Collez-le ici quand il est arrivé.`,
  theyHide: 'Votre adversaire place quelque chose que personne d’autre ne peut voir.',
  notByText: 'Ce n’est pas possible dans une partie par texte : l’échiquier de votre adversaire ne le montrerait pas.',
  readyByText:
    'Cette disposition place le terrain des deux camps. Dans une partie par texte, chaque camp place le sien.',
  helpByText: 'L’ordinateur n’aide pas avant la fin d’une partie avec un ami.',
  resignInTurn: 'Vous pouvez abandonner à votre tour.',
  noDrawOffer: 'Votre adversaire n’a pas proposé la nulle. Proposez-la quand vous copiez votre tour.',
  revealedByText: 'Cela a montré quelque chose de caché, et ne peut donc pas être repris.',
  unknownGame: 'La partie de ce tour n’est pas parmi vos parties enregistrées. Collez d’abord son invitation.',
  noQuestion: 'Il n’y a pas de partie à reprendre.',
  ownInvitation: 'C’est votre propre invitation. Envoyez-la à votre ami.',
  noClock: 'Cette partie se joue sans pendules.',
  noClaim: 'Personne ne peut réclamer le gain au temps maintenant.',
  noPause: 'Aucune pendule ne tourne.',
  pictureTooLarge: 'Cette image est trop grande. Choisissez une taille plus petite.',
  filmTooLarge: 'Ce film est trop gros. Choisissez une taille plus petite ou moins de tours.',
  notAFilm: 'Ce n’est pas un film qui peut être enregistré. Recréez-le.',
  notAPicture: 'Ce n’est pas une image qui peut être enregistrée. Reprenez-la.',
  badDiagram: 'Ce diagramme ne peut pas être dessiné.',

  // the library
  noSuchSave: 'Cette partie n’est plus dans la bibliothèque.',
  rulesAreNoSave: 'Ce sont les règles d’un jeu, pas une partie enregistrée. Ouvrez-les dans « Vos jeux personnels ».',
  saveIsOpen: 'Cette partie est ouverte. Quittez-la d’abord.',
  nameEmpty: 'Une partie a besoin d’un nom.',
  nameTooLong: (most) => `Ce nom est trop long. Utilisez ${most} lettres au plus.`,
  nameTooBig: 'Ce nom est trop long pour un nom de fichier. Raccourcissez-le.',
  nameInvisible: 'Ce nom serait invisible. Utilisez au moins une lettre, un chiffre ou un symbole.',
  nameCharacters:
    'Un nom ne peut pas contenir / \\ : * ? " < > | ni de caractères de contrôle, car certains systèmes ne les permettent pas.',
  nameReserved: (name) => `Le nom « ${name} » est réservé par Windows. Choisissez-en un autre.`,
  nameEnds:
    'Un nom ne peut pas commencer ou finir par une espace ni finir par un point, car certains systèmes ne le permettent pas.',
  nameHidden: 'Un nom ne peut pas commencer par un point, car certains systèmes cachent ces fichiers.',
  nameTaken: (name) => `Une partie appelée « ${name} » existe déjà. Choisissez un autre nom.`,
  nothingToRestore: 'Cette partie n’est plus dans la corbeille.',
  cannotWrite: 'Le changement n’a pas pu être écrit sur le disque. Rien n’est perdu ; réessayez.',
  cannotRead: 'Le fichier est illisible. Il a peut-être été supprimé, ou un autre programme l’utilise.',
  tooBig: 'Ce fichier est trop gros pour être une partie enregistrée.',
  nothingToSalvage: 'Les tours récupérés ne sont plus disponibles. Rouvrez le fichier.',
  noLink: 'Lien inconnu.',
  pageDoesIt: 'Dans un navigateur, la page passe en plein écran d’elle-même.',
  pageNotifies: 'Dans un navigateur, la page affiche les notifications d’elle-même.',
  cannotShow: 'Le dossier n’a pas pu être ouvert. Son chemin est indiqué dans la liste des parties enregistrées.',
  noDialogs: 'Il n’y a pas de fenêtres de choix de fichier ici. Déposez le fichier sur la page.',
};

/** Why the computer has no answer, by what has failed. */
export const thinkingMessages: Words<typeof english.thinkingMessages> = {
  program:
    'L’ordinateur ne peut pas réfléchir : son programme est absent ou endommagé. Réinstallez Fairytable, puis redemandez.',
  memory: 'L’ordinateur a manqué de mémoire. Votre partie est en sécurité ; redemandez.',
  silent: 'L’ordinateur n’a pas répondu et a été arrêté. Votre partie est en sécurité ; redemandez.',
  broken: 'L’ordinateur a cessé de réfléchir. Votre partie est en sécurité ; redemandez.',
};

/** Why another engine, a program that a person has named, does not play. */
export const engineMessages: Words<typeof english.engineMessages> = {
  notStarted: (name) => `${name} n’a pas pu être démarré. Choisissez le fichier du programme lui-même.`,
  noEngine: (name) =>
    `${name} n’a pas répondu comme le fait un moteur, ni par UCI ni par le protocole de XBoard. Choisissez un autre programme.`,
  refuses: (name, move) =>
    `${name} n’accepte pas le coup « ${move} », que les règles permettent ici. Laissez plutôt jouer l’ordinateur.`,
  silent: (name) =>
    `${name} n’a pas répondu et a été arrêté. Votre partie est en sécurité ; faites-le réfléchir à nouveau.`,
  ended: (name) => `${name} s’est arrêté. Votre partie est en sécurité ; faites-le réfléchir à nouveau.`,
  flooded: (name) => `${name} a trop écrit et a été arrêté. Votre partie est en sécurité.`,
  closed: (name) => `${name} a été fermé.`,
  readsNoRules: (name) => `${name} ne joue qu’aux jeux qu’il connaît, et ne peut pas en recevoir d’autre.`,
  noVariant: (name, variant) => `${name} ne connaît pas le jeu « ${variant} ».`,
  otherRules: (name) => `${name} a d’autres règles pour ce jeu. Une version plus récente a peut-être les mêmes.`,
  untold: (name) =>
    `${name} ne peut pas suivre la partie jusqu’ici : on ne lui transmet que des tours entiers. Laissez plutôt jouer l’ordinateur.`,
  firstPosition: (name) =>
    `Cette position de départ ne peut pas être transmise à ${name}. Commencez par une autre, ou choisissez un autre joueur.`,
  noChess960: (name) =>
    `${name} ne roque pas comme au Chess960. Commencez par la position de départ habituelle, ou choisissez un autre joueur.`,
  onlyText: (name) =>
    `${name} ne joue qu’aux jeux dont les règles sont un texte : les variantes connues et vos propres jeux.`,
  notHere: (name) =>
    `Aucun moteur de cet ordinateur ne s’appelle ${name}. Ajoutez-le dans les réglages, ou laissez jouer l’ordinateur.`,
  tooMany: (most) => `Il y a déjà ${most} moteurs. Retirez-en un d’abord.`,
  nameEmpty: 'Un moteur a besoin d’un nom.',
  nameTaken: (name) => `Un autre moteur s’appelle ${name}. Choisissez un autre nom.`,
  beginsOtherwise: (name) =>
    `${name} aurait commencé ce tour par un autre coup et n’a donc pas d’indice pour la suite.`,
  noMove: (name) => `${name} n’a trouvé aucun coup ici. Votre partie est en sécurité.`,
  resigns: (name) => `${name} abandonne dans cette position.`,
  claimsEnd: (name) =>
    `${name} dit que la partie est terminée ici, ce qui n’est pas le cas. Votre partie est en sécurité.`,
  illegal: (name, move) =>
    `${name} veut jouer « ${move} », ce qui n’est pas possible ici. Votre partie est en sécurité.`,
};

/** `le tour 1`, `les tours 1 à 12` */
const firstTurns = (turns: number): string => (turns === 1 ? 'le tour 1' : `les tours 1 à ${turns}`);
const UNCHANGED = 'Le fichier reste inchangé.';
const NOTHING_LEFT = 'Rien ne peut en être récupéré. Ouvrez une copie de la partie si vous en avez une.';

/** Problems: always the same three rows. */
export const problemMessages: Words<typeof english.problemMessages> = {
  damaged: (turns) => ({
    happened: 'Le fichier de cette partie est endommagé.',
    safe: UNCHANGED,
    todo: turns > 0 ? `Ouvrez ${firstTurns(turns)} comme nouvelle partie.` : NOTHING_LEFT,
  }),
  truncated: (turns) => ({
    happened: 'Le fichier de cette partie est incomplet : il manque la fin.',
    safe: UNCHANGED,
    todo: turns > 0 ? `Ouvrez ${firstTurns(turns)} comme nouvelle partie.` : NOTHING_LEFT,
  }),
  empty: (turns) => ({
    happened: 'Le fichier de cette partie est vide.',
    safe: UNCHANGED,
    todo: turns > 0 ? `Ouvrez ${firstTurns(turns)} de la version précédente comme nouvelle partie.` : NOTHING_LEFT,
  }),
  impossible: (says, turns) => ({
    happened: says,
    safe: UNCHANGED,
    todo:
      turns > 0
        ? `Ouvrez ${firstTurns(turns)} de la version précédente comme nouvelle partie.`
        : 'Ouvrez une copie de la partie si vous en avez une, ou composez de nouveau la position.',
  }),
  gameText: (says, turns) => ({
    happened: says,
    safe: 'Rien n’a été changé.',
    todo:
      turns > 0
        ? `Corrigez le texte, ou ouvrez ${firstTurns(turns)} comme nouvelle partie.`
        : 'Corrigez le texte et réessayez.',
  }),
  foreign: {
    happened: 'Ce fichier n’est pas une partie de Fairytable.',
    safe: UNCHANGED,
    todo: 'Choisissez un fichier dont le nom se termine par .fairytable.',
  },
  tooNew: {
    happened: 'Enregistrée par une version plus récente de Fairytable.',
    safe: UNCHANGED,
    todo: 'Mettez Fairytable à jour pour l’ouvrir.',
  },
  unreadable: {
    happened: 'Ce fichier est illisible.',
    safe: UNCHANGED,
    todo: 'Vérifiez si un autre programme l’utilise, et si vous avez le droit de le lire.',
  },
  rules: (says) => ({
    happened: says,
    safe: UNCHANGED,
    todo: 'Ouvrez le fichier dans « Vos jeux personnels » pour voir tout ce qui n’y va pas.',
  }),
  cannotSave: {
    happened: 'La partie ne peut pas être enregistrée.',
    safe: 'Vous pouvez continuer à jouer. Tous les coups sont gardés tant que l’application tourne.',
    todo: 'Enregistrez ailleurs, ou libérez de la place sur le disque. L’application réessaie après chaque coup.',
  },
  libraryLost: {
    happened: 'Une autre fenêtre de Fairytable a repris vos parties, car celle-ci n’a pas répondu pendant un moment.',
    safe: 'Tout ce qui a été joué avant est enregistré. Les coups que vous jouez ici maintenant ne le sont pas.',
    todo: 'Si vous avez continué à jouer ici, enregistrez une copie ailleurs. Fermez ensuite cette fenêtre et continuez dans l’autre.',
  },
  journalVanished: {
    happened: 'La sauvegarde automatique de cette partie a disparu du disque.',
    safe: 'La partie entière a été enregistrée de nouveau.',
    todo: 'Continuez à jouer. Vérifiez si un autre programme nettoie le dossier des parties enregistrées.',
  },
  settingsLost: {
    happened: 'Le fichier des paramètres était endommagé.',
    safe: 'Toutes les parties sont en sécurité. Une copie du fichier endommagé a été gardée.',
    todo: 'Vérifiez les paramètres ; ils ont repris leurs valeurs par défaut.',
  },
  settingsNotSaved: {
    happened: 'Les paramètres ne peuvent pas être enregistrés.',
    safe: 'Ils s’appliquent jusqu’à la fermeture.',
    todo: 'Libérez de la place sur le disque, puis changez de nouveau un paramètre.',
  },
  progressLost: {
    happened: 'Le fichier des problèmes résolus était endommagé.',
    safe: 'Toutes les parties et tous les paramètres sont en sécurité. Une copie du fichier endommagé a été gardée.',
    todo: 'Continuez à résoudre ; ce que vous résolvez à partir de maintenant est gardé.',
  },
  progressTooNew: {
    happened: 'Vos problèmes résolus ont été écrits par une version plus récente de Fairytable.',
    safe: UNCHANGED,
    todo: 'Mettez Fairytable à jour. Ce que vous résolvez dans cette version n’est pas gardé.',
  },
  progressNotSaved: {
    happened: 'Ce que vous avez résolu ne peut pas être enregistré.',
    safe: 'Cela compte jusqu’à la fermeture.',
    todo: 'Libérez de la place sur le disque, puis résolvez un autre problème.',
  },
  journalDamaged: {
    happened: 'La sauvegarde automatique de la dernière partie est endommagée.',
    safe: 'Tout ce qui précède le dommage a été enregistré dans vos parties. Une copie de la sauvegarde automatique a été gardée.',
    todo: 'Ouvrez la partie depuis vos parties enregistrées.',
  },
  invitationWithdrawn: (tries) => ({
    happened: `Votre invitation a été retirée, car quelqu’un a essayé ${plural(tries, 'mauvais code', 'mauvais codes')}.`,
    safe: 'Ces essais n’ont laissé entrer personne, et votre partie est en sécurité.',
    todo: 'Pour inviter quelqu’un, créez un nouveau code.',
  }),
  cannotRecover: {
    happened: 'La dernière partie ne peut pas être enregistrée dans vos parties.',
    safe: 'Sa sauvegarde automatique est gardée, et rien n’est perdu.',
    todo: 'Libérez de la place sur le disque, puis ouvrez la partie ou relancez Fairytable.',
  },
  recoveryCancelled: (name) => ({
    happened: `La récupération de « ${name} » a été annulée.`,
    safe: 'Sa sauvegarde automatique est gardée, et rien n’est perdu.',
    todo: 'Ouvrez la partie ou relancez Fairytable pour la récupérer.',
  }),
  recoveredPart: (turns) => ({
    happened:
      'La dernière partie n’a pas été fermée correctement, et une partie de sa sauvegarde automatique ne peut pas être rejouée.',
    safe: `Récupération faite pour ${firstTurns(turns)} ; la partie est parmi vos parties enregistrées. Une copie de la sauvegarde automatique a été gardée.`,
    todo: 'Ouvrez la partie depuis vos parties enregistrées.',
  }),
  otherPosition: (told) => ({
    happened: told,
    safe: 'La position est telle qu’elle a été enregistrée.',
    todo: 'Continuez d’ici.',
  }),
  rulesBug: {
    happened: 'Un problème est survenu dans les règles de ce jeu pendant que le coup était joué.',
    safe: 'Le coup a été annulé. La partie est telle qu’elle était avant.',
    todo: 'Jouez un autre coup, et enregistrez une copie de la partie à joindre à un rapport de bogue.',
  },
  crashed: {
    happened: 'La page a planté et a été rechargée.',
    safe: 'La partie est telle qu’elle était.',
    todo: 'Continuez à jouer. Si cela arrive souvent, passez à l’échiquier plat.',
  },
  graphicsStopped: {
    happened: 'La carte graphique ou son pilote a cessé de fonctionner : l’échiquier plat est ouvert.',
    safe: 'La partie est telle qu’elle était.',
    todo: 'Continuez à jouer. Pour revenir à l’échiquier 3D, choisissez-le dans les paramètres.',
  },
  incomplete: {
    happened: 'Un élément de Fairytable manque sur cet ordinateur.',
    safe: 'Vos parties sont en sécurité. Deux personnes peuvent jouer ; l’ordinateur ne pourra peut-être pas réfléchir.',
    todo: 'Réinstallez Fairytable. Si cela se reproduit, regardez si un antivirus a enlevé le fichier.',
  },
  uncaught: {
    happened: 'Un problème est survenu dans l’application.',
    safe: 'La partie est enregistrée après chaque coup.',
    todo: 'Continuez à jouer. Si quelque chose semble anormal, relancez Fairytable.',
  },
};

/** Why the app exits at once: another one is running, or its folder cannot be used. */
export const lockMessages: Words<typeof english.lockMessages> = {
  held: 'Fairytable tourne déjà avec les mêmes parties enregistrées. Fermez-le d’abord, ou continuez là-bas.',
  refused:
    'Le dossier des parties enregistrées ne peut pas être utilisé. Donnez à FAIRYTABLE_HOME un dossier où vous pouvez écrire.',
  full: 'Le disque de vos parties enregistrées est plein, ou votre part en est épuisée. Rien n’est perdu : libérez-y de la place, puis relancez Fairytable.',
  readOnly:
    'Le disque de vos parties enregistrées ne peut être que lu. Permettez-y l’écriture, ou donnez à FAIRYTABLE_HOME un dossier où vous pouvez écrire.',
};

/** Games of people's own. */
export const gameMessages: Words<typeof english.gameMessages> = {
  unnamed: 'Jeu',
  size: (width, height) => `${width} × ${height}`,
  bad: (line, column, says, more) =>
    `Ligne ${line}, colonne ${column} : ${says}${more > 0 ? ` Il y a encore ${plural(more, 'autre problème', 'autres problèmes')}.` : ''}`,
  /** why rules could not be tried */
  trying: {
    slow: 'Trouver les coups de ce jeu prend trop de temps. Un échiquier plus petit, ou des pièces aux coups plus simples, aiderait.',
    memory:
      'Trouver les coups de ce jeu prend trop de mémoire. Un échiquier plus petit, ou des pièces aux coups plus simples, aiderait.',
    program:
      'Les règles ne peuvent pas être essayées : un programme de Fairytable est absent ou endommagé. Réinstallez Fairytable, puis réessayez.',
    silent:
      'Les règles n’ont pas pu être essayées : le programme qui les essaie n’a pas répondu. Rien n’est perdu ; réessayez.',
    broken:
      'Les règles n’ont pas pu être essayées : le programme qui les essaie est tombé en panne. Rien n’est perdu ; réessayez.',
    closed: CANCELLED,
  },
  /** why a text with games could not be read */
  reading: {
    slow: 'Lire ce texte prend trop de temps.',
    memory: 'Lire ce texte prend trop de mémoire. Moins de jeux à la fois aiderait.',
    program:
      'Le texte ne peut pas être lu : un programme de Fairytable est absent ou endommagé. Réinstallez Fairytable, puis réessayez.',
    silent: 'Le texte n’a pas pu être lu : le programme qui le lit n’a pas répondu. Rien n’est perdu ; réessayez.',
    broken: 'Le texte n’a pas pu être lu : le programme qui le lit est tombé en panne. Rien n’est perdu ; réessayez.',
    closed: CANCELLED,
  },
  /** steps of lessons of the game: what to do where their author does not say it, and whether they can be done */
  lessons: {
    chapter: 'Leçons de ce jeu',
    untitled: 'Leçon sans titre',
    steps: (n) => plural(n, 'étape', 'étapes'),
    closing: 'Bien joué.',
    goals: {
      move: (piece, squares) => `Amenez cette pièce en ${squares} : ${piece}.`,
      capture: (piece) => `Capturez cette pièce adverse : ${piece}.`,
      captureAny: 'Capturez une pièce.',
      drop: (piece) => `Parachutez cette pièce : ${piece}.`,
      promote: 'Faites une promotion.',
      check: 'Donnez échec.',
      safe: 'Jouez de sorte qu’aucune de vos pièces ne puisse être capturée.',
      win: 'Gagnez la partie.',
    },
    called: { drop: (piece) => `parachuter cette pièce (${piece})`, promote: 'faire une promotion' },
    holds: (moves) => `L’étape est réalisable : ${moves.join(', ')}.`,
    noPosition: 'L’étape n’a pas encore de position.',
    badPosition: (says) => `La position ne peut pas être mise en place. ${says}`,
    over: 'Dans cette position, la partie est déjà finie.',
    reached: 'Le but est atteint avant de commencer.',
    noWay: (turns) =>
      turns === 1
        ? 'Le but ne peut pas être atteint dans ce tour.'
        : `Le but ne peut pas être atteint en ${turns} tours.`,
    sooner: (turns) => `Le but peut être atteint plus vite : en ${plural(turns, 'tour', 'tours')}.`,
    tooLong: 'Savoir si l’étape est réalisable prend trop de temps. Moins de pièces ou de tours aiderait.',
    unknown: 'On n’a pas pu savoir si l’étape est réalisable. Changez quelque chose, ou revenez plus tard.',
  },
  /** cases of the game: what is said where their author says nothing, and whether they are true */
  cases: {
    asks: (piece) => `Que peut faire cette pièce : ${piece} ?`,
    legal: (move) => `${move} est légal.`,
    cannot: (squares) => `La pièce ne peut pas aller en ${squares}.`,
    marked: 'Ses coups sont indiqués.',
    inHand: (piece) => `${piece} en main`,
    holds: 'Ce cas est juste selon les règles actuelles.',
    onlyMoves: 'Ce cas montre les coups de la pièce. Un coup ou des cases peuvent aussi être vérifiés.',
    noPosition: 'Ce cas n’a pas encore de position.',
    badPosition: (says) => `La position ne peut pas être mise en place. ${says}`,
    over: 'Dans cette position, la partie est déjà finie.',
    noPiece: 'Choisissez la pièce dont il s’agit.',
    nobody: (where) => `Le camp au trait n’a pas de pièce à cet endroit : ${where}.`,
    otherPiece: (move) => `${move} n’est pas un coup de cette pièce.`,
    canGo: (square) => `La pièce peut aller en ${square}.`,
  },
  /** whether a problem of the game holds */
  problems: {
    holds: (move) => `Il est correct : ${move} est la seule solution.`,
    noPosition: 'Il n’a pas encore de position.',
    badPosition: (says) => `Sa position ne peut pas être mise en place. ${says}`,
    over: 'Dans cette position, la partie est déjà finie.',
    noWin: (turns) =>
      turns === 1
        ? 'Le camp au trait ne peut pas gagner dans ce tour.'
        : `Le camp au trait ne peut pas forcer le gain en ${turns} tours.`,
    sooner: (turns) => `On peut gagner plus vite : en ${plural(turns, 'tour', 'tours')}.`,
    several: (moves) => `Il a plus d’une solution : ${listOf(moves)}.`,
    noGain: 'Aucun coup ne gagne bien plus que tous les autres.',
    wins: 'Le meilleur coup gagne la partie : demandez plutôt le gain.',
    tooLong:
      'Il faudrait trop de temps pour savoir s’il est correct. Moins de pièces, ou un gain en moins de tours, aiderait.',
    unknown: 'Impossible de savoir s’il est correct. Changez quelque chose, ou revenez plus tard.',
  },
  longVersion:
    'Un autre programme a écrit dans le fichier de ce jeu un texte trop long pour un jeu. Gardez ce texte comme nouveau jeu, ou déplacez ce fichier ailleurs.',
  badInvited: (says) =>
    `Les règles de cette invitation ne peuvent pas être jouées ici. ${says} Vérifiez que vous avez tous les deux la même version de Fairytable.`,
  limitInvited: (of) =>
    `Trouver les coups du jeu de cette invitation prend trop de ${of === 'time' ? 'temps' : 'mémoire'}. Demandez à votre ami un jeu avec un échiquier plus petit, ou aux coups plus simples.`,
  otherInvited:
    'Les règles de cette invitation sont celles d’un autre jeu. Demandez à votre ami de la copier de nouveau, et vérifiez que vous avez tous les deux la même version de Fairytable.',
};

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
const partOfDay = (hour: number): string => {
  if (hour < 5 || hour >= 22) return 'Nuit';
  if (hour < 12) return 'Matin';
  return hour < 18 ? 'Après-midi' : 'Soir';
};
const dayOf = (time: Date): string => (time.getDate() === 1 ? '1er' : String(time.getDate()));
export const saveMessages: Words<typeof english.saveMessages> = {
  /** the name that a new game gets, in local time; the game itself is told beside it everywhere */
  newGame: (time) => `${partOfDay(time.getHours())} du ${dayOf(time)} ${MONTHS[time.getMonth()]}`,
  another: (name, number) => `${name} (${number})`,
  copy: (name) => `${name} (copie)`,
  imported: 'Partie importée',
  salvaged: (name) => `${name} (récupérée)`,
  file: 'Partie de Fairytable',
  text: 'Partie en texte',
  rules: 'Règles d’un jeu',
  picture: 'Image (PNG)',
  video: 'Film (WebM)',
  animation: 'Film (GIF)',
};

/** A piece in flight. */
export const flightMessages: Words<typeof english.flightMessages> = {
  says: (piece, cell, left) =>
    left === 1
      ? `${cap(piece)} atterrit en ${cell} à la fin du prochain tour de son camp.`
      : `${cap(piece)} atterrit en ${cell} après encore ${plural(left, 'tour', 'tours')} de son camp.`,
};

/** Beside the ready-made layout of a phase. */
export const readyMessages: Words<typeof english.readyMessages> = {
  replaces: (n) =>
    `${n === 1 ? 'L’élément que vous avez placé jusqu’ici est remplacé' : `Les ${n} éléments que vous avez placés jusqu’ici sont remplacés`} ; « Coups » garde cette ligne.`,
};

/** When only one side may look at the screen. */
export const handOverMessages: Words<typeof english.handOverMessages> = {
  /** `why`: what has to be done in secret, from the rules */
  says: (side, why) => `${why} Écran réservé pour l’instant ${a(side)}.`,
};

/** A turn of many moves in one line. */
export const turnMessages: Words<typeof english.turnMessages> = {
  label: (group, moves) => `${group} : ${moves.join(', ')}`,
  move: (from, to, takes) => `${from}${takes ? '×' : '–'}${to}`,
};

/** Side effects of an action: symbols for the list of moves, and the words for them. */
export const asideMessages: Words<typeof english.asideMessages> = {
  landing: (at, taken) => `» ${at}${taken.length > 0 ? `×${taken.join('')}` : ''}`,
  landingSays: (piece, at, taken) =>
    `${piece} atterrit en ${at}${taken.length > 0 ? ` et prend ${listOf(taken)}` : ''}`,
  explosion: (cause, at) => `${cause} ${at}`,
  explosionSays: (cause, at, lost) => `${cause} en ${at}${lost.length > 0 ? `, pertes : ${listOf(lost)}` : ''}`,
  blast: 'Explosion',
  takenBack: (at) => `arrêt ${at}`,
  takenBackSays: (at) => `annulé : arrêt en ${at}`,
  check: '+',
  checkSays: (side) => `${side} ${verb(side, 'est', 'sont')} en échec`,
  mate: '#',
  mateSays: (side) => `${side} ${verb(side, 'est', 'sont')} échec et mat`,
};

/** Of a turn of many moves the first ones. */
const someOf = (moves: readonly string[]): string => {
  const more = moves.length - 3;
  return `${moves.slice(0, 3).join(', ')}${more > 0 ? ` et ${plural(more, 'autre', 'autres')}` : ''}`;
};
/**
 * What the computer says about moves: hints, threats, reasons, verdicts. `move`: a clause that begins with its side.
 * Pieces come in without an article, so no word agrees with them in gender.
 */
export const adviceMessages: Words<typeof english.adviceMessages> = {
  piece: (name, cell) => `${name} en ${cell}`,
  pieceOf: (side, name, cell) => `${cap(name)} ${de(side)} en ${cell}`,
  subject: (piece) => piece,
  list: (pieces) => listOf(pieces),

  look: (piece) => `Regardez cette pièce : ${piece}.`,
  lookInHand: (piece) => `Regardez cette pièce dans votre main : ${piece}.`,
  lookAtTurn: 'Regardez ce qui reste de votre tour.',
  lookAtLaying: (feature) => `Regardez ce que vous pouvez placer : ${feature}.`,
  goes: (piece, cell) => `${cap(piece)} va en ${cell}.`,
  takes: (piece, victims) => `${cap(piece)} prend ${victims}.`,
  drops: (piece, cell) => `Posez ${piece} en ${cell}.`,
  lays: (feature, cell) => `Placez ${feature} en ${cell}.`,
  plays: (move) => `${move}.`,
  /** the rest of a turn of many moves; empty where there is none */
  rest: (moves) => (moves.length === 0 ? '' : `Puis ${someOf(moves)}.`),
  nothingBetter: 'Rien de mieux n’a été trouvé.',

  /** `it`: the piece that moves, or its side, as the subject of the sentence */
  why: {
    wins: (side) => `${begin(side)} ${verb(side, 'gagne', 'gagnent')} la partie.`,
    draws: 'La partie est nulle.',
    only: 'Il n’y a pas d’autre coup légal.',
    loses: (side, winner) =>
      `Quoi que ${verb(side, 'joue', 'jouent')} ${side}, ${winner} ${verb(winner, 'gagne', 'gagnent')} au coup suivant.`,
    forces: (side) => `${begin(side)} ${verb(side, 'a', 'ont')} un gain forcé.`,
    outOfCheck: (royal) => `${cap(royal)} sort de l’échec.`,
    outOfDanger: (royal) => `${cap(royal)} sort du danger.`,
    captures: (it, victims) => `${cap(it)} ${verb(it, 'prend', 'prennent')} ${victims}.`,
    capturesSafely: (it, victims) =>
      `${cap(it)} ${verb(it, 'prend', 'prennent')} ${victims}, et rien ne peut reprendre.`,
    capturesFor: (it, victims, own) => `${cap(it)} ${verb(it, 'prend', 'prennent')} ${victims} contre ${own}.`,
    promotes: (it, kind) => `${cap(it)} ${verb(it, 'devient', 'deviennent')} ${kind}.`,
    givesCheck: (royal) => `${royal} est en échec.`,
    attacksRoyal: (royal) => `${royal} peut ensuite se faire prendre.`,
    becomes: (piece, state) => `${piece}, nouvel état : ${state}.`,
    relieves: (piece, ends) => `${piece} ${ends}.`,
    flees: (it, from) => `${cap(it)} ${verb(it, 'échappe', 'échappent')} à ${from}.`,
    saves: (it, piece, from) => `${cap(it)} ${verb(it, 'sauve', 'sauvent')} ${piece} ${de(from)}.`,
    attacks: (it, pieces) => `${cap(it)} ${verb(it, 'attaque', 'attaquent')} maintenant ${pieces}.`,
    attacksUnguarded: (it, pieces) =>
      `${cap(it)} ${verb(it, 'attaque', 'attaquent')} maintenant ${pieces}, que rien ne défend.`,
    guards: (it, piece, from) => `${cap(it)} ${verb(it, 'défend', 'défendent')} ${piece} contre ${from}.`,
    parries: (it, piece, from) => `${cap(it)} ${verb(it, 'empêche', 'empêchent')} ${from} de prendre ${piece}.`,
    movesAgain: (side) => `${begin(side)} ${verb(side, 'joue', 'jouent')} encore une fois.`,
    returns: (it, zone) => `${cap(it)} ${verb(it, 'revient', 'reviennent')} ${de(zone)}.`,
    backs: (it, piece) => `${cap(it)} ${verb(it, 'défend', 'défendent')} ${piece}, que rien ne défendait.`,
    plan: (move) => `Suite prévue : ${move}.`,
    frees: (it, piece, cells) =>
      `${cap(it)} ${verb(it, 'fait', 'font')} de la place : ${piece} peut aller sur ${plural(cells, 'case', 'cases')} de plus.`,
    hems: (piece, cells) => `${piece} peut aller sur ${plural(cells, 'case', 'cases')} de moins.`,
    widens: (it, cells) =>
      `${cap(it)} ${verb(it, 'peut', 'peuvent')} de là aller sur ${plural(cells, 'case', 'cases')} de plus.`,
    nears: (it, royal) => `${cap(it)} ${verb(it, 'se rapproche', 'se rapprochent')} ${de(royal)}.`,
    safe: (enemy) => `Après cela, ${enemy} ne ${verb(enemy, 'peut', 'peuvent')} rien prendre.`,
  },

  inHand: (side, piece) => `${piece} en main ${de(side)}`,
  threats: {
    none: (side, searched) => {
      const says = `${begin(side)} ne ${verb(side, 'peut', 'peuvent')} rien prendre maintenant.`;
      return searched === 0
        ? says
        : `${says} Aucune menace n’a été trouvée en ${searched === 1 ? 'un coup' : `${searched} coups au plus`}.`;
    },
    cannotTell: 'Les menaces sont indiquées entre les tours, quand aucun Roi n’est en échec.',
    worst: (side, says, more) =>
      [`Si c’était ${a(side)} de jouer : ${says}`, more > 0 && `Et ${plural(more, 'autre', 'autres')}.`]
        .filter(Boolean)
        .join(' '),
    ends: (side) => `${begin(side)} ${verb(side, 'gagne', 'gagnent')}.`,
    recaptures: (piece) => `${piece} peut reprendre.`,
    unanswered: 'Rien ne peut reprendre.',
    movesOut: (piece, victim, zone) => `${cap(piece)} ${verb(piece, 'pousse', 'poussent')} ${victim} dans ${zone}.`,
    lands: (piece, victim, turns) => `${cap(piece)} atterrit sur ${victim} dans ${plural(turns, 'tour', 'tours')}.`,
    prepares: (move) => `Puis ${move}.`,
  },

  winsByForce: (side) => `${begin(side)} ${verb(side, 'peut', 'peuvent')} forcer le gain.`,
  even: 'Aucun des deux camps n’est mieux.',
  slightlyBetter: (side, chance) => `${begin(side)} ${verb(side, 'est', 'sont')} légèrement mieux. ${chance} sur 100.`,
  better: (side, chance) => `${begin(side)} ${verb(side, 'est', 'sont')} mieux. ${chance} sur 100.`,
  muchBetter: (side, chance) => `${begin(side)} ${verb(side, 'est', 'sont')} nettement mieux. ${chance} sur 100.`,
  winning: (side, chance) => `${begin(side)} ${verb(side, 'a', 'ont')} une position gagnante. ${chance} sur 100.`,
  nothingToJudge: 'Il n’y a rien à juger ici.',

  inOneTurn: (labels) => labels.join(', '),
  allows: (move) => `Une bonne réponse : ${move}.`,
  betterWas: (moves) => `Mieux : ${someOf(moves)}.`,
};

/** Why a pasted position cannot be read: the place, and what to do. */
export const draftMessages: Words<typeof englishDrafts> = {
  empty: 'Il n’y a rien à lire. Collez une position : une ligne comme K@e1 k@e8, des rangées, ou du JSON.',
  badToken: (n, token, letters) =>
    `Le mot ${n}, ${token}, est illisible. Écrivez une pièce comme K@e1, avec l’une des lettres ${letters}, en minuscules pour le second camp.`,
  promotedLetter: (letter) => ` (ou ${letter} et ainsi de suite pour une pièce promue)`,
  groupLetters: (letters) => `, chacune suivie de la lettre de sa couleur (${letters})`,
  twoWays: (n, field) => `Le mot ${n} donne à ${field} une deuxième valeur, différente. Gardez l’une des deux.`,
  badSide: (word, sides) => `${word} n’est pas un camp de ce jeu. Écrivez turn= et l’un de ceux-ci : ${sides}.`,
  notJson: (line, letter) =>
    `Ce n’est pas du JSON valide à la ligne ${line}, colonne ${letter}. Corrigez-le, ou collez une ligne comme K@e1 k@e8.`,
  notDraft: (where) =>
    `Le JSON n’est pas une position à « ${where} ». Il lui faut pieces, chaque pièce avec kind, side et at.`,
  rows: (found, wanted) =>
    `Il y a ${plural(found, 'rangée', 'rangées')}, mais l’échiquier en a ${wanted}. Séparez les rangées par / et commencez par la plus lointaine.`,
  rowLength: (row, found, wanted) =>
    `La rangée ${row} a ${plural(found, 'case', 'cases')}, mais l’échiquier en a ${wanted}. Un nombre remplace autant de cases vides.`,
  rowLetter: (row, letter, found, letters) =>
    `La rangée ${row} a ${found} au caractère ${letter}, ce qui n’est pas une pièce de ce jeu. Les lettres sont ${letters}.`,
  wrong: (cell, says) => (cell === null || says.includes(cell) ? says : `En ${cell} : ${says}`),
  tooLarge: 'Cette position est trop grande.',
};

/** Stand for the sides in the sentence of an ending, before there is a winner. */
export const endingMessages: Words<typeof english.endingMessages> = { winner: 'l’un des camps', loser: 'l’autre camp' };

/** Titles of the native menus; the names of the commands are in commands.ts. */
export const menuMessages: Words<typeof english.menuMessages> = {
  app: 'Fairytable',
  file: 'Partie',
  edit: 'Édition',
  view: 'Affichage',
  go: 'Coups',
  help: 'Aide',
  about: 'À propos de Fairytable',
  close: 'Fermer la fenêtre',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  undo: 'Annuler',
  redo: 'Rétablir',
  recent: 'Ouvrir un élément récent',
  clearRecent: 'Effacer la liste',
  hide: 'Masquer Fairytable',
  hideOthers: 'Masquer les autres',
  unhide: 'Tout afficher',
  window: 'Fenêtre',
};

/** Shown to visitors of the browser host who did not come through the address of the page. */
export const authMessages: Words<typeof english.authMessages> = {
  title: 'Fairytable',
  opening:
    'Ouverture de Fairytable… Si rien ne se passe, autorisez cette page à exécuter des scripts et à stocker des données, puis relancez Fairytable.',
  usedUp: 'Cette adresse ne fonctionne qu’une fois. Relancez Fairytable pour en obtenir une nouvelle.',
  otherName: 'Ce nom d’hôte n’est pas servi ici.',
  otherSite: 'Un autre site a demandé cette page.',
  noAddress: 'Ce n’est pas une adresse valide.',
  onlyReading: 'Seules les requêtes GET sont permises ici.',
  nothingHere: 'Il n’y a rien ici.',
};

/** Native dialogs. */
export const dialogMessages: Words<typeof english.dialogMessages> = {
  open: 'Ouvrir une partie',
  openRules: 'Ouvrir les règles d’un jeu',
  openEngine: 'Choisir le programme d’un moteur',
  programs: 'Programmes',
  save: 'Enregistrer une copie',
  saveRules: 'Enregistrer les règles du jeu',
  savePicture: 'Enregistrer l’image',
  saveFilm: 'Enregistrer le film',
  anyFile: 'Tous les fichiers',
  cannotStart: 'Fairytable ne peut pas démarrer',
  cannotLoad: (why) => `La page n’a pas pu être chargée (${why}).`,
  cannotSave: 'La partie ne peut pas être enregistrée.',
  cannotSaveDetail:
    'Les coups joués depuis le dernier enregistrement sont perdus si vous quittez maintenant. Restez, et enregistrez la partie ailleurs.',
  stay: 'Rester',
  quitAnyway: 'Quitter sans enregistrer',
  replace: (name) => `Un fichier appelé « ${name} » existe déjà.`,
  replaceDetail: 'Le remplacer écrase son contenu.',
  otherPlace: 'Choisir un autre nom',
  replaceIt: 'Remplacer',
  unresponsive: 'Fairytable ne répond pas.',
  unresponsiveDetail: 'La partie est enregistrée après chaque coup. Attendez, ou rechargez la page ; rien n’est perdu.',
  wait: 'Attendre',
  loadAgain: 'Recharger',
  keepsCrashing: 'La page a planté plusieurs fois de suite. La partie est enregistrée ; relancez Fairytable.',
};

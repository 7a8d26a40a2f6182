/** What a match or a save says to people. Pieces come in without an article, so no word agrees with them in gender. */
import type { words as english, results } from '../../../engine/match/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { begin, de, verb } from '../interface/names.ts';
import { plural } from '../plural.ts';

const wins = (side: string): string => `${side} ${verb(side, 'gagne', 'gagnent')}`;
/** before what is wrong with a square, unless that names it */
const onCell = (cell: string | null, says: string): string =>
  cell === null || says.includes(cell) ? '' : `En ${cell} : `;
const COPY_AGAIN = 'Demandez à votre adversaire de la copier de nouveau.';

export const resultWords: Words<typeof results> = {
  resigned: (loser, winner) => `${begin(loser)} ${verb(loser, 'abandonne', 'abandonnent')} ; ${wins(winner)}.`,
  agreed: 'Nulle par accord mutuel.',
  outOfTime: (loser, winner) => `${begin(loser)} ${verb(loser, 'n’a', 'n’ont')} plus de temps ; ${wins(winner)}.`,
};

export const matchWords: Words<typeof english> = {
  // results that no rule made
  // refusals of a running match
  over: 'La partie est terminée. Annulez un coup ou commencez une nouvelle partie.',
  nothingToUndo: 'Rien à annuler.',
  nothingToRedo: 'Rien à rétablir.',
  revelation: 'Cela annulerait une révélation. Il faut l’accord des deux joueurs.',
  programAnnounces: 'Dans cette partie, Fairytable annonce l’échec.',
  nothingUncalled: 'Aucun Roi ne subit un échec non annoncé.',
  nowhereBack: 'Le Roi était déjà en échec quand la partie a commencé : il n’y a pas de position à laquelle revenir.',
  uncalled: 'L’échec n’a pas été annoncé. La partie revient à la dernière position où aucun Roi n’était en échec.',
  noSuchNode: (node) => `Cette partie n’a pas de position numéro ${node}.`,
  alreadyThere: 'C’est déjà la position actuelle.',
  noSuchSide: (side, sides) => `Il n’y a pas de camp « ${side} » dans ce jeu ; les camps sont ${sides}.`,

  fullGame:
    'Cette partie est si longue que la suite ne peut plus être gardée. Composez une position à partir d’ici et commencez une nouvelle partie avec elle.',
  longAction: 'Cette action est trop longue pour être gardée. Jouez-en une autre.',

  noSecretComment: 'Tout le monde peut lire les commentaires : un coup secret n’en reçoit donc pas.',
  markWithoutMove: 'Seul un coup peut avoir une annotation comme !?. Écrivez un commentaire sans annotation.',
  longComment: (most) =>
    `Ce commentaire est trop long : un commentaire a ${most} caractères au plus. Raccourcissez-le.`,
  manyComments: (most) =>
    `Les commentaires ont été modifiés ${most} fois dans cette partie. Plus aucun changement ne peut être gardé.`,
  longNotes: (most) => `Ces notes sont trop longues : elles ont ${most} caractères au plus. Raccourcissez-les.`,
  manyNotes: (most) =>
    `Les notes ont été modifiées ${most} fois dans cette partie. Plus aucun changement ne peut être gardé.`,
  manyStrokes: (most) =>
    `On a dessiné ${most} fois sur la table dans cette partie. Plus aucun dessin ne peut être gardé.`,
  fullTable: (most) => `Il y a ${most} lignes sur la table. Gommez-en d’abord quelques-unes.`,
  offTable: 'Cette ligne sort de la table.',
  noSuchStroke: 'Cette ligne n’est pas là.',

  // the free table
  free: {
    off: 'Arbitre désactivé',
    on: 'Arbitre activé',
    moved: (piece, from, to) => `${piece} ${from}–${to}, coup libre`,
    put: (piece, at) => `Pose en ${at} : ${piece}`,
    onto: (move, other) => `${move}, remplace ${other}`,
    removed: (piece, at) => `Retrait de ${at} : ${piece}`,
    changed: 'Position modifiée',
  },
  refereeOff: 'L’arbitre est désactivé. Activez-le pour jouer selon les règles.',
  refereeOn: 'L’arbitre est déjà activé.',
  inPhase: 'L’arbitre pourra être désactivé dès que le premier tour commencera.',
  // `play`: as the field of the phase names it
  phaseOnTable:
    'L’arbitre ne peut être activé que pour un tour de la partie. Choisissez le jeu ordinaire (play) comme phase.',
  badTable: (cell, says) => `L’arbitre ne peut pas encore être activé. ${onCell(cell, says)}${says}`,
  secretTable:
    'L’arbitre doit rester activé : quelque chose est peut-être caché dans cette partie, et un seul camp a le droit de le connaître.',
  hiddenOnTable: 'Rien ne peut être caché sur une table libre. Retirez de l’échiquier ce qui est caché.',
  manyFreeMoves: (most) => `Il y a eu ${most} coups libres dans cette partie. Plus aucun autre ne peut être gardé.`,
  badFreeTable: 'Cette table ne peut pas être gardée : elle n’est pas écrite comme une position de ce jeu.',
  fullFreeTable: 'Il y a trop de choses sur cette table pour la garder. Retirez d’abord quelque chose.',
  badFreeMove: 'Ce changement de la position est illisible. Copiez de nouveau le texte, sans rien y changer.',

  noClock: 'Cette partie se joue sans pendules.',
  tooManyTosses: (most) =>
    `Une partie ne peut pas garder plus de ${most} tirages et lancers. Commencez une nouvelle partie pour tirer de nouveau.`,
  hasTime: (side) => `${begin(side)} ${verb(side, 'a', 'ont')} encore du temps.`,

  // refusals of a save
  notJson: 'Ce fichier n’est pas une partie de Fairytable : il ne peut pas être lu comme du JSON.',
  truncated: 'Ce fichier est incomplet : il manque la fin.',
  foreign: 'Ce fichier n’est pas une partie de Fairytable.',
  tooNew: (found, known) =>
    `Cette partie a été enregistrée par une version plus récente de Fairytable (format ${found}) ; cette version lit les formats jusqu’à ${known}. Mettez Fairytable à jour pour l’ouvrir.`,
  malformed: (where) => `Ce fichier est endommagé : « ${where} » n’est pas valide.`,
  damaged: 'Ce fichier est endommagé : son contenu ne correspond pas à sa somme de contrôle.',
  /** `what`: a word of the file's own, such as `cursor` */
  doctored: (what) => `Ce fichier est endommagé : ce qu’il dit de « ${what} » ne correspond pas à ses coups.`,
  unknownVariant: (id) => `Cette version de Fairytable ne connaît pas le jeu « ${id} ».`,
  illegalEntry: (entry, why) => `L’entrée ${entry} de cette partie ne peut pas être jouée : ${why}`,
  badStart: (cell, says) =>
    `La position de départ de cette partie ne peut pas être jouée. ${onCell(cell, says)}${says}`,
  badSecrets:
    'La position de départ de cette partie ne peut pas être jouée, à cause de quelque chose qu’un seul camp a le droit de connaître.',
  illegalSecret: 'Une entrée de cette partie, qu’un seul camp a le droit de connaître, ne peut pas être jouée.',
  unsealed: (side) => `Ce fichier est endommagé : les secrets ${de(side)} ne sont pas valides.`,
  migrationFailed: (version) =>
    `Ce fichier est endommagé : ce n’est pas une partie enregistrée valide au format ${version}.`,

  // told when a game was opened, but not exactly as it was
  otherRules: (saved, now) =>
    `Cette partie a été jouée selon la version ${saved} des règles ; ce Fairytable a la version ${now}. Elle continue à partir de la position enregistrée, sans les coups qui y ont mené.`,
  otherPosition:
    'Rejouer les coups enregistrés mène à une autre position. La partie continue à partir de la position enregistrée, sans les coups qui y ont mené.',

  noGame: 'Ce texte n’est pas une partie : sa première ligne devrait nommer le jeu, comme [Game "acid"].',
  unknownGame: (id, known) => `Il n’y a pas de jeu « ${id} » ; les jeux sont ${known}.`,
  manyGames: (count) => `Ce texte contient ${plural(count, 'partie', 'parties')}. Collez-en une seule à la fois.`,
  openBracket: 'Une parenthèse ouvre une variante, qui n’a pas de fin.',
  endOfNoBracket: 'Une parenthèse se ferme ici, et aucune n’a été ouverte.',
  nothingBefore: 'Une variante se place après le coup qu’elle remplace, et il n’y en a pas.',
  brokenTag: (line) => `Ligne ${line} : une balise s’écrit [Nom "valeur"].`,
  badTag: (tag, why) => `La balise ${tag} n’est pas valide : ${why}`,
  hiddenMoves: (count) =>
    `Ce texte omet des actions cachées (${count}) : la partie ne peut donc pas être rejouée. Demandez plutôt une copie de la partie enregistrée.`,
  badMove: (line, turn, why) => `Ligne ${line}, ${turn} : ${why}`,
  notAStart: 'ce n’est pas une position de départ.',
  turn: (number, side) => `tour ${number}, ${side}`,
  noSuchMove: (group, move) => `Aucune unité de cette couleur (${group}) ne peut faire ${move} maintenant.`,
  textTooLong: 'Ce texte est trop long pour une partie.',

  // positions and games of other programs
  noFen: 'Ce n’est pas une FEN de ce jeu.',
  noFenStart:
    'Aucune position initiale de ce jeu n’a ses Rois et ses Tours là où ils peuvent roquer d’après cette FEN.',
  noPgnGame: (name: string): string =>
    `Cette partie est une partie de « ${name} », qui n’est pas parmi les variantes connues. Les parties des variantes connues sont lisibles, sous le nom qu’elles y ont.`,
  noSan: (move: string): string => `« ${move} » n’est pas un coup jouable ici, ou plusieurs coups peuvent être visés.`,

  // a turn as text
  noTurnText:
    'Il n’y a pas de tour de Fairytable dans ce texte. Copiez toute la ligne qui commence par « fairytable: ».',
  longTurnText: 'Ce texte est trop long pour un tour. Copiez seulement la ligne qui commence par « fairytable: ».',
  cutTurnText: 'Il manque la fin de cette ligne. Copiez la ligne entière.',
  strangeTurnText: (letter) =>
    `Cette ligne est incomplète, ou a été modifiée en route : elle est illisible à partir de « ${letter} ». Copiez de nouveau la ligne entière, ou envoyez-la sous forme de fichier.`,
  newTurnText: (found, known) =>
    `Cette ligne vient d’une version plus récente de Fairytable (format ${found}) ; cette version lit le format ${known}. Mettez Fairytable à jour pour jouer ce tour.`,
  damagedTurnText: `Cette ligne a été modifiée en route. ${COPY_AGAIN}`,
  otherGameTurn: 'Ce tour appartient à une autre partie. Ouvrez cette autre partie et collez-y le tour.',
  invitationHere: 'Cette ligne est une invitation à une nouvelle partie, pas un tour de celle-ci.',
  badNameInvited:
    'Cette invitation contient un nom qui ne peut pas être tapé dans Fairytable : il est trop long, ou a des caractères invisibles. Demandez-en une autre.',
  turnNoInvitation:
    'Cette ligne est un tour d’une partie, pas une invitation. Ouvrez cette partie et collez-y la ligne.',
  ownTurnText: 'C’est votre propre tour. Envoyez-le à votre adversaire, et collez le sien ici.',
  playedTurnText: 'Ce tour a déjà été joué. Demandez le suivant à votre adversaire.',
  olderTurnText:
    'Cette ligne est pour une position antérieure, où un autre coup a été joué. Demandez à votre adversaire de renvoyer la partie entière.',
  laterTurnText:
    'Cette ligne est pour une position ultérieure. Collez d’abord les tours qui la précèdent, ou demandez à votre adversaire de renvoyer la partie entière.',
  otherTurnPosition:
    'Ce tour a été joué dans une autre position que celle d’ici. Demandez à votre adversaire de renvoyer la partie entière, et vérifiez que vous avez tous les deux la même version de Fairytable.',
  badTurnAction: (action, why) => `Le coup ${action} de ce tour ne peut pas être joué : ${why}`,
  turnTooMuch: `Cette ligne continue après le tour de votre adversaire. ${COPY_AGAIN}`,
  turnTooLittle:
    'Cette ligne s’arrête avant la fin du tour. Demandez à votre adversaire de terminer le tour et de le copier de nouveau.',
  turnWithoutEffect: 'Il n’y a encore rien à envoyer. Jouez d’abord votre tour.',
  turnUnfinished: 'Terminez d’abord votre tour, puis copiez-le.',
  turnTooBig: 'Ce tour est trop long pour être envoyé sous forme de texte. Reprenez-en quelques coups.',
  invitationTooBig:
    'La position de cette partie est trop grande pour être envoyée sous forme de texte. Partez d’une position plus petite.',
  notByText: 'Un tour ne peut être envoyé que tant que l’arbitre est activé.',
  sentAlready: 'Ce tour a été copié : il compte donc comme envoyé et ne peut plus être repris.',
  wholeGameKnown: 'Vous avez déjà toute cette partie.',
  wholeGameGap: 'Il manque le début de ce texte. Demandez à votre adversaire de renvoyer la partie entière.',
  wholeGameNothing: 'Rien de cette partie n’a encore été envoyé.',
  wholeGameBig: 'Cette partie est trop longue pour être envoyée sous forme de texte.',
  noDrawOffered: 'Votre adversaire ne propose pas la nulle.',
  onlyNewByText: 'Seule une nouvelle partie peut être jouée par texte. Commencez d’abord une nouvelle partie.',
  nobodyElsewhere: 'Les deux joueurs de cette partie sont devant cette machine : il n’y a donc rien à envoyer.',
  clocksByText: 'Une partie par texte n’a pas de pendules. Commencez-la sans pendules.',
  longRulesByText:
    'Les règles de ce jeu sont trop longues pour être envoyées avec une invitation. Raccourcissez-les, ou omettez les commentaires.',
  noRulesInvited: `Les règles de ce jeu manquent dans son invitation. ${COPY_AGAIN}`,
  callsByText: 'Dans une partie par texte, Fairytable annonce l’échec. Changez d’abord cette règle.',
  otherRulesInvited: (asked, known) =>
    `Ce jeu se joue selon la version ${asked} des règles ; ce Fairytable a la version ${known}. Il faut la même version de Fairytable des deux côtés.`,

  // the journal
  journalBroken: (line) => `Le journal de cette partie est endommagé à la ligne ${line} ; il a été lu jusque-là.`,
  journalGap: (entry) => `Le journal ne correspond pas à cette partie : l’entrée ${entry} manque.`,
  journalOther: (entry) => `Le journal ne correspond pas à cette partie : l’entrée ${entry} est différente.`,
};

/** Why the text of a game cannot be read or changed. What a file says, such as `must` or `to hand`, stays as it is. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { sentences as betza } from '../../../../engine/workshop/betza/sentences.ts';
import type { sentences as edit } from '../../../../engine/workshop/edit/sentences.ts';
import type { sentences as file } from '../../../../engine/workshop/file/sentences.ts';
import type { sentences as glyph } from '../../../../engine/workshop/glyph/sentences.ts';
import type { sentences as model } from '../../../../engine/workshop/model/sentences.ts';
import type { sentences as picture } from '../../../../engine/workshop/picture/sentences.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `« ${word} »`).join(' ou ');
const WRITTEN = 's’écrit comme ceci :';

export const workshopBetza: Words<typeof betza> = {
  known: {
    O: 'Le roque se dit pour tout le jeu : « castling = King with Rook to c, g » dans [game].',
    '@': 'Les parachutages ont leur propre section, [drops].',
    x: '« x », qui prête des coups à d’autres pièces, ne se joue pas ici. Une pièce peut se déplacer comme d’autres à côté d’elle : « moves also like ».',
    k: '« k », qui ne concerne que les pièces royales, ne se joue pas ici ; « t » les épargne.',
    '[': 'Les crochets se placent au début d’un coup : t[FR], [F?R] ou [F-R].',
    ']': 'Ce crochet n’a pas été ouvert.',
    '?': '« ? » ne figure qu’entre crochets : [F?R] se déplace comme F et peut continuer comme R.',
    '-': '« - » ne figure qu’entre crochets : F-F est [F-F], ou afF.',
  },
  noAtom: 'Un coup se termine par une majuscule, comme W, F, N, R ou B.',
  unknownAtom: (letter) =>
    `« ${letter} » n’est pas un atome connu ici. Ce sont : W F D N A H C (ou L) Z (ou J) G, K R B Q, U, et des sauts comme (4,1).`,
  unknownLetter: (letter) => `« ${letter} » n’est ni une direction ni une modalité connue ici.`,
  twice: (letter) => `« ${letter} » figure ici deux fois.`,
  initialOnce: '« i » figure une seule fois, avant le premier coude.',
  tooManyLegs: (most) => `Un coup coudé a ${most} étapes au plus.`,
  tooFar: (most) => `Une portée est de ${most} au plus ; 0 signifie sans limite.`,
  anywhereAlone: 'Avec « U », seuls « m », « c » et « i » peuvent figurer.',
  bothSides:
    'Là où un saut comme celui du Cavalier est coudé, gauche et droite vont ensemble : écrivez « s » ou « fs ».',
  notTogether: (letter, other) => `« ${letter} » et « ${other} » ne peuvent pas figurer dans un même coup.`,
  tameOrOver: '« t » accompagne « p » ou « g », ou une dernière étape qui prend des pièces adverses.',
  unload:
    '« u » ne figure que derrière « ca » ou « da », où la pièce saute par-dessus une pièce adverse ou de son camp. Pour échanger les places, il y a une ligne à part, « swaps ».',
  turnsBehind:
    'Dans un coup coudé, « z » et « q » tournent de l’autre côté et du même côté : ils figurent derrière un « a ».',
  turnsAlone:
    'À côté de « z » ou « q », seuls « f », « b » ou « v » peuvent figurer dans une étape : « fz » oblique de l’autre côté.',
  manyAtEnd: '« pp » figure dans la dernière étape. Avant elle, écrivez une étape avec « p » par pièce : pafpafsR.',
  passesBefore:
    '« n » dit, dans un coup coudé fait de pas simples, où la pièce peut être prise en passant, et figure devant un « a ».',
  groupSigns:
    'Entre crochets, « ? » ou « - » sépare deux coups, comme dans [F?R], ou « t » les précède, comme dans t[FR].',
  twoInGroup: 'Les crochets contiennent deux coups. Un chemin de plus d’étapes s’écrit avec « a ».',
  oneLeapInGroup: (letter) =>
    `${letter} désigne plusieurs sauts. Entre crochets, il n’y en a qu’un de chaque côté, comme F, N, R ou W3 : écrivez-les une fois pour chacun.`,
  plainGroup:
    'Devant les crochets peuvent figurer « m », « c » et « i », et à l’intérieur des directions devant le premier coup, comme dans t[vWB].',
  nothingAfter: '« y » change l’étape suivante, et il n’y en a pas.',
  needsALine: '« {letter} » a besoin d’une ligne : écrivez une portée derrière l’atome, ou 0 pour sans limite.',
  oneHop: 'Un seul de « p », « pp », « g » et « j » peut figurer dans un coup.',
  noWay: (directions, atom) => `${atom} ne mène pas dans la direction « ${directions} ».`,
  noTurn: (directions) => `« ${directions} » n’est pas une direction après un coude.`,
};

export const workshopEdit: Words<typeof edit> = {
  noBoard: 'Le texte n’a pas d’échiquier lisible. Corrigez d’abord les problèmes dans le texte.',
  noSuchPlace: 'Le jeu a changé entre-temps. Réessayez.',
  tooFar: 'Un saut va à trois cases au plus.',
  lastKind: 'Il faut au moins une pièce à un jeu.',
  tooManyKinds: (most) => `Un jeu a ${most} types de pièces au plus.`,
  badBoard: (side, cells) => `Un échiquier a de 2 à ${side} colonnes et rangées, et ${cells} cases au plus.`,
  tooLarge: (most) => `Un jeu a ${most} caractères au plus. Ce changement le rendrait plus long.`,
  zoneTwice: (name) => `Il y a déjà une zone « ${name} ».`,
  lookTwice: (name) =>
    `« ${name} » a déjà cet aspect. Choisissez d’abord une autre teinte pour l’un des deux types de pièces, ou prenez un autre fichier.`,
  badText: 'Un texte n’a ni sauts de ligne ni « # » après une espace.',
  stuckOnLastRank: (name) => `Sur la dernière rangée, cette pièce ne peut plus bouger et n’est pas promue : ${name}.`,
  notWritten: 'Cela ne peut pas s’écrire dans un fichier.',
};

export const workshopGlyph: Words<typeof glyph> = {
  tooLong: (most) => `Une image a ${most} caractères au plus.`,
  beginsWithM: 'Une image commence par « M » et un point, comme « M 10 90 ».',
  noCommand: (letter) =>
    `« ${letter} » n’est pas une lettre de tracé : il y a M, L, H, V, C, S, Q, T, A et Z, en majuscule ou en minuscule.`,
  noNumber: 'Il manque un nombre ici.',
  noFlag: 'Ici se trouve 0 ou 1.',
  outside: 'Une image reste dans son cadre : de 0 à 100 vers la droite, et de 0 à 100 vers le bas.',
  tooManyParts: (most) => `Une image a ${most} lignes et courbes au plus.`,
  noSvg: 'Ce n’est pas un fichier SVG lisible.',
  svgEntities: 'Ce fichier SVG déclare des entités. Enregistrez-le en « SVG simple » dans votre logiciel de dessin.',
  svgTransform: 'Ce fichier SVG contient une transformation qui n’est pas comprise.',
  svgEmpty:
    'Ce fichier SVG ne contient aucune forme qui puisse devenir une figurine : il faut des tracés, des polygones, des cercles ou des rectangles.',
  svgUnfilled:
    'Toutes les formes de ce fichier SVG sont des lignes sans remplissage. Convertissez les lignes en tracés remplis dans votre logiciel de dessin.',
  svgIntricate: 'Les formes de ce fichier SVG sont trop complexes pour une figurine.',
  encloses: 'Cette image n’entoure rien de visible.',
};

export const workshopPicture: Words<typeof picture> = {
  tooLong: (most) => `Une image a ${most} caractères au plus. Reprenez-la de son fichier dans l’atelier.`,
  noBase64: 'Une image s’écrit en base64, comme l’écrit l’atelier. Reprenez-y l’image de son fichier.',
  noPicture: 'Ce n’est pas une image PNG ou WebP complète. Reprenez-la de son fichier dans l’atelier.',
  wrongSize: (side) =>
    `Une image a ${side} x ${side} pixels. Prenez-la de son fichier dans l’atelier, qui la met à l’échelle.`,
  tooMuch: (most) => `Les images et les modèles d’un jeu ont ensemble ${most} caractères au plus. Enlevez-en un.`,
  figureToo: 'Un type de pièce qui a une image tirée d’un fichier n’a ni figurine ni image dessinée.',
};

export const workshopModel: Words<typeof model> = {
  tooLong: (most) => `Un modèle a ${most} caractères au plus. Reprenez-le de son fichier dans l’atelier.`,
  noBase64: 'Un modèle s’écrit en base64, comme l’écrit l’atelier. Reprenez-y le modèle de son fichier.',
  noModel: 'Ce n’est pas un modèle tel que l’atelier l’écrit. Reprenez-le de son fichier GLB dans l’atelier.',
  lookToo: 'Un type de pièce qui a un modèle n’a ni figurine ni image.',
};

export const workshopFile: Words<typeof file> = {
  // the text as a whole
  tooLarge: (most) => `Un jeu a ${most} caractères au plus.`,
  firstLine: (line) => `La première ligne doit être « ${line} ».`,
  unseenLetter: 'Il y a ici un caractère invisible. Enlevez-le.',
  outsideSections: 'Cette ligne n’appartient à aucune section comme [game].',
  badHead: 'Une section commence par une ligne comme [game] ou [piece King].',
  noSection: (name) => `Il n’y a pas de section « ${name} ».`,
  noNameHere: (kind) => `Seules [piece], [lesson], [problem] et [case] ont un nom, pas [${kind}].`,
  sectionTwice: (kind) => `[${kind}] figure ici deux fois.`,
  noEquals: 'Une ligne s’écrit comme ceci : « clé = valeur ».',
  noKey: (section, key) => `[${section}] n’a pas de « ${key} ».`,
  keyTwice: (key) => `« ${key} » figure deux fois dans cette section.`,
  missing: (section) => `Il faut à un jeu une section [${section}].`,
  noPieces: 'Il faut à un jeu un type de pièce, comme [piece King].',

  meant: (word) => ` Vouliez-vous dire « ${word} » ?`,
  known: (words) => ` Il y a : ${words.join(', ')}.`,

  // values
  choice: (key, words) => `« ${key} » doit être ${quoted(words)}.`,
  number: (key, least, most) => `« ${key} » doit être un nombre entier de ${least} à ${most}.`,
  tooLong: (key, most) => `« ${key} » a ${most} caractères au plus.`,
  noTitle: 'Il faut un titre à un jeu.',
  badBoard: (side, cells) =>
    `Un échiquier ${WRITTEN} « 8 x 8 », avec de 2 à ${side} colonnes et rangées, et ${cells} cases au plus.`,

  badRaised: `« raised » ${WRITTEN} « hill 0.3 », une zone et sa hauteur, de 0.05 à 1.`,
  allRaised: 'Seule une partie de l’échiquier peut être surélevée.',

  badLook: (key) => `« ${key} » est un mot en minuscules, comme « shogi », « points » ou « garden ».`,
  badRiver: (height) =>
    `« river » ${WRITTEN} « 5-6 » : deux rangées voisines, de 1 à ${height}, entre lesquelles coule la rivière.`,

  // zones
  badZoneName: 'Une zone a un nom en minuscules, sans les mots des fichiers, comme « from » ou « but ».',
  tooManyZones: (most) => `Un jeu a ${most} zones au plus.`,
  badCells: (term) => `« ${term} » n’est ni une case, ni une rangée, ni une colonne de cet échiquier.`,
  noCells: 'Il faut des cases à une zone, comme « e4 », « d1-f3 », « rank 3 », « files a-c », « all » ou « none ».',
  nameZonesFirst: ' Des cases reçoivent d’abord un nom sous [zones], comme « hill = d4 e4 ».',
  noZone: (name) => `Il n’y a pas de zone « ${name} ».`,

  // kinds
  badKindName: 'Il faut à un type de pièce un nom de 30 lettres au plus.',
  nameTaken: (name) =>
    `« ${name} » désigne n’importe quelle pièce dans un but : aucun type de pièce ne peut donc s’appeler ainsi.`,
  kindTwice: (name) => `Deux types de pièces s’appellent « ${name} ».`,
  tooManyKinds: (most) => `Un jeu a ${most} types de pièces au plus.`,
  noKind: (name) => `Il n’y a pas de type de pièce « ${name} ».`,
  namedTwice: (name) => `« ${name} » figure ici deux fois.`,
  noKindsHere: 'Nommez au moins un type de pièce.',
  badLetter: (name) =>
    `Il faut une lettre à « ${name} » : une ou deux majuscules de A à Z, précédées de « + » si vous voulez.`,
  letterTwice: (letter) => `Un autre type de pièce a déjà la lettre ${letter}.`,
  badFigure: '« figure » est un nom comme « knight », « acid/ghost » ou « counter ».',
  figureAndGlyph: 'Un type de pièce a une figurine ou une image à lui, pas les deux.',
  formOfItself: 'Un type de pièce ne peut pas être une forme de lui-même.',
  captivesNeedDrops:
    'Une pièce prise ne pourrait jamais quitter la main : écrivez une section [drops] avec « where = board ».',
  recruitsNeedDrops:
    'Ce qu’elle prend ne pourrait jamais quitter la main : écrivez une section [drops] avec « where = board ».',
  carriesItself: 'Un type de pièce ne peut pas porter son propre type.',
  carryEachOther: (one, other) => `« ${one} » et « ${other} » ne peuvent pas se porter l’un l’autre.`,
  formOfForm: 'Un type de pièce ne peut pas être une forme d’un type qui est lui-même une forme.',

  // moves
  noMoves: 'Écrivez ses coups dans la notation de Betza, comme « N » ou « mfWcfF », ou supprimez cette ligne.',
  tooManyMoves: (most) => `Un type de pièce a ${most} coups au plus.`,
  tooMuchWork: (most) => `Ce coup examine plus de ${most} cases. Il a trop de coudes.`,
  allTooMuchWork: (most) =>
    `Toutes les pièces ensemble examinent plus de ${most} cases. Leurs coups ont trop de coudes.`,
  borrowsTooMuch: (most) =>
    `Tout ce que ce type de pièce peut imiter examine plus de ${most} cases. Les coups des autres ont trop de coudes.`,
  whereTwice: (key) => `« ${key} » figure ici deux fois.`,
  badWhere: (rest) =>
    `« ${rest} » n’est pas compris. Derrière les coups se trouve « from », « within » ou « to » avec une zone, ou « not in check ».`,
  badPromotion: `« promotes » ${WRITTEN} « at far, must: Queen Rook », « at or from far, may: Gold », « at far, may, taking: Queen » ou « at far, never ».`,
  badPromotesInstead: `« promotes instead » ${WRITTEN} « at far: Queen Rook ».`,
  badSwap: `« swaps » ${WRITTEN} « K with friends », ou avec « foes » ou « anybody ».`,
  plainOnly: 'Seuls des atomes, des portées et des directions peuvent figurer ici.',

  // the array
  wrongRows: (rows, height) => `La position de départ a ${rows} lignes, et l’échiquier a ${height} rangées.`,
  wrongWidth: (cells, width) => `Cette ligne a ${cells} cases, et l’échiquier a ${width} colonnes.`,
  noLetter: (token) => `Aucun type de pièce n’a la lettre « ${token} ».`,
  tooManyPieces: (most) => `Un jeu a ${most} pièces au plus.`,
  noArray: 'Il faut à chaque camp au moins une pièce, sur l’échiquier ou en main.',

  // what lies on the ground
  nothingThere: (cell) => `La position de départ omet « ${cell} » : rien ne peut donc s’y trouver.`,
  wallUnderPiece: (cell) => `Une pièce se trouve en « ${cell} » : il ne peut donc pas y avoir de mur.`,
  badWallName: '« wall name » est un nom d’au plus 30 lettres qu’aucun type de pièces n’a, comme « Duck ».',
  featureTwice: (cell) => `Quelque chose se trouve déjà en « ${cell} ».`,
  badPortal: `« portal » ${WRITTEN} « a1 h8 », les deux cases qu’il relie.`,
  tooManyPortals: (most) => `Un jeu a ${most} paires de portails au plus.`,
  kindIsFeature: (name) =>
    `Aucun type de pièce ne peut s’appeler « ${name} » quand une telle chose se trouve sur l’échiquier.`,

  // rules and endings
  badCastling: `« castling » ${WRITTEN} « King with Rook to c, g » ou « e1 with h1 to g1, f1 ».`,
  badCastlingMove:
    'Le roque parmi les coups d’une pièce s’écrit comme « isO2 », « irO3 » ou « ilO2 », dans une ligne sans zone : autant de cases vers la pièce la plus extérieure.',
  nobodyToCastle: 'Personne dans la position de départ ne pourrait roquer ainsi.',
  badShuffle:
    '« shuffle » s’écrit comme « home, Bishop on both colours, King between Rook », ou « wing, independent » si chaque camp a sa propre disposition.',
  nothingToShuffle:
    'Il faut deux pièces différentes d’un même camp dans la zone pour qu’il y ait quelque chose à mélanger.',
  shuffledTwice: (cell) => `La pièce en « ${cell} » est déjà mélangée.`,
  notOnBothColours: (name) =>
    `Dans la disposition, il faut autant de pièces « ${name} » sur les cases claires de la zone que sur les cases foncées.`,
  notBetween: (name, ends) =>
    `Dans la disposition, il faut une seule pièce « ${name} » dans la zone, sur la même rangée que toutes les autres, avec « ${ends} » de chaque côté.`,
  notMirrored:
    'Dans la disposition, les camps doivent être en miroir dans la zone. Ajoutez « independent » si chacun est mélangé séparément.',
  tooManyShuffled: (most) => `Il y a ${most} positions initiales au plus.`,
  badDropZone: `« where » ${WRITTEN} « board » ou « board; Pawn: middle ».`,
  oneOrTwoToAFile: 'Un seul de « one to a file » et « two to a file » peut figurer ici.',
  badMateBy: `« mate by » ${WRITTEN} « Pawn loses » ou « Pawn forbidden ».`,
  badGoal: `« goal » ${WRITTEN} « King on hill », suivi de « after an answer », « if safe » ou « if safe or after an answer » si vous voulez, puis de « , at least 2 » ou « , at least 2 or full ».`,
  badRow: (most) =>
    `« in a row » ${WRITTEN} « 4: wins » ou « 3 of Stone King along ranks files, with gaps: loses », avec 2 à ${most} pièces.`,
  badSquare: (most) =>
    `« in a square » ${WRITTEN} « 2: wins » ou « 3 of Stone King: loses », avec un côté de 2 à ${most} cases.`,
  badConnection: `« connects » ${WRITTEN} « west, east: wins » ou « west, east; of Stone King; along ranks files: loses ».`,
  badExtinction: `« extinct » ${WRITTEN} « any of King Queen: loses », « all: wins » ou « all, at most 1: loses ».`,
  badDeclaration: `« declares » ${WRITTEN} « far, 10 others, 5 for Rook Bishop: 28 or 27 wins » ou « far, 10 others, 5 for Rook Bishop: 31 wins, 24 draws ».`,
  tooManyPoints: (most) =>
    `Les points et les autres pièces sont des nombres entiers jusqu’à ${most}, les points au moins 1.`,
  drawsBelowWins: 'Il faut moins de points pour la nulle que pour le gain.',
  noCheckToDeclare: 'Avec « check = no », personne ne peut faire de déclaration.',
  badPoints:
    '« points » s’écrit comme « 13 Chariot, 7 Cannon », avec peut-être « ; black 1.5 » pour ce qu’un camp a en plus.',
  badAtMost: `« at most » ${WRITTEN} « 1 Queen, 2 Rook ».`,
  oneWall: 'Avec « walls = moved », il y a un mur au plus sur l’échiquier.',
  noRepetition:
    '« repetition » doit être 0, ou un nombre entier à partir de 2 : avec 1, la partie finirait dès le début.',
  noChecks: 'Avec « check = no », il n’y a pas d’échecs à compter.',
  noChase: {
    turns:
      'La poursuite perpétuelle ne peut être jugée quand un tour compte plusieurs actions, comme avec des murs qu’on pose : ôtez « perpetual chase ».',
    riders:
      'La poursuite perpétuelle ne peut être jugée quand des pièces en portent d’autres : ôtez « perpetual chase ».',
    pieces: (most) =>
      `La poursuite perpétuelle ne peut être jugée quand un camp peut avoir plus de ${most} pièces : ôtez « perpetual chase », ou des pièces.`,
  },
  noToAndFro:
    'Le va-et-vient d’une pièce ne peut être jugé quand un tour compte plusieurs actions : ôtez « to and fro ».',
  noRoyal: 'Aucun type de pièce n’est royal : il ne peut donc pas y avoir d’échec.',

  // lessons
  tooManySteps: (most) => `Un jeu a ${most} étapes de leçons au plus.`,
  longLesson: (most) => `Une leçon a ${most} étapes au plus. Les suivantes ont besoin d’un autre titre.`,
  badStepGoal:
    '« goal » s’écrit comme « move Knight to e4 f5 », « capture Rook », « capture », « drop Pawn », « promote », « check », « safe » ou « win ».',
  badStepSquare: (term) => `« ${term} » n’est pas une case de l’échiquier.`,
  // problems to solve
  tooManyProblems: (most) => `Un jeu a ${most} problèmes au plus.`,
  badProblemGoal: (most) => `« goal » s’écrit comme « win in 2 », avec un nombre de 1 à ${most}, ou « gain ».`,
  // cases
  tooManyCases: (most) => `Un jeu a ${most} cas au plus.`,
  badCasePiece:
    '« piece » est la case de la pièce dont il s’agit, comme « e4 », « e4^ » si elle en monte une autre, ou « R@- » si elle est en main.',
};

/** What the workshop says, in which people make games of their own. */
import type { MoveMark } from '../../../electron/contract/workshop.ts';
import type { Words } from '../../../engine/shared/language.ts';
import type { workshopText as english } from '../../../renderer/text/workshop.ts';
import { plural } from '../plural.ts';

const DOES = { goes: 's’y déplace', takes: 'y prend', both: 's’y déplace et y prend' } as const;
const HOP = {
  cannon: 'par-dessus exactement une pièce',
  grasshopper: 'jusqu’à la case juste derrière une pièce',
} as const;

export const workshopText: Words<typeof english> = {
  title: 'Atelier',
  untitled: 'Un jeu sans titre',
  tabs: {
    board: 'Échiquier',
    pieces: 'Pièces',
    array: 'Position de départ',
    rules: 'Règles',
    ends: 'Fin de partie',
    text: 'Texte',
  },
  tabsLabel: 'Parties du jeu',
  saved: 'Enregistré à chaque changement.',
  unsaved: 'Pas enregistré tant que vous n’en ajoutez pas un jeu.',
  changedSince: 'Autre chose a changé depuis : annulez d’abord cela.',
  notRules: 'Ce texte est dans une autre notation. Ajoutez les jeux que vous voulez, puis modifiez-les.',
  fixText: 'Corrigez d’abord le texte : il n’a pas d’échiquier lisible.',
  undo: 'Annuler',
  redo: 'Rétablir',
  export: 'Enregistrer dans un fichier',
  versions: {
    open: 'Versions',
    title: 'Versions de ce jeu',
    says: 'Le jeu est gardé chaque fois que vous l’essayez, et quand vous quittez l’atelier, à condition qu’on puisse y jouer.',
    none: 'Aucune version pour l’instant. Essayez le jeu : son état du moment sera gardé.',
    same: 'comme maintenant',
    differs: (n: number) => plural(n, 'ligne diffère', 'lignes diffèrent'),
    take: 'Y revenir',
    takeLabel: (when: string) => `Revenir à la version du ${when}`,
    taken: (when: string) => `Le jeu est revenu à la version du ${when}.`,
  },
  try: 'Essayer',
  trySays: 'Prépare une partie avec ces règles.',
  test: 'Défier l’ordinateur',
  testSays: 'Commence une partie avec ces règles contre l’ordinateur.',
  testWhy: 'Corrigez d’abord les problèmes.',
  checking: 'Lecture…',
  fine: 'On peut jouer avec ces règles.',
  problems: (n: number) => plural(n, 'problème à corriger', 'problèmes à corriger'),
  problem: (line: number, says: string) => `Ligne ${line} : ${says}`,

  board: {
    about: 'À propos du jeu',
    name: 'Titre',
    tagline: 'En une ligne',
    by: 'Auteur',
    more: 'Plus de détails',
    width: 'Colonnes',
    height: 'Rangées',
    sizeSays:
      'Les colonnes s’ajoutent à droite, les rangées au milieu : ce qui se trouve sur l’échiquier reste en place.',
    sizeFrom: (least: number, most: number) => `Un nombre entier de ${least} à ${most}.`,
    squares: 'Cases',
    squaresSays: (holes: number) =>
      holes === 0
        ? 'Entrée ou un clic retire une case de l’échiquier.'
        : `${plural(holes, 'case manque', 'cases manquent')}. Entrée ou un clic en remet une.`,
    paint: 'Ce qu’un clic place',
    brushes: { missing: 'Cases manquantes', wall: 'Murs', mine: 'Mines', portal: 'Portails' },
    lying: { wall: 'un mur', mine: 'une mine', portal: 'un portail' },
    laysSays: {
      wall: 'Entrée ou un clic élève un mur, ou l’enlève. Aucune pièce n’entre dans un mur, et seule une pièce qui saute passe par-dessus.',
      mine: 'Entrée ou un clic pose une mine, ou l’enlève. Une pièce qui finit un coup sur une mine disparaît, et la mine aussi.',
    },
    portalSays:
      'Entrée ou un clic met un portail sur une case, un autre met son autre bout. Un clic sur un portail enlève les deux.',
    portalWaits: (end: string) => `Le portail en ${end} mène à la prochaine case sur laquelle vous cliquez.`,
    mostPortals: (n: number) => `Un échiquier a au plus ${plural(n, 'paire', 'paires')} de portails.`,
    zones: 'Zones',
    zonesSays:
      'Une zone est une partie de l’échiquier qui porte un nom : pour des promotions, des poses, des buts et ainsi de suite.',
    newZone: 'Nouvelle zone',
    zoneName: 'Nom de la zone',
    zoneRemoved: (name: string) => `La zone « ${name} » a été supprimée.`,
    removeZone: (name: string) => `Supprimer la zone « ${name} »`,
    forBlack: 'Pour les Noirs',
    mirrored: 'en miroir',
    same: 'la même',
    apart: 'à part',
    paints: (name: string) => `Entrée ou un clic ajoute une case à « ${name} », ou l’en retire.`,
    grid: 'L’échiquier',
    cell: (name: string, is: string) => `${name} : ${is}`,
    there: 'sur l’échiquier',
    gone: 'manquante',
    inZone: 'dans la zone',
    outside: 'hors de la zone',
  },

  pieces: {
    list: 'Pièces de ce jeu',
    add: 'Nouvelle pièce',
    newName: 'Pièce',
    copy: 'Copier cette pièce',
    remove: (name: string) => `Supprimer ${name}`,
    removed: (name: string) => `Supprimé : ${name}, avec tout ce qui nommait cette pièce.`,
    name: 'Nom',
    letter: 'Lettre',
    worth: 'Valeur',
    guessed: 'Valeur (estimée)',
    /** in pawns, with two decimals at most */
    guess: (pawns: number) => pawns.toLocaleString('fr'),
    worthFrom: (least: number, most: number) => `Un nombre entier de pions, de ${least} à ${most}.`,
    grid: (name: string) => `Comment se déplace cette pièce : ${name} ; l’avant est en haut`,
    itself: 'la pièce elle-même',
    nothing: 'rien',
    text: 'Coups en texte (notation Betza)',
    letters: 'Ce que signifient les lettres',
    others: 'Pas sur la grille',
    says: 'En toutes lettres',
    noDiagram: 'Son image revient quand les problèmes sont corrigés.',
    rules: 'Règles pour cette pièce',
  },

  looks: {
    figure: 'Figurine',
    byName: 'La figurine qui porte son nom, ou sa lettre',
    letter: 'Sa lettre',
    unknown: (figure: string) =>
      `Il n’y a pas de figurine « ${figure} » : la pièce est donc représentée par sa lettre. Choisissez-en une ici.`,
    own: 'Une image à elle',
    ownSays: 'Les données d’un tracé SVG dans un cadre de 100 x 100, par exemple M 50 10 L 90 90 H 10 Z.',
    tint: 'Teinte',
    royalChief: 'Chef royal',
    noTint: 'Sans teinte',
    tints: { red: 'Rouge', amber: 'Ambre', green: 'Vert', sky: 'Bleu ciel', violet: 'Violet', grey: 'Gris' },
  },

  tools: {
    label: 'Ce qu’un clic dessine',
    doesLabel: 'Sorte de coup',
    does: { goes: 'Va', takes: 'Prend', both: 'Les deux' },
    range: 'Jusqu’où',
    once: 'Un pas ou un saut',
    slides: 'Continue en glissant',
    upTo: (n: number) => `Jusqu’à ${n} fois`,
    hop: 'Saute',
    noHop: 'Par-dessus rien',
    cannon: 'Par-dessus une pièce, n’importe quelle case derrière',
    grasshopper: 'Par-dessus une pièce, jusqu’à la case suivante',
    initial: 'Premier coup seulement',
    lame: 'Ne peut pas sauter par-dessus des pièces',
    inPassing: 'Prend aussi en passant',
    mirror: 'Dessine aussi',
    mirrors: {
      all: 'chaque direction',
      sides: 'gauche et droite',
      ends: 'avant et arrière',
      none: 'cette case seulement',
    },
    clear: 'Effacer la grille',
  },

  /** `2 forward, 1 right` */
  direction(dx: number, dy: number): string {
    const ahead = dy === 0 ? '' : `${Math.abs(dy)} en ${dy > 0 ? 'avant' : 'arrière'}`;
    const aside = dx === 0 ? '' : `${Math.abs(dx)} à ${dx > 0 ? 'droite' : 'gauche'}`;
    return [ahead, aside].filter((part) => part !== '').join(', ');
  },
  mark({ does, range, initial, lame, hop, inPassing }: MoveMark): string {
    const parts = [
      DOES[does],
      range === 0 ? 'et continue en glissant' : range > 1 ? `jusqu’à ${range} fois` : '',
      hop ? HOP[hop] : '',
      lame ? 'sans sauter' : '',
      initial ? 'comme premier coup' : '',
      inPassing ? 'aussi en passant' : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
  },

  array: {
    palette: 'À mettre sur l’échiquier',
    side: 'Camp de la pièce',
    sides: ['Blancs', 'Noirs'],
    hand: 'Déplacer les pièces',
    eraser: 'Enlever',
    mirror: 'Pareil pour l’autre camp',
    mirrorSays: 'Ce qui est mis d’un côté est aussi mis de l’autre, en miroir.',
    stamp: (piece: string) => `Entrée ou un clic met cette pièce sur une case : ${piece}.`,
    handSays: 'Entrée ou un clic saisit une pièce, un autre la pose ; ou faites-la glisser.',
    eraserSays: 'Entrée ou un clic enlève une pièce.',
    lifted: (piece: string) => `Pièce saisie : ${piece}.`,
    empty: 'vide',
    piece: (side: string, name: string) => `${name} (${side})`,
    hands: 'Pièces en main',
    handOf: (side: string) => `Main des ${side}`,
    noHands: 'Aucune pièce n’attend en main.',
    toHand: 'Ajouter une pièce',
    fromHand: (name: string) => `Retirer de la main : ${name}`,
    clear: 'Vider l’échiquier',
    keys: 'Les touches des lettres choisissent des pièces ; avec Maj, celles des Noirs.',
  },

  rules: {
    label: 'Phrases qui sont vraies',
    says: 'Activez ce qui est vrai dans votre jeu, et choisissez les mots.',
    addKind: 'Ajouter',
    dropKind: (name: string) => `Sans ${name}`,
    needsOne: 'Il doit en rester au moins un.',
    numberFrom: (least: number, most: number) => `Un nombre entier de ${least} à ${most}.`,
  },
  itself: {
    title: 'Contre lui-même',
    says: 'L’ordinateur joue des parties rapides contre lui-même, pour montrer comment le jeu se passe.',
    play: (n: number) => `Jouer ${plural(n, 'partie', 'parties')}`,
    more: (n: number) => `En jouer ${n} de plus`,
    stop: 'Arrêter',
    progress: (done: number, all: number) => `Partie ${done} sur ${all}`,
    result: (white: number, black: number, drawn: number) =>
      `Victoires : Blancs ${white}, Noirs ${black} ; sans vainqueur : ${drawn}.`,
    length: (turns: number) => `${plural(turns, 'tour', 'tours')} en moyenne.`,
    endings: 'Comment elles se sont terminées',
    unfinished: 'Pas terminées après 300 coups',
    favours: {
      white: 'Les Blancs gagnent bien plus souvent. C’est peut-être trop.',
      black: 'Les Noirs gagnent bien plus souvent. C’est peut-être trop.',
    },
    endless: 'Beaucoup de parties n’ont pas de fin. Un but, ou une limite de coups, aiderait.',
    old: 'Ces parties ont été jouées avec des règles antérieures.',
  },
  text: {
    label: 'Règles',
    foundOne: 'Ce texte contient 1 jeu.',
    found: (n: number) => `Ce texte contient ${plural(n, 'jeu', 'jeux')}. Ajoutez ceux que vous voulez.`,
    add: 'Ajouter',
    addLabel: (title: string) => `Ajouter ${title}`,
    addAll: (n: number) => (n === 0 ? 'Tout ajouter' : `Ajouter les ${n}`),
    adding: 'Ajout en cours…',
    addedAll: (n: number) => `${plural(n, 'jeu ajouté', 'jeux ajoutés')} à vos jeux personnels.`,
    isAdded: 'Ajouté',
    addedLabel: (title: string) => `${title} a été ajouté`,
    noneLeft: 'Tous les jeux jouables de ce texte ont été ajoutés.',
    find: 'Chercher un jeu',
  },
};

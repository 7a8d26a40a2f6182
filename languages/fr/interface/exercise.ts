/** What the app says about problems: the screen that lists them, the task at the table, and what came of each try. */

import type { Words } from '../../../engine/shared/language.ts';
import type { exerciseText as english } from '../../../renderer/text/exercise.ts';
import { plural } from '../plural.ts';
import { begin, verb } from './names.ts';

const GRADES = ['facile', 'moyen', 'difficile', 'très difficile'] as const;
const solvedOf = (solved: number, all: number): string => `${plural(solved, 'résolu', 'résolus')} sur ${all}`;

export const exerciseText: Words<typeof english> = {
  title: 'Problèmes',
  problem: 'Problème',
  grade: (grade) => GRADES[grade - 1] ?? GRADES[3],
  gradeLabel: (grade) => `${GRADES[grade - 1] ?? GRADES[3]}, ${grade} sur 4`,
  goal: {
    win: (side, turns) =>
      `${begin(side)} ${verb(side, 'joue et gagne', 'jouent et gagnent')} ${turns === 1 ? 'dans ce tour' : `en ${plural(turns, 'tour', 'tours')}`}.`,
    gain: (side) => `${begin(side)} ${verb(side, 'joue et gagne', 'jouent et gagnent')} du matériel.`,
    capture: (side, name, at) =>
      `${begin(side)} ${verb(side, 'joue et prend', 'jouent et prennent')} dans ce tour : ${name} en ${at}.`,
  },
  /** below the goal, before anything was tried */
  hint: {
    win: 'Il faut gagner contre toute réponse.',
    gain: 'Un coup rapporte bien plus que tout autre.',
    capture: 'Ici, un tour compte plusieurs déplacements : trouvez-les tous.',
  },
  short: {
    win: (turns) => `Gain en ${turns}`,
    gain: 'Gain de matériel',
    capture: 'Prise',
  },
  step: {
    judging: 'Examen de votre coup…',
    right: (turns) => `Juste. Encore ${plural(turns, 'tour', 'tours')}.`,
    goesOn: 'Le tour continue.',
    solved: 'Résolu.',
    first: 'Résolu au premier essai.',
    slower: (turns) => `Ce coup gagne aussi, mais en ${plural(turns, 'tour', 'tours')}.`,
    faster: (turns) => `Il y a un gain en ${turns}.`,
    wrong: (side, reply) => `${begin(side)} ${verb(side, 'répond', 'répondent')} ${reply.join(', ')}.`,
    missed: 'Cela n’atteint pas le but.',
    tryAgain: 'Reprenez ce coup et essayez-en un autre.',
    unknown: 'Rien n’a pu être dit de ce coup.',
    unknownSays: 'Il ne compte ni pour ni contre vous. Reprenez-le et réessayez.',
    shown: 'Voici la solution.',
    shownSays: '« Recommencer » revient au départ.',
  },
  /** spoken, before the answer itself is */
  refuted: 'Ce n’est pas la solution.',
  buttons: {
    again: 'Recommencer',
    solution: 'Solution',
    show: 'Montrer',
    next: 'Suivant',
    leave: 'Quitter le problème',
    leaveLesson: 'Quitter la leçon',
    solve: 'Résoudre',
    firstGame: 'Jouer au niveau 1',
  },
  lesson: {
    title: 'Leçon',
    right: 'Juste.',
    whole: 'Leçon terminée.',
    stepDone: (n, of) => `Fait. ${n} sur ${of}.`,
    you: (side) => `Vous jouez ${side}.`,
    how: 'Cliquez sur une pièce, puis sur la case où elle doit aller. Au clavier : les touches fléchées et Entrée.',
    done: '« Suivant » passe à la leçon suivante.',
    ready: (game) => `Vous pouvez maintenant jouer à ${game}.`,
    step: (n, of) => `Étape ${n} sur ${of}`,
    turns: (n) => plural(n, 'tour', 'tours'),
    /** for all turns of the step */
    alone: (side) => `${begin(side)} ne ${verb(side, 'joue', 'jouent')} pas ici.`,
    place: (game, n, of) => `${game}, ${n} sur ${of}`,
  },
  practice: {
    title: 'Exercice',
    /** on the card of a piece and on its page in the rulebook */
    begin: 'S’exercer avec cette pièce',
    place: (game) => `${game}, exercice`,
    more: 'Nouvelles tâches',
    leave: 'Quitter l’exercice',
  },
  learn: {
    title: 'Apprendre',
    says: (n, done) =>
      `${plural(n, 'leçon courte', 'leçons courtes')}, ${plural(done, 'terminée', 'terminées')}. Suivez-les dans l’ordre de votre choix.`,
    under: (rules) => `Avec les règles maison de votre partie : ${rules}.`,
    underUsual: 'Prendre les règles habituelles',
    goOn: (lesson) => `Continuer : ${lesson}`,
    start: (lesson) => `Commencer : ${lesson}`,
    /** read aloud for the numbers of a game */
    doneOf: (done, of) => `${plural(done, 'terminée', 'terminées')} sur ${of}`,
    ready: 'prêt à jouer',
    begun: (done, of) => `${done} sur ${of}`,
    /** a lesson in the list */
    label: (title, subtitle, state) => `${title}, ${subtitle}, ${state}`,
    state: { done: 'terminée', next: 'la suivante', open: 'pas terminée' } as const,
    wait: 'Vous pouvez commencer une vraie partie à tout moment ; les leçons attendent.',
    door: (done, of) => `${plural(done, 'leçon terminée', 'leçons terminées')} sur ${of}`,
    newHere: 'Ce jeu est nouveau pour vous ?',
    learnIt: (n) => `L’apprendre en ${plural(n, 'leçon courte', 'leçons courtes')}`,
    goOnWithAll: 'Continuer les leçons',
    tabs: { learn: 'Leçons', problems: 'Problèmes' } as const,
    tabsLabel: 'Leçons ou problèmes',
  },
  streak: {
    days: (n) => `Série de ${plural(n, 'jour', 'jours')}`,
    new: 'Nouvelle série',
    longest: (n) => `Plus longue série : ${plural(n, 'jour', 'jours')}.`,
  },
  panel: {
    misses: (n) => (n === 0 ? 'Pas encore résolu' : plural(n, 'essai manqué', 'essais manqués')),
    hints: (n) => plural(n, 'indice', 'indices'),
    before: { first: 'Résolu au premier essai', later: 'Résolu' } as const,
    todays: 'Problème du jour',
  },
  screen: {
    games: 'Jeu',
    of: (solved, all) => `${solved} sur ${all}`,
    ofLabel: solvedOf,
    says: (shown, solved) => `${plural(shown, 'problème', 'problèmes')}, ${plural(solved, 'résolu', 'résolus')}.`,
    show: 'Afficher',
    shows: { all: 'Tous', unsolved: 'Non résolus', solved: 'Résolus' } as const,
    kind: 'Type',
    kinds: { all: 'Tous les types', win: 'Gain', gain: 'Gain de matériel', capture: 'Prise' } as const,
    difficulty: 'Difficulté',
    every: 'Toutes',
    next: (n) => `Suivant : problème ${n}`,
    goOn: 'Problème suivant',
    number: (n) => `Problème ${n}`,
    /** a problem in the list */
    label: (n, kind, grade, state) => `Problème ${n}, ${kind}, ${grade}, ${state}`,
    state: { first: 'résolu au premier essai', later: 'résolu', tried: 'essayé', open: 'non résolu' } as const,
    empty: 'Vous avez résolu tous ces problèmes. Élargissez le filtre.',
    none: 'Aucun problème n’est de ce type. Élargissez le filtre.',
    today: 'Problème du jour',
    todaySolved: 'Résolu. Il y en aura un autre demain.',
    yours: 'Vos problèmes',
    progress: (solved, first) => `${plural(solved, 'résolu', 'résolus')}, dont ${first} au premier essai.`,
    nothingYet: 'Aucun n’est encore résolu.',
    kept: 'Vos progrès sont conservés sur cette machine.',
    again: 'Repartir de zéro',
    againTitle: 'Repartir de zéro ?',
    againSays:
      'Toutes les leçons et tous les problèmes comptent comme non faits, et votre série est oubliée. Les parties et les paramètres restent.',
    board: (goal) => `La position du problème. ${goal}`,
  },
  door: {
    today: 'Problème du jour',
    all: solvedOf,
  },
  /** why a command cannot be used now */
  reasons: {
    none: 'Il n’y a pas d’exercice sur la table.',
    onlyGames: 'Cela n’existe que dans une partie ; ceci est un exercice.',
    takeBack: 'Reprenez d’abord votre coup.',
    nothingTried: 'Vous n’avez encore rien essayé.',
    solved: 'L’exercice est résolu.',
    lastLesson: 'C’est la dernière leçon.',
    judging: 'Votre coup est en cours d’examen.',
    noPiece: 'Choisissez d’abord une pièce.',
  },
};

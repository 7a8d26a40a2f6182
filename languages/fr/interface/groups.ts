/**
 * The words of games in which a side is made of groups, told apart by their colours, of which one moves in a turn. A
 * group's name (`gris`) agrees with nothing: it stands alone, or after `couleur` as a name in brackets.
 */

import type { Words } from '../../../engine/shared/language.ts';
import type { groupText as english } from '../../../renderer/text/groups.ts';
import { eitherOf, listOf, plural } from '../plural.ts';
import { a, begin, cap, de, verb } from './names.ts';

export const groupText: Words<typeof english> = {
  /** `Garde gris des Blancs` */
  ofSide: (side, unit) => `${unit} ${de(side)}`,
  turn: {
    title: 'Ce tour',
    choose: (side) => `${cap(a(side))} de choisir une couleur, en déplaçant une unité de cette couleur.`,
    mixed: (side) => `${cap(a(side))} de déplacer des unités de toute couleur, reliées à un même Chef.`,
    colours: (side) => `Les couleurs ${de(side)}`,
    units: (n) => plural(n, 'unité', 'unités'),
    canMove: (n) => (n === 0 ? 'aucune ne peut bouger' : `${n} ${n === 1 ? 'peut' : 'peuvent'} bouger`),
    royal: 'couleur royale',
    leaderless: 'sans Chef',
    gone: 'plus aucune unité',
    goTo: (group, says) => `${cap(group)}, ${says}. Aller à une unité qui peut bouger`,
    whyLeaderless: (group) =>
      `${cap(group)} : le Chef a été pris, les unités de cette couleur ne peuvent plus jamais bouger.`,
    whyGone: (group) => `${cap(group)} : il ne reste aucune unité de cette couleur.`,
    whyStuck: (group) => `${cap(group)} : aucune unité de cette couleur ne peut bouger maintenant.`,
    /** also in small letters after a number of units */
    moved: 'Déjà jouées',
    movedLabel: 'Déplacements faits dans ce tour, dans l’ordre',
    ready: 'Peuvent bouger',
    cutOff: 'Coupées',
    stuck: 'Bloquées',
    none: 'aucune',
    /** before the two buttons `last` and `turn` */
    undo: 'Annuler',
    last: 'dernier',
    undoLabel: 'Annuler le dernier déplacement',
    turn: 'tour',
    undoTurnLabel: 'Annuler tous les déplacements de ce tour',
    end: 'Terminer le tour',
    neutral: 'Neutre',
    nothingLeft: 'Aucune autre unité ne peut bouger.',
  },
  all: {
    title: 'Couleurs',
    /** `2 of 2`, of the leaders that must not be lost */
    chiefs: (leader, left, of) => `${leader}s royaux ${left} sur ${of}`,
    chiefsLabel: (leader, left, of) => `${leader}s royaux restants : ${left} sur ${of}`,
  },
  step: {
    choose: (groups) => `Déplacez une unité pour choisir sa couleur : ${eitherOf(groups)}.`,
    any: 'Déplacez une unité reliée à l’un de vos Chefs.',
    goOn: (n) =>
      `${n === 1 ? 'Une autre unité peut bouger.' : `${n} autres unités peuvent bouger, dans n’importe quel ordre.`} Vous pouvez terminer le tour à tout moment.`,
    done: 'Aucune autre unité ne peut bouger. Terminez le tour, ou annulez des déplacements.',
    nowhere: 'Aucun déplacement possible.',
  },
  preview: {
    cutOff: (units) =>
      `${units.length < 2 ? 'Unité qui serait coupée' : 'Unités qui seraient coupées'} du Chef : ${listOf(units)}.`,
    self: (unit) => `Votre unité (${unit}) y serait coupée du Chef.`,
    back: (units) =>
      `${units.length < 2 ? 'Unité qui serait de nouveau reliée' : 'Unités qui seraient de nouveau reliées'} au Chef : ${listOf(units)}.`,
    leaderless: (group) => `${cap(group)} serait sans Chef.`,
  },
  selection: {
    selected: (n, group) => `${cap(group)} : ${plural(n, 'unité sélectionnée', 'unités sélectionnées')}.`,
    how: 'Choisissez une case, ou Maj et une flèche, pour les déplacer ensemble. Choisissez une unité pour l’ajouter ou la retirer.',
    go: (units, of) => {
      if (units.length === 0) return 'Aucune ne peut bouger par là.';
      return units.length === of && of > 1
        ? `Toutes les ${of} bougent par là.`
        : `${units.length} sur ${of} ${units.length === 1 ? 'bouge' : 'bougent'} par là : ${listOf(units)}.`;
    },
    /** it was chosen, and is shown first */
    heldBack: 'Refaites la même chose pour jouer ce déplacement.',
    capture: (units) => `Prises : ${listOf(units)}.`,
    stays: (unit, why) => `${cap(unit)} reste sur place : ${why}`,
    moreStay: (n) => (n === 1 ? '1 autre unité reste sur place.' : `${n} autres unités restent sur place.`),
    all: 'Toutes les unités',
    cleared: 'Sélection effacée.',
  },
  moves: {
    turn: (group, n) => `${cap(group)}, ${plural(n, 'déplacement', 'déplacements')}`,
    unfold: (what) => `Afficher les déplacements du tour ${what}`,
    fold: (what) => `Masquer les déplacements du tour ${what}`,
    of: (n, side) => `${n}, ${side}`,
    unfolded: (moves) => `Déplacements affichés : ${moves.join(', ')}.`,
    folded: 'Déplacements masqués.',
  },
  said: {
    chooses: (side, group) => `${begin(side)} ${verb(side, 'joue', 'jouent')} avec la couleur ${group}. `,
    goesOn: (group) => `${cap(group)}. `,
    cutOff: (units) => `${units.length < 2 ? 'Unité coupée' : 'Unités coupées'} du Chef : ${units.join(', ')}.`,
    back: (units) =>
      `${units.length < 2 ? 'Unité de nouveau reliée' : 'Unités de nouveau reliées'} au Chef : ${units.join(', ')}.`,
    leaderless: (group, leader, n) =>
      `${cap(group)} : le ${leader} a été pris. Cette couleur est sans Chef : ${
        n === 1 ? '1 unité ne peut plus jamais bouger' : `${n} unités ne peuvent plus jamais bouger`
      }.`,
    ended: (side, says, left) =>
      `${begin(side)} ${verb(side, 'termine', 'terminent')} le tour. ${cap(says)}${left.length > 0 ? ` Pouvaient encore bouger : ${left.join(', ')}.` : ''}`,
    situation: (side, groups) => `${begin(side)} : ${groups.join(', ')}.`,
    moved: (n) => (n === 1 ? '1 déjà jouée' : `${n} déjà jouées`),
    group: (group, n, more) => `${group} ${n}${more === '' ? '' : ` (${more})`}`,
  },
  setup: {
    colour: 'Couleur',
  },
};

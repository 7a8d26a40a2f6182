/**
 * The words of what only some games have at the table: promotion, ways told apart, checks, pieces that are away, turns of
 * several actions, laying terrain, secrets and the hand-over, and of finding one's way among many pieces.
 */

import type { Words } from '../../../engine/shared/language.ts';
import type {
  specialRulesText as english,
  withArticle as englishArticle,
} from '../../../renderer/text/special-rules.ts';
import { listOf, plural } from '../plural.ts';
import { a, begin, cap, de, verb } from './names.ts';

/** The gender of a name is not known here: it stands alone. */
export const withArticle: Words<typeof englishArticle> = (name) => name;
/** `Pièges à colle` */
const pluralOf = (name: string): string => name.replace(/^\S*[^sxz\s](?=\s|$)/, '$&s');

export const specialRulesText: Words<typeof english> = {
  promotion: {
    title: (piece, cell) => `Promotion en ${cell} : ${piece}`,
    find: 'Tapez un nom',
    none: 'Aucun résultat.',
    kinds: (n) => plural(n, 'type de pièce', 'types de pièces'),
    become: (kind) => `Promouvoir : ${kind}`,
    back: 'Annuler',
    waits: (cell) => `Choisissez ce que la pièce devient en ${cell}.`,
    choose: 'Tapez un nom ou utilisez les touches fléchées ; Échap revient en arrière.',
    hint: (n) =>
      `Promotion avec ${plural(n, 'type de pièce', 'types de pièces')} au choix. Choisissez la case pour les voir.`,
    check: 'Cela donnerait échec.',
    grid: 'Ce que la pièce peut devenir',
  },
  choices: {
    /** what each of several actions on one cell does, where they are not of one kind */
    does: {
      move: 'Y aller',
      capture: 'Prendre',
      rifle: 'Prendre sans bouger',
      rage: 'Rager',
      board: 'Monter dessus',
      lift: 'Soulever',
      drop: 'Poser',
      pass: 'Reposer et passer',
      castle: 'Roquer',
      swap: 'Échanger les places',
      push: 'Pousser',
      depart: 'Partir en vol',
      convert: 'Convertir',
      neutralize: 'Rendre neutre',
    } as { readonly [kind: string]: string },
    /** a second part of a name: `Rage, promoted` */
    become: (kind) => `devenir ${kind}`,
    stay: (kind) => `rester ${kind}`,
    board: (kind) => `monter sur ${kind}`,
    lift: (kind) => `soulever ${kind}`,
    leave: (feature) => `laisser sur place : ${feature}`,
    leaveNothing: 'ne rien laisser sur place',
    thenDrop: (n) =>
      n === 0
        ? 'Aucune autre case n’est libre pour la poser.'
        : `Puis choix entre ${plural(n, 'case libre', 'cases libres')}.`,
    passes: 'La pièce reste où elle était, et le tour est terminé.',
    keep: 'Échap la garde soulevée.',
  },
  lift: {
    up: (piece, n) =>
      `Pièce soulevée : ${piece}, ${n === 0 ? 'aucune autre case n’est libre pour la poser' : `${plural(n, 'case', 'cases')} où la poser`}.`,
    back: (cell) => `Reposer la pièce en ${cell} revient à passer son tour.`,
    cancel: 'Échap, un clic droit ou un clic sur une autre case annule.',
    hint: (piece) => `Soulever ${piece}.`,
  },
  stack: {
    rides: (piece) => `sur ${piece}`,
    carries: (piece) => `porte ${piece}`,
    label: 'Deux pièces sur cette case',
    above: 'sur l’autre',
    below: 'porte l’autre',
    hint: 'Cliquez encore sur la case ou appuyez encore sur Entrée pour saisir l’autre.',
  },
  gate: {
    leads: (cell) => `mène en ${cell}`,
    alone: 'L’autre bout manque encore.',
    to: 'L’autre bout est en',
  },
  forms: {
    base: 'Sans promotion',
    promoted: 'Après promotion',
    now: 'forme actuelle',
    label: 'Les deux formes',
  },
  takes: {
    title: 'Ce que cela prend',
    own: 'de son camp',
    ends: (cell) => `Finit en ${cell}.`,
    loses: 'Ce coup perd la partie.',
  },
  /** what an action that is only pointed at would do to the game */
  ends: {
    wins: (ending) => `Ce coup gagne la partie : ${ending}.`,
    loses: (ending) => `Ce coup perd la partie : ${ending}.`,
    draw: (ending) => `Ce coup rend la partie nulle : ${ending}.`,
  },
  danger: {
    title: 'En danger.',
    free: 'Vous pouvez quand même jouer n’importe quel coup.',
  },
  routes: {
    title: (n, cell) => `${n === 2 ? 'Deux' : n === 3 ? 'Trois' : n} façons d’aller en ${cell}`,
    same: (piece) => `Même pièce (${piece}), même case, trajets différents.`,
    compare: 'pour comparer,',
    goes: 'pour jouer,',
    another: 'pour annuler.',
    back: 'Annuler',
    go: (letter) => `Prendre le trajet ${letter}`,
    plain: 'Rien ne se passe en chemin.',
    hint: 'Cliquez sur un trajet, ou tapez sa lettre puis Entrée. Échap revient en arrière.',
  },
  check: {
    title: 'Échec.',
    mate: 'Échec et mat.',
    more: (n) => (n === 1 ? 'Une autre menace.' : `${n} autres menaces.`),
    show: 'Montrer',
    next: (n, of) => `Montrer ${n} sur ${of}`,
  },
  calling: {
    call: 'Annoncer échec',
    on: 'L’échec sera annoncé avec le prochain coup.',
    off: 'L’échec ne sera pas annoncé.',
  },
  flights: {
    title: 'Vols',
    empty: 'Rien n’est en vol.',
    /** before a square */
    to: (side) => `${begin(side)}, vers`,
    next: 'prochain',
    in: (n) => `dans ${n}`,
    onCell: (piece, to, left) => `${piece} atterrit en ${to} dans ${plural(left, 'tour', 'tours')}`,
    lands: (cell, side, turn) => `Atterrissage en ${cell} à la fin du tour ${turn} ${de(side)}.`,
    label: (piece, left) => `${piece} atterrit ici dans ${plural(left, 'tour', 'tours')}`,
  },
  budget: {
    still: (side, why) => `C’est toujours le tour ${de(side)} : ${why}`,
    upTo: (side, n) => `Trait ${a(side)} : ${plural(n, 'coup', 'coups')} au plus.`,
    pips: (n, of) => `Coup ${n} sur ${of}`,
    orEnd: 'Jouez encore un coup, ou terminez le tour.',
  },
  pool: {
    title: 'Terrain à placer',
    of: (side) => `Ce que ${side} ${verb(side, 'peut', 'peuvent')} encore placer`,
    left: (n) => `reste ${n}`,
    leftOwed: (left, owed) => `reste ${left}, ${owed === left ? '' : `dont ${owed} `}à placer obligatoirement`,
    none: 'plus rien',
    waits: 'en attente.',
    item: (feature, left, owed) =>
      `${feature}, ${left === 0 ? 'plus rien à placer' : `reste ${left}`}${owed > 0 ? `, dont ${owed} à placer obligatoirement` : ''}`,
    toLay: (side) => `${cap(a(side))} de placer.`,
    /** beside the player's name */
    seat: (side) => (side === '' ? 'en train de placer' : `${side} en train de placer`),
    chosen: (feature, n) =>
      `${feature} : ${n === 0 ? 'aucune case libre' : plural(n, 'case possible', 'cases possibles')}.`,
    cannot: (feature, cell) => `${feature} : impossible à placer en ${cell}.`,
    noPlace: (feature) => `${feature} : aucune case possible maintenant.`,
    allLaid: (feature) => `${feature} : plus rien à placer.`,
    mustLay: (what) => `Vous ne pouvez pas passer : vous devez encore placer ${listOf(what)}.`,
    noPass: 'Vous ne pouvez pas passer maintenant.',
    much: (n, feature) => `${n} ${n < 2 ? feature : pluralOf(feature)}`,
    pass: 'Passer',
    hint: 'Cliquez sur un élément ou tapez son numéro, puis choisissez une case marquée.',
    ready: 'Utiliser une disposition toute prête',
    readyDone: 'La disposition toute prête est placée.',
  },
  handOver: {
    title: (side) => `Laissez l’écran ${a(side)}`,
    own: (side) => `Écran réservé pour l’instant ${a(side)}`,
    ownSays: (side) => `L’échiquier va montrer les secrets ${de(side)}. Masquez-les avant que l’autre joueur regarde.`,
    reveal: (side) => `Ici ${side} : montrer mes secrets`,
    away: (other) => `${begin(other)}, ne regardez pas.`,
    escape: 'garde les secrets masqués.',
    not: 'Garder mes secrets masqués',
    leave: 'Menu principal',
    only: (side) => `Écran réservé pour l’instant ${a(side)}.`,
    hide: 'Masquer mes secrets',
    hidden: 'Secrets masqués.',
    revealed: (side) => `Les secrets ${de(side)} sont affichés.`,
    both: 'Annuler au-delà d’une révélation ?',
    bothSays: 'Vous avez déjà vu cela tous les deux. Les deux joueurs doivent être d’accord.',
    agrees: (side) => `${begin(side)} ${verb(side, 'accepte', 'acceptent')}`,
    agreed: (side) => `${begin(side)} ${verb(side, 'a', 'ont')} accepté`,
    no: 'Annuler',
  },
  legend: {
    title: 'Pièces sur l’échiquier',
    find: 'Chercher une pièce par nom ou par lettre',
    none: 'Aucun résultat.',
    kind: 'Pièce',
    letter: 'Lettre',
    summary: 'Résumé',
    empty: 'L’échiquier est vide.',
    book: (kind) => `${kind} dans le livre de règles`,
  },
  attackers: {
    title: (cell) => `Qui peut prendre en ${cell} ?`,
    ask: 'Qui peut prendre ici ?',
    close: 'Tout afficher de nouveau',
    nobody: 'personne',
    by: (side, who) => `${begin(side)} : ${who.length === 0 ? 'personne' : who.join(', ')}.`,
    note: 'Comme si une pièce adverse s’y trouvait, quel que soit le camp au trait.',
  },
  hover: { hidden: 'connu uniquement de vous' },
  manyCells: (n) => `${plural(n, 'case marquée', 'cases marquées')} sur l’échiquier.`,
  /** what can be done on a cell whose mark alone does not say it, by the action */
  marks: {
    depart: 'vol possible',
    castle: 'roque possible',
    lift: 'peut soulever',
    pass: 'reposer ici revient à passer',
    board: 'peut monter dessus',
    rage: 'peut rager',
    reveal: 'peut révéler',
    rifle: 'peut tirer',
    convert: 'peut être convertie',
    neutralize: 'peut être rendue neutre',
    place: 'peut se placer ici',
  } as { readonly [kind: string]: string },
  beforePlay: 'avant la partie',
  before: (n) => (n === 0 ? 'Avant la partie' : `Avant la partie, ${plural(n, 'étape', 'étapes')}`),
};

/** What the table says aloud: announcements of what happened, and the answers of the listening keys. */

import type { Words } from '../../../engine/shared/language.ts';
import type { announcementText as english } from '../../../renderer/text/announcements.ts';
import { listOf, plural } from '../plural.ts';
import { a, begin, de, verb } from './names.ts';

/** More moves than this are not read out one by one. */
const MOST_UNDONE = 3;

/** Announcements: one sentence an effect, in the order of the effects. `side` ends with a full stop, or is empty. */
export const announcementText: Words<typeof english> = {
  moved: (side, piece, from, to) => `${begin(side)}${piece} de ${from} en ${to}.`,
  takes: (side, piece, from, to, taken) => `${begin(side)}${piece} ${from} prend ${taken} en ${to}.`,
  chain: (side, piece, n, taken, to) =>
    `${begin(side)}${piece} fait ${plural(n, 'prise', 'prises')} : ${taken.join(', ')}. Finit en ${to}.`,
  jumps: (side, piece, from, taken, on, to) =>
    `${begin(side)}${piece} ${from} prend ${taken} en ${on}. Finit en ${to}.`,
  stays: (side, piece, from, taken) => `${begin(side)}${piece} en ${from} prend sans bouger : ${taken}.`,
  onCell: (piece, at) => `${piece} en ${at}`,
  falls: (side, piece, from, taken, _n) =>
    `${begin(side)}${piece} en ${from} prend ${listOf(taken)} et disparaît en même temps.`,
  swap: (side, piece, one, other, two) => `${begin(side)}${piece} ${one} et ${other} ${two} échangent leurs places.`,
  pushes: (side, piece, from, to, pushed, at) =>
    `${begin(side)}${piece} de ${from} en ${to} pousse ${pushed} en ${at}.`,
  pushesInto: (side, piece, from, to, pushed, zone, at) =>
    `${begin(side)}${piece} de ${from} en ${to} pousse ${pushed} dans ${zone}, en ${at}.`,
  ofNoPiece: (side, label) => `${begin(side)} : ${label}${label.endsWith('.') ? '' : '.'}`,
  pushed: (pushed, at) => `Poussée : ${pushed}, en ${at}.`,
  gone: (piece, at) => `${piece} en ${at} disparaît pour de bon.`,
  lost: (piece, at) => `${piece} en ${at} disparaît.`,
  drops: (side, piece, at) => `${begin(side)} ${verb(side, 'pose', 'posent')} ${piece} en ${at}.`,
  rages: (side, piece, from, taken, to) =>
    `${begin(side)}${piece} ${from} rage et prend ${listOf(taken)}. Finit en ${to}.`,
  own: (piece) => `${piece} (de son camp)`,
  boards: (side, piece, from, mount, to) => `${begin(side)}${piece} ${from} monte sur ${mount} en ${to}.`,
  getsOff: (side, piece, mount, from, to) => `${begin(side)}${piece} descend ${de(mount)} ${from} et va en ${to}.`,
  carries: (side, piece, from, to, riders) =>
    `${begin(side)}${piece} de ${from} en ${to}, en portant ${listOf(riders)}.`,
  lifts: (side, piece, at, lifted, from, to) =>
    `${begin(side)}${piece} en ${at} soulève ${lifted} : de ${from} en ${to}.`,
  putsBack: (side, piece, at, lifted, from) =>
    `${begin(side)}${piece} en ${at} soulève ${lifted} et repose cette pièce en ${from}, ce qui revient à passer son tour.`,
  liftedTo: (piece, from, to) => `Pièce soulevée : ${piece}, de ${from} en ${to}.`,
  blocked: (piece, at) => `L’autre bout est occupé. ${piece} disparaît en ${at}.`,
  inDanger: (piece, at, by) => `${piece} en ${at} peut se faire prendre par ${by}.`,
  pickedUp: (piece, from, n, back) =>
    `Pièce soulevée : ${piece}, de ${from}. ${
      n === 0 ? 'Aucune autre case n’est libre pour la poser.' : `${plural(n, 'case', 'cases')} où la poser.`
    }${back ? ` La reposer en ${from} revient à passer son tour.` : ''}`,
  canLift: (n) => (n === 1 ? 'Une pièce peut être soulevée.' : `${n} pièces peuvent être soulevées.`),
  gained: (piece, says) => `${piece} : ${says}`,
  converts: (piece, group, at) => `${piece} prend la couleur ${group}, en ${at}.`,
  turned: (piece, group, at) => `${piece} en ${at} prend la couleur ${group}.`,
  changesSides: (piece, side, at) => `${piece} en ${at} change de camp : ${side}.`,
  turns: (side, piece, from, whom, at, group) =>
    `${side}${piece} ${from} convertit : ${whom} en ${at} prend la couleur ${group}.`,
  recruits: (piece, side) => `${piece} passe dans la main ${de(side)}.`,
  dropsOn: (side, piece, at, lost) =>
    `${begin(side)} ${verb(side, 'pose', 'posent')} ${piece} en ${at}. Pertes : ${lost}.`,
  becomes: (piece, at, kind) => `${piece} en ${at} devient ${kind}.`,
  stateOn: (piece, at, state, by) =>
    by.length === 0 ? `${piece} ${at} : ${state}.` : `${piece} ${at} : ${state}, par ${listOf(by)}.`,
  stateOff: (piece, at, ends) => `${piece} ${at} ${ends}.`,
  noLonger: (state) => `n’est plus dans cet état : ${state}`,
  departs: (side, piece, from, to, turns) =>
    `${begin(side)}${piece} quitte ${from}. Atterrit en ${to} dans ${plural(turns, 'tour', 'tours')}.`,
  ticks: (to, left) => `Atterrit en ${to} dans ${plural(left, 'tour', 'tours')}.`,
  lands: (piece, to, taken) => `${piece} atterrit en ${to}${taken.length > 0 ? ` et prend ${listOf(taken)}` : ''}.`,
  explodes: (cause, on, lost) =>
    `${cause} en ${on}.${lost.length > 0 ? ` Pertes : ${lost.join(', ')}.` : ' Aucune perte.'}`,
  explosion: 'Explosion',
  pushesOff: (side, piece, from, to, pushed) =>
    `${begin(side)}${piece} de ${from} en ${to} pousse ${pushed} hors de l’échiquier.`,
  through: (piece: string, from: string, to: string, taken: readonly string[] = []) =>
    `${piece} entre en ${from} et sort en ${to}${taken.length > 0 ? `. Prises : ${listOf(taken)}` : ''}.`,
  retracted: (piece, to, at = '') =>
    `${piece} ne peut pas rester en ${to} et ${at ? `revient en ${at}` : 'quitte l’échiquier'}.`,
  lays: (side, feature, on) => `${begin(side)} ${verb(side, 'place', 'placent')} ${feature} en ${on}.`,
  featureOn: (feature, on) => `${feature} en ${on}.`,
  featureOff: (feature, on) => `${feature} en ${on} disparaît.`,
  check: (side, at, by) => `Échec ${a(side)} en ${at}, par ${by}.`,
  checkBy: (side, at, says) => `Échec ${a(side)} en ${at}. ${says}`,
  lifting: (feature, n) =>
    `${feature} à placer. ${n === 0 ? 'Aucune case ne convient.' : `${plural(n, 'case', 'cases')}.`}`,
  laidBack: (feature) => `${feature} de retour dans la réserve.`,
  becomesWhat: (cell, n) => `Promotion en ${cell} : ${n} choix. Tapez un nom, ou utilisez les touches fléchées.`,
  ofNone: (n) => `${n} choix.`,
  turn: (side, n) => `Trait ${a(side)}. Tour ${n}.`,
  wins: (_side, ending, says) => `${ending}. ${says}`,
  draw: (ending, says) => `${ending}. ${says}`,
  undone: (labels) => {
    const [first, ...rest] = labels;
    if (first === undefined) return 'Le dernier changement est annulé.';
    return rest.length < MOST_UNDONE
      ? `Annulé : ${labels.join(', ')}`
      : `Annulé : ${labels.length} coups, de ${first} à ${rest.at(-1)}`;
  },
  branched: 'La partie continue d’ici.',
  lifted: (piece, at, n, takes, swaps, costs = 0) =>
    `Pièce saisie : ${piece}, de ${at}. ${n === 0 ? 'Aucun coup.' : `${plural(n, 'coup possible', 'coups possibles')}.`}${
      takes > 0 ? ` ${takes === 1 ? 'Une prise' : `${takes} prises`}.` : ''
    }${swaps > 0 ? ` ${swaps === 1 ? 'Un échange' : `${swaps} échanges`}.` : ''}${
      costs > 0 ? ` ${costs === 1 ? 'Un coup coûte' : `${costs} coups coûtent`} une pièce de votre camp.` : ''
    }`,
  /** after `de` */
  hand: 'la main',
  putBack: (piece, at) => `${piece} de retour en ${at}.`,
  putBackHand: (piece) => `${piece} de retour dans la main.`,
  /** `does`: `goTo` or `take` */
  cannot: (piece, does, cell, reason) => `${piece} ne peut pas ${does} ${cell}. ${reason}`,
  theirs: (piece, at) => `${piece} en ${at}.`,
  theirsInHand: (piece) => `${piece} en main.`,
  outOfGame: {
    lost: 'Cette pièce a été prise.',
    depths: 'Cette pièce est dans les profondeurs et n’en revient pas.',
  },
  nobodys: 'Elle n’appartient à personne : elle ne bouge jamais, et les deux camps peuvent la prendre.',
  notTheirTurn: (side) => `C’est ${a(side)} de jouer.`,
  cannotMove: (piece, reason) => `${piece} ne peut pas bouger maintenant.${reason ? ` ${reason}` : ''}`,
  possible: (what) => `Possible : ${listOf(what)}.`,
  goTo: 'aller en',
  take: 'prendre en',
  choices: (cell, n) => (n === 1 ? `En ${cell}.` : `${n} façons de jouer en ${cell}.`),
  choice: (n, differs) => `${n} : ${differs}`,
  looking: (what) => `Position affichée : ${what}.`,
  now: 'Retour à la position actuelle.',
  edge: 'Bord de l’échiquier.',
  nothingThatWay: 'Aucune case possible de ce côté.',
  empty: 'vide',
  nothingFits: 'Aucune pièce avec cette lettre.',
  destinations: (piece, cells) => `${piece} peut aller en ${listOf(cells)}.`,
  noDestinations: (piece) => `${piece} : aucun coup maintenant.`,
  liftFirst: 'Saisissez d’abord une pièce.',
  situation: {
    turn: (side, n) => `Trait ${a(side)}. Tour ${n}.`,
    movable: (n) => (n === 1 ? 'Une pièce peut bouger.' : `${n} pièces peuvent bouger.`),
    hand: (side, what) =>
      what.length === 0
        ? `${begin(side)} ${verb(side, 'n’a', 'n’ont')} rien en main.`
        : `${begin(side)} ${verb(side, 'a', 'ont')} en main : ${listOf(what)}.`,
    noted: (what) => `À noter : ${what.join(', ')}.`,
    looking: (n) => `Position antérieure affichée. La partie en est au tour ${n}.`,
    flights: (what) => `En vol : ${what.join(', ')}.`,
    tally: (side, says) => `${begin(side)} : ${says}`,
    pool: (side, what) =>
      what.length === 0
        ? `${begin(side)} ${verb(side, 'n’a', 'n’ont')} plus rien à placer.`
        : `${begin(side)} ${verb(side, 'peut', 'peuvent')} placer ${listOf(what)}.`,
  },
  noLast: 'Aucun coup pour l’instant.',
  panelShown: 'Panneau latéral affiché.',
  panelHidden: 'Panneau latéral masqué.',
};

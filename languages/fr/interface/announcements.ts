/** What the table says aloud: announcements of what happened, and the answers of the listening keys. */

import type { Words } from '../../../engine/shared/language.ts';
import type { announcementText as english } from '../../../renderer/text/announcements.ts';
import { listOf, plural } from '../plural.ts';
import { a, begin, de, verb } from './names.ts';

/** More moves than this are not read out one by one. */
const MOST_UNDONE = 3;

/** Announcements: one sentence an effect, in the order of the effects. `side` ends with a full stop, or is empty. */
export const announcementText: Words<typeof english> = {
  moved: (side: string, piece: string, from: string, to: string) => `${begin(side)}${piece} de ${from} en ${to}.`,
  takes: (side: string, piece: string, from: string, to: string, taken: string) =>
    `${begin(side)}${piece} ${from} prend ${taken} en ${to}.`,
  chain: (side: string, piece: string, n: number, taken: readonly string[], to: string) =>
    `${begin(side)}${piece} fait ${plural(n, 'prise', 'prises')} : ${taken.join(', ')}. Finit en ${to}.`,
  jumps: (side: string, piece: string, from: string, taken: string, on: string, to: string) =>
    `${begin(side)}${piece} ${from} prend ${taken} en ${on}. Finit en ${to}.`,
  stays: (side: string, piece: string, from: string, taken: string) =>
    `${begin(side)}${piece} en ${from} prend sans bouger : ${taken}.`,
  onCell: (piece: string, at: string) => `${piece} en ${at}`,
  falls: (side: string, piece: string, from: string, taken: readonly string[], _n: number) =>
    `${begin(side)}${piece} en ${from} prend ${listOf(taken)} et disparaît en même temps.`,
  swap: (side: string, piece: string, one: string, other: string, two: string) =>
    `${begin(side)}${piece} ${one} et ${other} ${two} échangent leurs places.`,
  pushes: (side: string, piece: string, from: string, to: string, pushed: string, at: string) =>
    `${begin(side)}${piece} de ${from} en ${to} pousse ${pushed} en ${at}.`,
  pushesInto: (side: string, piece: string, from: string, to: string, pushed: string, zone: string, at: string) =>
    `${begin(side)}${piece} de ${from} en ${to} pousse ${pushed} dans ${zone}, en ${at}.`,
  ofNoPiece: (side: string, label: string) => `${begin(side)} : ${label}${label.endsWith('.') ? '' : '.'}`,
  pushed: (pushed: string, at: string) => `Poussée : ${pushed}, en ${at}.`,
  gone: (piece: string, at: string) => `${piece} en ${at} disparaît pour de bon.`,
  lost: (piece: string, at: string) => `${piece} en ${at} disparaît.`,
  drops: (side: string, piece: string, at: string) =>
    `${begin(side)} ${verb(side, 'pose', 'posent')} ${piece} en ${at}.`,
  rages: (side: string, piece: string, from: string, taken: readonly string[], to: string) =>
    `${begin(side)}${piece} ${from} rage et prend ${listOf(taken)}. Finit en ${to}.`,
  own: (piece: string) => `${piece} (de son camp)`,
  boards: (side: string, piece: string, from: string, mount: string, to: string) =>
    `${begin(side)}${piece} ${from} monte sur ${mount} en ${to}.`,
  getsOff: (side: string, piece: string, mount: string, from: string, to: string) =>
    `${begin(side)}${piece} descend ${de(mount)} ${from} et va en ${to}.`,
  carries: (side: string, piece: string, from: string, to: string, riders: readonly string[]) =>
    `${begin(side)}${piece} de ${from} en ${to}, en portant ${listOf(riders)}.`,
  lifts: (side: string, piece: string, at: string, lifted: string, from: string, to: string) =>
    `${begin(side)}${piece} en ${at} soulève ${lifted} : de ${from} en ${to}.`,
  putsBack: (side: string, piece: string, at: string, lifted: string, from: string) =>
    `${begin(side)}${piece} en ${at} soulève ${lifted} et repose cette pièce en ${from}, ce qui revient à passer son tour.`,
  liftedTo: (piece: string, from: string, to: string) => `Pièce soulevée : ${piece}, de ${from} en ${to}.`,
  blocked: (piece: string, at: string) => `L’autre bout est occupé. ${piece} disparaît en ${at}.`,
  inDanger: (piece: string, at: string, by: string) => `${piece} en ${at} peut se faire prendre par ${by}.`,
  pickedUp: (piece: string, from: string, n: number, back: boolean) =>
    `Pièce soulevée : ${piece}, de ${from}. ${
      n === 0 ? 'Aucune autre case n’est libre pour la poser.' : `${plural(n, 'case', 'cases')} où la poser.`
    }${back ? ` La reposer en ${from} revient à passer son tour.` : ''}`,
  canLift: (n: number) => (n === 1 ? 'Une pièce peut être soulevée.' : `${n} pièces peuvent être soulevées.`),
  gained: (piece: string, says: string) => `${piece} : ${says}`,
  converts: (piece: string, group: string, at: string) => `${piece} prend la couleur ${group}, en ${at}.`,
  turned: (piece: string, group: string, at: string) => `${piece} en ${at} prend la couleur ${group}.`,
  turns: (side: string, piece: string, from: string, whom: string, at: string, group: string) =>
    `${side}${piece} ${from} convertit : ${whom} en ${at} prend la couleur ${group}.`,
  recruits: (piece: string, side: string) => `${piece} passe dans la main ${de(side)}.`,
  dropsOn: (side: string, piece: string, at: string, lost: string) =>
    `${begin(side)} ${verb(side, 'pose', 'posent')} ${piece} en ${at}. Pertes : ${lost}.`,
  becomes: (piece: string, at: string, kind: string) => `${piece} en ${at} devient ${kind}.`,
  stateOn: (piece: string, at: string, state: string, by: readonly string[]) =>
    by.length === 0 ? `${piece} ${at} : ${state}.` : `${piece} ${at} : ${state}, par ${listOf(by)}.`,
  stateOff: (piece: string, at: string, ends: string) => `${piece} ${at} ${ends}.`,
  noLonger: (state: string) => `n’est plus dans cet état : ${state}`,
  departs: (side: string, piece: string, from: string, to: string, turns: number) =>
    `${begin(side)}${piece} quitte ${from}. Atterrit en ${to} dans ${plural(turns, 'tour', 'tours')}.`,
  ticks: (to: string, left: number) => `Atterrit en ${to} dans ${plural(left, 'tour', 'tours')}.`,
  lands: (piece: string, to: string, taken: readonly string[]) =>
    `${piece} atterrit en ${to}${taken.length > 0 ? ` et prend ${listOf(taken)}` : ''}.`,
  explodes: (cause: string, on: string, lost: readonly string[]) =>
    `${cause} en ${on}.${lost.length > 0 ? ` Pertes : ${lost.join(', ')}.` : ' Aucune perte.'}`,
  explosion: 'Explosion',
  pushesOff: (side: string, piece: string, from: string, to: string, pushed: string) =>
    `${begin(side)}${piece} de ${from} en ${to} pousse ${pushed} hors de l’échiquier.`,
  through: (piece: string, from: string, to: string, taken: readonly string[] = []) =>
    `${piece} entre en ${from} et sort en ${to}${taken.length > 0 ? `. Prises : ${listOf(taken)}` : ''}.`,
  retracted: (piece: string, to: string, at = '') =>
    `${piece} ne peut pas rester en ${to} et ${at ? `revient en ${at}` : 'quitte l’échiquier'}.`,
  lays: (side: string, feature: string, on: string) =>
    `${begin(side)} ${verb(side, 'place', 'placent')} ${feature} en ${on}.`,
  featureOn: (feature: string, on: string) => `${feature} en ${on}.`,
  featureOff: (feature: string, on: string) => `${feature} en ${on} disparaît.`,
  check: (side: string, at: string, by: string) => `Échec ${a(side)} en ${at}, par ${by}.`,
  checkBy: (side: string, at: string, says: string) => `Échec ${a(side)} en ${at}. ${says}`,
  lifting: (feature: string, n: number) =>
    `${feature} à placer. ${n === 0 ? 'Aucune case ne convient.' : `${plural(n, 'case', 'cases')}.`}`,
  laidBack: (feature: string) => `${feature} de retour dans la réserve.`,
  becomesWhat: (cell: string, n: number) =>
    `Promotion en ${cell} : ${n} choix. Tapez un nom, ou utilisez les touches fléchées.`,
  ofNone: (n: number) => `${n} choix.`,
  turn: (side: string, n: number) => `Trait ${a(side)}. Tour ${n}.`,
  wins: (_side: string, ending: string, says: string) => `${ending}. ${says}`,
  draw: (ending: string, says: string) => `${ending}. ${says}`,
  undone: (labels: readonly string[]) => {
    const [first, ...rest] = labels;
    if (first === undefined) return 'Le dernier changement est annulé.';
    return rest.length < MOST_UNDONE
      ? `Annulé : ${labels.join(', ')}`
      : `Annulé : ${labels.length} coups, de ${first} à ${rest.at(-1)}`;
  },
  branched: 'La partie continue d’ici.',
  lifted: (piece: string, at: string, n: number, takes: number, swaps: number, costs = 0) =>
    `Pièce saisie : ${piece}, de ${at}. ${n === 0 ? 'Aucun coup.' : `${plural(n, 'coup possible', 'coups possibles')}.`}${
      takes > 0 ? ` ${takes === 1 ? 'Une prise' : `${takes} prises`}.` : ''
    }${swaps > 0 ? ` ${swaps === 1 ? 'Un échange' : `${swaps} échanges`}.` : ''}${
      costs > 0 ? ` ${costs === 1 ? 'Un coup coûte' : `${costs} coups coûtent`} une pièce de votre camp.` : ''
    }`,
  /** after `de` */
  hand: 'la main',
  putBack: (piece: string, at: string) => `${piece} de retour en ${at}.`,
  putBackHand: (piece: string) => `${piece} de retour dans la main.`,
  /** `does`: `goTo` or `take` */
  cannot: (piece: string, does: string, cell: string, reason: string) =>
    `${piece} ne peut pas ${does} ${cell}. ${reason}`,
  theirs: (piece: string, at: string) => `${piece} en ${at}.`,
  theirsInHand: (piece: string) => `${piece} en main.`,
  outOfGame: {
    lost: 'Cette pièce a été prise.',
    depths: 'Cette pièce est dans les profondeurs et n’en revient pas.',
  },
  nobodys: 'Elle n’appartient à personne : elle ne bouge jamais, et les deux camps peuvent la prendre.',
  notTheirTurn: (side: string) => `C’est ${a(side)} de jouer.`,
  cannotMove: (piece: string, reason: string) => `${piece} ne peut pas bouger maintenant.${reason ? ` ${reason}` : ''}`,
  possible: (what: readonly string[]) => `Possible : ${listOf(what)}.`,
  goTo: 'aller en',
  take: 'prendre en',
  choices: (cell: string, n: number) => (n === 1 ? `En ${cell}.` : `${n} façons de jouer en ${cell}.`),
  choice: (n: number, differs: string) => `${n} : ${differs}`,
  looking: (what: string) => `Position affichée : ${what}.`,
  now: 'Retour à la position actuelle.',
  edge: 'Bord de l’échiquier.',
  nothingThatWay: 'Aucune case possible de ce côté.',
  empty: 'vide',
  nothingFits: 'Aucune pièce avec cette lettre.',
  destinations: (piece: string, cells: readonly string[]) => `${piece} peut aller en ${listOf(cells)}.`,
  noDestinations: (piece: string) => `${piece} : aucun coup maintenant.`,
  liftFirst: 'Saisissez d’abord une pièce.',
  situation: {
    turn: (side: string, n: number) => `Trait ${a(side)}. Tour ${n}.`,
    movable: (n: number) => (n === 1 ? 'Une pièce peut bouger.' : `${n} pièces peuvent bouger.`),
    hand: (side: string, what: readonly string[]) =>
      what.length === 0
        ? `${begin(side)} ${verb(side, 'n’a', 'n’ont')} rien en main.`
        : `${begin(side)} ${verb(side, 'a', 'ont')} en main : ${listOf(what)}.`,
    noted: (what: readonly string[]) => `À noter : ${what.join(', ')}.`,
    looking: (n: number) => `Position antérieure affichée. La partie en est au tour ${n}.`,
    flights: (what: readonly string[]) => `En vol : ${what.join(', ')}.`,
    tally: (side, says) => `${begin(side)} : ${says}`,
    pool: (side: string, what: readonly string[]) =>
      what.length === 0
        ? `${begin(side)} ${verb(side, 'n’a', 'n’ont')} plus rien à placer.`
        : `${begin(side)} ${verb(side, 'peut', 'peuvent')} placer ${listOf(what)}.`,
  },
  noLast: 'Aucun coup pour l’instant.',
  panelShown: 'Panneau latéral affiché.',
  panelHidden: 'Panneau latéral masqué.',
};

/** What the table says aloud: announcements of what happened, and the answers of the listening keys. */

import { capitalised } from '../../../engine/shared/capitalised.ts';
import type { Words } from '../../../engine/shared/language.ts';
import type { announcementText as english } from '../../../renderer/text/announcements.ts';
import { listOf, plural } from '../plural.ts';

/** More moves than this are not read out one by one. */
const MOST_UNDONE = 3;
/** stands for a square, after `von` */
const HAND = 'der Hand';
/** the two verbs of `cannot`: it is told by them how the sentence ends */
const GO_TO = 'nach';
const TAKE = 'auf';

export const announcementText: Words<typeof english> = {
  moved: (side, piece, from, to) => `${side}${piece} ${from} nach ${to}.`,
  takes: (side, piece, from, to, taken) => `${side}${piece} ${from} schlägt auf ${to}: ${taken}.`,
  chain: (side, piece, n, taken, to) => `${side}${piece} schlägt ${n}: ${taken.join(', ')}. Endet auf ${to}.`,
  jumps: (side, piece, from, taken, on, to) => `${side}${piece} ${from} schlägt auf ${on}: ${taken}. Endet auf ${to}.`,
  stays: (side, piece, from, taken) => `${side}${piece} auf ${from} schlägt, ohne zu ziehen: ${taken}.`,
  onCell: (piece, at) => `${piece} auf ${at}`,
  falls: (side, piece, from, taken, n) =>
    `${side}${piece} auf ${from} schlägt ${n === 1 ? 'eine Figur' : `${n} Figuren`} und geht mit ${n === 1 ? 'ihr' : 'ihnen'} verloren: ${listOf(taken)}.`,
  swap: (side, piece, a, other, b) => `${side}${piece} ${a} und ${other} ${b} tauschen die Plätze.`,
  pushes: (side, piece, from, to, pushed, at) => `${side}${piece} ${from} nach ${to}. Geschoben: ${pushed} nach ${at}.`,
  pushesInto: (side, piece, from, to, pushed, zone, at) =>
    `${side}${piece} ${from} nach ${to}. Geschoben: ${pushed} nach ${at}, ${zone}.`,
  ofNoPiece: (side, label) => `${side}: ${label}${label.endsWith('.') ? '' : '.'}`,
  pushed: (pushed, at) => `${capitalised(pushed)} wird nach ${at} geschoben.`,
  gone: (piece, at) => `${capitalised(piece)} auf ${at} geht endgültig verloren.`,
  lost: (piece, at) => `${capitalised(piece)} auf ${at} geht verloren.`,
  drops: (side, piece, at) => `${side} setzt ein: ${piece} auf ${at}.`,
  rages: (side, piece, from, taken, to) =>
    `${side}${piece} ${from} wütet und schlägt: ${listOf(taken)}. Endet auf ${to}.`,
  own: (piece) => `eigene Figur ${piece}`,
  boards: (side, piece, from, mount, to) => `${side}${piece} ${from} besteigt ${mount} auf ${to}.`,
  getsOff: (side, piece, mount, from, to) => `${side}${piece} steigt von ${mount} ${from} ab und geht nach ${to}.`,
  carries: (side, piece, from, to, riders) => `${side}${piece} ${from} nach ${to}. Getragen: ${listOf(riders)}.`,
  lifts: (side, piece, at, lifted, from, to) =>
    `${side}${piece} auf ${at} hebt an: ${lifted}, von ${from} nach ${to} gesetzt.`,
  putsBack: (side, piece, at, lifted, from) =>
    `${side}${piece} auf ${at} hebt an: ${lifted}, wieder auf ${from} gesetzt. Das gilt als Passen.`,
  liftedTo: (piece, from, to) => `${capitalised(piece)} wird von ${from} nach ${to} gehoben.`,
  blocked: (piece, at) => `Das andere Ende ist besetzt. ${capitalised(piece)} geht auf ${at} verloren.`,
  inDanger: (piece, at, by) => `${capitalised(piece)} auf ${at} kann geschlagen werden. Angreifer: ${by}.`,
  pickedUp: (piece, from, n, back) =>
    `${capitalised(piece)} von ${from} angehoben. ${
      n === 0 ? 'Kein anderes Feld ist dafür frei.' : `${plural(n, 'Feld', 'Felder')} zum Absetzen.`
    }${back ? ` Absetzen auf ${from} gilt als Passen.` : ''}`,
  canLift: (n) => (n === 1 ? 'Eine Figur kann angehoben werden.' : `${n} Figuren können angehoben werden.`),
  gained: (piece, says) => `${piece}: ${says}`,
  converts: (piece, group, at) => `${capitalised(piece)} ist nun ${group} und steht auf ${at}.`,
  turned: (piece, group, at) => `${capitalised(piece)} auf ${at} ist nun ${group}.`,
  changesSides: (piece, side, at) => `${capitalised(piece)} auf ${at} gehört nun ${side}.`,
  turns: (side, piece, from, whom, at, group) =>
    `${side}${capitalised(piece)} ${from} färbt um: ${whom} auf ${at} ist nun ${group}.`,
  recruits: (piece, side) => `${capitalised(piece)} kommt in die Hand von ${side}.`,
  dropsOn: (side, piece, at, lost) => `${side} setzt ein: ${piece} auf ${at}. Verloren: ${lost}.`,
  becomes: (piece, at, kind) => `${capitalised(piece)} auf ${at} wird ${kind}.`,
  stateOn: (piece, at, state, by) =>
    by.length === 0
      ? `${capitalised(piece)} ${at} ist ${state}.`
      : `${capitalised(piece)} ${at} ist ${state} durch ${listOf(by)}.`,
  stateOff: (piece, at, ends) => `${capitalised(piece)} ${at} ${ends}.`,
  noLonger: (state) => `ist nicht mehr ${state}`,
  departs: (side, piece, from, to, turns) =>
    `${capitalised(`${side}${piece}`)} verlässt ${from}. Landung auf ${to} in ${plural(turns, 'Zug', 'Zügen')}.`,
  ticks: (to, left) => `Landung auf ${to} in ${plural(left, 'Zug', 'Zügen')}.`,
  lands: (piece, to, taken) =>
    `${capitalised(piece)} landet auf ${to}${taken.length > 0 ? ` und schlägt: ${listOf(taken)}` : ''}.`,
  explodes: (cause, on, lost) =>
    `${cause} auf ${on}.${lost.length > 0 ? ` Verloren: ${lost.join(', ')}.` : ' Nichts geht verloren.'}`,
  explosion: 'Explosion',
  pushesOff: (side, piece, from, to, pushed) => `${side}${piece} ${from} nach ${to}. Vom Brett geschoben: ${pushed}.`,
  through: (piece: string, a: string, b: string, taken: readonly string[] = []) =>
    `${capitalised(piece)} geht auf ${a} hinein, kommt auf ${b} heraus${taken.length > 0 ? ` und schlägt: ${listOf(taken)}` : ''}.`,
  retracted: (p, to, at = '') =>
    `${capitalised(p)} kann nicht auf ${to} bleiben und ist ${at ? `wieder auf ${at}` : 'fort'}.`,
  lays: (side, feature, on) => `${side} setzt auf ${on}: ${feature}.`,
  featureOn: (feature, on) => `${feature} auf ${on}.`,
  featureOff: (feature, on) => `${feature} auf ${on} ist weg.`,
  check: (side, at, by) => `${side} steht auf ${at} im Schach. Angreifer: ${by}.`,
  checkBy: (side, at, says) => `${side} steht auf ${at} im Schach. ${says}`,
  lifting: (feature, n) =>
    `Zu setzen: ${feature}. ${n === 0 ? 'Es gibt kein Feld dafür.' : `${plural(n, 'Feld', 'Felder')}.`}`,
  laidBack: (feature) => `${feature} wieder im Vorrat.`,
  becomesWhat: (cell, n) =>
    `Umwandlung auf ${cell}: ${plural(n, 'Figurenart', 'Figurenarten')} zur Wahl. Tippe einen Namen oder nimm die Pfeiltasten.`,
  ofNone: (n) => plural(n, 'Möglichkeit.', 'Möglichkeiten.'),
  turn: (side, n) => `${side} am Zug. Zug ${n}.`,
  wins: (_side, ending, says) => `${ending}. ${says}`,
  draw: (ending, says) => `${ending}. ${says}`,
  undone: (labels) => {
    const [first, ...rest] = labels;
    if (first === undefined) return 'Die letzte Änderung wurde zurückgenommen.';
    return rest.length < MOST_UNDONE
      ? `Zurückgenommen: ${labels.join(', ')}`
      : `Zurückgenommen: ${labels.length} Züge, von ${first} bis ${rest.at(-1)}`;
  },
  branched: 'Die Partie geht von hier weiter.',
  lifted: (piece, at, n, takes, swaps, costs = 0) =>
    `${piece} ${at === HAND ? 'aus' : 'von'} ${at} aufgenommen. ${
      n === 0 ? 'Keine Züge.' : `${plural(n, 'möglicher Zug', 'mögliche Züge')}.`
    }${takes > 0 ? ` ${takes === 1 ? 'Einer schlägt' : `${takes} schlagen`}.` : ''}${
      swaps > 0 ? ` ${swaps === 1 ? 'Einer tauscht' : `${swaps} tauschen`}.` : ''
    }${costs > 0 ? ` ${costs === 1 ? 'Einer kostet' : `${costs} kosten`} eine eigene Figur.` : ''}`,
  hand: HAND,
  putBack: (piece, at) => `${piece} wieder auf ${at}.`,
  putBackHand: (piece) => `${piece} wieder in der Hand.`,
  cannot: (piece, verb, cell, reason) =>
    `${piece} kann nicht ${verb} ${cell} ${verb === TAKE ? 'schlagen' : 'ziehen'}. ${reason}`,
  theirs: (piece, at) => `${capitalised(piece)} auf ${at}.`,
  theirsInHand: (piece) => `${capitalised(piece)} in der Hand.`,
  outOfGame: {
    lost: 'Diese Figur wurde geschlagen.',
    depths: 'Diese Figur ist in der Tiefe und kommt nicht zurück.',
  },
  nobodys: 'Die Einheit gehört niemandem: Sie zieht nie, und beide Seiten können sie schlagen.',
  notTheirTurn: (side) => `${side} ist am Zug.`,
  cannotMove: (piece, reason) => `${piece} kann jetzt nicht ziehen.${reason ? ` ${reason}` : ''}`,
  possible: (what) => `Möglich: ${listOf(what)}.`,
  goTo: GO_TO,
  take: TAKE,
  choices: (cell, n) => (n === 1 ? `Auf ${cell}.` : `${n} Möglichkeiten auf ${cell}.`),
  choice: (n, differs) => `${n}: ${differs}`,
  looking: (what) => `Du siehst: ${what}.`,
  now: 'Zurück zur aktuellen Stellung.',
  edge: 'Rand des Bretts.',
  nothingThatWay: 'Auf dieser Seite gibt es kein Zielfeld.',
  empty: 'leer',
  nothingFits: 'Keine Figur mit diesem Buchstaben.',
  destinations: (piece, cells) => `${piece} kann nach ${listOf(cells)} ziehen.`,
  noDestinations: (piece) => `${piece} hat jetzt keine Züge.`,
  liftFirst: 'Nimm zuerst eine Figur auf.',
  situation: {
    turn: (side, n) => `${side} am Zug. Zug ${n}.`,
    movable: (n) => (n === 1 ? 'Eine Figur kann ziehen.' : `${n} Figuren können ziehen.`),
    hand: (side, what) =>
      what.length === 0 ? `${side} hat nichts in der Hand.` : `In der Hand von ${side}: ${listOf(what)}.`,
    noted: (what) => `Beachte: ${what.join(', ')}.`,
    looking: (n) => `Du siehst eine frühere Stellung. Die Partie ist bei Zug ${n}.`,
    flights: (what) => `Im Flug: ${what.join(', ')}.`,
    tally: (side, says) => `${side}: ${says}`,
    pool: (side, what) =>
      what.length === 0 ? `${side} hat nichts mehr zu setzen.` : `${side} kann noch setzen: ${listOf(what)}.`,
  },
  noLast: 'Noch kein Zug.',
  panelShown: 'Seitenleiste wird gezeigt.',
  panelHidden: 'Seitenleiste verborgen.',
};

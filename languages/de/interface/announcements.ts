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
  moved: (side: string, piece: string, from: string, to: string) => `${side}${piece} ${from} nach ${to}.`,
  takes: (side: string, piece: string, from: string, to: string, taken: string) =>
    `${side}${piece} ${from} schlägt auf ${to}: ${taken}.`,
  chain: (side: string, piece: string, n: number, taken: readonly string[], to: string) =>
    `${side}${piece} schlägt ${n}: ${taken.join(', ')}. Endet auf ${to}.`,
  jumps: (side: string, piece: string, from: string, taken: string, on: string, to: string) =>
    `${side}${piece} ${from} schlägt auf ${on}: ${taken}. Endet auf ${to}.`,
  stays: (side: string, piece: string, from: string, taken: string) =>
    `${side}${piece} auf ${from} schlägt, ohne zu ziehen: ${taken}.`,
  onCell: (piece: string, at: string) => `${piece} auf ${at}`,
  falls: (side: string, piece: string, from: string, taken: readonly string[], n: number) =>
    `${side}${piece} auf ${from} schlägt ${n === 1 ? 'eine Figur' : `${n} Figuren`} und geht mit ${n === 1 ? 'ihr' : 'ihnen'} verloren: ${listOf(taken)}.`,
  swap: (side: string, piece: string, a: string, other: string, b: string) =>
    `${side}${piece} ${a} und ${other} ${b} tauschen die Plätze.`,
  pushes: (side: string, piece: string, from: string, to: string, pushed: string, at: string) =>
    `${side}${piece} ${from} nach ${to}. Geschoben: ${pushed} nach ${at}.`,
  pushesInto: (side: string, piece: string, from: string, to: string, pushed: string, zone: string, at: string) =>
    `${side}${piece} ${from} nach ${to}. Geschoben: ${pushed} nach ${at}, ${zone}.`,
  ofNoPiece: (side: string, label: string) => `${side}: ${label}${label.endsWith('.') ? '' : '.'}`,
  pushed: (pushed: string, at: string) => `${capitalised(pushed)} wird nach ${at} geschoben.`,
  gone: (piece: string, at: string) => `${capitalised(piece)} auf ${at} geht endgültig verloren.`,
  lost: (piece: string, at: string) => `${capitalised(piece)} auf ${at} geht verloren.`,
  drops: (side: string, piece: string, at: string) => `${side} setzt ein: ${piece} auf ${at}.`,
  rages: (side: string, piece: string, from: string, taken: readonly string[], to: string) =>
    `${side}${piece} ${from} wütet und schlägt: ${listOf(taken)}. Endet auf ${to}.`,
  own: (piece: string) => `eigene Figur ${piece}`,
  boards: (side: string, piece: string, from: string, mount: string, to: string) =>
    `${side}${piece} ${from} besteigt ${mount} auf ${to}.`,
  getsOff: (side: string, piece: string, mount: string, from: string, to: string) =>
    `${side}${piece} steigt von ${mount} ${from} ab und geht nach ${to}.`,
  carries: (side: string, piece: string, from: string, to: string, riders: readonly string[]) =>
    `${side}${piece} ${from} nach ${to}. Getragen: ${listOf(riders)}.`,
  lifts: (side: string, piece: string, at: string, lifted: string, from: string, to: string) =>
    `${side}${piece} auf ${at} hebt an: ${lifted}, von ${from} nach ${to} gesetzt.`,
  putsBack: (side: string, piece: string, at: string, lifted: string, from: string) =>
    `${side}${piece} auf ${at} hebt an: ${lifted}, wieder auf ${from} gesetzt. Das gilt als Passen.`,
  liftedTo: (piece: string, from: string, to: string) => `${capitalised(piece)} wird von ${from} nach ${to} gehoben.`,
  blocked: (piece: string, at: string) => `Das andere Ende ist besetzt. ${capitalised(piece)} geht auf ${at} verloren.`,
  inDanger: (piece: string, at: string, by: string) =>
    `${capitalised(piece)} auf ${at} kann geschlagen werden. Angreifer: ${by}.`,
  pickedUp: (piece: string, from: string, n: number, back: boolean) =>
    `${capitalised(piece)} von ${from} angehoben. ${
      n === 0 ? 'Kein anderes Feld ist dafür frei.' : `${plural(n, 'Feld', 'Felder')} zum Absetzen.`
    }${back ? ` Absetzen auf ${from} gilt als Passen.` : ''}`,
  canLift: (n: number) => (n === 1 ? 'Eine Figur kann angehoben werden.' : `${n} Figuren können angehoben werden.`),
  gained: (piece: string, says: string) => `${piece}: ${says}`,
  converts: (piece: string, group: string, at: string) => `${capitalised(piece)} ist nun ${group} und steht auf ${at}.`,
  turned: (piece: string, group: string, at: string) => `${capitalised(piece)} auf ${at} ist nun ${group}.`,
  turns: (side: string, piece: string, from: string, whom: string, at: string, group: string) =>
    `${side}${capitalised(piece)} ${from} färbt um: ${whom} auf ${at} ist nun ${group}.`,
  recruits: (piece: string, side: string) => `${capitalised(piece)} kommt in die Hand von ${side}.`,
  dropsOn: (side: string, piece: string, at: string, lost: string) =>
    `${side} setzt ein: ${piece} auf ${at}. Verloren: ${lost}.`,
  becomes: (piece: string, at: string, kind: string) => `${capitalised(piece)} auf ${at} wird ${kind}.`,
  stateOn: (piece: string, at: string, state: string, by: readonly string[]) =>
    by.length === 0
      ? `${capitalised(piece)} ${at} ist ${state}.`
      : `${capitalised(piece)} ${at} ist ${state} durch ${listOf(by)}.`,
  stateOff: (piece: string, at: string, ends: string) => `${capitalised(piece)} ${at} ${ends}.`,
  noLonger: (state: string) => `ist nicht mehr ${state}`,
  departs: (side: string, piece: string, from: string, to: string, turns: number) =>
    `${capitalised(`${side}${piece}`)} verlässt ${from}. Landung auf ${to} in ${plural(turns, 'Zug', 'Zügen')}.`,
  ticks: (to: string, left: number) => `Landung auf ${to} in ${plural(left, 'Zug', 'Zügen')}.`,
  lands: (piece: string, to: string, taken: readonly string[]) =>
    `${capitalised(piece)} landet auf ${to}${taken.length > 0 ? ` und schlägt: ${listOf(taken)}` : ''}.`,
  explodes: (cause: string, on: string, lost: readonly string[]) =>
    `${cause} auf ${on}.${lost.length > 0 ? ` Verloren: ${lost.join(', ')}.` : ' Nichts geht verloren.'}`,
  explosion: 'Explosion',
  pushesOff: (side: string, piece: string, from: string, to: string, pushed: string) =>
    `${side}${piece} ${from} nach ${to}. Vom Brett geschoben: ${pushed}.`,
  through: (piece: string, a: string, b: string, taken: readonly string[] = []) =>
    `${capitalised(piece)} geht auf ${a} hinein, kommt auf ${b} heraus${taken.length > 0 ? ` und schlägt: ${listOf(taken)}` : ''}.`,
  retracted: (p: string, to: string, at = '') =>
    `${capitalised(p)} kann nicht auf ${to} bleiben und ist ${at ? `wieder auf ${at}` : 'fort'}.`,
  lays: (side: string, feature: string, on: string) => `${side} setzt auf ${on}: ${feature}.`,
  featureOn: (feature: string, on: string) => `${feature} auf ${on}.`,
  featureOff: (feature: string, on: string) => `${feature} auf ${on} ist weg.`,
  check: (side: string, at: string, by: string) => `${side} steht auf ${at} im Schach. Angreifer: ${by}.`,
  checkBy: (side: string, at: string, says: string) => `${side} steht auf ${at} im Schach. ${says}`,
  lifting: (feature: string, n: number) =>
    `Zu setzen: ${feature}. ${n === 0 ? 'Es gibt kein Feld dafür.' : `${plural(n, 'Feld', 'Felder')}.`}`,
  laidBack: (feature: string) => `${feature} wieder im Vorrat.`,
  becomesWhat: (cell: string, n: number) =>
    `Umwandlung auf ${cell}: ${plural(n, 'Figurenart', 'Figurenarten')} zur Wahl. Tippe einen Namen oder nimm die Pfeiltasten.`,
  ofNone: (n: number) => plural(n, 'Möglichkeit.', 'Möglichkeiten.'),
  turn: (side: string, n: number) => `${side} am Zug. Zug ${n}.`,
  wins: (_side: string, ending: string, says: string) => `${ending}. ${says}`,
  draw: (ending: string, says: string) => `${ending}. ${says}`,
  undone: (labels: readonly string[]) => {
    const [first, ...rest] = labels;
    if (first === undefined) return 'Die letzte Änderung wurde zurückgenommen.';
    return rest.length < MOST_UNDONE
      ? `Zurückgenommen: ${labels.join(', ')}`
      : `Zurückgenommen: ${labels.length} Züge, von ${first} bis ${rest.at(-1)}`;
  },
  branched: 'Die Partie geht von hier weiter.',
  lifted: (piece: string, at: string, n: number, takes: number, swaps: number, costs = 0) =>
    `${piece} ${at === HAND ? 'aus' : 'von'} ${at} aufgenommen. ${
      n === 0 ? 'Keine Züge.' : `${plural(n, 'möglicher Zug', 'mögliche Züge')}.`
    }${takes > 0 ? ` ${takes === 1 ? 'Einer schlägt' : `${takes} schlagen`}.` : ''}${
      swaps > 0 ? ` ${swaps === 1 ? 'Einer tauscht' : `${swaps} tauschen`}.` : ''
    }${costs > 0 ? ` ${costs === 1 ? 'Einer kostet' : `${costs} kosten`} eine eigene Figur.` : ''}`,
  hand: HAND,
  putBack: (piece: string, at: string) => `${piece} wieder auf ${at}.`,
  putBackHand: (piece: string) => `${piece} wieder in der Hand.`,
  cannot: (piece: string, verb: string, cell: string, reason: string) =>
    `${piece} kann nicht ${verb} ${cell} ${verb === TAKE ? 'schlagen' : 'ziehen'}. ${reason}`,
  theirs: (piece: string, at: string) => `${capitalised(piece)} auf ${at}.`,
  theirsInHand: (piece: string) => `${capitalised(piece)} in der Hand.`,
  outOfGame: {
    lost: 'Diese Figur wurde geschlagen.',
    depths: 'Diese Figur ist in der Tiefe und kommt nicht zurück.',
  },
  nobodys: 'Die Einheit gehört niemandem: Sie zieht nie, und beide Seiten können sie schlagen.',
  notTheirTurn: (side: string) => `${side} ist am Zug.`,
  cannotMove: (piece: string, reason: string) => `${piece} kann jetzt nicht ziehen.${reason ? ` ${reason}` : ''}`,
  possible: (what: readonly string[]) => `Möglich: ${listOf(what)}.`,
  goTo: GO_TO,
  take: TAKE,
  choices: (cell: string, n: number) => (n === 1 ? `Auf ${cell}.` : `${n} Möglichkeiten auf ${cell}.`),
  choice: (n: number, differs: string) => `${n}: ${differs}`,
  looking: (what: string) => `Du siehst: ${what}.`,
  now: 'Zurück zur aktuellen Stellung.',
  edge: 'Rand des Bretts.',
  nothingThatWay: 'Auf dieser Seite gibt es kein Zielfeld.',
  empty: 'leer',
  nothingFits: 'Keine Figur mit diesem Buchstaben.',
  destinations: (piece: string, cells: readonly string[]) => `${piece} kann nach ${listOf(cells)} ziehen.`,
  noDestinations: (piece: string) => `${piece} hat jetzt keine Züge.`,
  liftFirst: 'Nimm zuerst eine Figur auf.',
  situation: {
    turn: (side: string, n: number) => `${side} am Zug. Zug ${n}.`,
    movable: (n: number) => (n === 1 ? 'Eine Figur kann ziehen.' : `${n} Figuren können ziehen.`),
    hand: (side: string, what: readonly string[]) =>
      what.length === 0 ? `${side} hat nichts in der Hand.` : `In der Hand von ${side}: ${listOf(what)}.`,
    noted: (what: readonly string[]) => `Beachte: ${what.join(', ')}.`,
    looking: (n: number) => `Du siehst eine frühere Stellung. Die Partie ist bei Zug ${n}.`,
    flights: (what: readonly string[]) => `Im Flug: ${what.join(', ')}.`,
    tally: (side, says) => `${side}: ${says}`,
    pool: (side: string, what: readonly string[]) =>
      what.length === 0 ? `${side} hat nichts mehr zu setzen.` : `${side} kann noch setzen: ${listOf(what)}.`,
  },
  noLast: 'Noch kein Zug.',
  panelShown: 'Seitenleiste wird gezeigt.',
  panelHidden: 'Seitenleiste verborgen.',
};

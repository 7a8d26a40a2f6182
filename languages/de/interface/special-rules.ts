/**
 * The words of what only some games have at the table: promotion, ways told apart, checks, pieces that are away, turns of
 * several actions, laying terrain, secrets and the hand-over, and of finding one's way among many pieces.
 */

import type { Words } from '../../../engine/shared/language.ts';
import type { specialRulesText as english } from '../../../renderer/text/special-rules.ts';
import { listOf, plural } from '../plural.ts';

export const specialRulesText: Words<typeof english> = {
  promotion: {
    title: (piece, cell) => `Umwandlung auf ${cell}: ${piece}`,
    find: 'Tippe einen Namen',
    none: 'Keine Treffer.',
    kinds: (n) => plural(n, 'Figurenart', 'Figurenarten'),
    become: (kind) => `Umwandeln: ${kind}`,
    back: 'Abbrechen',
    waits: (cell) => `Wähle, was die Figur auf ${cell} wird.`,
    choose: 'Tippe einen Namen oder nimm die Pfeiltasten; Esc geht zurück.',
    hint: (n) => `Umwandlung mit ${plural(n, 'Figurenart', 'Figurenarten')} zur Wahl. Wähle das Feld, um sie zu sehen.`,
    check: 'Das gäbe Schach.',
    grid: 'Was die Figur werden kann',
  },
  choices: {
    does: {
      move: 'Dorthin ziehen',
      capture: 'Schlagen',
      rifle: 'Schlagen, ohne zu ziehen',
      rage: 'Wüten',
      board: 'Besteigen',
      lift: 'Anheben',
      drop: 'Absetzen',
      pass: 'Zurücksetzen und passen',
      castle: 'Rochieren',
      swap: 'Plätze tauschen',
      push: 'Schieben',
      depart: 'Abfliegen',
      convert: 'Umfärben',
      neutralize: 'Neutral machen',
    },
    become: (kind) => `umwandeln: ${kind}`,
    stay: (kind) => `bleiben: ${kind}`,
    board: (kind) => `${kind} besteigen`,
    lift: (kind) => `anheben: ${kind}`,
    leave: (feature) => `zurücklassen: ${feature}`,
    leaveNothing: 'nichts zurücklassen',
    thenDrop: (n) =>
      n === 0
        ? 'Kein anderes Feld ist dafür frei.'
        : n === 1
          ? 'Wähle dann das eine freie Feld.'
          : `Wähle dann eines von ${n} freien Feldern.`,
    passes: 'Die Figur bleibt, wo sie war, und der Zug ist zu Ende.',
    keep: 'Mit Esc bleibt sie angehoben.',
  },
  lift: {
    up: (piece, n) =>
      `${piece} ist angehoben, ${n === 0 ? 'kein anderes Feld ist dafür frei' : `${plural(n, 'Feld', 'Felder')} zum Absetzen`}.`,
    back: (cell) => `Absetzen auf ${cell} gilt als Passen.`,
    cancel: 'Zum Abbrechen drücke Esc, klicke rechts oder klicke ein beliebiges anderes Feld an.',
    hint: (piece) => `Anheben: ${piece}.`,
  },
  stack: {
    rides: (piece) => `auf ${piece}`,
    carries: (piece) => `trägt ${piece}`,
    label: 'Zwei auf diesem Feld',
    above: 'reitet',
    below: 'trägt',
    hint: 'Klicke das Feld noch mal an oder drücke darauf noch mal Enter, um die andere Figur aufzunehmen.',
  },
  gate: {
    leads: (cell) => `führt nach ${cell}`,
    alone: 'Das andere Ende fehlt noch.',
    // a square follows
    to: 'Das andere Ende ist',
  },
  forms: {
    base: 'Nicht umgewandelt',
    promoted: 'Umgewandelt',
    now: 'jetzt',
    label: 'Beide Formen',
  },
  takes: {
    title: 'Was der Zug schlägt',
    own: 'eigene',
    ends: (cell) => `Endet auf ${cell}.`,
    loses: 'Das verliert die Partie.',
  },
  ends: {
    wins: (ending) => `Das gewinnt die Partie: ${ending}.`,
    loses: (ending) => `Das verliert die Partie: ${ending}.`,
    draw: (ending) => `Damit endet die Partie remis: ${ending}.`,
  },
  danger: {
    title: 'In Gefahr.',
    free: 'Du darfst trotzdem jeden Zug spielen.',
  },
  routes: {
    title: (n, cell) => `${n === 2 ? 'Zwei' : n === 3 ? 'Drei' : n} Wege nach ${cell}`,
    same: (piece) => `Dieselbe Figur (${piece}), dasselbe Feld, verschiedene Wege.`,
    // after the keys: ↑ ↓ vergleichen, Enter spielt, Esc bricht ab.
    compare: 'vergleichen,',
    goes: 'spielt,',
    another: 'bricht ab.',
    back: 'Abbrechen',
    go: (letter) => `Weg ${letter} nehmen`,
    plain: 'Unterwegs geschieht nichts.',
    hint: 'Klicke einen Weg an oder drücke seinen Buchstaben und Enter. Esc geht zurück.',
  },
  check: {
    title: 'Schach.',
    mate: 'Schachmatt.',
    more: (n) => (n === 1 ? 'Eine weitere Drohung.' : `${n} weitere Drohungen.`),
    show: 'Zeigen',
    next: (n, of) => `${n} von ${of} zeigen`,
  },
  calling: {
    call: 'Schach ansagen',
    on: 'Mit dem nächsten Zug wird Schach angesagt.',
    off: 'Es wird kein Schach angesagt.',
  },
  flights: {
    title: 'Flüge',
    empty: 'Nichts ist im Flug.',
    // a square follows
    to: (side) => `${side}, nach`,
    next: 'als Nächstes',
    in: (n) => `in ${n}`,
    onCell: (piece, to, left) => `${piece} landet auf ${to} in ${plural(left, 'Zug', 'Zügen')}`,
    lands: (cell, side, turn) => `Die Landung auf ${cell} folgt am Ende von Zug ${turn} (${side}).`,
    label: (piece, left) => `${piece} landet hier in ${plural(left, 'Zug', 'Zügen')}`,
  },
  budget: {
    still: (side, why) => `${side} ist noch am Zug: ${why}`,
    upTo: (side, n) => `${side} am Zug, bis zu ${plural(n, 'Zug', 'Züge')}.`,
    pips: (n, of) => `Teil ${n} von ${of} dieses Zugs`,
    orEnd: 'Zieh noch mal oder beende den Zug.',
  },
  pool: {
    title: 'Gelände zum Setzen',
    of: (side) => `Was ${side} noch setzen kann`,
    left: (n) => `noch ${n}`,
    leftOwed: (left, owed) => `noch ${left}, ${owed === left ? '' : `davon ${owed} `}Pflicht`,
    none: 'keine mehr',
    waits: 'wartet.',
    item: (feature, left, owed) =>
      `${feature}, ${left === 0 ? 'keine mehr' : `noch ${left}`}${owed > 0 ? `, davon ${owed} Pflicht` : ''}`,
    toLay: (side) => `${side} setzt.`,
    seat: (side) => (side === '' ? 'setzt' : `${side} setzt`),
    chosen: (feature, n) =>
      `${feature}, ${n === 0 ? 'kein freies Feld' : plural(n, 'mögliches Feld', 'mögliche Felder')}.`,
    cannot: (feature, cell) => `${feature} kann nicht auf ${cell} gesetzt werden.`,
    noPlace: (feature) => `${feature}: Dafür gibt es jetzt kein Feld.`,
    allLaid: (feature) => `${feature}: nichts mehr übrig.`,
    mustLay: (what) => `Du kannst nicht passen, solange du noch setzen musst: ${listOf(what)}.`,
    noPass: 'Du kannst jetzt nicht passen.',
    much: (n, feature) => `${n} × ${feature}`,
    pass: 'Passen',
    hint: 'Klicke eines an oder drücke seine Zahl, dann wähle ein hervorgehobenes Feld.',
    ready: 'Fertige Anordnung nehmen',
    readyDone: 'Die fertige Anordnung ist gesetzt.',
  },
  handOver: {
    title: (side) => `Übergib den Bildschirm an ${side}`,
    own: (side) => `Jetzt darf nur ${side} hinsehen`,
    ownSays: (side) =>
      `Das Brett wird die Geheimnisse von ${side} zeigen. Verbirg sie wieder, bevor der andere Spieler hinsieht.`,
    reveal: (side) => `Ich bin ${side}. Meine Geheimnisse zeigen`,
    away: (other) => `${other}, bitte sieh weg.`,
    // after the key Esc
    escape: 'lässt die Geheimnisse verborgen.',
    not: 'Geheimnisse verborgen lassen',
    leave: 'Hauptmenü',
    only: (side) => `Jetzt darf nur ${side} hinsehen.`,
    hide: 'Meine Geheimnisse verbergen',
    hidden: 'Geheimnisse verborgen.',
    revealed: (side) => `Die Geheimnisse von ${side} werden gezeigt.`,
    both: 'Hinter eine Aufdeckung zurückgehen?',
    bothSays: 'Ihr habt es beide schon gesehen. Beide Spieler müssen zustimmen.',
    agrees: (side) => `${side} stimmt zu`,
    agreed: (side) => `${side} hat zugestimmt`,
    no: 'Abbrechen',
  },
  legend: {
    title: 'Figuren auf dem Brett',
    find: 'Figur nach Name oder Buchstabe suchen',
    none: 'Keine Treffer.',
    kind: 'Figur',
    letter: 'Buchstabe',
    summary: 'Kurzfassung',
    empty: 'Das Brett ist leer.',
    book: (kind) => `${kind} im Regelbuch`,
  },
  attackers: {
    title: (cell) => `Wer kann auf ${cell} schlagen?`,
    ask: 'Wer kann hier schlagen?',
    close: 'Alles wieder zeigen',
    nobody: 'niemand',
    by: (side, who) => `${side}: ${who.length === 0 ? 'niemand' : who.join(', ')}.`,
    note: 'Als stünde dort eine gegnerische Figur, egal wer am Zug ist.',
  },
  hover: { hidden: 'nur du weißt davon' },
  manyCells: (n) => `${plural(n, 'Feld', 'Felder')}, auf dem Brett markiert.`,
  marks: {
    depart: 'kann dorthin fliegen',
    castle: 'kann rochieren',
    lift: 'kann anheben',
    pass: 'hierher zurück, gilt als Passen',
    board: 'kann besteigen',
    rage: 'kann wüten',
    reveal: 'kann aufdecken',
    rifle: 'kann schießen',
    convert: 'kann umgefärbt werden',
    neutralize: 'kann neutral gemacht werden',
    place: 'kann hier gesetzt werden',
  },
  beforePlay: 'vor dem Spiel',
  before: (n) => (n === 0 ? 'Vor dem Spiel' : `Vor dem Spiel, ${plural(n, 'Schritt', 'Schritte')}`),
};

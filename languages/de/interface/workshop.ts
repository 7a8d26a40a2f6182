/** What the workshop says, in which people make games of their own. */
import type { MoveMark } from '../../../electron/contract/workshop.ts';
import type { Words } from '../../../engine/shared/language.ts';
import type { workshopText as english } from '../../../renderer/text/workshop.ts';
import { plural } from '../plural.ts';

const DOES = { goes: 'zieht dorthin', takes: 'schlägt dort', both: 'zieht und schlägt dort' } as const;
const HOP = { cannon: 'über genau eine Figur', grasshopper: 'auf das Feld hinter einer Figur' } as const;

export const workshopText: Words<typeof english> = {
  title: 'Werkstatt',
  untitled: 'Ein Spiel ohne Titel',
  tabs: {
    board: 'Brett',
    pieces: 'Figuren',
    array: 'Grundstellung',
    rules: 'Regeln',
    ends: 'Wie es endet',
    text: 'Text',
  },
  tabsLabel: 'Teile des Spiels',
  saved: 'Wird bei jeder Änderung gespeichert.',
  unsaved: 'Nicht gespeichert, solange du kein Spiel daraus hinzufügst.',
  changedSince: 'Seitdem wurde etwas anderes geändert: Nimm das zuerst zurück.',
  notRules: 'Dieser Text hat eine andere Notation. Füge die Spiele hinzu, die du möchtest, und ändere sie dann.',
  fixText: 'Korrigiere zuerst den Text: Er hat kein lesbares Brett.',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  export: 'Als Datei speichern',
  versions: {
    open: 'Versionen',
    title: 'Versionen dieses Spiels',
    says: 'Das Spiel wird jedes Mal aufbewahrt, wenn du es ausprobierst und wenn du die Werkstatt verlässt, sofern es spielbar ist.',
    none: 'Noch keine Versionen. Probiere das Spiel aus, und es wird so aufbewahrt, wie es jetzt ist.',
    same: 'wie jetzt',
    differs: (n: number) => plural(n, 'Zeile weicht ab', 'Zeilen weichen ab'),
    take: 'Dorthin zurück',
    takeLabel: (when: string) => `Zurück zu dieser Version: ${when}`,
    taken: (when: string) => `Das Spiel ist wieder auf dem Stand von: ${when}.`,
  },
  try: 'Ausprobieren',
  trySays: 'Richtet eine Partie mit diesen Regeln ein.',
  test: 'Gegen den Computer',
  testSays: 'Beginnt eine Partie mit diesen Regeln gegen den Computer.',
  testWhy: 'Behebe zuerst die Probleme.',
  checking: 'Wird gelesen…',
  fine: 'Mit diesen Regeln kann gespielt werden.',
  problems: (n: number) => `${plural(n, 'Problem', 'Probleme')} zu beheben`,
  problem: (line: number, says: string) => `Zeile ${line}: ${says}`,

  board: {
    about: 'Über das Spiel',
    name: 'Titel',
    tagline: 'In einer Zeile',
    by: 'Von',
    more: 'Mehr darüber',
    width: 'Linien',
    height: 'Reihen',
    sizeSays: 'Linien kommen rechts hinzu, Reihen in der Mitte: Was auf dem Brett steht, bleibt stehen.',
    sizeFrom: (least: number, most: number) => `Eine ganze Zahl von ${least} bis ${most}.`,
    squares: 'Felder',
    squaresSays: (holes: number) =>
      holes === 0
        ? 'Enter oder ein Klick nimmt ein Feld vom Brett.'
        : `${plural(holes, 'Feld fehlt', 'Felder fehlen')}. Enter oder ein Klick setzt eines wieder ein.`,
    paint: 'Was ein Klick malt',
    brushes: { missing: 'Fehlende Felder', wall: 'Mauern', mine: 'Minen', portal: 'Portale' },
    lying: { wall: 'eine Mauer', mine: 'eine Mine', portal: 'ein Portal' },
    laysSays: {
      wall: 'Enter oder ein Klick errichtet eine Mauer oder entfernt sie. Niemand betritt eine Mauer, und nur eine Figur, die springt, kommt an ihr vorbei.',
      mine: 'Enter oder ein Klick legt eine Mine oder entfernt sie. Wer einen Zug auf einer Mine beendet, ist verloren, und die Mine auch.',
    },
    portalSays:
      'Enter oder ein Klick setzt ein Portal auf ein Feld, ein weiterer sein anderes Ende. Ein Klick auf ein Portal entfernt beide.',
    portalWaits: (end: string) => `Das Portal auf ${end} führt zu dem Feld, das du als Nächstes anklickst.`,
    mostPortals: (n: number) => `Ein Brett hat höchstens ${plural(n, 'Portalpaar', 'Portalpaare')}.`,
    zones: 'Zonen',
    zonesSays: 'Eine Zone ist ein Teil des Bretts mit einem Namen, für Umwandlungen, Einsetzen, Ziele und dergleichen.',
    newZone: 'Neue Zone',
    zoneName: 'Name der Zone',
    zoneRemoved: (name: string) => `Die Zone „${name}“ wurde entfernt.`,
    removeZone: (name: string) => `Zone „${name}“ entfernen`,
    forBlack: 'Für Schwarz',
    mirrored: 'gespiegelt',
    same: 'dieselbe',
    apart: 'eine eigene',
    paints: (name: string) => `Enter oder ein Klick fügt „${name}“ ein Feld hinzu oder nimmt es weg.`,
    grid: 'Das Brett',
    cell: (name: string, is: string) => `${name}: ${is}`,
    there: 'auf dem Brett',
    gone: 'fehlt',
    inZone: 'in der Zone',
    outside: 'nicht in der Zone',
  },

  pieces: {
    list: 'Figuren dieses Spiels',
    add: 'Neue Figur',
    newName: 'Figur',
    copy: 'Kopieren',
    remove: (name: string) => `${name} entfernen`,
    removed: (name: string) => `${name} wurde entfernt, mit allem, was diese Figur nannte.`,
    name: 'Name',
    letter: 'Buchstabe',
    worth: 'Wert',
    guessed: 'Wert (geschätzt)',
    /** in pawns, with two decimals at most */
    guess: (pawns: number) => pawns.toLocaleString('de'),
    worthFrom: (least: number, most: number) => `Eine ganze Zahl von Bauern, von ${least} bis ${most}.`,
    grid: (name: string) => `So zieht diese Figur: ${name}; vorwärts ist oben`,
    itself: 'die Figur selbst',
    nothing: 'nichts',
    text: 'Züge als Text (Betza-Notation)',
    letters: 'Was die Buchstaben bedeuten',
    others: 'Nicht im Raster',
    says: 'Das bedeutet',
    noDiagram: 'Das Bild kommt zurück, wenn die Probleme behoben sind.',
    rules: 'Regeln für diese Figur',
  },

  looks: {
    figure: 'Gestalt',
    byName: 'Die Gestalt, die so heißt, oder der Buchstabe',
    letter: 'Der Buchstabe',
    unknown: (figure: string) =>
      `Es gibt keine Gestalt „${figure}“, deshalb wird die Figur mit ihrem Buchstaben gezeigt. Wähle hier eine.`,
    own: 'Ein eigenes Bild',
    ownSays: 'Die Daten eines SVG-Pfads in einem Rahmen von 100 x 100, etwa M 50 10 L 90 90 H 10 Z.',
    tint: 'Färbung',
    royalChief: 'Königlicher Häuptling',
    noTint: 'Keine Färbung',
    tints: { red: 'Rot', amber: 'Bernstein', green: 'Grün', sky: 'Himmelblau', violet: 'Violett', grey: 'Grau' },
  },

  tools: {
    label: 'Was ein Klick zeichnet',
    doesLabel: 'Art des Zugs',
    does: { goes: 'Zieht', takes: 'Schlägt', both: 'Beides' },
    range: 'Wie weit',
    once: 'Einmal',
    slides: 'Gleitet weiter',
    upTo: (n: number) => `Bis zu ${n}-mal`,
    hop: 'Springt',
    noHop: 'Über keine Figur',
    cannon: 'Über eine Figur, auf jedes Feld dahinter',
    grasshopper: 'Über eine Figur, auf das nächste Feld',
    initial: 'Nur als erster Zug',
    lame: 'Kann nicht über Figuren springen',
    inPassing: 'Schlägt auch en passant',
    mirror: 'Zeichnet auch',
    mirrors: {
      all: 'jede Richtung',
      sides: 'links und rechts',
      ends: 'vorwärts und zurück',
      none: 'nur dieses Feld',
    },
    clear: 'Raster leeren',
  },

  direction(dx: number, dy: number): string {
    const ahead = dy === 0 ? '' : `${Math.abs(dy)} ${dy > 0 ? 'vorwärts' : 'zurück'}`;
    const aside = dx === 0 ? '' : `${Math.abs(dx)} ${dx > 0 ? 'rechts' : 'links'}`;
    return [ahead, aside].filter((part) => part !== '').join(', ');
  },
  mark({ does, range, initial, lame, hop, inPassing }: MoveMark): string {
    const parts = [
      DOES[does],
      range === 0 ? 'und gleitet weiter' : range > 1 ? `bis zu ${range}-mal` : '',
      hop ? HOP[hop] : '',
      lame ? 'ohne zu springen' : '',
      initial ? 'als ersten Zug' : '',
      inPassing ? 'auch en passant' : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
  },

  array: {
    palette: 'Aufs Brett setzen',
    side: 'Wessen Figur',
    sides: ['Weiß', 'Schwarz'],
    hand: 'Figuren versetzen',
    eraser: 'Entfernen',
    mirror: 'Dasselbe für die andere Seite',
    mirrorSays: 'Was für eine Seite gesetzt wird, wird gespiegelt auch für die andere gesetzt.',
    stamp: (piece: string) => `Enter oder ein Klick setzt auf ein Feld: ${piece}.`,
    handSays: 'Enter oder ein Klick nimmt eine Figur auf, ein weiterer setzt sie ab; oder zieh sie.',
    eraserSays: 'Enter oder ein Klick entfernt eine Figur.',
    lifted: (piece: string) => `${piece} aufgenommen.`,
    empty: 'leer',
    piece: (side: string, name: string) => `${name}, ${side}`,
    hands: 'Figuren in der Hand',
    handOf: (side: string) => `In der Hand von ${side}`,
    noHands: 'Niemand wartet in einer Hand.',
    toHand: 'Figur hinzufügen',
    fromHand: (name: string) => `${name} aus der Hand nehmen`,
    clear: 'Brett leeren',
    keys: 'Die Buchstabentasten wählen Figuren; mit Umschalt die von Schwarz.',
  },

  rules: {
    label: 'Sätze, die gelten',
    says: 'Schalte ein, was in deinem Spiel gilt, und wähle die Wörter.',
    addKind: 'Hinzufügen',
    dropKind: (name: string) => `Ohne ${name}`,
    needsOne: 'Eines davon muss bleiben.',
    numberFrom: (least: number, most: number) => `Eine ganze Zahl von ${least} bis ${most}.`,
  },
  itself: {
    title: 'Gegen sich selbst',
    says: 'Der Computer spielt schnelle Partien gegen sich selbst, um zu zeigen, wie das Spiel verläuft.',
    play: (n: number) => `${plural(n, 'Partie', 'Partien')} spielen`,
    more: (n: number) => `${n} weitere spielen`,
    stop: 'Anhalten',
    progress: (done: number, all: number) => `Partie ${done} von ${all}`,
    result: (white: number, black: number, drawn: number) =>
      `Weiß gewann ${white}, Schwarz ${black}; ${drawn} ohne Sieger.`,
    length: (turns: number) => `${plural(turns, 'Zug', 'Züge')} im Durchschnitt.`,
    endings: 'Wie sie endeten',
    unfinished: 'Nach 300 Zügen nicht zu Ende',
    favours: {
      white: 'Weiß gewinnt viel öfter. Das könnte zu viel sein.',
      black: 'Schwarz gewinnt viel öfter. Das könnte zu viel sein.',
    },
    endless: 'Viele Partien haben kein Ende. Ein Ziel oder eine Begrenzung der Züge würde helfen.',
    old: 'Diese Partien wurden nach früheren Regeln gespielt.',
  },
  text: {
    label: 'Regeln',
    foundOne: 'Dieser Text enthält 1 Spiel.',
    found: (n: number) => `Dieser Text enthält ${plural(n, 'Spiel', 'Spiele')}. Füge die hinzu, die du möchtest.`,
    add: 'Hinzufügen',
    addLabel: (title: string) => `${title} hinzufügen`,
  },
};

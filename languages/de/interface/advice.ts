/** What the table says about hints, threats, analysis and review. */

import type { Words } from '../../../engine/shared/language.ts';
import type { adviceText as english } from '../../../renderer/text/advice.ts';
import { plural } from '../plural.ts';

// chances come as a number of 100: they are told in per cent
export const adviceText: Words<typeof english> = {
  known: 'Beurteilt nach dem, was du weißt.',
  again: 'Noch mal versuchen',
  hint: {
    title: 'Tipp',
    asking: 'Ein Tipp wird gesucht…',
    stages: ['Welche Figur', 'Welcher Zug', 'Warum'],
    more: (stage) =>
      stage === 1 ? 'Drücke noch mal „Tipp“, um den Zug zu sehen.' : 'Drücke noch mal „Tipp“, um den Grund zu sehen.',
    only: 'Es gibt nur einen erlaubten Zug.',
    play: 'Spielen',
    playPlan: 'Ganzer Zug',
    playNext: 'Eine Bewegung',
    plan: 'Die Bewegungen des Zugs',
    next: (label) => `Als Nächstes im Plan: ${label}.`,
    left: (n) => `Noch ${plural(n, 'Bewegung', 'Bewegungen')}.`,
    own: 'Mein eigener Zug',
    taken: (n) => `${plural(n, 'Tipp', 'Tipps')} in dieser Partie genommen.`,
    pips: (stage) => `Tipp, ${stage} von 3`,
    said: (stage, sentence) => `Tipp, ${stage} von 3. ${sentence}`,
  },
  guide: {
    begins: 'In dieser Partie kommen Tipps von selbst. Sie sagen von Zug zu Zug weniger.',
    ends: 'Ab hier spielst du allein. Drücke „Tipp“, wann immer du einen möchtest.',
    end: 'Keine Tipps mehr',
  },
  threats: {
    title: 'Drohungen',
    show: (side) => `Wenn ${side} am Zug wäre`,
    asking: 'Drohungen werden gesucht…',
    more: (n) => `${n} weitere`,
    fewer: 'Weniger zeigen',
    off: 'Drohungen ausgeblendet.',
  },
  analysis: {
    title: 'Analyse',
    asking: 'Die Stellung wird untersucht…',
    lines: 'Beste Varianten',
    line: (n, moves, chance) => `Variante ${n}: ${moves}. ${chance}\u00a0%.`,
    wins: (side, actions) => `${side} gewinnt in ${plural(actions, 'Zug', 'Zügen')}.`,
    deep: (n) => `${plural(n, 'Zug', 'Züge')} tief`,
    look: 'Tiefe',
    deeper: 'Einen Zug tiefer suchen',
    shallower: 'Einen Zug weniger tief suchen',
    depth: (n) => `Sucht ${plural(n, 'Zug', 'Züge')} voraus`,
    stop: 'Denken anhalten',
    goOn: 'Weiterdenken',
    close: 'Analyse schließen',
    stopped: 'angehalten',
    off: 'Analyse geschlossen.',
    hint: 'Enter spielt eine Variante vor, Esc kehrt zurück.',
    focused: (n, move) => `Variante ${n}: ${move}.`,
    playLine: (n) => `Variante ${n} vorspielen`,
    playFrom: 'Von hier spielen',
    nothing: 'Es gibt nichts zu untersuchen: Die Partie ist hier zu Ende.',
    noLine: 'Es gibt keine Variante zum Vorspielen.',
    computers: 'Hier zieht der Computer.',
  },
  agree: {
    title: 'Die Analyse beiden zeigen?',
    says: 'Sie sagt, wer besser steht.',
    yes: 'Beide stimmen zu',
    no: 'Jetzt nicht',
  },
  ahead: {
    fact: (line, at, of, move) =>
      of === 1 && line === null
        ? `Besser: ${move}.`
        : `${line === null ? 'Bessere Variante' : `Variante ${line}`}, ${at} von ${of}: ${move}.`,
    because: (next, previous) => {
      const ways = [next, previous].filter((key) => key !== null);
      if (ways.length === 0) return 'Esc kehrt zurück.';
      return `${ways.join(' und ')} ${ways.length > 1 ? 'gehen' : 'geht'} sie durch, Esc kehrt zurück.`;
    },
    back: 'Zurück zur Partie',
    next: 'Nächster Zug der Variante',
    previous: 'Voriger Zug der Variante',
    end: 'Das ist das Ende der Variante.',
  },
  scale: {
    label: 'Wer besser steht',
    value: (a, n, b, m) => `${a} ${n}\u00a0%, ${b} ${m}\u00a0%`,
    better: (side, n) => `${side} steht besser, ${n}\u00a0%.`,
    even: 'Beide stehen gleich gut.',
  },
  review: {
    title: 'Partieanalyse',
    progress: (done, total) =>
      total === 0
        ? 'Die Partieanalyse beginnt.'
        : `Partieanalyse läuft, ${Math.min(done + 1, total)} von ${total}. Du kannst weggehen; sie läuft weiter.`,
    stop: 'Partieanalyse abbrechen',
    close: 'Partieanalyse schließen',
    graph: 'Chancen Zug für Zug',
    start: 'Anfang',
    turns: (n) => plural(n, 'Zug', 'Züge'),
    judged: {
      best: 'bester Zug',
      good: 'ebenso gut',
      slip: 'Ungenauigkeit',
      mistake: 'Fehler',
      blunder: 'grober Fehler',
    },
    was: { slip: 'eine Ungenauigkeit', mistake: 'ein Fehler', blunder: 'ein grober Fehler' },
    rows: {
      good: 'Beste oder ebenso gute',
      slip: 'Ungenauigkeiten',
      mistake: 'Fehler',
      blunder: 'Grobe Fehler',
    },
    table: 'Züge nach Seite',
    of: 'Wessen Fehler',
    mine: 'Meine',
    theirs: 'Gegner',
    both: 'Beide',
    empty: 'Keine Fehler auf deiner Seite. Nichts zu zeigen.',
    emptyBoth: 'Keine Fehler. Nichts zu zeigen.',
    done: (n) => `Partieanalyse fertig. ${n === 0 ? 'Keine Fehler.' : `${plural(n, 'Fehler', 'Fehler')}.`}`,
    fact: (turn, move, was, before, after) =>
      `Zug ${turn}, ${move} war ${was}: Die Gewinnchance ging von ${before}\u00a0% auf ${after}\u00a0% zurück.`,
    good: (turn, move, after) => `Zug ${turn}, ${move}: Die Gewinnchance beträgt ${after}\u00a0%.`,
    value: (turn, side, chance, judged) => `Zug ${turn}, ${side} ${chance}\u00a0%${judged === '' ? '' : `, ${judged}`}`,
    said: (turn, move, judged, better) =>
      `Zug ${turn}, ${move}, ${judged}.${better === '' ? '' : ` Besser: ${better}.`}`,
    previous: 'Voriger',
    next: 'Nächster Fehler',
    first: 'Erster Fehler',
    show: 'Bessere Variante zeigen',
    reviewing: 'Die Partieanalyse läuft. Du kannst weggehen; sie läuft weiter.',
  },
};

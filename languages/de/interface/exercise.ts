/** What the app says about problems: the screen that lists them, the task at the table, and what came of each try. */

import type { Words } from '../../../engine/shared/language.ts';
import type { exerciseText as english } from '../../../renderer/text/exercise.ts';
import { plural } from '../plural.ts';

const GRADES = ['leicht', 'mittel', 'schwer', 'sehr schwer'] as const;

export const exerciseText: Words<typeof english> = {
  title: 'Aufgaben',
  problem: 'Aufgabe',
  grade: (grade) => GRADES[grade - 1] ?? GRADES[3],
  gradeLabel: (grade) => `${GRADES[grade - 1] ?? GRADES[3]}, ${grade} von 4`,
  goal: {
    win: (side, turns) =>
      turns === 1 ? `${side} zieht und gewinnt in diesem Zug.` : `${side} zieht und gewinnt in ${turns} Zügen.`,
    gain: (side) => `${side} zieht und gewinnt Material.`,
    capture: (side, name, at) => `${side} zieht und schlägt in diesem Zug die Einheit auf ${at}: ${name}.`,
  },
  /** below the goal, before anything was tried */
  hint: {
    win: 'Der Gewinn muss gegen jede Antwort gelingen.',
    gain: 'Ein Zug gewinnt weit mehr als jeder andere.',
    capture: 'Ein Zug besteht hier aus mehreren Bewegungen: Finde sie alle.',
  },
  short: {
    win: (turns) => `Gewinn in ${turns}`,
    gain: 'Material',
    capture: 'Schlagen',
  },
  step: {
    judging: 'Dein Zug wird geprüft…',
    right: (turns) => `Richtig. Noch ${plural(turns, 'Zug', 'Züge')}.`,
    goesOn: 'Der Zug geht weiter.',
    solved: 'Gelöst.',
    first: 'Beim ersten Versuch gelöst.',
    slower: (turns) => `Das gewinnt auch, braucht aber ${plural(turns, 'Zug', 'Züge')}.`,
    faster: (turns) => `Es gibt einen Gewinn in ${plural(turns, 'Zug', 'Zügen')}.`,
    wrong: (side, reply) => `${side} antwortet: ${reply.join(', ')}.`,
    missed: 'Das erreicht das Ziel nicht.',
    tryAgain: 'Nimm den Zug zurück und versuche einen anderen.',
    unknown: 'Über diesen Zug lässt sich nichts sagen.',
    unknownSays: 'Er zählt weder als richtig noch als falsch. Nimm ihn zurück und versuche es noch mal.',
    shown: 'Das ist die Lösung.',
    shownSays: '„Noch mal“ führt zum Anfang zurück.',
  },
  /** spoken, before the answer itself is */
  refuted: 'Das ist nicht die Lösung.',
  buttons: {
    again: 'Noch mal',
    solution: 'Lösung',
    show: 'Zeigen',
    next: 'Weiter',
    leave: 'Aufgabe verlassen',
    leaveLesson: 'Lektion verlassen',
    solve: 'Lösen',
    firstGame: 'Gegen Stufe 1 spielen',
  },
  lesson: {
    title: 'Lektion',
    right: 'Richtig.',
    whole: 'Lektion geschafft.',
    stepDone: (n, of) => `Geschafft. ${n} von ${of}.`,
    you: (side) => `Du spielst ${side}.`,
    how: 'Klicke auf eine Figur und dann auf das Feld, auf das sie ziehen soll. Auf der Tastatur: Pfeiltasten und Enter.',
    done: '„Weiter“ führt zur nächsten Lektion.',
    ready: (game) => `Jetzt kannst du ${game} spielen.`,
    step: (n, of) => `Schritt ${n} von ${of}`,
    turns: (n) => plural(n, 'Zug', 'Züge'),
    /** for all turns of the step */
    alone: (side) => `${side} zieht hier nicht.`,
    place: (game, n, of) => `${game}, ${n} von ${of}`,
  },
  practice: {
    title: 'Übung',
    /** on the card of a piece and on its page in the rulebook */
    begin: 'Diese Figur üben',
    place: (game) => `${game}, Übung`,
    more: 'Neue Übungen',
    leave: 'Übung verlassen',
  },
  learn: {
    title: 'Lernen',
    says: (n, done) => `${plural(n, 'kurze Lektion', 'kurze Lektionen')}, ${done} geschafft. Die Reihenfolge ist frei.`,
    under: (rules) => `Mit den Hausregeln deiner Partie: ${rules}.`,
    underUsual: 'Normale Regeln verwenden',
    goOn: (lesson) => `Weiter: ${lesson}`,
    start: (lesson) => `Anfangen: ${lesson}`,
    /** read aloud for the numbers of a game */
    doneOf: (done, of) => `${done} von ${of} geschafft`,
    ready: 'spielbereit',
    begun: (done, of) => `${done} von ${of}`,
    /** a lesson in the list */
    label: (title, subtitle, state) => `${title}, ${subtitle}, ${state}`,
    state: { done: 'geschafft', next: 'als Nächstes', open: 'noch offen' },
    wait: 'Du kannst jederzeit eine richtige Partie beginnen; die Lektionen warten.',
    door: (done, of) => `${done} von ${of} Lektionen`,
    newHere: 'Neu in diesem Spiel?',
    learnIt: (n) => `Lerne es in ${plural(n, 'kurzen Lektion', 'kurzen Lektionen')}`,
    goOnWithAll: 'Lektionen fortsetzen',
    tabs: { learn: 'Lektionen', problems: 'Aufgaben' },
    tabsLabel: 'Lektionen oder Aufgaben',
  },
  streak: {
    days: (n) => `${plural(n, 'Tag', 'Tage')} in Folge`,
    new: 'Neue Serie',
    longest: (n) => `Längste Serie: ${plural(n, 'Tag', 'Tage')}.`,
  },
  panel: {
    misses: (n) => (n === 0 ? 'Noch nicht gelöst' : plural(n, 'Fehlversuch', 'Fehlversuche')),
    hints: (n) => plural(n, 'Tipp', 'Tipps'),
    before: { first: 'Beim ersten Versuch gelöst', later: 'Gelöst' },
    todays: 'Aufgabe des Tages',
  },
  screen: {
    games: 'Spiel',
    of: (solved, all) => `${solved} von ${all}`,
    ofLabel: (solved, all) => `${solved} von ${all} gelöst`,
    says: (shown, solved) => `${plural(shown, 'Aufgabe', 'Aufgaben')}, ${solved} gelöst.`,
    show: 'Anzeigen',
    shows: { all: 'Alle', unsolved: 'Ungelöste', solved: 'Gelöste' },
    kind: 'Art',
    kinds: { all: 'Jede Art', win: 'Gewinn', gain: 'Materialgewinn', capture: 'Schlagen' },
    difficulty: 'Schwierigkeit',
    every: 'Jede',
    next: (n) => `Weiter: Aufgabe ${n}`,
    goOn: 'Nächste Aufgabe',
    number: (n) => `Aufgabe ${n}`,
    /** a problem in the list */
    label: (n, kind, grade, state) => `Aufgabe ${n}, ${kind}, ${grade}, ${state}`,
    state: { first: 'beim ersten Versuch gelöst', later: 'gelöst', tried: 'versucht', open: 'nicht gelöst' },
    empty: 'Diese hast du alle gelöst. Erweitere den Filter.',
    none: 'Es gibt keine Aufgabe dieser Art. Erweitere den Filter.',
    today: 'Aufgabe des Tages',
    todaySolved: 'Gelöst. Morgen gibt es eine neue.',
    yours: 'Deine Aufgaben',
    progress: (solved, first) => `${solved} gelöst, ${first} beim ersten Versuch.`,
    nothingYet: 'Noch keine gelöst.',
    kept: 'Der Fortschritt bleibt auf diesem Rechner gespeichert.',
    again: 'Neu anfangen',
    againTitle: 'Neu anfangen?',
    againSays:
      'Alle Lektionen und Aufgaben gelten wieder als nicht geschafft, und deine Serie wird vergessen. Partien und Einstellungen bleiben.',
    board: (goal) => `Die Stellung der Aufgabe. ${goal}`,
  },
  door: {
    today: 'Aufgabe des Tages',
    all: (solved, all) => `${solved} von ${all} gelöst`,
  },
  /** why a command cannot be used now */
  reasons: {
    none: 'Auf dem Tisch ist keine Übung.',
    onlyGames: 'Das gehört zu einer Partie; dies ist eine Übung.',
    takeBack: 'Nimm erst deinen Zug zurück.',
    nothingTried: 'Du hast noch nichts versucht.',
    solved: 'Es ist gelöst.',
    lastLesson: 'Das ist die letzte Lektion.',
    judging: 'Dein Zug wird gerade geprüft.',
    noPiece: 'Wähle erst eine Figur.',
  },
};

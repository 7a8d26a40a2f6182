/** What the app says about problems: the screen that lists them, the task at the table, and what came of each try. */

import type { Words } from '../../../engine/shared/language.ts';
import type { exerciseText as english } from '../../../renderer/text/exercise.ts';
import { plural } from '../plural.ts';

const GRADES = ['leicht', 'mittel', 'schwer', 'sehr schwer'] as const;

export const exerciseText: Words<typeof english> = {
  title: 'Aufgaben',
  problem: 'Aufgabe',
  grade: (grade: number) => GRADES[grade - 1] ?? GRADES[3],
  gradeLabel: (grade: number) => `${GRADES[grade - 1] ?? GRADES[3]}, ${grade} von 4`,
  goal: {
    win: (side: string, turns: number) =>
      turns === 1 ? `${side} zieht und gewinnt in diesem Zug.` : `${side} zieht und gewinnt in ${turns} Zügen.`,
    gain: (side: string) => `${side} zieht und gewinnt Material.`,
    capture: (side: string, name: string, at: string) =>
      `${side} zieht und schlägt in diesem Zug die Einheit auf ${at}: ${name}.`,
  },
  /** below the goal, before anything was tried */
  hint: {
    win: 'Der Gewinn muss gegen jede Antwort gelingen.',
    gain: 'Ein Zug gewinnt weit mehr als jeder andere.',
    capture: 'Ein Zug besteht hier aus mehreren Bewegungen: Finde sie alle.',
  },
  short: {
    win: (turns: number) => `Gewinn in ${turns}`,
    gain: 'Material',
    capture: 'Schlagen',
  },
  step: {
    judging: 'Dein Zug wird geprüft…',
    right: (turns: number) => `Richtig. Noch ${plural(turns, 'Zug', 'Züge')}.`,
    goesOn: 'Der Zug geht weiter.',
    solved: 'Gelöst.',
    first: 'Beim ersten Versuch gelöst.',
    slower: (turns: number) => `Das gewinnt auch, braucht aber ${plural(turns, 'Zug', 'Züge')}.`,
    faster: (turns: number) => `Es gibt einen Gewinn in ${plural(turns, 'Zug', 'Zügen')}.`,
    wrong: (side: string, reply: readonly string[]) => `${side} antwortet: ${reply.join(', ')}.`,
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
    stepDone: (n: number, of: number) => `Geschafft. ${n} von ${of}.`,
    you: (side: string) => `Du spielst ${side}.`,
    how: 'Klicke auf eine Figur und dann auf das Feld, auf das sie ziehen soll. Auf der Tastatur: Pfeiltasten und Enter.',
    done: '„Weiter“ führt zur nächsten Lektion.',
    ready: (game: string) => `Jetzt kannst du ${game} spielen.`,
    step: (n: number, of: number) => `Schritt ${n} von ${of}`,
    turns: (n: number) => plural(n, 'Zug', 'Züge'),
    /** for all turns of the step */
    alone: (side: string) => `${side} zieht hier nicht.`,
    place: (game: string, n: number, of: number) => `${game}, ${n} von ${of}`,
  },
  practice: {
    title: 'Übung',
    /** on the card of a piece and on its page in the rulebook */
    begin: 'Diese Figur üben',
    place: (game: string) => `${game}, Übung`,
    more: 'Neue Übungen',
    leave: 'Übung verlassen',
  },
  learn: {
    title: 'Lernen',
    says: (n: number, done: number) =>
      `${plural(n, 'kurze Lektion', 'kurze Lektionen')}, ${done} geschafft. Die Reihenfolge ist frei.`,
    under: (rules: string) => `Mit den Hausregeln deiner Partie: ${rules}.`,
    underUsual: 'Normale Regeln verwenden',
    goOn: (lesson: string) => `Weiter: ${lesson}`,
    start: (lesson: string) => `Anfangen: ${lesson}`,
    /** read aloud for the numbers of a game */
    doneOf: (done: number, of: number) => `${done} von ${of} geschafft`,
    ready: 'spielbereit',
    begun: (done: number, of: number) => `${done} von ${of}`,
    /** a lesson in the list */
    label: (title: string, subtitle: string, state: string) => `${title}, ${subtitle}, ${state}`,
    state: { done: 'geschafft', next: 'als Nächstes', open: 'noch offen' },
    wait: 'Du kannst jederzeit eine richtige Partie beginnen; die Lektionen warten.',
    door: (done: number, of: number) => `${done} von ${of} Lektionen`,
    newHere: 'Neu in diesem Spiel?',
    learnIt: (n: number) => `Lerne es in ${plural(n, 'kurzen Lektion', 'kurzen Lektionen')}`,
    goOnWithAll: 'Lektionen fortsetzen',
    tabs: { learn: 'Lektionen', problems: 'Aufgaben' },
    tabsLabel: 'Lektionen oder Aufgaben',
  },
  streak: {
    days: (n: number) => `${plural(n, 'Tag', 'Tage')} in Folge`,
    new: 'Neue Serie',
    longest: (n: number) => `Längste Serie: ${plural(n, 'Tag', 'Tage')}.`,
  },
  panel: {
    misses: (n: number) => (n === 0 ? 'Noch nicht gelöst' : plural(n, 'Fehlversuch', 'Fehlversuche')),
    hints: (n: number) => plural(n, 'Tipp', 'Tipps'),
    before: { first: 'Beim ersten Versuch gelöst', later: 'Gelöst' },
    todays: 'Aufgabe des Tages',
  },
  screen: {
    games: 'Spiel',
    of: (solved: number, all: number) => `${solved} von ${all}`,
    ofLabel: (solved: number, all: number) => `${solved} von ${all} gelöst`,
    says: (shown: number, solved: number) => `${plural(shown, 'Aufgabe', 'Aufgaben')}, ${solved} gelöst.`,
    show: 'Anzeigen',
    shows: { all: 'Alle', unsolved: 'Ungelöste', solved: 'Gelöste' },
    kind: 'Art',
    kinds: { all: 'Jede Art', win: 'Gewinn', gain: 'Materialgewinn', capture: 'Schlagen' },
    difficulty: 'Schwierigkeit',
    every: 'Jede',
    next: (n: number) => `Weiter: Aufgabe ${n}`,
    goOn: 'Nächste Aufgabe',
    number: (n: number) => `Aufgabe ${n}`,
    /** a problem in the list */
    label: (n: number, kind: string, grade: string, state: string) => `Aufgabe ${n}, ${kind}, ${grade}, ${state}`,
    state: { first: 'beim ersten Versuch gelöst', later: 'gelöst', tried: 'versucht', open: 'nicht gelöst' },
    empty: 'Diese hast du alle gelöst. Erweitere den Filter.',
    none: 'Es gibt keine Aufgabe dieser Art. Erweitere den Filter.',
    today: 'Aufgabe des Tages',
    todaySolved: 'Gelöst. Morgen gibt es eine neue.',
    yours: 'Deine Aufgaben',
    progress: (solved: number, first: number) => `${solved} gelöst, ${first} beim ersten Versuch.`,
    nothingYet: 'Noch keine gelöst.',
    kept: 'Der Fortschritt bleibt auf diesem Rechner gespeichert.',
    again: 'Neu anfangen',
    againTitle: 'Neu anfangen?',
    againSays:
      'Alle Lektionen und Aufgaben gelten wieder als nicht geschafft, und deine Serie wird vergessen. Partien und Einstellungen bleiben.',
    board: (goal: string) => `Die Stellung der Aufgabe. ${goal}`,
  },
  door: {
    today: 'Aufgabe des Tages',
    all: (solved: number, all: number) => `${solved} von ${all} gelöst`,
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

/** The words about clocks: their kinds, what a new game says of them, and what the table says while they run. */

import type { Words } from '../../../engine/shared/language.ts';
import type { ClockKind } from '../../../engine/shared/time-control.ts';
import type { clockText as english, Time } from '../../../renderer/text/clock.ts';
import { clockDigits, spokenTime } from '../../../renderer/text/clock-time.ts';
import { plural } from '../plural.ts';

const MINUTE = 60;
const minutesOf = (seconds: number): string => {
  const minutes = Math.round((seconds / MINUTE) * 10) / 10;
  return `${minutes.toLocaleString('de')}\u00a0min`;
};
const short = (kind: ClockKind, { main, bonus, periods }: Time): string => {
  switch (kind) {
    case 'fischer':
      return `${minutesOf(main)} + ${bonus}\u00a0s`;
    case 'bronstein':
      return `${minutesOf(main)} + bis zu ${bonus}\u00a0s zurück`;
    case 'delay':
      return `${minutesOf(main)}, ${bonus}\u00a0s Verzögerung`;
    case 'byo-yomi':
      return `${main > 0 ? `${minutesOf(main)} + ` : ''}${periods} × ${bonus}\u00a0s`;
    case 'hourglass':
      return `${minutesOf(main)} Sanduhr`;
    case 'sudden-death':
      return minutesOf(main);
  }
};

export const clockText: Words<typeof english> = {
  legend: 'Uhr',
  kind: 'Bedenkzeit',
  kinds: {
    none: 'Keine',
    'sudden-death': 'Feste Zeit',
    fischer: 'Fischer',
    bronstein: 'Bronstein',
    delay: 'Verzögerung',
    'byo-yomi': 'Byo-yomi',
    hourglass: 'Sanduhr',
  },
  says: {
    none: 'Niemand spielt auf Zeit.',
    'sudden-death': 'Alle Züge in einer festen Zeit.',
    fischer: 'Nach jedem Zug kommen Sekunden dazu.',
    bronstein: 'Was ein Zug gedauert hat, wird gutgeschrieben, bis zu so vielen Sekunden.',
    delay: 'In jedem Zug wartet die Uhr einige Sekunden, bevor sie herunterzählt.',
    'byo-yomi': 'Nach der Hauptzeit gibt es Perioden; ein Zug, der kürzer ist als eine Periode, verbraucht keine.',
    hourglass: 'Die Zeit, die eine Seite verbraucht, bekommt die andere.',
  },
  each: 'Jede Seite hat',
  sideHas: (side) => `${side} hat`,
  minutes: 'Minuten',
  minutesOf: (side) => `Minuten für ${side}`,
  eachMinutes: 'Minuten für jede Seite',
  /** between the minutes and the seconds, and after the seconds */
  bonus: {
    fischer: ['und bekommt', 'Sekunden nach jedem Zug'],
    bronstein: ['und bekommt bis zu', 'Sekunden je Zug zurück'],
    delay: ['und eine Verzögerung von', 'Sekunden je Zug'],
    'byo-yomi': ['dann Perioden zu', 'Sekunden'],
  },
  secondsOf: (side) => `Sekunden für ${side}`,
  eachSeconds: 'Sekunden für jede Seite',
  periods: 'Anzahl',
  periodsOf: (side) => `Perioden für ${side}`,
  eachPeriods: 'Perioden für jede Seite',
  same: 'Beide Seiten bekommen gleich viel.',
  odds: 'Zeit vorgeben',
  noOdds: 'Gleich für beide',
  flag: 'Wenn die Zeit abläuft',
  flags: {
    loses: 'verliert diese Seite',
    told: 'wird es nur angesagt',
    claim: 'darf die andere Seite den Gewinn reklamieren',
  },
  /** `20 min + 15 s`; by side where they differ */
  short: (kind, times) => {
    const [a, b] = times.map((time) => short(kind, time));
    return a === b ? a! : `${a} gegen ${b}`;
  },
  /** the start bar */
  start: (control) => `Uhr: ${control}.`,

  /** the time that is left, for people who read */
  digits: (milliseconds, tenths) => clockDigits(milliseconds, tenths, ','),
  /** and for people who listen */
  spoken: (milliseconds) =>
    spokenTime(milliseconds, [
      (n) => plural(n, 'Stunde', 'Stunden'),
      (n) => plural(n, 'Minute', 'Minuten'),
      (n) => plural(n, 'Sekunde', 'Sekunden'),
    ]) || 'keine Zeit',
  left: (side, time) => `${side}: noch ${time}.`,
  leftOf: (side, time, periods) =>
    `${side}: noch ${time} in ${periods === 1 ? 'der letzten Periode' : `einer von ${periods} Perioden`}.`,
  out: (side) => `Die Zeit von ${side} ist abgelaufen.`,
  label: (side) => `Uhr von ${side}`,
  free: (seconds) => `${seconds}\u00a0s frei`,
  period: (n) => `× ${n}`,
  state: {
    low: 'wenig Zeit',
    out: 'Zeit abgelaufen',
    paused: 'Uhren angehalten',
    lastPeriod: 'letzte Periode',
    periods: (n) => plural(n, 'Periode', 'Perioden'),
  },
  paused: 'Die Uhren sind angehalten.',
  goesOn: 'Die Uhren laufen weiter.',
  resume: 'Uhren starten',
  dialog: {
    title: 'Uhren',
    fallen: (side) => `Die Zeit von ${side} ist abgelaufen`,
    has: (side) => `Uhr von ${side}`,
    left: (time) => `noch ${time}`,
    control: 'Bedenkzeit',
    flagRule: 'Wenn die Zeit abläuft',
    rules: {
      loses: 'Diese Seite verliert.',
      told: 'Es wird angesagt, und die Partie geht weiter.',
      claim: 'Die andere Seite darf den Gewinn reklamieren.',
    },
    give: (side) => `${side} 5 Minuten geben`,
    off: 'Ohne Uhren weiterspielen',
    claim: (side) => `${side} reklamiert den Gewinn`,
    playOn: 'Weiterspielen',
    pause: 'Anhalten',
    close: 'Schließen',
  },
  gave: (side) => `${side} hat 5 Minuten mehr.`,
  isOff: 'Die Partie geht ohne Uhren weiter.',
  reasons: {
    none: 'Diese Partie wird ohne Uhren gespielt.',
    notRunning: 'Die Uhren starten mit dem ersten Zug.',
  },
};

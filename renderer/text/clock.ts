/** The words about clocks: their kinds, what a new game says of them, and what the table says while they run. */

import { count } from '../../engine/shared/english.ts';
import type { BonusKind, ClockKind } from '../../engine/shared/time-control.ts';
import { clockDigits, spokenTime } from './clock-time.ts';

/** What a side has: seconds, and how many periods. */
export interface Time {
  readonly main: number;
  readonly bonus: number;
  readonly periods: number;
}
const MINUTE = 60;
const minutesOf = (seconds: number): string => {
  const minutes = Math.round((seconds / MINUTE) * 10) / 10;
  return `${minutes} min`;
};
const short = (kind: ClockKind, { main, bonus, periods }: Time): string => {
  switch (kind) {
    case 'fischer':
      return `${minutesOf(main)} + ${bonus} s`;
    case 'bronstein':
      return `${minutesOf(main)} + up to ${bonus} s back`;
    case 'delay':
      return `${minutesOf(main)}, ${bonus} s delay`;
    case 'byo-yomi':
      return `${main > 0 ? `${minutesOf(main)} + ` : ''}${periods} × ${bonus} s`;
    case 'hourglass':
      return `${minutesOf(main)} hourglass`;
    case 'sudden-death':
      return minutesOf(main);
  }
};

export const clockText = {
  legend: 'Clock',
  kind: 'Time control',
  kinds: {
    none: 'None',
    'sudden-death': 'Sudden death',
    fischer: 'Fischer',
    bronstein: 'Bronstein',
    delay: 'Delay',
    'byo-yomi': 'Byo-yomi',
    hourglass: 'Hourglass',
  } satisfies Record<ClockKind | 'none', string>,
  says: {
    none: 'Nobody is timed.',
    'sudden-death': 'All moves within one time.',
    fischer: 'Seconds are added after each turn.',
    bronstein: 'What a turn took is given back, up to so many seconds.',
    delay: 'In each turn the clock waits some seconds before it counts down.',
    'byo-yomi': 'After the main time there are periods; a turn shorter than a period uses none.',
    hourglass: 'The time that one side uses goes to the other.',
  } satisfies Record<ClockKind | 'none', string>,
  each: 'Each side has',
  sideHas: (side: string) => `${side} has`,
  minutes: 'minutes',
  minutesOf: (side: string) => `Minutes for ${side}`,
  eachMinutes: 'Minutes for each side',
  /** between the minutes and the seconds, and after the seconds */
  bonus: {
    fischer: ['and gains', 'seconds after each turn'],
    bronstein: ['and gets back up to', 'seconds a turn'],
    delay: ['and a delay of', 'seconds a turn'],
    'byo-yomi': ['then periods of', 'seconds'],
  } satisfies Record<BonusKind, readonly [string, string]>,
  secondsOf: (side: string) => `Seconds for ${side}`,
  eachSeconds: 'Seconds for each side',
  periods: 'how many',
  periodsOf: (side: string) => `Periods for ${side}`,
  eachPeriods: 'Periods for each side',
  same: 'Both sides get the same.',
  odds: 'Give odds',
  noOdds: 'Same for both',
  flag: 'When time runs out',
  flags: { loses: 'that side loses', told: 'it is announced, nothing more', claim: 'the other side may claim the win' },
  /** `20 min + 15 s`; by side where they differ */
  short: (kind: ClockKind, times: readonly [Time, Time]): string => {
    const [a, b] = times.map((time) => short(kind, time));
    return a === b ? a! : `${a} against ${b}`;
  },
  /** the start bar */
  start: (control: string) => `Clock: ${control}.`,

  /** the time that is left, for people who read */
  digits: (milliseconds: number, tenths: boolean): string => clockDigits(milliseconds, tenths),
  /** and for people who listen */
  spoken: (milliseconds: number): string =>
    spokenTime(milliseconds, [
      (n) => count(n, 'hour', 'hours'),
      (n) => count(n, 'minute', 'minutes'),
      (n) => count(n, 'second', 'seconds'),
    ]) || 'no time',
  left: (side: string, time: string) => `${side}: ${time} left.`,
  leftOf: (side: string, time: string, periods: number) =>
    `${side}: ${time} left of ${periods === 1 ? 'the last period' : `one of ${periods} periods`}.`,
  out: (side: string) => `${side} is out of time.`,
  label: (side: string) => `Clock of ${side}`,
  free: (seconds: number) => `${seconds} s free`,
  period: (n: number) => `× ${n}`,
  state: {
    low: 'little time left',
    out: 'out of time',
    paused: 'clocks paused',
    lastPeriod: 'last period',
    periods: (n: number) => count(n, 'period', 'periods'),
  },
  paused: 'The clocks are paused.',
  goesOn: 'The clocks go on.',
  resume: 'Start the clocks',
  dialog: {
    title: 'Clocks',
    fallen: (side: string) => `${side}’s time is up`,
    has: (side: string) => `${side} has`,
    left: (time: string) => `${time} left`,
    control: 'Time control',
    flagRule: 'When time runs out',
    rules: {
      loses: 'That side loses.',
      told: 'It is announced, and the game goes on.',
      claim: 'The other side may claim the win.',
    },
    give: (side: string) => `Give ${side} 5 minutes`,
    off: 'Play on without clocks',
    claim: (side: string) => `${side} claims the win`,
    playOn: 'Play on',
    pause: 'Pause',
    close: 'Close',
  },
  gave: (side: string) => `${side} has 5 minutes more.`,
  isOff: 'The game goes on without clocks.',
  reasons: {
    none: 'This game is played without clocks.',
    notRunning: 'The clocks start with the first move.',
  },
} as const;

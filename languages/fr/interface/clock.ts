/** The words about clocks: their kinds, what a new game says of them, and what the table says while they run. */

import type { Words } from '../../../engine/shared/language.ts';
import type { ClockKind } from '../../../engine/shared/time-control.ts';
import type { clockText as english, Time } from '../../../renderer/text/clock.ts';
import { clockDigits, spokenTime } from '../../../renderer/text/clock-time.ts';
import { plural } from '../plural.ts';
import { a, begin, de, verb } from './names.ts';

const MINUTE = 60;
const minutesOf = (seconds: number): string => {
  const minutes = Math.round((seconds / MINUTE) * 10) / 10;
  return `${minutes.toLocaleString('fr')} min`;
};
const short = (kind: ClockKind, { main, bonus, periods }: Time): string => {
  switch (kind) {
    case 'fischer':
      return `${minutesOf(main)} + ${bonus} s`;
    case 'bronstein':
      return `${minutesOf(main)} + jusqu’à ${bonus} s rendues`;
    case 'delay':
      return `${minutesOf(main)}, délai de ${bonus} s`;
    case 'byo-yomi':
      return `${main > 0 ? `${minutesOf(main)} + ` : ''}${periods} × ${bonus} s`;
    case 'hourglass':
      return `${minutesOf(main)} au sablier`;
    case 'sudden-death':
      return minutesOf(main);
  }
};
const has = (side: string): string => `${begin(side)} ${verb(side, 'a', 'ont')}`;

export const clockText: Words<typeof english> = {
  legend: 'Pendule',
  kind: 'Cadence',
  kinds: {
    none: 'Aucune',
    'sudden-death': 'Mort subite',
    fischer: 'Fischer',
    bronstein: 'Bronstein',
    delay: 'Délai',
    'byo-yomi': 'Byo-yomi',
    hourglass: 'Sablier',
  },
  says: {
    none: 'Personne n’est chronométré.',
    'sudden-death': 'Tous les coups en un seul temps.',
    fischer: 'Des secondes sont ajoutées après chaque tour.',
    bronstein: 'Le temps pris par un tour est rendu, jusqu’à un nombre de secondes fixé.',
    delay: 'À chaque tour, la pendule attend quelques secondes avant de décompter.',
    'byo-yomi':
      'Après le temps principal viennent des périodes ; un tour plus court qu’une période n’en consomme aucune.',
    hourglass: 'Le temps qu’un camp utilise passe à l’autre.',
  },
  each: 'Chaque camp a',
  sideHas: has,
  minutes: 'minutes',
  minutesOf: (side) => `Minutes pour ${side}`,
  eachMinutes: 'Minutes pour chaque camp',
  /** between the minutes and the seconds, and after the seconds */
  bonus: {
    fischer: ['et gagne', 'secondes après chaque tour'],
    bronstein: ['et récupère jusqu’à', 'secondes par tour'],
    delay: ['avec un délai de', 'secondes par tour'],
    'byo-yomi': ['puis des périodes de', 'secondes'],
  },
  secondsOf: (side) => `Secondes pour ${side}`,
  eachSeconds: 'Secondes pour chaque camp',
  periods: 'combien',
  periodsOf: (side) => `Périodes pour ${side}`,
  eachPeriods: 'Périodes pour chaque camp',
  same: 'Les deux camps ont le même temps.',
  odds: 'Donner un handicap',
  noOdds: 'Même temps pour les deux',
  flag: 'Quand le temps est écoulé',
  flags: {
    loses: 'ce camp perd',
    told: 'c’est annoncé, rien de plus',
    claim: 'l’autre camp peut réclamer le gain',
  },
  /** `20 min + 15 s`; by side where they differ */
  short: (kind, times) => {
    const [one, other] = times.map((time) => short(kind, time));
    return one === other ? one! : `${one} contre ${other}`;
  },
  /** the start bar */
  start: (control) => `Pendule : ${control}.`,

  /** the time that is left, for people who read */
  digits: (milliseconds, tenths) => clockDigits(milliseconds, tenths, ','),
  /** and for people who listen */
  spoken: (milliseconds) =>
    spokenTime(milliseconds, [
      (n) => plural(n, 'heure', 'heures'),
      (n) => plural(n, 'minute', 'minutes'),
      (n) => plural(n, 'seconde', 'secondes'),
    ]) || 'aucun temps',
  left: (side, time) => `${begin(side)} : il reste ${time}.`,
  leftOf: (side, time, periods) =>
    `${begin(side)} : il reste ${time} ${periods === 1 ? 'de la dernière période' : `de la période en cours, sur ${periods}`}.`,
  out: (side) => `${begin(side)} ${verb(side, 'n’a', 'n’ont')} plus de temps.`,
  label: (side) => `Pendule ${de(side)}`,
  free: (seconds) => `${seconds} s libres`,
  period: (n) => `× ${n}`,
  state: {
    low: 'peu de temps',
    out: 'temps écoulé',
    paused: 'pendules en pause',
    lastPeriod: 'dernière période',
    periods: (n) => plural(n, 'période', 'périodes'),
  },
  paused: 'Les pendules sont en pause.',
  goesOn: 'Les pendules repartent.',
  resume: 'Lancer les pendules',
  dialog: {
    title: 'Pendules',
    fallen: (side) => `Le temps ${de(side)} est écoulé`,
    has,
    left: (time) => `encore ${time}`,
    control: 'Cadence',
    flagRule: 'Quand le temps est écoulé',
    rules: {
      loses: 'Ce camp perd.',
      told: 'C’est annoncé, et la partie continue.',
      claim: 'L’autre camp peut réclamer le gain.',
    },
    give: (side) => `Donner 5 minutes ${a(side)}`,
    off: 'Continuer sans pendules',
    claim: (side) => `${begin(side)} ${verb(side, 'réclame', 'réclament')} le gain`,
    playOn: 'Continuer à jouer',
    pause: 'Pause',
    close: 'Fermer',
  },
  gave: (side) => `${has(side)} 5 minutes de plus.`,
  isOff: 'La partie continue sans pendules.',
  reasons: {
    none: 'Cette partie se joue sans pendules.',
    notRunning: 'Les pendules partent avec le premier coup.',
  },
};

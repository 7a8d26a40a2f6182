/**
 * The words about the computer as a player: its levels, its seat in a new game, and what the table says while it plays.
 */

import type { Words } from '../../../engine/shared/language.ts';
import type { computerText as english, levelText as englishLevels } from '../../../renderer/text/computer.ts';
import { plural } from '../plural.ts';
import { a, begin, de, verb } from './names.ts';

/** By level. A sentence is true of every game: it says how the computer looks and never how good that is. */
export const levelText: Words<typeof englishLevels> = {
  1: {
    name: 'Débutant',
    says: 'Ne regarde que son propre prochain coup : votre réponse lui échappe donc souvent.',
  },
  2: {
    name: 'Novice',
    says: 'Regarde un coup à l’avance et les prises qui peuvent suivre, et varie beaucoup son jeu.',
  },
  3: { name: 'Apprenti', says: 'Regarde un coup à l’avance et les prises qui peuvent suivre, et varie son jeu.' },
  4: { name: 'Amateur', says: 'Regarde jusqu’à trois coups à l’avance, et varie un peu son jeu.' },
  5: { name: 'Club', says: 'Joue toujours le meilleur coup qu’il trouve, après un court examen.' },
  6: { name: 'Fort', says: 'Joue le meilleur coup qu’il trouve, et regarde plus loin que Club.' },
  7: { name: 'Expert', says: 'Joue le meilleur coup qu’il trouve, et regarde plus loin que Fort.' },
  8: { name: 'Maître', says: 'Joue le meilleur coup qu’il trouve, et regarde plus loin qu’Expert.' },
  9: { name: 'Grand maître', says: 'Emploie tout le temps que vous lui donnez, et regarde aussi loin qu’il peut.' },
};

export const computerText: Words<typeof english> = {
  levels: levelText,
  /** `Level 4, Casual` */
  level: (id) => `Niveau ${id}, ${levelText[id]?.name ?? ''}`,
  elo: (elo) => `Environ ${elo} Elo aux échecs.`,
  seat: {
    kind: (side) => `Qui joue ${side}`,
    person: 'Personne',
    computer: 'Ordinateur',
    levelOf: (side) => `Niveau ${de(side)}`,
    /** before a number and `seconds` */
    thinks: 'Réfléchit',
    secondsOf: (side) => `Secondes par tour au plus, pour ${side}`,
    seconds: 's au plus',
    both: 'Ordinateur contre ordinateur',
    toss: 'Tirer les camps au sort',
    now: (told) => `Maintenant, ${told}.`,
    tossed: (told) => `Tirage au sort : ${told}.`,
    /** `Ida plays White` */
    plays: (who, side) => `${who} joue ${side}`,
    youPlay: (side) => `vous jouez ${side}`,
    thePlays: (level, side) => `le niveau ${level} joue ${side}`,
    /** the start bar: who plays whom */
    against: (who, side, level) => `${who} joue ${side} contre le niveau ${level}.`,
    youAgainst: (side, level) => `Vous jouez ${side} contre le niveau ${level}.`,
    watching: (one, m, other, n) => `Le niveau ${m} joue ${one} et le niveau ${n} joue ${other}. Vous regardez.`,
    watch: 'Regarder',
  },
  /** beside the name of its side */
  at: (level) => `Ordinateur, niveau ${level}`,
  /** what it does, by state */
  does: { thinking: 'réfléchit', waiting: 'attend', paused: 'en pause', failed: 'arrêté' },
  /** spoken once, when it begins */
  thinks: (side) => `${begin(side)} ${verb(side, 'réfléchit', 'réfléchissent')}.`,
  step: {
    thinking: (side, depth) => {
      const thinks = `${begin(side)} ${verb(side, 'réfléchit', 'réfléchissent')}`;
      return depth === null || depth < 1 ? `${thinks}.` : `${thinks}, ${plural(depth, 'coup', 'coups')} à l’avance.`;
    },
    seconds: (seconds, most) =>
      `${
        seconds > most
          ? `${plural(seconds, 'seconde', 'secondes')}, cette machine est occupée`
          : `${seconds} sur ${plural(most, 'seconde', 'secondes')} au plus`
      }. Vous pouvez examiner n’importe quelle pièce en attendant.`,
    look: 'Vous pouvez examiner n’importe quelle pièce en attendant.',
    placing: (side) => `${begin(side)} ${verb(side, 'place', 'placent')} du terrain.`,
    secret: (side) => `${begin(side)} ${verb(side, 'place', 'placent')} du terrain en secret.`,
    secretSays: 'Personne devant cet écran n’apprend où.',
    waiting: (side) => `${begin(side)} ${verb(side, 'attend', 'attendent')} : vous avez reculé dans la partie.`,
    waitingSays: 'Revenez à votre propre tour, ou laissez l’ordinateur jouer d’ici.',
    /** by what has failed */
    failed: {
      program: 'L’ordinateur ne peut pas réfléchir : son programme manque ou est endommagé.',
      memory: 'L’ordinateur a manqué de mémoire. Votre partie est en sécurité.',
      silent: 'L’ordinateur n’a pas répondu et a été arrêté. Votre partie est en sécurité.',
      broken: 'L’ordinateur s’est arrêté. Votre partie est en sécurité.',
    },
    failedSays: (side) => `Il n’a pas joué pour ${side}.`,
    reinstall: (side) =>
      `Votre partie est en sécurité. Réinstallez Fairytable, puis réessayez, ou laissez une personne jouer ${side}.`,
    paused: 'En pause.',
    pausedSays: (side) => `Trait ${a(side)}.`,
    held: (side) => `En pause dans le tour ${de(side)}.`,
    heldSays: (n, on, one) => {
      const ways = [on && `${on} continue`, one && `${one} en montre un`, 'Échap les montre tous'].filter(Boolean);
      return `${plural(n, 'coup restant', 'coups restants')} : ${ways.join(', ')}.`;
    },
    showing: (side) => `${begin(side)} ${verb(side, 'joue', 'jouent')}.`,
    showingSays: (n, pause) =>
      `${plural(n, 'coup restant', 'coups restants')} : ${pause === null ? '' : `${pause} met en pause, `}Échap montre tout le tour.`,
    stopped: 'Arrêt après le tour.',
    why: (why) => `Pourquoi : ${why}`,
    expects: (move) => `Réponse attendue : ${move}.`,
  },
  buttons: {
    moveNow: 'Jouer maintenant',
    go: 'Le laisser jouer',
    again: 'Réessayer',
    bothSides: 'Jouer les deux camps',
    replay: 'Rejouer',
    pause: 'Pause',
    goOn: 'Continuer',
    wholeTurn: 'Tout le tour',
    nextTurn: 'Tour suivant',
    takeOver: 'Prendre la place',
    takeOverAs: (side) => `Prendre la place ${de(side)}`,
  },
  panel: {
    title: 'Ordinateur',
    both: 'Les deux joueurs',
    who: (side, seconds) => `${begin(side)} · réfléchit au plus ${plural(seconds, 'seconde', 'secondes')} par tour`,
    looked: (depth, seconds) => {
      const time = `${seconds.replace('.', ',')} s`;
      return depth === 0
        ? `Il a choisi en ${time}.`
        : `Il a regardé ${plural(depth, 'coup', 'coups')} à l’avance en ${time}.`;
    },
    change: 'Changer de niveau',
    takeBack: 'Annuler mon tour',
    takeBackSays: (label) => `Revient juste avant votre dernier tour, ${label}.`,
    stopAfter: 'Arrêter après chaque tour',
    weaker: (side) => `Niveau plus faible pour ${side}`,
    stronger: (side) => `Niveau plus fort pour ${side}`,
    levelOf: (side, level) => `${begin(side)} : ${level}`,
    weakest: 'C’est le niveau le plus faible.',
    strongest: 'C’est le niveau le plus fort.',
  },
  change: {
    title: (side) => `Niveau ${de(side)}`,
    says: 'Il prend effet au prochain tour de l’ordinateur.',
    yes: 'Choisir ce niveau',
    no: 'Annuler',
    whose: 'Niveau de quel camp',
    handOver: 'Une personne joue ce camp',
  },
  seatChanged: {
    computer: (side, level) => `L’ordinateur joue ${side} au niveau ${level} à partir d’ici.`,
    person: (side) => `Une personne joue ${side} à partir d’ici.`,
  },
  /** before the moves of a whole turn of a group of units */
  turn: (group, n) => `${group} : ${plural(n, 'unité', 'unités')}.`,
  /** why a command cannot be used now */
  reasons: {
    none: 'Personne ne joue contre l’ordinateur ici.',
    notThinking: 'L’ordinateur n’est pas en train de réfléchir.',
    notWatching: 'L’ordinateur ne joue pas les deux camps.',
    itsTurn: 'C’est à l’ordinateur de jouer.',
    nothingToReplay: 'Il n’y a pas de tour à rejouer.',
    noMove: 'L’ordinateur n’a pas encore joué.',
    notWaiting: 'L’ordinateur n’attend pas.',
  },
};

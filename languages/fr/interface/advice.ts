/** What the table says about hints, threats, analysis and review. */

import type { Words } from '../../../engine/shared/language.ts';
import type { adviceText as english } from '../../../renderer/text/advice.ts';
import { plural } from '../plural.ts';
import { a, begin, verb } from './names.ts';

export const adviceText: Words<typeof english> = {
  /** where something is hidden from the viewer */
  known: 'Jugé d’après ce que vous savez.',
  /** after the computer has stopped */
  again: 'Réessayer',
  hint: {
    title: 'Indice',
    asking: 'Recherche d’un indice…',
    stages: ['Quelle pièce', 'Quel coup', 'Pourquoi'] as const,
    more: (stage) =>
      stage === 1 ? 'Appuyez encore sur Indice pour voir le coup.' : 'Appuyez encore sur Indice pour voir la raison.',
    only: 'Il n’y a qu’un seul coup légal.',
    play: 'Le jouer',
    playPlan: 'Tout le tour',
    playNext: 'Un coup',
    plan: 'Les coups du tour',
    next: (label) => `Suite du plan : ${label}.`,
    left: (n) => `${plural(n, 'coup restant', 'coups restants')}.`,
    own: 'Mon propre coup',
    taken: (n) => `${plural(n, 'indice demandé', 'indices demandés')} dans cette partie.`,
    pips: (stage) => `Indice, ${stage} sur 3`,
    said: (stage, sentence) => `Indice, ${stage} sur 3. ${sentence}`,
  },
  /** the first game after the lessons */
  guide: {
    begins: 'Dans cette partie, les indices viennent d’eux-mêmes. Ils en disent moins de tour en tour.',
    ends: 'À partir d’ici, vous jouez sans aide. Appuyez sur Indice chaque fois que vous en voulez un.',
    end: 'Arrêter les indices',
  },
  threats: {
    title: 'Menaces',
    show: (side) => `Si c’était ${a(side)} de jouer`,
    asking: 'Recherche de menaces…',
    more: (n) => `${n} de plus`,
    fewer: 'En afficher moins',
    off: 'Menaces masquées.',
  },
  analysis: {
    title: 'Analyse',
    asking: 'Examen de la position…',
    lines: 'Meilleures lignes',
    line: (n, moves, chance) => `Ligne ${n} : ${moves}. ${chance} sur 100.`,
    wins: (side, actions) => `${begin(side)} ${verb(side, 'gagne', 'gagnent')} en ${plural(actions, 'coup', 'coups')}.`,
    deep: (n) => `${plural(n, 'coup', 'coups')} de profondeur`,
    /** before the wanted depth */
    look: 'Profondeur',
    deeper: 'Regarder un coup plus loin',
    shallower: 'Regarder un coup moins loin',
    depth: (n) => `Regarde ${plural(n, 'coup', 'coups')} à l’avance`,
    stop: 'Arrêter la réflexion',
    goOn: 'Reprendre la réflexion',
    close: 'Fermer l’analyse',
    stopped: 'arrêtée',
    off: 'Analyse fermée.',
    hint: 'Entrée déroule une ligne, Échap revient.',
    /** of the line whose button has the focus */
    focused: (n, move) => `Ligne ${n} : ${move}.`,
    playLine: (n) => `Dérouler la ligne ${n}`,
    playFrom: 'Jouer d’ici',
    nothing: 'Il n’y a rien à examiner : la partie est terminée ici.',
    noLine: 'Il n’y a pas de ligne à dérouler.',
    computers: 'Ici, c’est l’ordinateur qui joue.',
  },
  agree: {
    title: 'Montrer l’analyse aux deux joueurs ?',
    says: 'Elle dit qui est mieux.',
    yes: 'Les deux acceptent',
    no: 'Pas maintenant',
  },
  ahead: {
    fact: (line, at, of, move) =>
      of === 1 && line === null
        ? `Mieux : ${move}.`
        : `${line === null ? 'Meilleure ligne' : `Ligne ${line}`}, ${at} sur ${of} : ${move}.`,
    because: (next, previous) => {
      const ways = [next, previous].filter((key) => key !== null);
      if (ways.length === 0) return 'Échap revient.';
      return `${ways.join(' et ')} ${ways.length > 1 ? 'la parcourent' : 'la parcourt'}, Échap revient.`;
    },
    back: 'Retour à la partie',
    next: 'Coup suivant de la ligne',
    previous: 'Coup précédent de la ligne',
    end: 'C’est la fin de la ligne.',
  },
  scale: {
    label: 'Qui est mieux',
    value: (one, n, other, m) => `${begin(one)} ${n} sur 100, ${other} ${m} sur 100`,
    better: (side, n) => `${begin(side)} ${verb(side, 'est', 'sont')} mieux, ${n} sur 100.`,
    even: 'La position est égale.',
  },
  review: {
    title: 'Revue',
    progress: (done, total) =>
      total === 0
        ? 'La revue commence.'
        : `Revue en cours, ${Math.min(done + 1, total)} sur ${total}. Vous pouvez quitter ; elle continue.`,
    stop: 'Arrêter la revue',
    close: 'Fermer la revue',
    graph: 'Les chances tour par tour',
    start: 'Début',
    turns: (n) => plural(n, 'tour', 'tours'),
    judged: {
      best: 'meilleur coup',
      good: 'aussi bon',
      slip: 'imprécision',
      mistake: 'erreur',
      blunder: 'gaffe',
    } as const,
    /** with its article, in a sentence */
    was: { slip: 'une imprécision', mistake: 'une erreur', blunder: 'une gaffe' } as const,
    rows: { good: 'Meilleurs ou aussi bons', slip: 'Imprécisions', mistake: 'Erreurs', blunder: 'Gaffes' } as const,
    table: 'Tours par camp',
    of: 'Les erreurs de qui',
    mine: 'Les miennes',
    theirs: 'Les siennes',
    both: 'Les deux',
    empty: 'Aucune erreur de votre côté. Rien à montrer.',
    emptyBoth: 'Aucune erreur. Rien à montrer.',
    done: (n) => `Revue prête. ${n === 0 ? 'Aucune erreur.' : `${plural(n, 'erreur', 'erreurs')}.`}`,
    fact: (turn, move, was, before, after) =>
      `Tour ${turn}, ${move} était ${was} : la chance de gagner est passée de ${before} à ${after} sur 100.`,
    good: (turn, move, after) => `Tour ${turn}, ${move} : une chance de gagner de ${after} sur 100.`,
    value: (turn, side, chance, judged) =>
      `Tour ${turn}, ${side} ${chance} sur 100${judged === '' ? '' : `, ${judged}`}`,
    said: (turn, move, judged, better) =>
      `Tour ${turn}, ${move}, ${judged}.${better === '' ? '' : ` Mieux : ${better}.`}`,
    previous: 'Précédente',
    next: 'Erreur suivante',
    first: 'Première erreur',
    show: 'Montrer la meilleure ligne',
    reviewing: 'La revue de la partie est en cours. Vous pouvez quitter ; elle continue.',
  },
};

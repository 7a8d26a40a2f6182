/** What the app says about the known variants that come with it. */

import type { Words } from '../../../engine/shared/language.ts';
import type { knownVariantText as english } from '../../../renderer/text/known-variants.ts';
import { plural } from '../plural.ts';

export const knownVariantText: Words<typeof english> = {
  title: 'Variantes connues',
  door: 'Shogi, xiangqi, makruk et d’autres',
  link: 'Variantes connues',
  find: 'Chercher une variante',
  findHint: 'Nom ou inventeur',
  show: 'Variantes affichées',
  shows: {
    all: 'Toutes',
    favourites: 'Favorites',
    chess: 'Échecs',
    shogi: 'Shogi',
    xiangqi: 'Xiangqi',
    makruk: 'Makruk',
    large: 'Grands échiquiers',
    goals: 'Autres buts',
  },
  count: (n: number) => plural(n, 'variante', 'variantes'),
  nothing: (find: string) => `Aucune variante ne correspond à « ${find} ».`,
  noFavourites: 'Pas encore de favorites. Ouvrez la fiche d’une variante pour en faire une favorite.',
  legend:
    'La longueur dépend des cases et des pièces. Les règles nouvelles sont celles que les échecs n’ont pas, chaque nouvelle marche comprise.',
  length: {
    short: 'plus courte que les échecs',
    usual: 'aussi longue que les échecs',
    long: 'plus longue que les échecs',
  },
  newRules: (n: number) => (n === 0 ? 'aucune règle nouvelle' : plural(n, 'règle nouvelle', 'règles nouvelles')),
  facts: {
    board: 'Échiquier',
    length: 'Longueur',
    newRules: 'Par rapport aux échecs',
    kinds: 'Types de pièces',
    names: 'Autres noms',
    by: 'De',
  },
  isFavourite: 'favorite',
  favourite: 'Favorite',
};

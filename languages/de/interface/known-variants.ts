/** What the app says about the known variants that come with it. */

import type { Words } from '../../../engine/shared/language.ts';
import type { knownVariantText as english } from '../../../renderer/text/known-variants.ts';
import { plural } from '../plural.ts';

export const knownVariantText: Words<typeof english> = {
  title: 'Bekannte Schachvarianten',
  door: 'Shōgi, Xiangqi, Makruk und mehr',
  link: 'Bekannte Schachvarianten',
  find: 'Variante suchen',
  findHint: 'Name oder Erfinder',
  show: 'Welche Varianten gezeigt werden',
  shows: {
    all: 'Alle',
    favourites: 'Favoriten',
    chess: 'Schach',
    shogi: 'Shōgi',
    xiangqi: 'Xiangqi',
    makruk: 'Makruk',
    large: 'Größere Bretter',
    goals: 'Andere Ziele',
  },
  count: (n: number) => plural(n, 'Variante', 'Varianten'),
  nothing: (find: string) => `Keine Variante passt zu „${find}“.`,
  noFavourites: 'Noch keine Favoriten. Öffne die Karte einer Variante, um sie zum Favoriten zu machen.',
  legend:
    'Die Länge richtet sich nach Feldern und Figuren. Neue Regeln sind solche, die es im Schach nicht gibt, jede neue Gangart mitgezählt.',
  length: { short: 'kürzer als Schach', usual: 'so lang wie Schach', long: 'länger als Schach' },
  newRules: (n: number) => (n === 0 ? 'keine neuen Regeln' : plural(n, 'neue Regel', 'neue Regeln')),
  facts: {
    board: 'Brett',
    length: 'Länge',
    newRules: 'Gegenüber Schach',
    kinds: 'Figurenarten',
    names: 'Auch genannt',
    by: 'Von',
  },
  isFavourite: 'Favorit',
  favourite: 'Favorit',
};

/** What is said when something changes at a table on two machines. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Offer, PersonAtTable, TableView } from '../../electron/contract/online.ts';
import type { Side, View } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';
import type { Said } from './effects/describe-effects.ts';

const words = uiText.online;
type Game = { readonly description: Pick<VariantDescription, 'sides'>; readonly view: Pick<View, 'players' | 'clock'> };

/** The player's name, else that of the side; a spectator has none. */
export const personName = ({ description, view }: Game, side: Side | null): string =>
  side === null ? words.people.watcher : view.players[side].name || description.sides[side].name;

/** Whoever plays the other side. */
export const otherPlayer = ({ people, you }: TableView): PersonAtTable | null =>
  people.find(({ person, side }) => person !== you && side !== null) ?? null;
export const ownSide = ({ people, you }: TableView): Side | null =>
  people.find(({ person }) => person === you)?.side ?? null;

/** What the other seat waits to be answered here. */
export const asked = (table: TableView): readonly Offer[] => {
  const side = ownSide(table);
  return side === null ? [] : table.offers.filter(({ by }) => by !== side);
};
export const offersOf = (table: TableView): readonly Offer[] => {
  const side = ownSide(table);
  return side === null ? [] : table.offers.filter(({ by }) => by === side);
};
export const offerWords = (game: Game, { by, what, reveals }: Offer): string =>
  [words.offers.asks[what](personName(game, by)), reveals ? words.offers.reveals : ''].filter(Boolean).join(' ');

/** What the other seat has just declined here; null: nothing. */
export const declinedWords = (table: TableView): string | null =>
  table.declined && table.declined.by === ownSide(table) ? words.offers.refused[table.declined.what] : null;

const wasTold = (before: TableView | null, id: number): boolean => before?.offers.some((o) => o.id === id) ?? false;

/** Who has come, gone or come back, and what was asked since. */
export function tableNews(game: Game, before: TableView | null, now: TableView): readonly Said[] {
  const polite = (text: string): Said => ({ text, urgent: false });
  const people = now.people.flatMap((person): Said[] => {
    if (person.person === now.you) return [];
    const was = before?.people.find((p) => p.person === person.person);
    const name = personName(game, person.side);
    if (!was) return before ? [polite(person.side === null ? words.news.watches : words.news.joined(name))] : [];
    if (was.awayFor === null && person.awayFor !== null && person.side !== null)
      return [polite(game.view.clock ? words.news.awayTimed(name) : words.news.away(name))];
    return was.awayFor !== null && person.awayFor === null && person.side !== null
      ? [polite(words.news.back(name))]
      : [];
  });
  const gone = (before?.people ?? []).flatMap(({ person, side }): Said[] => {
    const isHere = now.people.some((p) => p.person === person || (p.side === side && p.person !== now.you));
    if (side === null || isHere) return [];
    const name = personName(game, side);
    return [polite(game.view.clock ? words.news.leftTimed(name) : words.news.left(name))];
  });
  const offers = asked(now)
    .filter(({ id }) => !wasTold(before, id))
    .map((offer): Said => ({ text: offerWords(game, offer), urgent: true }));
  const declined = declinedWords(now);
  return [...people, ...gone, ...offers, ...(declined === null ? [] : [{ text: declined, urgent: true }])];
}

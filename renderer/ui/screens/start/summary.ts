/** One-line texts about a saved game: the players, the state of the game, when it was last modified. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { SaveSummary } from '../../../../electron/contract/requests.ts';
import { localeOfPage } from '../../../state/language.ts';
import { uiText } from '../../../text/index.ts';

const words = uiText.start;
const DAY = 24 * 60 * 60 * 1000;

/** `MAGI to move, turn 9`, or the result; or that the save cannot be opened. */
export function standing(save: SaveSummary, description: VariantDescription | undefined): string {
  if (save.problem) return words.cannotOpen;
  const waits = awaited(save);
  if (save.byText?.arrived === 'rematch') return waits;
  if (waits !== '' && !save.outcome) return `${waits}, ${words.turn(save.turnNumber)}`;
  if (save.outcome) return uiText.joined.of(uiText.saves.finished, save.outcome.says);
  const side = description?.sides[save.turn].name ?? '';
  return `${words.toMove(side).replace(/\.$/, '')}, ${words.turn(save.turnNumber)}`;
}

/** What a game with a friend elsewhere waits for: `Your turn`, `Waiting for Grace`; empty in other games. */
export function awaited({ byText, players: names }: SaveSummary): string {
  if (!byText) return '';
  if (byText.arrived) return uiText.broker.arrived[byText.arrived];
  const { list, friend } = uiText.correspondence;
  return byText.awaits === 'theirs' ? list.theirs(names[byText.side === 0 ? 1 : 0] || friend) : list[byText.awaits];
}
/** Does it wait for the player here? */
export const awaitsYou = ({ byText }: SaveSummary): boolean => byText?.awaits === 'yours' || byText?.awaits === 'send';

/** `North against South`; empty while no name was entered. */
export function players(save: SaveSummary, description: VariantDescription | undefined): string {
  const [a, b] = save.players;
  if (!a && !b) return '';
  return words.against(a || (description?.sides[0].name ?? ''), b || (description?.sides[1].name ?? ''));
}

/** `20 min + 15 s`; empty without clocks. */
export const timing = ({ timeControl }: SaveSummary): string =>
  timeControl ? uiText.clock.short(timeControl.kind, timeControl.times) : '';

/** A time in words: `today, 22:10`, `yesterday, 22:10`, `Sunday`, `12 Nov`, `3 Nov 2024`. */
export function when(moment: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeOfPage(), options).format(moment);
  const clock = say({ hour: '2-digit', minute: '2-digit' });
  if (moment >= midnight) return `${uiText.days.today}, ${clock}`;
  if (moment >= midnight - DAY) return `${uiText.days.yesterday}, ${clock}`;
  if (moment >= midnight - 6 * DAY) return say({ weekday: 'long' });
  const sameYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return say(sameYear ? { day: 'numeric', month: 'short' } : { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A moment to the minute: `24 Nov 2026, 08:10`. */
export const timeOf = (moment: number): string =>
  new Intl.DateTimeFormat(localeOfPage(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

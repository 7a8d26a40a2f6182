/** Rules of games from files: known variants and people's own to change, new ones to write, and files to open. */
import { type GamePlace, LARGEST_GAMES_TEXT, type OwnGameSummary } from '../../../electron/contract/own-games.ts';
import { isRules } from '../../../engine/shared/rules-text.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { showOwn } from '../own-games/own-games.ts';
import { openWorkshop } from '../own-games/workshop.ts';
import { askForFile } from './files.ts';

const words = uiText.ownGames;
const app = () => useApp.getState();

/** Opens the text of a game of one's own to change it. */
export const changeRules = (place: GamePlace): Promise<void> => openText(place, place.game);
/** Opens the text of a game as that of a new one, which is kept once something was changed. */
export const copyRules = (place: GamePlace): Promise<void> => openText(place, null);
async function openText(place: GamePlace, game: string | null): Promise<void> {
  const read = await app().tryTo('games.text', { place });
  if (read) openWorkshop(read.text, game);
}
export function writeRules(): void {
  openWorkshop(words.begin, null);
}

/** Asks for a file, by the host's dialog where it has one; a game that can be played is added at once, others are shown. */
export async function openRules(): Promise<void> {
  const text = app().hello?.native ? (await app().tryTo('games.choose', {}))?.text : await chosenText();
  if (text !== undefined && text !== null) await takeRules(text);
}
export async function takeRules(text: string): Promise<void> {
  // the workshop shows how far it is
  if (hasSeveral(text)) return openWorkshop(text, null, 'text');
  const read = await app().tryTo('games.read', { text });
  if (!read) return;
  const [first, ...others] = read.games;
  if (first?.text !== undefined && first.text !== null && others.length === 0) {
    const added = await app().tryTo('games.add', { text: first.text });
    if (!added) return;
    app().toast(words.added(added.title));
    return showGame(added);
  }
  openWorkshop(text, null, 'text');
}
/** Are there sections, and none of our own format? */
const hasSeveral = (text: string): boolean =>
  !isRules(text) && !text.includes('fairygame') && [...text.matchAll(/^[ \t]*\[[^\]\n]+\]/gm)].length > 1;
async function chosenText(): Promise<string | null> {
  const file = await askForFile('.fairygame,.ini,.txt,text/plain');
  if (!file) return null;
  const isTooBig = file.size > LARGEST_GAMES_TEXT;
  const text = isTooBig ? null : await file.text().catch(() => null);
  if (text === null) app().toastFailure(isTooBig ? words.tooBig : words.unreadable);
  return text;
}

/** Shows the list with this game of one's own. */
export async function showGame(summary: OwnGameSummary): Promise<void> {
  const { layers, open } = app();
  if (layers.at(-1)?.page !== 'own-games') open('own-games');
  await showOwn(summary);
}
/** Rules that were opened without a request of this page are shown at once. */
export function followRules(): void {
  const { hello, on } = app();
  on?.rules((summary) => void showGame(summary));
  if (hello?.rules) void showGame(hello.rules);
}

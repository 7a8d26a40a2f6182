/**
 * Says what a text is that was pasted or dropped: a game, a turn, an invitation, a position, the rules of a game, or the code
 * of a table. Nothing is opened or changed; what is done with it is asked for by itself, and checked again.
 */

import type { Variant } from '../../../engine/core/variant.ts';
import { isFen, rowsOfFen } from '../../../engine/exchange/fen.ts';
import { gamesOfHeight } from '../../../engine/exchange/known-names.ts';
import type { KnownVariant } from '../../../engine/exchange/known-variant.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import { draftText } from '../../../engine/exchange/setup/setup-text.ts';
import { gameIdsIn } from '../../../engine/match/correspondence/correspondence.ts';
import { rulesIn } from '../../../engine/match/correspondence/invitation.ts';
import { isTurnText, type ReceivedText, readReceivedText } from '../../../engine/match/correspondence/turn-line.ts';
import { Match } from '../../../engine/match/match.ts';
import { type Gradual, UNKNOWN } from '../../../engine/match/save/gradual.ts';
import { writeSave } from '../../../engine/match/save/save.ts';
import { isGameText } from '../../../engine/match/text/read-game-text.ts';
import { words } from '../../../engine/match/words.ts';
import { said } from '../../../engine/shared/language.ts';
import { ok } from '../../../engine/shared/result.ts';
import { ownVariants, variantNamed, variants } from '../../../engine/variants/registry.ts';
import { isPageWithDiagram } from '../../../engine/workshop/import/diagram-text.ts';
import { hasRules } from '../../../engine/workshop/import/foreign-rules.ts';
import type { Draft } from '../../contract/description.ts';
import { LONGEST_POSITION } from '../../contract/description.ts';
import { type Found, recogniseMessages as messages, type Recognised } from '../../contract/foreign-text.ts';
import { errorMessages, gameMessages } from '../../contract/messages.ts';
import { LARGEST_GAMES_TEXT } from '../../contract/own-games.ts';
import type { Answer } from '../../contract/result.ts';
import { knownVariant } from '../../games/known-variants.ts';
import { decodeInvitation, encodeInvitation } from '../../online/invite-code.ts';
import { now } from '../../saves/clock.ts';
import { quietly } from '../../saves/work.ts';
import { isWrittenGame, writtenGamesIn } from '../../saves/written-game.ts';
import type { AppSession } from '../app-session.ts';
import { checked } from '../setup/checked-draft.ts';
import { foreignKind } from './foreign-kind.ts';

/** games of one text that are offered one by one */
const MOST_GAMES = 20;
/** words of a text that are compared with each game, where none can read all of it */
const MOST_WORDS = 60;

const nothingBut = (why: string): Recognised => ({ found: [], why });

export async function recognise(app: AppSession, text: string): Promise<Answer<Recognised>> {
  if (text.trim() === '') return ok(nothingBut(messages.empty));
  const seen = await recogniseOwn(app, text);
  if (!seen.ok || seen.value.found.length > 0) return seen;
  const foreign = foreignKind(text);
  return foreign === null ? seen : ok(nothingBut(messages.foreign[foreign]));
}
async function recogniseOwn(app: AppSession, text: string): Promise<Answer<Recognised>> {
  // no text of another kind is that long
  if (/^\s*\{/.test(text) && text.length > LONGEST_POSITION) return ok(await gamesOf(app, [text]));
  if (isTurnText(text)) return ok(await turnIn(app, text));
  if (text.length <= LARGEST_GAMES_TEXT && (hasRules(text) || isIni(text) || isDiagram(text)))
    return rulesOf(app, text);
  if (isWrittenGame(text)) {
    const games = writtenGamesIn(text);
    // one game is read where it stands, so that an error has its line
    return ok(await gamesOf(app, games.length > 1 ? games : [text]));
  }
  if (text.length > LONGEST_POSITION) return ok(nothingBut(whyTooLong(text.slice(0, LONGEST_POSITION))));
  const code = decodeInvitation(text);
  if (code.ok) return ok({ found: [{ is: 'code', text: encodeInvitation(code.value) }], why: null });
  if (isFen(text)) return ok(await quietly(fenPositions(text)));
  const position = positionsIn(text);
  if (position.found.length > 0) return ok(position);
  if (/^\s*\{/.test(text)) return ok(await gamesOf(app, [text]));
  return ok(looksLikeCode(text) ? nothingBut(code.error.message) : position);
}

/** `start`: of a text that would be read if it were shorter. */
function whyTooLong(start: string): string {
  if (isTurnText(start)) return words.longTurnText;
  if (hasRules(start)) return errorMessages.gamesTooLong;
  return isGameText(start) ? words.textTooLong : messages.nothing;
}

/** The `variants.ini` of another program. */
const isIni = (text: string): boolean => /^[^\S\n]*\[[\w-]+(:[\w-]+)?\][^\S\n]*$/m.test(text);
/** An Interactive Diagram, by itself or on a page. */
const isDiagram = (text: string): boolean =>
  isPageWithDiagram(text) || (/^\s*(?:files|ranks)=\d+/m.test(text) && /^\s*[\w ]+:[A-Za-z]{1,2}[':]?:/m.test(text));
/** Groups of letters, and nothing else. */
const looksLikeCode = (text: string): boolean => /^\s*([A-Z2-9]{5}[\s-]+){3}/i.test(text);

async function turnIn(app: AppSession, text: string): Promise<Recognised> {
  const received = readReceivedText(text);
  if (!received.ok) return nothingBut(received.error.message);
  for (const game of gameIdsIn(received.value)) {
    const save = await app.catalogue.byText(game);
    if (save === null) continue;
    const { title, players, byText } = await app.catalogue.summary(save);
    const friend = players[byText?.side === 0 ? 1 : 0].trim();
    return { found: [{ is: 'turn', title, friend: friend === '' ? messages.friend : friend }], why: null };
  }
  const rules = rulesIn(received.value);
  if (!rules.ok) return nothingBut(rules.error.message);
  return { found: [{ is: 'invitation', title: titleInvited(received.value) }], why: null };
}
/** Of a game of somebody's own the title is in its rules, which nobody has tried yet. */
function titleInvited({ lines }: ReceivedText): string {
  for (const { head } of lines) {
    const { variant } = head as { readonly variant?: { readonly id?: unknown } };
    const known = typeof variant?.id === 'string' ? variantNamed(variant.id) : undefined;
    if (known) return said(known.words.title);
  }
  return '';
}

async function gamesOf(app: AppSession, texts: readonly string[]): Promise<Recognised> {
  const found: Found[] = [];
  const wrong: string[] = [];
  for (const [i, text] of texts.slice(0, MOST_GAMES).entries()) {
    const admitted = await app.admitGameOf(text);
    if (!admitted.ok) return nothingBut(admitted.error.message);
    const opening = await app.catalogue.open(text);
    if (!opening.ok) {
      const why = opening.problem?.happened ?? opening.error.message;
      if (texts.length > 1) {
        wrong.push(messages.oneOfGames(i + 1, why));
        continue;
      }
      return { found: [], why, ...(opening.problem && { problem: opening.problem }) };
    }
    const { match } = opening.value;
    const turns = match.path().findLast(({ kind }) => kind === 'action')?.turnNumber ?? 0;
    found.push({ is: 'game', title: said(match.variant.words.title), turns, text });
  }
  if (texts.length > MOST_GAMES) wrong.push(messages.manyGames(texts.length, MOST_GAMES));
  return { found, why: wrong.length > 0 ? wrong.join(' ') : null };
}

async function rulesOf(app: AppSession, text: string): Promise<Answer<Recognised>> {
  // whether there are more is all that is said of the others
  const read = await app.games.gamesIn(text, { most: 2 });
  if (!read.ok) return read;
  const [first, ...more] = read.value.games;
  if (!first) return ok(nothingBut(messages.nothing));
  const [wrong] = first.problems;
  const title = more.length > 0 || first.title === '' ? '' : first.title;
  const says = wrong ? gameMessages.bad(wrong.line, wrong.column, wrong.says, first.problems.length - 1) : null;
  return ok({ found: [{ is: 'rules', title, wrong: more.length > 0 ? null : says }], why: null });
}

/** The known variants that can read a FEN; where castling needs another first position, a game in which nothing was played. */
function* fenPositions(text: string): Gradual<Recognised> {
  const found: Found[] = [];
  for (const known of gamesOfHeight(rowsOfFen(text))) {
    // each may have to be made first
    yield UNKNOWN;
    found.push(...positionIn(knownVariant(known), text));
  }
  return found.length > 0 ? { found, why: null } : nothingBut(messages.noFen);
}
function positionIn(known: KnownVariant, fen: string): readonly Found[] {
  const { variant } = known;
  const read = known.fromFen(fen);
  // both sides may have other first positions, as in double Chess960
  if (!read.ok || read.value.game !== known.usual().game) return [];
  const title = said(variant.words.title);
  const { options, start = null } = read.value;
  if (Object.keys(options).length > 0) {
    const match = Match.begin({ variant, options, players: [{ name: '' }, { name: '' }], start });
    if (!match.ok) return [];
    const at = now();
    return [{ is: 'game', title, turns: 0, text: writeSave(match.value, { name: title, created: at, changed: at }) }];
  }
  // whether it can be played is told where it is set up: asking every game takes seconds
  return [{ is: 'position', variant: variant.id, title, text: draftText(variant, start as Draft) }];
}

/** The games that can read all of a text as a position; those in which it can be played, if there are any. */
function positionsIn(text: string): Recognised {
  const known = [...variants, ...ownVariants()];
  const read = known.flatMap((variant) => {
    const draft = readSetupDraft(variant, text);
    return draft.ok && draft.value.pieces.length > 0 ? [{ variant, draft: draft.value }] : [];
  });
  const playable = read.filter(({ variant, draft }) => checked(variant, {}, draft).problems.length === 0);
  const fits = playable.length > 0 ? playable : read;
  const found = fits.map(({ variant }) => ({
    is: 'position' as const,
    ...{ variant: variant.id, title: said(variant.words.title), text },
  }));
  return found.length > 0 ? { found, why: null } : nothingBut(whyNoPosition(known, text));
}
/** What is wrong with it as a position of the game that can read most of its words. */
function whyNoPosition(known: readonly Variant[], text: string): string {
  const tokens = text.split(/\s+/).filter((word) => word.includes('@'));
  if (tokens.length === 0) return messages.nothing;
  const readBy = (variant: Variant): number =>
    tokens.slice(0, MOST_WORDS).filter((word) => readSetupDraft(variant, word).ok).length;
  const counts = known.map((variant) => ({ variant, count: readBy(variant) }));
  const nearest = counts.reduce((best, one) => (one.count > best.count ? one : best));
  const draft = readSetupDraft(nearest.variant, text);
  if (nearest.count === 0 || draft.ok) return messages.nothing;
  return messages.position(said(nearest.variant.words.title), draft.error.message);
}

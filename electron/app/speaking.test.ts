/** The application in another language: what it tells a page, and that what it keeps does not change. */
import { afterEach, expect, test } from 'vitest';
import { Position } from '../../engine/core/position.ts';
import { begin } from '../../engine/match/fixtures/begin.fixture.ts';
import { dice } from '../../engine/match/fixtures/dice.fixture.ts';
import { everything } from '../../engine/match/fixtures/fourchan.fixture.ts';
import { outcomeSaid } from '../../engine/match/outcome-said.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { gameTextOf } from '../../engine/match/text/game-text.ts';
import { ENGLISH } from '../../engine/shared/language.ts';
import { PSEUDO } from '../../engine/shared/pseudo-language.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { errorMessages as frenchErrors } from '../../languages/fr/host/messages.ts';
import type { Draft } from '../contract/description.ts';
import { codeMessages, tableMessages } from '../contract/direct-messages.ts';
import { recogniseMessages } from '../contract/foreign-text.ts';
import { brokerMessages } from '../contract/mailbox-messages.ts';
import { errorMessages } from '../contract/messages.ts';
import { publicBrokers } from '../contract/public-brokers.ts';
import { usualSettings } from '../contract/settings.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, startGame } from './application.fixture.ts';
import { inLanguage, languageFor, speak } from './speaking.ts';

afterEach(() => speak(ENGLISH));

test('a language that is chosen in the settings is spoken at once: descriptions, refusals, pieces with their sides', async () => {
  const app = await openTestApp(temporaryFolder());
  expect((await app.get('app.hello', {})).language).toBe(ENGLISH);
  await app.get('settings.change', { language: 'de' });
  const { language, variants } = await app.get('app.hello', {});
  expect(language).toBe('de');
  const acid = variants.find(({ id }) => id === 'acid');
  expect(acid?.kinds.find(({ id }) => id === 'angel')).toMatchObject({
    ...{ name: 'Engel', english: 'Angel', called: { magi: 'MAGI-Engel' } },
  });
  const { sections } = await app.get('rules.book', { variant: 'deicide' });
  expect(sections.find(({ kind }) => kind === 'snail')?.title).toBe('Schnecke');
  expect(await app.ask('match.undo', { match: '', revision: 0, unit: 'action' })).toMatchObject({
    error: { code: 'no-match', message: expect.stringContaining('Keine Partie') },
  });
});

test('a known variant has its title in the list, at the table and among saved games', async () => {
  const app = await openTestApp(temporaryFolder());
  await app.get('settings.change', { language: 'de' });
  const { shelf } = await app.get('games.list', {});
  expect(shelf.find(({ game }) => game === 'duck')).toMatchObject({ title: 'Entenschach' });
  const { variant } = await app.get('games.use', { place: { list: 'shelf', game: 'duck' } });
  const { variants } = await app.get('app.hello', {});
  expect(variants.find(({ id }) => id === variant)).toMatchObject({ title: 'Entenschach' });
  await startGame(app, variantNamed(variant)!);
  expect((await app.get('library.list', {})).saves).toMatchObject([{ title: 'Entenschach' }]);
});

test('why a piece cannot go somewhere, and that it can be lost, is said in the language', async () => {
  const app = await openTestApp(temporaryFolder());
  await app.get('settings.change', { language: 'de' });
  const { variants } = await app.get('app.hello', {});
  const view = await startAcid(app);
  const cells = variants.find(({ id }) => id === view.variant)?.topology.cells ?? [];
  const [from, to] = ['e1', 'e2'].map((name) => cells.findIndex((cell) => cell.name === name));
  const king = view.pieces.find((piece) => piece.at === from)!;
  const why = await app.get('match.why', { ...atView(view), piece: king.id, cell: to });
  expect(why.says).toBe('Die MAGI-Diskette auf e2 gehört zur selben Seite und kann nicht geschlagen werden.');
});

test('what keeps a position from being played names sides and pieces in the language', async () => {
  const app = await openTestApp(temporaryFolder());
  await app.get('settings.change', { language: 'de' });
  const pieces = [{ kind: 'king', side: 'black', at: 'h16' }];
  const { problems } = await app.get('setup.check', {
    variant: 'deicide',
    options: {},
    draft: { turn: 'white', pieces },
  });
  expect(problems.map(({ says }) => says)).toEqual(['Weiß hat keinen König.']);
});

test('somebody at another machine is answered in their language, also by what is begun for them', async () => {
  const heard = await inLanguage('fr', async () => {
    await Promise.resolve();
    return errorMessages.noMatch;
  });
  expect([heard, errorMessages.noMatch]).toEqual([frenchErrors.noMatch, 'No game is open. Start one or open one.']);
});

test('an action in words is shown in the language in the list of moves, also of one that was played in another', async () => {
  const app = await openTestApp(temporaryFolder());
  const begun = { start: 'T@e5 m@e6 A@a1 a@j10', actions: ['Te5@e6>d4'] };
  const view = await startGame(app, variantNamed('fourchan')!, begun);
  const last = async () => (await app.get('match.history', atView(view))).nodes.at(-1)?.label;
  expect(await last()).toBe('T e5 lifts e6 to d4');
  await app.get('settings.change', { language: 'de' });
  expect(await last()).toBe('T e5 hebt e6 an und setzt auf d4 ab');
});

test('by whom a /b/ moves, and what stands in the way of terrain, is said in the language', async () => {
  const app = await openTestApp(temporaryFolder());
  await app.get('settings.change', { language: 'de' });
  const { pieces } = await startGame(app, variantNamed('fourchan')!, { start: everything as unknown as Draft });
  const told = pieces.flatMap(({ notes }) => notes.map(({ says }) => says));
  expect(told).toContain('Es zieht wie ein /tg/; das bestimmt der letzte Zug der anderen Seite.');
  expect(told).toContain('Es kann auch ziehen wie ein /n/, absorbiert bei seinem ersten Schlag.');
  const king = (side: string, at: string) => ({ kind: 'king', side, at });
  const terrain = [{ feature: 'wall', at: 'a5' }];
  const refused = Position.start(
    variantNamed('deicide')!,
    {},
    { pieces: [king('white', 'a5'), king('black', 'h16')], terrain },
  );
  expect(refused.ok ? '' : refused.error.message).toBe(
    'Mauer und weißer König können nicht beide auf a5 sein: Entferne eins von beiden.',
  );
});

test.each(['acid', 'deicide', 'fourchan', 'chesimals'])(
  'a game of %s that is played in another language is kept and written as in English, and its result is told in it',
  (id) => {
    const playedIn = (tag: string) =>
      inLanguage(tag, () => {
        const match = begin(variantNamed(id)!);
        const roll = dice(7);
        for (let n = 0; n < 40 && !match.outcome; n++) {
          const actions = match.position.actions();
          match.play(actions[roll(actions.length)].text);
        }
        if (!match.outcome) match.resign(match.position.turn);
        const save = writeSave(match, { name: 'Kept', created: 0, changed: 0 });
        return { save, text: gameTextOf(match, null, null).text, told: outcomeSaid(match.variant, match.outcome!) };
      });
    const [english, other] = [playedIn(ENGLISH), playedIn(PSEUDO)];
    expect([other.save, other.text]).toEqual([english.save, english.text]);
    expect(other.told).toMatch(/^\[.*\]$/);
  },
);

test.each([
  ['a pasted text', () => recogniseMessages.empty, 'Füge zuerst den Text ein.'],
  ['a table', () => tableMessages.closed.ended, 'Der Gastgeber hat den Tisch geschlossen.'],
  ['a code', () => codeMessages.tooLong(9, 8), 'Dieser Code hat 9 Buchstaben und braucht nur 8.'],
  ['a broker', () => brokerMessages.lost, 'Die Verbindung zum Broker ist abgebrochen.'],
  ['a public broker', () => publicBrokers[1].says(), expect.stringMatching(/^Ein öffentlicher Server/)],
])('%s is spoken of in the language', (_, says, german) => {
  expect(inLanguage('de', says)).toEqual(german);
});

test.each([
  ['the one that was chosen', 'de', ['fr'], 'de'],
  ['English where a settings file names one that there is not', 'xx', ['de'], 'en'],
  ['English where the system prefers one that is not whole', 'system', ['sw-KE', 'en'], 'en'],
])('the language is %s', (_, language, preferred, spoken) => {
  expect(languageFor({ ...usualSettings, language }, preferred)).toBe(spoken);
});

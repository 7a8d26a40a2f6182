/** A match that begins from a shuffled first position: its number goes with saves, texts and invitations. */
import { expect, test } from 'vitest';
import { OWN_GAME } from '../shared/own-game.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import { invitationText } from './correspondence/invitation.ts';
import { begin, must, playEach } from './fixtures/begin.fixture.ts';
import { anyVariant } from './fixtures/own-game.fixture.ts';
import { readPastedInvitation } from './fixtures/received.fixture.ts';
import type { Match } from './match.ts';
import { atOnce } from './save/gradual.ts';
import { openSave } from './save/open.ts';
import { writeSave } from './save/save.ts';
import { gameTextOf } from './text/game-text.ts';
import { readGameText } from './text/read-game-text.ts';

const about = { name: 'Shuffled', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const chess960 = anyVariant(`${OWN_GAME}0123456789abcdef0960`, shelf.get('chess960'))!;
/** The number of the first position with these letters on White's first rank. */
function numberOf(rank: string): string {
  const { position: usual } = begin(chess960);
  const letters = (position: typeof usual): string =>
    [...'abcdefgh'].map((file) => position.census().match(new RegExp(`([A-Z])@${file}1`))?.[1]).join('');
  const numbers = Array.from({ length: 960 }, (_, n) => `${n}`);
  return numbers.find((position) => letters(begin(chess960, { position }).position) === rank)!;
}
/** The King goes to g1, and the Rook stays on f1. */
const position = numberOf('RBBNKRQN');
const everything = (match: Match): unknown => [match.options, match.position.save(), match.position.census()];
const played = (): Match =>
  playEach(begin(chess960, { position }), ['Pg2-g4', 'Pg7-g5', 'Qg1-g3', 'Qg8-g6', 'Ke1-g1,Rf1-f1']);

test('the first position and the castling from it come back from a save', () => {
  const text = writeSave(played(), about);
  expect(JSON.parse(text).options).toEqual({ position });
  expect(everything(must(openSave(text, anyVariant)).match)).toEqual(everything(played()));
});
test('a save of the usual first position says nothing of it', () => {
  expect(JSON.parse(writeSave(begin(chess960), about)).options).toEqual({});
});
test('they come back from the text of the game', () => {
  const { text } = gameTextOf(played(), null, null);
  expect(text).toContain(`[Options "position=${position}"]`);
  const read = atOnce(readGameText(text, (id) => (id === chess960.id ? chess960 : undefined), []));
  expect(everything(must(read).match)).toEqual(everything(played()));
});
test('an invitation brings the first position', () => {
  const text = must(invitationText(played(), 'fedcba98765432100123456789abcdef', 1, { rules: Uint8Array.of(0) }));
  const invited = must(readPastedInvitation(text, () => chess960)).match;
  expect(invited.options).toEqual({ position });
});
test('a King that stays where he is castles with the Rook that is clicked', () => {
  const match = playEach(begin(chess960, { position: numberOf('RBBNQNKR') }), ['Nf1-g3', 'Nf8-g6']);
  const castling = match.position.actions().find(({ text }) => text === 'Kg1-g1,Rh1-f1');
  expect(castling).toMatchObject({
    kind: 'castle',
    targets: [{ cell: chess960.topology.parse('h1'), mark: 'special' }],
  });
  playEach(match, ['Kg1-g1,Rh1-f1', 'Kg8-g8,Rh8-f8']);
  expect(match.position.census()).toMatch(/K@g1 .*R@f1.* k@g8 .*r@f8/);
});

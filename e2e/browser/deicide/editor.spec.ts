/**
 * Positions of Deicide Chess from outside: built in the editor, pasted as a line or as an array in rows, and opened
 * from files that another program wrote. What the rules forbid is refused, each problem with its square and its reason;
 * a custom array can be played.
 */
import { fieldsOf, signed } from '../../../engine/match/fixtures/forge.fixture.ts';
import { problems as problemMessages } from '../../../engine/variants/deicide/words/words-start.ts';
import { deicide, standing, TITLE } from '../../harness/deicide.ts';
import { FlatPlayer, filesIn, test } from '../../harness/flatPlayer.ts';
import { matchOf, saveOf } from '../../harness/games.ts';
import { expect } from '../../harness/player.ts';

const usual = [
  'rnbovhaqkchvobnr',
  'umwexiftszylewmu',
  'jdjdjdjddjdjdjdj',
  'pppppppppppppppp',
  ...Array<string>(8).fill('16'),
  'PPPPPPPPPPPPPPPP',
  'JDJDJDJDDJDJDJDJ',
  'UMWEXIFTSZYLEWMU',
  'RNBOVHAQKCHVOBNR',
];
/** The array in rows, with one rank replaced. */
const array = (rank: number, row: string): string => usual.map((one, i) => (i === 16 - rank ? row : one)).join('/');

class Editor extends FlatPlayer {
  static async open({ page }: FlatPlayer, options: readonly string[] = []): Promise<Editor> {
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    for (const option of options) {
      const [name = '', value = ''] = option.split('=');
      await page.getByRole('radiogroup', { name }).getByRole('radio', { name: value }).click();
    }
    await page.getByRole('button', { name: 'Set up a position' }).click();
    const editor = new Editor(page);
    await editor.screen('setup');
    await editor.has(0);
    return editor;
  }
  get problems() {
    return this.page.getByTestId('setup-problems');
  }
  /** The host has validated the draft, and found this many problems. */
  async has(count: number): Promise<void> {
    await expect(this.problems).toHaveAttribute('data-count', String(count));
  }
  /** Exactly these problems, each with its square; and the position cannot be played. */
  async refuses(...faults: readonly string[]): Promise<void> {
    await this.has(faults.length);
    expect((await this.problems.getByRole('listitem').allInnerTexts()).sort()).toEqual([...faults].sort());
    await expect(this.page.getByTestId('setup-play')).toHaveAttribute('aria-disabled', 'true');
  }
  async tool(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
  async paste(text: string): Promise<void> {
    await this.page.getByLabel('The position as text').fill(text);
    await this.tool('Put it on the board');
  }
  /** The game begins from here. */
  async begins(): Promise<void> {
    await this.page.getByTestId('setup-play').click();
    await this.atTable();
  }
}
const says = (id: keyof typeof problemMessages, parts: Readonly<Record<string, string>> = {}): string =>
  problemMessages[id].replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

test('two Kings, a pawn on its last rank where it would promote, a piece in a Wall: each with its square and the reason', async ({
  flat,
}) => {
  const editor = await Editor.open(flat, ['Terrain=On', 'Pawn pushed to the far rank=Becomes a Queen']);
  const { page } = editor;
  await editor.tool('Empty board');
  await editor.refuses(says('no-king', { side: 'White' }), says('no-king', { side: 'Black' }));
  await editor.tool('White King, K');
  await editor.click('i1');
  await editor.click('a1');
  // the King in hand becomes a black one
  await page.getByRole('radio', { name: 'Black', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Black King, k', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await editor.click('i16');
  const two = says('too-many-kings', { side: 'White' });
  await editor.refuses(`a1: ${two}`, `i1: ${two}`);
  // the problem links to its square
  await page.getByRole('button', { name: `a1: ${two}` }).click();
  await expect(editor.button('a1')).toBeFocused();
  await editor.press('Delete');
  await editor.has(0);

  await editor.tool('Black Rookie, j');
  await editor.click('d1');
  await editor.refuses(`d1: ${says('pawn-on-last-rank', { piece: 'Rookie', cell: 'd1' })}`);
  await editor.tool('Clear squares');
  await editor.click('d1');
  await editor.has(0);

  await editor.paste('K@i1 k@i16 N@e5 wall@e5 wall@e3');
  await editor.refuses(
    'e5: Wall and White Knight cannot both be on e5: remove one of them.',
    `e3: ${says('terrain-ranks', { feature: 'Wall', cell: 'e3' })}`,
  );
  await editor.paste('K@i1 k@i16 N@e5 wall@g7');
  await editor.has(0);
  await editor.begins();
  expect(await editor.census()).toBe('K@i1 N@e5 k@i16');
  expect(await editor.label('g7')).toContain('Wall');
});

test('a pawn that was pushed to its last rank can be pasted and played on with', async ({ flat }) => {
  const editor = await Editor.open(flat);
  await editor.paste('K@p2 U@e2 k@p16 p@e1 j@f1');
  await editor.has(0);
  await editor.begins();
  expect(await editor.census()).toBe('K@p2 U@e2 j@f1 k@p16 p@e1');
});

test('an array in rows: a row that cannot be parsed is refused with its number; a custom one is played', async ({
  flat,
}) => {
  const editor = await Editor.open(flat);
  const { page } = editor;
  const wrong = page.getByTestId('setup').getByRole('alert');
  await editor.paste(usual.slice(1).join('/'));
  await expect(wrong).toContainText('There are 15 rows, but the board has 16.');
  await editor.paste(array(1, 'RNBOVHAGKCHVOBNR'));
  await expect(wrong).toContainText('Row 16 has G at character 8');
  await editor.paste(array(4, 'PPPPPPPPPPPPPPP'));
  await expect(wrong).toContainText('Row 13 has 15 squares');
  await editor.paste(array(1, 'RNBOVHAKKCHVOBNR'));
  const two = says('too-many-kings', { side: 'White' });
  await editor.refuses(`h1: ${two}`, `i1: ${two}`);

  // Queens instead of Knights, and no pawns in front of them
  await editor.paste(`${array(1, 'RQBOVHAQKCHVOBQR')} b`);
  await editor.has(0);
  await editor.begins();
  expect((await editor.state).turn).toBe('black');
  expect(await editor.label('b1')).toContain('White Queen');
  await editor.play('a13', 'a9');
  await editor.play('i4', 'i8');
  expect(await editor.label('i8')).toContain('White Pawn');

  // it is a game like any other: saved, and resumed
  await editor.leaveTable();
  await editor.continueGame();
  expect(await editor.label('b1')).toContain('White Queen');
  await expect(editor.moves).toHaveCount(2);
});

const good = { name: 'Another program’s', pieces: 'K@i1 Q@b4 k@i16', options: { terrain: 'on' } } as const;
/** A save as another program might write it: it contains something that is not ours, and its checksum is right. */
function written(from: string, to: string, options: Readonly<Record<string, string>> = good.options): string {
  const text = saveOf(deicide({ ...good, options }));
  const changed = JSON.parse(text.replace(from, to)) as Record<string, unknown>;
  expect(JSON.stringify(changed), from).not.toBe(JSON.stringify(JSON.parse(text)));
  return JSON.stringify(signed(fieldsOf(JSON.stringify(changed))));
}
const foreign: readonly (readonly [what: string, text: string, told: readonly RegExp[]])[] = [
  ['a piece there is not', written('"queen"', '"jester"'), [/b4/, /jester/]],
  ['a square there is not', written('"at":"b4"', '"at":"q17"'), [/q17/]],
  ['a house rule there is not', written('"bigbang"', '"bigbong"'), [/bigbong/]],
  ['a value that a house rule has not', written('"departure":"waits"', '"departure":"never"'), [/departure/, /never/]],
  ['two Kings', written('"queen","side":"white"', '"king","side":"white"'), [/b4|i1/, /more than one King/]],
  [
    'a pawn on its last rank where it would promote',
    written('"queen","side":"white","at":"b4"', '"pawn","side":"white","at":"b16"', { pushed: 'promotes' }),
    [/b16/, /last rank/],
  ],
];
test('saves with what this game does not have are refused with the reason; a damaged one too; none is added to the library', async ({
  flat,
  home,
}) => {
  const { page } = flat;
  for (const [what, text, told] of foreign)
    await test.step(what, async () => {
      await flat.chooseFile('Open a file', what, text);
      const dialog = page.getByRole('dialog');
      // visible, not in the folded details
      const rows = await dialog.locator('dl').innerText();
      for (const part of told) expect(rows, what).toMatch(part);
      await flat.press('Escape');
      await expect(dialog).toHaveCount(0);
      await flat.atStart();
    });
  const damaged = saveOf(deicide(good)).replace('"b4"', '"c4"');
  await flat.chooseFile('Open a file', 'damaged', damaged);
  await expect(flat.dialog('This save is damaged')).toContainText('The file of this game is damaged.');
  await flat.press('Escape');
  await flat.atStart();
  expect(filesIn(home, 'library')).toEqual([]);
  await flat.open(deicide(good));
  expect(await flat.census()).toBe(standing(matchOf(deicide(good)).position.census()));
});

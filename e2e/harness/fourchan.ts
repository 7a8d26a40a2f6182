/**
 * Shared code of the tests of 4chan chess: games as files, the texts of the variant, input for stacks and choices, and
 * the census that the page itself shows: labels of cells with both pieces of a stack, hands, teleporters. A test checks
 * that the right sentence is in the right place, and leaves its wording to the variant's texts.
 */
import { conditions, endings, kinds, reasons } from '../../engine/variants/fourchan/words/words.ts';
import { matchOf, type Opened, type SavedGame } from './games.ts';
import { expect, inOrder, type Player } from './player.ts';
import { filledIn, type Parts, wording } from './wording.ts';

export const TITLE = '4chan chess';

export const fourchan = (game: Opened): SavedGame => ({ ...game, variant: 'fourchan' });
export const censusOf = (game: Opened): string => matchOf(fourchan(game)).position.census();

export const condition = (id: keyof typeof conditions, parts: Parts = {}): string => filledIn(conditions[id], parts);
export const { reason, ending } = wording(reasons, endings);

// --- reading the page ---

const letters: ReadonlyMap<string, string> = new Map(Object.values(kinds).map((kind) => [kind.name, kind.letter]));
const written = (side: string, name: string): string => {
  const letter = letters.get(name) ?? '?';
  return side === 'White' ? letter : letter.toLowerCase();
};

/** One cell's label as tokens: `a2, White /k/ on /n/, White teleporter` is `K@a2^ N@a2 #w@a2`. */
function tokensOf(label: string): string[] {
  const [cell = '', who = '', ...more] = label.split(', ');
  const [, side = '', name = '', mount] = /^(White|Black) (\+?[/\w]+)(?: on (\+?[/\w]+))?$/.exec(who) ?? [];
  const gate = more.map((part) => /^(White|Black) teleporter$/.exec(part)?.[1]).find((owner) => owner !== undefined);
  return [
    ...(side === '' ? [] : [`${written(side, name)}@${cell}${mount === undefined ? '' : '^'}`]),
    ...(mount === undefined ? [] : [`${written(side, mount)}@${cell}`]),
    ...(gate === undefined ? [] : [`#${gate === 'White' ? 'w' : 'b'}@${cell}`]),
  ];
}
/** A button of a hand as tokens: `White /mlp/ × 2, in hand` is `M@- M@-`. */
function inHand(label: string): string[] {
  const [, side = '', name = '', many = '1'] = /^(White|Black) (\S+?)(?: × (\d+))?, in hand$/.exec(label) ?? [];
  return Array<string>(Number(many)).fill(`${written(side, name)}@-`);
}

/** The position from the page's texts, as a census. */
async function told({ page }: Player): Promise<string> {
  const [cells, hands] = await page.evaluate(() => {
    const said = (which: string) =>
      [...document.querySelectorAll(which)].map((one) => one.getAttribute('aria-label') ?? '');
    return [said('[data-board] [data-cell]'), said('[data-hand]')];
  });
  return inOrder([...(cells ?? []).flatMap(tokensOf), ...(hands ?? []).flatMap(inHand)]);
}

/** The pieces and the cells with gates as drawn on the 3D table: a census without hands and owners. */
async function drawn(player: Player): Promise<string> {
  const [figures, gates] = await player.page.evaluate(() => [
    window.__fairytable?.instances() ?? [],
    window.__fairytable?.terrain() ?? [],
  ]);
  const names = await player.cellNames();
  const byId = kinds as Readonly<Record<string, { readonly letter: string }>>;
  return inOrder([
    ...figures.map((figure) => {
      const [, kind = '', side, cell = ''] = /^([+\w]+)\/([01])@(\d+)$/.exec(figure) ?? [];
      const letter = byId[kind]?.letter ?? '?';
      return `${side === '0' ? letter : letter.toLowerCase()}@${names[cell]}`;
    }),
    ...gates.map((gate) => `#@${names[gate.replace(/^.*@/, '')]}`),
  ]);
}
const asDrawn = (census: string): string =>
  inOrder(
    census
      .split(' ')
      .filter((token) => !token.endsWith('@-'))
      .map((token) => token.replace('^', '').replace(/^#[wb]/, '#')),
  );

/** The texts of the page, the figures (where the table is shown) and the engine agree on the position. */
export async function stands(player: Player, game: Opened, when: string): Promise<void> {
  const census = censusOf(game);
  expect(await told(player), `words ${when}`).toBe(census);
  if ((await player.state).shown === 'table') expect(await drawn(player), `figures ${when}`).toBe(asDrawn(census));
}

// --- input ---

/** Presses the figure of the rider; it is lifted. */
export async function liftRider(player: Player, cell: string): Promise<void> {
  const button = player.button(cell);
  if ((await player.state).shown === 'flat') await button.locator('[data-figure]').click();
  else {
    const rider = Number(await button.getAttribute('data-rider'));
    const [x, y] = await player.project({ piece: rider });
    await player.page.mouse.click(x, y);
  }
  await player.mode('lifted');
}

/** The names of the choices, in order. */
export async function choices(player: Player): Promise<string[]> {
  await player.mode('choosing');
  return player.chooser.getByTestId('choice-name').allInnerTexts();
}
/** Presses the choice with this name. */
export async function choose(player: Player, name: string): Promise<void> {
  await player.mode('choosing');
  const named = player.page.getByText(name, { exact: true });
  await player.chooser.getByRole('button').filter({ has: named }).click();
}

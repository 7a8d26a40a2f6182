/**
 * Shared code of the tests of Chesimals: games as files, the texts of the variant, and the position as the page shows
 * it: every unit with its colour and state, the chosen colour and which of its units can move. A test checks that the
 * right sentence is in the right place, and leaves its wording to the variant's texts.
 */
import { OFF } from '../../engine/core/ids.ts';
import { groups } from '../../engine/variants/chesimals/colours.ts';
import { chesimals as variant } from '../../engine/variants/chesimals/index.ts';
import { endings, kinds, reasons, states } from '../../engine/variants/chesimals/words/words.ts';
import { matchOf, type Opened, type SavedGame } from './games.ts';
import { expect, inOrder, type Player } from './player.ts';
import { wording } from './wording.ts';

export const TITLE = 'Chesimals I';

export const chesimals = (game: Opened): SavedGame => ({ ...game, variant: 'chesimals' });

export const { reason, ending } = wording(reasons, endings);
/** The name of a unit's state in labels. */
export function state(id: string): string {
  const found = states.find((one) => one.id === id);
  if (!found) throw new Error(`No state is called ${id}.`);
  return found.name;
}

// --- reading the page ---

/**
 * Everything about a position that people can read: `Gs@d4'` has moved, `Gs@d4!` is cut off, `Gs@d4#` is leaderless.
 */
export interface Told {
  readonly units: string;
  /** the colour of this turn, its name; null before the first move */
  readonly chosen: string | null;
  /** the cells of its units that can still move; empty before the first move */
  readonly ready: string;
}
const SIGNS: readonly (readonly [id: string, sign: string])[] = [
  ['moved', "'"],
  ['cut-off', '!'],
  ['leaderless', '#'],
];

/** The same for the engine's game. */
export function asItIs(game: Opened): Told {
  const { position } = matchOf(chesimals(game));
  const name = (cell: number) => variant.topology.name(cell as never);
  const units = position.pieces().flatMap(({ piece, at, states: has }) => {
    if (at === OFF) return [];
    const signs = SIGNS.filter(([id]) => has.some((one) => one.id === id)).map(([, sign]) => sign);
    return [
      `${position.game.typeOf(piece).letter}${variant.groups?.of(position.game, piece)?.letter}@${name(at)}${signs.join('')}`,
    ];
  });
  const chosen = variant.groups?.chosen(position.game)?.name ?? null;
  const movers = new Set(position.actions().map(({ piece }) => piece));
  const ready = position
    .pieces()
    .filter(({ piece, at }) => chosen !== null && at !== OFF && movers.has(piece))
    .map(({ at }) => name(at));
  return { units: inOrder(units), chosen, ready: inOrder(ready) };
}

const letters: ReadonlyMap<string, string> = new Map(Object.values(kinds).map((kind) => [kind.name, kind.letter]));
const UNIT = new RegExp(`^(White|Black)(?:’s (${groups.map(({ name }) => name).join('|')}))? (\\w+)$`);

/** `d4, White’s grey Guard, already moved` as `Gs@d4'`. */
function tokensOf(label: string): string[] {
  const [cell = '', who = '', ...more] = label.split(', ');
  const [, side, colour, kind = ''] = UNIT.exec(who) ?? [];
  // a colour with the name of its side is not repeated
  const group = groups.find(({ name }) => name === (colour ?? side?.toLowerCase()));
  if (group?.side === undefined || variant.sides[group.side].name !== side) return [];
  const signs = SIGNS.filter(([id]) => more.includes(state(id))).map(([, sign]) => sign);
  return [`${letters.get(kind) ?? '?'}${group.letter}@${cell}${signs.join('')}`];
}

/** The position from the page's texts. */
export async function told({ page }: Player): Promise<Told> {
  const [labels, chosen, ready] = await page.evaluate(() => {
    const panel = document.querySelector('[data-testid=turn]');
    return [
      [...document.querySelectorAll('[data-board] [data-cell]')].map((one) => one.getAttribute('aria-label') ?? ''),
      panel?.querySelector('[data-testid=chosen]')?.textContent?.toLowerCase() ?? null,
      [...(panel?.querySelectorAll('[aria-label="Can move"] [data-unit]') ?? [])].map(
        (one) => one.getAttribute('aria-label')?.replace(/^.* /, '') ?? '',
      ),
    ] as const;
  });
  return { units: inOrder(labels.flatMap(tokensOf)), chosen, ready: inOrder(ready) };
}

/** The units, and which are stone, as drawn on the 3D table: `guard-grey` of side 0 on d4 is `Gs@d4`. */
async function drawn(player: Player): Promise<string> {
  const [figures, stone] = await player.page.evaluate(() => [
    window.__fairytable?.instances() ?? [],
    window.__fairytable?.ice() ?? [],
  ]);
  const names = await player.cellNames();
  return inOrder(
    figures.map((figure) => {
      const [, kind = '', colour, side, cell = ''] = /^(\w+)-(\w+)\/([01])@(\d+)$/.exec(figure) ?? [];
      const group = groups.find(({ name }) => name === colour);
      const letter = Object.entries(kinds).find(([id]) => id === kind)?.[1].letter;
      return group && String(group.side) === side
        ? `${letter}${group.letter}@${names[cell]}${stone.includes(figure) ? '#' : ''}`
        : `${figure}?`;
    }),
  );
}

/** The texts of the page, the figures (where the table is shown) and the engine agree. */
export async function stands(player: Player, game: Opened, when: string): Promise<void> {
  const is = asItIs(game);
  expect(await told(player), `words ${when}`).toEqual(is);
  if ((await player.state).shown === 'table')
    expect(await drawn(player), `figures ${when}`).toBe(is.units.replace(/['!]/g, ''));
}

/** A row of the turn panel: the units, by kind and square; empty where there is no such row. */
export const unitsInRow = (player: Player, title: string): Promise<string[]> =>
  player.page
    .getByTestId('turn')
    .locator(`[aria-label="${title}"] [data-unit]`)
    .evaluateAll((units) => units.map((unit) => unit.getAttribute('aria-label') ?? ''));

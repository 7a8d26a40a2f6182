/**
 * Every type of action of Acid once by mouse, most of them on the flat board, which is ready much sooner: the marks when
 * the piece is lifted, the text of the step bar while the pointer is on the action, the announcement and the text of the
 * step bar when it has been played, and the resulting position, by the labels and by the figures that are drawn. The
 * positions are those of the rules' diagrams.
 */
import type { SavedGame } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';
import { condition, readOut, reason, rule } from '../../harness/sentences.ts';

test.use({ viewport: { width: 1120, height: 680 } });

interface Case {
  readonly game: SavedGame;
  readonly from: string;
  readonly to: string;
  /** cells by mark, when the piece is lifted */
  readonly marks: Readonly<Record<string, string>>;
  /** the step bar while the pointer is on the action */
  readonly preview: readonly [string, string];
  /** cells by some of the marks meanwhile: its route, what would be lost and where a push leads */
  readonly drawn?: Readonly<Record<string, string>>;
  /** all announcements from the moment the cell is chosen */
  readonly heard: readonly string[];
  /** the step bar's second line afterwards */
  readonly told: string;
  readonly after: string;
}

const says = {
  diskette: rule('disketteMarch'),
  disketteSwap: rule('disketteSwap'),
  becomes: rule('disketteBecomes'),
  kingSwap: rule('kingSwap'),
  sweeper: rule('sweeperSweep'),
  stepOut: rule('stepOut'),
  holepunch: rule('holepunchLeap'),
  rainbow: rule('rainbowRing'),
  ghost: rule('ghostHaunt'),
  mass: rule('massDrop'),
  worm: rule('wormDrop'),
};
const line = 'LINE to move. Turn 1.';

/** Marks by cell from cells by mark: `{ move: 'e3', capture: 'd5 f5' }`. */
const byCell = (marks: Readonly<Record<string, string>>): Record<string, string> => {
  const cells: Record<string, string[]> = {};
  for (const [mark, names] of Object.entries(marks))
    for (const name of names.split(' ')) cells[name] = [...(cells[name] ?? []), mark];
  return Object.fromEntries(Object.entries(cells).map(([name, there]) => [name, there.sort().join(' ')]));
};
const sortedMarks = (marks: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(marks).map(([name, there]) => [name, there.split(' ').sort().join(' ')]));

/** These marks are on these cells and on no others. */
async function areDrawn(player: Player, marks: Readonly<Record<string, string>>): Promise<void> {
  for (const [mark, names] of Object.entries(marks)) {
    const there = player.page.locator(`[data-board] [data-marks~="${mark}"]`);
    await expect(there, mark).toHaveCount(names.split(' ').length);
    const cells = await there.evaluateAll((all) => all.map((one) => one.getAttribute('data-name')));
    expect(cells.sort()).toEqual(names.split(' ').sort());
  }
}

/** Opens the game, plays the action by two clicks, and compares everything on the way with what is expected. */
async function plays(player: Player, c: Case): Promise<void> {
  await test.step(c.game.name, async () => {
    await player.open(c.game);
    await player.lift(c.from);
    expect(sortedMarks(await player.marks()), 'marks when lifted').toEqual(byCell(c.marks));
    await player.hover(c.to);
    await expect(player.step, 'while it is pointed at').toHaveText(c.preview.join(''));
    await areDrawn(player, c.drawn ?? {});
    const heard = await player.hear(() => player.change(() => player.click(c.to)));
    expect(heard, 'announced').toEqual(c.heard.map(readOut));
    await expect(player.step).toHaveText(`LINE to move.${c.told}`);
    expect(await player.census(), 'labels').toBe(c.after);
    if ((await player.state).shown === 'table') expect(await player.drawn(), 'figures').toBe(c.after);
  });
}

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });

  test('steps, captures and swaps; to the depths of the Zone, back, through it and into it; the ring of the Rainbow', async ({
    player,
  }) => {
    await plays(player, {
      game: { name: 'a step', pieces: 'K@e1 D@e2 k@e9' },
      from: 'e2',
      to: 'e3',
      marks: { selected: 'e2', move: 'e3' },
      preview: ['Moves the Diskette to e3.', says.diskette],
      heard: ['MAGI. Diskette e2 to e3.', line],
      told: `MAGI: D e2–e3. ${says.diskette}`,
      after: 'D@e3 K@e1 k@e9',
    });
    await plays(player, {
      game: { name: 'a capture', pieces: 'K@e1 D@e4 d@f5 k@e9' },
      from: 'e4',
      to: 'f5',
      marks: { selected: 'e4', move: 'e5', capture: 'f5' },
      preview: ['Moves the Diskette to f5: captures a Diskette.', says.diskette],
      heard: ['MAGI. Diskette e4 captures LINE Diskette on f5.', line],
      told: `MAGI: D e4×f5. ${says.diskette}`,
      after: 'D@f5 K@e1 k@e9',
    });
    await plays(player, {
      game: { name: 'the King trades places', pieces: 'K@e3 G@a3 d@e7 k@i9' },
      from: 'e3',
      to: 'e7',
      marks: { selected: 'e3', move: 'd2 e2 f2 d3 f3 d4 e4 f4', swap: 'a3 e7' },
      preview: ['Swaps the King with the Diskette on e7.', says.kingSwap],
      heard: ['MAGI. King e3 and LINE Diskette e7 swap places.', line],
      told: `MAGI: K e3⇄e7. ${says.kingSwap}`,
      after: 'G@a3 K@e7 d@e3 k@i9',
    });
    await plays(player, {
      game: { name: 'Diskettes trade places', pieces: 'K@e1 D@e4 D@f4 v@d5 d@e5 k@i9' },
      from: 'e4',
      to: 'e5',
      marks: { selected: 'e4', capture: 'd5', swap: 'e5 f4' },
      preview: ['Swaps the Diskette with the Diskette on e5.', says.disketteSwap],
      heard: ['MAGI. Diskette e4 and LINE Diskette e5 swap places.', line],
      told: `MAGI: D e4⇄e5. ${says.disketteSwap}`,
      after: 'D@e5 D@f4 K@e1 d@e4 k@i9 v@d5',
    });
    await plays(player, {
      game: { name: 'a Diskette becomes a Charonite', pieces: 'K@e1 D@c8 k@i9' },
      from: 'c8',
      to: 'c9',
      marks: { selected: 'c8', move: 'c9' },
      preview: ['Moves the Diskette to c9.', `${says.diskette} ${says.becomes}`],
      heard: ['MAGI. Diskette c8 to c9.', 'Diskette on c9 becomes a Charonite.', line],
      told: `MAGI: D c8–c9. MAGI Diskette on c9 becomes a Charonite. ${says.becomes}`,
      after: 'C@c9 K@e1 k@i9',
    });
    await plays(player, {
      game: { name: 'to the depths', pieces: 'K@c1 S@a9 d@g3 G@δλ k@e8' }, // AE22
      from: 'a9',
      to: 'i1',
      marks: { selected: 'a9', move: 'a1 i1 i9', push: 'g3 δλ', own: 'i1' },
      preview: ['Moves the Sweeper to i1, pushing the Diskette to δλ: loses your own Ghost on δλ.', says.sweeper],
      drawn: { loss: 'δλ', link: 'δλ', push: 'g3 δλ' },
      heard: ['MAGI. Sweeper a9 to i1 pushes LINE Diskette into the Zone, δλ.', 'Ghost on δλ is gone for good.', line],
      told: `MAGI: S a9–i1, g3→δλ×. MAGI Ghost on δλ is gone for good. ${says.sweeper}`,
      after: 'K@c1 S@i1 d@δλ k@e8',
    });
    await plays(player, {
      game: { name: 'back from the Zone', pieces: 'K@e1 S@Δ1 k@e9' }, // AE21
      from: 'Δ1',
      to: 'a2',
      marks: { selected: 'Δ1', move: 'a1 a2' },
      preview: ['Moves the Sweeper to a2.', says.stepOut],
      heard: ['MAGI. Sweeper Δ1 to a2.', line],
      told: `MAGI: S Δ1–a2. ${says.stepOut}`,
      after: 'K@e1 S@a2 k@e9',
    });
    await plays(player, {
      game: { name: 'a Holepunch through the Zone', pieces: 'H@c1 D@i2 s@a9 v@h4 K@e1 k@e9' }, // D10
      from: 'c1',
      to: 'a9',
      marks: { selected: 'c1', move: 'i8 a5 g3 g1', capture: 'a9 h4' },
      preview: ['Moves the Holepunch to a9: captures a Sweeper.', says.holepunch],
      drawn: { route: 'δ7', loss: 'a9' },
      heard: ['MAGI. Holepunch c1 captures LINE Sweeper on a9.', line],
      told: `MAGI: H c1×a9. ${says.holepunch}`,
      after: 'D@i2 H@a9 K@e1 k@e9 v@h4',
    });
    const all = (await player.page
      .locator('[data-board] [data-cell]')
      .evaluateAll((cells) => cells.map((c) => c.getAttribute('data-name') ?? ''))) as string[];
    await plays(player, {
      game: { name: 'a Ghost into the Zone', pieces: 'G@e2 K@i1 k@i9' }, // D15
      from: 'e2',
      to: 'Δλ',
      marks: { selected: 'e2', move: all.filter((name) => !['e2', 'i1', 'i9'].includes(name)).join(' ') },
      preview: ['Moves the Ghost to Δλ.', says.ghost],
      heard: ['MAGI. Ghost e2 to Δλ.', line],
      told: `MAGI: G e2–Δλ. ${says.ghost}`,
      after: 'G@Δλ K@i1 k@i9',
    });
    await plays(player, {
      game: { name: 'round the ring through the Zone', pieces: 'R@c2 A@e3 d@e7 v@e4 K@i1 k@i9' }, // D14
      from: 'c2',
      to: 'a7',
      marks: { selected: 'c2', move: 'b1 d1 a3 b3 d3 a4 a7 c8', capture: 'e4 e7' },
      preview: ['Moves the Rainbow to a7.', says.rainbow],
      drawn: { route: 'a3 Δ5' },
      heard: ['MAGI. Rainbow c2 to a7.', line],
      told: `MAGI: R c2–a7. ${says.rainbow}`,
      after: 'A@e3 K@i1 R@a7 d@e7 k@i9 v@e4',
    });
  });

  test('an Angel is frozen and freed; whom a chain would capture on its route is drawn', async ({ player }) => {
    await player.open({ name: 'frozen', turn: 'line', pieces: 'A@e4 d@f6 D@g4 K@a1 k@i9' }); // AE31
    await player.lift('f6');
    await player.hover('f5');
    await expect(player.step).toHaveText(`Moves the Diskette to f5.${says.diskette} MAGI Angel e4 is frozen.`);
    expect(await player.hear(() => player.change(() => player.click('f5')))).toEqual([
      'LINE. Diskette f6 to f5.',
      'MAGI Angel e4 is frozen by Diskette f5.',
      'MAGI to move. Turn 1.',
    ]);
    await expect(player.step).toHaveText(
      `MAGI to move.LINE: D f6–f5. MAGI Angel e4 is frozen by Diskette f5. ${condition('frozen')}`,
    );
    expect(await player.label('e4')).toBe('e4, MAGI Angel, frozen by Diskette f5');
    // she cannot be lifted; a click explains why and shows the watchers
    const frozen = reason('frozen', { others: 'LINE Diskette f5' });
    expect(await player.hear(() => player.click('e4'))).toEqual([`Angel e4 can’t move now. ${frozen.says}`]);
    await expect(player.step).toContainText(`Angel e4 can’t move now.${frozen.says}`);
    expect((await player.state).mode).toBe('idle');
    expect(sortedMarks(await player.marks())).toEqual({ f5: 'last watch', f6: 'last' });
    await expect(player.page.getByTestId('card')).toContainText('Diskette f5');
    expect(await player.hear(() => player.play('g4', 'f5'))).toEqual([
      'Diskette picked up from g4. 2 possible moves. One captures.',
      'MAGI. Diskette g4 captures LINE Diskette on f5.',
      'MAGI Angel e4 can move again.',
      'LINE to move. Turn 2.',
    ]);
    await expect(player.step).toHaveText(
      `LINE to move.MAGI: D g4×f5. MAGI Angel e4 can move again. ${condition('freed')}`,
    );
    expect(await player.label('e4')).toBe('e4, MAGI Angel');

    await player.open({ name: 'chain', pieces: 'V@e2 d@f3 d@f5 K@i1 k@i9' });
    await player.lift('e2');
    await player.hover('e6');
    await areDrawn(player, { route: 'g4', loss: 'f3 f5' });
  });
});

test('on the 3D table: a push into the Zone, drops from the hand, a chain with two routes to one cell', async ({
  player,
}) => {
  await plays(player, {
    game: { name: 'into the Zone', pieces: 'K@e1 S@a9 h@i9 v@a6 d@a5 d@g3 k@e8' }, // D17
    from: 'a9',
    to: 'i1',
    marks: { selected: 'a9', move: 'i1', capture: 'i9', push: 'g3 δλ' },
    preview: ['Moves the Sweeper to i1, pushing the Diskette to δλ.', says.sweeper],
    heard: ['MAGI. Sweeper a9 to i1 pushes LINE Diskette into the Zone, δλ.', line],
    told: `MAGI: S a9–i1, g3→δλ. ${says.sweeper}`,
    after: 'K@e1 S@i1 d@a5 d@δλ h@i9 k@e8 v@a6',
  });

  const inHand = { name: 'two drops', pieces: 'K@e1 k@e9 d@e5 D@d4 M@- W@- m@-' };
  await player.open(inHand);
  await player.liftHand('MAGI Mass');
  const drops = await player.marks();
  expect(Object.keys(drops)).toHaveLength(79); // D24: every field cell but the Kings'
  expect([drops.e5, drops.d4, drops.f6, drops.e1, drops.e9]).toEqual([
    'drop capture',
    'drop own',
    'drop',
    undefined,
    undefined,
  ]);
  await player.hover('e5');
  await expect(player.step).toHaveText(`Drops the Mass on e5: destroys a Diskette.${says.mass}`);
  expect(await player.hear(() => player.change(() => player.click('e5')))).toEqual([
    'MAGI drops Mass on e5. Lost: LINE Diskette.',
    line,
  ]);
  expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('D@d4 K@e1 M@e5 k@e9'));
  await player.play('e9', 'e8');
  await player.liftHand('MAGI Worm');
  expect(Object.keys(await player.marks())).toHaveLength(77 + 1); // every empty field cell; e9 was left last
  await player.hover('f6');
  await expect(player.step).toHaveText(`Drops the Worm on f6.${says.worm}`);
  expect(await player.hear(() => player.change(() => player.click('f6')))).toEqual([
    'MAGI drops Worm on f6.',
    'LINE to move. Turn 2.',
  ]);
  expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('D@d4 K@e1 M@e5 W@f6 k@e8'));

  await player.open({ name: 'two routes', pieces: 'V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9' }); // AE52
  await player.lift('e2');
  await player.hover('e6');
  const [one, two] = [
    'Captures LINE Diskette f3 and LINE Diskette f5.',
    'Captures LINE Diskette d3 and LINE Diskette d5.',
  ] as const;
  await expect(player.step).toHaveText(`2 ways to e6. Select the square to choose one.${one} · ${two}`);
  expect(await player.hear(async () => [await player.click('e6'), await player.mode('choosing')])).toEqual([
    `2 ways on e6. 1: ${one} 2: ${two}`,
  ]);
  await expect(player.chooser.getByRole('listitem')).toHaveText([`1${one}V e2×f3, f5–e6`, `2${two}V e2×d3, d5–e6`]);
  await expect(player.chooser.getByRole('button').first()).toBeFocused();
  // Esc steps out of the chooser and keeps the Voyager lifted
  await player.press('Escape');
  await player.mode('lifted');
  await player.click('e6');
  await player.mode('choosing');
  expect(await player.hear(() => player.change(() => player.press('2')))).toEqual([
    'MAGI. Voyager captures 2: LINE Diskette d3, LINE Diskette d5. Ends on e6.',
    line,
  ]);
  expect([await player.census(), await player.drawn()]).toEqual(Array(2).fill('K@i1 V@e6 d@f3 d@f5 k@i9'));
});

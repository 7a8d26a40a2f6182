/**
 * Every type of action of 4chan chess once, by mouse, in two games that begin with everything within reach, the second
 * and the end of the first on the 3D table: castling, a double step, boarding, carrying through a teleporter, getting off, rifle, shot, lift, pass, rage
 * over own men, the warning for one's own Admin, drop, placing teleporters, telefrag, freezing, mimicry, absorption,
 * promotion accepted and declined. After each the texts of the page, the figures and the engine agree, and it is
 * announced.
 */
import { choices, choose, condition, ending, fourchan, liftRider, stands } from '../../harness/fourchan.ts';
import { after, type Opened } from '../../harness/games.ts';
import { expect, FEW_PIXELS, type Player, test } from '../../harness/player.ts';

/** Plays actions one after another; each must lead to the engine's position, and be announced in these sentences. */
class Course {
  readonly player: Player;
  game: Opened;
  constructor(player: Player, game: Opened) {
    this.player = player;
    this.game = game;
  }
  async goes(text: string, act: () => Promise<unknown>, ...says: readonly string[]): Promise<void> {
    await test.step(text, async () => {
      const heard = await this.player.hear(() => this.player.change(act));
      await this.player.still();
      this.game = after(this.game, text);
      await stands(this.player, this.game, `after ${text}`);
      expect(heard.filter((said) => !/ to move\. Turn \d+\.$/.test(said))).toEqual(says);
    });
  }
  /** Lifts a piece and chooses its destination. */
  async plays(text: string, from: string, to: string, ...says: readonly string[]): Promise<void> {
    await this.player.lift(from);
    await this.goes(text, () => this.player.click(to), ...says);
  }
  /** The same where the square alone is not enough. */
  async chooses(text: string, from: string, to: string, name: string, ...says: readonly string[]): Promise<void> {
    await this.player.lift(from);
    await this.player.click(to);
    await this.goes(text, () => choose(this.player, name), ...says);
  }
}

test.describe('on the flat board, and then on the 3D table', () => {
  test.use({ settings: { board: 'flat' }, deviceScaleFactor: FEW_PIXELS });

  test('castling, double step, stacks, shots, teleporters, a telefrag, promotion', async ({ player, page }) => {
    const game: Opened = {
      name: 'pieces and gates',
      pieces: "A@e2' N@j2' O@c3' N@e1 K@d2 S@e5 M@b7 V@f8 D@h6 a@i10 t@a8 m@f9 v@j6 n@- x@d10 b@a10",
    };
    await player.open(fourchan(game));
    const course = new Course(player, game);
    await stands(player, game, 'at the start');

    await course.plays('Ae2-i2,Nj2-h2', 'e2', 'i2', 'White. Admin e2 to i2.', '/n/ j2 to h2.');
    await test.step('lifted and put back, which passes the turn', async () => {
      await player.lift('a8');
      await player.click('b7');
      expect(await choices(player)).toEqual(['Capture it', 'Lift /mlp/']);
      await choose(player, 'Lift /mlp/');
      await player.mode('dropping');
      await player.click('b7');
      expect(await choices(player)).toEqual(['Put it back and pass']);
      await course.goes(
        'Ta8@b7>b7',
        () => choose(player, 'Put it back and pass'),
        'Black. /tg/ on a8 lifts White /mlp/ and puts it back on b7, which passes the turn.',
      );
    });
    await course.plays('Oc3-c5', 'c3', 'c5', 'White. Anon c3 to c5.');
    await course.plays('Mf9*f8', 'f9', 'f8', 'Black. /mlp/ on f9 captures White /v/ on f8 without moving.');
    const leaves = 'Leave a White teleporter behind';
    await course.chooses('Se5-e7#', 'e5', 'e7', leaves, 'White. /sci/ e5 to e7.', 'White teleporter on e5.');
    await course.plays('Vj6*h6', 'j6', 'h6', 'Black. /v/ on j6 captures White /d/ on h6 without moving.');
    await course.chooses('Se7-g7#', 'e7', 'g7', leaves, 'White. /sci/ e7 to g7.', 'White teleporter on e7.');
    await player.liftHand('Black /n/');
    await course.goes('N@h5', () => player.click('h5'), 'Black drops /n/ on h5.');
    await course.plays('Kd2^e1', 'd2', 'e1', 'White. /k/ d2 boards /n/ on e1.');
    await course.plays(
      'Xd10-a7',
      'd10',
      'a7',
      'Black. /x/ d10 to a7.',
      'White /mlp/ b7 is frozen by /x/ a7.',
      // the /b/ moves like the /k/ that moved last
      'White Admin on i2 can be captured, by /b/ a10.',
    );

    await player.toTable();
    await test.step('a stack through a teleporter', async () => {
      expect(await player.label('e1')).toMatch(/^e1, White \/k\/ on \/n\//);
      await course.plays('Ne1-e5', 'e1', 'e5', 'White. /n/ e1 to e5, carrying /k/.', '/n/ goes in at e5, out at e7.');
      expect(await player.label('e7')).toMatch(/^e7, White \/k\/ on \/n\/, White teleporter, leads to e5/);
    });
    await test.step('a /b/ moves as the /n/ that has just moved', async () => {
      expect(await player.label('a10')).toContain('it moves like an /n/, because of the other side’s last move');
      await course.plays('Ba10-c10', 'a10', 'c10', 'Black. /b/ a10 to c10.');
    });
    await test.step('the rider gets off, and promotes', async () => {
      await liftRider(player, 'e7');
      await player.click('d8');
      expect(await choices(player)).toEqual(['Become +/k/', 'Stay /k/']);
      await course.goes(
        'Ke7-d8=+K',
        () => choose(player, 'Become +/k/'),
        'White. /k/ gets off /n/ e7 and goes to d8.',
        '/k/ on d8 becomes a +/k/.',
      );
    });
    await test.step('a telefrag: the piece at the other end is marked, and captured', async () => {
      await player.lift('h5');
      expect((await player.marks()).e7).toContain('capture');
      await course.goes(
        'Nh5-e5',
        () => player.click('e5'),
        'Moves the /n/ to e5, coming out on e7: captures an /n/ on e7.', // before it is made
        'Black. /n/ h5 to e5.',
        '/n/ goes in at e5, out at e7, capturing White /n/.',
      );
    });
    await test.step('another does not promote, and a frozen one fires', async () => {
      await course.chooses('Nh2-h9', 'h2', 'h9', 'Stay /n/', 'White. /n/ h2 to h9.');
      await course.plays('Bc10-d10', 'c10', 'd10', 'Black. /b/ c10 to d10.');
      expect(await player.label('b7')).toContain('frozen by /x/ a7');
      await player.lift('b7');
      const marks = Object.entries(await player.marks()).filter(([, names]) =>
        /\b(move|capture|special)\b/.test(names),
      );
      expect(marks.map(([cell]) => cell)).toEqual(['a7']);
      await course.goes(
        'Mb7*a7',
        () => player.click('a7'),
        'White. /mlp/ on b7 captures Black /x/ on a7 without moving.',
        'White /mlp/ b7 can move again.',
      );
    });
    await expect(player.moves).toHaveCount(17);
    await expect(page.getByTestId('check-notice')).toHaveCount(0);
  });
});

test('lift and drop, rage, the own Admin, absorption, the hand from the tray', async ({ player, page }) => {
  const game: Opened = {
    name: 'traits',
    pieces: 'A@h5 T@d4 R@f3 O@f4 D@b5 P@h3 a@j9 n@e5 m@f5 o@g5 m@b6 k@i5 x@c1 o@j7',
  };
  await player.open(fourchan(game));
  const course = new Course(player, game);

  await test.step('lifted, cancelled, lifted again and put down on another square', async () => {
    await player.lift('d4');
    await player.click('e5');
    await choose(player, 'Lift /n/');
    await player.mode('dropping');
    await expect(player.step).toContainText('/n/ e5 is lifted, 7 squares to put it down on.');
    await expect(player.step).toContainText('Putting it back on e5 passes the turn.');
    expect(await player.hear(() => player.press('Escape'))).toEqual(['/n/ back on e5.']);
    await player.mode('lifted');
    await player.click('e5');
    await choose(player, 'Lift /n/');
    await player.mode('dropping');
    const [x, y] = await player.spot('h8');
    await page.mouse.click(x, y, { button: 'right' });
    await player.mode('lifted');
    await stands(player, game, 'after both were cancelled');
    await player.click('e5');
    await choose(player, 'Lift /n/');
    await player.mode('dropping');
    await course.goes(
      'Td4@e5>d5',
      () => player.click('d5'),
      'White. /tg/ on d4 lifts Black /n/ from e5 and puts it down on d5.',
    );
  });
  await course.plays('Oj7-j6', 'j7', 'j6', 'Black. Anon j7 to j6.');
  await test.step('a rage over an own man, who is named before', async () => {
    await player.lift('f3');
    await player.hover('f5');
    const takes = page.getByTestId('takes');
    await expect(takes.locator('li')).toHaveText([/White Anon f4.*own/, /Black \/mlp\/ f5/]);
    await expect(takes.locator('li[data-own]')).toHaveCount(1);
    await course.goes(
      'Rf3!f5',
      () => player.click('f5'),
      'White. /r9k/ f3 rages and captures its own Anon f4 and Black /mlp/ f5. Ends on f5.',
    );
  });
  await course.chooses('Xc1-e3', 'c1', 'e3', 'Stay /x/', 'Black. /x/ c1 to e3.', 'White /tg/ d4 is frozen by /x/ e3.');
  await test.step('a rage that would capture the own Admin asks first, and is not played', async () => {
    const rev = (await player.state).rev;
    await player.lift('f5');
    await player.hover('h5');
    await expect(page.getByTestId('takes').locator('li')).toHaveText([/Black Anon g5/, /White Admin h5.*own/]);
    await player.click('h5');
    const warning = player.dialog('This loses the game');
    await expect(warning).toContainText('White /r9k/ f5 rages to h5');
    await player.press('Escape');
    await expect(warning).toBeHidden();
    expect((await player.state).rev).toBe(rev);
    await stands(player, course.game, 'after the warning');
    await player.press('Escape');
  });
  await test.step('a /d/ absorbs the moves of its victim', async () => {
    const gained = condition('absorbed', { absorbed: 'an /mlp/' });
    await course.plays('Db5xb6', 'b5', 'b6', 'White. /d/ b5 captures Black /mlp/ on b6.', `/d/ b6: ${gained}`);
    expect(await player.label('b6')).toContain('it can also move like an /mlp/, absorbed from its first capture');
  });
  await course.plays('Oj6-j5', 'j6', 'j5', 'Black. Anon j6 to j5.');
  await course.plays('Ph3xi5', 'h3', 'i5', 'White. /vp/ h3 captures Black /k/ on i5.', '/k/ goes to White’s hand.');
  await test.step('moves by what it absorbed', async () => {
    await course.plays('Oj5-j4', 'j5', 'j4', 'Black. Anon j5 to j4.');
    await player.lift('b6');
    expect(await player.marks()).toMatchObject({ c8: 'move', d7: 'move', a4: 'move' });
    await player.press('Escape');
    await player.mode('idle');
  });
  await test.step('dragged from the tray onto the board', async () => {
    const button = page.getByRole('button', { name: 'White /k/, in hand' });
    const piece = Number(await button.getAttribute('data-piece'));
    const [x, y] = await player.project({ piece });
    const [tx, ty] = await player.spot('i4');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y - 10, { steps: 2 });
    await player.mode('lifted');
    await page.mouse.move(tx, ty, { steps: 4 });
    await course.goes('K@i4', () => page.mouse.up(), 'White drops /k/ on i4.');
  });
  await course.plays('Nd5-d6', 'd5', 'd6', 'Black. /n/ d5 to d6.');
  await test.step('the own Admin is captured on purpose', async () => {
    await player.lift('f5');
    expect(await player.hear(() => player.click('h5'))).toContain(
      'The /r9k/ rages to h5: captures an Anon on g5; loses your own Admin. This loses the game: Admin lost by its own side.',
    );
    const { name, says } = ending('admin-lost', 'Black', 'White');
    await course.goes(
      'Rf5!h5',
      () => page.getByTestId('lose').click(),
      'White. /r9k/ f5 rages and captures Black Anon g5 and its own Admin h5. Ends on h5.',
      `${name}. ${says}`,
    );
    await expect(player.dialog(`Black wins · ${name}`).getByTestId('end').getByRole('paragraph')).toHaveText(says);
  });
});

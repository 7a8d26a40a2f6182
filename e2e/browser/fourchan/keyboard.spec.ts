/**
 * A game of 4chan chess by keyboard alone, to the capture of an Admin, without looking at the screen: the test reads
 * only the announcements in the live regions and the name of the focused element. A /tg/ lifts, cancels and lifts
 * again; a captured piece goes into a hand and is dropped from it; a rage captures friend and enemy; a teleporter
 * kills; of a stack first the rider is lifted, then the /n/ below.
 */
import { expect, test } from '../../harness/flatPlayer.ts';
import { ending, fourchan } from '../../harness/fourchan.ts';
import { focused, Listener } from '../../harness/listener.ts';

test('a game by keyboard alone, to the capture of an Admin', async ({ flat, page }) => {
  const blind = new Listener(flat.page);
  await blind.open(
    fourchan({
      name: 'by ear',
      options: { blocked: 'traveller' }, // C-S6
      pieces: 'A@f1 T@d4 N@a2 K@a2^ R@g4 O@g5 O@h3 a@h8 n@e5 p@i5 m@g6 m@i8 #w@d8 #w@i8 +V@c1',
    }),
  );

  await test.step('the situation', async () => {
    const [situation = ''] = await blind.says('F3');
    expect(situation).toMatch(/^White to move\. Turn 1\. \d+ pieces can move\./);
    expect(situation).toContain('White has nothing in hand.');
    await blind.find('v', 'c1, White +/v/');
    await blind.find('n', 'a2, White /k/ on /n/');
    await blind.find('k', 'a2, White /k/ on /n/');
  });

  await test.step('a lift, cancelled, repeated, put down', async () => {
    await blind.find('t', 'd4, White /tg/');
    expect(await blind.says('Enter')).toEqual([
      expect.stringMatching(/^\/tg\/ picked up from d4\. .* One can be lifted\.$/),
    ]);
    await blind.goTo('e5', /^e5, Black \/n\//);
    expect(await blind.says('Enter')).toEqual(['2 ways on e5. 1: Capture it 2: Lift /n/']);
    const up = 'Black /n/ lifted from e5. 7 squares to put it down on. Putting it back on e5 passes the turn.';
    expect(await blind.says('2')).toEqual([up]);
    expect(await blind.says('Escape')).toEqual(['/n/ back on e5.']);
    await blind.says('Enter');
    expect(await blind.says('2')).toEqual([up]);
    await blind.goTo('d5', /^d5, empty, /);
    expect(await blind.plays()).toEqual([
      'White. /tg/ on d4 lifts Black /n/ from e5 and puts it down on d5.',
      'Black to move. Turn 1.',
      'Black Admin on h8 can be captured, by /tg/ d4.',
    ]);
  });

  await test.step('a capture into the hand', async () => {
    await blind.find('p', 'i5, Black /vp/');
    await blind.says('Enter');
    await blind.goTo('h3', /^h3, White Anon, /);
    // in its promotion zone: not yet
    expect(await blind.says('Enter')).toEqual(['2 ways on h3. 1: Become +/vp/ 2: Stay /vp/']);
    expect(await blind.plays('2')).toEqual([
      'Black. /vp/ i5 captures White Anon on h3.',
      'Anon goes to Black’s hand.',
      'White to move. Turn 2.',
    ]);
  });

  await test.step('a rage over friend and enemy', async () => {
    await blind.find('r', 'g4, White /r9k/');
    await blind.says('Enter');
    await blind.goTo('g6', /^g6, Black \/mlp\/, can capture, costs a piece of your own, would be lost$/);
    expect(await blind.plays()).toEqual([
      'White. /r9k/ g4 rages and captures its own Anon g5 and Black /mlp/ g6. Ends on g6.',
      'Black to move. Turn 2.',
      'Black Admin on h8 can be captured, by /tg/ d4.',
    ]);
  });

  await test.step('into a teleporter whose other end is occupied', async () => {
    await blind.find('n', 'd5, Black /n/');
    await blind.says('Enter');
    await blind.goTo('d8', /^d8, empty, White teleporter, leads to i8, /);
    expect(await blind.plays()).toEqual([
      'Black. /n/ d5 to d8.',
      'The other end is occupied. /n/ is lost on d8.',
      'White to move. Turn 3.',
    ]);
  });

  await test.step('of a stack the rider, then the /n/ below', async () => {
    await blind.goTo('a2', /^a2, White \/k\/ on \/n\//);
    expect((await blind.says('Enter')).join()).toContain('/k/ picked up from a2.');
    expect((await blind.says('Enter')).join()).toContain('/n/ picked up from a2.');
    await blind.goTo('a9', /^a9, empty, can go$/);
    expect((await blind.plays()).slice(0, 1)).toEqual(['White. /n/ a2 to a9, carrying /k/.']);
    await expect.poll(() => focused(page)).toMatch(/^a9, White \/k\/ on \/n\//);
  });

  await test.step('the Anon comes back for the other side', async () => {
    expect((await blind.says('F3')).join()).toContain('Black has Anon in hand.');
    await blind.says('Control+Shift+h');
    await expect.poll(() => focused(page)).toBe('Black Anon, in hand');
    expect((await blind.says('Enter')).join()).toContain('Anon picked up from the hand.');
    await blind.goTo('c5', /^c5, empty, /);
    expect((await blind.plays())[0]).toBe('Black drops Anon on c5.');
  });

  await test.step('the Admin is captured, which ends the game', async () => {
    await blind.find('t', 'd4, White /tg/');
    await blind.says('Enter');
    await blind.goTo('h8', /^h8, Black Admin, /);
    await blind.says('Enter');
    const { name, says } = ending('admin-taken', 'White', 'Black');
    expect(await blind.plays('1')).toEqual([
      'White. /tg/ d4 captures Black Admin on h8.',
      '/tg/ on h8 becomes a +/tg/.',
      `${name}. ${says}`,
    ]);
    await expect.poll(() => focused(page)).toBe('Rematch, swap sides');
    await page.keyboard.press('Escape');
    expect((await blind.says('F3')).join()).toContain(`${name}.`);
  });
});

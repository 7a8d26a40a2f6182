/**
 * The security restrictions of the page, one test each. Where possible, a restriction is attacked from inside the page,
 * like an injected script would; what only the main process can answer is asked there. One application stands all but
 * one of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { requests } from '../../electron/contract/requests.ts';
import { addresses } from '../../electron/hosts/links.ts';
import type {} from '../../renderer/bridge/connect.ts'; // window.fairytable
import { tryToBreakOut } from '../harness/breakOut.ts';
import { expect, shared, test } from '../harness/flatPlayer.ts';

/** Every file in the application's folder that a request could have changed. */
function everything(home: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of fs.readdirSync(home, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const inside = path.relative(home, file);
    // Chromium's own folder, the log and the lock's heartbeat change by themselves
    if (entry.isFile() && !/^(browser|profile)|^log\.txt$|\.beat$/.test(inside))
      found[inside] = fs.readFileSync(file, 'utf8');
  }
  return found;
}

shared('the window is isolated and sandboxed, without Node anywhere', async ({ standIn }) => {
  const { preferences } = (await standIn.event('window')) as { preferences: Record<string, unknown> };
  expect(preferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  });
  expect(preferences).not.toHaveProperty('experimentalFeatures');
  expect(preferences).not.toHaveProperty('enableBlinkFeatures');
});

shared('no Node in the page, nor in what the page can make', async ({ desktop }) => {
  const found = await desktop.page.evaluate(() => {
    const names = [
      'require',
      'process',
      'module',
      'exports',
      'Buffer',
      'global',
      '__dirname',
      'setImmediate',
      'electron',
    ];
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentWindow as unknown as Record<string, unknown>;
    const seen = [
      ...names.filter((name) => name in window),
      ...names.filter((name) => inside && name in inside).map((name) => `frame ${name}`),
      ...(inside && 'fairytable' in inside ? ['frame fairytable'] : []),
    ];
    frame.remove();
    return seen;
  });
  expect(found).toEqual([]);
});

shared(
  'the content policy starts from default-src ’none’, and what it forbids does not happen',
  async ({ desktop }) => {
    const policy = await desktop.page.evaluate(async () =>
      (await fetch('/index.html')).headers.get('content-security-policy'),
    );
    const rules = Object.fromEntries(
      (policy ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
    expect(rules).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(await tryToBreakOut(desktop.page)).toEqual([]);
  },
);

test('the page cannot navigate', async ({ desktop, desktopPlayer }) => {
  const { page } = desktop;
  const here = page.url();
  for (const to of [
    'https://example.invalid/',
    'http://127.0.0.1:9/',
    'file:///etc/hosts',
    'data:text/html,<h1>away</h1>',
    `${new URL(here).origin}/assets/`,
  ]) {
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
      link.remove();
      location.href = address;
    }, to);
    // the page still answers
    expect(await page.evaluate(() => [location.href, 'fairytable' in window]), to).toEqual([here, true]);
  }
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://example.invalid/';
    document.body.append(form);
    form.submit();
    form.remove();
  });
  expect(page.url()).toBe(here);
  await desktopPlayer.atStart();
  expect(await desktop.openedOutside()).toEqual([]);
});

shared('no window is opened, however it is asked for', async ({ desktop }) => {
  const { page } = desktop;
  const opened = await page.evaluate(() => {
    const wanted = ['https://example.invalid/', location.href, 'about:blank', 'javascript:alert(1)'];
    const windows = wanted.map((address) => window.open(address, '_blank'));
    for (const target of ['_blank', 'other']) {
      const link = document.createElement('a');
      link.href = 'https://example.invalid/';
      link.target = target;
      document.body.append(link);
      link.click();
      link.remove();
    }
    return windows.filter((each) => each !== null).length;
  });
  expect(opened).toBe(0);
  expect(await page.evaluate(() => document.title)).toBe('Fairytable');
  await expect
    .poll(
      () =>
        page
          .context()
          .pages()
          .filter((each) => each.url().includes('example')).length,
    )
    .toBe(0);
  expect(await desktop.openedOutside()).toEqual([]);
});

shared('every permission is denied', async ({ desktop }, info) => {
  const everywhere = ['media', 'geolocation', 'notifications', 'midi'];
  const more = [
    ...['clipboard-read', 'clipboard-sanitized-write', 'display-capture', 'fullscreen', 'hid', 'idle-detection'],
    ...['keyboardLock', 'mediaKeySystem', 'midiSysex', 'openExternal', 'pointerLock', 'serial', 'speaker-selection'],
    ...['storage-access', 'usb', 'window-management', 'fileSystem', 'unknown', 'one that will be invented'],
  ];
  // the real one is asked by the page, which has names only for these
  for (const permission of info.project.name === 'stand-in' ? [...everywhere, ...more] : everywhere)
    expect(await desktop.grants(permission), permission).toBe(false);
});

shared(
  'a message from any other frame or address is refused, whatever it asks, and nothing happens',
  async ({ standIn, home }) => {
    const before = everything(home);
    const inputs: Record<string, unknown> = {
      'match.start': { variant: 'acid', options: {}, players: [{ name: '' }, { name: '' }] },
      'settings.change': { theme: 'day' },
      'app.link': { link: 'licence' },
      'library.import': { file: { name: 'x', text: '{}' } },
    };
    const strangers = [
      'https://example.invalid/',
      'app://other/index.html',
      'app://bundle.other/',
      'file:///x',
      'about:blank',
      '',
    ];
    for (const name of Object.keys(requests))
      for (const url of strangers) {
        const answer = await standIn.order('forge', {
          channel: `fairytable:${name}`,
          url,
          words: [inputs[name] ?? {}],
        });
        expect(answer, `${name} from ${url}`).toMatchObject({
          answered: true,
          value: { ok: false, error: { code: 'untrusted-sender' } },
        });
      }
    // the right address, but not the window's own frame
    const inner = await standIn.order('forge', {
      channel: 'fairytable:app.hello',
      url: 'app://bundle/index.html',
      words: [{}],
    });
    expect(inner).toMatchObject({ value: { ok: false, error: { code: 'untrusted-sender' } } });
    expect(everything(home)).toEqual(before);
    expect(await standIn.openedOutside()).toEqual([]);
    // and the page itself gets an answer
    expect(await standIn.page.evaluate(async () => (await window.fairytable?.ask['library.list']({}))?.ok)).toBe(true);
  },
);

shared('there is no channel besides the contract, not even from the page', async ({ standIn }) => {
  for (const channel of ['fairytable:', 'fairytable:app.everything', 'app.hello', 'ELECTRON_BROWSER_REQUIRE'])
    expect(await standIn.order('forge', { channel, url: 'app://bundle/index.html', words: [{}] })).toMatchObject({
      answered: false,
    });
});

shared('only links on the fixed list open outside the app', async ({ desktop, desktopPlayer }) => {
  const codes = await desktop.page.evaluate(async () => {
    const ask = window.fairytable?.ask as unknown as Record<
      string,
      (input: unknown) => Promise<{ ok: boolean; error?: { code: string } }>
    >;
    const wanted = [
      'https://example.invalid/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'LICENCE',
      '__proto__',
      null,
      {},
    ];
    const answers = await Promise.all(wanted.map((link) => ask['app.link']?.({ link })));
    return answers.map((answer) => answer?.error?.code);
  });
  expect(codes).toEqual(Array(7).fill('invalid-input'));
  expect(await desktop.openedOutside()).toEqual([]);
  await desktop.menu('Help', 'about');
  await desktop.page.getByRole('button', { name: 'Read the licence' }).click();
  await desktop.page.getByRole('button', { name: 'Read the font licences' }).click();
  await expect.poll(() => desktop.openedOutside()).toEqual([addresses.licence, addresses.fonts]);
  // the licences of what is bundled are a local file: they are shown inside the app
  await desktop.page.getByRole('button', { name: 'Third-party licences' }).click();
  await expect(desktop.page.getByRole('document', { name: 'Third-party licences' })).toContainText(
    'SIL OPEN FONT LICENSE',
  );
  expect(await desktop.openedOutside()).toHaveLength(2);
  await desktopPlayer.backToStart();
});

shared('no path leads out of the page’s folder', async ({ desktop }) => {
  const paths = [
    ...['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/%2e%2e%2f%2e%2e%2fpackage.json'],
    ...['/..%252f..%252fpackage.json', '/%252e%252e/package.json', '/%25252e%25252e/package.json'],
    ...['/..\\..\\package.json', '/..%5c..%5cpackage.json', '/%5c..%5c..%5cpackage.json'],
    ...[
      '/index.html%00.png',
      '/%00',
      '/../main/main.cjs',
      '/assets/../../main/main.cjs',
      '//etc/passwd',
      '/etc/passwd',
    ],
    ...[
      '/C:/Windows/win.ini',
      '/C%3a/Windows/win.ini',
      '/file:///etc/passwd',
      '/%c0%ae%c0%ae/package.json',
      '/．．/package.json',
    ],
    ...['/assets', '/assets/', '/.', '/index.html/', '/INDEX.HTML', '/constructor', '/__proto__'],
  ];
  const answers = await desktop.page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (at) => {
          try {
            const answer = await fetch(at);
            return [at, answer.status, (await answer.text()).length];
          } catch {
            return [at, 'refused', 0];
          }
        }),
      ),
    paths,
  );
  for (const [at, status, length] of answers) {
    // '/.' is another spelling of '/', which is the page
    if (at === '/.') expect([403, 404, 200]).toContain(status);
    // two slashes name another host, which the policy forbids
    else expect([403, 404, 'refused'], `${at}`).toContain(status);
    if (status !== 200) expect(length, `${at}`).toBe(0);
  }
});

shared('no name of a save gets out of the library', async ({ desktop, desktopPlayer, home }) => {
  await desktopPlayer.newGame();
  await desktopPlayer.play('e2', 'e3');
  await desktop.menu('Game', 'leave');
  await desktopPlayer.atStart();
  const before = everything(home);
  const [save = ''] = Object.keys(before).filter((file) => file.startsWith('library'));
  const name = path.basename(save, '.fairytable');
  const names = [
    ...[
      '..',
      '.',
      '../settings',
      '..\\settings',
      '/etc/passwd',
      'C:\\x',
      'a/b',
      'a\\b',
      'a\0b',
      'con',
      'NUL',
      'lpt1.txt',
    ],
    ...['', ' ', ' x', 'x ', 'x.', '.x', 'a:b', 'a|b', 'a?b', 'a*b', 'a"b', '<a>', 'x\ny', '\u202efdp', 'x'.repeat(81)],
  ];
  const codes = await desktop.page.evaluate(
    async ([all, there]) => {
      const ask = window.fairytable?.ask;
      if (!ask) throw new Error('no bridge');
      const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => {
        const given = await answer;
        return given.ok ? 'done' : (given.error?.code ?? '');
      };
      const seen: [string, string[]][] = [];
      for (const wish of all as string[])
        seen.push([
          wish,
          [
            await codeOf(ask['library.rename']({ save: there as string, name: wish })),
            await codeOf(ask['match.open']({ save: wish })),
            await codeOf(ask['library.discard']({ save: wish })),
            await codeOf(ask['library.export']({ save: wish })),
            await codeOf(ask['library.duplicate']({ save: wish })),
            await codeOf(ask['library.restore']({ token: wish })),
          ],
        ]);
      return seen;
    },
    [names, name] as const,
  );
  for (const [wish, answers] of codes) {
    const [renamed = '', ...others] = answers;
    expect(['bad-name', 'invalid-input'], JSON.stringify(wish)).toContain(renamed);
    for (const code of others)
      expect(['no-such-save', 'invalid-input', 'nothing-to-restore'], JSON.stringify(wish)).toContain(code);
  }
  expect(everything(home)).toEqual(before);
});

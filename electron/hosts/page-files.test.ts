import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { answerPage, contentPolicy, PageFiles } from './page-files.ts';

function page(): PageFiles {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'page', 'assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'page', 'index.html'), '<!doctype html>');
  fs.writeFileSync(path.join(folder, 'page', 'assets', 'a b.js'), '');
  fs.writeFileSync(path.join(folder, 'page', 'assets', 'page.js'), 'export {};');
  fs.writeFileSync(path.join(folder, 'page', 'notes.key'), 'no part of a page');
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  return new PageFiles(path.join(folder, 'page'));
}
const ask = (url: string, method = 'GET') => answerPage(new Request(url, { method }), page());

describe('app://bundle', () => {
  test('serves the page with its security headers', async () => {
    const reply = await ask('app://bundle/index.html');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toBe(contentPolicy([]));
    expect((await ask('app://bundle/')).status).toBe(200);
    expect((await ask('app://bundle/assets/page.js')).headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  test.each([
    ['app://bundle/..%2fpackage.json', 403],
    ['app://bundle/..%2f..%2fetc%2fpasswd', 403],
    ['app://bundle/%2e%2e%2fpackage.json', 403],
    ['app://bundle/assets/..%5c..%5cpackage.json', 403],
    ['app://bundle/assets%00/page.js', 403],
    ['app://bundle//etc/passwd', 404],
    ['app://bundle/../package.json', 404],
    ['app://bundle/notes.key', 404],
    ['app://bundle/assets/', 404],
    ['app://other/index.html', 403],
    ['app:///index.html', 403],
  ])('refuses %s', async (url, status) => {
    const reply = await ask(url);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toBe('');
    expect(reply.headers.get('content-security-policy')).toBe(contentPolicy([]));
  });

  test('is read-only', async () => {
    expect((await ask('app://bundle/index.html', 'POST')).status).toBe(405);
  });

  test('allows only its own files', () => {
    const policy = contentPolicy([]);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/'unsafe|\*|https?:/);
    for (const closed of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(closed);
  });

  test('refuses a folder without a page', () => {
    expect(() => new PageFiles(temporaryFolder())).toThrow('no page');
  });
});

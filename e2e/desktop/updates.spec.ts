/**
 * A package hears of a new version from a feed on this machine, by the real electron-updater: the player says yes, and the
 * fake AppImage that the application was started from is another one after it was closed. What else may happen is
 * tested in electron/app/updates/updates.test.ts and electron/hosts/electron-updates.
 */
import fs from 'node:fs';
import path from 'node:path';
import { FeedServer } from '../../electron/hosts/electron-updates/feed-server.fixture.ts';
import { uiText } from '../../renderer/text/index.ts';
import { violationsOn } from '../harness/accessible.ts';
import { expect, test } from '../harness/flatPlayer.ts';
import { StandIn } from '../harness/standIn.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const words = uiText.updates;

test('an AppImage is replaced by the version that its player wants, when it is closed', async ({ home }, info) => {
  info.skip(info.project.name !== 'stand-in', 'The real Electron is no fake AppImage.');
  info.skip(process.platform !== 'linux' || process.arch !== 'x64', 'AppImages are made for Linux on x64.');
  const feed = await FeedServer.open();
  const resources = temporaryFolder('resources');
  const programs = temporaryFolder('programs');
  const old = path.join(programs, 'Fairytable.AppImage');
  const made = Buffer.from('#!/bin/sh\necho the new version\n');
  fs.writeFileSync(old, 'the old version');
  fs.writeFileSync(
    path.join(resources, 'app-update.yml'),
    `provider: generic\nurl: ${feed.address.href}\nupdaterCacheDirName: fairytable-updater\n`,
  );
  feed.release('99.0.0', made, { news: 'Another game.' });
  const env = { APPIMAGE: old, APPDIR: path.dirname(process.execPath) };
  const running = await StandIn.start({ home, resources, env });
  const { page } = running;

  // at the start nothing was asked of anybody: the player has not been asked either
  await page.getByRole('button', { name: uiText.start.settings, exact: true }).click();
  await page.getByRole('tab', { name: uiText.settings.groups.updates }).click();
  expect(feed.asked).toEqual([]);
  await page.getByRole('radio', { name: words.choices.tell, exact: true }).click();
  const update = page.getByRole('dialog').getByTestId('update');
  await expect(update).toContainText(words.found('99.0.0'));
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const onStart = page.locator('[data-page=start]').getByTestId('update');
  await onStart.getByText(words.whatIsNew).click();
  await expect(onStart.getByText('Another game.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await onStart.getByRole('button', { name: words.download }).click();
  await expect(onStart).toContainText(words.ready('99.0.0'));
  expect(fs.readFileSync(old, 'utf8')).toBe('the old version');

  expect(await running.quit()).toEqual({ code: 0, signal: null });
  expect(fs.readFileSync(old)).toEqual(made);
  expect(running.told.filter(({ event }) => event === 'request').length).toBe(2);
  await feed.close();
});

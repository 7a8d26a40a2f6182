import { afterEach, expect, test } from 'vitest';
import { uiText } from '../text/index.ts';
import { localeOfPage, speakOnPage } from './language.ts';

afterEach(() => speakOnPage('en'));

test('the page speaks a language, and says so to what reads it out', async () => {
  expect(await speakOnPage('de')).toBe(true);
  expect([uiText.shell.close, document.documentElement.lang, localeOfPage()]).toEqual(['Schließen', 'de', 'de']);
});

test('a language that there is not is said in English, and is not claimed to be another', async () => {
  expect(await speakOnPage('xx')).toBe(false);
  expect([uiText.shell.close, document.documentElement.lang, localeOfPage()]).toEqual(['Close', 'en', 'en-GB']);
});

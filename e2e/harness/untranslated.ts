/** What the screen on top says in English while it speaks the pseudo-language, which puts all that is translated in brackets. */
import type { Page } from '@playwright/test';

/** Runs in the page. */
function english(names: readonly string[]): string[] {
  const root =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    [...document.querySelectorAll('[data-page]:not([inert])')].at(-1) ??
    document.body;
  const isOfNobody = (said: string): boolean => {
    // a key may be a bracket; a sentence may have a control in it, and is two texts then
    let rest = said.replace(/Ctrl\+[[\]]/g, ' ');
    // the innermost brackets first: a sentence has values in it that are in brackets, too
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/\[[^[\]]*\]/g, ' ');
    }
    rest = rest.replace(/^[^[\]]*\]\s*$|^\s*\[[^[\]]*$/, ' ');
    for (const name of names) rest = rest.replaceAll(name, ' ');
    rest = rest.replace(
      /\((?:(?:Ctrl|Alt|Shift|Tab|Space|Enter|Home|End|Del|Esc|F\d+|[A-Z0-9←→↑↓+−.,/-])\+?)+\)/g,
      ' ',
    );
    // notation has no three small letters in a row
    return /[a-z]{3}/.test(rest);
  };
  const found = new Set<string>();
  const look = (what: string, said: string | null): void => {
    if (said && isOfNobody(said)) found.add(`${what} “${said.trim().slice(0, 120)}”`);
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    // keys are called as they are written on them; what is typed, what is code, and names are as they were written
    if (!holder || holder.closest('style, script, kbd, code, pre, textarea, [translate=no]')) continue;
    look('text', text.textContent);
  }
  for (const one of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'title', 'data-tip'])
      look(name, one.getAttribute(name));
  return [...found];
}

/** `names`: what people have typed, and what is called so in every language. */
export const englishOn = (page: Page, names: readonly string[]): Promise<string[]> => page.evaluate(english, names);

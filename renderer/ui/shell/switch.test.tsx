/** The words beside a switch switch it, too. */
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SettingsDialog } from '../screens/settings/Settings.tsx';
import { fakeBridge } from '../testing/bridge.ts';
import { all, mount, the } from '../testing/mount.tsx';
import { SwitchWithLabel } from './Switch.tsx';

const label = (text: string): HTMLLabelElement => {
  const found = [...document.querySelectorAll('label')].filter((it) => it.textContent === text);
  if (found.length !== 1) throw new Error(`${found.length} labels say ${text}`);
  return found[0];
};

test('a click on its words switches it', async () => {
  function One() {
    const [on, set] = useState(false);
    return <SwitchWithLabel className={undefined} label="Mirror" on={on} onChange={set} />;
  }
  await mount(fakeBridge(), <One />);
  const it = the('switch', 'Mirror');
  for (const checked of ['true', 'false']) {
    await act(async () => label('Mirror').click());
    expect(it.getAttribute('aria-checked')).toBe(checked);
  }
});

test('in the settings, its name and the sentence under it do', async () => {
  await mount(fakeBridge(), <SettingsDialog onClose={vi.fn()} />);
  const switches = all('switch');
  expect(switches.length).toBeGreaterThan(0);
  for (const it of switches) {
    const words = document.querySelector(`label[for="${it.id}"]`);
    expect(words?.textContent).toContain(it.getAttribute('aria-label'));
    expect(words?.querySelector('small')).not.toBeNull();
  }
});

test('no switch stands beside words that do nothing', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const uses = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/<Switch\s(?:[^<>]|=>)*?\/>/g)].map(([tag]) => ({ file, tag, text })),
  );
  expect(uses.length).toBeGreaterThan(4);
  const unlabelled = uses.filter(({ tag, text }) => {
    const id = /\sid=(\{[^\s]*\})/.exec(tag)?.[1];
    // its words are the label, or stand in a row of the settings that is one
    return id === undefined || !/htmlFor=|<Row\s[^>]*\sisLabel/.test(text);
  });
  expect(unlabelled.map(({ file, tag }) => `${file}: ${tag}`)).toEqual([]);
});

/** `dialog` and `shell`: the test sets answers to dialogs in advance; without an answer a dialog is cancelled. */
import type { Dialog, MessageBoxOptions, Shell } from 'electron';
import { guard, type Implements } from './guard.ts';
import { onOrder, tell } from './trace.ts';

type Kind = 'save' | 'open' | 'message';
const answers: { kind: Kind; answer: unknown }[] = [];
onOrder('answer', (next: { kind: Kind; answer: unknown }) => {
  answers.push(next);
});

/** The first argument of a dialog may be its window. */
const optionsOf = (words: unknown[]) => (words.length > 1 ? words[1] : words[0]);

function ask<T>(kind: Kind, words: unknown[], cancelled: T): T {
  const at = answers.findIndex((next) => next.kind === kind);
  const answer = at < 0 ? cancelled : (answers.splice(at, 1)[0]?.answer as T);
  tell('dialog', { kind, options: JSON.parse(JSON.stringify(optionsOf(words))), answer });
  return answer;
}

const cancelOf = (words: unknown[]) => (optionsOf(words) as MessageBoxOptions).cancelId ?? 0;

export const dialog = guard('dialog', {
  showSaveDialog: async (...words: unknown[]) => ask('save', words, { canceled: true, filePath: '' }),
  showOpenDialog: async (...words: unknown[]) => ask('open', words, { canceled: true, filePaths: [] as string[] }),
  showMessageBox: async (...words: unknown[]) =>
    ask('message', words, { response: cancelOf(words), checkboxChecked: false }),
  showErrorBox: (title: string, content: string) => tell('errorBox', { title, content }),
} satisfies Implements<Dialog>);

export const shell = guard('shell', {
  openExternal: async (url: string) => tell('openExternal', url),
  openPath: async (path: string) => {
    tell('openPath', path);
    return '';
  },
} satisfies Implements<Shell>);

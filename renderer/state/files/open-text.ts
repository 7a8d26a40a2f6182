/** Any text or file of ours, wherever it is pasted or dropped: the host says what it is, and here it is done. */
import { create } from 'zustand';
import type { Found, Recognised } from '../../../electron/contract/foreign-text.ts';
import { LARGEST_FILE } from '../../../electron/contract/requests.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { received, takeText } from '../correspondence.ts';
import { join } from '../online/online.ts';
import { useSetup } from '../setup/setup.ts';
import { chooseGame, importFile, openGame, openPasted, openSaved } from './library.ts';
import { takeRules } from './rules-files.ts';

const words = uiText.openText;

/** The dialog for texts; `text`: what it begins with. */
export const useOpening = create<{
  readonly isOpen: boolean;
  readonly text: string;
  open(text?: string): void;
  close(): void;
}>()((set) => ({
  isOpen: false,
  text: '',
  open: (text = '') => set({ isOpen: true, text }),
  close: () => set({ isOpen: false, text: '' }),
}));

export async function recognised(text: string): Promise<Recognised> {
  if (text.trim() === '') return { found: [], why: words.empty };
  if (text.length > LARGEST_FILE) return { found: [], why: words.tooLong };
  const answer = await useApp.getState().ask['text.recognise']({ text });
  return answer.ok ? answer.value : { found: [], why: answer.error.message };
}

/** What is there, in a sentence. */
export function saysOf(found: Found): string {
  switch (found.is) {
    case 'game':
      return words.found.game(found.title, found.turns);
    case 'turn':
      return words.found.turn(found.title, found.friend);
    case 'rules':
      return found.wrong === null ? words.found.rules(found.title) : words.found.badRules(found.wrong);
    case 'code':
      return useApp.getState().opened ? `${words.found.code} ${words.found.leaves}` : words.found.code;
    default:
      return words.found[found.is](found.title);
  }
}
/** What can be done with it, on its button. */
export function doesOf(found: Found): string {
  if (found.is !== 'rules') return words.does[found.is];
  if (found.wrong !== null) return words.does.badRules;
  return found.title === '' ? words.does.severalRules : words.does.rules;
}

/** Does it; the sentence that says why it cannot be done, or null. `text`: in which it was found. */
export async function doWith(found: Found, text: string): Promise<string | null> {
  switch (found.is) {
    case 'game':
      return openPasted(found.text);
    case 'turn':
    case 'invitation':
      return received(text);
    case 'position':
      return setUp(found.variant, found.text);
    case 'rules':
      await takeRules(text);
      return null;
    case 'code':
      return join(found.text);
  }
}
async function setUp(variant: string, text: string): Promise<string | null> {
  const { begin, read } = useSetup.getState();
  await begin({ variant, options: {}, players: [{ name: '' }, { name: '' }] });
  const why = await read(text);
  if (why !== null) return why;
  useApp.getState().open('setup', { variant });
  return null;
}

// -- in a file

/** A picture, a program: nobody wants to see its bytes. */
const isNoText = (text: string): boolean => /[\0\uFFFD]/.test(text);
/** Opens a file, whatever text of ours it holds. */
export async function openThis(file: File): Promise<void> {
  const text = file.size > LARGEST_FILE ? null : await file.text().catch(() => null);
  if (text === null || /\.(fairytable|fairygame|ini)$/.test(file.name)) return openGame(file);
  if (isNoText(text)) {
    const { why } = await recognised(text);
    return useApp.getState().toastFailure(why ?? words.tooLong);
  }
  if (mayBeTurn(text)) return takeText(text);
  const { found } = await recognised(text);
  const [only, ...others] = found;
  if (others.length > 0) return useOpening.getState().open(text);
  if (only?.is === 'position' || only?.is === 'code' || only?.is === 'turn' || only?.is === 'invitation') {
    const why = await doWith(only, text);
    if (why !== null) useApp.getState().toastFailure(why);
    return;
  }
  // a damaged game is told in its own way, and anything else in the dialog for texts
  if (only || /^\s*[[{]/.test(text) || text.trim() === '') return openGame(file);
  useOpening.getState().open(text);
}

/** Asks for a file and opens it. */
export async function openFile(): Promise<void> {
  if (useApp.getState().hello?.native) {
    const save = await importFile();
    if (save) await openSaved(save);
    return;
  }
  const file = await chooseGame();
  if (file) await openThis(file);
}
/** A file that the host has opened holds a text that is not a game. */
export function followTexts(): void {
  useApp.getState().on?.text(({ text }) => useOpening.getState().open(text));
}

// -- what is pasted outside the dialog

/** A turn, as far as can be told at once. */
export const mayBeTurn = (text: string): boolean =>
  /(^|[^\w"])fairytable:\d+:/i.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));

/** Is the page on top one on which nothing else is pasted? */
function isAtStart(): boolean {
  const { opened, layers } = useApp.getState();
  const top = layers.at(-1)?.page;
  return top === 'saves' || (top === undefined && opened === null);
}

/** A turn that is pasted anywhere but into a field is played; any other text on the start screen is shown in the dialog. Returns the function that stops listening. */
export function watchPastes(target: EventTarget = window): () => void {
  const paste = (event: Event) => {
    if (!(event instanceof ClipboardEvent) || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    if (mayBeTurn(text)) {
      event.preventDefault();
      void takeText(text);
    } else if (isAtStart()) {
      event.preventDefault();
      useOpening.getState().open(text);
    }
  };
  target.addEventListener('paste', paste);
  return () => target.removeEventListener('paste', paste);
}

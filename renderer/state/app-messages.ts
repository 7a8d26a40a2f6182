/** Toasts, dialogs about problems, and notices that stay. */
import { ASKED } from '../../electron/contract/online.ts';
import type { Problem } from '../../electron/contract/result.ts';
import type { AppPart } from './app-state.ts';

/** A refused file needs an answer now and is shown as a dialog; every other problem as a notice. */
const wantsAnswer = (problem: Problem) =>
  problem.salvage !== undefined ||
  ['damaged', 'truncated', 'empty', 'foreign', 'too-new', 'unreadable', 'bad-text'].includes(problem.code);
/** the one notice that disappears by itself, when a change has been saved again */
const CANNOT_SAVE = 'cannot-save';
const withNotice = (notices: readonly Problem[], notice: Problem) => [
  ...notices.filter((old) => old.code !== notice.code),
  notice,
];

let count = 0;

export const messagesPart = ((set, get) => ({
  notices: [],
  problems: [],
  toastNow: null,

  sawSaved(saved) {
    if (saved && get().notices.some((notice) => notice.code === CANNOT_SAVE)) get().dismissNotice(CANNOT_SAVE);
  },
  toast: (text, action = null) => set({ toastNow: { key: ++count, is: 'done', text, action } }),
  toastFailure: (text, action = null) => set({ toastNow: { key: ++count, is: 'failed', text, action } }),
  toastNote: (text, action = null) => set({ toastNow: { key: ++count, is: 'note', text, action } }),
  dismissToast: () => set({ toastNow: null }),
  problem: (problem) => set({ problems: [...get().problems, problem] }),
  notice(problem) {
    if (wantsAnswer(problem)) get().problem(problem);
    else set({ notices: withNotice(get().notices, problem) });
  },
  dismissProblem: () => set({ problems: get().problems.slice(1) }),
  dismissNotice: (code) => set({ notices: get().notices.filter((notice) => notice.code !== code) }),
  refused(error) {
    if (error.problem) get().problem(error.problem);
    else if (error.code === ASKED) get().toast(error.message);
    else get().toastFailure(error.message);
  },
  async tryTo(name, input) {
    const answer = await get().ask[name](input);
    if (answer.ok) return answer.value;
    get().refused(answer.error);
    return null;
  },
})) satisfies AppPart;

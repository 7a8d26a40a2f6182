/** A report for the developers of Fairytable: it is copied to the clipboard and never sent. */
import { uiText } from '../text/index.ts';
import { useApp } from './app.ts';

export async function handOverReport(): Promise<void> {
  const app = useApp.getState();
  const report = await app.tryTo('app.report', {});
  if (!report) return;
  const isCopied = report.copied || (await copied(report.text));
  app.toast(isCopied ? uiText.shell.report.copied : uiText.shell.report.refused);
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // a browser may forbid clipboard access, or not support it
    return false;
  }
}

/** A report for the developers of Fairytable: it is copied to the clipboard and never sent. */
import { uiText } from '../text/index.ts';
import { useApp } from './app.ts';
import { copied } from './clipboard.ts';

export async function handOverReport(): Promise<void> {
  const app = useApp.getState();
  const report = await app.tryTo('app.report', {});
  if (!report) return;
  const isCopied = report.copied || (await copied(report.text));
  if (isCopied) app.toast(uiText.shell.report.copied);
  else app.toastFailure(uiText.shell.report.refused);
}

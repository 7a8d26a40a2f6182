/**
 * The state of the page apart from the match: the connection to the host, the settings, the stack of screens, and the
 * notices to show. Must stay true: the table, once opened, stays mounted under the screens opened over it, so that
 * going back does not open it again; a changed setting is shown at once and reverted if the host refuses; no event of
 * the host is dropped: each ends in state here or in the commands.
 */
import { create } from 'zustand';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Hello } from '../../electron/contract/requests.ts';
import { connectionPart } from './app-connection.ts';
import { messagesPart } from './app-messages.ts';
import { screensPart } from './app-screens.ts';
import type { AppState } from './app-state.ts';

export const useApp = create<AppState>()((set, get) => ({
  ...connectionPart(set, get),
  ...screensPart(set, get),
  ...messagesPart(set, get),
}));

/** What the host said about itself in its hello. Only for screens, which are not mounted before it. */
export function useHello(): Hello {
  const hello = useApp((app) => app.hello);
  if (!hello) throw new Error('a screen was mounted before the host said hello');
  return hello;
}

export function useVariant(id: string | null): VariantDescription {
  const { variants } = useHello();
  const found = variants.find((variant) => variant.id === id);
  if (!found) throw new Error(`no variant "${id}" among ${variants.map((variant) => variant.id).join(', ')}`);
  return found;
}

/** What is written on pieces of sets that are written on, as the settings say. */
import { type Settings, signsIn } from '../../electron/contract/settings.ts';
import { useApp } from './app.ts';

/** `variant`: the id of the game */
export const useSigns = (variant: string): Settings['signs'] => useApp((app) => signsIn(app.settings, variant));

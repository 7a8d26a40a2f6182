/** What is written on pieces of sets that are written on, as the settings say. */
import type { Settings } from '../../electron/contract/settings.ts';
import { useApp } from './app.ts';

export const useSigns = (): Settings['signs'] => useApp((app) => app.settings.signs);

/** The host under Electron, as a bundle of its own that `electron/main.ts` loads. */
import { startElectronHost } from './electron.ts';

startElectronHost();

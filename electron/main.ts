/** The main process under Electron starts here. Everything it does is in `hosts/electron.ts`. */
import { startElectronHost } from './hosts/electron.ts';

startElectronHost();

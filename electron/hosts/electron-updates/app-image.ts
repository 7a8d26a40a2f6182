/** How an AppImage is replaced. */
import fs from 'node:fs';
import path from 'node:path';
import { AppImageUpdater } from 'electron-updater';

/**
 * electron-updater removes the old program before the new one is in its place, and runs the new one while the old one ends.
 * Here the old one stays until the new one lies beside it as a whole, and nothing is run.
 */
export class WholeAppImageUpdater extends AppImageUpdater {
  protected override doInstall(): boolean {
    const old = process.env.APPIMAGE;
    const made = this.downloadedUpdateHelper?.file;
    if (!old || !made) throw new Error('there is nothing to install, or nothing to replace');
    const place = newPlaceOf(old, made);
    const unfinished = `${place}.unfinished`;
    try {
      fs.copyFileSync(made, unfinished);
      fs.chmodSync(unfinished, 0o755);
      fs.renameSync(unfinished, place);
    } catch (error) {
      fs.rmSync(unfinished, { force: true });
      throw error;
    }
    if (place !== old) fs.rmSync(old);
    fs.rmSync(made);
    return true;
  }
}

/** A name with the old version in it gets the new one; a name that a person has given stays. */
export function newPlaceOf(old: string, made: string): string {
  return /\d+\.\d+\.\d+/.test(path.basename(old)) ? path.join(path.dirname(old), path.basename(made)) : old;
}

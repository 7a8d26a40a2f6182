/** Keeps the text of a game in its file, one request at a time: a new file has its name only after the first. */
import { isRules } from '../../../engine/shared/rules-text.ts';
import { useApp } from '../app.ts';
import { ownPlace, useOwnGames } from '../own-games/own-games.ts';

export class Keeping {
  /** the file; null: a new one, once something was changed */
  private game: string | null;
  private saved: string;
  private last: Promise<void> = Promise.resolve();
  private isShown = true;

  constructor(game: string | null, text: string) {
    this.game = game;
    this.saved = text;
  }
  /** null: none yet */
  get file(): string | null {
    return this.game;
  }
  /** Resolves with the file; null: none yet. */
  async save(text: string): Promise<string | null> {
    this.last = this.last.then(() => this.write(text));
    await this.last;
    return this.game;
  }
  /** The file that has this text, which is made where there is none; null where that was refused, which was told. */
  async fileOf(text: string): Promise<string | null> {
    if (this.game === null) this.saved = '';
    await this.save(text);
    return this.saved === text ? this.game : null;
  }
  /** Another text is shown from now on. */
  leave(): void {
    this.isShown = false;
  }
  private async write(text: string): Promise<void> {
    // text in another notation is read, but not kept
    if (text === this.saved || !isRules(text)) return;
    const over = this.game === null ? undefined : this.saved;
    const summary = await useApp
      .getState()
      .tryTo('games.save', { game: this.game, text, ...(over !== undefined && { over }) });
    if (!summary) return;
    this.game = summary.game;
    this.saved = text;
    if (!this.isShown) return;
    // the list behind it shows the new title, or a new game
    useOwnGames.setState({ chosen: ownPlace(summary), variant: null });
    void useOwnGames.getState().load();
  }
}

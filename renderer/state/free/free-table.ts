/**
 * The table of a game while the referee is off, for the set-up editor: every change is sent to the game and saved with it at
 * once, so that it is undone, listed and resumed like a move. One request at a time.
 */
import type { Checked, Draft } from '../../../electron/contract/description.ts';
import type { Played } from '../../../electron/contract/view.ts';
import { useApp } from '../app.ts';
import type { MatchStore } from '../match/match-store.ts';

export class FreeTable {
  private readonly match: MatchStore;
  private revision: number;
  /** what undo and redo can do now */
  can: { readonly undo: boolean; readonly redo: boolean };

  constructor(match: MatchStore) {
    this.match = match;
    const { revision, can } = match.store.getState().view;
    this.revision = revision;
    this.can = can;
  }
  private get where(): { match: string; revision: number } {
    return { match: this.match.store.getState().view.match, revision: this.revision };
  }

  /** What is on the table; null: the host could not say, and has said why. */
  table(): Promise<Checked | null> {
    return useApp.getState().tryTo('setup.fromTable', this.where);
  }
  /** Lays the table so; what is on it afterwards. */
  async lay(draft: Draft): Promise<Checked | null> {
    await this.put(draft);
    return this.table();
  }
  /** The same; false if it was refused, which has been said. */
  async put(draft: Draft): Promise<boolean> {
    return this.take(await useApp.getState().tryTo('match.free', { ...this.where, draft })) !== null;
  }
  /** Undoes or redoes one free move; `on`: that was no free move, and the referee is on. */
  async step(way: 'undo' | 'redo'): Promise<Checked | 'on' | null> {
    const played = this.take(await useApp.getState().tryTo(`match.${way}`, { ...this.where, unit: 'action' as const }));
    if (!played) return null;
    return played.view.free ? this.table() : 'on';
  }
  /** Switches the referee on; false if it was refused, which has been said. */
  async switchOn(): Promise<boolean> {
    return this.take(await useApp.getState().tryTo('match.referee', this.where)) !== null;
  }

  private take(played: Played | null): Played | null {
    if (!played) return null;
    this.revision = played.revision;
    this.can = played.view.can;
    // the table is behind the editor: without playback
    this.match.send({ on: 'present', view: played.view });
    return played;
  }
}

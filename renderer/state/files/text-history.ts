/** Undo and redo of a text: what is typed in one go is one step. */

const MOST_UNDO = 200;

export class TextHistory {
  private past: string[] = [];
  private future: string[] = [];
  /** where the last step was typed, of which the next letters are a part; null: nowhere */
  private typing: string | null = null;

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  /** This text is left for another one. */
  step(text: string, typedIn: string | null): void {
    if (typedIn === null || typedIn !== this.typing) this.past = [...this.past, text].slice(-MOST_UNDO);
    this.future = [];
    this.typing = typedIn;
  }
  endTyping(): void {
    this.typing = null;
  }
  /** The text before this one. */
  undo(text: string): string | undefined {
    const before = this.past.pop();
    if (before !== undefined) this.future.push(text);
    return before;
  }
  /** The text that was undone last. */
  redo(text: string): string | undefined {
    const after = this.future.pop();
    if (after !== undefined) this.past.push(text);
    return after;
  }
}

/** What an entry does to a match. */
import type { Effect } from '../core/effects.ts';
import type { Side } from '../core/ids.ts';
import type { Entry } from './entry.ts';
import type { Node } from './node.ts';

/** The result of an entry: the present node and the effects of the steps to it. */
export interface Change {
  readonly entry: Entry;
  readonly node: Node;
  /** `play`: animate the effects; `back`: something was undone; `cut`: the match jumped; `stay`: no position changed */
  readonly how: 'play' | 'back' | 'cut' | 'stay';
  readonly effects: readonly Effect[];
  /** the one side that may know of it; null when everybody may */
  readonly secretOf: Side | null;
  /** the game was sent back because a check was not called: the sentence that says so */
  readonly rewound?: string;
}

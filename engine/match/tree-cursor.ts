/**
 * A position that walks through a match's tree: it stands at one node, and goes to another by taking back to where
 * the ways meet and playing on from there. Resignations and agreements change nothing on the board.
 * Whoever holds it must not play on the position by other means.
 */
import type { Effect } from '../core/effects.ts';
import type { Position } from '../core/position.ts';
import type { Node } from './node.ts';
import type { Tree } from './tree.ts';

export class TreeCursor {
  readonly position: Position;
  private readonly tree: Tree;
  private here: number;

  constructor(position: Position, tree: Tree) {
    this.position = position;
    this.tree = tree;
    this.here = tree.path()[0];
  }

  get node(): Node {
    return this.tree.at(this.here);
  }

  /** Go there; answers the effects of the steps played forward on the way, in order. */
  goTo(id: number): readonly Effect[] {
    const meeting = this.tree.meeting(id, this.here);
    const way = this.tree.pathFrom(meeting, id);
    while (this.here !== meeting) this.stepBack();
    return way.flatMap((step) => this.stepOn(step));
  }

  /** Go to a node by its last step; answers what happened in that step alone (nothing at the start). */
  arriveAt(id: number): readonly Effect[] {
    const { parent } = this.tree.at(id);
    if (parent === null) return this.goTo(id);
    this.goTo(parent);
    return this.goTo(id);
  }

  /** The node was just added under where it stands, and the position has already played it. */
  follow(id: number): void {
    if (this.tree.at(id).parent !== this.node.id) throw new Error(`node ${id} does not follow ${this.node.id}`);
    this.here = id;
  }

  private stepBack(): void {
    const left = this.node;
    if (left.kind === 'action' && !this.position.takeBack()) throw new Error(`cannot take back ${left.text}`);
    this.here = left.parent!;
  }

  private stepOn(id: number): readonly Effect[] {
    const node = this.tree.at(id);
    this.here = id;
    if (node.kind !== 'action') return [];
    const action = this.position.find(node.text);
    if (!action.ok) throw new Error(`${node.text} was legal and is not: ${action.error.message}`);
    return this.position.play(action.value);
  }
}

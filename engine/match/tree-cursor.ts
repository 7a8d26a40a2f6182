/**
 * A position that moves through a match's tree: it is at one node, and goes to another by undoing to their common
 * ancestor and playing from there. Resignations, agreements and free moves do not change the position; where the referee
 * was switched on again another one begins, and the one before waits below it. No position must be played on by other means.
 */
import type { Effect } from '../core/effects.ts';
import type { Position } from '../core/position.ts';
import type { Node } from './node.ts';
import type { Tree } from './tree.ts';

export class TreeCursor {
  /** one for the start and one for each time that the referee was switched on, the present one last */
  private readonly positions: Position[];
  private readonly tree: Tree;
  private here: number;

  constructor(position: Position, tree: Tree) {
    this.positions = [position];
    this.tree = tree;
    this.here = tree.path()[0];
  }

  get position(): Position {
    return this.positions[this.positions.length - 1];
  }
  get node(): Node {
    return this.tree.at(this.here);
  }

  /** Goes to a node; returns the effects of the steps played forward on the way, in order. */
  goTo(id: number): readonly Effect[] {
    const meeting = this.tree.meeting(id, this.here);
    const way = this.tree.pathFrom(meeting, id);
    while (this.here !== meeting) this.stepBack();
    return way.flatMap((step) => this.stepOn(step));
  }

  /** Goes to a node via its parent; returns only the effects of the last step (none at the start). */
  arriveAt(id: number): readonly Effect[] {
    const { parent } = this.tree.at(id);
    if (parent === null) return this.goTo(id);
    this.goTo(parent);
    return this.goTo(id);
  }

  /** Moves to a node that was just added below the present one; a played action has already been played. */
  follow(id: number): void {
    if (this.tree.at(id).parent !== this.node.id) throw new Error(`node ${id} does not follow ${this.node.id}`);
    this.here = id;
    this.begin(this.node);
  }

  private begin({ kind, table }: Node): void {
    if (kind !== 'referee' || table === undefined) return;
    const begun = this.position.continuedFrom(table);
    if (!begun.ok) throw new Error(`a position that was valid is not: ${begun.error.message}`);
    this.positions.push(begun.value);
  }
  private stepBack(): void {
    const left = this.node;
    if (left.kind === 'action' && !this.position.takeBack()) throw new Error(`cannot take back ${left.text}`);
    if (left.kind === 'referee') this.positions.pop();
    this.here = left.parent!;
  }

  private stepOn(id: number): readonly Effect[] {
    const node = this.tree.at(id);
    this.here = id;
    this.begin(node);
    if (node.kind !== 'action') return [];
    const action = this.position.find(node.text);
    if (!action.ok) throw new Error(`${node.text} was legal and is not: ${action.error.message}`);
    return this.position.play(action.value);
  }
}

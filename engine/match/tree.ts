/**
 * The tree of everything that was played in one match, and a cursor in it. Nodes are numbered in the order in which
 * they were first reached and are never removed or renumbered: undo moves the cursor, and playing on from there grows
 * a branch beside the abandoned line. Each node remembers which of its children was visited last; that is where redo
 * goes. Knows no rules: what a node stands for is told when it is added.
 */
import type { Cell, Piece, Side } from '../core/ids.ts';
import type { Unit } from './entry.ts';

export interface Outcome {
  readonly winner: Side | null;
  /** a code; the rules' own, or `resignation`, `agreement` */
  readonly reason: string;
  readonly says: string;
}
/** What led to a node. */
export interface Step {
  readonly kind: 'start' | 'action' | 'resign' | 'agree';
  /** who did it: the side whose turn it was, or the side that resigned */
  readonly side: Side;
  /** number of the turn in which it was done */
  readonly turnNumber: number;
  /** the action's frozen text, and how people read it; empty unless an action */
  readonly text: string;
  readonly label: string;
  readonly piece: Piece | null;
  readonly from: Cell | null;
  readonly to: Cell | null;
  /** did a turn end with it (or the game)? */
  readonly endsTurn: boolean;
  /** did it show somebody what was secret? Undo does not pass it unless both agree. */
  readonly reveals: boolean;
  /** the game's outcome when it stands here */
  readonly outcome: Outcome | null;
}
export interface Node extends Step {
  readonly id: number;
  readonly parent: number | null;
  /** actions from the start */
  readonly depth: number;
  readonly children: readonly number[];
  /** the child visited last; null when there is none */
  readonly next: number | null;
}
type GrowingNode = { -readonly [K in keyof Node]: Node[K] } & { children: number[] };

export type Lies = 'past' | 'present' | 'future' | 'branch';

const ROOT = 0;

export class Tree {
  private readonly grown: GrowingNode[];
  private here = ROOT;

  constructor(start: Step) {
    this.grown = [{ ...start, id: ROOT, parent: null, depth: 0, children: [], next: null }];
  }

  get nodes(): readonly Node[] {
    return this.grown;
  }
  get cursor(): Node {
    return this.grown[this.here];
  }
  has(id: number): boolean {
    return Number.isInteger(id) && id >= 0 && id < this.grown.length;
  }

  /** From the start to the node, both included. */
  path(id: number = this.here): readonly number[] {
    const path: number[] = [];
    for (let at: number | null = id; at !== null; at = this.grown[at].parent) path.push(at);
    return path.reverse();
  }
  /** The node's ancestor that is also an ancestor of the cursor (either may be the node itself). */
  meeting(id: number): number {
    const mine = new Set(this.path());
    return this.path(id).findLast((at) => mine.has(at)) ?? ROOT;
  }

  /** The cursor's child that this would lead to, if it was played before. Equal steps never grow twice. */
  known(step: Pick<Step, 'kind' | 'side' | 'text'>): Node | null {
    const same = this.cursor.children.find((id) => {
      const child = this.grown[id];
      return child.kind === step.kind && child.side === step.side && child.text === step.text;
    });
    return same === undefined ? null : this.grown[same];
  }
  /** Put the cursor on the child that this step leads to; a new one unless it was played before. */
  advance(step: Step): Node {
    const known = this.known(step);
    if (known) return this.visit(known.id);
    const { id: parent, depth } = this.cursor;
    const node: GrowingNode = { ...step, id: this.grown.length, parent, depth: depth + 1, children: [], next: null };
    this.grown.push(node);
    this.grown[parent].children.push(node.id);
    return this.visit(node.id);
  }
  /** Put the cursor on a node; redo will later lead along the way to it. */
  visit(id: number): Node {
    if (!this.has(id)) throw new Error(`no node ${id} among ${this.grown.length}`);
    this.here = id;
    for (let at = this.grown[id]; at.parent !== null; at = this.grown[at.parent]) this.grown[at.parent].next = at.id;
    return this.cursor;
  }

  /** Where undo leads: one action back, or to where the present (or else the previous) turn began. */
  back(unit: Unit): Node | null {
    const { parent, kind } = this.cursor;
    if (parent === null) return null;
    let to = this.grown[parent];
    // a resignation or an agreement is no part of a turn: it is taken back alone
    if (unit === 'action' || kind !== 'action') return to;
    while (to.parent !== null && !to.endsTurn) to = this.grown[to.parent];
    return to;
  }
  /** Where redo leads: one action on, or to the end of the turn, along the children visited last. */
  on(unit: Unit): Node | null {
    if (this.cursor.next === null) return null;
    let to = this.grown[this.cursor.next];
    if (unit === 'action') return to;
    while (to.kind === 'action' && !to.endsTurn && to.next !== null && this.grown[to.next].kind === 'action')
      to = this.grown[to.next];
    return to;
  }
  /** Would going there take back something that was revealed? */
  passesRevelation(id: number): boolean {
    const meeting = this.meeting(id);
    for (let at = this.cursor; at.id !== meeting; at = this.grown[at.parent!]) if (at.reveals) return true;
    return false;
  }

  /** How every node lies to the cursor, by id; `future` is what redo would reach. */
  lies(): readonly Lies[] {
    const lies = this.grown.map((): Lies => 'branch');
    for (const id of this.path()) lies[id] = 'past';
    for (let at = this.cursor.next; at !== null; at = this.grown[at].next) lies[at] = 'future';
    lies[this.here] = 'present';
    return lies;
  }
  /** The last node of every line, in the order they were reached. */
  leaves(): readonly number[] {
    return this.grown.filter((node) => node.children.length === 0).map((node) => node.id);
  }
}

/**
 * The tree of everything that was played in one match, and a cursor in it. Nodes are numbered in the order in which
 * they were first reached and are never removed or renumbered: undo moves the cursor, and playing from there adds a
 * branch beside the abandoned line. Each node remembers its last visited child; redo goes there. The tree knows no
 * rules: the caller describes each node when adding it.
 *
 * Secret nodes of a side have their own range of numbers, so that public numbers reveal nothing of them.
 */
import type { Side } from '../core/ids.ts';
import type { Unit } from './entry.ts';
import { FIRST_SECRET, type Node, ROOT, type Step } from './node.ts';

type GrowingNode = { -readonly [K in keyof Node]: Node[K] } & { children: number[] };

export type Lies = 'past' | 'present' | 'future' | 'branch';

export class Tree {
  private readonly grown: GrowingNode[] = [];
  private readonly byId = new Map<number, GrowingNode>();
  /** the number of public nodes, and of secret nodes by side */
  private open = 0;
  private readonly secret: [number, number] = [0, 0];
  private here = ROOT;

  constructor(start: Step) {
    this.add(start, null, 0);
  }

  /** in the order in which they were first reached; without secrets the number of a node is its index here */
  get nodes(): readonly Node[] {
    return this.grown;
  }
  get cursor(): Node {
    return this.at(this.here);
  }
  has(id: number): boolean {
    return this.byId.has(id);
  }
  /** Throws if there is none. */
  at(id: number): Node {
    return this.growing(id);
  }
  private growing(id: number): GrowingNode {
    const node = this.byId.get(id);
    if (!node) throw new Error(`no node ${id} among ${this.grown.length}`);
    return node;
  }
  private add(step: Step, parent: number | null, depth: number): GrowingNode {
    const { secretOf } = step;
    const id = secretOf === null ? this.open++ : FIRST_SECRET[secretOf] + this.secret[secretOf]++;
    const node: GrowingNode = { ...step, id, parent, depth, children: [], next: null };
    this.grown.push(node);
    this.byId.set(id, node);
    return node;
  }

  /** The node itself, or the last one before it that this viewer (null: everybody) may see. */
  seenBy(viewer: Side | null, id: number = this.here): Node {
    let node = this.at(id);
    while (node.parent !== null && node.secretOf !== null && node.secretOf !== viewer) node = this.at(node.parent);
    return node;
  }
  /** The nodes that are left and entered on the way from the cursor to a node, by number. */
  way(id: number): readonly number[] {
    const meeting = this.meeting(id);
    return [...this.pathFrom(meeting, this.here), ...this.pathFrom(meeting, id)];
  }

  /** From the start to the node, both included. */
  path(id: number = this.here): readonly number[] {
    const path: number[] = [];
    for (let at: number | null = id; at !== null; at = this.at(at).parent) path.push(at);
    return path.reverse();
  }
  /** From one of its ancestors (excluded) to the node (included); empty if they are the same. */
  pathFrom(ancestor: number, id: number): readonly number[] {
    const path: number[] = [];
    for (let at = this.at(id); at.id !== ancestor; at = this.at(at.parent!)) path.push(at.id);
    return path.reverse();
  }
  /** The last common ancestor of the node and the other (by default the cursor); it may be one of them. */
  meeting(id: number, other: number = this.here): number {
    // climbs only as far as necessary: a game may be thousands of actions deep
    let [a, b] = [this.at(id), this.at(other)];
    while (a.id !== b.id) {
      if (a.depth >= b.depth) a = this.at(a.parent!);
      else b = this.at(b.parent!);
    }
    return a.id;
  }

  /** The cursor's child with this step, if it was played before. Equal steps are never added twice. */
  known(step: Pick<Step, 'kind' | 'side' | 'text'>): Node | null {
    const same = this.cursor.children.find((id) => {
      const child = this.at(id);
      return child.kind === step.kind && child.side === step.side && child.text === step.text;
    });
    return same === undefined ? null : this.at(same);
  }
  /** Moves the cursor to the child with this step, which is usually added only if it was not played before. */
  advance(step: Step): Node {
    // always added at the end of a secret phase: others must not see whether the same was played before
    const known = step.unseen && step.secretOf === null ? null : this.known(step);
    if (known) return this.visit(known.id);
    const { id: parent, depth } = this.cursor;
    const node = this.add(step, parent, depth + 1);
    this.growing(parent).children.push(node.id);
    return this.visit(node.id);
  }
  /** Moves the cursor to a node; redo will later follow the path to it. */
  visit(id: number): Node {
    // above the common ancestor every node already leads to the cursor
    const meeting = this.meeting(id);
    for (let at = this.growing(id); at.id !== meeting; at = this.growing(at.parent!))
      this.growing(at.parent!).next = at.id;
    this.here = id;
    return this.cursor;
  }

  /** The target of undo: one action back, or the start of the present (or else the previous) turn. */
  back(unit: Unit): Node | null {
    const { parent, kind } = this.cursor;
    if (parent === null) return null;
    let to = this.at(parent);
    // a resignation or an agreement is not part of a turn: it is undone separately
    if (unit === 'action' || kind !== 'action') return to;
    while (to.parent !== null && !to.endsTurn) to = this.at(to.parent);
    return to;
  }
  /** The target of redo: one action forward, or the end of the turn, along the last visited children. */
  on(unit: Unit): Node | null {
    if (this.cursor.next === null) return null;
    let to = this.at(this.cursor.next);
    if (unit === 'action') return to;
    while (to.kind === 'action' && !to.endsTurn && to.next !== null && this.at(to.next).kind === 'action')
      to = this.at(to.next);
    return to;
  }
  /** Would going there undo something that was revealed? */
  passesRevelation(id: number): boolean {
    const meeting = this.meeting(id);
    for (let at = this.cursor; at.id !== meeting; at = this.at(at.parent!)) if (at.reveals) return true;
    return false;
  }

  /** The relation of every node to the cursor, by id; `future` is what redo would reach, up to a hidden step. */
  lies(mayBeTold: (step: Node) => boolean = () => true): ReadonlyMap<number, Lies> {
    const lies = new Map(this.grown.map(({ id }): [number, Lies] => [id, 'branch']));
    for (const id of this.path()) lies.set(id, 'past');
    for (let at = this.cursor.next; at !== null && mayBeTold(this.at(at)); at = this.at(at).next)
      lies.set(at, 'future');
    return lies.set(this.here, 'present');
  }
  /** The last node of every line, in the order in which they were reached. */
  leaves(): readonly number[] {
    return this.grown.filter((node) => node.children.length === 0).map((node) => node.id);
  }
}

/**
 * The tree of everything that was played in one match, and a cursor in it. Nodes are numbered in the order in which
 * they were first reached and are never removed or renumbered: undo moves the cursor, and playing on from there grows
 * a branch beside the abandoned line. Each node remembers which of its children was visited last; that is where redo
 * goes. Knows no rules: what a node stands for is told when it is added.
 *
 * What one side did in secret has numbers of its own, so that the numbers of what everybody knows tell nothing of it.
 */
import type { Side } from '../core/ids.ts';
import type { Unit } from './entry.ts';
import { FIRST_SECRET, type Node, ROOT, type Step } from './node.ts';

type GrowingNode = { -readonly [K in keyof Node]: Node[K] } & { children: number[] };

export type Lies = 'past' | 'present' | 'future' | 'branch';

export class Tree {
  private readonly grown: GrowingNode[] = [];
  private readonly byId = new Map<number, GrowingNode>();
  /** how many everybody knows of, and how many of each side's are secret */
  private open = 0;
  private readonly secret: [number, number] = [0, 0];
  private here = ROOT;

  constructor(start: Step) {
    this.add(start, null, 0);
  }

  /** in the order in which they were first reached; without secrets the number of each is its place here */
  get nodes(): readonly Node[] {
    return this.grown;
  }
  get cursor(): Node {
    return this.at(this.here);
  }
  has(id: number): boolean {
    return this.byId.has(id);
  }
  /** Throws where there is none. */
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
  /** What is left and what is entered on the way from the cursor to a node, by number. */
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
  /** From below one of its ancestors to the node: without the ancestor, with the node; nothing when they are the same. */
  pathFrom(ancestor: number, id: number): readonly number[] {
    const path: number[] = [];
    for (let at = this.at(id); at.id !== ancestor; at = this.at(at.parent!)) path.push(at.id);
    return path.reverse();
  }
  /** The node's last ancestor that is also an ancestor of the other, the cursor unless told (either may be the node itself). */
  meeting(id: number, other: number = this.here): number {
    // climbs no further than it must: a game may be thousands of actions deep
    let [a, b] = [this.at(id), this.at(other)];
    while (a.id !== b.id) {
      if (a.depth >= b.depth) a = this.at(a.parent!);
      else b = this.at(b.parent!);
    }
    return a.id;
  }

  /** The cursor's child that this would lead to, if it was played before. Equal steps never grow twice. */
  known(step: Pick<Step, 'kind' | 'side' | 'text'>): Node | null {
    const same = this.cursor.children.find((id) => {
      const child = this.at(id);
      return child.kind === step.kind && child.side === step.side && child.text === step.text;
    });
    return same === undefined ? null : this.at(same);
  }
  /** Put the cursor on the child that this step leads to; mostly a new one only if it was not played before. */
  advance(step: Step): Node {
    // what ends a turn that others could not see looks the same to them whether it was played before or not
    const known = step.unseen && step.secretOf === null ? null : this.known(step);
    if (known) return this.visit(known.id);
    const { id: parent, depth } = this.cursor;
    const node = this.add(step, parent, depth + 1);
    this.growing(parent).children.push(node.id);
    return this.visit(node.id);
  }
  /** Put the cursor on a node; redo will later lead along the way to it. */
  visit(id: number): Node {
    // above where the ways meet every node leads to the cursor already
    const meeting = this.meeting(id);
    for (let at = this.growing(id); at.id !== meeting; at = this.growing(at.parent!))
      this.growing(at.parent!).next = at.id;
    this.here = id;
    return this.cursor;
  }

  /** Where undo leads: one action back, or to where the present (or else the previous) turn began. */
  back(unit: Unit): Node | null {
    const { parent, kind } = this.cursor;
    if (parent === null) return null;
    let to = this.at(parent);
    // a resignation or an agreement is no part of a turn: it is taken back alone
    if (unit === 'action' || kind !== 'action') return to;
    while (to.parent !== null && !to.endsTurn) to = this.at(to.parent);
    return to;
  }
  /** Where redo leads: one action on, or to the end of the turn, along the children visited last. */
  on(unit: Unit): Node | null {
    if (this.cursor.next === null) return null;
    let to = this.at(this.cursor.next);
    if (unit === 'action') return to;
    while (to.kind === 'action' && !to.endsTurn && to.next !== null && this.at(to.next).kind === 'action')
      to = this.at(to.next);
    return to;
  }
  /** Would going there take back something that was revealed? */
  passesRevelation(id: number): boolean {
    const meeting = this.meeting(id);
    for (let at = this.cursor; at.id !== meeting; at = this.at(at.parent!)) if (at.reveals) return true;
    return false;
  }

  /** How every node lies to the cursor, by id; `future` is what redo would reach, up to a step that must not be told. */
  lies(mayBeTold: (step: Node) => boolean = () => true): ReadonlyMap<number, Lies> {
    const lies = new Map(this.grown.map(({ id }): [number, Lies] => [id, 'branch']));
    for (const id of this.path()) lies.set(id, 'past');
    for (let at = this.cursor.next; at !== null && mayBeTold(this.at(at)); at = this.at(at).next)
      lies.set(at, 'future');
    return lies.set(this.here, 'present');
  }
  /** The last node of every line, in the order they were reached. */
  leaves(): readonly number[] {
    return this.grown.filter((node) => node.children.length === 0).map((node) => node.id);
  }
}

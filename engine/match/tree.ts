/**
 * The tree of everything that was played in one match, and a cursor in it. Nodes are numbered in the order in which
 * they were first reached and are never removed or renumbered: undo moves the cursor, and playing from there adds a
 * branch beside the abandoned line. Each node remembers its last visited child; redo goes there. The tree knows no
 * rules: the caller describes each node when adding it.
 *
 * Secret nodes of a side have their own range of numbers, so that public numbers reveal nothing of them.
 */
import type { Side } from '../core/ids.ts';
import type { HistoryUnit } from './entry.ts';
import { FIRST_SECRET, type Node, type NodeStep, ROOT } from './node.ts';

type GrowingNode = { -readonly [K in keyof Node]: Node[K] } & { children: number[] };

export type Lies = 'past' | 'present' | 'future' | 'branch';

export class Tree {
  private readonly grown: GrowingNode[] = [];
  /** by number: those that everybody knows of, and each side's secret ones */
  private readonly open: GrowingNode[] = [];
  private readonly secret: readonly [GrowingNode[], GrowingNode[]] = [[], []];
  /** of those that everybody knows of, the ones behind which there is no other, in their order */
  private readonly openEnds = new Set<Node>();
  private here = ROOT;
  private anythingUnseen = false;

  constructor(start: NodeStep) {
    this.add(start, null);
  }

  /** in the order in which they were first reached; without secrets the number of a node is its index here */
  get nodes(): readonly Node[] {
    return this.grown;
  }
  get cursor(): Node {
    return this.at(this.here);
  }
  /** Was anything ever done where not everybody could look? */
  get hasUnseen(): boolean {
    return this.anythingUnseen;
  }
  has(id: number): boolean {
    return this.find(id) !== undefined;
  }
  /** Throws if there is none. */
  at(id: number): Node {
    return this.growing(id);
  }
  private growing(id: number): GrowingNode {
    const node = this.find(id);
    if (!node) throw new Error(`no node ${id} among ${this.grown.length}`);
    return node;
  }
  private find(id: number): GrowingNode | undefined {
    if (id < FIRST_SECRET[0]) return this.open[id];
    const side = id < FIRST_SECRET[1] ? 0 : 1;
    return this.secret[side][id - FIRST_SECRET[side]];
  }
  private add(step: NodeStep, before: Node | null): GrowingNode {
    const { secretOf, unseen } = step;
    const all = secretOf === null ? this.open : this.secret[secretOf];
    const id = (secretOf === null ? 0 : FIRST_SECRET[secretOf]) + all.length;
    const node: GrowingNode = {
      ...step,
      id,
      parent: before === null ? null : before.id,
      place: this.grown.length,
      depth: before === null ? 0 : before.depth + 1,
      // the trays stay as they were when the referee was switched on
      ...(step.tray === undefined && before?.tray && { tray: before.tray }),
      secrets: (before?.secrets ?? 0) + (secretOf === null ? 0 : 1),
      children: [],
      onLine: before === null,
      next: null,
    };
    this.grown.push(node);
    all.push(node);
    if (secretOf === null) {
      if (before) this.openEnds.delete(this.seenBy(null, before.id));
      this.openEnds.add(node);
    }
    if (unseen || secretOf !== null) this.anythingUnseen = true;
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
    return this.nodesTo(id).map((node) => node.id);
  }
  nodesTo(id: number = this.here): readonly Node[] {
    let at = this.at(id);
    const nodes = new Array<Node>(at.depth + 1);
    for (nodes[at.depth] = at; at.parent !== null; nodes[at.depth] = at) at = this.at(at.parent);
    return nodes;
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
  known(step: Pick<NodeStep, 'kind' | 'side' | 'text'>): Node | null {
    const same = this.cursor.children.find((id) => {
      const child = this.at(id);
      return child.kind === step.kind && child.side === step.side && child.text === step.text;
    });
    return same === undefined ? null : this.at(same);
  }
  /** Moves the cursor to the child with this step, which is usually added only if it was not played before. */
  advance(step: NodeStep): Node {
    // always added at the end of a secret phase: others must not see whether the same was played before
    const known = step.unseen && step.secretOf === null ? null : this.known(step);
    if (known) return this.visit(known.id);
    const before = this.growing(this.here);
    const node = this.add(step, before);
    before.children.push(node.id);
    return this.visit(node.id);
  }
  /** Moves the cursor to a node; redo will later follow the path to it. */
  visit(id: number): Node {
    // above the common ancestor every node already leads to the cursor
    const meeting = this.meeting(id);
    for (let at = this.growing(this.here); at.id !== meeting; at = this.growing(at.parent!)) at.onLine = false;
    for (let at = this.growing(id); at.id !== meeting; at = this.growing(at.parent!)) {
      at.onLine = true;
      this.growing(at.parent!).next = at.id;
    }
    this.here = id;
    return this.cursor;
  }

  /** The target of undo: one action back, or the start of the present (or else the previous) turn. */
  back(unit: HistoryUnit): Node | null {
    const { parent, kind } = this.cursor;
    if (parent === null) return null;
    let to = this.at(parent);
    // a resignation or an agreement is not part of a turn: it is undone separately
    if (unit === 'action' || kind !== 'action') return to;
    while (to.parent !== null && !to.endsTurn) to = this.at(to.parent);
    return to;
  }
  /** The target of redo: one action forward, or the end of the turn, along the last visited children. */
  on(unit: HistoryUnit): Node | null {
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

  /** How every node lies to the cursor, by its place; `future` is what redo would reach, up to a step that must not be told. */
  lies(mayBeTold: (step: Node) => boolean = () => true): readonly Lies[] {
    const lies = this.grown.map(({ onLine }): Lies => (onLine ? 'past' : 'branch'));
    for (let id = this.cursor.next; id !== null; ) {
      const node = this.at(id);
      if (!mayBeTold(node)) break;
      lies[node.place] = 'future';
      id = node.next;
    }
    lies[this.cursor.place] = 'present';
    return lies;
  }
  /** Every line that everybody may know and that leaves the present one: where it leaves it, and its last node. */
  branches(): readonly { readonly from: number; readonly last: number }[] {
    const leaves = new Map<number, number>();
    const branches: { from: number; last: number }[] = [];
    for (const last of this.openEnds) {
      if (last.onLine) continue;
      // no node is passed twice, however many lines go on from it
      const way: number[] = [];
      let at = last;
      for (; !at.onLine && !leaves.has(at.id); at = this.at(at.parent!)) way.push(at.id);
      const from = leaves.get(at.id) ?? this.seenBy(null, at.id).id;
      for (const id of way) leaves.set(id, from);
      branches.push({ from, last: last.id });
    }
    return branches;
  }

  /** The last node of every line, in the order they were reached. */
  leaves(): readonly number[] {
    return this.grown.filter((node) => node.children.length === 0).map((node) => node.id);
  }
}

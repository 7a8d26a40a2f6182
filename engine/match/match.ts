/**
 * One match: a variant with its house rules, the players, and everything they did. The entries are the truth; the tree
 * of positions, the cursor and the outcome follow from them, so that a save or a journal replays to the same match.
 * Nothing here reads a clock or makes up an id, and no question asked of a match changes it.
 */
import type { Effect } from '../core/effects.ts';
import { other, type Side } from '../core/ids.ts';
import { type Action, Position, type StartPosition } from '../core/position.ts';
import { fine, type Result, refuse } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { SavedFacts } from '../core/world.ts';
import { type Entry, inOrder, type Unit } from './entry.ts';
import { Stand } from './stand.ts';
import { type Lies, type Node, type Outcome, type Step, Tree } from './tree.ts';
import { words } from './words.ts';

export interface Player {
  readonly name: string;
}
/** All that a match begins with. */
export interface Setup {
  readonly variant: Variant;
  /** house rules that differ from the usual ones are enough */
  readonly options?: Readonly<Record<string, string>>;
  readonly players: readonly [Player, Player];
  /** a set-up position; the variant's own start unless given */
  readonly start?: StartPosition | null;
  /** go on from these facts instead: how a match is resumed whose actions no longer lead to where it stood */
  readonly resumed?: SavedFacts | null;
}
/** What an entry did: where the match stands now and what happened on the way there. */
export interface Change {
  readonly entry: Entry;
  readonly node: Node;
  /** `play`: show the effects; `back`: something was taken back; `cut`: the match jumped */
  readonly how: 'play' | 'back' | 'cut';
  readonly effects: readonly Effect[];
}
/** A node of the match as it was, for looking; the position is good until the next look. */
export interface Look {
  readonly node: Node;
  readonly position: Position;
  /** of the step that led to it */
  readonly effects: readonly Effect[];
}
type When = { readonly at?: number };
type Agreed = When & { readonly agreed?: boolean };

export class Match {
  readonly variant: Variant;
  readonly players: readonly [Player, Player];
  readonly start: StartPosition | null;
  readonly resumed: SavedFacts | null;
  private readonly tree: Tree;
  private readonly present: Stand;
  private looking: Stand | null = null;
  private readonly record: Entry[] = [];

  private constructor(setup: Setup, position: Position) {
    this.variant = setup.variant;
    this.players = setup.players;
    this.start = setup.start ?? null;
    this.resumed = setup.resumed ?? null;
    this.tree = new Tree({
      kind: 'start',
      side: position.turn,
      turnNumber: position.turnNumber,
      text: '',
      label: '',
      piece: null,
      from: null,
      to: null,
      endsTurn: true,
      reveals: false,
      outcome: position.outcome,
    });
    this.present = new Stand(position, this.tree);
  }

  static begin(setup: Setup): Result<Match> {
    const position = startingPosition(setup);
    return position.ok ? fine(new Match(setup, position.value)) : position;
  }

  /** every house rule with its value, the usual ones too */
  get options(): Readonly<Record<string, string>> {
    return this.position.options;
  }
  get entries(): readonly Entry[] {
    return this.record;
  }
  /** by id; the first is the start */
  get nodes(): readonly Node[] {
    return this.tree.nodes;
  }
  get cursor(): Node {
    return this.tree.cursor;
  }
  /** Where the match stands. Ask it anything, but play through the match. */
  get position(): Position {
    return this.present.position;
  }
  get outcome(): Outcome | null {
    return this.tree.cursor.outcome;
  }
  /** the ends of all lines, the present one included */
  get leaves(): readonly number[] {
    return this.tree.leaves();
  }
  /** How every node lies to the cursor, by id; `future` is what redo would reach. */
  lies(): readonly Lies[] {
    return this.tree.lies();
  }
  /** From the start to a node (the cursor unless told), both included. */
  path(node: number = this.cursor.id): readonly Node[] {
    return this.tree.path(node).map((id) => this.nodes[id]);
  }
  get can(): { readonly undo: boolean; readonly redo: boolean; readonly resign: boolean; readonly agree: boolean } {
    const undo = this.tree.back('action');
    return {
      undo: undo !== null && !this.tree.passesRevelation(undo.id),
      redo: this.tree.on('action') !== null,
      resign: this.outcome === null,
      agree: this.outcome === null,
    };
  }

  play(action: string, when: When = {}): Result<Change> {
    return this.apply({ do: 'play', action, ...when });
  }
  undo(unit: Unit = 'action', how: Agreed = {}): Result<Change> {
    return this.apply({ do: 'undo', unit, ...allowed(how) });
  }
  redo(unit: Unit = 'action', when: When = {}): Result<Change> {
    return this.apply({ do: 'redo', unit, ...when });
  }
  goto(node: number, how: Agreed = {}): Result<Change> {
    return this.apply({ do: 'goto', node, ...allowed(how) });
  }
  resign(side: Side, when: When = {}): Result<Change> {
    return this.apply({ do: 'resign', side: this.variant.sides[side].id, ...when });
  }
  /** A draw by agreement. */
  agree(when: When = {}): Result<Change> {
    return this.apply({ do: 'agree', ...when });
  }

  /** Do what the entry says and record it; a refused entry changes nothing. */
  apply(entry: Entry): Result<Change> {
    const change = this.follow(inOrder(entry));
    if (change.ok) this.record.push(change.value.entry);
    return change;
  }

  /** The match as it stood at a node; the cursor stays. */
  look(node: number): Result<Look> {
    if (!this.tree.has(node)) return refuse('no-such-node', words.noSuchNode(node));
    this.looking ??= new Stand(again(this.setup()), this.tree);
    const effects = this.looking.arriveAt(node);
    return fine({ node: this.nodes[node], position: this.looking.position, effects });
  }

  /** The same game once more, with sides changed. */
  rematch(): Setup {
    const [first, second] = this.players;
    return { ...this.setup(), players: [second, first], resumed: null };
  }

  private setup(): Setup {
    const { variant, options, players, start, resumed } = this;
    return { variant, options, players, start, resumed };
  }

  private follow(entry: Entry): Result<Change> {
    switch (entry.do) {
      case 'play':
        return this.followPlay(entry);
      case 'undo': {
        const to = this.tree.back(entry.unit);
        return to ? this.move(entry, to, 'back') : refuse('nothing-to-undo', words.nothingToUndo);
      }
      case 'redo': {
        const to = this.tree.on(entry.unit);
        return to ? this.move(entry, to, 'play') : refuse('nothing-to-redo', words.nothingToRedo);
      }
      case 'goto': {
        if (!this.tree.has(entry.node)) return refuse('no-such-node', words.noSuchNode(entry.node));
        if (entry.node === this.cursor.id) return refuse('already-there', words.alreadyThere);
        return this.move(entry, this.nodes[entry.node], 'cut');
      }
      case 'resign': {
        const side = this.variant.sides.findIndex((s) => s.id === entry.side);
        if (side !== 0 && side !== 1) {
          return refuse('no-such-side', words.noSuchSide(entry.side, this.variant.sides.map((s) => s.id).join(', ')));
        }
        const [loser, winner] = [this.variant.sides[side].name, this.variant.sides[other(side)].name];
        const says = words.resigned(loser, winner);
        return this.conclude(entry, 'resign', side, { winner: other(side), reason: 'resignation', says });
      }
      case 'agree':
        return this.conclude(entry, 'agree', this.position.turn, {
          winner: null,
          reason: 'agreement',
          says: words.agreed,
        });
    }
  }

  private followPlay(entry: Entry & { do: 'play' }): Result<Change> {
    if (this.outcome) return refuse('over', words.over);
    const { position } = this;
    const found = position.find(entry.action);
    if (!found.ok) return found;
    const action = found.value;
    const { turn: side, turnNumber } = position;
    const effects = position.play(action);
    const endsTurn = position.outcome !== null || effects.some((effect) => effect.do === 'turn');
    const node = this.tree.advance(stepOf(action, side, turnNumber, endsTurn, position.outcome));
    this.present.follow(node.id);
    return fine({ entry: { ...entry, action: action.text }, node, how: 'play', effects });
  }

  private conclude(entry: Entry, kind: 'resign' | 'agree', side: Side, outcome: Outcome): Result<Change> {
    if (this.outcome) return refuse('over', words.over);
    const { turnNumber } = this.position;
    const node = this.tree.advance({
      kind,
      side,
      turnNumber,
      text: '',
      label: '',
      piece: null,
      from: null,
      to: null,
      endsTurn: true,
      reveals: false,
      outcome,
    });
    this.present.follow(node.id);
    const end: Effect = { do: 'end', winner: outcome.winner, reason: outcome.reason, because: outcome.says };
    return fine({ entry, node, how: 'play', effects: [end] });
  }

  private move(entry: Entry, to: Node, how: Change['how']): Result<Change> {
    const agreed = 'agreed' in entry && entry.agreed === true;
    if (!agreed && this.tree.passesRevelation(to.id)) return refuse('revelation', words.revelation);
    this.tree.visit(to.id);
    const effects = this.present.goTo(to.id);
    return fine({ entry, node: this.cursor, how, effects: how === 'play' ? effects : [] });
  }
}

/** `agreed` is written only when it is so. */
const allowed = ({ at, agreed }: Agreed): { at?: number; agreed?: true } => ({
  ...(at !== undefined && { at }),
  ...(agreed === true && { agreed }),
});

function stepOf(action: Action, side: Side, turnNumber: number, endsTurn: boolean, outcome: Outcome | null): Step {
  const { text, label, piece, from, to } = action;
  // the end of a secret phase and an explosion are reveals; what was seen cannot be unseen by undo
  const reveals = action.kind === 'reveal';
  return { kind: 'action', side, turnNumber, text, label, piece, from, to, endsTurn, reveals, outcome };
}

function startingPosition({ variant, options, start, resumed }: Setup): Result<Position> {
  const position = Position.start(variant, options, start ?? undefined);
  if (!position.ok || !resumed) return position;
  const loaded = position.value.load(resumed);
  return loaded.ok ? position : loaded;
}

/** A second position from a set-up that has already made one. */
function again(setup: Setup): Position {
  const position = startingPosition(setup);
  if (!position.ok) throw new Error(`a set-up that was good is not: ${position.error.message}`);
  return position.value;
}

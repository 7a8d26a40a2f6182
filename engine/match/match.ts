/**
 * One match: a variant with its house rules, the players, and everything they did. The entries are the source of truth;
 * the tree of positions, the cursor and the outcome follow from them, so that a save or a journal replays to the same
 * match. Nothing here reads a clock or generates an id, and no query changes a match.
 *
 * A match contains everything, including secrets, and knows whose secret each entry is. Whoever displays or writes a
 * match must respect that.
 */
import { cellsBetween, cellsOfOthers, type Effect } from '../core/effects.ts';
import { NOBODY, other, type Piece, type Side } from '../core/ids.ts';
import { Position, type StartPosition } from '../core/position.ts';
import { startOf } from '../core/start/start-written.ts';
import type { Variant } from '../core/variant.ts';
import type { SavedFacts } from '../core/world.ts';
import type { Pen } from '../shared/drawing.ts';
import { LONGEST_ACTION } from '../shared/limits.ts';
import type { Outcome } from '../shared/outcome.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { TimeControl } from '../shared/time-control.ts';
import { asidesOf } from './asides.ts';
import type { Change } from './change.ts';
import { type ClockState, isOut, swappedControl } from './clocks/clocks.ts';
import { MatchClock } from './clocks/match-clock.ts';
import { type Entry, entryInOrder, type HistoryUnit, type SecretEntry } from './entry.ts';
import { type FreeMove, MOST_FREE_MOVES } from './free/free.ts';
import { freeStep, refereeStep, type TableStep, tooManyFreeMoves } from './free/free-steps.ts';
import type { MatchQueries } from './match-queries.ts';
import { type Node, plainStep } from './node.ts';
import { type Comment, Comments, plainComment } from './notes/comments.ts';
import { Notes, plainNotes } from './notes/notes.ts';
import { StrokeList } from './notes/strokes.ts';
import { type Came, type Toss, Tosses } from './notes/tosses.ts';
import { type Aids, type ComputerSeat, NO_AIDS, type Players } from './player.ts';
import { Capacity } from './save/capacity.ts';
import { checksum } from './save/checksum.ts';
import { type Lies, Tree } from './tree.ts';
import { TreeCursor } from './tree-cursor.ts';
import { results, words } from './words.ts';

/** Everything needed to begin a match. */
export interface Setup {
  readonly variant: Variant;
  /** only the house rules that differ from the defaults */
  readonly options?: Readonly<Record<string, string>>;
  readonly players: Players;
  /** a set-up position; the variant's own start unless given */
  readonly start?: StartPosition | null;
  /** continue from these facts instead: for a match whose actions no longer lead to its saved position */
  readonly resumed?: SavedFacts | null;
  /** without clocks unless given */
  readonly timeControl?: TimeControl | null | undefined;
  /** continue with these clocks instead of full ones */
  readonly clockFrom?: ClockState | null | undefined;
}
/** A view of the match at a node; the position is valid until the next view. */
interface Look {
  readonly node: Node;
  readonly position: Position;
  /** the effects of the step that led to it */
  readonly effects: readonly Effect[];
}
/** A text that one machine sent to the other. */
export interface Sent {
  /** the node up to which it goes */
  readonly node: number;
  readonly side: Side;
  /** did it offer a draw? */
  readonly draw: boolean;
}
/** `spent`: how long the clock of the side to move has run since the entry before, in milliseconds */
type When = { readonly at?: number; readonly spent?: number };
/** what only the rules can answer */
const NEED_REFEREE: readonly Entry['do'][] = ['play', 'resign', 'agree', 'claim', 'flag'];
type Agreed = Pick<When, 'at'> & { readonly agreed?: boolean };

export class Match implements MatchQueries {
  readonly variant: Variant;
  /** who sat there at the start */
  readonly seated: Players;
  readonly start: StartPosition | null;
  readonly resumed: SavedFacts | null;
  /** null: without clocks */
  readonly timing: MatchClock | null;
  readonly comments = new Comments();
  readonly notes = new Notes();
  readonly strokes = new StrokeList();
  private readonly tree: Tree;
  private readonly present: TreeCursor;
  private looking: TreeCursor | null = null;
  private readonly record: Entry[] = [];
  private readonly open: Entry[] = [];
  private readonly secret: readonly [SecretEntry[], SecretEntry[]] = [[], []];
  private sinceOpen = 0;
  private sitting: Players;
  private helped: Aids = NO_AIDS;
  private readonly letters: Sent[] = [];
  private readonly thrown = new Tosses();
  private freeMoves = 0;
  private readonly capacity = new Capacity();

  private constructor(setup: Setup, position: Position) {
    this.variant = setup.variant;
    this.seated = setup.players;
    this.sitting = setup.players;
    this.start = setup.start ?? null;
    this.resumed = setup.resumed ?? null;
    const { timeControl, clockFrom } = setup;
    const ids = this.variant.sides.map(({ id }) => id);
    this.timing = timeControl ? new MatchClock(timeControl, clockFrom ?? null, ids) : null;
    this.tree = new Tree(plainStep('start', position, position.outcome));
    this.present = new TreeCursor(position, this.tree);
  }

  static begin(setup: Setup): Result<Match> {
    const position = startingPosition(setup);
    return position.ok ? ok(new Match(setup, position.value)) : position;
  }

  /** who sits there now */
  get players(): Players {
    return this.sitting;
  }
  get aids(): Aids {
    return this.helped;
  }
  /** every text that went to the other machine or came from it, in their order */
  get sent(): readonly Sent[] {
    return this.letters;
  }
  /** every toss of the coin and roll of the dice, in their order; undo takes none back */
  get tosses(): readonly Toss[] {
    return this.thrown.all;
  }
  /** every house rule with its value, including the defaults */
  get options(): Readonly<Record<string, string>> {
    return this.position.options;
  }
  get entries(): readonly Entry[] {
    return this.record;
  }
  /** the public entries, and the secret ones */
  get openEntries(): readonly Entry[] {
    return this.open;
  }
  secretEntries(side: Side): readonly SecretEntry[] {
    return this.secret[side];
  }
  /** in the order in which they were first reached; the first is the start */
  get nodes(): readonly Node[] {
    return this.tree.nodes;
  }
  get cursor(): Node {
    return this.tree.cursor;
  }
  /** The present position. Only query it: actions must be played through the match. */
  get position(): Position {
    return this.present.position;
  }
  get outcome(): Outcome | null {
    return this.tree.cursor.outcome;
  }
  /** Is the referee off? */
  get isFree(): boolean {
    return this.cursor.kind === 'free';
  }
  /** What is on the table, as everybody may know it. Only while the referee is off it may have problems. */
  get table(): StartPosition {
    const { table } = this.cursor;
    return this.isFree && table ? table : startOf(this.position.game, null);
  }
  /** the ends of all lines, including the present one */
  get leaves(): readonly number[] {
    return this.tree.leaves();
  }
  /** Throws where there is none. */
  node(id: number): Node {
    return this.tree.at(id);
  }
  /** Was anything ever done where not everybody could look? */
  get hasUnseen(): boolean {
    return this.tree.hasUnseen;
  }
  /** Every line that everybody may know and that leaves the present one: where it leaves it, and its last node. */
  get branches(): readonly { readonly from: number; readonly last: number }[] {
    return this.tree.branches();
  }
  /** How every node lies to the cursor, in the order of `nodes`; `future` is what redo would reach. */
  lies(): readonly Lies[] {
    return this.tree.lies();
  }
  /** The same for one viewer, who must not learn from it that redo leads through another side's secrets. */
  liesTo(viewer: Side | null): readonly Lies[] {
    return this.tree.lies((step) => !step.unseen || step.side === viewer);
  }
  /** The node itself, or the last one before it that this viewer (null: everybody) may see. */
  seenBy(viewer: Side | null, node: number = this.cursor.id): Node {
    return this.tree.seenBy(viewer, node);
  }
  /** From the start to a node (by default the cursor), both included. */
  path(node: number = this.cursor.id): readonly Node[] {
    return this.tree.nodesTo(node);
  }
  /** Would going back to that node undo something that was revealed? */
  passesRevelation(node: number): boolean {
    return this.tree.passesRevelation(node);
  }
  /** `undoNeedsBoth`: undo would go back before something secret was revealed, so both players have to agree */
  get can(): Readonly<Record<'undo' | 'undoNeedsBoth' | 'redo' | 'resign' | 'agree' | 'claim', boolean>> {
    const undo = this.tree.back('action');
    const { areChecksCalled, phase } = this.position;
    const isOn = this.outcome === null && !this.isFree;
    return {
      undo: undo !== null,
      undoNeedsBoth: undo !== null && this.tree.passesRevelation(undo.id),
      redo: this.tree.on('action') !== null,
      resign: isOn,
      agree: isOn,
      // whether there is anything to claim must not be revealed
      claim: areChecksCalled && undo !== null && isOn && phase === null,
    };
  }

  play(action: string, when: When = {}): Result<Change> {
    return this.apply({ do: 'play', action, ...when });
  }
  undo(unit: HistoryUnit = 'action', how: Agreed = {}): Result<Change> {
    return this.apply({ do: 'undo', unit, ...allowed(how) });
  }
  redo(unit: HistoryUnit = 'action', when: Pick<When, 'at'> = {}): Result<Change> {
    return this.apply({ do: 'redo', unit, ...when });
  }
  /** Goes to a secret node via the last public node before it, so that the public part of the way is a public entry. */
  goto(node: number, how: Agreed = {}): Result<Change> {
    const open = this.tree.has(node) ? this.tree.seenBy(null, node).id : node;
    if (open !== node && open !== this.tree.seenBy(null).id) {
      const there = this.apply({ do: 'goto', node: open, ...allowed(how) });
      if (!there.ok) return there;
    }
    return this.apply({ do: 'goto', node, ...allowed(how) });
  }
  resign(side: Side, when: When = {}): Result<Change> {
    return this.apply({ do: 'resign', side: this.variant.sides[side].id, ...when });
  }
  /** A draw by agreement. */
  agree(when: When = {}): Result<Change> {
    return this.apply({ do: 'agree', ...when });
  }

  /** Either side claims that a check was not called. */
  claim({ at }: When = {}): Result<Change> {
    return this.apply({ do: 'claim', ...(at !== undefined && { at }) });
  }

  /** The computer takes that seat or changes how it plays there; null: a person takes it. */
  seat(side: Side, computer: ComputerSeat | null, when: When = {}): Result<Change> {
    return this.apply({ do: 'seat', side: this.variant.sides[side].id, computer, ...when });
  }
  /** That side's turn, up to here, was sent as text. `draw`: with an offer of a draw. */
  markSent(side: Side, draw: boolean, { at }: When = {}): Result<Change> {
    const { id } = this.variant.sides[side];
    return this.apply({ do: 'sent', side: id, ...(draw && { draw: true }), ...(at !== undefined && { at }) });
  }
  /** A player was helped. */
  aid(what: 'hint' | 'analysis', when: When = {}): Result<Change> {
    return this.apply({ do: 'aid', what, ...when });
  }
  /** What came up is the caller's. */
  toss(came: Came, when: When = {}): Result<Change> {
    return this.apply({ ...came, ...when });
  }

  /** Changes what is on the table, against any rule; the first time the referee is switched off. */
  freeMove(move: FreeMove, when: When = {}): Result<Change> {
    return this.apply({ do: 'free', move, ...when });
  }
  /** Switches the referee on in the position that is on the table, which must have no problems. */
  switchRefereeOn({ at }: When = {}): Result<Change> {
    return this.apply({ do: 'referee', ...(at !== undefined && { at }) });
  }

  /** Comments on the move that led to a node; an empty comment removes the one that is there. */
  comment(node: number, { mark, text }: Comment, when: When = {}): Result<Change> {
    return this.apply({ do: 'comment', node, mark, text: plainComment(text), ...when });
  }
  /** Writes the page of notes anew. */
  writeNotes(text: string, when: When = {}): Result<Change> {
    return this.apply({ do: 'notes', text: plainNotes(text), ...when });
  }
  /** Draws a line on the table. */
  draw(pen: Pen, points: readonly number[], when: When = {}): Result<Change> {
    return this.apply({ do: 'draw', pen, points: [...points], ...when });
  }
  /** `back`: they were erased, and come back. */
  erase(strokes: readonly number[], back: boolean, when: When = {}): Result<Change> {
    return this.apply({ do: 'erase', strokes: [...strokes], ...(back && { back }), ...when });
  }
  /** The clock ran so long and then stood still, because the game was closed. */
  runOn(spent: number, when: Pick<When, 'at'> = {}): Result<Change> {
    return this.apply({ do: 'time', spent, ...when });
  }
  /** By agreement that side gets so many seconds more. */
  give(side: Side, seconds: number, when: When = {}): Result<Change> {
    return this.apply({ do: 'give', side: this.variant.sides[side].id, seconds, ...when });
  }
  /** By agreement the game goes on without clocks. */
  playUntimed({ at }: When = {}): Result<Change> {
    return this.apply({ do: 'untimed', ...(at !== undefined && { at }) });
  }
  /** That side has lost on time. */
  loseOnTime(side: Side, when: When = {}): Result<Change> {
    return this.apply({ do: 'flag', side: this.variant.sides[side].id, ...when });
  }
  /** The side whose clock runs unless somebody has stopped it; null: none. */
  get runs(): Side | null {
    const { position } = this;
    return this.timing?.isTiming(this.cursor, position.phase === null) ? position.turn : null;
  }

  /** Applies and records the entry; a refused entry changes nothing. */
  apply(entry: Entry): Result<Change> {
    const { runs } = this;
    const written = entryInOrder(entry);
    const room = this.capacity.admits(written);
    if (!room.ok) return room;
    const change = this.follow(written);
    if (!change.ok) return change;
    this.take(change.value);
    this.timing?.follow(change.value.entry, change.value, runs);
    return change;
  }
  private take({ entry, secretOf }: Change): void {
    this.record.push(entry);
    this.capacity.add(entry, secretOf);
    if (secretOf === null) {
      this.open.push(entry);
      this.sinceOpen = 0;
    } else this.secret[secretOf].push({ entry, before: this.open.length, order: this.sinceOpen++ });
  }

  /** Could all of a turn be kept? */
  admitsTurn(actions: readonly string[]): Result<void> {
    return this.capacity.admitsTurn(actions);
  }

  /** A view of the match at a node; the cursor does not move. */
  look(node: number): Result<Look> {
    if (!this.tree.has(node)) return err('no-such-node', words.noSuchNode(node));
    this.looking ??= new TreeCursor(again(this.setup()), this.tree);
    const effects = this.looking.arriveAt(node);
    return ok({ node: this.tree.at(node), position: this.looking.position, effects });
  }

  /** A rematch with sides swapped. */
  rematch(): Setup {
    const [first, second] = this.players;
    const { timeControl } = this.setup();
    const control = timeControl ? swappedControl(timeControl) : null;
    return { ...this.setup(), players: [second, first], resumed: null, timeControl: control, clockFrom: null };
  }

  /** Everything needed to begin this match again and apply its entries to it. */
  setup(): Setup {
    const { variant, options, seated: players, start, resumed, timing } = this;
    const clock = { timeControl: timing?.control ?? null, clockFrom: timing?.from ?? null };
    return { variant, options, players, start, resumed, ...clock };
  }

  private follow(entry: Entry): Result<Change> {
    if (this.isFree && NEED_REFEREE.includes(entry.do)) return err('referee-off', words.refereeOff);
    switch (entry.do) {
      case 'play':
        return this.followPlay(entry);
      case 'undo': {
        const to = this.tree.back(entry.unit);
        return to ? this.move(entry, to, 'back') : err('nothing-to-undo', words.nothingToUndo);
      }
      case 'redo': {
        const to = this.tree.on(entry.unit);
        return to ? this.move(entry, to, 'play') : err('nothing-to-redo', words.nothingToRedo);
      }
      case 'goto': {
        if (!this.tree.has(entry.node)) return err('no-such-node', words.noSuchNode(entry.node));
        if (entry.node === this.cursor.id) return err('already-there', words.alreadyThere);
        return this.move(entry, this.tree.at(entry.node), 'cut');
      }
      case 'resign': {
        const found = this.sideNamed(entry.side);
        if (!found.ok) return found;
        const side = found.value;
        const [loser, winner] = [this.variant.sides[side].name, this.variant.sides[other(side)].name];
        const says = results.resigned(loser, winner);
        return this.conclude(entry, 'resign', side, { winner: other(side), reason: 'resignation', says });
      }
      case 'agree':
        return this.conclude(entry, 'agree', this.position.turn, {
          winner: null,
          reason: 'agreement',
          says: results.agreed,
        });
      case 'claim':
        return this.followClaim(entry);
      case 'seat': {
        const side = this.sideNamed(entry.side);
        if (!side.ok) return side;
        const [first, second] = this.players;
        const { name } = this.players[side.value];
        const player = entry.computer ? { name, computer: entry.computer } : { name };
        this.sitting = side.value === 0 ? [player, second] : [first, player];
        return ok(this.stay(entry));
      }
      case 'sent': {
        const side = this.sideNamed(entry.side);
        if (!side.ok) return side;
        this.letters.push({ node: this.cursor.id, side: side.value, draw: entry.draw === true });
        return ok(this.stay(entry));
      }
      case 'aid': {
        const { hints, analysis } = this.helped;
        this.helped = entry.what === 'hint' ? { hints: hints + 1, analysis } : { hints, analysis: true };
        return ok(this.stay(entry));
      }
      case 'comment': {
        if (!this.tree.has(entry.node)) return err('no-such-node', words.noSuchNode(entry.node));
        const set = this.comments.set(this.tree.at(entry.node), entry);
        return set.ok ? ok(this.stay(entry)) : set;
      }
      case 'notes': {
        const written = this.notes.write(entry.text);
        return written.ok ? ok(this.stay(entry)) : written;
      }
      case 'toss':
      case 'roll': {
        const added = this.thrown.add(entry, this.seenBy(null).id);
        return added.ok ? ok(this.stay(entry)) : added;
      }
      case 'draw':
      case 'erase': {
        const drawn = this.strokes.follow(entry, this.variant.topology);
        return drawn.ok ? ok(this.stay(entry)) : drawn;
      }
      case 'time':
      case 'untimed':
        return this.timing?.state ? ok(this.stay(entry)) : err('no-clock', words.noClock);
      case 'give': {
        const side = this.sideNamed(entry.side);
        if (!side.ok) return side;
        return this.timing?.state ? ok(this.stay(entry)) : err('no-clock', words.noClock);
      }
      case 'flag':
        return this.followFlag(entry);
      case 'free': {
        const step = this.freeMoves < MOST_FREE_MOVES ? freeStep(this, entry.move) : tooManyFreeMoves();
        if (step.ok) this.freeMoves++;
        return step.ok ? this.arrive(entry, step.value) : step;
      }
      case 'referee': {
        const step = refereeStep(this);
        return step.ok ? this.arrive(entry, step.value) : step;
      }
    }
  }
  /** Goes on to a node with that table; equal tables after one another are one node. */
  private arrive(entry: Entry, step: TableStep): Result<Change> {
    const node = this.tree.advance({ ...step, text: checksum(JSON.stringify(step.table)) });
    this.present.follow(node.id);
    return ok({ entry, node, how: 'play', effects: [], secretOf: null });
  }
  private followFlag(entry: Entry & { do: 'flag' }): Result<Change> {
    const found = this.sideNamed(entry.side);
    if (!found.ok) return found;
    const side = found.value;
    const { runs } = this;
    const clocks = runs === null ? this.timing?.state : this.timing?.after(runs, entry.spent ?? 0);
    if (!clocks) return err('no-clock', words.noClock);
    const [loser, winner] = [this.variant.sides[side].name, this.variant.sides[other(side)].name];
    if (!isOut(clocks, side)) return err('has-time', words.hasTime(loser));
    const says = results.outOfTime(loser, winner);
    return this.conclude(entry, 'flag', side, { winner: other(side), reason: 'time', says });
  }
  private sideNamed(id: string): Result<Side> {
    const side = this.variant.sides.findIndex((s) => s.id === id);
    if (side === 0 || side === 1) return ok(side);
    return err('no-such-side', words.noSuchSide(id, this.variant.sides.map((s) => s.id).join(', ')));
  }
  private stay(entry: Entry): Change {
    return { entry, node: this.cursor, how: 'stay', effects: [], secretOf: null };
  }

  private followClaim(entry: Entry): Result<Change> {
    const { position } = this;
    if (!position.areChecksCalled) return err('not-called-here', words.programAnnounces);
    if (this.outcome) return err('over', words.over);
    if (!position.variant.check?.announcing?.uncalled(position.game))
      return err('nothing-uncalled', words.nothingUncalled);
    return this.sendBack(entry);
  }
  /** Goes to the last position where nobody was in check. What was played since stays as a branch. */
  private sendBack(entry: Entry): Result<Change> {
    const { game, variant } = this.position;
    const here = this.cursor;
    let to = here;
    while (to.parent !== null && variant.check?.announcing?.anyCheck(game)) {
      const before = this.tree.at(to.parent);
      this.present.goTo(before.id);
      if (this.position.phase !== null) break; // nothing was played before
      to = before;
    }
    this.present.goTo(to.id);
    if (to.id === here.id && entry.do === 'claim') return err('nowhere-back', words.nowhereBack);
    this.tree.visit(to.id);
    return ok({ entry, node: to, how: 'cut', effects: [], secretOf: null, rewound: words.uncalled });
  }

  private followPlay(entry: Entry & { do: 'play' }): Result<Change> {
    if (this.outcome) return err('over', words.over);
    const { position } = this;
    const found = position.find(entry.action);
    if (!found.ok) return found;
    const action = found.value;
    if (action.text.length > LONGEST_ACTION) return err('long-action', words.longAction);
    const { turn: side, phase } = position;
    const turnNumber = phase === null ? position.turnNumber : 0;
    const group = groupOfTurn(position, action.piece);
    const effects = position.play(action);
    const { outcome } = position;
    if (outcome !== null && outcome.reason === position.variant.check?.announcing?.ending) {
      position.takeBack();
      return this.sendBack({ ...entry, action: action.text });
    }
    const endsTurn = outcome !== null || effects.some((effect) => effect.do === 'turn');
    const unseen = phase !== null && phase.secretOf !== null;
    const { text, label, worded, native, spoken, kind: actionKind } = action;
    const { piece, from, to, movesAnother, secretOf } = action;
    const putDown = movesAnother?.to ?? null;
    // undo cannot hide again what was seen: a revealed secret, and that a side has finished with its secrets
    const reveals = effects.some((e) => e.do === 'feature' && e.shows) || (unseen && endsTurn);
    const asides = asidesOf(position, effects);
    const by = cellsBetween(effects, piece);
    const moved = cellsOfOthers(effects, piece);
    const captures = effects.some((e) => e.do === 'take') ? (true as const) : undefined;
    const said = { text, label, worded, ...(native !== undefined && { native }), spoken };
    const done = { actionKind, ...said, piece, from, to, by, group, moved, putDown, captures, asides };
    const after = { endsTurn, reveals, secretOf, unseen, outcome };
    const node = this.tree.advance({ kind: 'action', side, turnNumber, ...done, ...after });
    this.present.follow(node.id);
    return ok({ entry: { ...entry, action: action.text }, node, how: 'play', effects, secretOf });
  }

  private conclude(entry: Entry, kind: 'resign' | 'agree' | 'flag', side: Side, outcome: Outcome): Result<Change> {
    if (this.outcome) return err('over', words.over);
    const { turnNumber } = this.position;
    const node = this.tree.advance(plainStep(kind, { turn: side, turnNumber }, outcome));
    this.present.follow(node.id);
    const end: Effect = { do: 'end', winner: outcome.winner, reason: outcome.reason, because: outcome.says };
    return ok({ entry, node, how: 'play', effects: [end], secretOf: null });
  }

  private move(entry: Entry, to: Node, how: Change['how']): Result<Change> {
    const agreed = 'agreed' in entry && entry.agreed === true;
    if (!agreed && this.tree.passesRevelation(to.id)) return err('revelation', words.revelation);
    const secretOf = this.whoseWay(entry, to);
    this.tree.visit(to.id);
    const effects = this.present.goTo(to.id);
    return ok({ entry, node: this.cursor, how, effects: how === 'play' ? effects : [], secretOf });
  }
  /** A path through secret nodes only is secret too, and so is an entry that names a secret node. */
  private whoseWay(entry: Entry, to: Node): Side | null {
    if (entry.do === 'goto' && to.secretOf !== null) return to.secretOf;
    const owners = new Set(this.tree.way(to.id).map((id) => this.tree.at(id).secretOf));
    const [owner = null] = owners;
    return owners.size === 1 ? owner : null;
  }
}

/** The first action of a turn chooses its group: that of the moved piece, unless pieces of several may move in it. */
function groupOfTurn({ variant, game }: Position, mover: Piece): string | null {
  if (variant.groups?.areMixed?.(game.options)) return null;
  const chosen = variant.groups?.chosen(game) ?? (mover === NOBODY ? null : variant.groups?.of(game, mover));
  return chosen?.id ?? null;
}

/** `agreed` is written only if it is true. */
const allowed = ({ at, agreed }: Agreed): { at?: number; agreed?: true } => ({
  ...(at !== undefined && { at }),
  ...(agreed === true && { agreed }),
});

/** The position that a match of that set-up begins with. */
export function startingPosition({
  variant,
  options,
  start,
  resumed,
}: Pick<Setup, 'variant' | 'options' | 'start' | 'resumed'>): Result<Position> {
  const position = Position.start(variant, options, start ?? undefined);
  if (!position.ok || !resumed) return position;
  const loaded = position.value.load(resumed);
  return loaded.ok ? position : loaded;
}

/** A second position from a set-up that has already been validated. */
function again(setup: Setup): Position {
  const position = startingPosition(setup);
  if (!position.ok) throw new Error(`a set-up that was valid is not: ${position.error.message}`);
  return position.value;
}

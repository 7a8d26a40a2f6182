/**
 * The open match as somebody sees it: every question of the contract about a position, answered from the match alone, as
 * far as the viewer may know. Nothing here changes the match. The page of this machine is one viewer; at a table on the
 * network every guest is another one.
 */
import { type Cell, NOBODY, OFF, type Piece } from '../../../engine/core/ids.ts';
import type { Action, Effect, Position } from '../../../engine/core/position.ts';
import { writtenOptions } from '../../../engine/core/setting.ts';
import { clauseSaid } from '../../../engine/core/text/clause.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import { type Offset, together } from '../../../engine/core/together.ts';
import type { Phase } from '../../../engine/core/vocabulary.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { outcomeSaid } from '../../../engine/match/outcome-said.ts';
import type { Gradual } from '../../../engine/match/save/gradual.ts';
import { asKnownTo } from '../../../engine/match/save/secrets.ts';
import type { Outcome } from '../../../engine/shared/outcome.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import type { Ahead } from '../../contract/advice.ts';
import type { ExerciseView } from '../../contract/exercise.ts';
import { errorMessages, handOverMessages } from '../../contract/messages.ts';
import { MOST_FOUND } from '../../contract/requests.ts';
import type {
  ActionView,
  Attacker,
  EffectView,
  HistoryChange,
  HistoryNode,
  LastAction,
  PieceView,
  Played,
  Preview,
  ReachView,
  Reason,
  Together,
  View,
} from '../../contract/view.ts';
import type { MatchClocks } from '../clocks/match-clocks.ts';
import type { ComputerPlay } from '../computer/computer-play.ts';
import type { CorrespondencePlay } from '../correspondence/correspondence-play.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { tableViewOf } from '../setup/checked-draft.ts';
import {
  actionViewOf,
  checkViewsOf,
  effectViewsOf,
  featureViewsOf,
  flightViewsOf,
  phaseViewOf,
  pieceViewsOf,
  reachViewsOf,
  seatViewOf,
  trayViewsOf,
} from '../viewing.ts';
import { playOut } from './ahead.ts';
import { type HistoryMark, historyOf, historySince, markHistory } from './history.ts';
import { readyLayout } from './lay-ready.ts';
import type { TogetherPlay } from './together-play.ts';
import { cellsOfTurn } from './turn-labels.ts';
import type { Viewing } from './viewer.ts';

/** The task of a match that is an exercise, and how it is shown. */
export interface TaskOf {
  readonly exercise: Exercise;
  view(exercise: Exercise): ExerciseView;
}

export abstract class MatchViews {
  abstract readonly id: string;
  abstract readonly match: Match;
  /** the save's name in the library */
  abstract readonly name: string;
  /** false while the last change could not be written */
  abstract readonly saved: boolean;
  abstract readonly viewer: Viewing;
  abstract readonly computer: ComputerPlay;
  abstract readonly clocks: MatchClocks;
  abstract readonly byText: CorrespondencePlay;
  abstract readonly together: TogetherPlay;
  protected abstract readonly task: TaskOf | null;
  /** Runs what tells this viewer something, in the language that is read there. */
  abstract saying<T>(work: () => T): T;

  /** null: this is a game */
  get exercise(): Exercise | null {
    return this.task?.exercise ?? null;
  }

  get revision(): number {
    return this.viewer.revision;
  }

  view(): View {
    return this.viewOf(this.match.position, this.match.cursor);
  }

  /** The position at another node and the effects of the last step to it; the match stays where it is. */
  look(node: number): Result<{ view: View; effects: EffectView[] }> {
    const look = this.match.look(node);
    if (!look.ok || !this.viewer.maySee(node)) return err('no-such-node', errorMessages.noSuchNode);
    if (node === this.match.seenBy(this.viewer.side).id)
      return ok({ view: this.view(), effects: this.told(look.value) });
    return ok({ view: this.viewOf(look.value.position, look.value.node), effects: this.told(look.value) });
  }
  /** Each step of several from that node to the present one; nothing where it is one, or where not every step may be known. */
  passedSince(from: number): Pick<Played, 'passed'> {
    const path = this.match.path();
    const steps = path.slice(path.findIndex(({ id }) => id === from) + 1);
    if (steps.length < 2 || steps.length === path.length) return {};
    const looks = steps.map(({ id }) => this.look(id));
    return looks.every((look) => look.ok) ? { passed: looks.map(({ value }) => value) } : {};
  }
  /** The position after these actions from a node; nothing is played, and nothing shows that the viewer may not know. */
  ahead(node: number, actions: readonly string[]): Result<Ahead> {
    const look = this.match.look(node);
    if (!look.ok || !this.viewer.maySee(node)) return err('no-such-node', errorMessages.noSuchNode);
    const line = playOut(look.value.position, this.viewer.side, actions);
    if (!line.ok) return line;
    const { position, last, side } = line.value;
    const { text, label, native, spoken, kind, piece, from, to } = actionViewOf(this.match.variant, last);
    const { outcome } = position;
    return ok({
      view: {
        ...this.viewOf(position, look.value.node),
        ...{ present: false, movable: [], handOver: null, computer: null },
        last: {
          text,
          label,
          spoken,
          ...(native !== undefined && { native }),
          side,
          kind,
          piece,
          cells: [from, to].filter((cell) => cell !== null),
        },
        outcome: outcome && this.outcomeViewOf(outcome),
      },
      effects: this.told(line.value),
    });
  }
  private told({
    position,
    effects,
  }: {
    readonly position: Position;
    readonly effects: readonly Effect[];
  }): EffectView[] {
    return effectViewsOf(position, effects, this.viewer.side);
  }

  /** What the entry that was just applied has done. */
  effects(effects: readonly Effect[]): EffectView[] {
    return effectViewsOf(this.match.position, effects, this.viewer.side);
  }

  /** The actions of that piece; null: those of no piece. */
  actionsOf(piece: number | null): Result<ActionView[]> {
    const { position } = this.match;
    if (piece !== null && !position.pieces().some((p) => p.piece === piece)) {
      return err('no-such-piece', errorMessages.noSuchPiece);
    }
    return ok(
      this.actions()
        .filter((action) => action.piece === (piece ?? NOBODY))
        .map((action) => actionViewOf(this.match.variant, action)),
    );
  }

  onto(cell: number): Result<ActionView[]> {
    if (!this.hasCell(cell)) return err('no-such-cell', errorMessages.noSuchCell);
    const touching = this.actions().filter(
      (action) =>
        action.to === cell ||
        action.movesAnother?.to === cell ||
        action.targets.some((target) => target.cell === cell) ||
        action.captures.some((capture) => capture.at === cell),
    );
    return ok(touching.map((action) => actionViewOf(this.match.variant, action)));
  }

  preview(text: string): Result<Preview> {
    const { match } = this;
    if (match.outcome) return err('over', errorMessages.lookingBack);
    const found = match.position.find(text);
    if (!found.ok) return found;
    const action = found.value;
    const before = new Map(pieceViewsOf(match.position).map((piece) => [piece.id, piece]));
    const { position } = match;
    // capturing a King whose check was not called does not end the game: it goes back
    const goesBack = (effect: Effect) =>
      effect.do === 'end' && effect.reason === position.variant.check?.announcing?.ending;
    const effects = position.effectsOf(action).filter((effect) => !goesBack(effect));
    const pieces = position.after(action, () => pieceViewsOf(position));
    return ok({
      action: actionViewOf(match.variant, action),
      effects: effectViewsOf(position, effects, this.viewer.side),
      after: pieces.filter((piece) => !samePiece(piece, before.get(piece.id))),
    });
  }

  /** Those of these pieces that can go the same way one after another, and why the others cannot. */
  planTogether(pieces: readonly number[], offset: Offset): Result<Together> {
    if (!this.match.variant.groups) return err('one-a-turn', errorMessages.oneMoveATurn);
    if (!this.mayAct) return ok({ steps: [], effects: [], after: [], stay: [] });
    const { position } = this.match;
    const before = new Map(pieceViewsOf(position).map((piece) => [piece.id, piece]));
    const own = pieces.filter((id) => before.get(id)?.side === position.turn);
    const { actions, stay } = together(position, own as Piece[], offset);
    const effects: EffectView[] = [];
    const follow = ([action, ...rest]: readonly Action[]): Pick<Together, 'after' | 'stay'> => {
      if (action === undefined)
        return {
          after: pieceViewsOf(position).filter((piece) => !samePiece(piece, before.get(piece.id))),
          stay: stay.map((piece) => ({ piece, says: this.saysWhyItStays(piece, offset) })),
        };
      return position.after(action, (done) => {
        effects.push(...effectViewsOf(position, done, this.viewer.side));
        return follow(rest);
      });
    };
    const end = follow(actions);
    return ok({ steps: actions.map((action) => actionViewOf(this.match.variant, action)), effects, ...end });
  }
  private saysWhyItStays(piece: Piece, { files, ranks }: Offset): string {
    const { position } = this.match;
    const { topology } = position.variant;
    const at = position.pieces().find((one) => one.piece === piece)?.at ?? OFF;
    const to = at === OFF ? OFF : topology.offset(at, files, ranks);
    if (at === OFF || position.outcome !== null) return position.whyStuck(piece).says;
    return to === OFF ? errorMessages.edgeThere : position.whyNot(piece, to).says;
  }

  /** What that piece could do on its square, at present or at another node. */
  reachOf(piece: number, node: number | null): Result<ReachView[]> {
    const look = node === null ? null : this.match.look(node);
    if (look && (!look.ok || !this.viewer.maySee(look.value.node.id)))
      return err('no-such-node', errorMessages.noSuchNode);
    const position = look?.ok ? look.value.position : this.match.position;
    const asked = position.pieces().find((p) => p.piece === piece);
    if (!asked) return err('no-such-piece', errorMessages.noSuchPiece);
    return ok(reachViewsOf(position, asked));
  }

  /** Why that piece cannot go there or (no cell) anywhere; without a piece: why that feature cannot be placed there. */
  why(piece: number | null, cell: number | null, places: string | null): Result<Reason> {
    const { position } = this.match;
    if (cell !== null && !this.hasCell(cell)) return err('no-such-cell', errorMessages.noSuchCell);
    if (piece === null)
      return cell === null ? err('no-such-cell', errorMessages.noSuchCell) : this.whyNotLaid(places, cell);
    const asked = position.pieces().find((p) => p.piece === piece);
    if (!asked) return err('no-such-piece', errorMessages.noSuchPiece);
    if (this.match.outcome) return ok({ says: this.outcomeViewOf(this.match.outcome).says, ruling: null });
    const goes = (action: Action) => cell === null || action.to === position.variant.topology.cells[cell];
    // a page asks only about what is not possible; the engine has no reason for what is
    if (this.actions().some((action) => action.piece === asked.piece && goes(action)))
      return err('possible', errorMessages.itCan);
    const { topology } = position.variant;
    const to = cell === null ? null : topology.cells[cell];
    const { says, ruling } = to === null ? position.whyStuck(asked.piece) : position.whyNot(asked.piece, to);
    const nameOf = (at: Cell | null): string | null => (at === null || at === OFF ? null : topology.name(at));
    return ok({ says: this.exercise?.saysOfRefused(nameOf(asked.at), nameOf(to)) ?? says, ruling });
  }

  private whyNotLaid(feature: string | null, cell: number): Result<Reason> {
    const { variant } = this.match;
    if (feature === null || !Object.hasOwn(variant.words.features ?? {}, feature))
      return err('no-such-feature', errorMessages.noSuchFeature);
    if (this.match.outcome) return ok({ says: this.outcomeViewOf(this.match.outcome).says, ruling: null });
    const { says, ruling } = this.match.position.whyNotLaid(feature, variant.topology.cells[cell]);
    return ok({ says, ruling });
  }

  /** Every piece of either side that could capture an enemy on that cell. */
  attackers(cell: number): Result<Attacker[]> {
    if (!this.hasCell(cell)) return err('no-such-cell', errorMessages.noSuchCell);
    const { position } = this.match;
    const there = position.variant.topology.cells[cell];
    return ok(position.attackersOf(there).map(({ piece, line }) => ({ piece, line: [...line] })));
  }

  history(): Gradual<{ nodes: HistoryNode[]; node: number }> {
    return historyOf(this.match, this.viewer.side);
  }
  /** The present history, for `historySince` after a change. */
  markHistory(): HistoryMark {
    return markHistory(this.match, this.viewer.side);
  }
  historySince(mark: HistoryMark): HistoryChange | undefined {
    return historySince(this.match, this.viewer.side, mark);
  }

  /** The actions that may be meant by what was typed. */
  find(typed: string): Result<ActionView[]> {
    if (!this.mayAct) return ok([]);
    const found = this.match.position.matching(typed, MOST_FOUND);
    return ok(found.map((action) => actionViewOf(this.match.variant, action)));
  }

  private actions(): readonly Action[] {
    return this.mayAct ? this.match.position.actions() : [];
  }
  /** May the viewer know what can be done now? */
  private get mayAct(): boolean {
    const isAnybodys =
      !this.match.outcome &&
      !this.match.isFree &&
      !this.viewer.isHidden &&
      !this.viewer.waits &&
      this.computer.state === null;
    const { exercise } = this;
    return isAnybodys && (exercise === null || exercise.state === 'open');
  }

  private outcomeViewOf(outcome: Outcome): Outcome {
    const { winner, reason } = outcome;
    return { winner, reason, says: outcomeSaid(this.match.variant, outcome) };
  }
  private readySays(phase: Phase, present: boolean): string | undefined {
    if (this.computer.state !== null || this.byText.mine) return undefined;
    return (present ? readyLayout(this.match, this.viewer.isSeated) : phase.ready)?.says;
  }

  private viewOf(position: Position, node: Node): View {
    const { match } = this;
    const viewer = this.viewer.side;
    const present = node.id === match.cursor.id;
    const actions = present ? this.actions() : [];
    const outcome = node.outcome ?? null;
    const phase = asKnownTo(position, viewer, () => position.phase);
    const { claim, ...can } = match.can;
    const clock = this.clocks.view();
    const strokes = match.strokes.shown;
    const byText = this.byText.view();
    return {
      match: this.id,
      revision: this.revision,
      variant: match.variant.id,
      options: writtenOptions(match.variant, match.options),
      name: this.name,
      players: [seatViewOf(match.players[0]), seatViewOf(match.players[1])],
      aids: { ...match.aids },
      computer: present ? this.computer.state : null,
      computerMove: this.computer.lastMove,
      ...(clock && { clock }),
      ...(byText && { byText }),
      ...(this.task && { exercise: this.task.view(this.task.exercise) }),
      ...(match.tosses.length > 0 && { tosses: match.tosses.map((toss) => ({ ...toss, dice: [...toss.dice] })) }),
      viewer,
      ...(this.viewer.isSeated && { seat: viewer }),
      node: match.seenBy(viewer, node.id).id,
      present,
      turn: position.turn,
      turnNumber: position.turnNumber,
      check: position.check,
      // a threat that restricts no move ends with the game; a mated King stays in check // C-G1
      checks: outcome !== null && position.check === null ? [] : checkViewsOf(position),
      pieces: [...pieceViewsOf(position), ...trayViewsOf(node.tray)],
      // in an exercise the solver sees the own secrets, with nobody else at the table
      features: featureViewsOf(position, this.exercise?.solver ?? viewer),
      ...(match.notes.text !== '' && { notes: match.notes.text }),
      ...(strokes.length > 0 && { strokes: strokes.map((stroke) => ({ ...stroke, points: [...stroke.points] })) }),
      flights: flightViewsOf(position),
      ...(node.kind === 'free' && { free: true as const }),
      phase: phase && phaseViewOf(phase, this.readySays(phase, present)),
      budget: position.budget && { ...position.budget },
      ...(position.whyNoDeclaration !== undefined && { declaring: position.whyNoDeclaration }),
      ...(position.tallies.length > 0 && { tallies: position.tallies.map((tally) => ({ ...tally })) }),
      ...(match.variant.groups && { group: match.variant.groups.chosen(position.game)?.id ?? null }),
      ...(match.variant.groups?.areMixed?.(position.game.options) && { groupsMix: true as const }),
      handOver: present ? this.handOver : null,
      movable: [...new Set<number>(actions.map((action) => action.piece))].filter((piece) => piece !== NOBODY),
      last: this.lastOf(node),
      outcome: outcome && this.outcomeViewOf(outcome),
      can: {
        ...can,
        ...(position.areChecksCalled && { claim }),
        ...(this.viewer.isHidden && this.canWhileHidden),
        endTurn: actions.some((action) => action.kind === 'end-turn'),
        reveal: this.viewer.canReveal,
        hide: viewer !== null,
        ...this.computer.can,
        ...(this.viewer.isSeated && this.canWhenSeated),
        ...this.byText.can,
        ...(this.exercise && {
          ...{ undo: this.exercise.canTakeBack, undoNeedsBoth: false, redo: false },
          ...{ resign: false, agree: false },
        }),
      },
      saved: this.saved,
      ...(node.kind === 'free' && tableViewOf(match, node)),
    };
  }

  private get handOver(): View['handOver'] {
    const { onlyFor, isHidden } = this.viewer;
    // nobody hands the screen to the computer
    if (onlyFor === null || !isHidden || this.viewer.isSeated || this.computer.plays) return null;
    const why = this.match.position.phase?.says ?? '';
    return { to: onlyFor, says: handOverMessages.says(this.match.variant.sides[onlyFor].name, why) };
  }
  /** Leaving a secret phase needs the agreement of the side that is in it. */
  private get canWhileHidden(): Pick<View['can'], 'undo' | 'undoNeedsBoth' | 'redo'> {
    const undo = this.viewer.canGoBackHidden;
    return { undo, undoNeedsBoth: undo, redo: false };
  }

  /** At a table everybody looks at an own screen; what was taken back by agreement is played anew. */
  private get canWhenSeated(): Partial<View['can']> {
    const isGuestOnly = this.viewer.side === null;
    return {
      ...{ reveal: false, hide: false, redo: false, undoNeedsBoth: false },
      ...(this.viewer.waits && this.match.position.areChecksCalled && { claim: false }),
      ...(isGuestOnly && { undo: false, resign: false, agree: false }),
    };
  }

  private lastOf(node: Node): LastAction | null {
    const viewer = this.viewer.side;
    // of thousands of steps the last ones are enough
    let last = this.match.seenBy(viewer, node.id);
    while (last.kind !== 'action') {
      // on another table the same squares mean nothing
      if (last.parent === null || last.table !== undefined) return null;
      last = this.match.seenBy(viewer, last.parent);
    }
    const { text, native, spoken, side, actionKind, piece, from, to, by, moved, putDown } = last;
    const own = [from, to, putDown].filter((cell) => cell !== null);
    const isKnown = ({ secretOf }: Node): boolean => secretOf === null || secretOf === viewer;
    const cells = own.length > 0 || last.group === null ? own : cellsOfTurn(this.match, last, isKnown);
    return {
      text,
      label: shownLabel(last),
      ...(spoken !== undefined && { spoken: clauseSaid(spoken) }),
      ...(native !== undefined && { native }),
      side,
      ...(actionKind && { kind: actionKind }),
      piece: piece === NOBODY ? null : piece,
      cells,
      ...(by.length > 0 && { by: [...by] }),
      ...(moved.length > 0 && { moved: [...moved] }),
    };
  }

  private hasCell(cell: number): boolean {
    return cell < this.match.variant.topology.size;
  }
}

function samePiece(a: PieceView, b: PieceView | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

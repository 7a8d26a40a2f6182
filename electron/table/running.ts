/**
 * The match on the table as a page sees it: every question of the contract about a position, answered from the match
 * alone. Nothing here changes the match; `revision` counts its changes, so that a question about a position that is no
 * longer there is known for what it is.
 */
import { randomBytes } from 'node:crypto';
import { NOBODY, OFF } from '../../engine/core/ids.ts';
import type { Action, Effect, Position } from '../../engine/core/position.ts';
import { fine, type Result, refuse } from '../../engine/core/result.ts';
import { Probe } from '../../engine/core/threats.ts';
import type { Entry } from '../../engine/match/entry.ts';
import { Match } from '../../engine/match/match.ts';
import type { Node } from '../../engine/match/tree.ts';
import type {
  ActionView,
  Attacker,
  EffectView,
  HistoryNode,
  LastAction,
  PieceView,
  Preview,
  Reason,
  View,
} from '../contract/view.ts';
import { errorWords } from '../contract/words.ts';
import { actionViewOf, effectViewsOf, pieceViewsOf } from './viewing.ts';

export class Running {
  readonly id = `m-${randomBytes(9).toString('base64url')}`;
  private current: Match;
  /** when the game was begun, in milliseconds since 1970; null when its file does not say */
  readonly created: number | null;
  /** the save's name in the library */
  name: string;
  /** false while the last change could not be written */
  saved = true;

  constructor(match: Match, name: string, created: number | null) {
    this.current = match;
    this.name = name;
    this.created = created;
  }

  get match(): Match {
    return this.current;
  }

  /** Put the match back to where these entries lead: after a rule has thrown, nothing else about it is sure. */
  restore(entries: readonly Entry[]): void {
    const { variant, options, players, start, resumed } = this.current;
    const again = Match.begin({ variant, options, players, start, resumed });
    if (!again.ok) throw new Error(`a match that was good is not: ${again.error.message}`);
    for (const entry of entries) {
      const applied = again.value.apply(entry);
      if (!applied.ok) throw new Error(`an entry that was good is not: ${applied.error.message}`);
    }
    this.current = again.value;
  }

  get revision(): number {
    return this.match.entries.length;
  }

  view(): View {
    return this.viewOf(this.match.position, this.match.cursor);
  }

  /** The position at another node and what happened on the last step to it; the match stays where it is. */
  look(node: number): Result<{ view: View; effects: EffectView[] }> {
    if (node === this.match.cursor.id) {
      const present = this.match.look(node);
      return present.ok ? fine({ view: this.view(), effects: this.told(present.value) }) : present;
    }
    const look = this.match.look(node);
    if (!look.ok) return refuse('no-such-node', errorWords.noSuchNode);
    return fine({ view: this.viewOf(look.value.position, look.value.node), effects: this.told(look.value) });
  }
  private told({ position, effects }: { position: Position; effects: readonly Effect[] }): EffectView[] {
    return effectViewsOf(position, effects, null);
  }

  /** What the entry just applied has done. */
  effects(effects: readonly Effect[]): EffectView[] {
    return effectViewsOf(this.match.position, effects, null);
  }

  /** The actions of that piece; null: those of no piece. */
  actionsOf(piece: number | null): Result<ActionView[]> {
    const { position } = this.match;
    if (piece !== null && !position.pieces().some((p) => p.piece === piece)) {
      return refuse('no-such-piece', errorWords.noSuchPiece);
    }
    return fine(
      this.actions()
        .map((action) => actionViewOf(this.match.variant, action))
        .filter((action) => action.piece === piece),
    );
  }

  onto(cell: number): Result<ActionView[]> {
    if (!this.hasCell(cell)) return refuse('no-such-cell', errorWords.noSuchCell);
    const touching = this.actions().filter(
      (action) =>
        action.to === cell ||
        action.targets.some((target) => target.cell === cell) ||
        action.captures.some((capture) => capture.at === cell),
    );
    return fine(touching.map((action) => actionViewOf(this.match.variant, action)));
  }

  preview(text: string): Result<Preview> {
    const { match } = this;
    if (match.outcome) return refuse('over', errorWords.lookingBack);
    const found = match.position.find(text);
    if (!found.ok) return found;
    const action = found.value;
    const before = new Map(pieceViewsOf(match.position).map((piece) => [piece.id, piece]));
    const { position } = match;
    const effects = position.effectsOf(action);
    const pieces = position.after(action, () => pieceViewsOf(position));
    return fine({
      action: actionViewOf(match.variant, action),
      effects: effectViewsOf(position, effects, null),
      after: pieces.filter((piece) => !samePiece(piece, before.get(piece.id))),
    });
  }

  why(piece: number, cell: number): Result<Reason> {
    const { position } = this.match;
    const asked = position.pieces().find((p) => p.piece === piece);
    if (!asked) return refuse('no-such-piece', errorWords.noSuchPiece);
    if (!this.hasCell(cell)) return refuse('no-such-cell', errorWords.noSuchCell);
    if (this.match.outcome) return fine({ says: this.match.outcome.says, ruling: null });
    const { says, ruling } = position.whyNot(asked.piece, position.variant.topology.cells[cell]);
    return fine({ says, ruling });
  }

  /** Every piece that could capture whoever stands on the cell, were they enemies. */
  attackers(cell: number): Result<Attacker[]> {
    if (!this.hasCell(cell)) return refuse('no-such-cell', errorWords.noSuchCell);
    const { position } = this.match;
    const victim = position.pieces().find((p) => p.at === cell);
    if (!victim) return fine([]);
    const probe = new Probe(position.game);
    const hunters = position.pieces().filter((p) => p.at !== OFF && p.piece !== victim.piece);
    return fine(
      hunters
        .filter((p) => probe.couldCapture(p.piece, victim.piece))
        .map((p) => ({ piece: p.piece, line: [p.at, cell] })),
    );
  }

  history(): { nodes: HistoryNode[]; node: number } {
    const { match } = this;
    const lies = match.lies();
    const nodes = match.nodes.map(({ id, parent, turnNumber, side, kind, text, label, outcome }) => ({
      id,
      parent,
      turnNumber,
      side,
      kind,
      text,
      label: kind === 'resign' || kind === 'agree' ? (outcome?.says ?? '') : label,
      line: lies[id],
    }));
    return { nodes, node: match.cursor.id };
  }

  private actions(): readonly Action[] {
    return this.match.outcome ? [] : this.match.position.actions();
  }

  private viewOf(position: Position, node: Node): View {
    const { match } = this;
    const present = node.id === match.cursor.id;
    const actions = present ? this.actions() : [];
    const outcome = node.outcome ?? null;
    return {
      match: this.id,
      revision: this.revision,
      variant: match.variant.id,
      options: { ...match.options },
      name: this.name,
      players: [{ name: match.players[0].name }, { name: match.players[1].name }],
      // no game on this table has secrets yet: everybody may know everything
      eyes: null,
      node: node.id,
      present,
      turn: position.turn,
      turnNumber: position.turnNumber,
      check: position.check,
      checks: [],
      pieces: pieceViewsOf(position),
      features: [],
      flights: [],
      phase: null,
      budget: null,
      handOver: null,
      movable: [...new Set<number>(actions.map((action) => action.piece))].filter((piece) => piece !== NOBODY),
      last: this.lastOf(node),
      outcome: outcome && { winner: outcome.winner, reason: outcome.reason, says: outcome.says },
      can: {
        ...match.can,
        endTurn: actions.some((action) => action.kind === 'end-turn'),
        uncover: false,
        cover: false,
        undoNeedsBoth: false,
      },
      saved: this.saved,
    };
  }

  private lastOf(node: Node): LastAction | null {
    const last = this.match.path(node.id).findLast((step) => step.kind === 'action');
    if (!last) return null;
    const { text, label, side, piece, from, to } = last;
    const cells = [from, to].filter((cell) => cell !== null);
    return { text, label, side, piece: piece === NOBODY ? null : piece, cells };
  }

  private hasCell(cell: number): boolean {
    return cell < this.match.variant.topology.size;
  }
}

function samePiece(a: PieceView, b: PieceView | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

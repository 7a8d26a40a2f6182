/** The game that is played by XBoard's protocol: its position, its moves, and how they are written. */
import type { Position } from '../../core/position.ts';
import { NORMAL } from '../../exchange/known-names.ts';
import type { KnownVariant } from '../../exchange/known-variant.ts';
import { xboardVariant } from '../../exchange/known-variants.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { variants } from '../../variants/registry.ts';
import type { ReachedPosition } from '../reach.ts';
import { type PositionRequest, PositionSchema, parseRequest } from '../request.ts';
import type { EngineSettings } from '../settings.ts';
import { JOINT, legalTurns } from '../uci/searchmoves.ts';
import { actionsOfXboardMove, xboardMove } from './xboard-moves.ts';

type XBoardVariant =
  | { readonly is: 'known'; readonly known: KnownVariant }
  /** our own, in its own texts */
  | { readonly is: 'own'; readonly id: string };

export class XBoardGame {
  private readonly settings: EngineSettings;
  private readonly reach: ReachedPosition;
  private variant: XBoardVariant | null = null;
  /** null: after a variant or a position that was refused nothing can be played until there is another */
  private start: PositionRequest | null = null;
  /** the actions of each move */
  private readonly moves: (readonly string[])[] = [];

  constructor(settings: EngineSettings, reach: ReachedPosition) {
    this.settings = settings;
    this.reach = reach;
    this.begin(NORMAL);
  }

  /** A new game of that name, under the house rules that are set; false: no such game is known. */
  begin(name: string): boolean {
    const known = xboardVariant(name);
    const isOwn = variants.some(({ id }) => id === name);
    this.variant = known ? { is: 'known', known } : isOwn ? { is: 'own', id: name } : null;
    this.moves.length = 0;
    this.start = this.variant && this.usual(this.variant);
    return this.variant !== null;
  }
  private usual(variant: XBoardVariant): PositionRequest {
    if (variant.is === 'known') return variant.known.usual();
    return { variant: variant.id, options: this.settings.rulesOf(variant.id), actions: [] };
  }
  /** A FEN of a known variant; for our own games a position as `legal` reads it, as JSON. */
  setUp(text: string): Result<void> {
    const { variant } = this;
    this.moves.length = 0;
    this.start = null;
    if (variant === null) return err('no-variant', 'There is no game.');
    const request = variant.is === 'known' ? variant.known.fromFen(text) : parseRequest(PositionSchema, text);
    if (!request.ok) return request;
    const reached = this.reach.to(request.value);
    if (!reached.ok) return reached;
    this.start = request.value;
    return ok(undefined);
  }

  /** The present position after these actions, as a request. */
  request(further: readonly string[] = []): PositionRequest | null {
    return this.start && { ...this.start, actions: [...this.start.actions, ...this.moves.flat(), ...further] };
  }
  /** Null where there is none; valid until the next call. */
  position(further: readonly string[] = []): Position | null {
    const request = this.request(further);
    const reached = request && this.reach.to(request);
    return reached?.ok ? reached.value : null;
  }
  get movesMade(): number {
    return this.moves.length;
  }

  /** The actions of a legal move as somebody has written it; null: it is none. */
  actionsOf(move: string): readonly string[] | null {
    const { variant } = this;
    if (variant?.is !== 'known') return legalTurns([move], (texts) => this.position(texts))[0] ?? null;
    const position = this.position();
    return position && position.outcome === null ? actionsOfXboardMove(variant.known, position, move) : null;
  }
  play(actions: readonly string[]): void {
    this.moves.push(actions);
  }
  /** False where so many moves were not made. */
  takeBack(moves: number): boolean {
    if (this.moves.length < moves) return false;
    this.moves.length -= moves;
    return true;
  }

  /** One move as the protocol writes it. */
  moveText(actions: readonly string[]): string {
    if (this.variant?.is !== 'known') return actions.join(JOINT);
    return this.line(actions)[0] ?? '';
  }
  /** The moves of a line that is expected after `before`, as far as they can be played. */
  line(actions: readonly string[], before: readonly string[] = []): readonly string[] {
    const { variant } = this;
    if (variant?.is !== 'known') return actions;
    const after = (further: readonly string[]): Position | null => this.position([...before, ...further]);
    return variant.known.line(actions, after, (position, text) => xboardMove(variant.known, position, text));
  }
  /** `1-0 {…}`; null while the game goes on. */
  result(): string | null {
    const outcome = this.position()?.outcome;
    if (!outcome) return null;
    const score = outcome.winner === null ? '1/2-1/2' : outcome.winner === 0 ? '1-0' : '0-1';
    return `${score} {${outcome.says}}`;
  }
}

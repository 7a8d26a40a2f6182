/**
 * 4chan chess played by the engine and by the oracle side by side: what each says about a position is spelled as one
 * line per action, with what follows from it, so that the two lists can be compared whole. Neither learns anything from
 * the other; they are only given the same start and the same texts.
 */
import type { Action } from '../../core/action.ts';
import type { Effect } from '../../core/effects.ts';
import { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { actions, apply, type OracleAction, outcome } from './oracle.ts';
import { ownMoves } from './oracle-moves.ts';
import {
  census,
  KIND_OF_LETTER,
  type Man,
  nameOf,
  type OracleMoves,
  type OracleOptions,
  type OraclePosition,
  type Outcome,
  repetitionKey,
  start,
  told,
} from './oracle-positions.ts';

const SIDES = ['white', 'black'] as const;

export class Beside {
  readonly engine: Position;
  oracle: OraclePosition;
  /** the keys of the positions before this one, for repetition */
  private readonly earlier: string[] = [];

  private constructor(engine: Position, oracle: OraclePosition) {
    this.engine = engine;
    this.oracle = oracle;
  }
  static start(options: Partial<OracleOptions> = {}): Beside {
    return Beside.of(start(options));
  }
  /** Both from the same position. Throws where the engine refuses it. */
  static set(oracle: OraclePosition): Beside {
    return Beside.of(oracle, writtenDown(oracle));
  }
  private static of(oracle: OraclePosition, written?: StartPosition): Beside {
    const made = Position.start(fourchan, { ...oracle.options }, written);
    if (!made.ok) throw new Error(`${made.error.code} ${made.error.message}: ${told(oracle)}`);
    return new Beside(made.value, oracle);
  }

  /** how the game ended, as the oracle sees it */
  get ending(): Outcome | null {
    return outcome(this.oracle, this.earlier);
  }
  get told(): string {
    return told(this.oracle);
  }

  /** One line for each action with what follows from it, and one for the position itself. */
  engineLines(look: (action: Action, effects: readonly Effect[]) => void = () => {}): string[] {
    const { engine } = this;
    const seen: (readonly Effect[])[] = [];
    const actions = engine.actions();
    const lines = actions.map((action) => {
      const after = engine.after(action, (effects) => {
        seen.push(effects);
        return this.engineStands();
      });
      return `${action.text} => ${after}`;
    });
    for (const [i, action] of actions.entries()) look(action, seen[i]);
    return [this.engineStands(), ...lines.sort()];
  }
  /** The position and what can be done in it, as each of them has it, without what follows. */
  stands(): readonly [engine: readonly string[], oracle: readonly string[]] {
    const { engine, oracle, ending } = this;
    const theirs = ending === null ? actions(oracle).map(({ text }) => text) : [];
    return [
      [
        this.engineStands(),
        ...engine
          .actions()
          .map(({ text }) => text)
          .sort(),
      ],
      [spelledAfter(census(oracle), oracle.turn, ending), ...theirs.sort()],
    ];
  }
  oracleLines(): string[] {
    const stands = spelledAfter(census(this.oracle), this.oracle.turn, this.ending);
    if (this.ending !== null) return [stands];
    const before = [...this.earlier, repetitionKey(this.oracle)];
    const lines = actions(this.oracle).map((action) => {
      const after = apply(this.oracle, action);
      return `${action.text} => ${spelledAfter(census(after), after.turn, outcome(after, before))}`;
    });
    return [stands, ...lines.sort()];
  }
  private engineStands(): string {
    const { outcome: ended } = this.engine;
    const winner = ended === null || ended.winner === null ? null : SIDES[ended.winner];
    const known = ended && { winner, reason: ended.reason as Outcome['reason'] };
    return spelledAfter(this.engine.census(), SIDES[this.engine.turn], known);
  }

  /** Plays one of the oracle's actions on both. */
  play(action: OracleAction): this {
    const same = this.engine.find(action.text);
    if (!same.ok) throw new Error(`the engine has no ${action.text} in ${this.told}: ${same.error.message}`);
    this.engine.play(same.value);
    this.earlier.push(repetitionKey(this.oracle));
    this.oracle = apply(this.oracle, action);
    return this;
  }
}

/** A position of the oracle as the start that the engine reads (NOTATION.md). */
export function writtenDown(position: OraclePosition): StartPosition {
  const { board, turn, hands, gates, last } = position;
  const remembers = ({ kind, promoted }: Man) => kind === 'admin' || kind === 'n' || (kind === 'anon' && !promoted);
  const written = (man: Man, at: string, rides: boolean) => ({
    ...{ kind: man.kind, side: man.side, at },
    ...(man.promoted && { promoted: true }),
    ...(rides && { rides: true }),
    ...(remembers(man) && man.moved && { hasMoved: true }),
    ...(man.absorbed !== null && { absorbed: kindsOf(man.absorbed) }),
  });
  return {
    turn,
    pieces: board.flatMap((stand, cell) => {
      if (stand === null) return [];
      const below = written(stand.man, nameOf(cell), false);
      return stand.rider === null ? [below] : [below, written(stand.rider, nameOf(cell), true)];
    }),
    hands,
    teleporters: [...gates].map(([cell, side]) => ({ feature: `teleporter-${side}`, at: nameOf(cell) })),
    lastPlayed: { white: last.white && kindsOf(last.white), black: last.black && kindsOf(last.black) },
  };
}

/** The kinds that together move like that; throws where no kinds do. */
function kindsOf(moves: OracleMoves): string[] {
  const forms = Object.values(KIND_OF_LETTER).flatMap((kind) => [
    { id: kind as string, set: ownMoves(kind, false) },
    ...(kind === 'admin' ? [] : [{ id: `+${kind}`, set: ownMoves(kind, true) }]),
  ]);
  const found = forms.filter(({ set }) => set.length > 0 && set.every((atom) => moves.includes(atom)));
  const covered = found.flatMap(({ set }) => set);
  if (!moves.every((atom) => covered.includes(atom))) throw new Error(`nobody moves like ${moves.join(', ')}`);
  return found.map(({ id }) => id);
}

const spelledAfter = (cells: string, turn: string, ended: Outcome | null): string =>
  `${cells} | ${ended === null ? turn : `${ended.winner ?? 'draw'} ${ended.reason}`}`;

/**
 * The positions that led here, by hash, in the game and in the search: what came up before is as good as drawn, or as lost
 * where the game has a loser then.
 */

import { endOfDraw } from '../core/draws.ts';
import type { Game } from '../core/game.ts';
import type { Side } from '../core/ids.ts';
import { askAt, chasedIn, EVERYBODY, type Places, placesOf, recurrenceOf, standingOf } from '../core/recurrence.ts';
import { twiceAsLong } from '../core/twice-as-long.ts';
import type { Repetition } from '../core/variant.ts';
import { scoreOfEnd } from './score.ts';

/** What it is worth to win by repetition, if that goes on: whoever loses by it may still do something else. */
const LEADS_TO_WIN = 200;

export class SearchPath {
  private readonly game: Game;
  private los = new Int32Array(1 << 10);
  private his = new Int32Array(1 << 10);
  private standings = new Int32Array(1 << 10);
  private length = 0;
  private readonly repetition: Repetition | undefined;
  private readonly asksChases: boolean;
  /**
   * Where everybody stands in the positions of the search, and what the last move chases there, once somebody has asked: few
   * positions recur, and to tell takes as long as to search many. Nothing where nobody ever asks.
   */
  private places: (Places | null)[] = [];
  private chased: (number | null)[] = [];

  constructor(game: Game) {
    this.game = game;
    this.repetition = game.variant.draws?.repetition;
    this.asksChases = this.repetition?.chased !== undefined;
  }
  /**
   * Begin with the positions of the game so far that count for repetition: both halves of the hash of each and its standing,
   * one after the other. The one that stands is the last of them.
   */
  begin(past: readonly number[]): void {
    const { game } = this;
    this.length = 0;
    for (let i = 0; i < past.length; i += 3) {
      this.add(past[i], past[i + 1], past[i + 2]);
      this.note(null, chasedIn(past[i + 2]));
    }
    game.rehash();
    const { hashLo, hashHi } = game.world;
    if (this.counts() && !this.has(hashLo, hashHi)) {
      this.add(hashLo, hashHi, standingOf(game));
      this.note(null, EVERYBODY);
    }
    if (this.asksChases && this.length > 0) this.places[this.length - 1] = placesOf(game);
  }
  private note(places: Places | null, chased: number | null): void {
    if (!this.asksChases) return;
    this.places[this.length - 1] = places;
    this.chased[this.length - 1] = chased;
  }
  /** Does the position that stands count for repetition? */
  counts(): boolean {
    return this.repetition !== undefined && this.repetition.counts?.(this.game) !== false;
  }
  has(lo: number, hi: number): boolean {
    for (let i = this.length - 1; i >= 0; i--) if (this.los[i] === lo && this.his[i] === hi) return true;
    return false;
  }
  /** What the position that stands is worth to the side to move because it came up before; null where it did not. */
  scoreOf(lo: number, hi: number, standing: number, ply: number): number | null {
    if (!this.has(lo, hi)) return null;
    const { game, repetition } = this;
    if (repetition === undefined || (repetition.ends === undefined && game.variant.draws?.instead === undefined))
      return 0;
    let first = -1;
    let times = 1;
    for (let i = 0; i < this.length; i++) {
      if (this.los[i] !== lo || this.his[i] !== hi) continue;
      if (first < 0) first = i;
      times++;
    }
    const since = this.standings.subarray(first, this.length);
    const chasedAt = (n: number): number => this.chasedAt(first + n);
    const end = repetition.ends?.(recurrenceOf([...since, standing], chasedAt), game);
    const winner = end?.winner ?? endOfDraw(game, repetition.reason).winner;
    if (winner === null) return 0;
    if (times >= repetition.times) return scoreOfEnd(winner, game.toMove, ply);
    return winner === game.toMove ? LEADS_TO_WIN : -LEADS_TO_WIN;
  }
  /** By the move to the position `i`, or to the one that stands, which is behind the last. */
  private chasedAt(i: number): number {
    const { game, repetition } = this;
    const known = i < this.length ? this.chased[i] : null;
    if (known !== null) return known;
    const before = this.places[i - 1];
    const ask = (): number => (before ? (repetition?.chased?.(game, before) ?? 0) : EVERYBODY);
    if (i === this.length) return ask();
    const places = this.places[i];
    const found = places === null ? EVERYBODY : askAt(game, places, (this.standings[i] & 1) as Side, ask);
    this.chased[i] = found;
    return found;
  }
  /** The position that stands. */
  push(lo: number, hi: number, standing: number): void {
    this.add(lo, hi, standing);
    if (this.asksChases) this.note(placesOf(this.game), null);
  }
  private add(lo: number, hi: number, standing: number): void {
    if (this.length === this.los.length) {
      this.los = twiceAsLong(this.los);
      this.his = twiceAsLong(this.his);
      this.standings = twiceAsLong(this.standings);
    }
    this.los[this.length] = lo;
    this.his[this.length] = hi;
    this.standings[this.length++] = standing;
  }
  pop(): void {
    this.length--;
  }
  /** How long it is: what `cut` wants to come back to here, wherever a search was stopped. */
  mark(): number {
    return this.length;
  }
  cut(mark: number): void {
    this.length = mark;
  }
}

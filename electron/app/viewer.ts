/**
 * Whose eyes are on the screen: those of the side to move, after it has said that it sits there alone, or nobody's in
 * particular, who may know what everybody may. While only one side may look, nobody's eyes get no question answered.
 * The revision grows with every change of the match and of the eyes, so that a question about a screen that is no longer
 * there is known for what it is; it does not tell how much was changed while others could not look.
 */
import type { Side } from '../../engine/core/ids.ts';
import type { Change, Match } from '../../engine/match/match.ts';
import { hasSecrets } from '../../engine/match/secrets.ts';

/** more than anybody changes in secret before somebody else looks */
const UNSEEN_STEPS = 1000;

export class Viewer {
  private readonly matchNow: () => Match;
  private whose: Side | null = null;
  private count: number;

  constructor(match: () => Match) {
    this.matchNow = match;
    this.count = this.canKeepSecrets ? 0 : match().entries.length;
  }

  private get match(): Match {
    return this.matchNow();
  }
  /** null: nobody's in particular */
  get side(): Side | null {
    return this.whose;
  }
  get revision(): number {
    return this.count;
  }
  private get canKeepSecrets(): boolean {
    return this.match.variant.layout.facts.some((fact) => fact.secretOf !== null);
  }
  /** `unseen`: the same eyes go on. Otherwise the next number is one that does not tell how many changes they saw. */
  private turnPage(unseen = false): void {
    const step = unseen || !this.canKeepSecrets ? 1 : UNSEEN_STEPS;
    this.count = (Math.floor(this.count / step) + 1) * step;
  }

  /** The side that alone may look now; null when everybody may. */
  get onlyFor(): Side | null {
    return this.match.outcome ? null : (this.match.position.phase?.secretOf ?? null);
  }
  /** Somebody has to take the screen before anything can be asked or played. */
  get isCovered(): boolean {
    return this.onlyFor !== null && this.onlyFor !== this.whose;
  }
  get hasSecrets(): boolean {
    return hasSecrets(this.match);
  }
  /** Could there be something that the side to move may look at? Whether there is, it has to look for itself. */
  get canUncover(): boolean {
    return this.whose === null && !this.match.outcome && (this.onlyFor !== null || this.hasSecrets);
  }
  /** May these eyes know that there is such a node? */
  maySee(node: number): boolean {
    return this.match.nodes.some(({ id, secretOf }) => id === node && (secretOf === null || secretOf === this.whose));
  }
  /** While the screen is covered: is there anything that everybody saw and that can be taken back? */
  get canGoBackCovered(): boolean {
    return this.match.seenBy(null).parent !== null;
  }

  /** The side to move sits at the screen alone. */
  uncover(): void {
    this.whose = this.match.position.turn;
    this.turnPage();
  }
  /** From now on the screen shows what everybody may know. */
  cover(): void {
    if (this.whose === null) return;
    this.whose = null;
    this.turnPage();
  }
  /** The match has just been changed, from a position in which `side` was to move. */
  changed({ how, node, secretOf }: Change, side: Side): void {
    const { whose, match } = this;
    const isOwn = whose !== null && whose === side && match.position.turn === side && !match.outcome;
    const goesOn = isOwn && (how === 'play' ? !node.endsTurn : secretOf === whose && this.onlyFor === whose);
    if (!goesOn) this.whose = null;
    this.turnPage(goesOn);
  }
}

/**
 * The lines of a match in its text: one for each number of turn of the present line, and the others in brackets behind the
 * move that they replace, `1. D c2–c3 (1. D d2–d3 / D c8–c7) / D c8–c7`. What was undone and can be redone follows the sign
 * for the present position.
 */
import type { Side } from '../../core/ids.ts';
import type { Match } from '../match.ts';
import { type Node, ROOT } from '../node.ts';
import { FLAG_SIGN, NOW_SIGN, writtenComment } from '../notes/comments.ts';
import { writtenToss } from '../notes/tosses.ts';
import { inTexts } from '../words.ts';
import { writtenFreeMove } from './free-text.ts';
import { sideTag } from './tags.ts';

/** Between two actions of a side, and between the sides. */
export const NEXT_ACTION = '; ';
export const NEXT_SIDE = ' / ';
/** No move is printed in more words. */
export const MOST_WORDS = 12;
/** stands for the first side's turn where there is none */
export const NO_TURN = '…';

interface Asked {
  /** the steps of the present line that the reader may know */
  readonly seen: readonly Node[];
  /** are the other lines written, too? */
  readonly hasBranches: boolean;
}

/** What stands before the first move, and a line for each number of turn. */
export function writtenLines(match: Match, asked: Asked): { before: string; lines: readonly string[] } {
  return new Writer(match, asked).all();
}

class Writer {
  private readonly match: Match;
  private readonly asked: Asked;
  /** the nodes of the present line that are written */
  private readonly onLine: ReadonlySet<number>;
  private readonly tosses: ReadonlyMap<number, string>;

  constructor(match: Match, asked: Asked) {
    this.match = match;
    this.asked = asked;
    this.onLine = new Set([ROOT, ...asked.seen.map(({ id }) => id)]);
    this.tosses = tossTexts(match, (node) => this.isWritten(node));
  }

  all(): { before: string; lines: readonly string[] } {
    const { seen } = this.asked;
    const steps = seen.map((step, i) => ({ step, others: this.others(step, i === 0 ? ROOT : seen[i - 1].id) }));
    const last = seen.at(-1)?.id ?? ROOT;
    const lines = turnLines(steps.map(({ step, others }) => ({ step, text: this.said(step) + others })));
    const after = this.undone(last);
    const before = this.beside(ROOT) + (seen.length === 0 ? after : '');
    if (seen.length > 0 && after !== '') lines[lines.length - 1] += after;
    return { before: before.trim(), lines };
  }

  private isWritten(node: Node): boolean {
    let at = node;
    while (!this.onLine.has(at.id)) {
      if (!this.asked.hasBranches || at.parent === null || !canBeWritten(at)) return false;
      at = this.match.node(at.parent);
    }
    return true;
  }
  /** The lines that begin beside a step, in brackets. */
  private others(step: Node, from: number): string {
    if (!this.asked.hasBranches) return '';
    return this.inBrackets(this.match.node(from).children.filter((id) => id !== step.id));
  }
  /** What goes on from the present position, the line that redo follows last. */
  private undone(here: number): string {
    if (!this.asked.hasBranches) return '';
    const { children, next } = this.match.node(here);
    const lines = this.inBrackets([...children.filter((id) => id !== next), ...(next === null ? [] : [next])]);
    return lines === '' ? '' : ` {${NOW_SIGN}}${lines}`;
  }
  private inBrackets(beginnings: readonly number[]): string {
    return beginnings
      .map((id) => this.match.node(id))
      .filter(canBeWritten)
      .map((node) => ` (${this.line(node).join(' ')})`)
      .join('');
  }
  /** The line that begins with a node, with those that leave it. */
  private line(begins: Node): string[] {
    const steps = [{ step: begins, text: this.said(begins) }];
    for (let at = begins; ; ) {
      const node = this.after(at);
      if (!node) break;
      steps.push({ step: node, text: this.said(node) + this.others(node, at.id) });
      at = node;
    }
    return turnLines(steps);
  }
  /** Where redo goes on, or else another line does. */
  private after({ children, next }: Node): Node | undefined {
    const nodes = children.map((id) => this.match.node(id)).filter(canBeWritten);
    return nodes.find(({ id }) => id === next) ?? nodes.at(-1);
  }
  /** A step with its comment, and what coin and dice came to behind it. */
  private said(step: Node): string {
    return stepText(this.match, step) + this.beside(step.id);
  }
  private beside(node: number): string {
    return commentText(this.match, node) + (this.tosses.get(node) ?? '');
  }
}

/** Whoever reads the text has no clock and knows no secret. */
const canBeWritten = ({ kind, secretOf, unseen }: Node): boolean => kind !== 'flag' && secretOf === null && !unseen;

/** `12. K e1–e2 / D c8–c7`; where a turn is many actions `1. e2–e3; f2–f3; End of turn / …`. */
function turnLines(steps: readonly { readonly step: Node; readonly text: string }[]): string[] {
  const lines: { number: number; sides: [string[], string[]]; last: Side }[] = [];
  for (const { step, text } of steps) {
    const line = lines.at(-1);
    const goesOn = line?.number === step.turnNumber && line.last <= step.side;
    const here = goesOn ? line : { number: step.turnNumber, sides: [[], []] as [string[], string[]], last: step.side };
    if (!goesOn) lines.push(here);
    here.sides[step.side].push(text);
    here.last = step.side;
  }
  return lines.map(({ number, sides: [first, second] }) => {
    const begins = first.length > 0 ? first.join(NEXT_ACTION) : NO_TURN;
    return `${number}. ${begins}${second.length > 0 ? NEXT_SIDE + second.join(NEXT_ACTION) : ''}`;
  });
}
function stepText(match: Match, { kind, side, label, text, outcome, parent, freeMove }: Node): string {
  const { variant } = match;
  // a comment: whoever reads the text has no clock
  if (kind === 'flag') return `{${FLAG_SIGN} ${writtenComment(outcome?.says ?? '')}}`;
  if (kind === 'resign') return inTexts.resigns(sideTag(variant, side));
  if (kind === 'agree') return inTexts.drawAgreed;
  if (kind === 'referee') return inTexts.refereeOn;
  if (freeMove) {
    const wasOff = parent !== null && match.node(parent).kind === 'free';
    return `${wasOff ? '' : `${inTexts.refereeOff} `}{${writtenFreeMove(freeMove)}}`;
  }
  // a name that people gave may have signs of this notation in it
  const isReadable = !/[(){};|/[\]]|[^\S ]/.test(label) && label.split(' ').length <= MOST_WORDS;
  return isReadable ? label : text;
}
/** ` !? {what a player wrote}`: behind a space, because in some games `!` is part of a move. */
function commentText({ comments }: Match, node: number): string {
  const { mark = null, text = '' } = comments.of(node) ?? {};
  return `${mark === null ? '' : ` ${mark}`}${text === '' ? '' : ` {${writtenComment(text)}}`}`;
}
/**
 * What coin and dice came to, ` {[%toss] heads} {[%roll] 4 2}`, by the node behind which it is written. Undoing a move takes no
 * toss back, so one that was thrown on a line that is not written stands where that line branches off.
 */
function tossTexts(match: Match, isWritten: (node: Node) => boolean): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const toss of match.tosses) {
    let node = match.node(toss.node);
    while (node.parent !== null && !isWritten(node)) node = match.node(node.parent);
    texts.set(node.id, `${texts.get(node.id) ?? ''} {${writtenToss(toss)}}`);
  }
  return texts;
}

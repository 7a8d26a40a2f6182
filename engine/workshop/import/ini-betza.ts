/** What Fairy-Stockfish reads of Betza's notation: some of it otherwise than we do, and some of it not at all. */
import type { Leg } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';

/** Beside these it has atoms only that it does not know, and passes over. */
const KNOWN_ATOMS = 'WFDNAHLCJZGKRBQ';
const KNOWN_PREFIX = /^[fblrsvhmcpgnie]*$/;
/** It knows where these may be blocked; others never move if they could be. */
const BLOCKABLE = 'DNAZJRBQ';
/** Lines of these it has no moves for, however long. */
const NO_LINES = 'DAHLCJZG';
const MOVE = /([a-z]*)([^a-z])([0-9]*|[A-Z])?/y;

export interface BetzaThere {
  /** the same moves as we write them */
  readonly betza: string;
  /** parts for which it has no moves */
  readonly lost: readonly string[];
}
/** Undefined: it reads other moves than are written, or none, as a mistake. */
export function betzaThere(text: string): BetzaThere | undefined {
  let betza = '';
  const lost: string[] = [];
  for (const { prefix, atom, range, whole } of partsOf(text)) {
    const isLine = range !== '' || 'RBQ'.includes(atom);
    const isKnown = KNOWN_ATOMS.includes(atom) && KNOWN_PREFIX.test(prefix) && !/[pg].*[pg]/.test(prefix);
    if (!isKnown || (/[pg]/.test(prefix) && !'RBQ'.includes(atom)) || /^\d\d/.test(range)) return undefined;
    if (prefix.includes('n') && !BLOCKABLE.includes(atom)) return undefined;
    if (atom === 'N' && /\d/.test(range)) return undefined;
    if (isLine && NO_LINES.includes(atom)) lost.push(whole);
    else betza += withCapturesInPassing(prefix) + atom + range;
  }
  return isConsistent(betza) ? { betza, lost } : undefined;
}
/** Does it read just what is written? */
export const isReadThere = (betza: string): boolean => betzaThere(betza)?.betza === betza;

/** Is there anything in the text that it takes for a move? */
export const hasAtom = (text: string): boolean => [...text].some((letter) => KNOWN_ATOMS.includes(letter));

function partsOf(text: string) {
  const parts: { prefix: string; atom: string; range: string; whole: string }[] = [];
  for (let at = 0; at < text.length; ) {
    MOVE.lastIndex = at;
    const [whole, prefix, atom, next = ''] = MOVE.exec(text) ?? [text.slice(at), '', '', ''];
    const range = next === atom || /\d/.test(next) ? next : '';
    const length = whole.length - (next.length - range.length);
    parts.push({ prefix, atom: atom === '' ? '?' : atom, range, whole: whole.slice(0, length) });
    at += length;
  }
  return parts;
}
/** `e` says besides whatever else a move may do that it captures in passing. */
const withCapturesInPassing = (prefix: string): string =>
  !prefix.includes('e') || prefix.includes('c') ? prefix : prefix.replace('e', prefix.includes('m') ? '' : 'mce');

/** Of two moves to the same squares, one of which goes further or less easily, it has the last one only. */
function isConsistent(betza: string): boolean {
  const read = readBetza(betza);
  if (!('moves' in read)) return true;
  const ways = new Map<string, string>();
  for (const { initial, legs } of read.moves) {
    const leg = legs[0];
    const isLine = leg.range !== 1 || leg.hop !== 'none';
    const how = `${leg.range} ${leg.hop === 'grasshopper'} ${leg.lame && !isLine}`;
    for (const step of leg.steps)
      for (const mode of modesOf(leg)) {
        const way = `${[...step]} ${mode} ${initial} ${leg.hop === 'none' ? isLine : 'hop'}`;
        if ((ways.get(way) ?? how) !== how) return false;
        ways.set(way, how);
      }
  }
  return true;
}
const modesOf = ({ quiet, takes }: Leg): readonly string[] => [...(quiet ? ['m'] : []), ...(takes ? ['c'] : [])];

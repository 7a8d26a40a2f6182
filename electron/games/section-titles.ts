/** What people call a game that a `variants.ini` has under the name of a section. */

/** Names that are known from Fairy-Stockfish and run several words together, or mean another one. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['3check', 'Three-check chess'],
  ['5check', 'Five-check chess'],
  ['ai-wok', 'Ai-Wok'],
  ['asean', 'ASEAN chess'],
  ['cambodian', 'Ouk Chaktrang'],
  ['cannonshogi', 'Cannon Shogi'],
  ['caparandom', 'Capablanca random chess'],
  ['chess', 'Chess'],
  ['euroshogi', 'EuroShogi'],
  ['fischerandom', 'Chess960'],
  ['gardner', 'Gardner minichess'],
  ['hoppelpoppel', 'Hoppel-Poppel'],
  ['isolation7x7', 'Isolation on 7 × 7'],
  ['janggicasual', 'Janggi (casual)'],
  ['janggimodern', 'Janggi (modern)'],
  ['janggitraditional', 'Janggi (traditional)'],
  ['jesonmor', 'Jeson Mor'],
  ['kingofthehill', 'King of the Hill'],
  ['kyotoshogi', 'Kyoto Shogi'],
  ['losalamos', 'Los Alamos chess'],
  ['newzealand', 'New Zealand chess'],
  ['nocastle', 'No castling chess'],
  ['nocheckatomic', 'Atomic chess without check'],
  ['okisakishogi', 'Okisaki Shogi'],
  ['pawnback', 'Pawnback chess'],
  ['pawnsideways', 'Pawn sideways chess'],
  ['pocketknight', 'Pocket Knight chess'],
  ['racingkings', 'Racing Kings'],
  ['shoshogi', 'Sho Shogi'],
  ['shouse', 'S-House'],
  ['snailtrail', 'Snailtrail'],
  ['sortofalmost', 'Sort of almost chess'],
  ['tencubed', 'TenCubed chess'],
  ['threekings', 'Three Kings chess'],
  ['torishogi', 'Tori Shogi'],
  ['yarishogi', 'Yari Shogi'],
]);

/** `fox-and-hounds`: Fox and hounds. A name with capitals of its own is written as it is, but for what joins its words. */
export function titleOfSection(name: string): string {
  const known = TITLES.get(name.toLowerCase());
  if (known !== undefined) return known;
  const words = name.replace(/[-_]+/g, ' ').trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

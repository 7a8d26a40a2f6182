/**
 * `xboard`: the Chess Engine Communication Protocol, version 2, of XBoard and WinBoard. It shares with `uci` the settings
 * and how a turn is thought about; here are its commands.
 */
import { other, type Side } from '../../core/ids.ts';
import { NORMAL, xboardVariants } from '../../exchange/known-names.ts';
import { type Decided, LARGEST_HASH, type Told } from '../../search/consider.ts';
import { shortened } from '../../shared/shortened.ts';
import { ReachedPosition } from '../reach.ts';
import { EngineSettings, featureOptions } from '../settings.ts';
import { matesIn, type Talk, type TalkHost, TurnSearch } from '../turn-search.ts';
import { XBoardClock } from './xboard-clock.ts';
import { XBoardGame } from './xboard-game.ts';

/** What is known and changes nothing here. */
const PASSED_OVER = ['', 'xboard', 'accepted', 'rejected', 'random', 'computer', 'name', 'rating', 'ics', 'cores', 'otim', 'draw', 'egtpath']; // biome-ignore format: short
/** They need the position for themselves: what is thought about is given up first. */
const ENDING = ['new', 'variant', 'force', 'setboard', 'undo', 'remove', 'result', 'playother', 'analyze', 'exit'];
const MATE = 100_000;
const FEATURES = [
  'ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 reuse=1 analyze=1 colors=0',
  'ics=0 name=0 pause=0 nps=0 debug=0 memory=1 smp=1',
];

export class XBoard implements Talk {
  private readonly host: TalkHost;
  private readonly settings = new EngineSettings();
  private readonly search: TurnSearch;
  private readonly game: XBoardGame;
  private readonly clock = new XBoardClock();
  /** the side that the engine plays; null: neither */
  private side: Side | null = 1;
  /** what the search that runs is for; null: none does */
  private mode: 'move' | 'ponder' | 'analysis' | null = null;
  private isAnalysing = false;
  private isPosting = false;
  private mayPonder = false;
  /** the move that the engine expects next, by its actions */
  private expected: readonly string[] | null = null;
  /** of the search that runs: how long, in milliseconds, and what */
  private last: { readonly told: Told; readonly milliseconds: number } | null = null;
  /** `ping`s that came while it was on move: they are answered behind its move */
  private readonly pings: string[] = [];
  /** lines that wait for the end of a search, in their order */
  private readonly waiting: string[] = [];
  private whenIdle: (() => void) | null = null;

  constructor(host: TalkHost) {
    this.host = host;
    const reach = new ReachedPosition();
    this.search = new TurnSearch(host, this.settings, reach, () => this.goOn());
    this.game = new XBoardGame(this.settings, reach);
  }

  hear(line: string): boolean {
    if (line.trim() === 'quit') {
      this.search.quit();
      return false;
    }
    this.waiting.push(line.trim());
    this.goOn();
    return true;
  }
  endOfInput(whenIdle: () => void): void {
    this.whenIdle = whenIdle;
    this.goOn();
  }
  /** Hears what waits, as far as it can be heard now; then the engine thinks in the other side's time, or analyses. */
  private goOn(): void {
    while (this.waiting.length > 0 && !this.search.isEnding) {
      const [line] = this.waiting;
      if (this.mustEndSearch(line)) {
        this.mode = null;
        // it comes back here when it has ended, which may be now
        this.search.abandon();
        return;
      }
      this.waiting.shift();
      this.run(line);
    }
    if (this.waiting.length > 0) return;
    if (this.whenIdle !== null) this.endWhenIdle(this.whenIdle);
    else if (this.search.isIdle && this.isAnalysing) this.analyse();
    else if (this.search.isIdle && this.mayPonder) this.ponder();
  }
  private endWhenIdle(whenIdle: () => void): void {
    if (this.search.isIdle) whenIdle();
    else if (this.search.isKept && !this.search.isEnding) this.search.abandon();
  }
  private mustEndSearch(line: string): boolean {
    if (!this.search.isRunning) return false;
    const [command] = line.split(/\s+/, 1);
    if (ENDING.includes(command)) return true;
    if (this.mode === 'move') return false;
    if (command === 'go' || (command === 'easy' && this.mode === 'ponder')) return true;
    const move = moveIn(line);
    const actions = move === null ? null : this.game.actionsOf(move);
    return actions !== null && !(this.mode === 'ponder' && isSame(actions, this.expected));
  }

  private run(line: string): void {
    const [command = '', ...words] = line.split(/\s+/);
    if (PASSED_OVER.includes(command)) return;
    const run = this.commands.get(command);
    if (run) run(line.slice(command.length).trim(), line, words);
    else if (moveIn(line) !== null || this.game.actionsOf(line) !== null) this.userMove(line);
    else this.host.say(`Error (unknown command): ${shortened(line)}`);
  }
  private readonly commands: ReadonlyMap<string, (rest: string, line: string, words: readonly string[]) => void> =
    new Map<string, (rest: string, line: string, words: readonly string[]) => void>([
      ['protover', () => this.introduce()],
      ['new', () => this.beginUsual()],
      ['variant', (name) => this.begin(name)],
      ['force', () => this.playNeither()],
      ['result', () => this.playNeither()],
      ['go', () => this.go()],
      ['playother', () => this.playOther()],
      ['usermove', (move) => this.userMove(move)],
      ['?', () => this.moveNow()],
      ['ping', (number) => this.ping(number)],
      ['level', (_, line, words) => this.complain(this.clock.level(words, this.game.movesMade), line)],
      ['st', (_, line, [seconds]) => this.complain(this.clock.st(seconds), line)],
      ['sd', (_, line, [plies]) => this.complain(this.clock.sd(plies), line)],
      ['time', (_, line, [left]) => this.complain(this.clock.time(left), line)],
      ['undo', (_, line) => this.takeBack(1, line)],
      ['remove', (_, line) => this.takeBack(2, line)],
      ['setboard', (text) => this.setBoard(text)],
      ['hint', () => this.hint()],
      ['bk', () => this.tellBook()],
      ['post', () => this.post(true)],
      ['nopost', () => this.post(false)],
      ['hard', () => this.allowPondering(true)],
      ['easy', () => this.allowPondering(false)],
      ['analyze', () => this.beginAnalysis()],
      ['exit', () => this.endAnalysis()],
      ['.', () => this.tellStatus()],
      ['memory', (mib, line) => this.limitMemory(mib, line)],
      ['option', (rest, line) => this.option(rest, line)],
    ]);
  private complain(isFine: boolean, line: string, why = 'bad parameters'): void {
    if (!isFine) this.host.say(`Error (${why}): ${shortened(line)}`);
  }
  private introduce(): void {
    this.host.say('feature done=0');
    this.host.say('feature myname="Fairytable"');
    for (const features of FEATURES) this.host.say(`feature ${features}`);
    this.host.say(`feature variants="${xboardVariants.join(',')}"`);
    for (const option of featureOptions()) this.host.say(`feature option="${option}"`);
    this.host.say('feature done=1');
  }
  private post(isPosting: boolean): void {
    this.isPosting = isPosting;
  }
  private allowPondering(mayPonder: boolean): void {
    this.mayPonder = mayPonder;
  }
  private tellBook(): void {
    this.host.say(' There is no opening book.');
    this.host.say('');
  }
  /** All of it is the transposition table's, as far as that has room. */
  private limitMemory(mib: string, line: string): void {
    const isNumber = /^\d{1,9}$/.test(mib);
    this.complain(isNumber && this.settings.set('Hash', `${clamp(Number(mib))}`).ok, line);
  }
  private option(rest: string, line: string): void {
    const [, name = '', value = ''] = rest.match(/^([^=]*?)\s*=\s*(.*)$/) ?? [];
    const set = this.settings.set(name, value);
    if (!set.ok) this.host.say(`Error (${set.error.message.replace(/[()]/g, '')}): ${shortened(line)}`);
  }
  private ping(number: string): void {
    if (this.mode === 'move') this.pings.push(number);
    else this.answerPing(number);
  }
  private answerPing(number: string): void {
    const pong = (): void => this.host.say(`pong ${shortened(number)}`);
    const request = this.game.request();
    if (request) this.search.warmUp(request, pong);
    else pong();
  }

  // -- the game

  private beginUsual(): void {
    this.side = 1;
    this.clock.depth = null;
    this.begin(NORMAL);
  }
  private begin(variant: string): void {
    this.expected = null;
    if (!this.game.begin(variant)) this.host.say(`Error (unknown variant): ${shortened(variant)}`);
  }
  private setBoard(text: string): void {
    this.expected = null;
    const set = this.game.setUp(text);
    if (!set.ok) this.host.say(`tellusererror Illegal position: ${set.error.message}`);
  }
  private takeBack(moves: number, line: string): void {
    this.expected = null;
    this.complain(this.game.takeBack(moves), line, 'command not legal now');
  }
  private userMove(move: string): void {
    if (this.mode === 'move') {
      this.host.say(`Error (command not legal now): ${shortened(move)}`);
      return;
    }
    const actions = this.game.actionsOf(move);
    if (actions === null) {
      const isOver = this.game.result() !== null;
      this.host.say(`Illegal move${isOver ? ' (the game is over)' : ''}: ${shortened(move)}`);
      return;
    }
    this.game.play(actions);
    this.expected = null;
    const result = this.game.result();
    if (result !== null) this.host.say(result);
    else if (this.mode === 'ponder') {
      // as expected: from now on it is the engine's own time
      this.mode = 'move';
      this.search.release(this.budget());
    } else this.think();
  }

  // -- thinking

  private playNeither(): void {
    this.side = null;
  }
  private playOther(): void {
    this.side = other(this.game.position()?.turn ?? 0);
  }
  private go(): void {
    this.side = this.game.position()?.turn ?? null;
    this.think();
  }
  private moveNow(): void {
    if (this.mode === 'move') this.search.stop();
  }
  private hint(): void {
    if (this.expected) this.host.say(`Hint: ${this.game.moveText(this.expected)}`);
  }
  private beginAnalysis(): void {
    this.side = null;
    this.isAnalysing = true;
  }
  private endAnalysis(): void {
    this.isAnalysing = false;
  }
  private budget(): number | null {
    const position = this.game.position();
    const isLimited = this.settings.level !== null || this.clock.depth !== null;
    return position && this.clock.budget(position.turn, this.game.movesMade, isLimited);
  }
  private think(): void {
    const position = this.game.position();
    if (this.mode === 'move' || this.isAnalysing || !position || position.outcome || position.turn !== this.side)
      return;
    this.begun('move', []);
  }
  private ponder(): void {
    const { expected, side } = this;
    if (expected === null || side === null || this.game.position()?.turn === side) return;
    const position = this.game.position(expected);
    if (position && !position.outcome && position.turn === side) this.begun('ponder', expected);
  }
  private analyse(): void {
    const position = this.game.position();
    if (position && !position.outcome) this.begun('analysis', []);
  }
  private begun(mode: 'move' | 'ponder' | 'analysis', after: readonly string[]): void {
    const request = this.game.request(after);
    if (!request) return;
    const { depth } = this.clock;
    this.mode = mode;
    this.last = null;
    this.search.begin({
      request,
      limits: depth === null || mode === 'analysis' ? {} : { depth },
      turns: [],
      budget: mode === 'move' ? this.budget() : null,
      isWholeTurn: mode !== 'analysis',
      isKept: mode !== 'move',
      isUnlimited: mode === 'analysis',
      told: (told, milliseconds) => this.tell(told, milliseconds, this.mode === 'ponder' ? after : []),
      done: (texts, decided) => this.move(texts, decided),
    });
  }
  private tell(told: Told, milliseconds: number, before: readonly string[]): void {
    this.last = { told, milliseconds };
    if (!this.isPosting) return;
    for (const { actions, score, wins } of told.lines.slice(0, this.settings.lines)) {
      const mate = wins === null ? 0 : matesIn(wins, score);
      const value = mate === 0 ? score : mate + Math.sign(mate) * MATE;
      const line = this.game.line([...before, ...actions]);
      this.host.say(`${told.depth} ${value} ${Math.round(milliseconds / 10)} ${told.nodes} ${line.join(' ')}`);
    }
  }
  private move(texts: readonly string[], { line }: Decided): void {
    const isOfGame = this.mode === 'move';
    this.mode = null;
    if (!isOfGame) return;
    const move = this.game.moveText(texts);
    // a declaration is no move: the result tells of it
    if (move !== '') this.host.say(`move ${move}`);
    this.game.play(texts);
    const result = this.game.result();
    if (result !== null) this.host.say(result);
    // of a turn of several actions the line is that of the last
    const reply = line?.actions[1];
    this.expected = reply !== undefined && this.game.position()?.find(reply).ok ? [reply] : null;
    for (const number of this.pings.splice(0)) this.answerPing(number);
  }
  private tellStatus(): void {
    const position = this.mode === 'analysis' ? this.game.position() : null;
    if (!position) return;
    const { told, milliseconds } = this.last ?? { told: { nodes: 0, depth: 0 }, milliseconds: 0 };
    const moves = position.actions().length;
    this.host.say(`stat01: ${Math.round(milliseconds / 10)} ${told.nodes} ${told.depth} 0 ${moves}`);
  }
}

/** What is meant as a move: behind `usermove`, or in coordinates. */
const moveIn = (line: string): string | null => {
  const [, move = null] = line.match(/^usermove\s+(.*)$/) ?? [];
  return move ?? (/^(?:[a-z]\d+[a-z]\d+[a-z+=]?|\+?[A-Z]@[a-z]\d+|O-O(?:-O)?)$/.test(line) ? line : null);
};
const isSame = (a: readonly string[], b: readonly string[] | null): boolean => a.join() === b?.join();
const clamp = (mib: number): number => Math.min(LARGEST_HASH, Math.max(1, mib));

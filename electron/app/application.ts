/**
 * The application behind the contract: opens the library and returns one handler for every request. It knows nothing of
 * windows or sockets; its environment is the few functions of `Host`.
 */
import path from 'node:path';
import type { Result } from '../../engine/core/result.ts';
import { problemMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import { onOwnGame } from '../games/own-games.ts';
import { type Disk, realDisk } from '../saves/disk/disk.ts';
import { guardedDisk, type Watches } from '../saves/disk/guarded-disk.ts';
import { type LockSettings, takeLock } from '../saves/disk/lock.ts';
import { makePrivate } from '../saves/disk/modes.ts';
import { GAME_EXTENSION } from '../saves/disk/names.ts';
import { refusedFolder } from '../saves/disk/refused-folder.ts';
import { type Clock, realClock } from '../saves/disk/write-whole.ts';
import { GameVersions } from '../saves/game-versions.ts';
import { Library, OWN_GAMES } from '../saves/library.ts';
import { Preferences } from '../saves/preferences.ts';
import { problem } from '../saves/problems.ts';
import { ExerciseProgress } from '../saves/progress.ts';
import { Recent } from '../saves/recent.ts';
import { readSeenUpdates, writeSeenUpdates } from '../saves/seen-updates.ts';
import type { WorkClock } from '../saves/work.ts';
import { appRequests } from './app-requests.ts';
import { AppSession } from './app-session.ts';
import { BrokerGames, type BrokerSettings } from './broker/broker-games.ts';
import { rematchByBroker } from './broker/broker-rematch.ts';
import { clockRequests } from './clocks/clock-requests.ts';
import { realTurnClock, type TurnClock } from './clocks/turn-clock.ts';
import { Advice } from './computer/advice.ts';
import { adviceRequests } from './computer/advice-requests.ts';
import { computerRequests } from './computer/computer-requests.ts';
import { ComputerTurns } from './computer/computer-turns.ts';
import type { Thinking } from './computer/thinking.ts';
import { correspondenceRequests, exceptByText } from './correspondence/correspondence-requests.ts';
import { receiveText } from './correspondence/receive-text.ts';
import { descriptionOf } from './describing.ts';
import { exerciseRequests } from './exercises/exercise-requests.ts';
import { ExerciseTurns } from './exercises/exercise-turns.ts';
import { exceptInExercises } from './exercises/not-in-exercises.ts';
import { libraryRequests } from './files/library-requests.ts';
import { offerText } from './files/offer-text.ts';
import type { Application, Host } from './host.ts';
import { matchRequests } from './match/match-requests.ts';
import { atATable } from './online/at-a-table.ts';
import { Online, type OnlineSettings } from './online/online.ts';
import { onlineRequests } from './online/online-requests.ts';
import { ownGameRequests } from './own-games/own-game-requests.ts';
import { setupRequests } from './setup/setup-requests.ts';
import { updateRequests } from './updates/update-requests.ts';
import { realUpdateClock, type UpdateClock, Updates } from './updates/updates.ts';

export interface OpenSettings {
  /** the folder of all data */
  readonly home: string;
  readonly host: Host;
  readonly disk?: Disk;
  readonly clock?: Clock;
  /** milliseconds to wait for a file outside the library */
  readonly patience?: number;
  readonly lock?: LockSettings;
  readonly watches?: Watches;
  readonly workClock?: WorkClock;
  /** what thinks for the computer, and for how long; closed with the application */
  readonly thinking: Thinking;
  /** what tries the rules of people's own games; closed with the application */
  readonly trying: Thinking;
  /** milliseconds that this may take */
  readonly tryingDeadline?: number;
  readonly turnClock?: TurnClock;
  readonly online?: OnlineSettings;
  readonly brokers?: BrokerSettings;
  readonly updateClock?: UpdateClock;
}

/** The application with what tests look into. */
export interface OpenedApplication extends Application {
  readonly online: Online;
  readonly session: AppSession;
}

/** Fails if another process owns the library, or if the folder cannot be used. */
export async function openApplication({
  home,
  host,
  disk: unguarded = realDisk,
  clock = realClock,
  patience,
  lock: lockSettings = {},
  watches,
  workClock,
  thinking,
  trying,
  tryingDeadline,
  turnClock = realTurnClock,
  online: onlineSettings = {},
  brokers: brokerSettings = {},
  updateClock = realUpdateClock,
}: OpenSettings): Promise<Result<OpenedApplication>> {
  const journals = path.join(home, 'journals');
  try {
    await unguarded.makeFolder(home);
    await unguarded.makeFolder(journals);
  } catch (error) {
    return refusedFolder(error);
  }
  // Electron's own profile is in that folder too, with thousands of files
  makePrivate(home, ['browser'], (line) => host.log(line));
  const lock = await takeLock(unguarded, home, { log: (line) => host.log(line), ...lockSettings });
  if (!lock.ok) return lock;
  const disk = guardedDisk(unguarded, home, lock.value, watches);
  let library: Library;
  let gameFiles: Library;
  let gameVersions: GameVersions;
  try {
    library = await Library.open(disk, home, { clock, patience });
    gameFiles = await Library.open(disk, home, { clock, patience, keeps: OWN_GAMES });
    gameVersions = await GameVersions.open(disk, home);
  } catch (error) {
    await lock.value.release();
    return refusedFolder(error);
  }
  const { preferences, problem: settingsProblem } = await Preferences.open(disk, home);
  const { progress, problem: progressProblem } = await ExerciseProgress.open(disk, home);
  const recent = await Recent.open(disk, home, (line) => host.log(line));
  const session = new AppSession({
    host,
    disk,
    library,
    preferences,
    recent,
    journals,
    workClock,
    thinking,
    turnClock,
    gameFiles,
    gameVersions,
    trying,
    tryingDeadline,
  });
  const stopDescribing = onOwnGame((variant) => void host.send('described', descriptionOf(variant)));
  const turns = new ComputerTurns(session, session.thoughts, turnClock);
  const advice = new Advice(session);
  const clocks = clockRequests(session);
  const exercises = new ExerciseTurns(session, progress, turnClock);
  const online = new Online(session, home, onlineSettings);
  const brokers = new BrokerGames(session, home, brokerSettings);
  const updates = new Updates({
    updater: host.updater,
    clock: updateClock,
    seen: await readSeenUpdates(disk, home),
    keep: (seen) =>
      session.writing
        .run(() => writeSeenUpdates(disk, home, seen))
        // it looks again a little earlier, or tells of a version once more
        .catch((error: unknown) => host.log(`cannot remember new versions: ${String(error)}`)),
    choice: () => preferences.settings.updates,
    tell: (view) => void host.send('updates', view),
    log: (line) => host.log(line),
  });
  session.catalogue.hasArrived = (game) => brokers.hasArrived(game);
  session.queue.after = () => {
    brokers.consider();
    online.consider();
    clocks.consider();
    turns.consider();
    exercises.consider();
    advice.consider();
  };
  session.pageBegins = () => advice.stopAll();
  session.receive = (text) => receiveText(session, text, brokers.carryInvited);
  await session.recovery.begin();
  await brokers.load();
  for (const told of [settingsProblem, progressProblem]) if (told) session.notify(told);
  host.appearance(preferences.settings);
  lock.value.onLost(() => {
    host.log('another process has taken the library');
    session.notify(problem('library-lost', problemMessages.libraryLost));
  });
  const handlers: Handlers = {
    ...appRequests(session, updates),
    ...updateRequests(updates),
    ...libraryRequests(session),
    ...ownGameRequests(session),
    ...matchRequests(session, exercises),
    ...setupRequests(session),
    ...computerRequests(session, turns),
    ...adviceRequests(session, advice),
    ...exerciseRequests(session, { turns: exercises, advice, progress }),
    ...correspondenceRequests(session, brokers),
    ...clocks.handlers,
    ...onlineRequests(session, online, brokers.talk),
  };
  void brokers.begin().catch((error: unknown) => host.log(`games by a broker: ${String(error)}`));
  return {
    ok: true,
    value: {
      handlers: online.forwarding(
        atATable(
          exceptByText(exceptInExercises(rematchByBroker(handlers, session, brokers), session), session),
          session,
          () => online.table,
        ),
      ),
      online,
      session,
      openFile: async (file) => {
        if (file.endsWith(GAME_EXTENSION)) {
          const rules = await session.openRules(file);
          if (!rules.ok)
            return session.notify(
              rules.error.problem ?? problem(rules.error.code, problemMessages.rules(rules.error.message)),
            );
          if (!host.send('rules', rules.value)) session.games.opened = rules.value;
          return;
        }
        const opened = await session.openFile(file);
        if (opened.ok) {
          host.send('opened', opened.value);
          host.send('library', {});
          return;
        }
        const text = await session.library.reading.text(file);
        if (text.ok && (await offerText(session, text.value))) return;
        const { code, message, problem: notice } = opened.error;
        session.notify(notice ?? { ...problemMessages.unreadable, code, detail: message });
      },
      notify: (notice) => session.notify(notice),
      pageLeft: () => session.pageLeft(),
      sleep: () => session.sleep(),
      wake: () => {
        session.wake();
        online.remote?.reconnect();
        brokers.reconnect();
      },
      close: async ({ force }) => {
        session.works.cancelAll('open');
        session.works.cancelAll('import');
        const closed = await session.queue.run(async () => {
          const done = await session.closeMatch({ keepAll: true });
          session.isClosed = done.ok || force;
          return done;
        });
        if (!closed.ok) {
          if (!force) return closed.error.problem ?? null;
          host.log(`closed without saving: ${closed.error.message}`);
        }
        updates.close();
        await online.close();
        await brokers.close();
        turns.stop();
        exercises.stop();
        await session.thoughts.close();
        await session.recovery.stop();
        await session.games.close();
        stopDescribing();
        await session.writing.run(() => {});
        // a lock that cannot be removed must not prevent quitting: the next start sees that its process is dead
        await lock.value.release().catch((error: unknown) => host.log(`cannot remove the lock: ${String(error)}`));
        return null;
      },
    },
  };
}

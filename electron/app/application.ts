/**
 * The application behind the contract: opens the library and returns one handler for every request. It knows nothing of
 * windows or sockets; its environment is the few functions of `Host`.
 */
import type { Result } from '../../engine/shared/result.ts';
import { problemMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { usualSettings } from '../contract/settings.ts';
import { onOwnGame } from '../games/own-games.ts';
import { readEngines, writeEngines } from '../saves/kept-engines.ts';
import { problem } from '../saves/problems.ts';
import { readSeenUpdates, writeSeenUpdates } from '../saves/seen-updates.ts';
import { openStorage, type StorageSettings } from '../saves/storage.ts';
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
import type { StartProgram } from './engines/engine-program.ts';
import { engineRequests } from './engines/engine-requests.ts';
import { EngineSeats } from './engines/engine-seats.ts';
import { Engines } from './engines/engines.ts';
import { exerciseRequests } from './exercises/exercise-requests.ts';
import { ExerciseTurns } from './exercises/exercise-turns.ts';
import { exceptInExercises } from './exercises/not-in-exercises.ts';
import { OwnLessons } from './exercises/own-lessons.ts';
import { OwnProblems } from './exercises/own-problems.ts';
import { libraryRequests } from './files/library-requests.ts';
import { openGivenFile } from './files/open-given.ts';
import type { Application, Host } from './host.ts';
import { matchRequests } from './match/match-requests.ts';
import { atATable } from './online/at-a-table.ts';
import { Online, type OnlineSettings } from './online/online.ts';
import { answerOnlineRequests } from './online/online-requests.ts';
import { answerOwnGameRequests } from './own-games/own-game-requests.ts';
import { setupRequests } from './setup/setup-requests.ts';
import { languageFor, speak } from './speaking.ts';
import { answerUpdateRequests } from './updates/update-requests.ts';
import { realUpdateClock, type UpdateClock, Updates } from './updates/updates.ts';
import { inOwnLanguage } from './whose-language.ts';

export interface OpenSettings extends StorageSettings {
  readonly host: Host;
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
  /** starts the program of another engine */
  readonly startProgram?: StartProgram;
}

/** The application with what tests look into. */
export interface OpenedApplication extends Application {
  readonly online: Online;
  readonly session: AppSession;
}

/** Fails if another process owns the library, or if the folder cannot be used. */
export async function openApplication(settings: OpenSettings): Promise<Result<OpenedApplication>> {
  const { home, host, turnClock = realTurnClock, updateClock = realUpdateClock } = settings;
  const { workClock, thinking, trying, tryingDeadline } = settings;
  const log = (line: string): void => host.log(line);
  // until the settings are read
  speak(languageFor(usualSettings, host.languages));
  const storage = await openStorage(settings, log);
  if (!storage.ok) return storage;
  const { lock, disk, preferences, progress } = storage.value;
  speak(languageFor(preferences.settings, host.languages));
  const session = new AppSession({ ...storage.value, host, workClock, thinking, turnClock, trying, tryingDeadline });
  const stopDescribing = onOwnGame((variant) => void host.send('described', descriptionOf(variant)));
  const engines = new Engines({
    ...{ host, clock: turnClock, start: settings.startProgram, kept: await readEngines(disk, home) },
    keep: (kept) => session.writing.run(() => writeEngines(disk, home, kept)),
  });
  const engineSeats = new EngineSeats(session, engines);
  const turns = new ComputerTurns(session, { own: session.thoughts, others: engineSeats }, turnClock);
  const advice = new Advice(session, engineSeats);
  const clocks = clockRequests(session);
  const exercises = new ExerciseTurns(session, progress, turnClock);
  const ownProblems = new OwnProblems(session, advice);
  const ownLessons = new OwnLessons(session, advice);
  const online = new Online(session, home, settings.online);
  const brokers = new BrokerGames(session, home, settings.brokers);
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
    log,
  });
  session.catalogue.hasArrived = (game) => brokers.hasArrived(game);
  // whoever it was done for, what follows is told at this machine
  session.queue.after = () =>
    inOwnLanguage(() => {
      brokers.consider();
      online.consider();
      clocks.consider();
      turns.consider();
      engineSeats.consider();
      exercises.consider();
      advice.consider();
    });
  session.pageBegins = () => {
    advice.stopAll();
    session.games.stopReading();
  };
  session.receive = (text) => receiveText(session, text, brokers.carryInvited);
  await session.recovery.begin();
  await brokers.load();
  for (const told of storage.value.problems) session.notify(told);
  host.appearance(preferences.settings);
  lock.onLost(() => {
    log('another process has taken the library');
    session.notify(problem('library-lost', problemMessages.libraryLost));
  });
  const handlers: Handlers = {
    ...appRequests(session, updates),
    ...answerUpdateRequests(updates),
    ...libraryRequests(session),
    ...answerOwnGameRequests(session, { problems: ownProblems, lessons: ownLessons }),
    ...engineRequests(session, engines),
    ...matchRequests(session, exercises, engines, engineSeats),
    ...setupRequests(session),
    ...computerRequests(session, turns, engines),
    ...adviceRequests(session, advice, engines),
    ...exerciseRequests(session, { turns: exercises, advice, progress, own: ownProblems, ownLessons }),
    ...correspondenceRequests(session, brokers),
    ...clocks.handlers,
    ...answerOnlineRequests(session, online, brokers.talk),
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
      openFile: (file) => openGivenFile(session, file),
      notify: (notice) => session.notify(notice),
      pageLeft: () => session.pageLeft(),
      sleep: () => session.sleep(),
      wake: () => {
        session.wake();
        online.remote?.reconnect();
        brokers.reconnect();
      },
      close: async ({ force }) => {
        const left = await leaveTable(session, force);
        if (!left.ok) {
          if (!force) return left.error.problem ?? null;
          log(`closed without saving: ${left.error.message}`);
        }
        updates.close();
        await online.close();
        await brokers.close();
        turns.stop();
        await engineSeats.close();
        engines.close();
        exercises.stop();
        await session.thoughts.close();
        await session.recovery.stop();
        await session.games.close();
        stopDescribing();
        await session.writing.run(() => {});
        // a lock that cannot be removed must not prevent quitting: the next start sees that its process is dead
        await lock.release().catch((error: unknown) => log(`cannot remove the lock: ${String(error)}`));
        return null;
      },
    },
  };
}

/** Keeps the match on the table, for good. */
function leaveTable(session: AppSession, force: boolean): Promise<Answer<Record<never, never>>> {
  session.works.cancelAll('open');
  session.works.cancelAll('import');
  return session.queue.run(async () => {
    const closed = await session.closeMatch({ keepAll: true });
    session.isClosed = closed.ok || force;
    return closed;
  });
}

/** What the screens say, put together as in English. */
import type { Words } from '../../../engine/shared/language.ts';
import type { englishText } from '../../../renderer/text/index.ts';
import { adviceText } from './advice.ts';
import { announcementText } from './announcements.ts';
import { brokerText } from './broker.ts';
import { clockText } from './clock.ts';
import { commentText } from './comments.ts';
import { computerText } from './computer.ts';
import { correspondenceText } from './correspondence.ts';
import { drawingText } from './drawing.ts';
import { engineText } from './engines.ts';
import { exerciseText } from './exercise.ts';
import { filmText } from './film.ts';
import { freeText } from './free.ts';
import { graphicsText } from './graphics.ts';
import { groupText } from './groups.ts';
import { headlineText } from './headline.ts';
import { joinedText } from './joined.ts';
import { keysText } from './keys.ts';
import { notesText } from './notes.ts';
import { notificationText } from './notifications.ts';
import { onlineText } from './online.ts';
import { openTextText } from './open-text.ts';
import { ownGameText } from './own-games.ts';
import { screenText } from './screens.ts';
import { setupText } from './setup.ts';
import { shareText } from './share.ts';
import { soundText } from './sound.ts';
import { specialRulesText } from './special-rules.ts';
import { reasonText, tableText } from './table.ts';
import { tossText } from './tosses.ts';
import { updateText } from './updates.ts';
import { workshopText } from './workshop.ts';

export const uiText: Words<typeof englishText> = {
  ...screenText,
  broker: brokerText,
  clock: clockText,
  comments: commentText,
  computer: computerText,
  correspondence: correspondenceText,
  drawing: drawingText,
  engines: engineText,
  exercise: exerciseText,
  film: filmText,
  joined: joinedText,
  keys: keysText,
  notes: notesText,

  notifications: notificationText,
  ownGames: ownGameText,
  online: onlineText,
  openText: openTextText,
  free: freeText,
  setup: setupText,
  share: shareText,
  table: tableText,
  tosses: tossText,
  updates: updateText,
  workshop: workshopText,
  special: specialRulesText,
  groups: groupText,
  graphics: graphicsText,
  headline: headlineText,
  spoken: announcementText,
  sound: soundText,
  advice: adviceText,
  reasons: reasonText,
};

/** What a press on a board means by how far it moves, how long it stays and how large it is: the same on every board. */

/** px: a press that moves less is a click, or a tap */
export const DRAG_FROM = 6;
/** ms: a finger that stays this long without moving asks about what it is on, as a right click or Alt does */
export const HOLD = 500;

/** px: the contact of a fingertip or a thumb is smaller than this, that of a palm is not */
const PALM = 80;

/** Does a hand rest on the screen? It means nothing, and whatever a finger was doing ends without effect. */
export const isPalm = (event: Pick<PointerEvent, 'pointerType' | 'width' | 'height'>): boolean =>
  event.pointerType === 'touch' && Math.max(event.width, event.height) >= PALM;

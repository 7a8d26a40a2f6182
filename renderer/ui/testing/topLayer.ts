/**
 * What happy-dom lacks of the top layer: a dialog takes the focus and returns it, a popover is opened by its button and
 * fires its toggle events, and Escape closes it. Inertness is tested only in a browser.
 */
const before = new WeakMap<HTMLElement, Element | null>();
const giveBack = (box: HTMLElement) => {
  const was = before.get(box);
  before.delete(box);
  if (was instanceof HTMLElement) was.focus();
};

const closeDialog = HTMLDialogElement.prototype.close;
HTMLDialogElement.prototype.showModal = function () {
  before.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, select, textarea, [tabindex="0"]')?.focus();
};
HTMLDialogElement.prototype.close = function (value) {
  closeDialog.call(this, value);
  giveBack(this);
};

/** from the lowest to the topmost */
const shown: HTMLElement[] = [];
const tell = (box: HTMLElement, type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') =>
  box.dispatchEvent(Object.assign(new Event(type), { newState }));
/** With what was opened from it. */
const hide = (box: HTMLElement): void => {
  for (const one of [...shown].reverse()) {
    if (!box.contains(one)) continue;
    shown.splice(shown.indexOf(one), 1);
    tell(one, 'beforetoggle', 'closed');
    giveBack(one);
    tell(one, 'toggle', 'closed');
  }
};
const isAuto = (box: HTMLElement): boolean => box.getAttribute('popover') === 'auto';
const show = (box: HTMLElement): void => {
  for (const one of [...shown]) if (isAuto(box) && isAuto(one) && !one.contains(box)) hide(one);
  // as in a browser, only the outermost returns the focus
  if (!shown.some((one) => isAuto(one))) before.set(box, document.activeElement);
  shown.push(box);
  tell(box, 'beforetoggle', 'open');
  queueMicrotask(() => tell(box, 'toggle', 'open'));
};
HTMLElement.prototype.showPopover = function () {
  show(this);
};
HTMLElement.prototype.hidePopover = function () {
  hide(this);
};
document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element ? target.closest('[popovertarget]') : null;
  const box = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (!box) return;
  if (opener?.getAttribute('aria-expanded') === 'true') hide(box);
  else show(box);
});
document.addEventListener(
  'keydown',
  ({ key }) => {
    const top = shown.at(-1);
    if (key === 'Escape' && top) hide(top);
  },
  true,
);

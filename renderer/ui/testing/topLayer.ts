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

let shown: HTMLElement | null = null;
const tell = (box: HTMLElement, type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') =>
  box.dispatchEvent(Object.assign(new Event(type), { newState }));
const show = (box: HTMLElement): void => {
  before.set(box, document.activeElement);
  shown = box;
  tell(box, 'beforetoggle', 'open');
  queueMicrotask(() => tell(box, 'toggle', 'open'));
};
const hide = (box: HTMLElement): void => {
  shown = null;
  giveBack(box);
  tell(box, 'toggle', 'closed');
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
document.addEventListener('keydown', ({ key }) => key === 'Escape' && shown && hide(shown), true);

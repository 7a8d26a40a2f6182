/** The DOM of the tests takes every Alt for AltGr, which types characters and runs no command. */
KeyboardEvent.prototype.getModifierState = function (key) {
  const held = { Alt: this.altKey, Control: this.ctrlKey, Meta: this.metaKey, Shift: this.shiftKey };
  return Object.entries(held).some(([name, isHeld]) => name === key && isHeld);
};

const writes = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a key press goes to a control in which keys enter text or choose options. */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(writes) !== null;

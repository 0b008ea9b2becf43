const writes = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a key press goes to a control for text or choices. */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(writes) !== null;

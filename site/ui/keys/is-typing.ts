const writes = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a pressed key goes into a control that takes text or choices. */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(writes) !== null;

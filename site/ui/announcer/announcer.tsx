import { create } from 'zustand';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

const useAnnouncement = create(() => ({ message: '', turn: 0 }));

/** Makes screen readers announce a message that is visible elsewhere. */
export const announce = (message: string): void =>
  useAnnouncement.setState(({ turn }) => ({ message, turn: turn + 1 }));

/** Removes the last announcement. Without this, it stays in the page until the next one. */
export const clearAnnouncement = (): void => useAnnouncement.setState({ message: '' });

/** The live region. Every second message ends with a no-break space, so that a repeated message is announced again. */
export function Announcer() {
  const { message, turn } = useAnnouncement();
  return (
    <p role="status" className={visuallyHidden}>
      {message}
      {turn % 2 ? '\u00a0' : ''}
    </p>
  );
}

import { create } from 'zustand';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

const useAnnouncement = create(() => ({ message: '', turn: 0 }));

/** Has screen readers say something that the eye sees happen elsewhere. */
export const announce = (message: string): void =>
  useAnnouncement.setState(({ turn }) => ({ message, turn: turn + 1 }));

/** Removes the last announcement, which otherwise stays in the page until the next. */
export const clearAnnouncement = (): void => useAnnouncement.setState({ message: '' });

/** Where announcements are written. The same message twice is read out twice: a no-break space tells them apart. */
export function Announcer() {
  const { message, turn } = useAnnouncement();
  return (
    <p role="status" className={visuallyHidden}>
      {message}
      {turn % 2 ? '\u00a0' : ''}
    </p>
  );
}

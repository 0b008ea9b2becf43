import { create } from 'zustand';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

const useAnnouncement = create(() => ({ words: '', turn: 0 }));

/** Has screen readers say something that the eye sees happen elsewhere. */
export const announce = (words: string): void => useAnnouncement.setState(({ turn }) => ({ words, turn: turn + 1 }));

/** Removes what was said last: it stands in the page until something else is said. */
export const clearAnnouncement = (): void => useAnnouncement.setState({ words: '' });

/** Where announcements are written. The same words twice are said twice: a no-break space tells them apart. */
export function Announcer() {
  const { words, turn } = useAnnouncement();
  return (
    <p role="status" className={visuallyHidden}>
      {words}
      {turn % 2 ? '\u00a0' : ''}
    </p>
  );
}

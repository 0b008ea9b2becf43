import { createStore } from '../../state/create-store.ts';
import { useStore } from '../../state/use-store.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

const said = createStore({ words: '', turn: 0 });

/** Has screen readers say something that the eye sees happen elsewhere. */
export const announce = (words: string): void => said.update(({ turn }) => ({ words, turn: turn + 1 }));

/** Takes back what was said last: it stands in the page until something else is said. */
export const hush = (): void => said.update(({ turn }) => ({ words: '', turn }));

/** Where announcements are written. The same words twice are said twice: a no-break space tells them apart. */
export function Announcer() {
  const { words, turn } = useStore(said);
  return (
    <p role="status" className={visuallyHidden}>
      {words}
      {turn % 2 ? '\u00a0' : ''}
    </p>
  );
}

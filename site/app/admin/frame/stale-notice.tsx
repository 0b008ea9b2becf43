import { useRevalidator } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import * as styles from './stale-notice.css.ts';

/** Says that the lists are as old as the last time the server answered. */
export function StaleNotice() {
  const { revalidate, state } = useRevalidator();
  const pending = state === 'loading';
  return (
    <div role="status" className={styles.notice}>
      <p>The server did not answer, so these lists may be out of date.</p>
      <button
        type="button"
        className={button({ kind: 'secondary', size: 'compact' })}
        aria-disabled={pending}
        onClick={() => pending || revalidate()}
      >
        {pending ? 'Trying...' : 'Try again'}
      </button>
    </div>
  );
}

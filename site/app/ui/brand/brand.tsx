import { Link } from 'react-router';
import { visuallyHidden } from '#app/ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './brand.css.ts';

/** The agency's mark and name, leading home. */
export function Brand({ name, initials }: { name: string; initials: string }) {
  return (
    <Link to="/" className={styles.brand}>
      <span className={styles.mark} aria-hidden="true">
        {initials}
      </span>
      {name}
      <span className={visuallyHidden}>home</span>
    </Link>
  );
}

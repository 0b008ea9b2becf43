import { Link } from 'react-router';
import * as styles from './brand.css.ts';

/** The agency's mark and name, leading home. */
export function Brand({ name, initials }: { name: string; initials: string }) {
  return (
    <Link to="/" className={styles.brand} aria-label={`${name}, home`}>
      <span className={styles.mark} aria-hidden="true">
        {initials}
      </span>
      {name}
    </Link>
  );
}

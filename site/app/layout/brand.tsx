import { Link } from 'react-router';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './brand.css.ts';

/** The agency's mark and name, leading home. */
export function Brand({ name, initials, onClick }: { name: string; initials: string; onClick?: () => void }) {
  return (
    <Link viewTransition to="/" className={styles.brand} onClick={onClick}>
      <span className={styles.mark} aria-hidden="true">
        {initials}
      </span>
      {name}
      <span className={visuallyHidden}>home</span>
    </Link>
  );
}

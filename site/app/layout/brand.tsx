import { Link } from 'react-router';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './brand.css.ts';

type BrandProps = { name: string; initials: string; counted?: string };

/**
 * The agency's logo and name, linked to the home page. `counted`: the name of the action that a click is counted as
 * (`site/app/analytics/analytics.ts`).
 */
export function Brand({ name, initials, counted }: BrandProps) {
  return (
    <Link viewTransition to="/" className={styles.brand} data-count={counted}>
      <span className={styles.mark} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={visuallyHidden}>home</span>
    </Link>
  );
}

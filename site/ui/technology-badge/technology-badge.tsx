import * as styles from './technology-badge.css.ts';

export function TechnologyBadge({ technology }: { technology: string }) {
  return <span className={styles.technologyBadge[technologyColor(technology)]}>{technology}</span>;
}

/** Returns green for anything with Shopify in its name, the primary color for WordPress, and blue for all others. */
export function technologyColor(technology: string): 'green' | 'primary' | 'blue' {
  if (technology.includes('Shopify')) return 'green';
  return technology.includes('WordPress') ? 'primary' : 'blue';
}

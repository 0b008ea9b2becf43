import * as styles from './technology-badge.css.ts';
import { technologyColor } from './technology-color.ts';

/** Names what a project was built with, in the colour of its family. */
export function TechnologyBadge({ technology }: { technology: string }) {
  return <span className={styles.technologyBadge[technologyColor(technology)]}>{technology}</span>;
}

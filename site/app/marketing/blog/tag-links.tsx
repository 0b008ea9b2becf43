import { Link } from 'react-router';
import * as styles from './tag-links.css.ts';

export const tagPath = (tag: string): string => `/blog?tag=${encodeURIComponent(tag)}`;

/** Links each tag of a post to the list of posts with that tag. Renders nothing for a post without tags. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={tagPath(tag)} className={styles.tag}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

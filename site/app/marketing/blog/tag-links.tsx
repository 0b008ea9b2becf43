import { Link } from 'react-router';
import * as styles from './tag-links.css.ts';

/** Returns the path of the list of a tag's posts. */
export const tagPath = (tag: string): string => `/blog?tag=${encodeURIComponent(tag)}`;

/** A post's tags, as links to their posts. Renders nothing for a post without tags. */
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

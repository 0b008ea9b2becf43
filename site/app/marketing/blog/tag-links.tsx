import { Link } from 'react-router';
import * as styles from './tag-links.css.ts';

/** What a post is about, each tag leading to all posts of it. Nothing is drawn for a post without tags. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/blog?tag=${encodeURIComponent(tag)}`} className={styles.tag}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

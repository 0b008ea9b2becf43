import type { ReactNode } from 'react';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import * as styles from './page-index.css.ts';
import { sectionId } from './section.tsx';

type PageIndexProps = {
  /** The sections in `children`, in their order, as each `Section` has them. */
  sections: readonly { label: string; id?: string }[];
  /** For sections that the server need not render twice: their key for `useRenderedOnce`. */
  once?: string;
  children: ReactNode;
};

/**
 * Sections with their index: on a wide screen the margin lists them all, each a link, and a mark on the line goes down the
 * list as the page is read.
 */
export function PageIndex({ sections, once, children }: PageIndexProps) {
  const entries = sections.map((section) => ({ label: section.label, id: sectionId(section) }));
  const content = (
    <>
      <nav aria-label="On this page" className={styles.margin}>
        <ol className={styles.list}>
          {entries.map(({ label, id }) => (
            <li key={id} className={styles.entry}>
              <a href={`#${id}`} className={styles.link} style={{ animationTimeline: `--${id}` }}>
                {label}
              </a>
              <span className={styles.place} />
              <span className={styles.mark} style={{ animationTimeline: `--${id}` }} />
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </>
  );
  return (
    <div
      className={styles.indexed}
      style={{ timelineScope: entries.map(({ id }) => `--${id}`).join(', ') }}
      {...useRenderedOnce(once, content)}
    />
  );
}

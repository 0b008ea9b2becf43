import type { ReactNode } from 'react';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import * as styles from './page-index.css.ts';
import { sectionId } from './section.tsx';

type PageIndexProps = {
  /** The props of the sections in `children`, in order. */
  sections: readonly { label: string; id?: string }[];
  /** The key for `useRenderedOnce`, if the server can render the sections once. */
  once?: string;
  children: ReactNode;
};

/** Sections with an index. On a wide screen, links in the margin list the sections and mark the current one. */
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

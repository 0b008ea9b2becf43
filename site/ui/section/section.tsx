import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './section.css.ts';

export type Ground = 'page' | 'land' | 'shallow' | 'tidal';

type SectionProps = {
  /** The section's short name, in the margin. */
  label: string;
  /** The heading. Without a heading, the label names the section for screen readers. */
  title?: ReactNode;
  /** An introduction between the heading and the content. */
  lead?: ReactNode;
  ground?: Ground;
  id?: string;
  /** A drawing along the section's upper edge, over the full width. */
  edge?: ReactNode;
  /** Content beside the heading and the content. On a phone, it is below them. */
  aside?: ReactNode;
  /** The form field that holds this content. A finding of the page check names this field to refer to the section. */
  field?: string;
  /** The key for `useRenderedOnce`, if the server can render the content once. */
  once?: string;
  children: ReactNode;
};

/** Returns the ID for links to the section. The section's timeline has the same name (see `PageIndex`). */
export const sectionId = ({ label, id }: Pick<SectionProps, 'label' | 'id'>): string =>
  id ??
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A section with its label left of the meridian and its content to the right. */
export function Section({ label, title, lead, ground, id: givenId, edge, aside, field, once, children }: SectionProps) {
  const id = sectionId({ label, id: givenId });
  const labelId = `${id}-name`;
  const content = (
    <>
      {edge}
      <div className={clsx(styles.sheet, styles.meridian)}>
        <div className={styles.grid}>
          <p className={clsx(text({ as: 'label' }), styles.label)} id={title ? undefined : labelId}>
            {label}
          </p>
          <div className={aside ? styles.besides : undefined}>
            <div>
              {title ? (
                <h2 id={labelId} className={text({ as: 'title' })}>
                  {title}
                </h2>
              ) : null}
              {lead ? <p className={clsx(text({ as: 'lead' }), styles.lead)}>{lead}</p> : null}
              {children}
            </div>
            {aside}
          </div>
        </div>
      </div>
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={labelId}
      className={styles.section({ ground })}
      data-field={field}
      style={{ viewTimelineName: `--${id}` }}
      {...useRenderedOnce(once, content)}
    />
  );
}

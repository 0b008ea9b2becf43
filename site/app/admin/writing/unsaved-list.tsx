import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { Moment } from '#ui/admin/time/moment.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './unsaved-list.css.ts';

export const unsavedQuery = graphql(`
  query Unsaved($type: String!) {
    workingCopies(type: $type) {
      id
      title
      baseVersion
      writtenBy
      writtenAt
    }
  }
`);
export type Unsaved = ResultOf<typeof unsavedQuery>['workingCopies'][number];

type UnsavedListProps = {
  unsaved: readonly Unsaved[];
  /** The kind's name for one record. */
  one: string;
  editedAt(id: string): string;
  now: number;
};

/** The records with unsaved changes, the newest first; nothing if there are none. */
export function UnsavedList({ unsaved, one, editedAt, now }: UnsavedListProps) {
  if (unsaved.length === 0) return null;
  return (
    <section aria-labelledby="unsaved-heading" className={styles.section}>
      <h3 id="unsaved-heading" className={text({ as: 'label' })}>
        Not saved yet
      </h3>
      <ul className={styles.list}>
        {unsaved.map(({ id, title, baseVersion, writtenBy, writtenAt }) => (
          <li key={id}>
            <Link to={editedAt(id)} className={styles.line}>
              <PencilLine size={17} aria-hidden="true" className={styles.sign} />
              <span className={styles.title}>{title || `A ${one} without a title`}</span>
              <span className={styles.about}>
                {baseVersion === null ? `new, by ${writtenBy}` : `changes by ${writtenBy}`},{' '}
                <Moment at={writtenAt} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

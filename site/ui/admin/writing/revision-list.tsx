import { Moment } from '../time/moment.tsx';
import * as styles from './revision-list.css.ts';

export type RevisionLine = { id: string; cause: string; writtenBy: string; writtenAt: string };

const causes: Readonly<Record<string, string>> = {
  created: 'First saved',
  saved: 'Saved',
  published: 'Published',
  withdrawn: 'Unpublished',
  typed: 'Unsaved changes',
};

/** Describes why and by whom a revision was made. */
export const causeOf = ({ cause, writtenBy }: Omit<RevisionLine, 'id' | 'writtenAt'>): string =>
  [causes[cause] ?? cause, writtenBy].filter(Boolean).join(' by ');

type RevisionListProps = {
  revisions: readonly RevisionLine[];
  /** The id of the revision that is shown. */
  shown: string | null;
  now: number;
  /** The link to a revision, in the browser or the console. */
  Link(props: {
    id: string;
    className: string;
    'aria-current': 'true' | undefined;
    children: React.ReactNode;
  }): React.ReactNode;
};

/** Lists the revisions of a record as links, newest first. */
export function RevisionList({ revisions, shown, now, Link }: RevisionListProps) {
  return (
    <ol className={styles.list}>
      {revisions.map((revision) => (
        <li key={revision.id}>
          <Link id={revision.id} className={styles.line} aria-current={revision.id === shown ? 'true' : undefined}>
            <span className={styles.cause}>{causeOf(revision)}</span>
            <span className={styles.moment}>
              <Moment at={revision.writtenAt} now={now} as="full" />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

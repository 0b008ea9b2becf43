import { Moment } from '../time/moment.tsx';
import * as styles from './revision-list.css.ts';

export type RevisionLine = { id: string; cause: string; writtenBy: string; writtenAt: string };

const causes: Readonly<Record<string, string>> = {
  created: 'First saved',
  saved: 'Saved',
  published: 'Published',
  withdrawn: 'Unpublished',
  typed: 'Typed, not saved',
};

/** Why and by whom a version was kept. */
export const causeOf = ({ cause, writtenBy }: Omit<RevisionLine, 'id' | 'writtenAt'>): string =>
  [causes[cause] ?? cause, writtenBy].filter(Boolean).join(' by ');

type RevisionListProps = {
  revisions: readonly RevisionLine[];
  /** The id of the one that is shown. */
  shown: string | null;
  now: number;
  /** The link to one. */
  Link(props: {
    id: string;
    className: string;
    'aria-current': 'true' | undefined;
    children: React.ReactNode;
  }): React.ReactNode;
};

/** The versions of a record, the newest first, each a link that shows it. */
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

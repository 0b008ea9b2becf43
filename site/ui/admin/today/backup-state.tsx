import { grouped } from '@agency/api/contract/text';
import { TriangleAlert } from 'lucide-react';
import { Text } from '#ui/layout/text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { dateAndTime } from '../time/moments.ts';
import * as styles from './today.css.ts';
import type { TodayData } from './today-query.ts';

type BackupProps = { backup: TodayData['today']['backup'] };

/** Shows when a test restore last verified a backup. */
export function BackupState({ backup: { provenAt, rows, files } }: BackupProps) {
  const local = useHydrated();
  return (
    <Text look="small" tone={provenAt ? undefined : 'muted'}>
      {provenAt ? (
        <>
          Verified by a test restore on <time dateTime={provenAt}>{dateAndTime(provenAt, local)}</time>:{' '}
          {grouped(rows ?? 0)} rows, {grouped(files ?? 0)} files
        </>
      ) : (
        'The first backup runs tonight.'
      )}
    </Text>
  );
}

/** Shows at the top of Today if a backup failed or is missing. */
export function BackupProblem({ backup: { problem } }: BackupProps) {
  if (!problem) return null;
  return (
    <p role="status" className={styles.problem}>
      <TriangleAlert size={18} aria-hidden="true" className={styles.problemSign} />
      <span>
        <strong>The backup failed.</strong> {problem}
      </span>
    </p>
  );
}

import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './imports.css.ts';
import type { ContentImport } from './imports-query.ts';

const many = (count: number, one: string) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

/** How many things that were left out or changed are shown without a click. */
const fewLeftOut = 5;

/** One import: its progress, what it added, and what it left out. */
export function ImportRun({ run, now }: { run: ContentImport; now: number }) {
  const { fileName, source, state, total, done, leftOut, leftOutMore, createdAt } = run;
  const left = leftOut.length + leftOutMore;
  return (
    <li className={styles.run}>
      <h4 className={clsx(text({ as: 'label' }), styles.file)}>{fileName}</h4>
      <p className={styles.when}>
        {source ? `${source}, ` : ''}
        <Moment at={createdAt} now={now} />
      </p>
      <p role="status" data-state={state} className={styles.outcome}>
        {outcomeOf(run)}
      </p>
      {state === 'running' ? (
        <progress value={done} max={Math.max(1, total)} aria-label="Imported" className={styles.bar} />
      ) : null}
      {left > 0 ? (
        <details className={styles.left} open={left <= fewLeftOut}>
          <summary>Left out or changed: {grouped(left)}</summary>
          <ul className={styles.list}>
            {leftOut.map(({ what, why }) => (
              <li key={`${what} ${why}`}>
                <strong>{what}</strong>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {leftOutMore > 0 ? <p>And {grouped(leftOutMore)} more.</p> : null}
        </details>
      ) : null}
    </li>
  );
}

function outcomeOf({ state, failure, total, done, added, existing, pictures }: ContentImport): string {
  if (state === 'waiting') return 'Waiting to start.';
  if (state === 'failed') return failure ?? 'The file could not be read.';
  const withPictures = pictures > 0 ? ` with ${many(pictures, 'picture')}` : '';
  if (state === 'running')
    return `${grouped(done)} of ${many(total, 'post')} processed, ${grouped(added)} added${withPictures} so far.`;
  if (total === 0) return 'The file contains no posts.';
  const rest = { 'already here': existing, 'left out': total - added - existing };
  const sentences = Object.entries(rest).flatMap(([what, count]) =>
    count > 0 ? `${grouped(count)} ${count === 1 ? 'was' : 'were'} ${what}.` : [],
  );
  return [`${grouped(added)} of ${many(total, 'post')} added${withPictures}.`, ...sentences].join(' ');
}

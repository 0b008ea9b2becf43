import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { views } from '#ui/admin/kinds.ts';
import { Moment } from '#ui/admin/time/moment.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './imports.css.ts';
import type { ContentImport } from './imports-query.ts';

const many = (count: number, one: string) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

/** How many omissions and changes are shown without a click. */
const fewLeftOut = 5;

/** One import: its progress, what it added, and what it omitted. */
export function ImportRun({ run, now }: { run: ContentImport; now: number }) {
  const { fileName, source, state, total, done, added, leftOut, leftOutMore, createdAt } = run;
  const left = leftOut.length + leftOutMore;
  const hidden = left - Math.min(leftOut.length, fewLeftOut);
  return (
    <li className={styles.run}>
      <h4 className={clsx(text({ as: 'label' }), styles.file)}>{fileName}</h4>
      <p className={styles.when}>
        {source ? `${source}, ` : ''}
        <Moment at={createdAt} now={now} />
      </p>
      <p role="status" data-state={state} className={styles.outcome}>
        {state === 'failed' ? <TriangleAlert size={16} aria-hidden="true" className={styles.sign} /> : null}
        {outcomeOf(run)}
      </p>
      {state === 'done' && added > 0 ? (
        <p>
          Next, check <Link to={views.posts.path}>the posts</Link> and publish{' '}
          <Link to={`${views.posts.path}?standing=draft`}>the drafts</Link>.
        </p>
      ) : null}
      {state === 'running' ? (
        <progress value={done} max={Math.max(1, total)} aria-label="Imported" className={styles.bar} />
      ) : null}
      {left > 0 ? (
        <>
          <p className={styles.left}>Left out or changed: {grouped(left)}</p>
          <LeftOut items={leftOut.slice(0, fewLeftOut)} />
        </>
      ) : null}
      {hidden > 0 ? (
        <details className={styles.more}>
          <summary>And {grouped(hidden)} more</summary>
          <LeftOut items={leftOut.slice(fewLeftOut)} />
          {leftOutMore > 0 ? <p>The other {grouped(leftOutMore)} are not stored.</p> : null}
        </details>
      ) : null}
    </li>
  );
}

const LeftOut = ({ items }: { items: ContentImport['leftOut'] }) => (
  <ul className={styles.list}>
    {items.map(({ what, why }) => (
      <li key={`${what} ${why}`}>
        <strong>{what}</strong>
        <span>{why}</span>
      </li>
    ))}
  </ul>
);

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
